import { brand } from "#core/brand.ts";
import type { Language } from "#core/vocabulary.ts";
import { localePath } from "./language.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
/** What a page says about itself in the words of schema.org. The router writes it so that no text in it ends the script. */
export type JsonLd = { readonly "@type": string; readonly [name: string]: Json };
/** Where a page stands in one language. */
export type Place = { language: Language; publicUrl: string; href: string };

const siteName = (language: Language) => brand.name[language];

/** The site, with its search of codes. */
export const webSite = ({ language, publicUrl }: Place): JsonLd => ({
  "@type": "WebSite",
  name: siteName(language),
  alternateName: Object.values(brand.name),
  url: `${publicUrl}${localePath(language, "/")}`,
  inLanguage: language,
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${publicUrl}${localePath(language, "/codes/djs")}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
});

/** The way from the home page to this one; `path` without language. */
export const breadcrumbs = (
  { language, publicUrl }: Place,
  steps: readonly { name: string; path: string }[],
): JsonLd => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: siteName(language), path: "/" }, ...steps].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${publicUrl}${localePath(language, path)}`,
  })),
});

type SourceCode = {
  name: string;
  description: string;
  tags: readonly string[];
  /** JavaScript, HTML…; null for a project of many. */
  programmingLanguage: string | null;
  /** Path of its picture. */
  image: string;
  author: { name: string; path: string } | null;
  createdAt: string;
  updatedAt: string;
  views: number;
};

/** A code or project. Instants are ISO 8601. */
export function sourceCode({ language, publicUrl, href }: Place, code: SourceCode): JsonLd {
  const { name, description, tags, programmingLanguage, image, author, createdAt, updatedAt, views } = code;
  const site = { "@type": "Organization", name: siteName(language), url: publicUrl };
  const person = author && {
    "@type": "Person",
    name: author.name,
    url: `${publicUrl}${localePath(language, author.path)}`,
  };
  return {
    "@type": "SoftwareSourceCode",
    name,
    description,
    url: href,
    image: `${publicUrl}${image}`,
    inLanguage: language,
    keywords: tags,
    ...(programmingLanguage === null ? {} : { programmingLanguage }),
    author: person ?? site,
    publisher: site,
    dateCreated: createdAt,
    dateModified: updatedAt,
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/ViewAction",
      userInteractionCount: views,
    },
  };
}

/** The page of a user. */
export const profilePage = (
  { href, language }: Place,
  person: { name: string; username: string; about: string; image: string | null; links: readonly string[] },
): JsonLd => ({
  "@type": "ProfilePage",
  url: href,
  inLanguage: language,
  mainEntity: {
    "@type": "Person",
    name: person.name,
    alternateName: person.username,
    url: href,
    ...(person.about === "" ? {} : { description: person.about }),
    ...(person.image === null ? {} : { image: person.image }),
    sameAs: person.links,
  },
});

/** The questions that a page answers. */
export const questions = (
  { href, language }: Place,
  list: readonly { question: string; answer: string }[],
): JsonLd => ({
  "@type": "FAQPage",
  url: href,
  inLanguage: language,
  mainEntity: list.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** Something that is sold; `price` as decimal text, for the length of an ISO 8601 duration. */
export const product = (
  { href, language }: Place,
  sold: { name: string; description: string; offers: readonly { price: string; period: string }[] },
): JsonLd => ({
  "@type": "Product",
  name: `${siteName(language)} ${sold.name}`,
  description: sold.description,
  brand: { "@type": "Brand", name: siteName(language) },
  offers: sold.offers.map(({ price, period }) => ({
    "@type": "Offer",
    url: href,
    price,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "USD",
      billingDuration: period,
    },
  })),
});

/** A page of text about the site itself. */
export const webPage = (
  { href, language, publicUrl }: Place,
  page: {
    type: "WebPage" | "AboutPage" | "ContactPage";
    name: string;
    description: string;
    updatedAt?: string;
  },
): JsonLd => ({
  "@type": page.type,
  name: page.name,
  description: page.description,
  url: href,
  inLanguage: language,
  ...(page.updatedAt === undefined ? {} : { dateModified: page.updatedAt }),
  publisher: { "@type": "Organization", name: siteName(language), url: publicUrl },
});
