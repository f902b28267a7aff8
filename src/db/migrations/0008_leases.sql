ALTER TABLE "monitor_states" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
-- Room in each page for new versions of its rows, so that a lease touches no index.
ALTER TABLE "monitor_states" SET (fillfactor = 60);
