import { accountLimits } from "./account-limits.ts";
import { coinLimits } from "./coin-limits.ts";
import { libraryLimits } from "./library-limits.ts";
import { pageLimits } from "./page-limits.ts";

export { type PlanLimits, plans } from "./plans.ts";

/** Every number somebody might tune. Units stand in the names; sources in the comments. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const limits = {
  session: {
    idleMs: 14 * day,
    absoluteMs: 60 * day,
    /** `last_seen_at` is written at most this often, so that reading a page rarely writes. */
    touchEveryMs: 10 * minute,
    loginAttemptMs: 10 * minute,
  },
  signIn: {
    /** One call to Discord: the exchange of the code, or the question who that is. */
    providerTimeoutMs: 10 * second,
    answerMaxBytes: 64 * 1_024,
    returnPathMax: 1_000,
    nameMax: 64,
  },
  coins: coinLimits,
  account: accountLimits,
  userCache: { counterMs: 60 * second, pageMs: 60 * second },
  monitor: {
    nameMax: 80,
    urlMax: 2_048,
    keywordMax: 200,
    emailMax: 254,
    webhookMax: 300,
    intervalsS: [60, 120, 180, 300] as const,
    /** Due times are whole multiples of this: checks that begin together wake the process once, not one by one. */
    phaseStepMs: 100,
    /** Two missed intervals and this much later, the time between was not observed by us. */
    gapSlackMs: 2 * minute,
    boostIntervalS: 60,
    boostMs: hour,
    /** A failure is confirmed by a second check this much later, before the status turns. */
    confirmAfterMs: 5 * second,
    /** A check that proved nothing, for want of a network of our own, comes again after this at the latest. */
    droppedAgainMs: minute,
    timeLimitMs: 15 * second,
    botTimeLimitMs: 60 * second,
    bodyMaxBytes: 64 * 1_024,
    redirectsMax: 5,
    perHostConcurrent: 4,
    perHostPerSecond: 50,
    dnsCacheMaxMs: minute,
    dnsNegativeCacheMs: 5 * second,
    /** Missed intervals after which a heartbeat monitor is offline (decision 50). */
    heartbeatMissedIntervals: 2,
    /** Calls of a bot that come closer together than this part of the interval share one sample. */
    heartbeatSampleIntervals: 0.5,
    certificateWarnDays: 14,
    stripBars: 90,
    sampleKeepDays: 35,
    purgeBatch: 5_000,
    dayKeepDays: 400,
    spanKeepDays: 400,
    pageSize: 50,
    /** A check at once (instead of a boost, where checks come every minute already) at most this often. */
    checkNowEveryMs: 10 * second,
    incidentsShown: 50,
    deliveriesShown: 50,
    chartBucketsMax: 288,
    importMaxBytes: 2 * 1_024 * 1_024,
    importMaxMonitors: 1_000,
  },
  probe: {
    dnsTimeoutMs: 2 * second,
    dnsTries: 2,
    dnsCacheEntries: 20_000,
    /** How long the other address family may still answer once one has (RFC 8305: 50 ms). */
    secondFamilyWaitMs: 50,
    addressesTriedMax: 6,
    headerMaxBytes: 32 * 1_024,
    /** All that is taken of one answer: hints before it and frames of its body have no end of their own. */
    answerMaxBytes: 1_024 * 1_024,
    tlsSessionEntries: 20_000,
    tlsSessionBytes: 64 * 1_024 * 1_024,
    /** A resumed handshake shows no certificate, so a full one is made at least this often. */
    tlsFullHandshakeEveryMs: 6 * hour,
    postAnswerMaxBytes: 4 * 1_024,
    networkControlCacheMs: 2 * second,
  },
  worker: {
    /** Rows claimed by one statement, how far ahead of their time, and how often there is a look. */
    claimBatch: 500,
    claimAheadMs: 2 * second,
    claimEveryMs: second,
    /** Checks are fired in steps of this length. */
    slotMs: 10,
    /** What is overdue when it is claimed (after downtime) begins so far apart instead of all at once. */
    overdueStepMs: 0.25,
    /** A lease outlives its check's time limits by this; after it another worker may take the row. */
    leaseSlackMs: 30 * second,
    /** What only adds a sample may wait this long for company on its way to the database; a turn hardly at all. */
    flushPlainMs: 800,
    flushUrgentMs: 40,
    /** After a batch with more turns than this, a mass outage is under way: so long until the next batch. */
    turnsAtOnce: 5,
    flushCrowdedMs: 200,
    flushMax: 1_000,
    /** Claimed and running checks in memory; no more are claimed above it. */
    heldMax: 30_000,
    /** Monitors that rolling up and clearing out look at in one step. */
    rollUpBatch: 200,
    /** The embedded database has no autovacuum: how often the busiest table is cleaned, and all the others. */
    vacuumStatesEveryMs: minute,
    vacuumTablesEveryMs: 6 * hour,
    vacuumTablesFirstMs: 10 * minute,
    /** How often owners are looked for whose monitors no longer fit into their plan. */
    plansEveryMs: 20 * second,
    /** How often a worker says that it lives, and how long it is believed. */
    seenEveryMs: 10 * second,
    seenForMs: 30 * second,
    /** How long all control targets together may take to answer. */
    controlTimeoutMs: 3 * second,
    /** How long a stopping worker waits for running checks before it gives them back. */
    drainMs: 5 * second,
  },
  /** For work whose process died: everything else is handled where it is done. */
  job: {
    expireInSeconds: 5 * 60,
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 15 * 60,
    deleteAfterSeconds: 60 * 60,
  },
  /** How often a process looks for jobs whose time has come; alone with its database it adds and wakes them itself. */
  jobLook: { everyMs: second, aloneEveryMs: 5 * second },
  notification: {
    timeoutMs: 10 * second,
    /** Mail servers may think longer before they take a message. */
    mailTimeoutMs: 30 * second,
    /** How long a connection to the mail server is kept for the next mail. */
    mailIdleMs: minute,
    /** How long whoever sends a delivery holds it; afterwards it counts as lost and is taken up anew. */
    leaseMs: 2 * minute,
    /** A waiting delivery whose job is this late is looked for. */
    lostAfterMs: 30 * second,
    /** Clocks of several machines may differ: a job may come this much before its time. */
    earlyMs: 2 * second,
    retries: 8,
    retryDelayS: 5,
    retryDelayMaxS: 15 * 60,
    /** The longest wait that an answer of Discord may ask for. */
    rateLimitMaxMs: day,
    /** Outcomes of attempts go to the database at once; after more than so many together, the next wait so long. */
    recordAtOnce: 5,
    recordEveryMs: 50,
    /** Messages on their way at the same time, by channel. Mails share so many connections. */
    concurrent: { email: 5, discord: 10 },
    /** Deliveries are taken for so many rounds of them ahead. */
    roundsAhead: 4,
    /** More deliveries than this that say the same to the same address go out as one message. */
    groupAbove: 5,
    /** Monitors that such a message names; the rest are counted. */
    groupNamed: 20,
    /** Rows that one look at the waiting deliveries takes in. */
    takeMax: 1_000,
    testPerHour: 10,
    /** Alarm mails one account may cause in a day; beyond it a delivery is recorded as suppressed. */
    emailsPerDay: 200,
    keepDays: 90,
  },
  billing: {
    /** A late payment leaves the plan open for so long (decision 27). */
    graceMs: 7 * day,
    /** How long a renewal may be on its way before the plan closes. */
    renewalSlackMs: day,
    /** How long before a renewal its reminder goes out. */
    remindMonthlyMs: 3 * day,
    remindYearlyMs: 14 * day,
    /** Days after a first purchase in which it can be given back (decision 30). Paddle asks sellers for at least 14. */
    refundWindowDays: 3,
    /** Messages of a payment provider that one job applies, one after another. */
    eventsAtOnce: 50,
    paddleRefundWindowDays: 14,
    /** Webhooks: how old and how far ahead a signature may be, and how many hashes one header may hold. */
    signatureAgeMs: 5 * minute,
    signatureAheadMs: 30 * second,
    signaturesMax: 5,
    webhookMaxBytes: 256 * 1_024,
    webhooksPerMinute: 1_200,
    providerTimeoutMs: 10 * second,
    providerAnswerMaxBytes: 1_024 * 1_024,
    invoiceMaxBytes: 4 * 1_024 * 1_024,
    /** A checkout that led to nothing is asked about for so long, and what runs at least so often. */
    checkoutOpenMs: 2 * day,
    askEveryMs: day,
    /** What is overdue is asked about at most this often while somebody looks at it. */
    askOverdueMs: 10 * second,
    askBackMs: second,
    roundBatch: 200,
    historyShown: 100,
    eventKeepDays: 400,
    checkoutsPerHour: 20,
    /** The sandbox: how late a late webhook is, and how often a failed renewal is tried again. */
    sandboxLateMs: 30 * second,
    sandboxRetryMs: 2 * day,
    sandboxTries: 4,
  },
  ...libraryLimits,
  gift: {
    batchMax: 500,
    monthsMax: 24,
    validDaysMax: 730,
    noteMax: 120,
    /** How long a typed code may be; ours have 26 letters and four dashes. */
    typedMax: 80,
    /** Tries by a user, and from an address, wrong ones too (decision 41). */
    triesMax: 5,
    triesWindowMs: hour,
  },
  support: {
    subjectMin: 3,
    subjectMax: 120,
    messageMax: 4_000,
    threadsPerDay: 5,
    messagesPerDay: 30,
    messagesPerThread: 200,
    /** So much of an answer stands in the notice and its mail. */
    noticeNoteMax: 500,
  },
  assistant: {
    textMax: 8_000,
    titleMax: 80,
    attachmentsMax: 3,
    askedPerMinute: 10,
    askedPerDay: 200,
    /** The oldest conversations go when there are more; a conversation takes so many messages. */
    conversationsMax: 300,
    messagesMax: 200,
    /** What is remembered of questions for the limits and for repeated requests. */
    askKeepMs: 30 * day,
    /** A model that sleeps takes its time to load; afterwards silence means that something is wrong. */
    firstTokenMs: minute,
    silenceMs: 30 * second,
    answerMs: 5 * minute,
    answerMax: 40_000,
    /** How often an answer that is being written goes to the database, and after how long it counts as lost. */
    keepEveryMs: 500,
    lostAfterMs: 20 * second,
    /** How often somebody follows an answer that another process writes. */
    followEveryMs: 400,
    /** What the model is given: characters of earlier messages, of each source, and of what was attached. */
    historyMax: 24_000,
    sourceMax: 2_400,
    attachedMax: 12_000,
    sourcesMax: 5,
    excerptLines: 6,
    /** The library's own index in memory. */
    indexedCodesMax: 2_000,
    indexedTextMax: 60_000,
    indexKeptMs: 10 * second,
    queryWordsMax: 60,
  },
  refund: { noteMax: 1_000 },
  ...pageLimits,
  api: {
    bodyMaxBytes: 64 * 1_024,
    readsPerMinute: 300,
    writesPerMinute: 60,
    loginsPerMinute: 20,
    heartbeatsPerMinute: 30,
    /** Many bots call from behind one address; random tokens from it are a query each. */
    heartbeatsPerMinuteByAddress: 600,
  },
  health: { timeoutMs: 2 * second },
  avatar: {
    maxBytes: 512 * 1_024,
    timeoutMs: 5 * second,
    cacheEntries: 500,
    cacheBytes: 32 * 1_024 * 1_024,
    /** How long a browser keeps the default picture that stood in for one that could not be fetched. */
    retryAfterS: 300,
  },
  toast: { editorMs: 3 * second, defaultMs: 5 * second },
  chunkLoadMs: 120 * second,
  skeletonAfterMs: 150,
  live: {
    pollMs: 700,
    keepAliveMs: 20 * second,
    streamsPerUser: 5,
    /** How long a browser waits before it opens a broken stream again. */
    retryMs: 2 * second,
    /** How often the sessions behind the open streams are looked at. */
    sessionCheckMs: 5 * second,
  },
} as const;
