// Who is named in a deed without being a party of it, and what is extracted of lots and charges in passing.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const sale = (sellers: string) =>
  typedFacts(
    `L'AN DEUX MILLE SEIZE, LE TROIS MARS
Maître Odette PRUNIER, notaire à VIERZON, soussignée, a reçu la présente vente :
VENDEUR
${sellers}
ACQUÉREUR
Madame Irène COLAS, née à BOURGES le 2 mai 1970, demeurant à BOURGES, 3 rue Moyenne.
DÉSIGNATION
Un appartement.`,
    'TITRE_PROP',
    'ACTE_DE_VENTE',
  );

describe('the parties of a deed', () => {
  const BROTHERS = `Monsieur Louis Jean BRAULT, né à VIERZON le 5 avril 1951, demeurant à VIERZON, 9 rue Haute.
Madame Anne BRAULT, née à VIERZON le 2 août 1954, demeurant à ISSOUDUN, 2 rue Basse.`;

  it.each([
    ['a mother', 'Propriétaires par suite du décès de leur mère, Madame Lucie FERRAND.'],
    [
      'a community',
      'Le bien dépendait de la communauté ayant existé entre Monsieur Paul BRAULT et Madame Lucie FERRAND.',
    ],
    [
      'whom they follow',
      'Venant aux droits de Monsieur Paul BRAULT, leur père, décédé à VIERZON le 3 mai 2010.',
    ],
    ['one of them again', 'Monsieur Louis BRAULT est propriétaire pour moitié.'],
  ])('are not those whom the origin names: %s', (_, origin) => {
    expect(sale(`${BROTHERS}\n${origin}`)).toMatchObject({
      sellers: ['Monsieur Louis Jean BRAULT', 'Madame Anne BRAULT'],
    });
  });

  it('are not the parents of one of them', () => {
    expect(
      sale(`Madame Anne BRAULT, née à VIERZON le 2 août 1954, demeurant à ISSOUDUN, 2 rue Basse,
fille de Monsieur Paul BRAULT et de Madame Lucie FERRAND.`),
    ).toMatchObject({ sellers: ['Madame Anne BRAULT'] });
  });

  it('are both, where one was born in a town whose name has « de » in it', () => {
    expect(
      sale(`Monsieur Louis BRAULT, né à PONT DE VAUX le 5 avril 1951, et Madame Anne SIMON, son épouse,
demeurant ensemble à VIERZON, 9 rue Haute.`),
    ).toMatchObject({ sellers: ['Monsieur Louis BRAULT', 'Madame Anne SIMON'] });
  });

  it('are heirs too, where each is told with who they are', () => {
    expect(
      sale(`Les héritiers de la succession : Monsieur Louis BRAULT, né à VIERZON le 5 avril 1951, et Madame Anne
BRAULT, née à VIERZON le 2 août 1954.`),
    ).toMatchObject({ sellers: ['Monsieur Louis BRAULT', 'Madame Anne BRAULT'] });
  });
});

describe('the lots of a certificate', () => {
  const lotsOf = (lots: string) =>
    typedFacts(
      `ATTESTATION DE VENTE
Suivant acte reçu par Maître Odette PRUNIER le 3 mars 2016, M. Louis BRAULT a vendu à Mme Irène COLAS
dans un immeuble sis à BOURGES (18000), 3 rue Moyenne, ${lots}`,
      'TITRE_PROP',
      'ATTESTATION_DE_PROPRIETE',
    );

  it.each([
    [
      'each in its sentence',
      'le lot 4, un studio, et les 1 120/20000èmes des parties communes ; le lot 9, une cave, et les 30/20000èmes des parties communes.',
    ],
    [
      'where a line ends inside a share',
      'le lot 4, un studio, et les 1\n120/20000èmes des parties communes ; le lot 9, une cave, et les 30/20000èmes des parties communes.',
    ],
    ['with « n° » before each', 'les lots n° 4 (studio, 1 120/20 000) et n° 9 (cave, 30/20 000).'],
    [
      'one after the other',
      'la moitié des lots 4 et 9. Lot 4 : studio (1120/20000èmes). Lot 9 : cave (30/20000èmes).',
    ],
  ])('have their shares %s', (_, lots) => {
    expect(lotsOf(lots)).toMatchObject({ lot_shares: ['4:1120/20000', '9:30/20000'] });
  });

  it('have none where a lot tells none', () => {
    expect(
      lotsOf(
        'le lot 4, un studio, et les 1 120/20000èmes des parties communes ; le lot 9, une cave.',
      ),
    ).not.toHaveProperty('lot_shares');
  });
});

describe('a price', () => {
  it('may say that its taxes are in it', () => {
    expect(
      typedFacts(
        `VENTE EN L'ÉTAT FUTUR D'ACHÈVEMENT
Le 24 juin 2013, Maître Odette PRUNIER, notaire à VIERZON, a reçu la vente.
PRIX TTC : 268 400 € payable selon l'avancement.`,
        'TITRE_PROP',
        'ACTE_DE_VENTE',
      ),
    ).toMatchObject({ price: 26_840_000 });
  });
});

describe('some pages of a division', () => {
  const division = (rows: string) =>
    typedFacts(
      `REGLEMENT DE COPROPRIETE
ETAT DESCRIPTIF DE DIVISION
N°      Etage      Désignation              5.000èmes
${rows}`,
      'RCP_EDD',
      'RCP',
    );

  it('are told by what each row is', () => {
    expect(
      division(`20      1er        Appartement              310
21      1er        Appartement              290
38      S/sol      Cave                     12`),
    ).toMatchObject({ lot_shares: ['20:310/5000', '21:290/5000', '38:12/5000'] });
  });

  it('are not told where lots are counted from the first and do not add up', () => {
    expect(
      division(`1       1er        Appartement              310
2       1er        Appartement              290
3       S/sol      Cave                     12`),
    ).not.toHaveProperty('lot_shares');
  });
});

describe('the charges of the land registry', () => {
  const charges = (text: string) =>
    typedFacts(
      `ÉTAT HYPOTHÉCAIRE
Période du 01/01/1978 au 03/06/2026
${text}`,
      'ETAT_HYPOTHECAIRE',
      null,
    );

  it.each([
    ["Il n'existe qu'une (1) inscription en cours.", 1],
    ["Le service certifie l'existence de deux inscriptions.", 2],
    [
      `1   12/12/1994   1994V2208   Hypothèque, effet jusqu'au 10/12/2011
2   14/09/2020   2020V1877   Hypothèque, effet jusqu'au 13/09/2030`,
      1,
    ],
  ])('%s', (text, count) => {
    expect(charges(text)).toMatchObject({ charges_registered: count });
  });

  it('are not counted where one has ended and another does not say', () => {
    expect(
      charges(`1   12/12/1994   1994V2208   Hypothèque, effet jusqu'au 10/12/2011
2   14/09/2020   2020V1877   Hypothèque`),
    ).not.toHaveProperty('charges_registered');
  });

  it('do not end on the day of a row under the head « effet »', () => {
    expect(
      charges(`Nature             Créancier             Date extrême d'effet
12/03/2015         Hypothèque légale     Banque d'Exemple      2015V318`),
    ).toMatchObject({ charges_registered: 1 });
  });

  it('are counted in a card, and the ground is named under its head', () => {
    expect(
      charges(`Inscriptions en cours
0
Bien
DREUX - AB 0733 - lots 4, 12
Formalités
1   12/10/1984   1984V1901   Privilège, radié le 04/02/2002`),
    ).toMatchObject({ charges_registered: 0, parcels: ['AB 733'], lots: ['4', '12'] });
  });

  it('know a parcel under « Préfixe / Section / N° »', () => {
    expect(
      charges(`Commune         Préfixe / Section / N°      Lots
DREUX           AW 318                      7, 33`),
    ).toMatchObject({ parcels: ['AW 318'], lots: ['7', '33'] });
  });
});

describe('the notary of a change', () => {
  it('is the one who is named twice, and not the one who wrote what is changed', () => {
    expect(
      typedFacts(
        `Me Odette PRUNIER, notaire
MODIFICATIF À L'ÉTAT DESCRIPTIF DE DIVISION
Suivant acte du 14 mars 2017, Maître Odette PRUNIER, notaire à VIERZON, a constaté la division du lot n° 9,
dont l'état descriptif de division a été reçu par Maître GRELET le 6 juillet 1969.`,
        'RCP_EDD',
        'MODIFICATIF',
      ),
    ).toMatchObject({ notary: 'Maître Odette PRUNIER' });
  });
});
