ALTER TABLE "location_passes" ALTER COLUMN "is_in_region" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "email_unproven_since" timestamp with time zone;