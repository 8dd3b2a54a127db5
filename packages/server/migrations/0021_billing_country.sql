ALTER TABLE "account_information" ADD COLUMN "billing_country" text DEFAULT 'FR' NOT NULL;--> statement-breakpoint
-- Until now every address was taken as French, on paper and in Factur-X.
UPDATE "orders" SET "billing" = "billing" || '{"country":"FR"}' WHERE "billing" IS NOT NULL;--> statement-breakpoint
UPDATE "subscriptions" SET "billing" = "billing" || '{"country":"FR"}';--> statement-breakpoint
UPDATE "invoices" SET "buyer" = "buyer" || '{"country":"FR"}';