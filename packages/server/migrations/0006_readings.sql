CREATE TABLE "fact_corrections" (
	"file_id" uuid NOT NULL,
	"document" integer NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"by_id" uuid,
	"by" text NOT NULL,
	"by_staff" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_corrections_file_id_document_name_pk" PRIMARY KEY("file_id","document","name")
);
--> statement-breakpoint
CREATE TABLE "file_readings" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"reader_version" integer NOT NULL,
	"state" text NOT NULL,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"pages_total" integer DEFAULT 0 NOT NULL,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "slot_controls" (
	"portfolio_uid" uuid NOT NULL,
	"document_type" text NOT NULL,
	"status" text,
	"sentence" text,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expires_at" date,
	"controlled_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"held_by_id" uuid,
	"held_since" timestamp with time zone,
	"held_until" timestamp with time zone,
	"reminded_30_for" date,
	"reminded_7_for" date,
	CONSTRAINT "slot_controls_portfolio_uid_document_type_pk" PRIMARY KEY("portfolio_uid","document_type")
);
--> statement-breakpoint
CREATE TABLE "staff_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portfolio_uid" uuid NOT NULL,
	"document_type" text NOT NULL,
	"staff_id" uuid,
	"from_status" text NOT NULL,
	"from_note" text,
	"to_status" text NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"machine_status" text,
	"waiting_since" timestamp with time zone,
	"held_since" timestamp with time zone,
	"decided_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "owners" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "lots" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "rnc_number" text;--> statement-breakpoint
ALTER TABLE "fact_corrections" ADD CONSTRAINT "fact_corrections_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_corrections" ADD CONSTRAINT "fact_corrections_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_readings" ADD CONSTRAINT "file_readings_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_controls" ADD CONSTRAINT "slot_controls_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_controls" ADD CONSTRAINT "slot_controls_held_by_id_accounts_id_fk" FOREIGN KEY ("held_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_decisions" ADD CONSTRAINT "staff_decisions_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_decisions" ADD CONSTRAINT "staff_decisions_staff_id_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_readings_reader_version_index" ON "file_readings" USING btree ("reader_version");--> statement-breakpoint
CREATE INDEX "slot_controls_waiting_since_index" ON "slot_controls" USING btree ("waiting_since");--> statement-breakpoint
CREATE INDEX "slot_controls_expires_at_index" ON "slot_controls" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_decisions_decided_at_index" ON "staff_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "staff_decisions_portfolio_uid_document_type_index" ON "staff_decisions" USING btree ("portfolio_uid","document_type");