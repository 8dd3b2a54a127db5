ALTER TABLE "portfolios" ADD COLUMN "holder_search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- As `searchTexts` writes them: what is there is found by its lots and its owners at once.
UPDATE "portfolios" SET "search_text" = trim("search_text" || coalesce((SELECT string_agg(' lot ' || regexp_replace(lower(lot), '[^a-z0-9@.]+', ' ', 'g'), '') FROM unnest("lots") AS lot), ''));--> statement-breakpoint
UPDATE "portfolios" SET "holder_search_text" = trim("search_text" || ' ' || regexp_replace(lower(translate(replace(replace(array_to_string("owners", ' '), 'œ', 'oe'), 'Œ', 'oe'), 'ÀÂÄÁÃÇÉÈÊËÎÏÍÌÔÖÓÒÕÙÛÜÚŸÑàâäáãçéèêëîïíìôöóòõùûüúÿñ', 'aaaaaceeeeiiiiooooouuuuynaaaaaceeeeiiiiooooouuuuyn')), '[^a-z0-9@.]+', ' ', 'g'));--> statement-breakpoint
CREATE INDEX "portfolios_holder_search" ON "portfolios" USING gin ("holder_search_text" gin_trgm_ops);
