CREATE TABLE "identity_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reference" text,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_numbers" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"purge_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_records" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"is_valid" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer DEFAULT 3 NOT NULL,
	"verified_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"check_id" uuid,
	"check_until" timestamp with time zone,
	CONSTRAINT "identity_records_attempts" CHECK ("identity_records"."attempts" >= 0 and "identity_records"."attempts" <= "identity_records"."max_attempts")
);
--> statement-breakpoint
CREATE TABLE "identity_scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"url" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "identity_scans_state" CHECK ("identity_scans"."state" in ('pending', 'approved', 'rejected', 'lapsed'))
);
--> statement-breakpoint
ALTER TABLE "identity_decisions" ADD CONSTRAINT "identity_decisions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_numbers" ADD CONSTRAINT "identity_numbers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_scans" ADD CONSTRAINT "identity_scans_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_decisions_player" ON "identity_decisions" USING btree ("player_id","decided_at");--> statement-breakpoint
CREATE INDEX "identity_numbers_purge" ON "identity_numbers" USING btree ("purge_after");--> statement-breakpoint
CREATE INDEX "identity_scans_player" ON "identity_scans" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_scans_open" ON "identity_scans" USING btree ("player_id") WHERE "identity_scans"."state" = 'pending';