import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import type { Profile } from "#features/profiles/profiles.schema.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { loadChunk } from "../errors/chunk-load.ts";
import { Rich, useT } from "../translation.tsx";
import { Badge, type Tone } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Time } from "../ui/time.tsx";
import { useUser } from "../user/user-provider.tsx";
import { About } from "./about.tsx";
import { ProfileCoins } from "./profile-coins.tsx";
import { ProfileCodes, ProfileProjects } from "./profile-lists.tsx";
import { ProfileMonitors } from "./profile-monitors.tsx";

const EditDialog = lazy(() => loadChunk(() => import("./edit-dialog.tsx")));

const tones: Record<Profile["badge"], Tone> = {
  User: "neutral",
  Prime: "coin",
  Plus: "accent",
  Dev: "online",
};

function Head({ profile, onEdit }: { profile: Profile; onEdit: (() => void) | null }) {
  const t = useT(profileMessages);
  return (
    <header className="flex flex-col items-start gap-5 sm:flex-row sm:items-center">
      <img
        src={profile.avatarUrl}
        alt=""
        width={96}
        height={96}
        className="size-24 rounded-full border border-line bg-raised"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 dir="auto" className="text-3xl">
            {profile.name}
          </h1>
          <Badge tone={tones[profile.badge]}>{t(`badge_${profile.badge}`)}</Badge>
          {profile.isStaff && (
            <Badge tone="accent" icon="shield">
              {t("staff")}
            </Badge>
          )}
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <bdi dir="ltr">@{profile.username}</bdi>
          <span>
            <Rich
              catalogue={profileMessages}
              id="member_since"
              parts={{ date: <Time at={profile.memberSince} style="date" /> }}
            />
          </span>
        </p>
      </div>
      {onEdit && (
        <Button icon="edit" onClick={onEdit}>
          {t("edit")}
        </Button>
      )}
    </header>
  );
}

/** What everybody sees of a user; the owner's browser adds the edit button and the hints of empty sections. */
export function ProfilePage({ profile }: { profile: Profile }) {
  const { userDetails } = useUser();
  const isOwner = userDetails?.id === profile.id;
  const [editing, setEditing] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <div className="page flex flex-col gap-10 py-10 sm:py-14">
      <Head profile={profile} onEdit={isOwner ? () => setEditing(true) : null} />
      <About profile={profile} />
      <ProfileMonitors monitors={profile.monitors} isOwner={isOwner} />
      {isOwner && <ProfileCoins balance={userDetails.coins} />}
      <ProfileCodes codes={profile.codes} />
      <ProfileProjects profile={profile} isOwner={isOwner} />
      {editing && (
        <Suspense>
          <EditDialog onClose={() => setEditing(false)} onSaved={() => void revalidate()} />
        </Suspense>
      )}
    </div>
  );
}
