ALTER TABLE "entitlements" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "started_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "grace_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "access_until" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(grace_until, valid_until)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "entitlements_access" ON "entitlements" USING btree ("access_until");--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_grace" CHECK ("entitlements"."grace_until" >= "entitlements"."valid_until");