CREATE TABLE "coupon_codes" (
	"reward_id" integer NOT NULL,
	"place" integer NOT NULL,
	"code" text NOT NULL,
	"barcode_data" text NOT NULL,
	CONSTRAINT "coupon_codes_reward_id_place_pk" PRIMARY KEY("reward_id","place"),
	CONSTRAINT "coupon_codes_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "handed_codes" (
	"reward_id" integer NOT NULL,
	"place" integer NOT NULL,
	"redemption_id" uuid NOT NULL,
	CONSTRAINT "handed_codes_reward_id_place_pk" PRIMARY KEY("reward_id","place")
);
--> statement-breakpoint
CREATE TABLE "player_segments" (
	"player_id" uuid NOT NULL,
	"segment" text NOT NULL,
	CONSTRAINT "player_segments_player_id_segment_pk" PRIMARY KEY("player_id","segment")
);
--> statement-breakpoint
CREATE TABLE "reward_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"reward_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"points" integer NOT NULL,
	"transfer_id" uuid NOT NULL,
	"game_token" text,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_redemptions_transfer" UNIQUE("transfer_id"),
	CONSTRAINT "reward_redemptions_token" UNIQUE("game_token"),
	CONSTRAINT "reward_redemptions_quantity" CHECK ("reward_redemptions"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "reward_stocks" (
	"reward_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"handed_out" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reward_stocks_handed_out" CHECK ("reward_stocks"."handed_out" between 0 and "reward_stocks"."total")
);
--> statement-breakpoint
CREATE TABLE "reward_uses" (
	"player_id" uuid NOT NULL,
	"reward_id" integer NOT NULL,
	"day" text NOT NULL,
	"used" integer NOT NULL,
	"cap" integer NOT NULL,
	CONSTRAINT "reward_uses_player_id_reward_id_day_pk" PRIMARY KEY("player_id","reward_id","day"),
	CONSTRAINT "reward_uses_used" CHECK ("reward_uses"."used" between 0 and "reward_uses"."cap")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"image_url" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ending_soon_at" timestamp with time zone,
	"entry_ends_at" timestamp with time zone,
	"external_id" text,
	"draw_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"visibility_web" boolean DEFAULT true NOT NULL,
	"terms_conditions_url" text,
	"extra_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"per_day" integer,
	"per_player" integer,
	"segment" text,
	CONSTRAINT "rewards_key" UNIQUE("key"),
	CONSTRAINT "rewards_amount" CHECK ("rewards"."amount" > 0),
	CONSTRAINT "rewards_per_day" CHECK ("rewards"."per_day" > 0),
	CONSTRAINT "rewards_per_player" CHECK ("rewards"."per_player" > 0),
	CONSTRAINT "rewards_draw" CHECK (("rewards"."type" = 'DRAW') = ("rewards"."draw_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handed_codes" ADD CONSTRAINT "handed_codes_redemption_id_reward_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."reward_redemptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handed_codes" ADD CONSTRAINT "handed_codes_code" FOREIGN KEY ("reward_id","place") REFERENCES "public"."coupon_codes"("reward_id","place") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_segments" ADD CONSTRAINT "player_segments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_stocks" ADD CONSTRAINT "reward_stocks_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_uses" ADD CONSTRAINT "reward_uses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_uses" ADD CONSTRAINT "reward_uses_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handed_codes_redemption" ON "handed_codes" USING btree ("redemption_id");--> statement-breakpoint
CREATE INDEX "reward_redemptions_player" ON "reward_redemptions" USING btree ("player_id","redeemed_at");--> statement-breakpoint
CREATE INDEX "reward_redemptions_reward" ON "reward_redemptions" USING btree ("reward_id");--> statement-breakpoint
CREATE INDEX "reward_uses_reward" ON "reward_uses" USING btree ("reward_id");--> statement-breakpoint
CREATE INDEX "rewards_starts" ON "rewards" USING btree ("starts_at");