// A sale printed, read, controlled and computed, each held against what its author says is true.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

import type { DocumentType } from '@quitus/domain/documents/document-type';
import { FILE_REFUSAL_TEXTS } from '@quitus/domain/documents/file-rules';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { computeStatement } from '@quitus/domain/preetatdate/compute';
import { createChance } from '@quitus/papers/samples/chance';
import { controlFolder, type SlotReport } from '@quitus/reader/control/controlled-folder';
import type { FolderFile, RefusedEntry } from '@quitus/reader/control/folder-files';
import { RefusedFile } from '@quitus/reader/file/refused-file';
import { readDocuments, readPage } from '@quitus/reader/read';

import type { Condition } from '../conditions/conditions.ts';
import { fileOf } from '../files.ts';
import type { PaperFile } from '../paper-file.ts';
import type { Truth } from '../paper.ts';
import type { Press } from '../press.ts';
import { type JudgedField, judged } from '../sales/judge.ts';
import { type Judgement, judge } from '../score/judge.ts';
import { seenPages } from '../seen.ts';
import type { Outcome, SaleFolder } from './sale-folder.ts';

export type MeasuredPaper = Judgement & { sale: string; paper: string; condition: Condition };

/** EMPTY: no file came into the slot. */
export type Decision = 'ACCEPTED' | 'WAITING' | 'REFUSED' | 'EMPTY';
export type MeasuredSlot = {
  sale: string;
  slot: string;
  expected: Outcome;
  why: string;
  decision: Decision;
  status: DocumentStatus;
  sentence: string | null;
  rules: SlotReport['rules'];
};

export type MeasuredField = JudgedField & { sale: string };

export type MeasuredSale = {
  name: string;
  papers: readonly MeasuredPaper[];
  slots: readonly MeasuredSlot[];
  fields: readonly MeasuredField[];
};

const AT_ONCE = 2;
/** As papers come from a phone or an office machine. */
const DEGRADED = ['scan200', 'photo', 'scan150-de-travers', 'bruit', 'tampon'] as const;

/** Whoever puts a paper of no type there is not wrong. */
const CATCH_ALL: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];

const judgedTruth = (truth: Truth): Truth =>
  truth.type === null ? { ...truth, also: [...CATCH_ALL, ...(truth.also ?? [])] } : truth;

type ReadPaper = { file: FolderFile; sha256: string } | { refused: RefusedEntry };

export async function measuredSale(
  sale: SaleFolder,
  degraded: boolean,
  press: Press,
): Promise<MeasuredSale> {
  const papers: MeasuredPaper[] = [];
  const read = new Map<PaperFile, ReadPaper>();
  const waiting = sale.papers.values();
  const work = async (): Promise<void> => {
    for (const one of waiting) {
      const { name } = one.paper;
      const condition = degraded
        ? createChance(`${sale.name}/${name}`).pick(DEGRADED)
        : ('numerique' as const);
      const made = { name: `${sale.name}/${name}`, batch: 0, papers: [one.paper], condition };
      const { path, truths } = await fileOf(made, press);
      const taken = await readPaper(one, path, condition);
      read.set(one, taken);
      const documents = 'file' in taken ? taken.file.reading.documents : [];
      for (const judgement of judge(truths.map(judgedTruth), documents))
        papers.push({ ...judgement, sale: sale.name, paper: name, condition });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const inOrder = sale.papers.flatMap((one) => read.get(one) ?? []);
  return {
    name: sale.name,
    papers: papers.toSorted((a, b) => a.paper.localeCompare(b.paper)),
    slots: slotsOf(sale, inOrder),
    fields: fieldsOf(sale, inOrder),
  };
}

async function readPaper(
  { paper, slot }: PaperFile,
  path: string,
  condition: Condition,
): Promise<ReadPaper> {
  const file = `${slot ? `${slot}/` : ''}${paper.name}${extname(path)}`;
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  try {
    const pages = await seenPages(path);
    const reading = { pages: pages.map(readPage), documents: readDocuments(pages) };
    return { file: { file, chosen: slot, reading }, sha256 };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    console.error(`${file} [${condition}] refused: ${error.refusal}`);
    return { refused: { file, sentence: FILE_REFUSAL_TEXTS[error.refusal] } };
  }
}

function slotsOf(
  { name, dossier, date, slots }: SaleFolder,
  read: readonly ReadPaper[],
): MeasuredSlot[] {
  const control = controlFolder(dossier, date, {
    files: read.flatMap((one) => ('file' in one ? [one.file] : [])),
    refused: read.flatMap((one) => ('refused' in one ? [one.refused] : [])),
  });
  return Object.entries(slots).map(([slot, { outcome, why }]) => {
    const found = control.slots.find(({ document_type }) => document_type === slot);
    const status = found?.status ?? 'A_AJOUTER';
    return {
      sale: name,
      slot,
      expected: outcome,
      why,
      decision: decisionOf(status),
      status,
      sentence: found?.sentence ?? null,
      rules: found?.rules ?? [],
    };
  });
}

function decisionOf(status: DocumentStatus): Decision {
  if (status === 'VERIFIED') return 'ACCEPTED';
  if (status === 'A_AJOUTER') return 'EMPTY';
  return status === 'NEW_A_VERIFIER' ? 'WAITING' : 'REFUSED';
}

function fieldsOf({ name, dossier, date, ped }: SaleFolder, read: readonly ReadPaper[]) {
  const files = read.flatMap((one) =>
    'file' in one
      ? [
          {
            file_id: one.file.file,
            name: one.file.file,
            sha256: one.sha256,
            documents: one.file.reading.documents,
          },
        ]
      : [],
  );
  const statement = computeStatement({ date, dossier, files, answers: [] });
  return judged(ped, statement).map((field) => ({ ...field, sale: name }));
}
