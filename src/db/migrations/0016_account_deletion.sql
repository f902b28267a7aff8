CREATE TABLE "account_deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paused_monitors" text[] NOT NULL,
	"hidden_projects" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banned_identities" (
	"identity_hash" text PRIMARY KEY NOT NULL,
	"banned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coin_entries_account_id_coin_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_account_id_coin_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."coin_accounts"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
-- What is booked stays as it is, but for the name of an owner who left: `coins_rename_owner` says for whom, and the
-- triggers let nothing else through meanwhile.
CREATE FUNCTION coins_is_renaming() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(current_setting('ra3d.coin_renaming', true), '') <> ''
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION coins_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND coins_is_renaming() THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'the ledger of coins is only added to: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION coins_guard_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND coins_is_renaming() AND (NEW.kind, NEW.balance) IS NOT DISTINCT FROM (OLD.kind, OLD.balance) THEN
		RETURN NEW;
	END IF;
	IF (TG_OP = 'INSERT' AND NEW.balance <> 0) OR (TG_OP = 'UPDATE' AND pg_trigger_depth() < 2) THEN
		RAISE EXCEPTION 'balances of coins are moved by entries alone' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION coins_guard_entry_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.transaction_id, NEW.amount) IS DISTINCT FROM (OLD.id, OLD.transaction_id, OLD.amount) THEN
		RAISE EXCEPTION 'the ledger of coins is only added to: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER coin_entries_named BEFORE UPDATE ON "coin_entries" FOR EACH ROW EXECUTE FUNCTION coins_guard_entry_name();--> statement-breakpoint
CREATE FUNCTION coins_guard_transaction_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.kind, NEW.reference, NEW.at) IS DISTINCT FROM (OLD.id, OLD.kind, OLD.reference, OLD.at)
		OR OLD.user_id <> current_setting('ra3d.coin_renaming') THEN
		RAISE EXCEPTION 'the ledger of coins is only added to: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER coin_transactions_named BEFORE UPDATE ON "coin_transactions" FOR EACH ROW EXECUTE FUNCTION coins_guard_transaction_name();--> statement-breakpoint
CREATE FUNCTION coins_rename_owner(leaving text, pseudonym text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(leaving, '') = '' OR coalesce(pseudonym, '') !~ '^former-[0-9a-z]{16}$' THEN
		RAISE EXCEPTION 'a former owner of coins needs a pseudonym' USING ERRCODE = 'check_violation';
	END IF;
	PERFORM set_config('ra3d.coin_renaming', leaving, true);
	-- The entries follow the names of their accounts.
	UPDATE coin_accounts SET id = kind || ':' || pseudonym, user_id = pseudonym WHERE user_id = leaving;
	-- Keys name their owner in the middle; whoever comes back begins with keys of their own.
	UPDATE coin_transactions
		SET user_id = pseudonym, idempotency_key = replace(idempotency_key, ':' || leaving || ':', ':' || pseudonym || ':')
		WHERE user_id = leaving;
	UPDATE coin_holds SET user_id = pseudonym WHERE user_id = leaving;
	DELETE FROM coin_streaks WHERE user_id = leaving;
	PERFORM set_config('ra3d.coin_renaming', '', true);
END $$;
