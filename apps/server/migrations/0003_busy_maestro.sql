CREATE TABLE "recommendations" (
	"id" integer PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"image_url" text NOT NULL,
	"redirect_url" text NOT NULL,
	"recommendation_type" text NOT NULL,
	"published_state" text NOT NULL,
	"tag" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"activity_key" text,
	"reward_type" text,
	"codes_remaining" integer
);
