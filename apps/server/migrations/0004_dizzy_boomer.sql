CREATE TABLE "location_passes" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"is_in_region" boolean NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_days" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"entered" integer NOT NULL,
	CONSTRAINT "ticket_days_player_id_day_pk" PRIMARY KEY("player_id","day"),
	CONSTRAINT "ticket_days_entered" CHECK ("ticket_days"."entered" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"ticket_code" text NOT NULL,
	"second_code" text,
	"state" text NOT NULL,
	"request_key" text NOT NULL,
	"ask_until" timestamp with time zone,
	"day" date NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"reason" text,
	"game_type_id" integer,
	"points" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	CONSTRAINT "ticket_entries_state" CHECK ("ticket_entries"."state" in ('asking', 'pending', 'credited', 'refused')),
	CONSTRAINT "ticket_entries_secret" CHECK ("ticket_entries"."state" = 'asking' or "ticket_entries"."second_code" is null),
	CONSTRAINT "ticket_entries_result" CHECK (("ticket_entries"."state" in ('pending', 'credited')) = ("ticket_entries"."result" is not null)),
	CONSTRAINT "ticket_entries_points" CHECK ("ticket_entries"."points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "location_passes" ADD CONSTRAINT "location_passes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_days" ADD CONSTRAINT "ticket_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_days_day" ON "ticket_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_entries_once" ON "ticket_entries" USING btree ("ticket_code") WHERE "ticket_entries"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "ticket_entries_player" ON "ticket_entries" USING btree ("player_id","entered_at","id");--> statement-breakpoint
CREATE INDEX "ticket_entries_open" ON "ticket_entries" USING btree ("entered_at") WHERE "ticket_entries"."state" in ('asking', 'pending');