// Deeds and registers as OCR sees them: of a list that lost one of its members nothing is extracted.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { readFacts } from '../../proof/read-facts.ts';

const factsOf = (type: DocumentType, text: string, source: 'OCR' | 'TEXT' = 'OCR') => {
  const pages = typedPages(text).map((page) => ({ ...page, source }));
  return new Map(readFacts(type, null, pages).map(({ name, value }) => [name, value]));
};

const CERTIFICATE = `ATTESTATION
Je soussignée, Maître Claire MERMILLOD, notaire à ANNECY, certifie la vente
Par : Madame Lucie PERRILLAT, retraitée
Au profit de : Monsieur Marc DUCRET, technicien, et Madame Agnès GAY
le lot numéro 27 (appartement, 1214/100000èmes), le lot numéro 86 (cave,
12/100000èmes) et le lot numéro 142 (parking, 60/100000èmes).`;
const certified = (printed: string, read: string) =>
  factsOf('TITRE_PROP', CERTIFICATE.replace(printed, read));

describe('a certificate of sale', () => {
  it('tells people and lots that were all read', () => {
    const facts = certified('', '');
    expect(facts.get('sellers')).toEqual(['Madame Lucie PERRILLAT']);
    expect(facts.get('buyers')).toEqual(['Monsieur Marc DUCRET', 'Madame Agnès GAY']);
    expect(facts.get('lots')).toEqual(['27', '86', '142']);
  });

  it('tells no name that has a hole', () => {
    expect(certified('Madame Lucie', 'Madame       ').has('sellers')).toBe(false);
  });

  it('does not tell the second of two buyers alone', () => {
    expect(certified('Monsieur Marc', '      ‘Marc').has('buyers')).toBe(false);
  });

  it('tells no lots where the share of another was read', () => {
    const facts = certified('et le lot numéro 142', 'et-le      142');
    expect(facts.has('lots')).toBe(false);
    expect(facts.has('lot_shares')).toBe(false);
  });
});

describe('a deed of sale', () => {
  it('has a head that lost its first letter, and words that lost their quotation marks', () => {
    const facts = factsOf(
      'TITRE_PROP',
      `A REÇU le présent acte contenant VENTE à la requête de :
ENDEUR
Monsieur Michel LE GALL, retraité, demeurant à SÉNÉ.
Ci-après dénommé,      le VENDEUR
ACQUÉREUR
Madame Solenn KERBRAT, professeure, demeurant à VANNES.
Ci-après dénommée      l’ACQUÉREUR
DÉSIGNATION`,
    );
    expect(facts.get('sellers')).toEqual(['Monsieur Michel LE GALL']);
    expect(facts.get('buyers')).toEqual(['Madame Solenn KERBRAT']);
  });
});

describe('a deed between one part and the other', () => {
  it('lost nobody before the word that joins them', () => {
    const facts = factsOf(
      'TITRE_PROP',
      `L’an deux mille onze, le six mai, ont comparu devant Maître Luc ROY, notaire à PAU, soussigné :
Madame Ida COMET, retraitée, demeurant à PAU, ci-après dénommée LE VENDEUR, d’une part
et Monsieur Jean PUJOL, demeurant à LONS, ci-après dénommé L’ACQUÉREUR, d’autre part.`,
    );
    expect(facts.get('buyers')).toEqual(['Monsieur Jean PUJOL']);
  });
});

describe('the table of a register', () => {
  const table = (second: string) => `ÉTAT HYPOTHÉCAIRE
IMMEUBLES SUR LESQUELS PORTE LA RÉPONSE
Code      Commune      Désignation cadastrale
328       SAUMUR       CX 91
328       SAUMUR       ${second}`;

  it('knows a letter that was seen twice', () => {
    expect(factsOf('ETAT_HYPOTHECAIRE', table('CXx 92')).get('parcels')).toEqual([
      'CX 91',
      'CX 92',
    ]);
  });

  it('tells no parcel where two sections may be one, unless each is told twice', () => {
    expect(factsOf('ETAT_HYPOTHECAIRE', table('GX 92')).has('parcels')).toBe(false);
    expect(factsOf('ETAT_HYPOTHECAIRE', table('GX 92'), 'TEXT').get('parcels')).toEqual([
      'CX 91',
      'GX 92',
    ]);
    expect(factsOf('ETAT_HYPOTHECAIRE', table('AB 92')).get('parcels')).toEqual(['CX 91', 'AB 92']);
  });

  it('tells no parcel where one cannot be read', () => {
    expect(factsOf('ETAT_HYPOTHECAIRE', table('C* 92')).has('parcels')).toBe(false);
  });
});

describe('the cover of the rules of a building', () => {
  it('names it over an address without a postal code, not by the title of the paper', () => {
    const facts = factsOf(
      'RCP_EDD',
      `RÈGLEMENT DE COPROPRIÉTÉ
ÉTAT DESCRIPTIF DE DIVISION
LES HAUTS DE CONLEAU
12 rue du Vincin – VANNES
L’AN MIL NEUF CENT SOIXANTE-DIX-NEUF,
Le DIX-SEPT OCTOBRE,`,
      'TEXT',
    );
    expect(facts.get('building')).toBe('LES HAUTS DE CONLEAU');
  });
});

describe('lots under their heads', () => {
  const DEED = `L’AN DEUX MILLE DIX, le TROIS MAI
Maître Paul ROY, notaire à LYON, a reçu, en la forme authentique, le présent acte de VENTE
VENDEUR  Madame  Anne  Lise  BLIN,  retraitée,  demeurant  à  LYON
ACQUÉREUR : La SCI PORT 21, ayant son siège à LYON
DÉSIGNATION
Lot numéro trois (3) : un appartement. Et les 120/1000èmes des parties communes générales.
Lot numéro neuf (9) : une cave. Et les 5/1000èmes des parties communes générales.
Superficie « Carrez » du lot 3 : 51,20 m²`;

  it('are all told, with who sold and who bought', () => {
    const facts = factsOf('TITRE_PROP', DEED);
    expect(facts.get('lots')).toEqual(['3', '9']);
    expect(facts.get('sellers')).toEqual(['Madame Anne Lise BLIN']);
    expect(facts.get('buyers')).toEqual(['SCI PORT 21']);
    expect(facts.get('notary')).toBe('Maître Paul ROY');
    expect(facts.get('surface_carrez')).toBe(5120);
  });

  it('are not told where the head of one was lost', () => {
    const facts = factsOf('TITRE_PROP', DEED.replace('Lot numéro neuf (9) :', ''));
    expect(facts.has('lots')).toBe(false);
    expect(facts.has('lot_shares')).toBe(false);
  });
});

describe('a table of shares', () => {
  const TABLE = `RÈGLEMENT DE COPROPRIÉTÉ
Immeuble dénommé  LES TROIS MOULINS
8 rue des Lavoirs - LIMOGES (87000)
Numéro du lot   Nature       Tantièmes /1000
1               Appartement  420
2               Appartement  390
3               Cave         30`;

  it('is told with the name of the building and its place', () => {
    const facts = factsOf('RCP_EDD', TABLE);
    expect(facts.get('building')).toBe('LES TROIS MOULINS');
    expect(facts.get('building_address')).toBe('8 rue des Lavoirs, 87000 LIMOGES');
    expect(facts.get('lot_shares')).toEqual(['1:420/1000', '2:390/1000', '3:30/1000']);
  });

  it('is not told where a row may be lost and nothing proves the others', () => {
    const gap = TABLE.replace('3               Cave', '.\n3               Cave');
    expect(factsOf('RCP_EDD', gap).has('lot_shares')).toBe(false);
    expect(factsOf('RCP_EDD', gap.replace('30', '190')).get('lot_shares')).toHaveLength(3);
  });

  it('is not told where the share of a lot was not read', () => {
    expect(factsOf('RCP_EDD', TABLE.replace('390', '')).has('lot_shares')).toBe(false);
    expect(factsOf('RCP_EDD', TABLE.replace(' 30', '')).has('lot_shares')).toBe(false);
  });
});
