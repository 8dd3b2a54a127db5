// Maintenance books and plans of works: covers that are no companies, lists that are whole, reports that were handed over.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('a maintenance book', () => {
  it('as a form: the insurer and its contract in one cell, works in another', () => {
    const text = `CARNET D’ENTRETIEN
Assurance multirisque | Mutuelle du Ponant, police n° 7 215 904, échéance 01/04/2027
Assurance dommages-ouvrage en cours | aucune
Travaux effectués | 2011 : peinture des halls ; 2017 : réfection de la toiture
Échéancier des travaux votés | 2027 : remplacement du portail
Dernière actualisation | 14.10.2026`;
    expect(ruledFacts(text, 'CARNET_ENTRETIEN', null)).toMatchObject({
      insurer: 'Mutuelle du Ponant',
      policy_number: '7 215 904',
      insured_until: '2027-04-01',
      works_done: ['2011 peinture des halls', '2017 réfection de la toiture'],
      updated_on: '2026-10-14',
    });
  });

  it('does not take a cover for a company', () => {
    const text = `CARNET D’ENTRETIEN
Assurance protection du syndicat | aucune
Travaux à venir
2028 : ravalement`;
    const facts = ruledFacts(text, 'CARNET_ENTRETIEN', null);
    expect(facts).not.toHaveProperty('insurer');
    expect(facts).not.toHaveProperty('works_done');
  });

  it('tells no list of works of which one is cut', () => {
    const text = `CARNET D’ENTRETIEN
Travaux importants
2014 : remplacement de la chaudière
2020 : réfection de l’étanchéité de la
terrasse`;
    expect(ruledFacts(text, 'CARNET_ENTRETIEN', null)).not.toHaveProperty('works_done');
  });

  it('with the number of the contract right after its cover', () => {
    const text = `CARNET D’ENTRETIEN, version en vigueur au 01/02/2026
Multirisque immeuble n° 7B22-301.884 auprès de Ponant Assurances, par un agent. La police vient à échéance le 30 juin 2027.`;
    expect(ruledFacts(text, 'CARNET_ENTRETIEN', null)).toMatchObject({
      insurer: 'Ponant Assurances',
      policy_number: '7B22-301.884',
    });
  });
});

describe('a plan of works', () => {
  it('is of the day it was handed over, and not of the visit', () => {
    const text = `Projet de plan pluriannuel de travaux
Visite effectuée le 04/03/2025. Étude remise le 21 mai 2025 au syndic.`;
    expect(ruledFacts(text, 'DIAGNOSTICS_IMMEUBLE', 'PPPT')).toMatchObject({
      made_on: '2025-05-21',
    });
  });
});

describe('works that were done', () => {
  it('are not the contracts over them, nor the works to come under them', () => {
    const text = `CARNET D’ENTRETIEN
CONTRATS EN COURS
Objet | Prestataire | Date d’effet
Nettoyage | Netplus | 01/02/2020
Extincteurs | Feu Vif | 01/09/2022

TRAVAUX RÉALISÉS
Année | Nature des travaux | Entreprise
2009 | Ravalement sur rue | Enduits Réunis
2018 | Colonnes d’évacuation | Plomberie Grand`;
    expect(ruledFacts(text, 'CARNET_ENTRETIEN', null)).toMatchObject({
      works_done: ['2009 Ravalement sur rue', '2018 Colonnes d’évacuation'],
    });
    const planned = `CARNET D’ENTRETIEN
TRAVAUX À VENIR
Année | Nature des travaux | Montant
2027 | Ravalement sur cour | 40 000 €
2028 | Toiture | 62 000 €`;
    expect(ruledFacts(planned, 'CARNET_ENTRETIEN', null)).not.toHaveProperty('works_done');
  });
});
