ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_reverses";--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "operation" text;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "body_hash" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_reverses" ON "ledger_transfers" USING btree ("reverses") WHERE "ledger_transfers"."reverses" is not null;