import { expect, test } from 'vitest';

import { ACCOUNT_TYPES } from '../accounts/account-type.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../documents/document-type.ts';
import { DOCUMENT_STATUSES } from '../documents/status.ts';
import { EVENT_KINDS, seesEvent } from './event.ts';
import {
  ABILITIES,
  abilitiesOf,
  addsDocument,
  can,
  moveRefusal,
  type Relation,
  RELATIONS,
  relationTo,
  restoreRefusal,
  seesDocument,
  seesDocumentType,
  seesFile,
  seesPeople,
  takeOutRefusal,
} from './permissions.ts';

const dossier = { owner_id: 'camille', organization_id: 'agence' };
const somebody = (account_id: string, organization_id: string) => ({
  account_id,
  organization_id,
  staff: false,
});

test('whoever manages the dossier owns it, whatever their account', () => {
  for (const account_type of ACCOUNT_TYPES)
    expect(relationTo({ ...somebody('camille', 'agence'), account_type }, dossier, null)).toBe(
      'OWNER',
    );
});

test('the head of the organisation reaches all of it; its agents and guests do not', () => {
  const relations = ACCOUNT_TYPES.map((account_type) => [
    account_type,
    relationTo({ ...somebody('autre', 'agence'), account_type }, dossier, null),
  ]);
  expect(Object.fromEntries(relations)).toEqual({
    BASIC: 'MASTER',
    PRO_ON_DEMAND: 'MASTER',
    PRO_UNLIMITED: 'MASTER',
    ENTERPRISE_MASTER: 'MASTER',
    ENTERPRISE_AGENT: null,
    GUEST: null,
  });
});

test('somebody of another organisation needs an invitation', () => {
  const stranger = { ...somebody('autre', 'ailleurs'), account_type: 'ENTERPRISE_MASTER' } as const;
  expect(relationTo(stranger, dossier, null)).toBeNull();
  expect(relationTo(stranger, dossier, 'NOTAIRE')).toBe('NOTAIRE');
});

test('the team reaches a dossier to check its documents, not to run it', () => {
  const team = { ...somebody('autre', 'ailleurs'), account_type: 'BASIC', staff: true } as const;
  expect(relationTo(team, dossier, null)).toBe('STAFF');
  expect(relationTo(team, dossier, 'NOTAIRE')).toBe('NOTAIRE');
  expect(ABILITIES.filter((ability) => can('STAFF', ability))).toEqual([
    'ANSWER_STATEMENT',
    'CONTROL',
  ]);
  expect(seesPeople('STAFF')).toBe(false);
});

test('abilities by relation', () => {
  const table = Object.fromEntries(
    RELATIONS.map((relation) => [relation, abilitiesOf(relation, false)]),
  );
  expect(table).toEqual({
    OWNER: ABILITIES.filter((ability) => !['CONTROL', 'REFUSE_STATEMENT'].includes(ability)),
    MASTER: ABILITIES.filter((ability) => !['CONTROL', 'REFUSE_STATEMENT'].includes(ability)),
    STAFF: ['ANSWER_STATEMENT', 'CONTROL'],
    NOTAIRE: ['REFUSE_STATEMENT'],
    ACQUEREUR: [],
    AGENT: ['ANSWER_SITUATION', 'WAIVE_DOCUMENT', 'FETCH', 'ANSWER_STATEMENT'],
    VENDEUR: ['ANSWER_SITUATION', 'FETCH'],
  });
  expect(can('VENDEUR', 'INVITE')).toBe(false);
  expect(abilitiesOf('OWNER', true)).toEqual(['ARCHIVE', 'REMOVE_GUEST', 'CLOSE_SHARE']);
  expect(abilitiesOf('AGENT', true)).toEqual([]);
});

const unseen = (relation: Relation) =>
  DOCUMENT_TYPES.filter((type) => !seesDocumentType(relation, type));

test('who never sees which papers', () => {
  expect(unseen('OWNER')).toEqual([]);
  expect(unseen('NOTAIRE')).toEqual([]);
  expect(unseen('AGENT')).toEqual([]);
  expect(unseen('VENDEUR')).toEqual([
    'DOC_IDENTITE_ACQUEREURS',
    'ACT_NAISSANCE_ACQUEREURS',
    'DOCS_AUTRE_ACQUEREURS',
  ]);
  expect(unseen('ACQUEREUR')).toEqual(['ACT_NAISSANCE', 'DOC_IDENTITE', 'RIB', 'OTHER']);
});

test('a buyer sees what was verified, and their own papers at every stage', () => {
  for (const status of DOCUMENT_STATUSES) {
    expect(seesDocument('ACQUEREUR', 'PV_AG', status)).toBe(status === 'VERIFIED');
    expect(seesDocument('ACQUEREUR', 'DOC_IDENTITE_ACQUEREURS', status)).toBe(true);
    expect(seesDocument('ACQUEREUR', 'RIB', status)).toBe(false);
    expect(seesDocument('NOTAIRE', 'PV_AG', status)).toBe(true);
  }
});

test('nobody adds what they cannot see', () => {
  const blind = RELATIONS.flatMap((relation) =>
    unseen(relation).filter((type) => addsDocument(relation, type)),
  );
  expect(blind).toEqual([]);
});

test('guests hear of the documents they see, never of the people', () => {
  const heard = EVENT_KINDS.filter((kind) =>
    seesEvent('NOTAIRE', { kind, document_type: null, to: null }),
  );
  expect(heard.filter((kind) => /GUEST|INVITATION|TRANSFER/.test(kind))).toEqual([]);
  const kind = 'DOCUMENT_STATUS_CHANGED';
  const seen = (document_type: DocumentType, to: string) =>
    seesEvent('ACQUEREUR', { kind, document_type, to });
  expect(seen('RIB', 'VERIFIED')).toBe(false);
  expect(seen('PV_AG', 'VERIFIED')).toBe(true);
  expect(seen('PV_AG', 'REJECTED')).toBe(false);
  expect(seen('DOC_IDENTITE_ACQUEREURS', 'REJECTED')).toBe(true);
  const about = { document_type: null, to: null };
  expect(seesEvent('ACQUEREUR', { kind: 'SITUATION_ANSWERED', ...about })).toBe(false);
  expect(seesEvent('OWNER', { kind: 'GUEST_REMOVED', ...about })).toBe(true);
});

const OPEN = { portfolio_type: 'APARTMENT_SALE_PORTFOLIO', archived_at: null } as const;
const own = { document_type: 'PV_AG', added_by_me: true, removed_by_me: false } as const;
const others = { ...own, added_by_me: false };

test('guests take out what they added, until it is verified; those who run the dossier take out all', () => {
  const taken = (file: typeof own | typeof others, status: 'NEW_A_VERIFIER' | 'VERIFIED') =>
    RELATIONS.filter((relation) => takeOutRefusal(relation, file, status, OPEN) === null);
  const RUN = ['OWNER', 'MASTER', 'STAFF', 'AGENT'];
  expect(taken(others, 'NEW_A_VERIFIER').toSorted()).toEqual(RUN.toSorted());
  expect(taken(others, 'VERIFIED').toSorted()).toEqual(RUN.toSorted());
  expect(taken(own, 'VERIFIED').toSorted()).toEqual(RUN.toSorted());
  expect(taken(own, 'NEW_A_VERIFIER').toSorted()).toEqual(
    [...RUN, 'NOTAIRE', 'VENDEUR'].toSorted(),
  );
});

test('nothing is taken out of an archived dossier', () => {
  const archived = { ...OPEN, archived_at: '2026-11-15' };
  for (const relation of ['OWNER', 'NOTAIRE'] as const)
    expect(takeOutRefusal(relation, own, 'NEW_A_VERIFIER', archived)).toBe('PORTFOLIO_ARCHIVED');
});

test('a guest sorts what waits, whoever brought it, and moves nothing else of others', () => {
  const waiting = { ...others, document_type: null };
  expect(moveRefusal('NOTAIRE', waiting, 'A_AJOUTER', OPEN)).toBeNull();
  expect(moveRefusal('NOTAIRE', others, 'NEW_A_VERIFIER', OPEN)).toBe('FILE_NOT_YOURS');
  expect(takeOutRefusal('NOTAIRE', waiting, 'A_AJOUTER', OPEN)).toBe('FILE_NOT_YOURS');
});

test('a guest puts back what they took out themselves, not what was taken from them', () => {
  const removed = { ...own, removed_by_me: true };
  expect(restoreRefusal('NOTAIRE', removed, 'VERIFIED', OPEN)).toBeNull();
  expect(restoreRefusal('NOTAIRE', own, 'VERIFIED', OPEN)).toBe('FILE_NOT_YOURS');
  expect(restoreRefusal('OWNER', others, 'VERIFIED', OPEN)).toBeNull();
});

test('what waits to be sorted is seen by who could sort it, and by who brought it', () => {
  const waiting = { document_type: null, added_by_me: false, current: true };
  const seen = (file: typeof waiting) =>
    RELATIONS.filter((relation) => seesFile(relation, file, 'A_AJOUTER'));
  expect(seen(waiting)).not.toContain('ACQUEREUR');
  expect(seen({ ...waiting, added_by_me: true })).toEqual([...RELATIONS]);
});

test('a buyer sees what is in the slot, not what was taken out of it or replaced', () => {
  const former = { document_type: 'PV_AG', added_by_me: false, current: false } as const;
  const seen = RELATIONS.filter((relation) => seesFile(relation, former, 'VERIFIED'));
  expect(seen).toEqual(RELATIONS.filter((relation) => relation !== 'ACQUEREUR'));
  expect(seesFile('ACQUEREUR', { ...former, current: true }, 'VERIFIED')).toBe(true);
  const theirs = {
    ...former,
    document_type: 'DOC_IDENTITE_ACQUEREURS',
    added_by_me: true,
  } as const;
  expect(seesFile('ACQUEREUR', theirs, 'REJECTED')).toBe(true);
});
