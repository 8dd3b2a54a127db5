import type { PortfolioRow } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { describe, expect, it } from 'vitest';

import {
  type GuidedDossier,
  guideEnding,
  type GuideState,
  guideSteps,
  suggestedIn,
} from './guide-steps.ts';

const UID = '0197a000-0000-7000-8000-000000000001';
const slots = (statuses: { [T in DocumentType]?: DocumentStatus } = {}) =>
  (['CV_AG', 'CHARGES', 'PRE_ETAT_DATE'] as const).map((document_type) => ({
    document_type,
    status: statuses[document_type] ?? ('A_AJOUTER' as const),
  }));
const nothing: GuideState = {
  dossier: null,
  suggested: null,
  shares: 0,
  looked: false,
  page: null,
};
const inside = (statuses: { [T in DocumentType]?: DocumentStatus }): GuideState => ({
  ...nothing,
  dossier: { uid: UID, guests: [], invitations: [], slots: slots(statuses) },
});
const done = (state: GuideState) => guideSteps(state).map((step) => step.done);

describe('the guided path', () => {
  it('follows the dossier itself, from its opening to the statement', () => {
    expect(done(nothing)).toEqual([false, false, false, false, false]);
    expect(done(inside({}))).toEqual([true, false, false, false, false]);
    const read = inside({ CV_AG: 'VERIFIED', CHARGES: 'VERIFIED' });
    expect(done(read)).toEqual([true, true, false, false, false]);
    expect(done({ ...read, looked: true, shares: 1 })).toEqual([true, true, true, true, false]);
    const paid = inside({ CV_AG: 'VERIFIED', CHARGES: 'VERIFIED', PRE_ETAT_DATE: 'VERIFIED' });
    expect(done({ ...paid, looked: true, shares: 1 }).every(Boolean)).toBe(true);
  });

  it('leads to a document only once it was read', () => {
    const link = (state: GuideState) => guideSteps(state)[2]?.link?.to;
    expect(link(inside({ CV_AG: 'VERIFIED', CHARGES: 'NEW_A_VERIFIER' }))).toBeUndefined();
    expect(link(inside({ CHARGES: 'VERIFIED' }))).toBe(`/dashboard/${UID}?document=CHARGES`);
  });

  it('leads to the order only once it is open', () => {
    const link = (state: GuideState) => guideSteps(state).at(-1)?.link?.to;
    expect(link(inside({ CV_AG: 'VERIFIED' }))).toBe(`/dashboard/${UID}`);
    const ready = inside({ CV_AG: 'VERIFIED', CHARGES: 'VERIFIED' });
    expect(link(ready)).toBe(`/dashboard/${UID}/preetatdate`);
  });

  it('does not send whoever orders or pays back to the order, but says what to do there', () => {
    const ready = inside({ CV_AG: 'VERIFIED', CHARGES: 'VERIFIED' });
    const [order, payment] = (['ORDER', 'PAYMENT'] as const).map((page) =>
      guideSteps({ ...ready, page }).at(-1),
    );
    expect([order?.link, payment?.link]).toEqual([null, null]);
    expect(order?.text).toContain('Relisez ce qui est rempli');
    expect(payment?.text).toContain('à qui adresser la facture');
  });

  it('ends with the team that may be played, then with the statement itself', () => {
    const ended = (status: DocumentStatus): ReturnType<typeof guideEnding> => {
      const dossier: GuidedDossier = {
        uid: UID,
        guests: [],
        invitations: [],
        slots: slots({ PRE_ETAT_DATE: status }),
      };
      return guideEnding(dossier);
    };
    expect(ended('CREATION_IN_PROCESS')).toMatchObject({
      waits: true,
      link: { to: `/dashboard/${UID}/missionsped` },
    });
    expect(ended('VERIFIED')).toMatchObject({
      waits: false,
      title: 'Votre pré-état daté est livré',
      link: { to: `/dashboard/${UID}?document=PRE_ETAT_DATE` },
    });
  });

  it('begins where there is the most to do, and never in the dossier of somebody else', () => {
    const row = (uid: string, fields: Partial<PortfolioRow>): PortfolioRow => ({
      uid,
      portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
      main_address: '9 rue des Moulins, 44000 Nantes',
      address_extra_line: null,
      lots: [],
      optional: 0,
      reference: null,
      relation: 'OWNER',
      managed_by: { id: UID, email: 'lucie@example.fr', name: null },
      slots: slots(),
      verified: 0,
      total: 3,
      attention: { code: 'IN_ORDER', label: 'En ordre', tone: 'verified' },
      next_action: null,
      archived_at: null,
      last_activity_at: '2026-11-17T00:00:00.000Z',
      event_number: 1,
      ...fields,
    });
    const rows = [
      row('plein', { slots: slots({ CV_AG: 'VERIFIED' }) }),
      row('vide', {}),
      row('invité', { relation: 'NOTAIRE' }),
    ];
    expect(suggestedIn(rows)?.uid).toBe('vide');
    expect(suggestedIn([row('invité', { relation: 'NOTAIRE' })])).toBeNull();
  });
});
