DROP INDEX "draw_winners_of_player";--> statement-breakpoint
ALTER TABLE "recommendations" DROP COLUMN "reward_type";--> statement-breakpoint
ALTER TABLE "recommendations" DROP COLUMN "codes_remaining";