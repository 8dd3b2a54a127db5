// The pages about oneself, as the menu, the pages themselves and the palette list them.
import { CreditCard, ShieldCheck, UserRound } from 'lucide-react';

import { paths } from '../paths.ts';

/** `words`: others that people may type for it in the palette. */
export const OWN_PAGES = [
  { to: paths.profile, text: 'Mon profil', Icon: UserRound, words: 'compte informations nom' },
  { to: paths.security, text: 'Sécurité', Icon: ShieldCheck, words: 'mot de passe sessions' },
  { to: paths.billing, text: 'Facturation', Icon: CreditCard, words: 'factures offre paiement' },
] as const;
