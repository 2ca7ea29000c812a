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
ALTER TABLE "store_orders" DROP CONSTRAINT "store_orders_state";--> statement-breakpoint
ALTER TABLE "store_orders" DROP CONSTRAINT "store_orders_paid";--> statement-breakpoint
ALTER TABLE "store_order_events" ADD CONSTRAINT "store_order_events_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_orders_disputed" ON "store_orders" USING btree ("settled_at","id") WHERE "store_orders"."state" = 'disputed';--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_state" CHECK ("store_orders"."state" in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'disputed', 'closed'));--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_paid" CHECK (case when "store_orders"."transfer_id" is null then "store_orders"."state" <> 'paid'
        else "store_orders"."state" in ('paid', 'disputed', 'closed') end);