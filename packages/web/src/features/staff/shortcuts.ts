// The keys of the desk: one table for what listens, what is written on the buttons, and the help.

export const SHORTCUTS = {
  next: { key: 'J', words: 'Document suivant' },
  previous: { key: 'K', words: 'Document précédent' },
  next_page: { key: '→', words: 'Page suivante' },
  previous_page: { key: '←', words: 'Page précédente' },
  closer: { key: '+', words: 'Agrandir la page' },
  farther: { key: '-', words: 'Réduire la page' },
  rules: { key: '1 à 8', words: 'Répondre à un contrôle : oui, non, à répondre' },
  confirm: { key: 'Entrée', words: 'Confirmer la valeur lue' },
  next_fact: { key: 'Tab', words: 'Valeur suivante' },
  edit: { key: 'M', words: 'Modifier la valeur lue' },
  verify: { key: 'V', words: 'Vérifié' },
  reject: { key: 'R', words: 'Refusé' },
  incomplete: { key: 'I', words: 'Incomplet' },
  expired: { key: 'E', words: 'Expiré' },
  missing: { key: 'A', words: 'Dernier appel ou annexes comptables manquants' },
  other_missing: { key: 'C', words: 'Dernière convocation manquante' },
  ask: { key: 'P', words: 'Demander une pièce' },
  type: { key: 'T', words: 'Changer de type' },
  split: { key: 'S', words: 'Séparer le fichier' },
  undo: { key: 'U', words: 'Annuler la dernière décision' },
  send: { key: 'Ctrl + Entrée', words: 'Envoyer le refus' },
  close: { key: 'Échap', words: 'Fermer sans rien changer' },
  help: { key: '?', words: 'Tous les raccourcis' },
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

export const SHORTCUT_GROUPS: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Se déplacer',
    shortcuts: ['next', 'previous', 'next_page', 'previous_page', 'closer', 'farther'],
  },
  { title: 'Contrôler', shortcuts: ['rules', 'confirm', 'next_fact', 'edit'] },
  {
    title: 'Décider',
    shortcuts: [
      'verify',
      'reject',
      'incomplete',
      'expired',
      'missing',
      'other_missing',
      'ask',
      'undo',
    ],
  },
  { title: 'Ranger', shortcuts: ['type', 'split'] },
  { title: 'Dans un formulaire', shortcuts: ['send', 'close'] },
];

/** Reasons of a refusal, in their order. */
export const REASON_KEYS = '1234567890ABCD'.split('');

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

const ARROWS: Record<string, string> = { ArrowRight: '→', ArrowLeft: '←', '=': '+' };
const DIGIT = /^(?:Digit|Numpad)(\d)$/;

/**
 * As it is written on the buttons. Figures go by their place: a French keyboard writes « & » with the
 * key of the 1. « ? », « + » and « - » share keys with them, and are told apart by what they write.
 */
export function keyName({ key, code }: Pressed): string {
  if (key === '?' || key === '+' || (key === '-' && !DIGIT.test(code))) return key;
  const figure = DIGIT.exec(code)?.[1];
  return figure ?? ARROWS[key] ?? key.toUpperCase();
}

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** With one of these the key belongs to the browser or the system. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: Modifiers): boolean =>
  ctrlKey || metaKey || altKey;
