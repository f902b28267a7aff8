import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { GiftList } from "../staff/gifts/gift-list.tsx";
import { GiftMaker } from "../staff/gifts/gift-maker.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-gifts.server.ts";

export { loader } from "./staff-gifts.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "gifts");

export default function StaffGifts() {
  const { page, query, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="gifts">
      <GiftMaker />
      <GiftList page={page} query={query} now={now} />
    </StaffFrame>
  );
}
