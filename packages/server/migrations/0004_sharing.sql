CREATE TABLE "downloads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portfolio_uid" uuid NOT NULL,
	"account_id" uuid,
	"share_id" uuid,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"file_ids" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"size" bigint,
	"ticket_hash" text,
	"ticket_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "downloads_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "delivery_receipts" (
	"share_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"delivered_on" date NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL,
	"retraction_ends" date NOT NULL,
	"documents" integer NOT NULL,
	"manifest" text NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "delivery_receipts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portfolio_uid" uuid NOT NULL,
	"created_by_id" uuid,
	"created_by" text NOT NULL,
	"audience" text NOT NULL,
	"recipient" text NOT NULL,
	"email" text,
	"categories" jsonb NOT NULL,
	"document_types" jsonb NOT NULL,
	"watermark" text NOT NULL,
	"allow_download" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"code_hash" text,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"first_opened_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	"openings" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "share_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "share_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"share_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"share_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_visits_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "document_files" ALTER COLUMN "document_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "proposed_type" text;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "crc32" bigint;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_share_id_share_links_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_receipts" ADD CONSTRAINT "delivery_receipts_share_id_share_links_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_id_accounts_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_log" ADD CONSTRAINT "share_log_share_id_share_links_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_share_id_share_links_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "downloads_created_at_index" ON "downloads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "share_links_portfolio_uid_created_at_index" ON "share_links" USING btree ("portfolio_uid","created_at");--> statement-breakpoint
CREATE INDEX "share_log_share_id_id_index" ON "share_log" USING btree ("share_id","id");--> statement-breakpoint
CREATE INDEX "share_visits_share_id_index" ON "share_visits" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "share_visits_expires_at_index" ON "share_visits" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_replaces_id_document_files_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."document_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_parent_id_document_files_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."document_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_files_replaces_id_index" ON "document_files" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "document_files_parent_id_index" ON "document_files" USING btree ("parent_id");