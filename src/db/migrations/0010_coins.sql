CREATE TABLE "coin_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"balance" bigint,
	CONSTRAINT "coin_accounts_balance" CHECK ("coin_accounts"."balance" >= 0),
	CONSTRAINT "coin_accounts_owner" CHECK (("coin_accounts"."user_id" is null) = ("coin_accounts"."balance" is null))
);
--> statement-breakpoint
CREATE TABLE "coin_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "coin_entries_once" UNIQUE("transaction_id","account_id"),
	CONSTRAINT "coin_entries_amount" CHECK ("coin_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "coin_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "coin_holds_settled" CHECK (("coin_holds"."state" = 'open') = ("coin_holds"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "coin_pulse" (
	"id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coin_pulse_one" CHECK ("coin_pulse"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "coin_streaks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	"last_amount" integer,
	"next_claim_at" timestamp (3) with time zone NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"user_id" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coin_transactions_key" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_transaction_id_coin_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."coin_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_account_id_coin_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."coin_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_entries_account" ON "coin_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "coin_holds_open" ON "coin_holds" USING btree ("created_at") WHERE "coin_holds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "coin_streaks_kept" ON "coin_streaks" USING btree ("kept_until");--> statement-breakpoint
INSERT INTO "coin_accounts" ("id", "kind") VALUES ('mint', 'mint'), ('burn-plan', 'burn-plan'), ('burn-ai', 'burn-ai'), ('adjust', 'adjust');--> statement-breakpoint
-- What is booked stays as it is.
CREATE FUNCTION coins_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger of coins is only added to: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER coin_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "coin_entries" FOR EACH STATEMENT EXECUTE FUNCTION coins_refuse_change();--> statement-breakpoint
CREATE TRIGGER coin_transactions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "coin_transactions" FOR EACH STATEMENT EXECUTE FUNCTION coins_refuse_change();--> statement-breakpoint
CREATE TRIGGER coin_accounts_stay BEFORE DELETE OR TRUNCATE ON "coin_accounts" FOR EACH STATEMENT EXECUTE FUNCTION coins_refuse_change();--> statement-breakpoint
-- Balances are moved by entries alone: a new account holds nothing, and an update comes from the trigger of entries.
CREATE FUNCTION coins_guard_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (TG_OP = 'INSERT' AND NEW.balance <> 0) OR (TG_OP = 'UPDATE' AND pg_trigger_depth() < 2) THEN
		RAISE EXCEPTION 'balances of coins are moved by entries alone' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER coin_accounts_guarded BEFORE INSERT OR UPDATE ON "coin_accounts" FOR EACH ROW EXECUTE FUNCTION coins_guard_balance();--> statement-breakpoint
CREATE FUNCTION coins_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE coin_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id AND balance IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER coin_entries_move AFTER INSERT ON "coin_entries" FOR EACH ROW EXECUTE FUNCTION coins_move_balance();--> statement-breakpoint
-- Entries belong to the transaction that was begun last, so that none is added to what was booked before.
CREATE FUNCTION coins_begin_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM set_config('ra3d.coin_transaction', NEW.id, true);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER coin_transactions_begin AFTER INSERT ON "coin_transactions" FOR EACH ROW EXECUTE FUNCTION coins_begin_transaction();--> statement-breakpoint
CREATE FUNCTION coins_guard_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.transaction_id IS DISTINCT FROM current_setting('ra3d.coin_transaction', true) THEN
		RAISE EXCEPTION 'transaction % of the ledger of coins is closed', NEW.transaction_id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER coin_entries_guarded BEFORE INSERT ON "coin_entries" FOR EACH ROW EXECUTE FUNCTION coins_guard_entry();--> statement-breakpoint
-- At the commit every transaction has entries, and they add up to zero.
CREATE FUNCTION coins_check_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT count(*) < 2 OR sum(amount) <> 0 FROM coin_entries WHERE transaction_id = NEW.id) THEN
		RAISE EXCEPTION 'transaction % of the ledger of coins does not add up to zero', NEW.id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER coin_transactions_sum AFTER INSERT ON "coin_transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION coins_check_sum();
