// Deeds of the typewriter: thousands with a point, lots by their rank, the street under the town.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPage } from '../../../test/typed-pages.ts';
import { numberFromOrdinal } from '../../french/number-words.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { marginLast } from '../sheet/margin-notes.ts';
import { sheetOf } from '../sheet/sheet.ts';

const rules = (text: string) => typedFacts(text, 'RCP_EDD', 'RCP');

describe('a rank in words', () => {
  it.each([
    ['premier', 1],
    ['deuxieme', 2],
    ['second', 2],
    ['quatrieme', 4],
    ['neuvieme', 9],
    ['onzieme', 11],
    ['dix-septieme', 17],
    ['vingt et unieme', 21],
    ['trente-deuxieme', 32],
    ['quatre-vingt-dixieme', 90],
    ['centieme', 100],
    ['3eme', 3],
    ['locatieme', null],
  ])('%s', (words, number) => {
    expect(numberFromOrdinal(words)).toBe(number);
  });
});

describe('the rules of a building of the fifties', () => {
  const deed = (lots: string, end = '') => `DU TROIS MAI 1957
REGLEMENT DE CO-PROPRIETE
d'un immeuble sis à TESTVILLE
14, rue des Essais
PAR DEVANT Me Paul MODELE, notaire à TESTVILLE, soussigné,
Monsieur Jean EXEMPLE, propriétaire d'un immeuble cadastré section C numéro 1.207 pour cinq ares,
${lots}
${end}`;

  it('tells where it is, its ground and where it was transcribed', () => {
    expect(
      rules(
        deed(
          'DESIGNATION',
          'Transcrit au bureau des hypothèques de TESTVILLE le 2 juillet 1957, volume 1.877 numéro 1.204.',
        ),
      ),
    ).toMatchObject({
      building_address: '14 rue des Essais, TESTVILLE',
      parcels: ['C 1207'],
      publication: '1877 n° 1204',
    });
  });

  it('counts its lots by their rank', () => {
    expect(
      rules(
        deed(`PREMIER LOT : un magasin, et les six cents/millièmes (600/1000) du sol.
DEUXIEME LOT : un logement, et les quatre cents/millièmes (400/1000) du sol.`),
      ),
    ).toMatchObject({ lot_shares: ['1:600/1000', '2:400/1000'] });
    expect(
      rules(
        deed(`PREMIER LOT : un magasin, et cent dix/millièmes (110/1000) du sol.
SIXIEME LOT : un logement, et quatre-vingts/millièmes (80/1000).
SEPTIEME LOT : un logement, et soixante/millièmes (60/1000).`),
      ),
    ).toMatchObject({ lot_shares: ['1:110/1000', '6:80/1000', '7:60/1000'] });
  });

  it('tells no list that counts on and does not add up', () => {
    expect(
      rules(
        deed(`PREMIER LOT : un magasin, et cent dix/millièmes (110/1000).
DEUXIEME LOT : un logement, et quatre-vingts/millièmes (80/1000).`),
      ),
    ).not.toHaveProperty('lot_shares');
  });
});

describe('a deed that divides', () => {
  it('is of the building that its owner has somewhere, and not of where she lives', () => {
    expect(
      typedFacts(
        `ÉTAT DESCRIPTIF DE DIVISION
L'AN DEUX MILLE TREIZE, le DOUZE JUIN, Maître Anne MODÈLE, notaire à TESTVILLE, a reçu le présent acte
à la requête de Madame Rose EXEMPLE, demeurant à TESTVILLE, 2 place du Puits.
EXPOSÉ
La requérante est propriétaire à TESTVILLE (05000), 9 montée des Essais, d'un immeuble d'habitation cadastré section BK n° 207.`,
        'RCP_EDD',
        'EDD',
      ),
    ).toMatchObject({ building_address: '9 montée des Essais, 05000 TESTVILLE' });
  });
});

describe('an old deed puts its building', () => {
  it.each([
    [
      'sis à TESTVILLE (44000), au numéro 8 de la rue des Essais.',
      '8 rue des Essais, 44000 TESTVILLE',
    ],
    ['sis en cette ville de TESTVILLE, rue des Essais n° 8.', '8 rue des Essais, TESTVILLE'],
    ['situé à TESTVILLE (Allier), 8 et 10 rue des Essais.', '8 et 10 rue des Essais, TESTVILLE'],
  ])('%s', (where, building_address) => {
    expect(rules(`RÈGLEMENT DE COPROPRIÉTÉ\nd'un immeuble ${where}`)).toMatchObject({
      building_address,
    });
  });
});

describe('an energy report', () => {
  it.each([
    'Surface de référence retenue : 67,9 m²',
    'Surface de référence du logement : 67,90 m²',
    'Surface habitable de référence : 67,9 m²',
    'Superficie de référence (Sref) : 67,9 m²',
    'Sref : 67,9 m²',
    'Surface de référence prise en compte : 67,9 m²',
    'Surface de référence : 67,9 m 2 – hauteur 2,50 m',
  ])('measures the home: %s', (line) => {
    expect(
      typedFacts(
        `Diagnostic de performance énergétique
${line}
Établi le 14 mai 2025`,
        'DIAGNOSTICS',
        'DPE',
      ),
    ).toMatchObject({ surface_reference: 6790 });
  });
});

describe('stamps in the margin', () => {
  const LEFT = 30;
  /** A sheet whose text begins far from its left edge, with notes beside some lines. */
  const sheet = (rows: readonly (readonly [string, string])[]) => {
    const page = typedPage(
      rows.map(([note, line]) => `${(note || '.').padEnd(LEFT)}${line}`).join('\n'),
    );
    return sheetOf({ ...page, words: page.words.filter(({ text }) => text !== '.') });
  };

  it('are read after the deed', () => {
    const text = flowTextOf([
      marginLast(
        sheet([
          ['Timbre', "Règlement de copropriété d'un immeuble sis à TESTVILLE"],
          ['Répertoire', '14, rue des Essais, que le comparant possède et habite'],
          ['Enregistré', 'depuis longtemps et qui comprend trois étages au moins'],
          ['le 9 mai', 'sur caves ainsi que le comparant le déclare au notaire'],
          ['', 'et le reconnaît devant le notaire soussigné ce jour'],
        ]),
      ),
    ]).written.text;
    expect(text).toContain('sis à TESTVILLE\n14, rue des Essais');
    expect(text.endsWith('Timbre\nRépertoire\nEnregistré\nle 9 mai')).toBe(true);
  });

  it('may be no more than the number of the file and who wrote it', () => {
    const text = flowTextOf([
      marginLast(
        sheet([
          ['92.0417', 'L’AN MIL NEUF CENT QUATRE-VINGT-DOUZE,'],
          ['EC/MD', 'LE QUATORZE MAI. Maître Jean TESTEUR, notaire à TESTVILLE'],
          ['', 'soussigné, a reçu le présent acte contenant règlement'],
          ['', 'de copropriété de l’immeuble que le comparant possède'],
        ]),
      ),
    ]).written.text;
    expect(text).toContain('QUATRE-VINGT-DOUZE,\nLE QUATORZE MAI.');
  });

  it('are none where a line goes across', () => {
    const page = sheet([
      ['Lot 1', 'un appartement au premier étage de la maison du comparant'],
      ['Lot 2', 'un appartement au deuxième étage de la maison du comparant'],
      ['Lot 3', 'un appartement au troisième étage de la maison du comparant'],
      ['Les lots ci-dessus sont tous ceux', 'de la maison du comparant'],
    ]);
    expect(marginLast(page)).toBe(page);
  });
});

describe('an answer of the register', () => {
  const answer = (rows: string) =>
    typedFacts(
      `SERVICE DE LA PUBLICITE FONCIERE
ETAT REPONSE
PERSONNE                    DATE ET LIEU DE NAISSANCE
${rows}`,
      'ETAT_HYPOTHECAIRE',
    );

  it('is about the people of its table, all of them or nobody', () => {
    expect(
      answer(`ESSAI-DUPRE MALIK           12/03/1979 TESTVILLE
MODELE ROSE                 30/07/1982 TESTVILLE`),
    ).toMatchObject({ owners: ['ESSAI-DUPRE MALIK', 'MODELE ROSE'] });
  });
});

describe('a way without a number', () => {
  it('is told with its hamlet', () => {
    expect(
      typedFacts(
        `Diagnostic de l'installation d'assainissement non collectif
Propriétaire : Mme MODÈLE Rose
Adresse de l'installation : Chemin des Essais, lieu-dit La Garde, 81000 TESTVILLE
Date du contrôle : 18/05/2026`,
        'DIAGNOSTICS_ASSAINISSEMENT',
        'ASSAINISSEMENT',
      ),
    ).toMatchObject({ property_address: 'Chemin des Essais, lieu-dit La Garde, 81000 TESTVILLE' });
  });
});
