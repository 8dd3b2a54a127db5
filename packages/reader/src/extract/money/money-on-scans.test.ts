// Calls, statements, settlements and annexes of which OCR lost or misread a word: what still proves
// itself is extracted, what does not is not.
import { describe, expect, it } from 'vitest';

import { seenPage } from '../../../test/seen-pages.ts';
import { readFacts } from '../../proof/read-facts.ts';

const statement = (first: string, last: string) => `RELEVÉ DE COMPTE COPROPRIÉTAIRE
Situation arrêtée au 10/09/2026
Date | Libellé | Débit | Crédit | Solde
01/01/2026 | ${first} | 700,00 | | 700,00
08/01/2026 | Prélèvement automatique | | 700,00 | 0,00
01/04/2026 | Appel de fonds 2e trimestre | 710,00 | | 710,00
08/04/2026 | ${last} | | 700,00 | 10,00
Solde débiteur au 10/09/2026 | | | | 10,00`;

describe('the movements of a statement', () => {
  it('are proven in what they move, and not in what they are called', () => {
    const page = seenPage(statement('Appet de fonds 1er trimestre', 'Prélèvement automatique'));
    const facts = readFacts('CHARGES', 'RELEVE_DE_COMPTE', [page]);
    const proofOf = (name: string) => facts.find((fact) => fact.name === name)?.proof;
    expect([proofOf('balance'), proofOf('entries')]).toEqual(['PROVEN', 'READ']);
  });
});
