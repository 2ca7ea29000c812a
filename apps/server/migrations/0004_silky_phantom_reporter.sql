CREATE TABLE "player_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"address_type_id" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text NOT NULL,
	"apartment_number" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"state_code" text NOT NULL,
	"country" text NOT NULL,
	"country_code" text NOT NULL,
	"zip_code" text NOT NULL,
	CONSTRAINT "player_addresses_type" UNIQUE("player_id","address_type_id"),
	CONSTRAINT "player_addresses_type_known" CHECK ("player_addresses"."address_type_id" in ('HOME', 'BILLING'))
);
--> statement-breakpoint
CREATE TABLE "player_phones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"phone_type_id" text NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "player_phones_type" UNIQUE("player_id","phone_type_id"),
	CONSTRAINT "player_phones_type_known" CHECK ("player_phones"."phone_type_id" in ('MOBILE', 'BILLING')),
	CONSTRAINT "player_phones_digits" CHECK ("player_phones"."phone" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"gender" text,
	"completed_at" timestamp with time zone,
	"is_legacy_user" boolean DEFAULT false NOT NULL,
	CONSTRAINT "profiles_gender" CHECK ("profiles"."gender" in ('FEMALE', 'MALE', 'NEUTRAL'))
);
--> statement-breakpoint
ALTER TABLE "player_addresses" ADD CONSTRAINT "player_addresses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_phones" ADD CONSTRAINT "player_phones_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;