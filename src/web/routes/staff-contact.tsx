import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { ContactQueue } from "../staff/contact/contact-queue.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-contact.server.ts";

export { loader } from "./staff-contact.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "contact");

export default function StaffContact() {
  const { page, query } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="contact">
      <ContactQueue page={page} state={query.state} />
    </StaffFrame>
  );
}
