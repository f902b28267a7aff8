import { define } from "../message.ts";

/** What a found secret is; the keys are the kinds of packages/secret-scan. */
export const secretMessages = define(
  {
    "discord-token": "a Discord bot token",
    "discord-webhook": "a Discord webhook address",
    "private-key": "a private key",
    "aws-key": "an AWS key",
    "github-token": "a GitHub token",
    "gitlab-token": "a GitLab token",
    "npm-token": "an npm token",
    "openai-key": "an OpenAI key",
    "anthropic-key": "an Anthropic key",
    "google-key": "a Google key",
    "stripe-key": "a Stripe key",
    "slack-token": "a Slack token",
    "telegram-token": "a Telegram token",
    "sendgrid-key": "a SendGrid key",
    "database-address": "a database address with its password",
  },
  {
    "discord-token": "توكن بوت ديسكورد",
    "discord-webhook": "رابط ويب هوك ديسكورد",
    "private-key": "مفتاح خاص",
    "aws-key": "مفتاح AWS",
    "github-token": "توكن GitHub",
    "gitlab-token": "توكن GitLab",
    "npm-token": "توكن npm",
    "openai-key": "مفتاح OpenAI",
    "anthropic-key": "مفتاح Anthropic",
    "google-key": "مفتاح Google",
    "stripe-key": "مفتاح Stripe",
    "slack-token": "توكن Slack",
    "telegram-token": "توكن Telegram",
    "sendgrid-key": "مفتاح SendGrid",
    "database-address": "رابط قاعدة بيانات مع كلمة مرورها",
  },
);
