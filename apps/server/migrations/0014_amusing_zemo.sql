CREATE TABLE "arcade_denominations" (
	"game_id" integer NOT NULL,
	"value" integer NOT NULL,
	"top_prize" integer NOT NULL,
	CONSTRAINT "arcade_denominations_game_id_value_pk" PRIMARY KEY("game_id","value"),
	CONSTRAINT "arcade_denominations_value" CHECK ("arcade_denominations"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "arcade_games" (
	"id" integer PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"vendor" text NOT NULL,
	"texts" jsonb NOT NULL,
	"external_link" text,
	"retail_price" integer NOT NULL,
	"top_prize" integer,
	"play_for_fun" boolean NOT NULL,
	"portrait_only" boolean DEFAULT false NOT NULL,
	"picture" text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"last_modified" timestamp with time zone NOT NULL,
	CONSTRAINT "arcade_games_game_id" UNIQUE("game_id"),
	CONSTRAINT "arcade_games_vendor" CHECK ("arcade_games"."vendor" in ('PBL', 'NGLPBL', 'NGL')),
	CONSTRAINT "arcade_games_price" CHECK ("arcade_games"."retail_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "lounge_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"reward_id" integer NOT NULL,
	"draw_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"tokens" integer NOT NULL,
	"transfer_id" uuid NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lounge_redemptions_transfer" UNIQUE("transfer_id"),
	CONSTRAINT "lounge_redemptions_quantity" CHECK ("lounge_redemptions"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "lounge_reward_uses" (
	"player_id" uuid NOT NULL,
	"reward_id" integer NOT NULL,
	"day" text NOT NULL,
	"used" integer NOT NULL,
	"cap" integer NOT NULL,
	CONSTRAINT "lounge_reward_uses_player_id_reward_id_day_pk" PRIMARY KEY("player_id","reward_id","day"),
	CONSTRAINT "lounge_reward_uses_used" CHECK ("lounge_reward_uses"."used" between 0 and "lounge_reward_uses"."cap")
);
--> statement-breakpoint
CREATE TABLE "lounge_rewards" (
	"id" integer PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"internal_name" text NOT NULL,
	"frequency" text NOT NULL,
	"texts" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"image_url" text NOT NULL,
	"terms_conditions_url" text,
	"extra_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"per_day" integer,
	"is_published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "lounge_rewards_promotion" UNIQUE("promotion_id"),
	CONSTRAINT "lounge_rewards_internal_name" UNIQUE("internal_name"),
	CONSTRAINT "lounge_rewards_amount" CHECK ("lounge_rewards"."amount" > 0),
	CONSTRAINT "lounge_rewards_per_day" CHECK ("lounge_rewards"."per_day" > 0)
);
--> statement-breakpoint
ALTER TABLE "promotions" DROP CONSTRAINT "promotions_type";--> statement-breakpoint
ALTER TABLE "arcade_denominations" ADD CONSTRAINT "arcade_denominations_game_id_arcade_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."arcade_games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_redemptions" ADD CONSTRAINT "lounge_redemptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_redemptions" ADD CONSTRAINT "lounge_redemptions_reward_id_lounge_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."lounge_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_reward_uses" ADD CONSTRAINT "lounge_reward_uses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_reward_uses" ADD CONSTRAINT "lounge_reward_uses_reward_id_lounge_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."lounge_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_rewards" ADD CONSTRAINT "lounge_rewards_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arcade_games_listed" ON "arcade_games" USING btree ("last_modified" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "lounge_redemptions_player" ON "lounge_redemptions" USING btree ("player_id","redeemed_at");--> statement-breakpoint
CREATE INDEX "lounge_redemptions_reward" ON "lounge_redemptions" USING btree ("reward_id");--> statement-breakpoint
CREATE INDEX "lounge_reward_uses_reward" ON "lounge_reward_uses" USING btree ("reward_id");--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_type" CHECK ("promotions"."promotion_type" in ('STANDARD', 'PROGRESSIVE', 'SECOND_CHANCE', 'LOUNGE'));