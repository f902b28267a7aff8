import { Link, useLocation } from "react-router";
import { languages } from "#core/vocabulary.ts";
import { adMessages } from "#i18n/messages/ads.ts";
import { settingsMessages } from "#i18n/messages/settings.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { setAdConsent, useAdConsent } from "../ads/ad-consent.ts";
import { localePath, withoutLanguage } from "../language.ts";
import { keepLanguage, languageNames } from "../shell/language-switch.tsx";
import { useLayoutData } from "../shell/layout-data.ts";
import { setLetterShortcuts, useLetterShortcuts } from "../shell/shortcuts.ts";
import { chooseTheme, themes, useTheme } from "../theme.ts";
import { useLanguage, useT } from "../translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { Switch } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Segments } from "../ui/tabs.tsx";
import { useUser } from "../user/user-provider.tsx";
import { saveSettings } from "./save-settings.ts";
import { SettingsCard, SettingsRow } from "./settings-card.tsx";

/** Links, because each language has its own address; the choice is kept here and, when signed in, for alarms. */
function LanguageChoice() {
  const t = useT(settingsMessages);
  const current = useLanguage();
  const { pathname } = useLocation();
  const { userDetails, refresh } = useUser();
  const choose = (language: (typeof languages)[number]) => {
    keepLanguage(language);
    if (userDetails) saveSettings({ language }).then(refresh, () => {});
  };
  return (
    <SettingsRow label={t("language")} hint={t("language_hint")}>
      <ul className="inline-flex rounded-lg border border-line bg-raised p-1">
        {languages.map(language => (
          <li key={language}>
            <Link
              to={localePath(language, withoutLanguage(pathname))}
              lang={language}
              hrefLang={language}
              preventScrollReset
              aria-current={language === current ? "true" : undefined}
              onClick={() => choose(language)}
              className={classNames(
                "flex h-9 items-center rounded-md px-3 text-sm text-muted hover:text-text",
                "aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-text",
              )}
            >
              {languageNames[language]}
            </Link>
          </li>
        ))}
      </ul>
    </SettingsRow>
  );
}

const themeIcons = { system: "system", light: "sun", dark: "moon" } as const;

function ThemeChoice() {
  const t = useT(settingsMessages);
  const shell = useT(shellMessages);
  return (
    <SettingsRow label={t("theme")}>
      <Segments
        name="theme"
        label={t("theme")}
        value={useTheme()}
        onChange={chooseTheme}
        options={themes.map(theme => ({
          value: theme,
          label: (
            <>
              <Icon name={themeIcons[theme]} size={16} />
              {shell(`theme_${theme}`)}
            </>
          ),
        }))}
      />
    </SettingsRow>
  );
}

/** Only where the installation has ads by others at all. */
function AdChoice() {
  const t = useT(adMessages);
  const host = useLayoutData()?.adHost ?? null;
  const consent = useAdConsent();
  if (host === null) return null;
  return (
    <Switch
      label={t("setting", { host })}
      hint={t("setting_hint")}
      checked={consent === "given"}
      onChange={event => setAdConsent(event.target.checked ? "given" : "refused")}
      className="p-5 sm:px-6"
    />
  );
}

/** What belongs to the device: for visitors, too. */
export function DeviceSettings() {
  const t = useT(settingsMessages);
  const letters = useLetterShortcuts();
  return (
    <SettingsCard title={t("device_title")} text={t("device_text")}>
      <LanguageChoice />
      <ThemeChoice />
      <AdChoice />
      <Switch
        label={t("shortcuts")}
        hint={t("shortcuts_hint")}
        checked={letters}
        onChange={event => setLetterShortcuts(event.target.checked)}
        className="p-5 sm:px-6"
      />
    </SettingsCard>
  );
}
