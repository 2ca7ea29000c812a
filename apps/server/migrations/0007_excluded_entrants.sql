ALTER TABLE "draw_entrants" ADD COLUMN "is_excluded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "draw_entrants_excluded" ON "draw_entrants" USING btree ("draw_id") WHERE "draw_entrants"."is_excluded";--> statement-breakpoint
UPDATE "players" SET "state" = 'suspended' WHERE "state" = 'deactivated' AND "email_key" = "id" || '@deleted.invalid';
