CREATE TABLE "document_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portfolio_uid" uuid NOT NULL,
	"document_type" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"origin" text NOT NULL,
	"format" text,
	"size" bigint NOT NULL,
	"pages" integer,
	"sha256" text,
	"added_by_id" uuid,
	"added_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_portfolio_uid_portfolios_uid_fk" FOREIGN KEY ("portfolio_uid") REFERENCES "public"."portfolios"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_added_by_id_accounts_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_files_portfolio_uid_index" ON "document_files" USING btree ("portfolio_uid");--> statement-breakpoint
CREATE INDEX "document_files_state_created_at_index" ON "document_files" USING btree ("state","created_at");