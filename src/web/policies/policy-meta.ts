import type { Policy } from "#features/policies/policy.schema.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { breadcrumbs, webPage } from "../structured-data.ts";

export const policyMeta = (args: MetaArgs & { loaderData?: Policy | undefined }) => {
  const policy = args.loaderData;
  if (policy === undefined)
    return pageMeta(args, { text: () => ({ title: "", description: "" }), noIndex: true });
  const { name, title, description, updatedAt } = policy;
  return pageMeta(args, {
    text: () => ({ title, description }),
    share: {
      type: "article",
      jsonLd: place => [
        webPage(place, {
          type: name === "about-us" ? "AboutPage" : "WebPage",
          name: title,
          description,
          updatedAt,
        }),
        breadcrumbs(place, [{ name: title, path: `/${name}` }]),
      ],
    },
  });
};
