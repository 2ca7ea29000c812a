CREATE TABLE "super_bonus_buckets" (
	"super_bonus_key" text NOT NULL,
	"game_id" integer NOT NULL,
	"place" integer NOT NULL,
	"max_entries" integer NOT NULL,
	CONSTRAINT "super_bonus_buckets_super_bonus_key_game_id_pk" PRIMARY KEY("super_bonus_key","game_id"),
	CONSTRAINT "super_bonus_buckets_max_entries" CHECK ("super_bonus_buckets"."max_entries" > 0)
);
--> statement-breakpoint
CREATE TABLE "super_bonus_entries" (
	"player_id" uuid NOT NULL,
	"super_bonus_key" text NOT NULL,
	"game_id" integer NOT NULL,
	"entries" integer NOT NULL,
	"filled_at" timestamp with time zone,
	CONSTRAINT "super_bonus_entries_player_id_super_bonus_key_game_id_pk" PRIMARY KEY("player_id","super_bonus_key","game_id"),
	CONSTRAINT "super_bonus_entries_entries" CHECK ("super_bonus_entries"."entries" > 0)
);
--> statement-breakpoint
CREATE TABLE "super_bonuses" (
	"key" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"image_url" text NOT NULL,
	"rules_document" text,
	"min_buckets" integer NOT NULL,
	"theme" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "super_bonuses_min_buckets" CHECK ("super_bonuses"."min_buckets" > 0)
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"survey_id" integer NOT NULL,
	"player_id" uuid NOT NULL,
	"responses" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "survey_responses_survey_id_player_id_pk" PRIMARY KEY("survey_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "survey_totals" (
	"survey_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"share" smallint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "survey_totals_survey_id_option_id_share_pk" PRIMARY KEY("survey_id","option_id","share"),
	CONSTRAINT "survey_totals_total" CHECK ("survey_totals"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"image_url" text,
	"update_responses" boolean DEFAULT false NOT NULL,
	"quiz_config" text,
	"show_summary_answers" boolean DEFAULT false NOT NULL,
	CONSTRAINT "surveys_key" UNIQUE("key"),
	CONSTRAINT "surveys_quiz" CHECK (("surveys"."kind" = 'QUIZ') = ("surveys"."quiz_config" is not null))
);
--> statement-breakpoint
ALTER TABLE "super_bonus_buckets" ADD CONSTRAINT "super_bonus_buckets_super_bonus_key_super_bonuses_key_fk" FOREIGN KEY ("super_bonus_key") REFERENCES "public"."super_bonuses"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_bonus_entries" ADD CONSTRAINT "super_bonus_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_bonus_entries" ADD CONSTRAINT "super_bonus_entries_bucket_fk" FOREIGN KEY ("super_bonus_key","game_id") REFERENCES "public"."super_bonus_buckets"("super_bonus_key","game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_totals" ADD CONSTRAINT "survey_totals_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "super_bonus_entries_bucket" ON "super_bonus_entries" USING btree ("super_bonus_key","game_id");--> statement-breakpoint
CREATE INDEX "survey_responses_player" ON "survey_responses" USING btree ("player_id");