ALTER TABLE "reward_redemptions" DROP CONSTRAINT "reward_redemptions_token";--> statement-breakpoint
DROP INDEX "idempotency_records_created";--> statement-breakpoint
DROP INDEX "digital_game_plays_open";--> statement-breakpoint
ALTER TABLE "digital_game_plays" ALTER COLUMN "digital_reveal_token" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "digital_game_plays" ALTER COLUMN "data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD COLUMN "operation" text;--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD COLUMN "request_hash" "bytea";--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD COLUMN "lot" double precision;--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "digital_game_plays_request" ON "digital_game_plays" USING btree ("player_id","request_key") WHERE "digital_game_plays"."request_key" is not null and "digital_game_plays"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "digital_game_plays_unopened" ON "digital_game_plays" USING btree ("played_at") WHERE "digital_game_plays"."digital_reveal_token" is null and "digital_game_plays"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "digital_game_plays_open" ON "digital_game_plays" USING btree ("played_at") WHERE "digital_game_plays"."prize_type" in ('BONUS_CAMPAIGN', 'TOKENS') and "digital_game_plays"."ended_at" is null and "digital_game_plays"."digital_reveal_token" is not null;--> statement-breakpoint
ALTER TABLE "reward_redemptions" DROP COLUMN "game_token";--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD CONSTRAINT "digital_game_plays_transfer" UNIQUE("transfer_id");--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD CONSTRAINT "digital_game_plays_round" CHECK (("digital_game_plays"."digital_reveal_token" is null) = ("digital_game_plays"."data" is null));--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD CONSTRAINT "digital_game_plays_voided" CHECK ("digital_game_plays"."voided_at" is null or ("digital_game_plays"."digital_reveal_token" is null and "digital_game_plays"."ended_at" is null));--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD CONSTRAINT "digital_game_plays_request_whole" CHECK (num_nulls("digital_game_plays"."operation", "digital_game_plays"."request_key", "digital_game_plays"."request_hash") in (0, 3));