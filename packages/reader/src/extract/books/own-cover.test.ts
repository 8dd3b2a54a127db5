// The cover of a building beside the other contracts it has, and a sheet that tells what it has not.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

describe('the cover of a building', () => {
  it('is not the one under the title of another', () => {
    expect(
      typedFacts(
        `CARNET D’ENTRETIEN
À jour au 2 mars 2026
ASSURANCE IMMEUBLE
Assureur : Mutuelle du Ponant
N° de police : 220.114.903
Échéance : 31/12/2026
ASSURANCE DOMMAGES-OUVRAGE
Assureur : Bâti Garantie
N° de police : DO 7718 20
Échéance : 30/04/2034
CONTRATS
Nettoyage : Net et Clair`,
        'CARNET_ENTRETIEN',
      ),
    ).toMatchObject({
      insurer: 'Mutuelle du Ponant',
      policy_number: '220.114.903',
      insured_until: '2026-12-31',
    });
  });

  it('has a number that is told to its end', () => {
    const policy = (number: string) =>
      typedFacts(
        `CARNET D’ENTRETIEN
Police multirisque n° ${number} souscrite auprès de la Mutuelle du Ponant, échéance le 31/12/2026.`,
        'CARNET_ENTRETIEN',
      )['policy_number'];
    expect(policy('56-70118-C')).toBe('56-70118-C');
    expect(policy('56-70118-Lorient')).toBe('56-70118-Lorient');
  });

  it('is told with what it is for', () => {
    expect(
      typedFacts(
        `CARNET D’ENTRETIEN
L’immeuble est assuré en multirisque auprès de Mutuelle du Ponant (contrat n° 56/118-204, échéance le 31 décembre 2026).`,
        'CARNET_ENTRETIEN',
      )['insurer'],
    ).toBe('Mutuelle du Ponant');
  });

  it('has a number that keeps its letters', () => {
    expect(
      typedFacts(
        `CARNET D’ENTRETIEN
Assurance multirisque : Mutuelle du Ponant, contrat PNI-227 401, échéance au 31/12/2026`,
        'CARNET_ENTRETIEN',
      )['policy_number'],
    ).toBe('PNI-227 401');
  });
});

describe('a summary sheet in sentences', () => {
  it('tells who owes much, its lots before their list, and that it has no lift', () => {
    expect(
      typedFacts(
        `Fiche synthétique de la copropriété
Mise à jour : 4 janvier 2026
L’immeuble compte 1 bâtiment et 26 lots : 11 lots d’habitation et 15 caves. Il n’y a pas d’ascenseur.
Les copropriétaires doivent 4 120,00 €, trois d’entre eux devant plus de 300 €.`,
        'FICHE_SYN',
      ),
    ).toMatchObject({ lots_count: 26, lifts_count: 0, debtors_count: 3 });
  });
});

describe('the building', () => {
  const registered = (head: string) =>
    typedFacts(
      `${head}
FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ
Les lots
Total : 44
Stationnements : 12
Ascenseurs
Nombre : 2`,
      'FICHE_SYN',
    );

  it('has counts under headings that name them', () => {
    expect(registered('LE PORT')).toMatchObject({
      lots_count: 44,
      parking_count: 12,
      lifts_count: 2,
    });
  });

  it('has its number after its town', () => {
    const line = 'Syndicat des copropriétaires LE PORT, 3 quai des Indes, 56100 LORIENT';
    expect(registered(`${line} – AC4 118 207`)['rnc']).toBe('AC4118207');
    const under = (number: string) =>
      ruledFacts(
        `SDC LE PORT
3 quai des Indes, 56100 LORIENT
${number}`,
        'FICHE_SYN',
        null,
      )['rnc'];
    expect(under('AC4118207')).toBe('AC4118207');
    expect(under('LD4118207')).toBeUndefined();
  });
});
