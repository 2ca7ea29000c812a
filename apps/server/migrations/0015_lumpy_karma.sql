CREATE TABLE "digital_game_plays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"digital_reveal_token" text NOT NULL,
	"data" jsonb NOT NULL,
	"prize_type" text NOT NULL,
	"base_amount" integer NOT NULL,
	"bonus_amount" integer DEFAULT 0 NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "digital_game_plays_token" UNIQUE("digital_reveal_token"),
	CONSTRAINT "digital_game_plays_amounts" CHECK ("digital_game_plays"."base_amount" >= 0 and "digital_game_plays"."bonus_amount" >= 0),
	CONSTRAINT "digital_game_plays_fun_is_free" CHECK (("digital_game_plays"."prize_type" = 'NONE') = ("digital_game_plays"."source" = 'FUN') and ("digital_game_plays"."source" <> 'FUN' or "digital_game_plays"."base_amount" + "digital_game_plays"."bonus_amount" = 0)),
	CONSTRAINT "digital_game_plays_ended" CHECK (("digital_game_plays"."ended_at" is null) = ("digital_game_plays"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "digital_games" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"game_id" text NOT NULL,
	"play_for_fun" boolean NOT NULL,
	"prizes" jsonb NOT NULL,
	CONSTRAINT "digital_games_source_key_pk" PRIMARY KEY("source","key")
);
--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD CONSTRAINT "digital_game_plays_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digital_game_plays_player" ON "digital_game_plays" USING btree ("player_id","played_at");--> statement-breakpoint
CREATE INDEX "digital_game_plays_open" ON "digital_game_plays" USING btree ("played_at") WHERE "digital_game_plays"."prize_type" = 'BONUS_CAMPAIGN' and "digital_game_plays"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "digital_game_plays_fun" ON "digital_game_plays" USING btree ("played_at") WHERE "digital_game_plays"."source" = 'FUN';--> statement-breakpoint
CREATE INDEX "digital_games_game" ON "digital_games" USING btree ("game_id");