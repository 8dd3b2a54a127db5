CREATE TABLE "watermarked_copies" (
	"share_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"crc32" bigint NOT NULL,
	"size" bigint NOT NULL,
	"pages" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watermarked_copies_share_id_file_id_pk" PRIMARY KEY("share_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN "mark_text" text;--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN "marked_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN "given_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN "given_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "watermarked_copies" ADD CONSTRAINT "watermarked_copies_share_id_share_links_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watermarked_copies" ADD CONSTRAINT "watermarked_copies_file_id_document_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."document_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watermarked_copies_file_id_index" ON "watermarked_copies" USING btree ("file_id");