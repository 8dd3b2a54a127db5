// What somebody signs before the robot enters with their access. Kept with each run by its version: a new
// wording is a new version.
// Whoever signs may be the owner or their agent: « le syndic », « le lot », never « mon ».
import type { RobotScope } from './run-state.ts';

export const MANDATE_VERSION = '2026-11-17';

const COMMON =
  'Vos identifiants sont chiffrés, ne sont jamais montrés à l’équipe et sont effacés à la fin de la visite, sauf si vous demandez de les conserver. Vous pouvez retirer ce mandat à tout moment.';

export const MANDATES: Record<RobotScope, string> = {
  SYNDIC: `Je donne mandat à Quitus de se connecter en mon nom à l’espace en ligne du syndic, avec les identifiants que je fournis, pour y lire et télécharger les documents du lot et de l’immeuble utiles à ce dossier, et rien d’autre. ${COMMON}`,
  TAX: `Je donne mandat à Quitus de se connecter en mon nom à l’espace particulier sur impots.gouv.fr, avec les identifiants que je fournis, pour y télécharger le dernier avis de taxe foncière du bien de ce dossier, et rien d’autre. ${COMMON}`,
};
