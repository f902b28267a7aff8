ALTER TABLE "reported_contents" ADD COLUMN "risk_score" integer;--> statement-breakpoint
ALTER TABLE "reported_contents" ADD COLUMN "risks" jsonb DEFAULT '[]'::jsonb NOT NULL;