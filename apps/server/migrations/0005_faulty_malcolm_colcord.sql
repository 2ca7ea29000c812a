CREATE TABLE "advertisements" (
	"id" integer PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"image_url" text NOT NULL,
	"button_url" text NOT NULL,
	"button_target" text NOT NULL,
	"background_image" text NOT NULL,
	"text_color" text NOT NULL,
	"published" text NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feedback_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "information_tiles" (
	"id" integer PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"web_image_url" text NOT NULL,
	"mobile_image_url" text NOT NULL,
	"button_target_web" text,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advertisements_place" ON "advertisements" USING btree ("published","tag","position");--> statement-breakpoint
CREATE INDEX "feedback_messages_created" ON "feedback_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_messages_player" ON "feedback_messages" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "information_tiles_position" ON "information_tiles" USING btree ("position","id");