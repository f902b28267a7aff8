TRUNCATE "search_documents" CASCADE;--> statement-breakpoint
DELETE FROM "content_loads";--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_documents_title";--> statement-breakpoint
ALTER TABLE "search_codes" ADD COLUMN "section" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_codes" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "search_codes" ADD COLUMN "tags" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "search_codes" ADD COLUMN "words" "tsvector" NOT NULL;--> statement-breakpoint
CREATE INDEX "search_vocabulary_like" ON "search_vocabulary" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_codes_words" ON "search_codes" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "title";