import { useLoaderData } from "react-router";
import type { MetaArgs } from "../page-meta.ts";
import { BannerList } from "../staff/banner/banner-list.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import type { loader } from "./staff-banner.server.ts";

export { loader } from "./staff-banner.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "banner");

export default function StaffBanner() {
  const { list, now } = useLoaderData<typeof loader>();
  return (
    <StaffFrame current="banner">
      <BannerList items={list.items} now={now} />
    </StaffFrame>
  );
}
