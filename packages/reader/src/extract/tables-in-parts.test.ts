// Causes seen on papers of other syndics, in words of our own: columns of votes, tables in parts, labels
// that go on under themselves, accounts that go on over the page.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

describe('minutes set as a table', () => {
  const found = typedFacts(
    `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 9 MARS 2026
N°    Question                                                    Votes             Issue
1     Comptes du dernier exercice                                 Pour : 5 120      ADOPTÉE (art. 24)
L’exercice ouvert le 01/01/2025 et clos le 31/12/2025             Contre : 80
est approuvé.                                                     Abst. : 0
2     Budget de l’année suivante                                  Pour : 5 000      ADOPTÉE (art. 24)
Le budget prévisionnel est arrêté à 61                            Contre : 200
400,00 €.                                                         Abst. : 0
3     Remplacement de la chaudière                                Pour : 4 800      ADOPTÉE (art. 24)
L’offre de la société Calor est retenue pour                      Contre : 400
18 300,00 € TTC.
4     Demande de Mme. ROY : pose d’un store                       Pour : 900        NON ADOPTÉE
Le projet est présenté.                                           Contre : 4 300
La séance est levée à 20 h.`,
    'PV_AG',
  );

  it('has titles that end where the votes start', () => {
    expect(found['resolutions']).toEqual([
      '1. Comptes du dernier exercice',
      '2. Budget de l’année suivante',
      '3. Remplacement de la chaudière',
      '4. Demande de Mme. ROY : pose d’un store',
    ]);
  });

  it('has sentences that the votes do not cut', () => {
    expect(found).toMatchObject({
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget: 61_400_00,
      works_adopted: ['3. Remplacement de la chaudière'],
      works_adopted_total: 18_300_00,
      resolutions_rejected: ['4'],
    });
  });
});

describe('a convocation', () => {
  it('that names the annexes it comes with is no annexe, and drafts need not start with the first', () => {
    expect(
      typedFacts(
        `CONVOCATION À L’ASSEMBLÉE GÉNÉRALE
Vous êtes convoqué à l’assemblée générale le 9 mars 2026.
1. Élection du bureau
2. Approbation des comptes
3. Quitus au syndic
4. Budget prévisionnel
Sont joints : l’état financier après répartition, le compte de gestion général, un pouvoir.
2. Texte : l’assemblée approuve les comptes du 01/01/2025 au 31/12/2025.
4. Texte : l’assemblée vote le budget prévisionnel pour 52 000,00 €.`,
        'CV_AG',
      ),
    ).toMatchObject({
      resolutions: [
        '1. Élection du bureau',
        '2. Approbation des comptes',
        '3. Quitus au syndic',
        '4. Budget prévisionnel',
      ],
      approved_to: '2025-12-31',
      budget_a_voter: 52_000_00,
    });
  });
});

describe('a summary sheet', () => {
  it('with labels that go on under themselves', () => {
    expect(
      typedFacts(
        `FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ
Représentant légal                                SYNDIC DES DUNES (SIRET 900 000 001 00011)
Nombre de lots inscrits au règlement              44
Nombre de lots à usage d’habitation, de           21
bureaux et de commerces
Montant des dettes aux fournisseurs,              3 120 €
rémunérations et autres
Montant des sommes dues par les                   980 €
copropriétaires`,
        'FICHE_SYN',
      ),
    ).toMatchObject({
      lots_count: 44,
      homes_count: 21,
      dette_fournisseurs: 3_120_00,
      impayes: 980_00,
    });
  });
});

describe('an account over two pages', () => {
  const pages = (carried: string) => `RELEVÉ DE COMPTE
Compte 450-0012 ROUX Élise – Lots 3, 14
Date          Libellé                    Débit       Crédit      Solde
01/01/2026    Solde antérieur            100,00                  100,00
05/01/2026    Appel 1er trimestre        300,00                  400,00
20/01/2026    Virement                               400,00        0,00
02/02/2026    Frais de relance            20,00                   20,00
À reporter                                                        20,00
-----
RELEVÉ DE COMPTE
Compte 450-0012 ROUX Élise – Lots 3, 14
Date          Libellé                    Débit       Crédit      Solde
Report                                                        ${carried}
01/04/2026    Appel 2e trimestre         300,00                  320,00
12/04/2026    Virement                               320,00        0,00
01/07/2026    Appel 3e trimestre         310,00                  310,00
Totaux                                 1 030,00      720,00`;

  it('is one account, of the person named beside its number', () => {
    const found = typedFacts(pages('   20,00'), 'CHARGES', 'RELEVE_DE_COMPTE');
    expect(found).toMatchObject({
      owner: 'ROUX Élise',
      lots: ['3', '14'],
      total_debit: 1_030_00,
      total_credit: 720_00,
      balance: 310_00,
    });
    expect(found['entries']).toHaveLength(6);
  });
});

describe('lots', () => {
  it('each over its own rows, under the total of the one before', () => {
    expect(
      typedFacts(
        `APPEL DE PROVISIONS
LOT 0007 – APPARTEMENT T4, 3EME ETAGE
Charges générales    210,00
Total du lot         210,00
LOT 0031 – CAVE, SOUS-SOL
Charges générales     10,00
Total du lot          10,00`,
        'CHARGES',
        'APPEL_DE_FONDS',
      )['lots'],
    ).toEqual(['7', '31']);
  });
});

describe('a tax notice', () => {
  it('whose fees are proven by the row of contributions', () => {
    expect(
      typedFacts(
        `TAXES FONCIÈRES 2026
Somme à payer : 930,00 €
Propriétaire : ROUX ÉLISE MARIE (P00012) – ROUX PAUL
Cotisations 2025         700      120      880
Cotisations 2026         740      125      900
Frais de gestion de la fiscalité directe locale      30`,
        'TAX_FONCIERE',
      ),
    ).toMatchObject({ tax_total: 930_00, tax_fees: 30_00, owner: 'ROUX ÉLISE MARIE' });
  });
});

describe('a letter', () => {
  it('under the stamp of its carrier is to the person whom the stamp names', () => {
    expect(
      typedFacts(
        `ENVOI ÉLECTRONIQUE n° 0012 – destinataire : Mme Élise ROUX (roux@example.fr)
CONVOCATION À L’ASSEMBLÉE GÉNÉRALE
1. Élection du bureau
2. Comptes`,
        'CV_AG',
      ),
    ).toMatchObject({ owner: 'Mme Élise ROUX' });
  });
});
