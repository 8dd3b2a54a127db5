CREATE TABLE "cashier_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cashier_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cashier_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase" text NOT NULL,
	"order_id" text NOT NULL,
	"label" text NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"monthly" boolean NOT NULL,
	"email" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"refused" boolean DEFAULT false NOT NULL,
	"subscription_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashier_sessions_purchase_unique" UNIQUE("purchase")
);
--> statement-breakpoint
CREATE TABLE "cashier_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid,
	"organization_id" uuid NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"tax_percent" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"corrects_number" text,
	"reason" text,
	"paid_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"storage_key" text
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"account_id" uuid,
	"organization_id" uuid NOT NULL,
	"portfolio_uid" uuid,
	"unit_price_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"billing" jsonb,
	"begin_now_at" timestamp with time zone,
	"loss_acknowledged_at" timestamp with time zone,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"checkout_session_id" text,
	"checkout_url" text,
	"payment_failed_at" timestamp with time zone,
	"payment_id" text,
	"subscription_id" uuid,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"performed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "orders_checkout_session_id_unique" UNIQUE("checkout_session_id"),
	CONSTRAINT "orders_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"gateway_refund_id" text,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gateway_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"account_id" uuid,
	"organization_id" uuid NOT NULL,
	"billing" jsonb NOT NULL,
	"state" text NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"account_type_before" text NOT NULL,
	"falls_to" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_gateway_id_unique" UNIQUE("gateway_id")
);
--> statement-breakpoint
ALTER TABLE "cashier_payments" ADD CONSTRAINT "cashier_payments_session_id_cashier_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."cashier_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_refunds" ADD CONSTRAINT "cashier_refunds_payment_id_cashier_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."cashier_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_subscriptions" ADD CONSTRAINT "cashier_subscriptions_session_id_cashier_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."cashier_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_number_invoices_number_fk" FOREIGN KEY ("corrects_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_id_accounts_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_kind_year_sequence_index" ON "invoices" USING btree ("kind","year","sequence");--> statement-breakpoint
CREATE INDEX "invoices_order_id_index" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_organization_id_issued_at_index" ON "invoices" USING btree ("organization_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_account_id_issued_at_index" ON "invoices" USING btree ("account_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_for_portfolio" ON "orders" USING btree ("portfolio_uid","product_id") WHERE "orders"."state" = 'OPEN' and "orders"."portfolio_uid" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_for_account" ON "orders" USING btree ("account_id","product_id") WHERE "orders"."state" = 'OPEN' and "orders"."portfolio_uid" is null;--> statement-breakpoint
CREATE INDEX "orders_organization_id_created_at_index" ON "orders" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_account_id_created_at_index" ON "orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_portfolio_uid_index" ON "orders" USING btree ("portfolio_uid");--> statement-breakpoint
CREATE INDEX "orders_subscription_id_index" ON "orders" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at") WHERE "orders"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscriptions_organization_id_index" ON "subscriptions" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_offer" ON "subscriptions" USING btree ("account_id") WHERE "subscriptions"."state" <> 'ENDED' and "subscriptions"."falls_to" is not null;