ALTER TABLE "banned_identities" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "banned_identities" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "banned_identities" ADD CONSTRAINT "banned_identities_id_unique" UNIQUE("id");