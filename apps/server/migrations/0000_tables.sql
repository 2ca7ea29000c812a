CREATE SEQUENCE "public"."promotion_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_keys" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"birth_date" date,
	"invite_code" text NOT NULL,
	"state" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"email_unproven_since" timestamp with time zone,
	CONSTRAINT "players_login_unique" UNIQUE("login"),
	CONSTRAINT "players_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "players_invite_code_unique" UNIQUE("invite_code"),
	CONSTRAINT "players_state" CHECK ("players"."state" in ('notActivated', 'active', 'suspended', 'deactivated'))
);
--> statement-breakpoint
CREATE TABLE "invite_uses" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invite_uses_other" CHECK ("invite_uses"."player_id" <> "invite_uses"."inviter_id")
);
--> statement-breakpoint
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
CREATE TABLE "activity_credits" (
	"player_id" uuid NOT NULL,
	"activity_key" text NOT NULL,
	"period" text NOT NULL,
	"place" smallint NOT NULL,
	"subject" text NOT NULL,
	"points" integer NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_credits_player_id_activity_key_period_place_pk" PRIMARY KEY("player_id","activity_key","period","place"),
	CONSTRAINT "activity_credits_subject" UNIQUE("player_id","activity_key","subject")
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
CREATE TABLE "digital_game_plays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"operation" text,
	"request_key" text,
	"request_hash" "bytea",
	"transfer_id" uuid,
	"lot" double precision,
	"digital_reveal_token" text,
	"session_id" text,
	"data" jsonb,
	"prize_type" text NOT NULL,
	"base_amount" integer NOT NULL,
	"bonus_amount" integer DEFAULT 0 NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"voided_at" timestamp with time zone,
	CONSTRAINT "digital_game_plays_token" UNIQUE("digital_reveal_token"),
	CONSTRAINT "digital_game_plays_transfer" UNIQUE("transfer_id"),
	CONSTRAINT "digital_game_plays_amounts" CHECK ("digital_game_plays"."base_amount" >= 0 and "digital_game_plays"."bonus_amount" >= 0),
	CONSTRAINT "digital_game_plays_fun_is_free" CHECK (("digital_game_plays"."prize_type" = 'NONE') = ("digital_game_plays"."source" = 'FUN') and ("digital_game_plays"."source" <> 'FUN' or "digital_game_plays"."base_amount" + "digital_game_plays"."bonus_amount" = 0)),
	CONSTRAINT "digital_game_plays_round" CHECK (("digital_game_plays"."digital_reveal_token" is null) = ("digital_game_plays"."data" is null)),
	CONSTRAINT "digital_game_plays_ended" CHECK (("digital_game_plays"."ended_at" is null) = ("digital_game_plays"."ended_by" is null)),
	CONSTRAINT "digital_game_plays_voided" CHECK ("digital_game_plays"."voided_at" is null or ("digital_game_plays"."digital_reveal_token" is null and "digital_game_plays"."ended_at" is null)),
	CONSTRAINT "digital_game_plays_request_whole" CHECK (num_nulls("digital_game_plays"."operation", "digital_game_plays"."request_key", "digital_game_plays"."request_hash") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "digital_games" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"game_id" text NOT NULL,
	"play_for_fun" boolean NOT NULL,
	"prizes" jsonb NOT NULL,
	CONSTRAINT "digital_games_source_key_pk" PRIMARY KEY("source","key")
);
--> statement-breakpoint
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
	"facts" "bytea" NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "identity_scans_state" CHECK ("identity_scans"."state" in ('pending', 'approved', 'rejected', 'lapsed'))
);
--> statement-breakpoint
CREATE TABLE "captcha_solutions" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"player_id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_records_player_id_key_pk" PRIMARY KEY("player_id","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"leased_by" text,
	"last_error" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "jobs_once" UNIQUE("name","due_at","subject"),
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'done', 'dead', 'superseded'))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid,
	"house" text,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_accounts_player" UNIQUE("player_id","currency"),
	CONSTRAINT "ledger_accounts_house" UNIQUE("house","currency"),
	CONSTRAINT "ledger_accounts_currency" CHECK ("ledger_accounts"."currency" in ('points', 'tokens')),
	CONSTRAINT "ledger_accounts_owner" CHECK (("ledger_accounts"."player_id" is null) <> ("ledger_accounts"."house" is null)),
	CONSTRAINT "ledger_accounts_id" CHECK (("ledger_accounts"."id" < 0) = ("ledger_accounts"."player_id" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"floor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balances_floor" CHECK ("ledger_balances"."balance" >= "ledger_balances"."floor")
);
--> statement-breakpoint
CREATE TABLE "ledger_days" (
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"postings" bigint NOT NULL,
	CONSTRAINT "ledger_days_account_id_day_kind_pk" PRIMARY KEY("account_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"transfer_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"from_account" bigint NOT NULL,
	"to_account" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"from_after" bigint,
	"to_after" bigint,
	"kind" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_postings_transfer_id_line_pk" PRIMARY KEY("transfer_id","line"),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" > 0 or ("ledger_postings"."amount" = 0 and "ledger_postings"."kind" = 'FREE_ENTRY')),
	CONSTRAINT "ledger_postings_accounts" CHECK ("ledger_postings"."from_account" <> "ledger_postings"."to_account")
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"details" jsonb NOT NULL,
	"reverses" uuid,
	"occurred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "limit_uses" (
	"player_id" uuid NOT NULL,
	"name" text NOT NULL,
	"day" text NOT NULL,
	"used" integer NOT NULL,
	"cap" integer NOT NULL,
	CONSTRAINT "limit_uses_player_id_name_day_pk" PRIMARY KEY("player_id","name","day"),
	CONSTRAINT "limit_uses_used" CHECK ("limit_uses"."used" between 0 and "limit_uses"."cap")
);
--> statement-breakpoint
CREATE TABLE "password_guards" (
	"subject" "bytea" PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"last_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"reply_to" text,
	"unsubscribe_url" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_by_renewal" uuid
);
--> statement-breakpoint
CREATE TABLE "session_families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"remember" boolean NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"absolute_expires_at" timestamp with time zone NOT NULL,
	"remember" boolean NOT NULL,
	"opened_by_renewal" uuid,
	"revoked_at" timestamp with time zone,
	"ended_by_renewal" uuid
);
--> statement-breakpoint
CREATE TABLE "sweep_retries" (
	"sweep" text NOT NULL,
	"subject" uuid NOT NULL,
	"failures" integer NOT NULL,
	"waits" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "sweep_retries_sweep_subject_pk" PRIMARY KEY("sweep","subject"),
	CONSTRAINT "sweep_retries_counts" CHECK ("sweep_retries"."failures" >= 0 and "sweep_retries"."waits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "location_passes" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"is_in_region" boolean,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"chances" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
CREATE TABLE "lounge_drawings" (
	"reward_id" integer PRIMARY KEY NOT NULL,
	"frequency" text NOT NULL,
	"prizes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embed_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "embed_sessions" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "preferences" (
	"player_id" uuid NOT NULL,
	"key" text NOT NULL,
	"is_on" boolean NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preferences_player_id_key_pk" PRIMARY KEY("player_id","key")
);
--> statement-breakpoint
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
CREATE TABLE "draw_entrants" (
	"player_id" uuid NOT NULL,
	"draw_id" integer NOT NULL,
	"entries" bigint NOT NULL,
	"last_entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draw_entrants_player_id_draw_id_pk" PRIMARY KEY("player_id","draw_id"),
	CONSTRAINT "draw_entrants_entries" CHECK ("draw_entrants"."entries" > 0)
);
--> statement-breakpoint
CREATE TABLE "draw_entries" (
	"draw_id" integer NOT NULL,
	"last_number" bigint NOT NULL,
	"player_id" uuid NOT NULL,
	"entries" integer NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draw_entries_draw_id_last_number_pk" PRIMARY KEY("draw_id","last_number"),
	CONSTRAINT "draw_entries_reference" UNIQUE("draw_id","source","reference"),
	CONSTRAINT "draw_entries_source" CHECK ("draw_entries"."source" in ('TICKET', 'REWARD', 'FREE')),
	CONSTRAINT "draw_entries_entries" CHECK ("draw_entries"."entries" > 0 and "draw_entries"."entries" <= "draw_entries"."last_number")
);
--> statement-breakpoint
CREATE TABLE "draw_prizes" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "draw_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10000 CACHE 1),
	"draw_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"texts" jsonb NOT NULL,
	"prize_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"is_progressive" boolean DEFAULT false NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "draw_prizes_position" UNIQUE("draw_id","position"),
	CONSTRAINT "draw_prizes_type" CHECK ("draw_prizes"."prize_type" in ('POINTS', 'CASH', 'MERCHANDISE')),
	CONSTRAINT "draw_prizes_amount" CHECK ("draw_prizes"."amount" > 0),
	CONSTRAINT "draw_prizes_quantity" CHECK ("draw_prizes"."quantity" between 1 and 1000),
	CONSTRAINT "draw_prizes_progressive" CHECK (not "draw_prizes"."is_progressive" or ("draw_prizes"."prize_type" = 'CASH' and "draw_prizes"."quantity" = 1))
);
--> statement-breakpoint
CREATE TABLE "draw_winners" (
	"prize_id" integer NOT NULL,
	"place" integer NOT NULL,
	"draw_id" integer NOT NULL,
	"player_id" uuid NOT NULL,
	"entry_number" bigint NOT NULL,
	"pick" integer NOT NULL,
	"amount" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draw_winners_prize_id_place_pk" PRIMARY KEY("prize_id","place"),
	CONSTRAINT "draw_winners_player" UNIQUE("draw_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"id" integer PRIMARY KEY DEFAULT nextval('promotion_numbers') NOT NULL,
	"promotion_id" integer,
	"texts" jsonb NOT NULL,
	"draw_number" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"entry_ends_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"announces_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"entries" bigint DEFAULT 0 NOT NULL,
	"progressive_start" bigint,
	"seed" "bytea",
	"seed_hash" "bytea",
	"drawn_at" timestamp with time zone,
	CONSTRAINT "draws_number" UNIQUE("promotion_id","draw_number"),
	CONSTRAINT "draws_state" CHECK ("draws"."state" in ('open', 'closed', 'drawn')),
	CONSTRAINT "draws_seed" CHECK (("draws"."state" = 'open') = ("draws"."seed" is null)),
	CONSTRAINT "draws_seed_hash" CHECK (("draws"."seed" is null) = ("draws"."seed_hash" is null)),
	CONSTRAINT "draws_drawn" CHECK (("draws"."state" = 'drawn') = ("draws"."drawn_at" is not null)),
	CONSTRAINT "draws_entries" CHECK ("draws"."entries" >= 0),
	CONSTRAINT "draws_moments" CHECK ("draws"."starts_at" < "draws"."entry_ends_at" and "draws"."entry_ends_at" <= "draws"."draws_at" and "draws"."draws_at" <= "draws"."announces_at")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY DEFAULT nextval('promotion_numbers') NOT NULL,
	"promotion_type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"full_image" text NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"game_ids" integer[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ending_soon_at" timestamp with time zone NOT NULL,
	"entry_ends_at" timestamp with time zone NOT NULL,
	"progressive_base" bigint,
	"progressive_step" bigint,
	"progressive_maximum" bigint,
	"progressive_rolled_over" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "promotions_type" CHECK ("promotions"."promotion_type" in ('STANDARD', 'PROGRESSIVE', 'SECOND_CHANCE', 'LOUNGE')),
	CONSTRAINT "promotions_moments" CHECK ("promotions"."starts_at" <= "promotions"."ending_soon_at" and "promotions"."ending_soon_at" <= "promotions"."entry_ends_at"),
	CONSTRAINT "promotions_rolled_over" CHECK ("promotions"."progressive_rolled_over" >= 0),
	CONSTRAINT "promotions_progressive" CHECK (("promotions"."promotion_type" = 'PROGRESSIVE') = ("promotions"."progressive_base" is not null and "promotions"."progressive_step" is not null and "promotions"."progressive_maximum" is not null))
);
--> statement-breakpoint
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
	"amount" integer NOT NULL,
	"transfer_id" uuid NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_redemptions_transfer" UNIQUE("transfer_id"),
	CONSTRAINT "reward_redemptions_quantity" CHECK ("reward_redemptions"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "reward_stocks" (
	"reward_id" integer NOT NULL,
	"shard" smallint NOT NULL,
	"first" integer NOT NULL,
	"total" integer NOT NULL,
	"handed_out" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reward_stocks_reward_id_shard_pk" PRIMARY KEY("reward_id","shard"),
	CONSTRAINT "reward_stocks_handed_out" CHECK ("reward_stocks"."handed_out" between 0 and "reward_stocks"."total")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"currency" text DEFAULT 'points' NOT NULL,
	"amount" integer NOT NULL,
	"image_url" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ending_soon_at" timestamp with time zone,
	"entry_ends_at" timestamp with time zone,
	"external_id" text,
	"draw_id" integer,
	"promotion_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"visibility_web" boolean DEFAULT true NOT NULL,
	"terms_conditions_url" text,
	"extra_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"per_day" integer,
	"per_player" integer,
	"segment" text,
	CONSTRAINT "rewards_key" UNIQUE("key"),
	CONSTRAINT "rewards_promotion" UNIQUE("promotion_id"),
	CONSTRAINT "rewards_amount" CHECK ("rewards"."amount" > 0),
	CONSTRAINT "rewards_per_day" CHECK ("rewards"."per_day" > 0),
	CONSTRAINT "rewards_per_player" CHECK ("rewards"."per_player" > 0),
	CONSTRAINT "rewards_draw" CHECK (num_nonnulls("rewards"."draw_id", "rewards"."promotion_id") = ("rewards"."type" = 'DRAW')::int),
	CONSTRAINT "rewards_currency" CHECK ("rewards"."currency" in ('points', 'tokens')),
	CONSTRAINT "rewards_of_lounge" CHECK ("rewards"."currency" = 'points' or ("rewards"."type" = 'DRAW' and "rewards"."segment" is null and "rewards"."per_player" is null))
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" integer PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"image_url" text NOT NULL,
	"redirect_url" text NOT NULL,
	"recommendation_type" text NOT NULL,
	"published_state" text NOT NULL,
	"tag" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"activity_key" text,
	"reward_id" integer,
	"reward_type" text,
	"codes_remaining" integer
);
--> statement-breakpoint
CREATE TABLE "player_flags" (
	"player_id" uuid NOT NULL,
	"flag" text NOT NULL,
	CONSTRAINT "player_flags_player_id_flag_pk" PRIMARY KEY("player_id","flag")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_bundles" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"titles" jsonb NOT NULL,
	"tokens" integer NOT NULL,
	"price" integer NOT NULL,
	"image_url" text NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "store_bundles_key_unique" UNIQUE("key"),
	CONSTRAINT "store_bundles_tokens" CHECK ("store_bundles"."tokens" > 0),
	CONSTRAINT "store_bundles_price" CHECK ("store_bundles"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_days" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"spent" integer NOT NULL,
	CONSTRAINT "store_days_player_id_day_pk" PRIMARY KEY("player_id","day"),
	CONSTRAINT "store_days_spent" CHECK ("store_days"."spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_order_events" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint,
	"currency" text,
	"reference" text,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"reason" text,
	CONSTRAINT "store_order_events_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "store_order_events_source" CHECK ("store_order_events"."source" in ('notice', 'poll', 'operator')),
	CONSTRAINT "store_order_events_operator" CHECK (("store_order_events"."source" = 'operator') = ("store_order_events"."status" in ('credit', 'close'))
        and ("store_order_events"."source" <> 'operator' or "store_order_events"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"state" text NOT NULL,
	"items" jsonb NOT NULL,
	"total" integer NOT NULL,
	"tokens" integer NOT NULL,
	"day" date NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"payment_url" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"transfer_id" uuid,
	CONSTRAINT "store_orders_state" CHECK ("store_orders"."state" in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'disputed', 'closed')),
	CONSTRAINT "store_orders_paid" CHECK (case when "store_orders"."transfer_id" is null then "store_orders"."state" <> 'paid'
        else "store_orders"."state" in ('paid', 'disputed', 'closed') end),
	CONSTRAINT "store_orders_settled" CHECK (("store_orders"."state" in ('created', 'pending')) = ("store_orders"."settled_at" is null)),
	CONSTRAINT "store_orders_payment" CHECK ("store_orders"."state" <> 'pending' or "store_orders"."payment_url" is not null),
	CONSTRAINT "store_orders_total" CHECK ("store_orders"."total" > 0 and "store_orders"."tokens" > 0)
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
ALTER TABLE "account_keys" ADD CONSTRAINT "account_keys_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_uses" ADD CONSTRAINT "invite_uses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_uses" ADD CONSTRAINT "invite_uses_inviter_id_players_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_credits" ADD CONSTRAINT "activity_credits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_campaigns" ADD CONSTRAINT "bonus_campaigns_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_redemptions" ADD CONSTRAINT "code_redemptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_redemptions" ADD CONSTRAINT "code_redemptions_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_photos" ADD CONSTRAINT "uploaded_photos_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_photos" ADD CONSTRAINT "uploaded_photos_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_game_plays" ADD CONSTRAINT "digital_game_plays_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_bonus_buckets" ADD CONSTRAINT "super_bonus_buckets_super_bonus_key_super_bonuses_key_fk" FOREIGN KEY ("super_bonus_key") REFERENCES "public"."super_bonuses"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_bonus_entries" ADD CONSTRAINT "super_bonus_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_bonus_entries" ADD CONSTRAINT "super_bonus_entries_bucket_fk" FOREIGN KEY ("super_bonus_key","game_id") REFERENCES "public"."super_bonus_buckets"("super_bonus_key","game_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_prizes" ADD CONSTRAINT "game_prizes_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_tags" ADD CONSTRAINT "game_tags_tag_type_id_game_tag_types_id_fk" FOREIGN KEY ("tag_type_id") REFERENCES "public"."game_tag_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_results" ADD CONSTRAINT "jackpot_results_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_draw_games" ADD CONSTRAINT "quick_draw_games_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_draw_results" ADD CONSTRAINT "quick_draw_results_game_id_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_decisions" ADD CONSTRAINT "identity_decisions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_numbers" ADD CONSTRAINT "identity_numbers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_scans" ADD CONSTRAINT "identity_scans_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_passes" ADD CONSTRAINT "location_passes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_denominations" ADD CONSTRAINT "arcade_denominations_game_id_arcade_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."arcade_games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_drawings" ADD CONSTRAINT "lounge_drawings_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_codes" ADD CONSTRAINT "embed_codes_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_sessions" ADD CONSTRAINT "embed_sessions_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_free_claims" ADD CONSTRAINT "lounge_free_claims_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_free_entries" ADD CONSTRAINT "lounge_free_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_free_entries" ADD CONSTRAINT "lounge_free_entries_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_addresses" ADD CONSTRAINT "player_addresses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_phones" ADD CONSTRAINT "player_phones_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entrants" ADD CONSTRAINT "draw_entrants_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entrants" ADD CONSTRAINT "draw_entrants_draw_id_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_draw_id_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_prizes" ADD CONSTRAINT "draw_prizes_draw_id_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_winners" ADD CONSTRAINT "draw_winners_prize_id_draw_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."draw_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_winners" ADD CONSTRAINT "draw_winners_entrant" FOREIGN KEY ("player_id","draw_id") REFERENCES "public"."draw_entrants"("player_id","draw_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handed_codes" ADD CONSTRAINT "handed_codes_redemption_id_reward_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."reward_redemptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handed_codes" ADD CONSTRAINT "handed_codes_code" FOREIGN KEY ("reward_id","place") REFERENCES "public"."coupon_codes"("reward_id","place") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_segments" ADD CONSTRAINT "player_segments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_stocks" ADD CONSTRAINT "reward_stocks_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_flags" ADD CONSTRAINT "player_flags_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_days" ADD CONSTRAINT "store_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_events" ADD CONSTRAINT "store_order_events_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_totals" ADD CONSTRAINT "survey_totals_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_days" ADD CONSTRAINT "ticket_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_keys_player" ON "account_keys" USING btree ("player_id","purpose");--> statement-breakpoint
CREATE INDEX "account_keys_created" ON "account_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "players_unactivated" ON "players" USING btree ("registered_at") WHERE "players"."state" = 'notActivated';--> statement-breakpoint
CREATE INDEX "invite_uses_inviter" ON "invite_uses" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "activities_position" ON "activities" USING btree ("position");--> statement-breakpoint
CREATE INDEX "bonus_campaigns_activity" ON "bonus_campaigns" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "code_redemptions_code" ON "code_redemptions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "promo_codes_activity" ON "promo_codes" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "uploaded_photos_player" ON "uploaded_photos" USING btree ("player_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "uploaded_photos_activity" ON "uploaded_photos" USING btree ("activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "digital_game_plays_request" ON "digital_game_plays" USING btree ("player_id","request_key") WHERE "digital_game_plays"."request_key" is not null and "digital_game_plays"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "digital_game_plays_player" ON "digital_game_plays" USING btree ("player_id","played_at");--> statement-breakpoint
CREATE INDEX "digital_game_plays_open" ON "digital_game_plays" USING btree ("played_at") WHERE "digital_game_plays"."prize_type" in ('BONUS_CAMPAIGN', 'TOKENS') and "digital_game_plays"."ended_at" is null and "digital_game_plays"."digital_reveal_token" is not null;--> statement-breakpoint
CREATE INDEX "digital_game_plays_unopened" ON "digital_game_plays" USING btree ("played_at") WHERE "digital_game_plays"."digital_reveal_token" is null and "digital_game_plays"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "digital_game_plays_fun" ON "digital_game_plays" USING btree ("played_at") WHERE "digital_game_plays"."source" = 'FUN';--> statement-breakpoint
CREATE INDEX "digital_games_game" ON "digital_games" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "super_bonus_entries_bucket" ON "super_bonus_entries" USING btree ("super_bonus_key","game_id");--> statement-breakpoint
CREATE INDEX "advertisements_place" ON "advertisements" USING btree ("published","tag","position");--> statement-breakpoint
CREATE INDEX "feedback_messages_created" ON "feedback_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_messages_player" ON "feedback_messages" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "information_tiles_position" ON "information_tiles" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "game_tags_type" ON "game_tags" USING btree ("tag_type_id");--> statement-breakpoint
CREATE INDEX "games_play_begin" ON "games" USING btree ("play_begin" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "games_type" ON "games" USING btree ("game_type_id","play_begin" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "games_featured" ON "games" USING btree ("play_begin" DESC NULLS LAST) WHERE "games"."is_featured";--> statement-breakpoint
CREATE INDEX "jackpot_results_status" ON "jackpot_results" USING btree ("status","draw_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jackpot_results_latest" ON "jackpot_results" USING btree ("game_id","status","draw_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quick_draw_results_latest" ON "quick_draw_results" USING btree ("game_id","draw_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quick_draw_results_day" ON "quick_draw_results" USING btree ("game_id","draw_day" DESC NULLS LAST,"draw_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quick_draw_results_won" ON "quick_draw_results" USING btree ("game_id","draw_date" DESC NULLS LAST) WHERE "quick_draw_results"."cash_amount" is not null;--> statement-breakpoint
CREATE INDEX "identity_decisions_player" ON "identity_decisions" USING btree ("player_id","decided_at");--> statement-breakpoint
CREATE INDEX "identity_numbers_purge" ON "identity_numbers" USING btree ("purge_after");--> statement-breakpoint
CREATE INDEX "identity_scans_player" ON "identity_scans" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_scans_open" ON "identity_scans" USING btree ("player_id") WHERE "identity_scans"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "captcha_solutions_expires" ON "captcha_solutions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_waiting_of_kind" ON "jobs" USING btree ("name","run_at") WHERE "jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("name","id") WHERE "jobs"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_from" ON "ledger_postings" USING btree ("from_account","occurred_at","transfer_id","line") WHERE "ledger_postings"."from_account" > 0;--> statement-breakpoint
CREATE INDEX "ledger_postings_to" ON "ledger_postings" USING btree ("to_account","occurred_at","transfer_id","line") WHERE "ledger_postings"."to_account" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_reverses" ON "ledger_transfers" USING btree ("reverses") WHERE "ledger_transfers"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "limit_uses_day" ON "limit_uses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "password_guards_last" ON "password_guards" USING btree ("last_attempt_at");--> statement-breakpoint
CREATE INDEX "rate_counters_resets" ON "rate_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_created" ON "outbox_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "session_families_player" ON "session_families" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "session_families_expires" ON "session_families" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "arcade_games_listed" ON "arcade_games" USING btree ("last_modified" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "embed_codes_family" ON "embed_codes" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "embed_codes_expires" ON "embed_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "embed_sessions_family" ON "embed_sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "embed_sessions_expires" ON "embed_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lounge_free_entries_reward" ON "lounge_free_entries" USING btree ("reward_id");--> statement-breakpoint
CREATE INDEX "draw_entrants_draw" ON "draw_entrants" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "draw_entrants_recent" ON "draw_entrants" USING btree ("player_id","last_entered_at","draw_id");--> statement-breakpoint
CREATE INDEX "draw_entries_player" ON "draw_entries" USING btree ("player_id","entered_at");--> statement-breakpoint
CREATE INDEX "draw_winners_of_player" ON "draw_winners" USING btree ("player_id","won_at");--> statement-breakpoint
CREATE INDEX "draws_draws_at" ON "draws" USING btree ("draws_at","id");--> statement-breakpoint
CREATE INDEX "promotions_listed" ON "promotions" USING btree ("entry_ends_at","id");--> statement-breakpoint
CREATE INDEX "handed_codes_redemption" ON "handed_codes" USING btree ("redemption_id");--> statement-breakpoint
CREATE INDEX "reward_redemptions_player" ON "reward_redemptions" USING btree ("player_id","redeemed_at");--> statement-breakpoint
CREATE INDEX "reward_redemptions_reward" ON "reward_redemptions" USING btree ("reward_id");--> statement-breakpoint
CREATE INDEX "rewards_starts" ON "rewards" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "recommendations_reward" ON "recommendations" USING btree ("reward_id");--> statement-breakpoint
CREATE INDEX "store_bundles_sale" ON "store_bundles" USING btree ("price","id") WHERE "store_bundles"."is_on_sale";--> statement-breakpoint
CREATE INDEX "store_days_day" ON "store_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_request" ON "store_orders" USING btree ("player_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_transfer" ON "store_orders" USING btree ("transfer_id") WHERE "store_orders"."transfer_id" is not null;--> statement-breakpoint
CREATE INDEX "store_orders_open" ON "store_orders" USING btree ("created_at","id") WHERE "store_orders"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "store_orders_disputed" ON "store_orders" USING btree ("settled_at","id") WHERE "store_orders"."state" = 'disputed';--> statement-breakpoint
CREATE INDEX "survey_responses_player" ON "survey_responses" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "ticket_days_day" ON "ticket_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_entries_once" ON "ticket_entries" USING btree ("ticket_code") WHERE "ticket_entries"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "ticket_entries_player" ON "ticket_entries" USING btree ("player_id","entered_at","id");--> statement-breakpoint
CREATE INDEX "ticket_entries_pending" ON "ticket_entries" USING btree ("player_id") WHERE "ticket_entries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "ticket_entries_open" ON "ticket_entries" USING btree ("entered_at") WHERE "ticket_entries"."state" in ('asking', 'pending');