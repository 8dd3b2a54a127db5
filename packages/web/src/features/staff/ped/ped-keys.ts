/** The keys of this desk: one table for what listens and what is written on the buttons. */
export const PED_KEYS = {
  next: { key: 'J', words: 'Commande suivante' },
  previous: { key: 'K', words: 'Commande précédente' },
  next_page: { key: '→', words: 'Page suivante' },
  previous_page: { key: '←', words: 'Page précédente' },
  deliver: { key: 'L', words: 'Livrer' },
  ask: { key: 'Q', words: 'Poser une question au client' },
  shown: { key: 'T', words: 'À compléter, ou tout' },
} as const;

export type PedKey = keyof typeof PED_KEYS;
