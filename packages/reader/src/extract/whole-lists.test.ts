// Lists extracted whole, owners without whoever speaks for them, names that end where they end.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../test/fact-values.ts';
import { typedFacts } from '../../test/typed-facts.ts';

const lotsOf = (text: string): unknown =>
  typedFacts(`Relevé de compte\n${text}`, 'CHARGES', 'RELEVE_DE_COMPTE')['lots'];

describe('lots', () => {
  it.each([
    ['LOTS : 103 217', ['103', '217']],
    ['LOTS : 21 à 23', ['21', '22', '23']],
    ['Lots n° 6 – appartement, 1er étage ; 19 – cave', ['6', '19']],
    ['Lots 7 (appartement), 31 (cave) ainsi que le lot 44 (parking)', ['7', '31', '44']],
    ['Numéro(s) de lot : 10 et 33', ['10', '33']],
  ])('%s', (text, lots) => {
    expect(lotsOf(text)).toEqual(lots);
  });

  it('are none where one number or two could be meant', () => {
    expect(lotsOf('LOTS : 5 112')).toBeUndefined();
  });
});

describe('a syndic’s paper', () => {
  it('with a company and its manager, a coded building and its street', async () => {
    const found = await factValues(
      `#grid(columns: (1fr, 1fr), [*Agence du Vieux Port* \\ Administrateur de biens \\ 14 quai Valin \\ 17000 LA ROCHELLE], [SCI MARTINEAU TEST \\ M. MARTINEAU PAUL GERANT \\ 9 rue du Temple \\ 17000 LA ROCHELLE])
Immeuble : 0412 RESIDENCE LES TAMARIS 3 RUE DES GENÊTS 17000 LA ROCHELLE`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      owner: 'SCI MARTINEAU TEST',
      building: 'RESIDENCE LES TAMARIS',
      building_address: '3 RUE DES GENÊTS 17000 LA ROCHELLE',
    });
  });

  it('with three cards side by side', async () => {
    const found = await factValues(
      `#grid(columns: (1fr, 1fr, 1fr), [*Votre syndic* \\ Quartier Syndic Exemple \\ 1 cours Lafayette \\ 69003 LYON], [*Votre immeuble* \\ Le Clos des Canuts \\ 22 rue d'Austerlitz \\ 69004 LYON], [*Vous* \\ Mme Fanny PONS \\ 22 rue d'Austerlitz \\ 69004 LYON])
= Appel de charges`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      syndic: 'Quartier Syndic Exemple',
      owner: 'Mme Fanny PONS',
      building: 'Le Clos des Canuts',
      building_address: "22 rue d'Austerlitz, 69004 LYON",
    });
  });

  it('whose building stands under its title, below the letterhead', async () => {
    const found = await factValues(
      `*Étude Marchal Immobilier* \\ 3 rue des Clercs – 57000 METZ \\
Procès-verbal de l'assemblée générale du 3 juin 2026 \\
LE CLOS SAINT-ARNOULD – 44 avenue Foch – 57000 METZ`,
      'PV_AG',
      null,
    );
    expect(found).toMatchObject({
      building: 'LE CLOS SAINT-ARNOULD',
      building_address: '44 avenue Foch, 57000 METZ',
    });
  });
});

describe('people’s papers', () => {
  it('a birth in a street, before the names', () => {
    expect(
      typedFacts(
        `VILLE DE TROYES
Le neuf février mil neuf cent quatre-vingt-un, à onze heures, est né à Troyes, 101 avenue Anatole-France, Cyril Marie PETITJEAN, du sexe masculin, de Gérard PETITJEAN et de Nicole HENRY, son épouse.
Copie délivrée conforme, Troyes, le 6 mars 2026`,
        'ACT_NAISSANCE',
      ),
    ).toMatchObject({ first_names: 'Cyril Marie', last_name: 'PETITJEAN', born_on: '1981-02-09' });
  });

  it('a deposit that is one rent, whatever stands between', () => {
    expect(
      typedFacts(
        `CONTRAT DE BAIL
Loyer mensuel : 845,00 €
Les charges (eau froide, ordures ménagères, entretien des communs) sont fixées forfaitairement à 45,00 € par mois.
Montant du dépôt de garantie, inférieur ou égal à un mois de loyer hors charges : 845,00 €.`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toMatchObject({ rent: 845_00, rent_charges: 45_00, deposit: 845_00 });
  });

  it('a report whose number is in two parts', () => {
    expect(
      typedFacts(
        `État de l'installation intérieure d'électricité
Rapport n° ALP 26-0755-EL – Diagnostic réalisé le 11/09/2026`,
        'DIAGNOSTICS',
        'ELECTRICITE',
      ),
    ).toMatchObject({ report_number: 'ALP 26-0755-EL', made_on: '2026-09-11' });
  });
});
