// The shapes that the list has had, side by side: the space may go back to one of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import type { Page } from '../session.ts';
import { readYear } from './pages.ts';

const SPACE = 'https://cfspart.impots.gouv.fr/enp/';
const pageOf = (text: string): Page => ({
  url: new URL('documents.do?n=0', SPACE),
  status: 200,
  text,
  $: load(text),
});
const saved = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'saved', name), 'utf8');
const read = (name: string) => readYear(pageOf(saved(name)));

const ENSUA = '339B67F1134784E44EB19DB3DD5E1849F8517EA143FED3D857656FA5EE8588E5';
const file = (id: string) => ({
  address: `${SPACE}Affichage_Document_PDF?idEnsua=${id}`,
  form: null,
});

describe('the list of a year', () => {
  it('of 2021: blocks, the place on two lines', () => {
    expect(read('documents-2021.html')).toEqual({
      years: [2021, 2020],
      folds: [],
      rows: [
        {
          label: 'Avis de taxe foncière 2021',
          place: '14 RUE DU MARCHE 44000 NANTES',
          file: file('aa'),
        },
        {
          label: 'Avis de dégrèvement de taxes foncières 2021',
          place: null,
          file: file('bb'),
        },
      ],
    });
  });

  it('of 2024: labels for two widths, linked documents within their row', () => {
    expect(read('documents-2024.html')).toEqual({
      years: [2024, 2023, 2022],
      folds: [],
      rows: [
        {
          label: 'Avis de taxes foncières 2024',
          place: '27 B RUE DE LA FONTAINE 35000 RENNES',
          file: file(ENSUA),
        },
        { label: 'Echéancier 2024 de taxes foncières', place: null, file: file('22') },
        { label: "Avis d'impôt 2024 sur les revenus de 2023", place: null, file: file('33') },
      ],
    });
  });

  it('of 2026: the label in the title of a button, linked documents to be fetched', () => {
    expect(read('documents-2026.html')).toEqual({
      years: [2026, 2025],
      folds: [`${SPACE}documentslies.do?n=2026&rang=0`],
      rows: [
        {
          label: 'Avis de taxes foncières 2026',
          place: '14 RUE DU MARCHE 44000 NANTES',
          file: { address: `${SPACE}visualiser.do`, form: { document: '3' } },
        },
        { label: "Avis d'impôt 2026 sur les revenus 2025", place: null, file: null },
      ],
    });
  });

  it('between two shapes: a button with a title beside an id is one document', () => {
    const text =
      '<a href="documents.do?n=2025">2025</a><ul><li><form><input name="idEnsua" value="cc"/><button title="« Visualiser PDF » Avis de taxes foncières 2025">Visualiser PDF</button></form></li></ul>';
    expect(readYear(pageOf(text)).rows).toEqual([
      { label: 'Avis de taxes foncières 2025', place: null, file: file('cc') },
    ]);
  });
});

describe('a list that changed', () => {
  const changed = (what: RegExp) =>
    expect.objectContaining({ code: 'PARSE_CHANGED', message: expect.stringMatching(what) });
  const failing = (text: string) => {
    try {
      return readYear(pageOf(text));
    } catch (cause) {
      return cause;
    }
  };

  it('has no years any more', () => {
    expect(failing('<main><h1>Documents</h1></main>')).toEqual(changed(/liste des années/));
  });

  it('shows notices in no shape that is known', () => {
    const text =
      '<a href="documents.do?n=2026">2026</a><article>Avis de taxes foncières 2026</article>';
    expect(failing(text)).toEqual(changed(/idEnsua/));
  });

  it('has files without a label', () => {
    const text = saved('documents-2024.html').replaceAll('texte', 'libelle');
    expect(failing(text)).toEqual(changed(/intitulé d’un document/));
  });

  it('is not one without documents', () => {
    const text = '<a href="documents.do?n=2026">2026</a><ul class="documents"></ul>';
    expect(failing(text)).toEqual({ rows: [], years: [2026], folds: [] });
  });
});
