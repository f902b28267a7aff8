import type { ReactNode } from "react";
import { Card } from "../ui/card.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

type Props = {
  title: string;
  text: string;
  things: readonly (readonly [IconName, string])[];
  children: ReactNode;
};

/** What a part of the site does, for those to whom it is not open yet; the ways in below it. */
export function OfferCard({ title, text, things, children }: Props) {
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 className="text-xl">{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {things.map(([icon, thing]) => (
          <li key={thing} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 shrink-0 text-accent" />
            {thing}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}
