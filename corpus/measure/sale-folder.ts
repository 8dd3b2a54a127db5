// A sale in a folder: dossier.json, papers/*.html, and outcome.json, what a careful person would decide of it.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ControlledDossier } from '@quitus/domain/control/control';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { SITUATION_FIELDS } from '@quitus/domain/portfolios/situation';
import { dossierOf } from '@quitus/reader/control/dossier-file';
import { isFields } from '@quitus/reader/control/json-fields';

import { type PaperFile, paperFile } from '../paper-file.ts';
import type { Complain } from '../paper-truths.ts';
import type { Sale } from '../sales/sale.ts';

/** PERSON: nobody but a person can decide. */
export const OUTCOMES = ['ACCEPT', 'REFUSE', 'PERSON'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type SaleFolder = {
  name: string;
  /** The day of the control and of the statement. */
  date: string;
  dossier: ControlledDossier;
  papers: readonly PaperFile[];
  slots: Partial<Record<DocumentType, { outcome: Outcome; why: string }>>;
  ped: Sale['truth'];
};

const ENDING = '.html';

export function saleFolder(folder: string, complain: Complain): SaleFolder {
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { date, situation, ...dossier } = JSON.parse(textOf('dossier.json'));
  const { slots = {}, ped = {} } = JSON.parse(textOf('outcome.json'));
  return {
    name: basename(folder),
    date,
    dossier: dossierOf(JSON.stringify({ ...dossier, situation: knownSituation(situation) })),
    papers: readdirSync(join(folder, 'papers'))
      .filter((file) => file.endsWith(ENDING))
      .toSorted()
      .map((file) =>
        paperFile(basename(file, ENDING), textOf(join('papers', file)), (fault) =>
          complain(`${basename(folder)}/${fault}`),
        ),
      ),
    slots,
    ped,
  };
}

/** Authors may tell more of a property than the reader asks. */
function knownSituation(situation: unknown): unknown {
  if (!isFields(situation)) return undefined;
  return Object.fromEntries(
    Object.entries(situation).filter(([name]) => SITUATION_FIELDS.some((known) => known === name)),
  );
}
