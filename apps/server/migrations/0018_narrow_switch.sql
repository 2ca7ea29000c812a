DROP INDEX "digital_game_plays_open";--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "arcade_games" ADD COLUMN "chances" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "digital_game_plays_open" ON "digital_game_plays" USING btree ("played_at") WHERE "digital_game_plays"."prize_type" in ('BONUS_CAMPAIGN', 'TOKENS') and "digital_game_plays"."ended_at" is null;