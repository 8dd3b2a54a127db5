// Companies and firms that hold a number, a line break or no capital: none of it is cut off, nothing beside it is taken.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import type { Page } from '../../page/page.ts';
import { readFacts } from '../../proof/read-facts.ts';

const seen = (page: Page): Page => ({
  ...page,
  source: 'OCR',
  words: page.words.map((word) => ({ ...word, confidence: 0.95 })),
});

const factsOf = (
  text: string,
  type: DocumentType,
  sub_kind: SubKind | null = null,
  as = (page: Page): Page => page,
) =>
  Object.fromEntries(
    readFacts(type, sub_kind, typedPages(text).map(as)).map(({ name, value }) => [name, value]),
  );

describe('an account of two', () => {
  it.each([
    ['M OU MME', 'M OU MME'],
    ['M OUMME', 'M OU MME'],
    ['MR ET MME', 'MR ET MME'],
  ])('%s over their name', (printed, titles) => {
    const text = `RELEVÉ D'IDENTITÉ BANCAIRE

Titulaire du compte
${printed}
GAUTHIER PAUL
6 RUE DU LAVOIR
21000 DIJON`;
    expect(factsOf(text, 'RIB', null, seen)['holder']).toBe(`${titles} GAUTHIER PAUL`);
  });
});

describe('a page that OCR has read', () => {
  it.each(['Lieu of birth', 'Plece of birth', 'Place ot birth', 'Place of bitth'])(
    '« %s » is no place',
    (label) => {
      const text = `6. Lieu de naissance /
${label}
MONTBARD`;
      expect(factsOf(text, 'DOC_IDENTITE', null, seen)['born_at']).not.toBe(label);
    },
  );

  it('tells all of several lots, or none', () => {
    const lotsOf = (line: string) => factsOf(line, 'CHARGES', 'DECOMPTE', seen)['lots'];
    expect(
      lotsOf('Compte : 12-07 - Lots : 0012 (appartement). 0031 (cave), 0044 (parking)'),
    ).toEqual(['12', '31', '44']);
    expect(lotsOf('Compte : 12-07 - Lots : 0012')).toBeUndefined();
    expect(lotsOf('Compte : 12-07 - Lot : 0012')).toEqual(['12']);
    expect(lotsOf('Compte : 12-07 - Lot(s) : 0012')).toEqual(['12']);
  });

  it('of electricity and gas, tells anomalies by the rows of their tables', () => {
    const power = `Domaine                Anomalie
2. Protection          Absence de dispositif différentiel en amont
Informations complémentaires`;
    expect(factsOf(power, 'DIAGNOSTICS', 'ELECTRICITE', seen)['diagnostic_result']).toBe(
      'POSITIVE',
    );
    const gas = (row: string) =>
      factsOf(`Point   A1, A2, DGI ou 32c   Libellé\n${row}`, 'DIAGNOSTICS', 'GAZ', seen)[
        'diagnostic_result'
      ];
    expect(gas("A2   Le robinet de commande n'est pas accessible")).toBe('POSITIVE');
    expect(gas("A2   L'installation présente une anomalie à réparer")).toBeUndefined();
  });

  it('of energy, tells a figure whose unit was lost where its letter proves it', () => {
    const scale = (letter: string) => {
      const rows = 'A B C D E F G'
        .split(' ')
        .map((one) => (one === letter ? `${one}          213` : one));
      const text = `DPE
Performance énergétique
consommation (énergie primaire)
${rows.join('\n')}`;
      return factsOf(text, 'DIAGNOSTICS', 'DPE', seen)['energy'];
    };
    expect(scale('D')).toBe(213);
    expect(scale('C')).toBeUndefined();
  });

  it('names the owner under a head that was not seen', () => {
    const text = 'Nom et prénom : Mme PERRIN Colette - Adresse : 9 rue du Lavoir, 21000 DIJON';
    expect(factsOf(text, 'CERT_CARREZ', null, seen)['owner']).toBe('Mme PERRIN Colette');
  });
});
