CREATE TABLE "lounge_free_claims" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lounge_free_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"reward_id" integer NOT NULL,
	"draw_id" integer NOT NULL,
	"transfer_id" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lounge_free_entries_once" UNIQUE("player_id","draw_id"),
	CONSTRAINT "lounge_free_entries_transfer" UNIQUE("transfer_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_amount";--> statement-breakpoint
ALTER TABLE "lounge_free_claims" ADD CONSTRAINT "lounge_free_claims_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_free_entries" ADD CONSTRAINT "lounge_free_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_free_entries" ADD CONSTRAINT "lounge_free_entries_reward_id_lounge_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."lounge_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lounge_free_entries_reward" ON "lounge_free_entries" USING btree ("reward_id");--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" > 0 or ("ledger_postings"."amount" = 0 and "ledger_postings"."kind" = 'FREE_ENTRY'));