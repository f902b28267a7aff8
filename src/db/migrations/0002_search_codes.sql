CREATE TABLE "search_codes" (
	"document_id" bigint NOT NULL,
	"lines" text NOT NULL,
	"folded" text NOT NULL,
	"grams" integer[] NOT NULL,
	CONSTRAINT "search_codes_document_id_pk" PRIMARY KEY("document_id")
);
--> statement-breakpoint
DROP INDEX "search_documents_words";--> statement-breakpoint
DROP INDEX "search_documents_code";--> statement-breakpoint
DROP INDEX "search_documents_title";--> statement-breakpoint
DROP INDEX "search_documents_tags";--> statement-breakpoint
DROP INDEX "search_documents_newest";--> statement-breakpoint
DROP INDEX "search_documents_most_viewed";--> statement-breakpoint
ALTER TABLE "search_documents" DROP CONSTRAINT "search_documents_kind_item_id_pk";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "search_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "title_words" "tsvector" NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "text_words" "tsvector" NOT NULL;--> statement-breakpoint
ALTER TABLE "search_codes" ADD CONSTRAINT "search_codes_document_id_search_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."search_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_codes_grams" ON "search_codes" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "search_documents_item" ON "search_documents" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "search_documents_title_words" ON "search_documents" USING gin ("title_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_text_words" ON "search_documents" USING gin ("text_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_section_newest" ON "search_documents" USING btree ("section","created_at","id");--> statement-breakpoint
CREATE INDEX "search_documents_section_most_viewed" ON "search_documents" USING btree ("section","views","id");--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING gin ("title" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_tags" ON "search_documents" USING gin ("tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_newest" ON "search_documents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "search_documents_most_viewed" ON "search_documents" USING btree ("views","id");--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "description";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "code";