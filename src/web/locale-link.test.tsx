import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Link, type LinkProps } from "react-router";
import { describe, expect, it } from "vitest";
import { LocaleLink } from "./locale-link.tsx";

function attributesOf(link: ReactElement, at: string): string[] {
  const Page = createRoutesStub([{ path: "*", Component: () => link }]);
  const html = renderToString(<Page initialEntries={[at]} />);
  const [tag = "", text = ""] = html.slice("<a ".length).split(">", 2);
  return [...(tag.match(/[\w-]+="[^"]*"/g) ?? []), text].toSorted();
}

describe("LocaleLink", () => {
  const others: Omit<LinkProps, "to"> = {
    className: "text-accent",
    target: "_blank",
    title: "Codes",
    replace: true,
    preventScrollReset: true,
    reloadDocument: true,
    viewTransition: true,
    state: { from: "here" },
  };

  // The browser takes the page over as it stands: both must be the same.
  it.each([
    ["/", "/codes/djs"],
    ["/", "/codes/djs?sort=views&page=2#first"],
    ["/", "/"],
    ["/profile/1", "/coins"],
    ["/profile/1", "/code/%D8%A3%20b"],
  ])("is on the server, on %s to %s, what the router makes of it", (at, to) => {
    const ours = <LocaleLink {...{ ...others, to }}>Codes</LocaleLink>;
    const routers = <Link {...{ ...others, to, prefetch: "intent", discover: "none" }}>Codes</Link>;
    expect(attributesOf(ours, at)).toEqual(attributesOf(routers, at));
  });

  it("leads to the page of its language", () => {
    const arabic = (to: string) => attributesOf(<LocaleLink to={to}>Codes</LocaleLink>, "/ar/coins");
    expect(arabic("/codes/djs")).toContain('href="/ar/codes/djs"');
    expect(arabic("/")).toContain('href="/ar"');
  });
});
