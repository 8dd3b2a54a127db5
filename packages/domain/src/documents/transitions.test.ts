import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DOCUMENT_TYPES, type DocumentType } from './document-type.ts';
import { DOCUMENT_STATUSES, type DocumentStatus } from './status.ts';
import {
  allowedTargets,
  decidableStatuses,
  DECIDED_STATUSES,
  DOCUMENT_EVENTS,
  type DocumentEvent,
  shortestPath,
  suits,
  transition,
} from './transitions.ts';

type Case = [DocumentEvent, DocumentStatus, DocumentType, DocumentStatus | null];

const SINGLE: Case[] = [
  ['FILE_ARRIVED', 'A_AJOUTER', 'RIB', 'NEW_A_VERIFIER'],
  ['FILE_ARRIVED', 'KO_SCRAPING', 'CHARGES', 'NEW_A_VERIFIER'],
  ['FILE_ARRIVED', 'SCRAPING_PROCESSING', 'CHARGES', 'NEW_A_VERIFIER'],
  ['FILE_ARRIVED', 'NEW_A_VERIFIER', 'PV_AG', 'NEW_A_VERIFIER'],
  ['FILE_ARRIVED', 'REJECTED', 'RIB', 'NEW_A_VERIFIER'],
  ['FILE_ARRIVED', 'VERIFIED', 'RIB', 'NEW_A_VERIFIER'],
  ['FILE_ARRIVED', 'MISSING_LAST_APPEL', 'CHARGES', 'NEW_A_VERIFIER'],
  ['FILE_ARRIVED', 'MISSING_LAST_APPEL', 'RIB', null],
  ['FILE_ARRIVED', 'PENDING_PAYMENT', 'PRE_ETAT_DATE', null],
  ['FILE_ARRIVED', 'CREATION_IN_PROCESS', 'PRE_ETAT_DATE', null],
  ['ROBOT_STARTED', 'A_AJOUTER', 'CHARGES', 'SCRAPING_PROCESSING'],
  ['ROBOT_STARTED', 'KO_SCRAPING', 'CHARGES', 'SCRAPING_PROCESSING'],
  ['ROBOT_STARTED', 'VERIFIED', 'CHARGES', null],
  ['ROBOT_ENDED_WITHOUT', 'SCRAPING_PROCESSING', 'PV_AG', 'A_AJOUTER'],
  ['ROBOT_ENDED_WITHOUT', 'NEW_A_VERIFIER', 'PV_AG', null],
  ['ROBOT_FAILED', 'SCRAPING_PROCESSING', 'PV_AG', 'KO_SCRAPING'],
  ['VALIDITY_PASSED', 'VERIFIED', 'DIAGNOSTICS', 'EXPIRED'],
  ['VALIDITY_PASSED', 'REJECTED', 'DIAGNOSTICS', null],
  ['NEWER_EXPECTED', 'VERIFIED', 'CV_AG', 'MISSING_LAST_CONVOCATION'],
  ['NEWER_EXPECTED', 'VERIFIED', 'CHARGES', 'MISSING_LAST_APPEL'],
  ['NEWER_EXPECTED', 'VERIFIED', 'PV_AG', null],
  ['LAST_FILE_REMOVED', 'REJECTED', 'RIB', 'A_AJOUTER'],
  ['LAST_FILE_REMOVED', 'NEW_A_VERIFIER', 'PRE_ETAT_DATE', 'A_AJOUTER'],
  ['LAST_FILE_REMOVED', 'PENDING_PAYMENT', 'PRE_ETAT_DATE', null],
  ['LAST_FILE_REMOVED', 'CREATION_IN_PROCESS', 'PRE_ETAT_DATE', null],
  ['FILE_TAKEN_OUT', 'VERIFIED', 'PV_AG', 'NEW_A_VERIFIER'],
  ['FILE_TAKEN_OUT', 'NEW_A_VERIFIER', 'PV_AG', 'NEW_A_VERIFIER'],
  ['FILE_TAKEN_OUT', 'A_AJOUTER', 'PV_AG', null],
  ['REFUSAL_ANSWERED', 'REJECTED', 'RIB', 'NEW_A_VERIFIER'],
  ['REFUSAL_ANSWERED', 'MISSING_LAST_APPEL', 'CHARGES', 'NEW_A_VERIFIER'],
  ['REFUSAL_ANSWERED', 'VERIFIED', 'RIB', null],
  ['REFUSAL_ANSWERED', 'NEW_A_VERIFIER', 'RIB', null],
  ['ORDERED', 'A_AJOUTER', 'PRE_ETAT_DATE', 'PENDING_PAYMENT'],
  ['ORDERED', 'EXPIRED', 'PRE_ETAT_DATE', 'PENDING_PAYMENT'],
  ['ORDERED', 'VERIFIED', 'PRE_ETAT_DATE', null],
  ['ORDERED', 'A_AJOUTER', 'RIB', null],
  ['PAID', 'PENDING_PAYMENT', 'PRE_ETAT_DATE', 'CREATION_IN_PROCESS'],
  ['PAID', 'A_AJOUTER', 'PRE_ETAT_DATE', null],
  ['ABANDONED', 'PENDING_PAYMENT', 'PRE_ETAT_DATE', null],
  ['DELIVERED', 'CREATION_IN_PROCESS', 'PRE_ETAT_DATE', 'VERIFIED'],
  ['DELIVERED', 'CREATION_IN_PROCESS', 'RIB', null],
  ['MADE_AGAIN', 'VERIFIED', 'PRE_ETAT_DATE', 'CREATION_IN_PROCESS'],
  ['MADE_AGAIN', 'EXPIRED', 'PRE_ETAT_DATE', 'CREATION_IN_PROCESS'],
  ['MADE_AGAIN', 'A_AJOUTER', 'PRE_ETAT_DATE', null],
  ['MADE_AGAIN', 'VERIFIED', 'RIB', null],
  ['GIVEN_BACK', 'CREATION_IN_PROCESS', 'PRE_ETAT_DATE', null],
  ['GIVEN_BACK', 'VERIFIED', 'PRE_ETAT_DATE', null],
];

describe('an event that leads to one status', () => {
  it.each(SINGLE)('%s from %s on %s gives %s', (event, from, document_type, to) => {
    expect(transition(event, from, document_type)).toBe(to);
  });
});

describe('an event that has to choose', () => {
  it('offers a control the statuses that suit the document', () => {
    const COMMON = ['VERIFIED', 'REJECTED', 'INCOMPLETE', 'EXPIRED'];
    expect(allowedTargets('CONTROLLED', 'NEW_A_VERIFIER', 'RIB')).toEqual(COMMON);
    expect(allowedTargets('CONTROLLED', 'NEW_A_VERIFIER', 'CV_AG')).toEqual([
      ...COMMON,
      'MISSING_ANNEXES_COMPTABLES',
      'MISSING_LAST_CONVOCATION',
    ]);
    expect(allowedTargets('CONTROLLED', 'NEW_A_VERIFIER', 'CHARGES')).toEqual([
      ...COMMON,
      'MISSING_LAST_APPEL',
    ]);
  });

  it('does nothing until told which, and only what is offered', () => {
    expect(transition('CONTROLLED', 'NEW_A_VERIFIER', 'RIB')).toBeNull();
    expect(transition('CONTROLLED', 'NEW_A_VERIFIER', 'RIB', 'VERIFIED')).toBe('VERIFIED');
    expect(transition('CONTROLLED', 'NEW_A_VERIFIER', 'RIB', 'MISSING_LAST_APPEL')).toBeNull();
    expect(transition('CONTROLLED', 'NEW_A_VERIFIER', 'RIB', 'A_AJOUTER')).toBeNull();
  });

  it('goes back where an abandoned order came from', () => {
    const back = (to: DocumentStatus) =>
      transition('ABANDONED', 'PENDING_PAYMENT', 'PRE_ETAT_DATE', to);
    expect([back('A_AJOUTER'), back('EXPIRED'), back('VERIFIED')]).toEqual([
      'A_AJOUTER',
      'EXPIRED',
      null,
    ]);
  });

  it('lets staff change a decision, never leave it as it is nor decide before the control', () => {
    expect(transition('STAFF_OVERRODE', 'REJECTED', 'RIB', 'VERIFIED')).toBe('VERIFIED');
    expect(transition('STAFF_OVERRODE', 'VERIFIED', 'RIB', 'VERIFIED')).toBeNull();
    expect(allowedTargets('STAFF_OVERRODE', 'NEW_A_VERIFIER', 'RIB')).toEqual([]);
  });

  it('goes back where it was when a decision is undone', () => {
    expect(transition('DECISION_UNDONE', 'REJECTED', 'RIB', 'NEW_A_VERIFIER')).toBe(
      'NEW_A_VERIFIER',
    );
    expect(transition('DECISION_UNDONE', 'REJECTED', 'RIB', 'VERIFIED')).toBe('VERIFIED');
    expect(transition('DECISION_UNDONE', 'NEW_A_VERIFIER', 'RIB', 'VERIFIED')).toBeNull();
  });
});

const event = fc.constantFrom(...DOCUMENT_EVENTS);
const status = fc.constantFrom(...DOCUMENT_STATUSES);
const documentType = fc.constantFrom(...DOCUMENT_TYPES);

describe('whatever happens', () => {
  it('a document that starts empty stays within the statuses that suit it', () => {
    fc.assert(
      fc.property(
        documentType,
        fc.array(fc.tuple(event, fc.option(status, { nil: undefined })), { maxLength: 40 }),
        (document_type, story) => {
          let current: DocumentStatus = 'A_AJOUTER';
          for (const [happened, to] of story) {
            current = transition(happened, current, document_type, to) ?? current;
            expect(DOCUMENT_STATUSES).toContain(current);
            expect(suits(current, document_type)).toBe(true);
          }
        },
      ),
    );
  });

  it('only a control, staff (or taking its word back) or a delivery makes a document verified', () => {
    const VERIFYING: DocumentEvent[] = [
      'CONTROLLED',
      'STAFF_OVERRODE',
      'DECISION_UNDONE',
      'DELIVERED',
    ];
    fc.assert(
      fc.property(event, status, documentType, (happened, from, document_type) => {
        const verifies = allowedTargets(happened, from, document_type).includes('VERIFIED');
        expect(verifies && !VERIFYING.includes(happened)).toBe(false);
      }),
    );
  });

  it('a file that waits for its control leaves that status only decided or removed', () => {
    fc.assert(
      fc.property(event, documentType, (happened, document_type) => {
        const targets = allowedTargets(happened, 'NEW_A_VERIFIER', document_type);
        const expected: readonly DocumentStatus[] = [
          ...DECIDED_STATUSES,
          'A_AJOUTER',
          'NEW_A_VERIFIER',
        ];
        expect(targets.filter((to) => !expected.includes(to))).toEqual([]);
      }),
    );
  });

  it('every status that suits a document can be reached, and none is a dead end', () => {
    for (const document_type of DOCUMENT_TYPES) {
      const reached = new Set<DocumentStatus>(['A_AJOUTER']);
      for (const from of reached) {
        const next = DOCUMENT_EVENTS.flatMap((one) => allowedTargets(one, from, document_type));
        expect(next).not.toEqual([]);
        for (const to of next) reached.add(to);
      }
      const suited = DOCUMENT_STATUSES.filter((one) => suits(one, document_type));
      expect([...reached].toSorted()).toEqual(suited.toSorted());
    }
  });
});

it('lets the team decide what waits, change what is decided, and nothing else', () => {
  const statuses = decidableStatuses({ status: 'NEW_A_VERIFIER', document_type: 'RIB' });
  expect(statuses).toEqual(['VERIFIED', 'REJECTED', 'INCOMPLETE', 'EXPIRED']);
  const again = decidableStatuses({ status: 'VERIFIED', document_type: 'CHARGES' });
  expect(again).not.toContain('VERIFIED');
  expect(again).toContain('MISSING_LAST_APPEL');
  expect(decidableStatuses({ status: 'A_AJOUTER', document_type: 'RIB' })).toEqual([]);
});

describe('the shortest path', () => {
  const eventsTo = (document_type: DocumentType, to: DocumentStatus) =>
    shortestPath(document_type, 'A_AJOUTER', to)?.map((step) => step.event);

  it('is what has to happen, and no more', () => {
    expect(eventsTo('RIB', 'A_AJOUTER')).toEqual([]);
    expect(eventsTo('RIB', 'VERIFIED')).toEqual(['FILE_ARRIVED', 'CONTROLLED']);
    expect(eventsTo('CHARGES', 'KO_SCRAPING')).toEqual(['ROBOT_STARTED', 'ROBOT_FAILED']);
    expect(eventsTo('PRE_ETAT_DATE', 'CREATION_IN_PROCESS')).toEqual(['ORDERED', 'PAID']);
    expect(eventsTo('RIB', 'PENDING_PAYMENT')).toBeUndefined();
  });

  it('exists between any two statuses that suit a document, each step allowed', () => {
    for (const document_type of DOCUMENT_TYPES) {
      const suited = DOCUMENT_STATUSES.filter((one) => suits(one, document_type));
      for (const from of suited)
        for (const to of suited) {
          let current = from;
          for (const step of shortestPath(document_type, from, to) ?? [])
            current = transition(step.event, current, document_type, step.to) ?? from;
          expect(current).toBe(to);
        }
    }
  });
});
