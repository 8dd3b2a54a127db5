ALTER TABLE "ped_answers" ADD COLUMN "in_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Answers of one section were written by one request: they share its instant.
UPDATE "ped_answers" AS "one" SET "in_bulk" = true WHERE EXISTS (SELECT 1 FROM "ped_answers" AS "other" WHERE "other"."portfolio_uid" = "one"."portfolio_uid" AND "other"."at" = "one"."at" AND "other"."reference" <> "one"."reference");
