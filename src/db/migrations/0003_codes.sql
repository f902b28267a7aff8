CREATE TABLE "content_loads" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "content_hash" text;