CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "account_information" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"civility" text,
	"first_name" text,
	"last_name" text,
	"phone" text,
	"company" text,
	"siret" text,
	"billing_address" text,
	"notify_documents" boolean DEFAULT true NOT NULL,
	"notify_guests" boolean DEFAULT true NOT NULL,
	"notify_news" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commercial_prospects" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"invited_by" text NOT NULL,
	"portfolio_type" text NOT NULL,
	"main_address" text NOT NULL,
	"address_extra_line" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "organization_logos" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"png" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_accounts" (
	"partner_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "partner_accounts_partner_id_account_id_pk" PRIMARY KEY("partner_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "partner_signatures" (
	"signature_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portfolio_uid" uuid NOT NULL,
	"invited_by_id" uuid NOT NULL,
	"guest_email" text NOT NULL,
	"role" text NOT NULL,
	"message" text,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "portfolio_guests" (
	"portfolio_uid" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolio_guests_portfolio_uid_account_id_pk" PRIMARY KEY("portfolio_uid","account_id")
);
--> statement-breakpoint
CREATE TABLE "portfolio_documents" (
	"portfolio_uid" uuid NOT NULL,
	"document_type" text NOT NULL,
	"status" text DEFAULT 'A_AJOUTER' NOT NULL,
	"file_count" integer DEFAULT 0 NOT NULL,
	"note" text,
	"waived_at" timestamp with time zone,
	"waived_reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolio_documents_portfolio_uid_document_type_pk" PRIMARY KEY("portfolio_uid","document_type")
);
--> statement-breakpoint
CREATE TABLE "portfolio_events" (
	"portfolio_uid" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"document_type" text,
	"actor_id" uuid,
	"actor" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolio_events_portfolio_uid_number_pk" PRIMARY KEY("portfolio_uid","number")
);
--> statement-breakpoint
DROP INDEX "portfolios_owner_id_index";--> statement-breakpoint
DROP INDEX "portfolios_organization_id_index";--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "agent_allowance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "logo_in_dashboard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "logo_in_emails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "intended_type" text;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "ban_id" text;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "partner_id" text;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "situation" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "skipped_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "standing" text DEFAULT 'TO_START' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "event_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "last_activity_at" timestamp with time zone;--> statement-breakpoint
UPDATE "portfolios" SET "last_activity_at" = "created_at", "search_text" = lower("main_address");--> statement-breakpoint
ALTER TABLE "portfolios" ALTER COLUMN "last_activity_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_information" ADD CONSTRAINT "account_information_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_logos" ADD CONSTRAINT "organization_logos_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_accounts_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_guests" ADD CONSTRAINT "portfolio_guests_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_guests" ADD CONSTRAINT "portfolio_guests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_documents" ADD CONSTRAINT "portfolio_documents_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_events" ADD CONSTRAINT "portfolio_events_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_events" ADD CONSTRAINT "portfolio_events_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_portfolio_uid_index" ON "invitations" USING btree ("portfolio_uid");--> statement-breakpoint
CREATE INDEX "portfolio_guests_account_id_index" ON "portfolio_guests" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_organization_id_index" ON "accounts" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "portfolios_owner_id_activity" ON "portfolios" USING btree ("owner_id","last_activity_at","uid") WHERE "portfolios"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "portfolios_organization_id_activity" ON "portfolios" USING btree ("organization_id","last_activity_at","uid") WHERE "portfolios"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "portfolios_owner_id_standing" ON "portfolios" USING btree ("owner_id","standing","last_activity_at","uid") WHERE "portfolios"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "portfolios_organization_id_standing" ON "portfolios" USING btree ("organization_id","standing","last_activity_at","uid") WHERE "portfolios"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "portfolios_owner_id_address" ON "portfolios" USING btree ("owner_id","main_address","uid") WHERE "portfolios"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "portfolios_organization_id_address" ON "portfolios" USING btree ("organization_id","main_address","uid") WHERE "portfolios"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "portfolios_owner_id_created" ON "portfolios" USING btree ("owner_id","created_at","uid") WHERE "portfolios"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "portfolios_organization_id_created" ON "portfolios" USING btree ("organization_id","created_at","uid") WHERE "portfolios"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "portfolios_owner_id_archived_at_index" ON "portfolios" USING btree ("owner_id","archived_at");--> statement-breakpoint
CREATE INDEX "portfolios_organization_id_archived_at_index" ON "portfolios" USING btree ("organization_id","archived_at");--> statement-breakpoint
CREATE INDEX "portfolios_search" ON "portfolios" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "portfolios_partner_id_reference_index" ON "portfolios" USING btree ("partner_id","reference") WHERE "portfolios"."partner_id" is not null;