import { useRef } from "react";
import { flushSync } from "react-dom";
import { limits } from "#core/limits.ts";
import { contactTopics } from "#core/vocabulary.ts";
import { Captcha } from "../human-check/captcha.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Select, TextField } from "../ui/field.tsx";
import { focusFirst } from "../ui/focus-first.ts";
import { Notice } from "../ui/notice.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { useContact } from "./use-contact.ts";

/** The form with its button is gone: who wrote is led to what came of it. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Topic, message and reply address, with a fresh human check. */
export function ContactForm() {
  const { t, values, setDraft, attempt, errors, busy, sent, setSent, send, solved } = useContact();
  const form = useRef<HTMLFormElement>(null);
  const begin = () => {
    flushSync(() => setSent(false));
    focusFirst(form.current, ["topic"]);
  };
  if (sent)
    return (
      <Card className="flex flex-col gap-5">
        <div role="status" ref={takeFocus} tabIndex={-1} className="rounded-xl">
          <Notice tone="success" title={t("sent_title")}>
            {t("sent_text")}
          </Notice>
        </div>
        <Button onClick={begin} className="self-start">
          {t("another")}
        </Button>
      </Card>
    );
  return (
    <Card>
      <form
        ref={form}
        onSubmit={event => {
          event.preventDefault();
          if (!busy) void send().then(wrong => focusFirst(form.current, wrong));
        }}
        noValidate
        className="flex flex-col gap-5"
      >
        <Select
          name="topic"
          label={t("topic")}
          error={errors.topic}
          value={values.topic}
          onChange={event => {
            const topic = event.target.value;
            setDraft(before => ({ ...before, topic }));
          }}
        >
          <option value="">{t("topic_choose")}</option>
          {contactTopics.map(topic => (
            <option key={topic} value={topic}>
              {t(`topic_${topic}`)}
            </option>
          ))}
        </Select>
        <TextArea
          name="text"
          label={t("message")}
          hint={t("message_hint")}
          error={errors.text}
          rows={6}
          maxLength={limits.contact.messageMax}
          value={values.text}
          onChange={event => {
            const text = event.target.value;
            setDraft(before => ({ ...before, text }));
          }}
        />
        <TextField
          type="email"
          name="replyTo"
          autoComplete="email"
          label={t("reply_to")}
          hint={t("reply_hint")}
          error={errors.replyTo}
          maxLength={limits.contact.emailMax}
          value={values.replyTo}
          onChange={event => {
            const replyTo = event.target.value;
            setDraft(before => ({ ...before, replyTo }));
          }}
        />
        <Captcha key={attempt} purpose="contact" error={errors.humanCheck} onSolved={solved} />
        {errors.failure !== undefined && <Notice tone="error">{errors.failure}</Notice>}
        <Button type="submit" variant="primary" pending={busy} className="sm:self-start">
          {t("send")}
        </Button>
      </form>
    </Card>
  );
}
