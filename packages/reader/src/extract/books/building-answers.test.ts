import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import type { PaperKind } from '../../model/fact-model.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { buildingAnswers } from './building-answers.ts';

const toldOn = (paper: PaperKind, text: string) =>
  Object.fromEntries(
    buildingAnswers(paper, [sheetOf(setPage(text))]).map(({ name, value }) => [name, value]),
  );

describe('a sheet or a booklet', () => {
  it('that answers in a row of capitals', () => {
    const text = `
      5.1  FIBRE OPTIQUE RACCORDEE 2019 PISCINE NON
      5.2  DTG NON DPE COLLECTIF NON PPPT NON VOTE DTA OUI
      3.3  ADMINISTRATEUR PROVISOIRE NON MANDATAIRE AD HOC NON ARRETE INSALUBRITE 0`;
    expect(toldOn('FICHE_SYN', text)).toEqual({
      has_fibre: true,
      has_pool: false,
      has_dtg: false,
      has_building_dpe: false,
      has_pppt: false,
      has_dta: true,
      in_difficulty: false,
      police_orders: 'Aucun',
    });
  });

  it('that answers in cells beside, in one cell for several, or over the words', () => {
    expect(
      toldOn(
        'FICHE_SYN',
        `
      Emprunt, procédure, mandataire ad hoc        néant
      DPE collectif                                Oréis, 14/03/2025, classe D`,
      ),
    ).toEqual({
      has_loan: false,
      procedures: 'Aucune procédure en cours',
      in_difficulty: false,
      has_building_dpe: true,
    });
    expect(
      toldOn(
        'FICHE_SYN',
        `
      Non                            Aucun
      copropriété en difficulté      arrêté de police`,
      ),
    ).toEqual({ in_difficulty: false, police_orders: 'Aucun' });
  });

  it('that answers under the words, card by card', () => {
    const text = `
      E1 administration provisoire       E3 arrêtés (péril, insalubrité)     C9 recharge véhicules
      NON                                NÉANT                               NON
      `;
    expect(toldOn('FICHE_SYN', text)).toEqual({
      in_difficulty: false,
      police_orders: 'Aucun',
      has_charging: false,
    });
  });

  it('that answers under each word, however many stand beside one another', () => {
    const text = `
      Fibre              Piscine            Bornes de recharge     DPE de l’immeuble
      oui                non                non                    non

      Construction       Chauffage          Ascenseurs             Assainissement
      1961 à 1974        individuel au gaz  2                      Réseau
                                                                   collectif

      Emprunt collectif  Procédures en cours          Arrêtés de police
      non                Recouvrement de charges      aucun
                         contre un copropriétaire`;
    expect(toldOn('FICHE_SYN', text)).toEqual({
      has_fibre: true,
      has_pool: false,
      has_charging: false,
      has_building_dpe: false,
      sewer: 'Réseau collectif',
      has_loan: false,
      procedures: 'Recouvrement de charges contre un copropriétaire',
      police_orders: 'Aucun',
    });
    const listed = `
      Copropriété en difficulté       Nombre de lots
      Non                             81
      Emprunt collectif               Nombre de bâtiments
      Oui                             2
      Union de syndicats              Ascenseurs
      Non                             1`;
    expect(toldOn('FICHE_SYN', listed)).toEqual({
      in_difficulty: false,
      has_loan: true,
      in_union: false,
    });
  });

  it('that answers a sentence in its next line', () => {
    const text = `
      Ravalement de la façade sur rue en cours. Procédures en cours :
      néant.`;
    expect(toldOn('CARNET_ENTRETIEN', text)).toEqual({ procedures: 'Aucune procédure en cours' });
  });

  it('that shortens its questions', () => {
    const text = `
      COPRO EN DIFFICULTE (29-1)    NON
      PLAN PLURIANNUEL TRX          NON
      DOSSIER TECH. AMIANTE         OUI
      RECHARGE VEH. ELEC.           NON`;
    expect(toldOn('FICHE_SYN', text)).toEqual({
      in_difficulty: false,
      has_pppt: false,
      has_dta: true,
      has_charging: false,
    });
  });

  it('that put a plan off has none, and one that is bound to the drains is on the network', () => {
    const text = `
      PPPT .............. REPORTÉ PAR L’ASSEMBLÉE DU 26/09/2024
      Raccordé au réseau d’assainissement. Ni d’un arrêté de mise en sécurité ou de traitement de l’insalubrité.`;
    expect(toldOn('CARNET_ENTRETIEN', text)).toEqual({
      has_pppt: false,
      sewer: 'Réseau collectif',
      police_orders: 'Aucun',
    });
  });

  it('that answers in sentences', () => {
    const text = `
      2018 : raccordement à la fibre optique
      Pas d’ascenseur ; pas de chauffage collectif. Évacuation des eaux usées au réseau public.
      Aucun diagnostic technique global. Plan pluriannuel de travaux : projet à soumettre en 2027.
      Constat du plomb des parties communes du 21 mai 2012 : présence de revêtements.`;
    expect(toldOn('CARNET_ENTRETIEN', text)).toEqual({
      has_fibre: true,
      lifts_count: 0,
      sewer: 'Réseau public',
      has_dtg: false,
      has_pppt: false,
      has_lead: true,
    });
  });

  it('that ticks boxes', () => {
    expect(toldOn('FICHE_SYN', 'Piscine   ☐ Oui   ☒ Non')).toEqual({ has_pool: false });
    expect(toldOn('FICHE_SYN', 'Piscine   ☐ Oui   ☐ Non')).toEqual({});
  });

  it('that does not say, says two things, or says that it is only drafted', () => {
    expect(toldOn('FICHE_SYN', 'DTG : non communiqué')).toEqual({});
    expect(toldOn('CARNET_ENTRETIEN', 'Amiante (DTA) sans objet, permis du 01/07/1998')).toEqual(
      {},
    );
    expect(toldOn('CARNET_ENTRETIEN', 'DTG : oui\nDiagnostic technique global : néant')).toEqual(
      {},
    );
    expect(toldOn('CARNET_ENTRETIEN', 'Projet de PPT   30/06/2025   rejeté')).toEqual({});
  });
});

it('in sentences, after dots, or once for several', () => {
  expect(
    toldOn(
      'FICHE_SYN',
      `
      Le syndicat n’est pas placé sous administration provisoire ni mandat ad hoc.
      Syndicat non adhérent à une union, AFUL ou ASL.
      Fibre optique : convention signée le 14/02/2018, immeuble raccordé.`,
    ),
  ).toEqual({ in_difficulty: false, in_union: false, has_fibre: true });
  expect(
    toldOn(
      'CARNET_ENTRETIEN',
      `
      8/ PISCINE ................ SANS OBJET
      9/ ASSAINISSEMENT ......... TOUT A L’EGOUT`,
    ),
  ).toEqual({ has_pool: false, sewer: 'Tout-à-l’égout' });
  expect(
    toldOn('FICHE_SYN', 'Procédure de mandat ad hoc ou d’administration provisoire : aucune.'),
  ).toEqual({ in_difficulty: false });
  expect(toldOn('FICHE_SYN', '18 ASL / AFUL / UNION   NON')).toEqual({ in_union: false });
});

describe('minutes', () => {
  it('say that there is no procedure, or name the only one', () => {
    expect(toldOn('PV_AG', 'Le syndic indique qu’aucune procédure n’est en cours.')).toEqual({
      procedures: 'Aucune procédure en cours',
    });
    expect(
      toldOn(
        'PV_AG',
        `
      Une procédure de recouvrement est engagée contre l’indivision Jacquet (lot 52).
      Aucune autre procédure n’est en cours.`,
      ),
    ).toEqual({
      procedures: 'Procédure de recouvrement est engagée contre l’indivision Jacquet (lot 52)',
    });
  });

  it('say nothing by what they vote', () => {
    const text = `
      12. Installation de la fibre optique : adoptée
      13. Aucune procédure de mise en concurrence n’a été menée.`;
    expect(toldOn('PV_AG', text)).toEqual({});
  });
});

describe('rows of a question and its answer', () => {
  it('say more than the words of the question', () => {
    expect(
      toldOn(
        'FICHE_SYN',
        `
      301   ADMIN. PROVISOIRE / MANDATAIRE AD HOC (COPR. EN DIFFICULTE)    NON
      302   EMPRUNT COLLECTIF                                              NON
      406   DIAGNOSTIC TECHNIQUE GLOBAL (D.T.G.)                           NON
      407   PLAN PLURIANNUEL DE TRAVAUX (P.P.T.)                           NON (REJETE EN 2025)
      410   Arrêtés de police administrative                               Aucun`,
      ),
    ).toEqual({
      in_difficulty: false,
      has_loan: false,
      has_dtg: false,
      has_pppt: false,
      police_orders: 'Aucun',
    });
    expect(
      toldOn(
        'CARNET_ENTRETIEN',
        `
      Chauffage                           Collectif, chauffage urbain
      Ascenseurs                          3 appareils, contrôlés en 2024
      Contrat d’entretien de l’ascenseur  2 visites
      D.T.A.                              04/02/2014       OUI`,
      ),
    ).toEqual({ heating: 'Collectif, chauffage urbain', lifts_count: 3, has_dta: true });
  });

  it('name a procedure, where the row before answers that there is none of something else', () => {
    expect(
      toldOn(
        'FICHE_SYN',
        `
      Arrêtés de police en cours         Aucun
      Procédures en cours                Recouvrement de charges contre un
                                         propriétaire, tribunal judiciaire`,
      ),
    ).toEqual({
      police_orders: 'Aucun',
      procedures: 'Recouvrement de charges contre un propriétaire, tribunal judiciaire',
    });
    expect(
      toldOn('FICHE_SYN', 'Arrêtés de police en cours      Aucun\nProcédures       à préciser'),
    ).toEqual({ police_orders: 'Aucun' });
  });

  it('or a heading has it under itself, and minutes after a colon', () => {
    const under = `
      G - PROCEDURES EN COURS
      Recouvrement de charges, lot 4, assignation T.J. Dole 03/2026`;
    const told = { procedures: 'Recouvrement de charges, lot 4, assignation T.J. Dole 03/2026' };
    expect(toldOn('CARNET_ENTRETIEN', under)).toEqual(told);
    const said = `Procédures en cours : recouvrement de charges, lot 4, assignation T.J. Dole 03/2026. Le local est rangé.`;
    expect(toldOn('PV_AG', said)).toEqual(told);
    expect(toldOn('CARNET_ENTRETIEN', 'Procès en cours       aucun')).toEqual({
      procedures: 'Aucune procédure en cours',
    });
  });
});
