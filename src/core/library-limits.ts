import { dayMs as day, hourMs as hour, minuteMs as minute, secondMs as second } from "./time.ts";

/** The numbers of codes and projects: part of `limits` (limits.ts). */
export const libraryLimits = {
  /** How long one human check lets a session read and copy code (decision 21). */
  readPassMs: 30 * minute,
  library: {
    tagsMax: 10,
    tagMax: 24,
    pageSize: 24,
    queryMax: 200,
    /** Of each item, search looks through this much code. */
    searchedCodeMax: 200_000,
    /** So many matches are ranked and counted; of more, the best of the sort. */
    matchesMax: 1_000,
    /** Of what may hold a text in its code, so much is read to see whether it does. */
    codeReadsMax: 400,
    queryWordsMax: 12,
    /** With fewer matches than this, titles that are nearly like the words are found, too. */
    similarBelow: 5,
    similarMax: 50,
    /** So many words of titles are looked at for what a mistyped one was meant to be. */
    similarWordsMax: 300,
    suggestionsMax: 8,
    /** Articles beside what is found; texts from this length on may be errors that somebody has pasted. */
    articles: { suggested: 3, found: 5, pastedMin: 12 },
    /** Suggestions are the best of so many. */
    suggestedOf: 60,
    /** How long the typing rests before suggestions are asked for. */
    suggestAfterMs: 120,
    facetTagsMax: 24,
    hitLineMax: 160,
    searchTimeoutMs: 2 * second,
    /** Facets of lists with more items than this are counted at most once in `facetsKeepMs`. */
    facetsCountedMax: 1_000,
    facetsKeepMs: minute,
    viewAgainMs: day,
    viewAfterVisibleMs: 2 * second,
    viewSaltKeepMs: 2 * day,
  },
  code: {
    filesMax: 60,
    fileMaxBytes: 256 * 1_024,
    titleMax: 120,
    descriptionMin: 10,
    descriptionMax: 600,
    noteMax: 400,
    setupStepsMax: 20,
    setupStepMax: 400,
    /** What everybody sees of a free code: the beginning of the file that opens first. */
    teaserLines: 12,
    /** How long the home page shows the code that it has read. */
    featuredKeepMs: 10 * second,
    diffContextLines: 3,
    /** Versions that differ in more lines are shown as one gone and one come. */
    diffEditsMax: 5_000,
    /** How long the address of a live preview opens it. */
    previewMs: 10 * minute,
    previewMaxCharacters: 2_000_000,
    /** What one run of a preview may tell the page around it, and how often it says that it lives. */
    previewMessages: 200,
    previewMessageCharacters: 2_000,
    previewAliveMs: second,
  },
  /** Pictures that stand beside links to codes and projects. */
  shareImage: {
    drawnAtOnce: 2,
    /** Who comes when so many wait is told to come again. */
    waitingMax: 30,
    titleMax: 120,
    descriptionMax: 240,
    factsMax: 6,
    keptBytes: 16 * 1_024 * 1_024,
    /** In DATA_DIR/cache; the oldest go first. */
    storedBytes: 256 * 1_024 * 1_024,
    /** How many are written between two looks at how much is stored. */
    storedBetweenLooks: 200,
  },
  /** Each item of a sitemap has an address in each language. */
  sitemap: { itemsMax: 2_500, keptMs: 10 * minute, keptMax: 4 },
  feed: { keptMs: 5 * minute, keptMax: 200 },
  highlight: {
    /** Longer texts are shown without colours. */
    textCharacters: 120_000,
    lineCharacters: 2_000,
    /** A bound for texts made to be slow; the first line of a language takes long as well. */
    lineMs: 2_000,
    /** Tokenised without a pause: about 20 ms. */
    pieceCharacters: 1_200,
    /** Highlighted texts in memory, by the length of their source. */
    keptCharacters: 4_000_000,
  },
  project: {
    nameMin: 3,
    nameMax: 80,
    descriptionMin: 10,
    descriptionMax: 2_000,
    imagesMax: 5,
    imageMaxBytes: 5 * 1_024 * 1_024,
    imagePixelsMax: 40_000_000,
    filesMax: 300,
    fileMaxBytes: 1_024 * 1_024,
    totalMaxBytes: 20 * 1_024 * 1_024,
    segmentMaxBytes: 255,
    levelsMax: 20,
    pathMaxBytes: 1_024,
    foldersMax: 300,
    /** What nothing refers to is collected when it is older than this. */
    blobKeepMs: day,
    /** Publishing needs a Discord account of this age (decision 16). */
    accountAgeMs: 7 * day,
    publicationsPerDay: 20,
    /** A whole request: files, pictures, and this much for everything else. */
    uploadMaxBytes: 47 * 1_024 * 1_024,
    fieldMaxBytes: 1_024 * 1_024,
    fieldsMax: 40,
    /** How long a request may take to come in whole: an upload of the full size at 400 kbit/s. */
    uploadMs: 20 * minute,
    /** How long a refused upload is still taken in, so that its sender comes to read the answer. */
    drainMs: 30 * second,
    /** Pictures are kept at most so wide and high; moving ones only up to so many pixels in all frames. */
    imageSideMax: 2_560,
    thumbnailWidth: 480,
    animationPixelsMax: 20_000_000,
    imageTimeoutS: 20,
  },
  fileStore: {
    /** Contents that are moved to the store at the same time. */
    concurrent: 8,
    /** What an upload left aside when its process died is removed when it is older than this. */
    stagedKeepMs: hour,
    s3TimeoutMs: 30 * second,
    s3Tries: 3,
    s3RetryMs: 250,
    s3ListMax: 1_000,
  },
  report: {
    perDay: 10,
    detailsMax: 1_000,
    appealMax: 2_000,
    /** What staff say to an owner beside the reason, and to an appeal. */
    noteMax: 1_000,
    /** Copies of what was reported are dropped this long after the last report of them was closed. */
    copyKeepMs: 180 * day,
  },
  staff: { pageSize: 30, codeMaxBytes: 6 * 1_024 * 1_024 },
  notice: { shown: 50, keepMs: 180 * day },
  profile: { biographyMax: 500, socialNameMax: 60 },
} as const;
