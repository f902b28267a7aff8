import type { Language } from "#core/vocabulary.ts";
import { formatDuration } from "#i18n/format.ts";
import { translator } from "#i18n/message.ts";
import { causeMessages } from "#i18n/messages/causes.ts";
import { notificationMessages } from "#i18n/messages/notifications.ts";

/** An outage of an ordinary length, for the message that says it is over. */
const outageMs = 252_000;

function makeTexts(language: Language) {
  const notification = translator(notificationMessages, language);
  const cause = translator(causeMessages, language);
  const name = "{name}";
  return {
    offline: notification("offline", { name }),
    online: notification("online", { name }),
    causeLabel: notification("cause"),
    outageLabel: notification("outage"),
    outage: formatDuration(language, outageMs),
    open: notification("open_monitor"),
    causes: [
      { id: "status", label: cause("status_short"), text: cause("status_unavailable", { code: "503" }) },
      { id: "timeout", label: cause("timeout_short"), text: cause("timeout_answer") },
      { id: "connect", label: cause("connect_short"), text: cause("connect_refused") },
      { id: "tls", label: cause("tls_short"), text: cause("tls_expired") },
      { id: "silent", label: cause("silent_short"), text: cause("silent") },
    ],
  };
}

export type AlarmTexts = ReturnType<typeof makeTexts>;

const texts: Record<Language, AlarmTexts> = { en: makeTexts("en"), ar: makeTexts("ar") };

/** The words of real alarms in one language; `{name}` stands for the name that the visitor types. */
export const alarmTexts = (language: Language): AlarmTexts => texts[language];
