// What a paper tells in parts: who came, a price and the firm it is of, those who buy with all that is said of
// them, a number that the end of a line cuts.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

const MINUTES = `RÉGIE DU PARC – Syndic
PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 15/10/2026
Copropriété LES ÉMAILLEURS – 21 boulevard Carnot – 87000 LIMOGES`;

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
