import { expect, test } from 'vitest';

import { DOCUMENT_STATUSES } from '../documents/status.ts';
import { CATALOGUE } from '../payments/catalogue.ts';
import {
  canMissionBecome,
  MISSION_KINDS,
  MISSION_PRODUCTS,
  MISSION_STATES,
  missionCancelRefusal,
  missionDeliveryRefusal,
  missionRefusal,
} from './mission.ts';

test('every kind is sold for a dossier', () => {
  for (const kind of MISSION_KINDS)
    expect(CATALOGUE[MISSION_PRODUCTS[kind]]).toMatchObject({
      billing: 'once',
      about: 'portfolio',
    });
});

test('it is cancelled until the team has engaged somebody', () => {
  expect(MISSION_STATES.filter((state) => missionCancelRefusal(state) === null)).toEqual([
    'REQUESTED',
    'PAID',
  ]);
  expect(missionCancelRefusal('ACCEPTED')).toBe('MISSION_UNDER_WAY');
  expect(missionCancelRefusal('DELIVERED')).toBe('MISSION_MOVED_ON');
});

test('what ended stays ended, but for a payment that crossed its cancelling', () => {
  const next = (from: (typeof MISSION_STATES)[number]) =>
    MISSION_STATES.filter((to) => canMissionBecome(from, to));
  expect(next('DELIVERED')).toEqual([]);
  expect(next('REFUSED')).toEqual([]);
  expect(next('CANCELLED')).toEqual(['PAID']);
});

test('it is delivered only with a document that was found right', () => {
  expect(DOCUMENT_STATUSES.filter((status) => missionDeliveryRefusal(status) === null)).toEqual([
    'VERIFIED',
  ]);
});

test('it is offered once, and not for a paper that is there', () => {
  expect(missionRefusal(true, 'A_AJOUTER')).toBe('MISSION_ALREADY_ASKED');
  expect(
    DOCUMENT_STATUSES.filter((status) => missionRefusal(false, status) === 'MISSION_NOT_NEEDED'),
  ).toEqual(['VERIFIED']);
});
