import { define } from "../message.ts";

/** Texts that stand where pages are shown elsewhere: on pictures beside links, in feeds. */
export const sharingMessages = define(
  {
    kind_djs: "discord.js code",
    kind_web: "Code for websites",
    kind_project: "Project",
    codes_feed: "New codes on {brand}",
    codes_feed_tag: "New codes on {brand}: {tag}",
    projects_feed: "New projects on {brand}",
    projects_feed_tag: "New projects on {brand}: {tag}",
    picture_alt: "{title}, on {brand}",
  },
  {
    kind_djs: "كود discord.js",
    kind_web: "كود للمواقع",
    kind_project: "مشروع",
    codes_feed: "أكواد جديدة في {brand}",
    codes_feed_tag: "أكواد جديدة في {brand}: {tag}",
    projects_feed: "مشاريع جديدة في {brand}",
    projects_feed_tag: "مشاريع جديدة في {brand}: {tag}",
    picture_alt: "{title} في {brand}",
  },
);
