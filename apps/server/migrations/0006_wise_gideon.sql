CREATE TABLE "game_prizes" (
	"game_id" integer NOT NULL,
	"level" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"odds" double precision NOT NULL,
	"remaining" integer,
	CONSTRAINT "game_prizes_game_id_level_pk" PRIMARY KEY("game_id","level")
);
--> statement-breakpoint
CREATE TABLE "game_tag_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_tags" (
	"id" integer PRIMARY KEY NOT NULL,
	"tag_type_id" integer NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" integer PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"name" text NOT NULL,
	"game_type_id" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"external_link" text,
	"retail_price_cents" integer NOT NULL,
	"picture" text NOT NULL,
	"top_prize_type" text NOT NULL,
	"top_prize" bigint,
	"overall_odds" double precision,
	"play_begin" timestamp with time zone NOT NULL,
	"play_end" timestamp with time zone,
	"is_featured" boolean DEFAULT false NOT NULL,
	"tag_ids" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "games_game_id" UNIQUE("game_id"),
	CONSTRAINT "games_price" CHECK ("games"."retail_price_cents" > 0),
	CONSTRAINT "games_span" CHECK ("games"."play_end" > "games"."play_begin")
);
--> statement-breakpoint
CREATE TABLE "jackpot_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jackpot_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"draw_date" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"jackpot" bigint,
	"cash_value" bigint,
	"numbers" integer[] DEFAULT '{}' NOT NULL,
	"special_ball" integer,
	"multiplier" integer,
	CONSTRAINT "jackpot_results_draw" UNIQUE("game_id","draw_number"),
	CONSTRAINT "jackpot_results_drawn" CHECK (("jackpot_results"."status" = 'OPEN') = ("jackpot_results"."numbers" = '{}'))
);
--> statement-breakpoint
CREATE TABLE "quick_draw_games" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"winning_number_layout" text NOT NULL,
	"game_url" text NOT NULL,
	"next_draw_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quick_draw_results" (
	"external_id" text PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"result_data" text[] NOT NULL,
	"cash_amount" integer,
	"draw_date" timestamp with time zone NOT NULL,
	"draw_day" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_prizes" ADD CONSTRAINT "game_prizes_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_tags" ADD CONSTRAINT "game_tags_tag_type_id_game_tag_types_id_fk" FOREIGN KEY ("tag_type_id") REFERENCES "public"."game_tag_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_results" ADD CONSTRAINT "jackpot_results_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_draw_games" ADD CONSTRAINT "quick_draw_games_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_draw_results" ADD CONSTRAINT "quick_draw_results_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_play_begin" ON "games" USING btree ("play_begin" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "games_type" ON "games" USING btree ("game_type_id","play_begin" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "games_featured" ON "games" USING btree ("play_begin" DESC NULLS LAST) WHERE "games"."is_featured";--> statement-breakpoint
CREATE INDEX "jackpot_results_latest" ON "jackpot_results" USING btree ("game_id","status","draw_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quick_draw_results_latest" ON "quick_draw_results" USING btree ("game_id","draw_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quick_draw_results_day" ON "quick_draw_results" USING btree ("game_id","draw_day" DESC NULLS LAST,"draw_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quick_draw_results_won" ON "quick_draw_results" USING btree ("game_id","draw_date" DESC NULLS LAST) WHERE "quick_draw_results"."cash_amount" is not null;