CREATE TABLE "portal_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portfolio_uid" uuid NOT NULL,
	"asked_by_id" uuid,
	"host" text,
	"syndic_name" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_buildings" (
	"rnc_number" text PRIMARY KEY NOT NULL,
	"name" text,
	"address" text NOT NULL,
	"postcode" text,
	"city" text,
	"other_addresses" text[] DEFAULT '{}' NOT NULL,
	"places" text[] DEFAULT '{}' NOT NULL,
	"lots" integer,
	"housing_lots" integer,
	"build_period" text,
	"syndic_name" text,
	"syndic_siret" text,
	"syndic_kind" text,
	"mandate_state" text,
	"mandate_ends_on" date,
	"registered_on" date,
	"published_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "syndics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_key" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"siret" text,
	"city" text,
	"postcode" text,
	"connector_id" text,
	"tenant" jsonb,
	"login_url" text,
	"state" text NOT NULL,
	"email" text,
	"sample" boolean DEFAULT false NOT NULL,
	"buildings" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "syndics_source_key_unique" UNIQUE("source_key")
);
--> statement-breakpoint
CREATE TABLE "syndic_letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portfolio_uid" uuid NOT NULL,
	"syndic_name" text NOT NULL,
	"syndic_email" text,
	"document_types" text[] NOT NULL,
	"sender" text NOT NULL,
	"sent_by_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"remind_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portal_checks" (
	"connector_id" text NOT NULL,
	"host" text NOT NULL,
	"login_url" text NOT NULL,
	"state" text NOT NULL,
	"signature" text,
	"difference" text,
	"checked_at" timestamp with time zone NOT NULL,
	"ok_at" timestamp with time zone,
	CONSTRAINT "portal_checks_connector_id_login_url_pk" PRIMARY KEY("connector_id","login_url")
);
--> statement-breakpoint
CREATE TABLE "portal_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"closed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "robot_accesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portfolio_uid" uuid NOT NULL,
	"scope" text NOT NULL,
	"connector_id" text NOT NULL,
	"syndic_id" uuid,
	"tenant" jsonb NOT NULL,
	"sealed_credentials" text,
	"sealed_session" text,
	"keeps_password" boolean DEFAULT false NOT NULL,
	"keeps_session" boolean DEFAULT false NOT NULL,
	"account_mark" text NOT NULL,
	"refused_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"given_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "robot_documents" (
	"portfolio_uid" uuid NOT NULL,
	"connector_id" text NOT NULL,
	"tenant" text NOT NULL,
	"remote_key" text NOT NULL,
	"run_id" uuid NOT NULL,
	"title" text NOT NULL,
	"path" text[] DEFAULT '{}' NOT NULL,
	"dated" text,
	"document_type" text,
	"outcome" text NOT NULL,
	"reason" text,
	"file_id" uuid,
	"sha256" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "robot_documents_portfolio_uid_connector_id_tenant_remote_key_pk" PRIMARY KEY("portfolio_uid","connector_id","tenant","remote_key")
);
--> statement-breakpoint
CREATE TABLE "robot_holds" (
	"account_mark" text PRIMARY KEY NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "robot_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portfolio_uid" uuid NOT NULL,
	"scope" text NOT NULL,
	"connector_id" text NOT NULL,
	"connector_version" text NOT NULL,
	"syndic_id" uuid,
	"host" text NOT NULL,
	"tenant" text NOT NULL,
	"portal" text NOT NULL,
	"access_id" uuid,
	"trigger" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"failure" jsonb,
	"question" jsonb,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"postponed" integer DEFAULT 0 NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	"credentials" text DEFAULT 'KEPT_BACK' NOT NULL,
	"retry_at" timestamp with time zone,
	"cancel_asked_at" timestamp with time zone,
	"heartbeat_at" timestamp with time zone,
	"lease" uuid,
	"watched_at" timestamp with time zone,
	"mandate_version" text NOT NULL,
	"started_by_id" uuid,
	"started_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "portal_requests" ADD CONSTRAINT "portal_requests_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_requests" ADD CONSTRAINT "portal_requests_asked_by_id_accounts_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syndic_letters" ADD CONSTRAINT "syndic_letters_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syndic_letters" ADD CONSTRAINT "syndic_letters_sent_by_id_accounts_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_accesses" ADD CONSTRAINT "robot_accesses_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_accesses" ADD CONSTRAINT "robot_accesses_given_by_id_accounts_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_documents" ADD CONSTRAINT "robot_documents_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_documents" ADD CONSTRAINT "robot_documents_run_id_robot_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."robot_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_documents" ADD CONSTRAINT "robot_documents_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_runs" ADD CONSTRAINT "robot_runs_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_runs" ADD CONSTRAINT "robot_runs_access_id_robot_accesses_id_fk" FOREIGN KEY ("access_id") REFERENCES "public"."robot_accesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_runs" ADD CONSTRAINT "robot_runs_started_by_id_accounts_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_requests_host_index" ON "portal_requests" USING btree ("host");--> statement-breakpoint
CREATE INDEX "registered_buildings_places" ON "registered_buildings" USING gin ("places");--> statement-breakpoint
CREATE INDEX "syndics_search" ON "syndics" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "syndics_connector_id_index" ON "syndics" USING btree ("connector_id");--> statement-breakpoint
CREATE INDEX "syndics_siret_index" ON "syndics" USING btree ("siret");--> statement-breakpoint
CREATE UNIQUE INDEX "syndic_letters_open" ON "syndic_letters" USING btree ("portfolio_uid") WHERE "syndic_letters"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "syndic_letters_due" ON "syndic_letters" USING btree ("remind_at") WHERE "syndic_letters"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "robot_accesses_kept" ON "robot_accesses" USING btree ("portfolio_uid","scope") WHERE "robot_accesses"."keeps_password" or "robot_accesses"."keeps_session";--> statement-breakpoint
CREATE INDEX "robot_accesses_portfolio_uid_scope_index" ON "robot_accesses" USING btree ("portfolio_uid","scope");--> statement-breakpoint
CREATE INDEX "robot_accesses_expires_at_index" ON "robot_accesses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "robot_accesses_given_by_id_index" ON "robot_accesses" USING btree ("given_by_id");--> statement-breakpoint
CREATE INDEX "robot_documents_run_id_index" ON "robot_documents" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "robot_documents_file_id_index" ON "robot_documents" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "robot_runs_under_way" ON "robot_runs" USING btree ("portfolio_uid","scope") WHERE "robot_runs"."state" not in ('DONE', 'PARTIAL', 'FAILED');--> statement-breakpoint
CREATE INDEX "robot_runs_portfolio_uid_scope_created_at_index" ON "robot_runs" USING btree ("portfolio_uid","scope","created_at");--> statement-breakpoint
CREATE INDEX "robot_runs_open" ON "robot_runs" USING btree ("host","state") WHERE "robot_runs"."state" not in ('DONE', 'PARTIAL', 'FAILED');--> statement-breakpoint
CREATE INDEX "robot_runs_connector_id_ended_at_index" ON "robot_runs" USING btree ("connector_id","ended_at");