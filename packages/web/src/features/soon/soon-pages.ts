/** Pages that later versions bring, by route, with the title they already have. */
export const SOON_PAGES = {
  '/dashboard/:portfolioUid/syndic': 'Connexion au syndic',
  '/dashboard/:portfolioUid/impots': 'Connexion aux impôts',
} as const;

export type SoonPath = keyof typeof SOON_PAGES;

export const isSoonPath = (path: string): path is SoonPath => Object.hasOwn(SOON_PAGES, path);
