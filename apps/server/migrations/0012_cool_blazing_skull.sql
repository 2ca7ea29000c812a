CREATE TABLE "activities" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"image_url" text NOT NULL,
	"video_url" text,
	"external_link" text,
	"amount" integer NOT NULL,
	"cap" integer,
	"cap_period" text DEFAULT 'ever' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"visibility_web" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"terms_required" boolean DEFAULT false NOT NULL,
	"terms_link" text,
	"navigate_to" text,
	"segment" text,
	"extra_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"content" jsonb,
	CONSTRAINT "activities_key" UNIQUE("key"),
	CONSTRAINT "activities_amount" CHECK ("activities"."amount" >= 0),
	CONSTRAINT "activities_cap" CHECK ("activities"."cap" > 0),
	CONSTRAINT "activities_content" CHECK (("activities"."type" = 'UPLOAD_CONTENT') = ("activities"."content" is not null))
);
--> statement-breakpoint
CREATE TABLE "bonus_campaigns" (
	"id" integer PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"bonus_amount" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_campaigns_amount" CHECK ("bonus_campaigns"."bonus_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "code_redemptions" (
	"player_id" uuid NOT NULL,
	"code" text NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_redemptions_player_id_code_pk" PRIMARY KEY("player_id","code")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"points" integer NOT NULL,
	"total" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "promo_codes_points" CHECK ("promo_codes"."points" > 0),
	CONSTRAINT "promo_codes_used" CHECK ("promo_codes"."used" between 0 and coalesce("promo_codes"."total", "promo_codes"."used"))
);
--> statement-breakpoint
CREATE TABLE "uploaded_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"activity_id" integer NOT NULL,
	"title" text NOT NULL,
	"photo" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bonus_campaigns" ADD CONSTRAINT "bonus_campaigns_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_redemptions" ADD CONSTRAINT "code_redemptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_redemptions" ADD CONSTRAINT "code_redemptions_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_photos" ADD CONSTRAINT "uploaded_photos_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_photos" ADD CONSTRAINT "uploaded_photos_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_position" ON "activities" USING btree ("position");--> statement-breakpoint
CREATE INDEX "bonus_campaigns_activity" ON "bonus_campaigns" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "code_redemptions_code" ON "code_redemptions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "promo_codes_activity" ON "promo_codes" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "uploaded_photos_player" ON "uploaded_photos" USING btree ("player_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "uploaded_photos_activity" ON "uploaded_photos" USING btree ("activity_id");