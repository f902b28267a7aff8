CREATE TABLE "moderation_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reported_blobs" (
	"content_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "reported_blobs_content_hash_hash_pk" PRIMARY KEY("content_hash","hash")
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_project_id_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "reported_contents" ADD COLUMN "codename" text NOT NULL;--> statement-breakpoint
ALTER TABLE "reported_contents" ADD COLUMN "owner_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_blobs" ADD CONSTRAINT "reported_blobs_content_hash_reported_contents_hash_fk" FOREIGN KEY ("content_hash") REFERENCES "public"."reported_contents"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_blobs" ADD CONSTRAINT "reported_blobs_hash_blobs_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."blobs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_decisions_project" ON "moderation_decisions" USING btree ("project_id","decided_at");--> statement-breakpoint
CREATE INDEX "reported_blobs_hash" ON "reported_blobs" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");