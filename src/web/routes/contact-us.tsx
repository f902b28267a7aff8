import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { contactMessages } from "#i18n/messages/contact.ts";
import { ContactForm } from "../contact/contact-form.tsx";
import { OtherWays } from "../contact/other-ways.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { breadcrumbs, webPage } from "../structured-data.ts";
import { useT } from "../translation.tsx";
import type { loader } from "./contact-us.server.ts";

export { loader } from "./contact-us.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(contactMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
    share: {
      jsonLd: place => {
        const t = translator(contactMessages, place.language);
        const name = t("page_title");
        return [
          webPage(place, { type: "ContactPage", name, description: t("description") }),
          breadcrumbs(place, [{ name, path: "/contact-us" }]),
        ];
      },
    },
  });

export default function ContactUs() {
  const t = useT(contactMessages);
  return (
    <div className="page py-10 sm:py-14">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
        <div className="flex max-w-2xl flex-col gap-8">
          <header className="flex flex-col gap-2">
            <h1 className="text-3xl">{t("page_title")}</h1>
            <p className="text-muted">{t("intro")}</p>
          </header>
          <ContactForm />
        </div>
        <OtherWays addresses={useLoaderData<typeof loader>()} />
      </div>
    </div>
  );
}
