ALTER TABLE "portfolios" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "portfolios_organization_id_stored_bytes_index" ON "portfolios" USING btree ("organization_id","stored_bytes");--> statement-breakpoint
UPDATE "portfolios" SET "stored_bytes" = coalesce((
  SELECT sum(size) FROM (
    SELECT DISTINCT ON (coalesce(sha256, id::text)) size FROM "document_files"
    WHERE portfolio_uid = "portfolios"."uid" AND state IN ('RECEIVING', 'CHECKING', 'READY', 'SPLITTING')
  ) held), 0);
