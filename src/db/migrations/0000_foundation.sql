CREATE TABLE "announcements" (
	"version" text PRIMARY KEY NOT NULL,
	"text_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checker_states" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"isolated" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"monitor_id" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"turn" integer,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"cause" text,
	"detail" text,
	"outage_ms" bigint,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"message_id" text
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boosts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"monitor_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monitor_days" (
	"monitor_id" text NOT NULL,
	"day" timestamp (3) with time zone NOT NULL,
	"online_ms" integer NOT NULL,
	"offline_ms" integer NOT NULL,
	"checks" integer NOT NULL,
	"failures" integer NOT NULL,
	"average_ms" integer,
	"p95_ms" integer,
	"max_ms" integer,
	CONSTRAINT "monitor_days_monitor_id_day_pk" PRIMARY KEY("monitor_id","day")
);
--> statement-breakpoint
CREATE TABLE "monitor_hours" (
	"monitor_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"samples" "bytea" NOT NULL,
	CONSTRAINT "monitor_hours_monitor_id_hour_pk" PRIMARY KEY("monitor_id","hour")
);
--> statement-breakpoint
CREATE TABLE "monitor_spans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "monitor_spans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"monitor_id" text NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"cause" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "monitor_states" (
	"monitor_id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"since" timestamp (3) with time zone,
	"turn" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	"leased_by" text,
	"failing_since" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	"last_cause" text,
	"last_detail" text,
	"last_status_code" integer,
	"last_ms" integer,
	"last_dns_ms" integer,
	"last_connect_ms" integer,
	"last_tls_ms" integer,
	"last_first_byte_ms" integer,
	"certificate_expires_at" timestamp (3) with time zone,
	"last_beat_at" timestamp (3) with time zone,
	"sample_hour" timestamp (3) with time zone,
	"samples" "bytea"
);
--> statement-breakpoint
CREATE TABLE "monitors" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "monitors_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"mode" text NOT NULL,
	"url" text,
	"interval_s" integer NOT NULL,
	"accepted_statuses" text NOT NULL,
	"keyword" text,
	"email_enabled" boolean DEFAULT false NOT NULL,
	"email" text,
	"discord_enabled" boolean DEFAULT false NOT NULL,
	"webhook_sealed" text,
	"heartbeat_hash" text,
	"heartbeat_sealed" text,
	"paused_at" timestamp (3) with time zone,
	"pause_reason" text,
	"boost_until" timestamp (3) with time zone,
	"check_now_at" timestamp (3) with time zone,
	"on_profile" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "monitors_heartbeat_hash_unique" UNIQUE("heartbeat_hash")
);
--> statement-breakpoint
CREATE TABLE "plan_clamps" (
	"user_id" text PRIMARY KEY NOT NULL,
	"clamped_at" timestamp (3) with time zone NOT NULL,
	"intervals_raised" integer NOT NULL,
	"monitors_paused" integer NOT NULL,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "spent_solutions" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"text_version" integer NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"source" text NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"renews" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"global_name" text,
	"discriminator" text DEFAULT '0' NOT NULL,
	"avatar" text,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"banned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_monitor_id_monitors_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boosts" ADD CONSTRAINT "boosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_days" ADD CONSTRAINT "monitor_days_monitor_id_monitors_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_hours" ADD CONSTRAINT "monitor_hours_monitor_id_monitors_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_spans" ADD CONSTRAINT "monitor_spans_monitor_id_monitors_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_states" ADD CONSTRAINT "monitor_states_monitor_id_monitors_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitors" ADD CONSTRAINT "monitors_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_clamps" ADD CONSTRAINT "plan_clamps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_turn" ON "deliveries" USING btree ("monitor_id","turn","channel");--> statement-breakpoint
CREATE INDEX "deliveries_monitor" ON "deliveries" USING btree ("monitor_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("monitor_id") WHERE "deliveries"."status" in ('queued', 'sending', 'retrying');--> statement-breakpoint
CREATE INDEX "boosts_user" ON "boosts" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "monitor_hours_age" ON "monitor_hours" USING brin ("hour");--> statement-breakpoint
CREATE INDEX "monitor_spans_time" ON "monitor_spans" USING btree ("monitor_id","started_at");--> statement-breakpoint
CREATE INDEX "monitor_spans_age" ON "monitor_spans" USING brin ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "monitor_spans_open" ON "monitor_spans" USING btree ("monitor_id") WHERE "monitor_spans"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "monitor_states_next" ON "monitor_states" USING btree ("next_at") WHERE "monitor_states"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "monitors_owner" ON "monitors" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "spent_solutions_expires" ON "spent_solutions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");