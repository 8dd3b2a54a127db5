// Papers of homes and of people as OCR sees them: signs taken for others, words broken or lost. A word that
// ends with « ~ » was hardly seen.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import type { Page } from '../page/page.ts';
import { readFacts } from '../proof/read-facts.ts';

const asSeen = (page: Page): Page => ({
  ...page,
  source: 'OCR',
  words: page.words.map((word) => ({
    ...word,
    text: word.text.replace(/~$/, ''),
    confidence: word.text.endsWith('~') ? 0.3 : 0.95,
  })),
});

const factsOf = (text: string, type: DocumentType, sub_kind: SubKind | null = null) =>
  Object.fromEntries(
    readFacts(type, sub_kind, typedPages(text).map(asSeen)).map(({ name, value }) => [name, value]),
  );

describe('a certificate of area', () => {
  it.each(['58,64 m?', '58,64 m°', '58,64m?', '58,64 mé~', '58, 64 m?'])('%s', (area) => {
    expect(factsOf(`Surface loi Carrez totale : ${area}`, 'CERT_CARREZ')['surface_carrez']).toBe(
      5864,
    );
  });

  it('has a total that its rooms add up to, though a comma was lost and another misread', () => {
    expect(
      factsOf(
        `Pièce                 m?
Séjour                2170
Cuisine               8,15
Chambre               13415
Superficie totale     43,00`,
        'CERT_CARREZ',
      ),
    ).toEqual({ surface_carrez: 4300 });
  });

  it('tells no lot whose number was hardly seen', () => {
    const extracted = (lot: string) =>
      factsOf(`Lot   ${lot}\nPropriétaire   Mme WALTER Ghislaine`, 'CERT_CARREZ');
    expect(extracted('14')).toEqual({ lots: ['14'], owner: 'Mme WALTER Ghislaine' });
    expect(extracted('44~')).toEqual({ owner: 'Mme WALTER Ghislaine' });
  });

  it('has labels with one wrong letter', () => {
    expect(
      factsOf(
        'Désignation et situation du ou des lots   étage 4, lot luméro~ 103 ; sous-sol, lot numéro 217',
        'CERT_CARREZ',
      ),
    ).toEqual({ lots: ['103', '217'] });
  });
});

describe('an energy report', () => {
  it('has its figures beside units that were misread', () => {
    expect(
      factsOf(
        `DPE   diagnostic de performance énergétique (logement)
Surface de référence   126,4 m?
Performance énergétique et climatique
A
B
C
D
E
F
338 kWh/m°.an (énergie primaire)   72 kg COz/m?.an
G`,
        'DIAGNOSTICS',
        'DPE',
      ),
    ).toEqual({ surface_reference: 12640, energy: 338, emissions: 72 });
  });
});

describe('where the home is', () => {
  it.each([
    ['a town that is the next label', 'Adresse : 5 chemin des Barattes, 74000\nInsee : 74010'],
    ['a street without its name', 'Adresse du bien : 5 avenue de, 74000 ANNECY'],
    ['a street without its number', 'Immeuble : ALLEE DES PLATANES, 64100 BAYONNE'],
    [
      'another address where its own lost the town',
      `adresse : 18 rue du Quinconce, 87000   (2e étage)
adresse : 23 avenue Garibaldi, 87100 LIMOGES`,
    ],
  ])('is not %s', (_, text) => {
    expect(factsOf(text, 'DIAGNOSTICS', 'ERP')).toEqual({});
  });

  it('ends where the next label begins, though its colon was lost', () => {
    expect(
      factsOf(
        'Adresse : 9 allée des Platanes - Commune   64100 BAYONNE',
        'DIAGNOSTICS',
        'TERMITES',
      )['property_address'],
    ).not.toBe('9 allée des Platanes - Commune, 64100 BAYONNE');
  });
});

describe('whose it is', () => {
  it('is both of a couple whose first title was misread', () => {
    expect(
      factsOf('Propriétaire : M, et Mme PERRISSIN Fabrice', 'DIAGNOSTICS', 'ELECTRICITE'),
    ).toEqual({ owner: 'M. et Mme PERRISSIN Fabrice' });
  });

  it('is not who keeps the accounts of the syndic', () => {
    expect(
      factsOf(
        `Votre comptable   M, DURET
M. ou Mme PERRISSIN Fabrice
5 chemin des Barattes
74000 ANNECY`,
        'CHARGES',
        'APPEL_DE_FONDS',
      )['owner'],
    ).toBe('M. ou Mme PERRISSIN Fabrice');
  });

  it('is a company over its account, where the label of the holder was lost', () => {
    expect(
      factsOf(
        `Vos coordonnées bancaires
SCI ERREKA
27 avenue Foch, 64200 Biarritz`,
        'RIB',
      ),
    ).toEqual({ holder: 'SCI ERREKA' });
  });
});

describe('an identity card', () => {
  const front = `N° DU DOCUMENT / Document No
T7XW20H95`;

  it('is born on a day whose spaces were lost', () => {
    expect(
      factsOf(
        `SEXE / Sex   NATIONALITÉ / Nationality   DATE DE
NAISS. / Date of birth
M   FRA   0407 1986`,
        'DOC_IDENTITE',
      ),
    ).toEqual({ born_on: '1986-07-04' });
  });

  it.each([
    ['IDFRAT7XW20H958<<<<<<<<<<<<<<<', 'T7XW20H95'],
    ['8607047M3205172FRA<<<<<<<<<<<6', 'T7XW20H95'],
    ['8607047M3205172FRA<<<<<<<<<<<5', undefined],
    ['IDFRAT7XW20H951<<<<<<<<<<<<<<<', undefined],
    ['', undefined],
  ])('has the number that one line of its zone proves: %s', (line, number) => {
    expect(factsOf(`${front}\n${line}`, 'DOC_IDENTITE')['document_number']).toBe(number);
  });

  it('is a passport whose second line proves all of it', () => {
    expect(
      factsOf(
        `Passeport n°/Passport No 21DF60318
Sexe/Sex (5)   Lieu de naissance/Place of birth (6)
M   ALBI
21DF603185FRA7606087M3109225<<<<<<<<<<<<<<06`,
        'DOC_IDENTITE',
      ),
    ).toEqual({ document_number: '21DF60318', born_at: 'ALBI' });
  });
});

describe('an account', () => {
  it('has a number that its hyphen broke', () => {
    expect(
      factsOf(
        `RELEVÉ DE COMPTE
Référence client : 00612- 118
Date        Libellé                  Débit      Crédit
01/01/2026  Appel de fonds           420,00
15/01/2026  Virement                            420,00`,
        'CHARGES',
        'RELEVE_DE_COMPTE',
      )['account'],
    ).toBe('00612-118');
  });
});

describe('the code of a bank', () => {
  const slip = (bic: string) =>
    `RELEVÉ D’IDENTITÉ BANCAIRE\nTitulaire : M. Paul ROUX\nBIC : ${bic}`;

  it('is told where no sign of it could be another', () => {
    expect(factsOf(slip('PSSTFRPPPAR'), 'RIB')).toMatchObject({ bic: 'PSSTFRPPPAR' });
  });

  it('is not told where OCR may take a 1 for an I', () => {
    expect(factsOf(slip('LNTNFRRIXXX'), 'RIB')).not.toHaveProperty('bic');
  });
});
