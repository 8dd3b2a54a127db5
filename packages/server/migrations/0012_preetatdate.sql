CREATE TABLE "missions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portfolio_uid" uuid NOT NULL,
	"payment_order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"product_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"requested_by_id" uuid,
	"requested_by" text NOT NULL,
	"note" text,
	"answer" text,
	"expected_on" date,
	"file_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "missions_payment_order_id_unique" UNIQUE("payment_order_id")
);
--> statement-breakpoint
CREATE TABLE "ped_answers" (
	"portfolio_uid" uuid NOT NULL,
	"reference" text NOT NULL,
	"value" json,
	"as_of" date,
	"by_id" uuid,
	"by" text NOT NULL,
	"by_staff" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seen" text NOT NULL,
	CONSTRAINT "ped_answers_portfolio_uid_reference_pk" PRIMARY KEY("portfolio_uid","reference")
);
--> statement-breakpoint
CREATE TABLE "ped_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ped_editions" (
	"order_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"statement" json NOT NULL,
	"main_address" text NOT NULL,
	"address_extra_line" text,
	"issued_at" timestamp with time zone NOT NULL,
	"sha256" text,
	"file_id" uuid,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "ped_editions_order_id_edition_pk" PRIMARY KEY("order_id","edition")
);
--> statement-breakpoint
CREATE TABLE "ped_looks" (
	"portfolio_uid" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"statement" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ped_looks_portfolio_uid_account_id_pk" PRIMARY KEY("portfolio_uid","account_id")
);
--> statement-breakpoint
CREATE TABLE "ped_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portfolio_uid" uuid,
	"payment_order_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"ordered_by_id" uuid,
	"state" text NOT NULL,
	"making" text DEFAULT 'ORDER' NOT NULL,
	"slot_before" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"at_desk_since" timestamp with time zone,
	"desk_done_at" timestamp with time zone,
	"held_by_id" uuid,
	"held_since" timestamp with time zone,
	"held_until" timestamp with time zone,
	"question" text,
	"question_asked_at" timestamp with time zone,
	"customer_answer" text,
	"refusal_reason" text,
	"late_credit_cents" integer,
	"late_credited_at" timestamp with time zone,
	"first_delivered_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"year" integer,
	"rank" integer,
	CONSTRAINT "ped_orders_payment_order_id_unique" UNIQUE("payment_order_id")
);
--> statement-breakpoint
CREATE TABLE "ped_steps" (
	"order_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"step" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ped_steps_order_id_rank_pk" PRIMARY KEY("order_id","rank")
);
--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_payment_order_id_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_requested_by_id_accounts_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_answers" ADD CONSTRAINT "ped_answers_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_answers" ADD CONSTRAINT "ped_answers_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_editions" ADD CONSTRAINT "ped_editions_order_id_ped_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."ped_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_editions" ADD CONSTRAINT "ped_editions_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_looks" ADD CONSTRAINT "ped_looks_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_looks" ADD CONSTRAINT "ped_looks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_orders" ADD CONSTRAINT "ped_orders_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_orders" ADD CONSTRAINT "ped_orders_payment_order_id_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_orders" ADD CONSTRAINT "ped_orders_ordered_by_id_accounts_id_fk" FOREIGN KEY ("ordered_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_orders" ADD CONSTRAINT "ped_orders_held_by_id_accounts_id_fk" FOREIGN KEY ("held_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ped_steps" ADD CONSTRAINT "ped_steps_order_id_ped_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."ped_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "missions_under_way" ON "missions" USING btree ("portfolio_uid","kind") WHERE "missions"."state" in ('REQUESTED', 'PAID', 'ACCEPTED');--> statement-breakpoint
CREATE INDEX "missions_portfolio_uid_requested_at_index" ON "missions" USING btree ("portfolio_uid","requested_at");--> statement-breakpoint
CREATE INDEX "missions_waiting" ON "missions" USING btree ("paid_at") WHERE "missions"."state" in ('PAID', 'ACCEPTED');--> statement-breakpoint
CREATE UNIQUE INDEX "ped_orders_under_way" ON "ped_orders" USING btree ("portfolio_uid") WHERE "ped_orders"."state" in ('PENDING_PAYMENT', 'IN_CREATION');--> statement-breakpoint
CREATE UNIQUE INDEX "ped_orders_year_rank_index" ON "ped_orders" USING btree ("year","rank");--> statement-breakpoint
CREATE INDEX "ped_orders_portfolio_uid_ordered_at_index" ON "ped_orders" USING btree ("portfolio_uid","ordered_at");--> statement-breakpoint
CREATE INDEX "ped_orders_in_creation" ON "ped_orders" USING btree ("due_at") WHERE "ped_orders"."state" = 'IN_CREATION';--> statement-breakpoint
CREATE INDEX "ped_orders_desk_done_at_index" ON "ped_orders" USING btree ("desk_done_at");