CREATE TABLE "activity_credits" (
	"player_id" uuid NOT NULL,
	"activity_key" text NOT NULL,
	"period" text NOT NULL,
	"place" smallint NOT NULL,
	"subject" text NOT NULL,
	"points" integer NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_credits_player_id_activity_key_period_place_pk" PRIMARY KEY("player_id","activity_key","period","place"),
	CONSTRAINT "activity_credits_subject" UNIQUE("player_id","activity_key","subject")
);
--> statement-breakpoint
ALTER TABLE "activity_credits" ADD CONSTRAINT "activity_credits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;