ALTER TABLE "jobs" DROP CONSTRAINT "jobs_state";--> statement-breakpoint
DROP INDEX "jobs_waiting";--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "progressive_rolled_over" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_waiting_of_kind" ON "jobs" USING btree ("name","run_at") WHERE "jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("name","id") WHERE "jobs"."state" = 'dead';--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'done', 'dead', 'superseded'));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_rolled_over" CHECK ("promotions"."progressive_rolled_over" >= 0);