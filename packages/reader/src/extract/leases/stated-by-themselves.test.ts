// Landlords and tenants who say themselves who they are, mails, spreadsheets, and the cards of a customer area.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';

const of = (content: string, kind: 'BAIL' | 'QUITTANCE' | 'CONGE') =>
  factValues(content, 'LOGEMENT_LOUE', kind);

describe('a lease in a few sentences', () => {
  it('tells who lets, for how long and for how much', async () => {
    const found = await of(
      `Je soussigné Luc ESSAI, propriétaire, loue à Madame Anne MODÈLE le logement situé 4 rue Haute, 99100 ESSAIVILLE.

La location commence le 1er avril 2024 pour trois ans. Le loyer est de 700 € par mois, les charges de 60 € par mois.`,
      'BAIL',
    );
    expect(found).toMatchObject({
      landlord: 'Luc ESSAI',
      tenant: 'Madame Anne MODÈLE',
      lease_duration_months: 36,
      rent: 700_00,
      rent_charges: 60_00,
    });
  });
});

it('a lease that is summed up says how long after its first day', async () => {
  const found = await of('Prise d’effet : 1er juillet 2026, pour 3 ans', 'BAIL');
  expect(found).toMatchObject({ lease_from: '2026-07-01', lease_duration_months: 36 });
});

describe('a receipt', () => {
  it('is signed by the owner', async () => {
    const found = await of(
      `Reçu de Mademoiselle Anne MODÈLE la somme de 480 € pour le loyer du mois de mars 2026.

Le propriétaire, Luc ESSAI`,
      'QUITTANCE',
    );
    expect(found).toMatchObject({ landlord: 'Luc ESSAI', tenant: 'Mademoiselle Anne MODÈLE' });
  });

  it('is a letter from the one to the other', async () => {
    const found = await of(
      `Mme Anne MODÈLE \\ 5 rue Basse \\ 99100 ESSAIVILLE

#align(right)[#box[#align(left)[M. Luc ESSAI \\ 19 rue Haute \\ 99100 ESSAIVILLE]]]

J’ai bien reçu votre règlement de 812,00 € : loyer 720,00 €, charges 92,00 €.`,
      'QUITTANCE',
    );
    expect(found).toMatchObject({ landlord: 'Mme Anne MODÈLE', tenant: 'M. Luc ESSAI' });
  });

  it('of a spreadsheet has its two days in two cells', async () => {
    const found = await of(
      '#table(columns: 3, [Quittance], [], [], [Période], [01/09/2026], [30/09/2026])',
      'QUITTANCE',
    );
    expect(found).toMatchObject({ period_from: '2026-09-01', period_to: '2026-09-30' });
  });

  it('does not give the owner the name at the left of two signatures', async () => {
    const found = await of(
      '#grid(columns: (1fr, 1fr), row-gutter: 6pt, [Le locataire], [Le bailleur], [Luc ESSAI], [Anne MODÈLE])',
      'QUITTANCE',
    );
    expect(found['landlord']).not.toBe('Luc ESSAI');
  });
});

describe('a notice to leave', () => {
  it('may be a mail, whose writer is the tenant of whom he names', async () => {
    const found = await of(
      `De : Luc Essai \\<luc\\@essai.example\\> \\
Objet : congé

Locataire de M. Paul MODÈLE depuis le 1er février 2022 au 12 quai Haut, 99100 ESSAIVILLE, je vous informe que je quitterai le logement le 7 octobre 2026.`,
      'CONGE',
    );
    expect(found).toMatchObject({
      landlord: 'M. Paul MODÈLE',
      tenant: 'Luc Essai',
      property_address: '12 quai Haut, 99100 ESSAIVILLE',
      lease_from: '2022-02-01',
    });
  });

  it('names the street that it is sent to', async () => {
    const found = await of(
      `Mme Anne MODÈLE \\ 5 rue Basse \\ 99100 ESSAIVILLE

#align(right)[#box[#align(left)[M. Luc ESSAI \\ 19 rue Haute \\ 99100 ESSAIVILLE]]]

Vous êtes mon locataire au 19 rue Haute depuis le 1er décembre 2020. Je souhaite vendre cet appartement.`,
      'CONGE',
    );
    expect(found).toMatchObject({ property_address: '19 rue Haute, 99100 ESSAIVILLE' });
  });
});

it('whoever a mail is sent to is insured', async () => {
  const found = await factValues(
    `De : Assurances Modèle \\ À : Luc ESSAI \\ Objet : votre attestation

Vous êtes assuré pour votre logement.`,
    'ASSURANCES_DU_LOGEMENT',
    null,
  );
  expect(found).toMatchObject({ owner: 'Luc ESSAI' });
});

it('labels of a card stand over their values, one under the other', async () => {
  const found = await factValues(
    `= Attestation d’assurance habitation
Souscripteur \\ Mme Anne MODÈLE \\ N° de contrat \\ HAB 7781 0042 Z \\ Bien assuré \\ 16 rue Haute, 99100 ESSAIVILLE`,
    'ASSURANCES_DU_LOGEMENT',
    null,
  );
  expect(found).toMatchObject({ owner: 'Mme Anne MODÈLE', policy_number: 'HAB 7781 0042 Z' });
});
