ALTER TABLE "database_lottery" ADD COLUMN "mode" text;--> statement-breakpoint
UPDATE "database_lottery" SET "mode" = CASE WHEN EXISTS (SELECT FROM "players" WHERE "login" LIKE 'demo-%') THEN 'demo' ELSE 'production' END;--> statement-breakpoint
ALTER TABLE "database_lottery" ALTER COLUMN "mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "database_lottery" ADD CONSTRAINT "database_lottery_mode" CHECK ("database_lottery"."mode" in ('demo', 'production'));
