// The papers that the control is tried on: printed, bound in one file and read once, then handed out
// one by one as if each had been uploaded alone.
import type { ControlledDossier, ControlledFile } from '@quitus/domain/control/control';
import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';
import { holdingOf } from '@quitus/papers/samples/home';
import { namedAs } from '@quitus/papers/samples/people';
import { printSample, type Sample } from '@quitus/papers/samples/press';

import type { Page } from '../../src/page/page.ts';
import { readDocuments, readPage } from '../../src/read.ts';
import { pagesOfEach } from '../bound-papers.ts';
import { home, type PaperName, SAMPLES } from './samples.ts';

/** The day of the control, unless a case says another. */
export const TODAY = '2026-11-15';

const { building, owner } = holdingOf(home);

export const DOSSIER: ControlledDossier = {
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  situation: {
    ...EMPTY_SITUATION,
    build_year: home.built_year,
    lot_kinds: ['LOGEMENT', 'CAVE'],
    seller: 'SEUL',
    rented: true,
    noise_zone: false,
    dry_rot_zone: false,
    wood_heating: false,
  },
  main_address: '14 rue du Marché, 44000 Nantes',
  rnc_number: building.rnc,
  owners: home.sellers.map(namedAs),
  lots: owner.lots.map(({ number }) => String(number)),
};

export type Shelf = {
  /** The paper, uploaded alone. */
  take: (name: PaperName) => ControlledFile;
  /** Only some of its pages, from 1. */
  torn: (name: PaperName, ...pages: readonly number[]) => ControlledFile;
  /** Several papers scanned into one file. */
  bound: (...names: readonly PaperName[]) => ControlledFile;
};

export async function openShelf(
  written: (content: Uint8Array) => string,
  folder: string,
): Promise<Shelf> {
  const printed = Object.entries<Sample>(SAMPLES).map(([name, sample]) => ({
    name,
    ...printSample(sample),
  }));
  const read = await pagesOfEach(printed, { written, folder });
  const pagesOf = new Map<string, Page[]>(
    printed.map(({ name }, index) => [name, read[index] ?? []]),
  );
  return shelfOf((name) => pagesOf.get(name) ?? []);
}

function shelfOf(pagesOf: (name: PaperName) => readonly Page[]): Shelf {
  const files = new Map<string, ControlledFile>();
  const keptFile = (key: string, name: string, pages: readonly Page[]): ControlledFile => {
    const file = files.get(key) ?? fileOf(name, pages);
    files.set(key, file);
    return file;
  };
  return {
    take: (name) => keptFile(name, name, pagesOf(name)),
    torn: (name, ...numbers) =>
      keptFile(
        `${name} ${numbers.join()}`,
        name,
        pagesOf(name).filter((_, index) => numbers.includes(index + 1)),
      ),
    bound: (...names) => fileOf(names.join('+'), names.flatMap(pagesOf)),
  };
}

/** As if the pages were a file of their own. */
function fileOf(name: string, pages: readonly Page[]): ControlledFile {
  const own = pages.map((page, index) => ({ ...page, number: index + 1 }));
  return { file_id: name, name, pages: own.map(readPage), documents: readDocuments(own) };
}
