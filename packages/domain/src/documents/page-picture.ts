/** A page as a picture: to read it, or to recognise it in a list. */
export const PAGE_PICTURES = ['page', 'thumb'] as const;
export type PagePicture = (typeof PAGE_PICTURES)[number];
