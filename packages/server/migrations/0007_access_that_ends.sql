ALTER TABLE "document_files" ADD COLUMN "removed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "removed_by" text;--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_removed_by_id_accounts_id_fk" FOREIGN KEY ("removed_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;