import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Team, TeamMember } from "#features/staff-roles/staff-roles.schema.ts";
import { staffTeamMessages } from "#i18n/messages/staff-team.ts";
import { LocaleLink } from "../../locale-link.tsx";
import { Rich, useT } from "../../translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { RelativeTime } from "../../ui/time.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { RoleGiver } from "./role-giver.tsx";

type RowProps = { member: TeamMember; now: string; onChange: (() => void) | null };

function Row({ member, now, onChange }: RowProps) {
  const t = useT(staffTeamMessages);
  return (
    <li className="flex flex-col gap-3 p-5 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <LocaleLink to={`/profile/${member.id}`} className="min-w-0 font-semibold hover:text-accent">
            <bdi>{member.name}</bdi>
          </LocaleLink>
          <bdi dir="ltr" className="text-sm text-muted">
            @{member.username}
          </bdi>
          <Badge tone="accent">{t(`role_${member.role}`)}</Badge>
          {member.isBanned && <Badge tone="offline">{t("banned")}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {member.isBySetting && <span>{t("by_setting")}</span>}
          {!member.isBySetting && member.givenBy !== null && member.givenAt !== null && (
            <span>
              <Rich
                catalogue={staffTeamMessages}
                id="given"
                parts={{
                  name: <bdi key="name">{member.givenBy.name ?? member.givenBy.id}</bdi>,
                  time: <RelativeTime key="time" at={member.givenAt} now={now} />,
                }}
              />
            </span>
          )}
          <bdi dir="ltr" className="font-mono text-xs leading-5">
            {member.id}
          </bdi>
        </p>
      </div>
      {onChange !== null && !member.isBySetting && (
        <Button size="sm" onClick={onChange} className="self-start sm:self-center">
          {t("change")}
        </Button>
      )}
    </li>
  );
}

/** The team; admins name others and take roles away. */
export function TeamList({ team, now }: { team: Team; now: string }) {
  const t = useT(staffTeamMessages);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<TeamMember | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-sm text-muted">{t("intro")}</p>
      {team.canChange && <RoleGiver onDone={() => void revalidate()} />}
      <Card padded={false}>
        <ul className="divide-y divide-line wrap-anywhere">
          {team.items.map(member => (
            <Row
              key={member.id}
              member={member}
              now={now}
              onChange={team.canChange ? () => setAsked(member) : null}
            />
          ))}
        </ul>
      </Card>
      {asked !== null && (
        <RoleDialog
          member={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            void revalidate();
          }}
        />
      )}
    </div>
  );
}
