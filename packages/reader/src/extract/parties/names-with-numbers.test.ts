// Companies and firms that hold a number, a line break or no capital: none of it is cut off, nothing beside it is taken.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { factValues, factValuesByRules } from '../../../test/fact-values.ts';
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

describe('a company with a number in its name', () => {
  const ownerOf = (line: string, as?: (page: Page) => Page) =>
    factsOf(line, 'DIAGNOSTICS', 'GAZ', as)['owner'];

  it.each([
    ['Propriétaire : SCI RIVAGE 17', 'SCI RIVAGE 17'],
    ['Propriétaire : SCI RIVAGE 17, 4 rue du Phare, 17000 LA ROCHELLE', 'SCI RIVAGE 17'],
    ['Propriétaire : SCI LE 8 MAI – 4 rue du Phare, 17000 LA ROCHELLE', 'SCI LE 8 MAI'],
    ['Propriétaire bailleur : SCI RIVAGE\n17', 'SCI RIVAGE 17'],
  ])('%s', (line, owner) => {
    expect(ownerOf(line)).toBe(owner);
    expect(ownerOf(line, seen)).toBe(owner);
  });

  it('may have a year for its number, on a page that is no scan', () => {
    expect(ownerOf('Propriétaire : SARL Loire 2000')).toBe('SARL Loire 2000');
  });

  it.each([
    ['Propriétaire : SCI RIVAGE 17 rue du Phare, 17000 LA ROCHELLE', 'SCI RIVAGE'],
    ['Propriétaire : SCI RIVAGE 17 bis, avenue du Phare, 17000 LA ROCHELLE', 'SCI RIVAGE'],
    ['Propriétaire : SCI RIVAGE 17000 LA ROCHELLE', 'SCI RIVAGE'],
    ['Propriétaire : Mme Anne RIVAGE 17', 'Mme Anne RIVAGE'],
  ])('%s: the number is of something else', (line, owner) => {
    expect(ownerOf(line)).toBe(owner);
  });

  it('has its street after it', () => {
    const text = 'Assuré : SCI RIVAGE 17 – 3 quai Nord, 21000 DIJON';
    expect(factsOf(text, 'ASSURANCES_DU_LOGEMENT')).toEqual({
      owner: 'SCI RIVAGE 17',
      property_address: '3 quai Nord, 21000 DIJON',
    });
  });

  it('has an account with the syndic', () => {
    const text = `RELEVE DE COMPTE
COMPTE 450-0012 SCI RIVAGE 17
IMMEUBLE : 0874 LES SAULES, 9 RUE DU LAVOIR, 21000 DIJON`;
    expect(factsOf(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      owner: 'SCI RIVAGE 17',
      account: '450-0012',
      building: 'LES SAULES',
    });
  });

  it('holds an account', () => {
    const text = `RELEVÉ D'IDENTITÉ BANCAIRE

Intitulé du compte
SCI RIVAGE 17`;
    expect(factsOf(text, 'RIB')['holder']).toBe('SCI RIVAGE 17');
  });

  it('buys', () => {
    const text = `VENDEUR
Madame Paule Odile MERCIER, retraitée.

ACQUÉREUR
La société dénommée SCI RIVAGE 17, société civile immobilière au capital de 500 EUR.

DÉSIGNATION`;
    expect(factsOf(text, 'TITRE_PROP')['buyers']).toEqual(['SCI RIVAGE 17']);
  });

  it('lets, and is no tenant, where a line breaks inside « ci-après »', () => {
    const text = `Entre les soussignés :
– SCI RIVAGE 17, société civile, dont le siège est 4 rue du Phare, 17000 LA ROCHELLE, dénommée ci-
après « le bailleur » ;
– Monsieur Karim BENALI, né le 3 mai 1990 à NIORT, dénommé ci-après « le locataire ».`;
    expect(factsOf(text, 'LOGEMENT_LOUE', 'BAIL')).toMatchObject({
      landlord: 'SCI RIVAGE 17',
      tenant: 'Monsieur Karim BENALI',
    });
  });
});

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

  it('has no holder where only titles were read', () => {
    expect(factsOf('Titulaire du compte\nM OU MME\n6 RUE DU LAVOIR', 'RIB')).toEqual({});
  });
});

describe('a firm', () => {
  const statement = async (foot: string, read = factValues) => {
    const found = await read(
      `= Relevé de compte copropriétaire
Copropriété LES SAULES – 9 rue du Lavoir, 21000 DIJON
#table(columns: 4, [Date], [Libellé], [Débit], [Crédit], [01/01/2026], [Appel de fonds], [100,00], [])
#v(30mm)
#text(size: 7pt)[${foot}]`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );
    return found['syndic'];
  };
  const LEGAL =
    'BOURGOGNE SUD – SAS au capital de 90 000 € – RCS DIJON 900 111 222 – carte CPI 2101';

  it('whose name a sentence breaks is told whole', async () => {
    expect(
      await statement(
        `Ce relevé ne vaut pas état daté au sens du décret du 17 mars 1967. OPALINE \\ ${LEGAL}`,
      ),
    ).toBe('OPALINE BOURGOGNE SUD');
  });

  it('of which nobody knows where the name begins is told by no rule', async () => {
    expect(
      await statement(
        `Ce relevé est édité par le service comptable de la maison du groupe OPALINE \\ ${LEGAL}`,
        factValuesByRules,
      ),
    ).toBeUndefined();
  });
});

describe('a summary sheet', () => {
  it('names the building under a title that speaks of the syndic too', () => {
    const text = `FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ

1. Identification de la copropriété et de son syndic

Nom de la copropriété                     LES SAULES
Adresse(s) de la copropriété              9 rue du Lavoir, 21000 DIJON`;
    expect(factsOf(text, 'FICHE_SYN')).toMatchObject({
      building: 'LES SAULES',
      building_address: '9 rue du Lavoir, 21000 DIJON',
    });
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
