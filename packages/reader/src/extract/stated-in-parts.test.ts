// What a paper tells in parts: who came, a price and the firm it is of, those who buy with all that is said of
// them, a number that the end of a line cuts.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

const MINUTES = `RÉGIE DU PARC – Syndic
PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 15/10/2026
Copropriété LES ÉMAILLEURS – 21 boulevard Carnot – 87000 LIMOGES`;

describe('the sheet of presence', () => {
  it.each([
    [
      'adds up its parts where those who stayed away prove them',
      'Présents : 5 210 - Représentés : 1 344 - Par correspondance : 431 - Absents : 3 015 - Base : 10 000',
      6985,
    ],
    [
      'says nothing where they do not',
      'Présents : 5 210 - Représentés : 1 344 - Par correspondance : 431 - Absents : 3 115 - Base : 10 000',
      undefined,
    ],
    [
      'adds those who voted by post to those who came',
      'Présents ou représentés : 8 copropriétaires totalisant 7 455/10 000. Ayant voté par correspondance : 2 copropriétaires totalisant 1 130/10 000.',
      8585,
    ],
    [
      'is no count of votes',
      '16 copropriétaires sur 23 sont présents ou représentés, réunissant 738 millièmes sur 1000.\n1) Bureau\nPour : 702/1000 des présents et représentés. Adopté.',
      738,
    ],
  ])('%s', (_, extracted, expected) => {
    const { tantiemes_present } = typedFacts(`${MINUTES}\n${extracted}`, 'PV_AG');
    expect(tantiemes_present).toBe(expected);
  });
});

describe('minutes in columns', () => {
  const facts = typedFacts(
    `${MINUTES}
1     Bureau                Mme DUPRAZ est élue présidente         Unanimité      ADOPTÉ
2     Comptes 2025          Approbation des comptes                6 000 pour     ADOPTÉ
3     Quitus                Quitus au syndic                       6 000 pour     ADOPTÉ
4     Choix du syndic       Contrat du 16/10/2026 au 15/10/2027    6 200 pour     ADOPTÉ
5     Budget 2027           Montant proposé : 72 500,00 €          6 200 pour     ADOPTÉ
6     Caméras               Vidéosurveillance du parking           900 pour       REJETÉ`,
    'PV_AG',
  );

  it('have the title in a cell of its own', () => {
    expect(facts['resolutions']).toEqual([
      '1. Bureau',
      '2. Comptes 2025',
      '3. Quitus',
      '4. Choix du syndic',
      '5. Budget 2027',
      '6. Caméras',
    ]);
  });

  it('answer each question, and tell what was decided', () => {
    expect(facts).toMatchObject({
      resolutions_adopted: ['1', '2', '3', '4', '5'],
      resolutions_rejected: ['6'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget: 7250000,
      budget_from: '2027-01-01',
      mandate_from: '2026-10-16',
      mandate_to: '2027-10-15',
    });
  });
});

describe('a year alone', () => {
  it('tells no days where the accounts start in another month', () => {
    const facts = typedFacts(
      `${MINUTES}
1) Approbation des comptes du 01/07/2025 au 30/06/2026
Résolution adoptée.
2) Budget pour 2027
Il est fixé à 12 000 €. Résolution adoptée.`,
      'PV_AG',
    );
    expect(facts).toMatchObject({ approved_from: '2025-07-01', budget: 1200000 });
    expect(facts).not.toHaveProperty('budget_from');
  });
});

describe('works', () => {
  it('cost what the firm that is chosen asked for', () => {
    const { works_adopted_total } = typedFacts(
      `${MINUTES}
1) Bureau
M. ROY est élu à l’unanimité. Résolution adoptée.
2) Peinture de la cage d’escalier
Devis examinés : Atlantic Peinture, 12 430,00 € TTC ; Aunis Déco, 13 905,00 € TTC.
L’assemblée retient la proposition d’Atlantic Peinture. Résolution adoptée.`,
      'PV_AG',
    );
    expect(works_adopted_total).toBe(1243000);
  });
});

describe('a certificate of sale', () => {
  const facts = typedFacts(
    `ATTESTATION
Aux termes d’un acte reçu par Maître Camille AUVRAY, notaire à ROUEN, le 16 décembre 2021,
Monsieur Arnaud Pierre LEMONNIER, né à DIEPPE (76200) le 4 juillet 1986, et Madame Claire DUVAL, née à
ÉVREUX (27000) le 15 janvier 1988, partenaires d’un pacte civil, demeurant à ROUEN (76000), 14 quai de la
Bourse,
ONT ACQUIS, chacun pour moitié,
de la société dénommée SCI DES TANNEURS, dont le siège est à ROUEN (76000), 8 place Saint-Marc,
les biens et droits immobiliers ci-après désignés : à ROUEN (76000), 33 rue Eau-de-
Robec, le lot numéro 27 et le lot numéro 86.`,
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
  );

  it('names all who buy, whatever is said of each', () => {
    expect(facts).toMatchObject({
      buyers: ['Monsieur Arnaud Pierre LEMONNIER', 'Madame Claire DUVAL'],
      sellers: ['SCI DES TANNEURS'],
    });
  });

  it('has the whole street, though its line ends at a hyphen', () => {
    expect(facts['property_address']).toBe('33 rue Eau-de-Robec, 76000 ROUEN');
  });
});

describe('a notice', () => {
  it('has its number of the register over two lines, and both owners', () => {
    const facts = typedFacts(
      `SEINE COPROPRIÉTÉ – Syndic
70 rue Jeanne-d’Arc – 76000 ROUEN
                                                             Madame Agathe VANDAMME
                                                             et Monsieur Luc DERYCKE
                                                             17 rue Solférino
                                                             59000 LILLE
CONVOCATION À L’ASSEMBLÉE GÉNÉRALE
Syndicat des copropriétaires LE CLOS MARTAINVILLE – 33 rue Pavée 76000 ROUEN – immat. AF1-840-
736
Vous représentez 186 tantièmes sur 2 000.`,
      'CV_AG',
    );
    expect(facts).toMatchObject({
      rnc: 'AF1840736',
      owner: 'Madame Agathe VANDAMME et Monsieur Luc DERYCKE',
      tantiemes: 186,
      base: 2000,
    });
  });
});
