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
