import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { filteredAddress, projectsAddress } from "../projects/list-address.ts";
import { Pagination } from "./pagination.tsx";

function htmlOf(address: string, current: number, total: number): string {
  const search = new URLSearchParams("q=bot&tag=music");
  const toPage = (page: number) => projectsAddress(search, { page: String(page) });
  const Component = () => <Pagination current={current} total={total} toPage={toPage} />;
  const Page = createRoutesStub([{ path: "*", Component }]);
  return renderToStaticMarkup(<Page initialEntries={[address]} />);
}
const linksOf = (html: string) =>
  Array.from(html.matchAll(/href="([^"]+)"/g), match => match[1]?.replaceAll("&amp;", "&"));

describe("the pages of a list of projects", () => {
  it("says where one is, between previous and next, with search and tag kept", () => {
    const html = htmlOf("/projects", 2, 5);
    expect(html).toContain("Page 2 of 5");
    expect(linksOf(html)).toEqual(["/projects?q=bot&tag=music", "/projects?q=bot&tag=music&page=3"]);
  });

  it("says it in Arabic, and leads to Arabic pages", () => {
    const html = htmlOf("/ar/projects", 5, 5);
    expect(html).toMatch(/[\u0600-\u06ff]/);
    expect(linksOf(html)).toEqual(["/ar/projects?q=bot&tag=music&page=4"]);
  });

  it("is not there for one page", () => expect(htmlOf("/projects", 1, 1)).toBe(""));

  it("begins anew with another tag", () => {
    const search = new URLSearchParams("q=bot&page=3");
    expect(filteredAddress(search, { tag: "music" })).toBe("/projects?q=bot&tag=music");
  });
});
