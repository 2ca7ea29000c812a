CREATE TABLE "database_lottery" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"zone" text NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "database_lottery_only" CHECK ("database_lottery"."is_only")
);
