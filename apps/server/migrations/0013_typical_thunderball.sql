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
	CONSTRAINT "store_orders_state" CHECK ("store_orders"."state" in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "store_orders_paid" CHECK (("store_orders"."state" = 'paid') = ("store_orders"."transfer_id" is not null)),
	CONSTRAINT "store_orders_settled" CHECK (("store_orders"."state" in ('created', 'pending')) = ("store_orders"."settled_at" is null)),
	CONSTRAINT "store_orders_payment" CHECK ("store_orders"."state" <> 'pending' or "store_orders"."payment_url" is not null),
	CONSTRAINT "store_orders_total" CHECK ("store_orders"."total" > 0 and "store_orders"."tokens" > 0)
);
--> statement-breakpoint
ALTER TABLE "store_days" ADD CONSTRAINT "store_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_bundles_sale" ON "store_bundles" USING btree ("price","id") WHERE "store_bundles"."is_on_sale";--> statement-breakpoint
CREATE INDEX "store_days_day" ON "store_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_request" ON "store_orders" USING btree ("player_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_transfer" ON "store_orders" USING btree ("transfer_id") WHERE "store_orders"."transfer_id" is not null;--> statement-breakpoint
CREATE INDEX "store_orders_open" ON "store_orders" USING btree ("created_at","id") WHERE "store_orders"."state" in ('created', 'pending');