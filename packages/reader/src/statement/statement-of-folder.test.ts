import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { computeStatement } from '@quitus/domain/preetatdate/compute';
import { balanceAt, callOf, settlementOf } from '@quitus/papers/samples/accounts';
import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { tantiemesOf } from '@quitus/papers/samples/building';
import { annexes } from '@quitus/papers/samples/convocation';
import { decompteIndividuel } from '@quitus/papers/samples/decompte-individuel';
import { holdingOf } from '@quitus/papers/samples/home';
import { printSample } from '@quitus/papers/samples/press';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { releveDeCompte } from '@quitus/papers/samples/releve-de-compte';
import { beforeAll, describe, expect, it } from 'vitest';

import { temporaryFolder } from '../../test/files.ts';
import { SMALL_BUILDING as home } from '../../test/sample-facts.ts';
import { dossierOf } from '../control/dossier-file.ts';
import { readFolder } from '../control/folder-files.ts';
import { printedStatement } from './printed-statement.ts';
import { sourceFiles } from './source-files.ts';
import { statementJson, type StatementJson } from './statement-json.ts';

const SLOW = 120_000;
const { building, owner } = holdingOf(home);
const folder = temporaryFolder();
let extracted: StatementJson;

beforeAll(async () => {
  const papers = {
    appel: appelDeFonds(home, 'locatif', 2026, 4),
    releve: releveDeCompte(home, 'columns'),
    decompte: decompteIndividuel(home, 'flat'),
    annexes: annexes(home, 'years'),
    pv: procesVerbal(home, 'prose'),
  };
  for (const [name, sample] of Object.entries(papers))
    writeFileSync(join(folder, `${name}.pdf`), printSample(sample).pdf);
  const dossier = dossierOf(
    JSON.stringify({
      type: 'ped',
      address: '14 Rue du Marché, 44000 Nantes',
      owners: [{ first_name: owner.person.first_name, last_name: owner.person.last_name }],
      lots: owner.lots.map(({ number }) => number),
    }),
  );
  const { files, refused } = await readFolder(folder, { ocr: false });
  const read = await sourceFiles(folder, files);
  const statement = computeStatement({ date: '2026-11-15', dossier, files: read, answers: [] });
  extracted = statementJson(statement, refused);
}, SLOW);

const field = (reference: string) => extracted.fields.find((one) => one.reference === reference);

describe('the statement of a folder', () => {
  it('owes what the last call asks for, less what the settlement gave back', () => {
    const call = callOf(building, owner, 2026, 4);
    const { difference } = settlementOf(building, owner, 2025);
    const owed = ['I-A-1-a', 'I-A-1-b', 'I-A-2', 'I-A-5'].map((one) => Number(field(one)?.value));
    expect(owed.reduce((sum, one) => sum + one, 0)).toBe(call.total + difference);
    expect(field('PROVISION')).toMatchObject({ value: call.current, file: 'appel.pdf', page: 1 });
  });

  it('gives the figures of the last approved year, with their pages', () => {
    const at = balanceAt(building, 2025);
    const { spent, called } = settlementOf(building, owner, 2025);
    expect(field('N1-EXERCICE')).toMatchObject({ value: '2025-01-01/2025-12-31' });
    expect(field('N1-BUDGET-REEL')).toMatchObject({
      value: spent,
      state: 'PROVEN',
      file: 'decompte.pdf',
    });
    expect(field('N1-BUDGET-APPELE')).toMatchObject({ value: called });
    expect(field('COPRO-1')).toMatchObject({
      value: at.owed_by_owners + at.doubtful,
      state: 'PROVEN',
    });
    expect(field('COPRO-2')).toMatchObject({ value: at.suppliers, file: 'annexes.pdf', page: 1 });
    expect(field('TANTIEMES')).toMatchObject({ value: tantiemesOf(owner) });
  });

  it('is told to a person in French, what is missing too', () => {
    const printed = printedStatement(extracted);
    expect(printed).toContain('Pré-état daté au 15 novembre 2026');
    expect(printed).toMatch(/PROVISION +Provision périodique en cours.*appel\.pdf p\.\u00a01/);
    expect(printed).toMatch(/COPRO-4 +Procédures en cours\u00a0: \[manque\]/);
  });
});
