ALTER TABLE "ped_orders" ADD COLUMN "print_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ped_orders" ADD COLUMN "print_failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ped_orders" ADD COLUMN "print_failed_at" timestamp with time zone;