// How a fact is known. Measured on papers that neither reader had seen: where the rules and the model give the
// same value, one in two thousand is wrong; where they differ, either may be.

/**
 * PROVEN by arithmetic, a check digit or the calendar; AGREED by two readers that do not know of each other;
 * READ by one only; DOUBTFUL where two readings differ or OCR was not sure.
 */
export const PROOFS = ['PROVEN', 'AGREED', 'READ', 'DOUBTFUL'] as const;
export type Proof = (typeof PROOFS)[number];

/** Ways to know a value: those of a reading, those of a field of the statement, and what a person said. */
const WORDS = {
  PROVEN: 'recoupé',
  AGREED: 'lu deux fois',
  READ: 'lu',
  DOUBTFUL: 'à vérifier',
  TO_CHECK: 'à vérifier',
  CONFIRMED: 'confirmé',
  CORRECTED: 'corrigé',
} as const;

/** As people read it beside a value: the same word in the drawer, at the desk and in the statement. */
export const knownWord = (how: keyof typeof WORDS): string => WORDS[how];

/** What a level means, for whoever asks. */
export const PROOF_MEANINGS: Record<Proof, string> = {
  PROVEN: 'Un calcul, une clé de contrôle ou le calendrier le démontre.',
  AGREED: 'Deux lectures indépendantes donnent la même valeur.',
  READ: 'Une seule lecture donne cette valeur.',
  DOUBTFUL: 'Les lectures ne concordent pas, ou l’endroit est peu lisible.',
};

/** Enough to accept or refuse a paper on. */
export const isFirm = ({ proof }: { proof: Proof }): boolean =>
  proof === 'PROVEN' || proof === 'AGREED';
