import { describe, expect, it } from 'vitest';

import type { DocumentType } from '../documents/document-type.ts';
import type { DocumentStatus } from '../documents/status.ts';
import { attentionOf, nextAction, standingOf } from './attention.ts';
import { checklist, shownDocumentTypes } from './checklist.ts';
import type { Slot } from './progress.ts';
import { EMPTY_SITUATION, type Situation } from './situation.ts';

const FLAT = 'APARTMENT_SALE_PORTFOLIO';

const KNOWN: Situation = {
  ...EMPTY_SITUATION,
  build_year: 1970,
  lot_kinds: ['LOGEMENT'],
  rented: false,
  gas_over_15_years: 'NO_GAS',
  electricity_over_15_years: false,
  sewer: 'COLLECTIF',
  works_under_10_years: false,
  heating_maintenance: false,
  termite_zone: false,
  noise_zone: false,
  dry_rot_zone: false,
  wood_heating: false,
  seller: 'SEUL',
};

type Statuses = Partial<Record<DocumentType, DocumentStatus>>;

const dossier = (statuses: Statuses, elsewhere: DocumentStatus = 'A_AJOUTER'): Slot[] =>
  shownDocumentTypes(FLAT).map((document_type) => ({
    document_type,
    status: statuses[document_type] ?? elsewhere,
    waived_at: null,
  }));

const allNeeded = (situation: Situation): Statuses =>
  Object.fromEntries(
    checklist(FLAT, situation)
      .filter(({ need }) => need === 'REQUIRED' || need === 'CONDITIONAL')
      .map(({ document_type }) => [document_type, 'VERIFIED']),
  );

const CHIPS: [Statuses, string, string][] = [
  [{}, 'À commencer', 'absent'],
  [{ CV_AG: 'VERIFIED' }, '13 à ajouter', 'absent'],
  [{ CV_AG: 'VERIFIED', RIB: 'NEW_A_VERIFIER' }, '1 à vérifier', 'received'],
  [{ ETAT_HYPOTHECAIRE: 'PENDING_PAYMENT', RIB: 'NEW_A_VERIFIER' }, '1 à payer', 'received'],
  [{ PRE_ETAT_DATE: 'CREATION_IN_PROCESS' }, 'Pré-état daté en création', 'running'],
  [{ PV_AG: 'SCRAPING_PROCESSING', RIB: 'PENDING_PAYMENT' }, 'Récupération en cours', 'running'],
  [{ DIAGNOSTICS: 'EXPIRED', PV_AG: 'SCRAPING_PROCESSING' }, '1 expiré', 'to-complete'],
  [
    { CHARGES: 'MISSING_LAST_APPEL', DOC_IDENTITE: 'INCOMPLETE', DIAGNOSTICS: 'EXPIRED' },
    '2 à compléter',
    'to-complete',
  ],
  [{ RIB: 'REJECTED', TITRE_PROP: 'REJECTED', CHARGES: 'EXPIRED' }, '2 refusés', 'blocked'],
  [{ CV_AG: 'KO_SCRAPING', RIB: 'REJECTED' }, 'Récupération échouée', 'blocked'],
];

describe('what is worth knowing of a dossier', () => {
  it.each(CHIPS)('%o: « %s »', (statuses, label, tone) => {
    expect(attentionOf(FLAT, KNOWN, dossier(statuses))).toMatchObject({ label, tone });
  });

  it('is order once all that is needed is verified', () => {
    const slots = dossier(allNeeded(KNOWN));
    expect(attentionOf(FLAT, KNOWN, slots)).toMatchObject({ code: 'IN_ORDER', label: 'En ordre' });
  });

  it('is a doubt while an answer may still add a document', () => {
    const unsure = { ...KNOWN, rented: null };
    const slots = dossier(allNeeded(unsure));
    expect(attentionOf(FLAT, unsure, slots).label).toBe('1 à préciser');
    expect(standingOf(FLAT, unsure, slots)).toBe('IN_PROGRESS');
  });
});

const STANDING_CASES: [string, Statuses, string][] = [
  ['to start', {}, 'TO_START'],
  ['begun', { CV_AG: 'NEW_A_VERIFIER' }, 'IN_PROGRESS'],
  ['that waits for its owner', { CV_AG: 'VERIFIED', RIB: 'REJECTED' }, 'TO_DO'],
  ['to pay', { PRE_ETAT_DATE: 'PENDING_PAYMENT' }, 'TO_DO'],
  ['in order', allNeeded(KNOWN), 'IN_ORDER'],
  [
    'with an optional paper refused',
    { ...allNeeded(KNOWN), ETAT_HYPOTHECAIRE: 'REJECTED' },
    'TO_DO',
  ],
];

describe('a dossier', () => {
  it.each(STANDING_CASES)('%s', (_, statuses, standing) => {
    expect(standingOf(FLAT, KNOWN, dossier(statuses))).toBe(standing);
  });

  it('that waits for its payment is to start', () => {
    expect(standingOf('PENDING_PAYMENT_PORTFOLIO', EMPTY_SITUATION, [])).toBe('TO_START');
  });
});

describe('the next step', () => {
  const step = (statuses: Statuses, elsewhere?: DocumentStatus) =>
    nextAction(FLAT, KNOWN, dossier(statuses, elsewhere))?.label;

  it('begins with what opens the order', () => {
    expect(step({})).toBe('Ajoutez la convocation d’assemblée générale');
    expect(step({ CV_AG: 'NEW_A_VERIFIER' })).toBe('Ajoutez les appels de charges');
    expect(step({ CV_AG: 'VERIFIED', CHARGES: 'VERIFIED' })).toBe('Commandez le pré-état daté');
  });

  it('repairs before it adds', () => {
    expect(step({ RIB: 'REJECTED', DIAGNOSTICS: 'EXPIRED' })).toBe('Redéposez le RIB');
    expect(step({ CHARGES: 'MISSING_LAST_APPEL' })).toBe('Ajoutez le dernier appel de charges');
  });

  it('does not send for a pré-état daté that cannot be ordered yet', () => {
    expect(step({ PRE_ETAT_DATE: 'A_AJOUTER' }, 'NEW_A_VERIFIER')).toBeUndefined();
  });

  it('asks the question that is left, unless it was put aside', () => {
    const unsure = { ...KNOWN, rented: null };
    const slots = dossier(allNeeded(unsure));
    expect(nextAction(FLAT, unsure, slots)).toEqual({
      document_type: null,
      question: 'rented',
      label: 'Précisez\u00A0: le bien est-il loué\u00A0?',
    });
    expect(nextAction(FLAT, unsure, slots, ['rented'])).toBeNull();
  });
});
