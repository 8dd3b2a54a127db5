import { describe, expect, it } from 'vitest';

import { temporaryFiles } from '../test/files.ts';
import { HELD_OUT } from '../test/held-out/texts.ts';
import { typedPage } from '../test/typed-pages.ts';
import { typesetPdf } from '../test/typeset-pages.ts';
import { RefusedFile } from './file/refused-file.ts';
import { printedReading } from './printed-reading.ts';
import { readDocuments, readFile } from './read.ts';

const written = temporaryFiles();

describe('a file', () => {
  it('becomes the documents it holds, with their facts', async () => {
    const file = written(
      typesetPdf(`= Appel de fonds
Période du 01/10/2026 au 31/12/2026. Exigible le 01/10/2026.

Montant de l’appel de fonds : 668,76 €
#pagebreak()
= Relevé d’identité bancaire
Titulaire du compte : Claire Dubois. Domiciliation : Lyon. Code banque, code guichet, clé RIB.`),
    );
    const {
      documents: [call, bank],
    } = await readFile(file, { ocr: false });
    expect(call).toMatchObject({ type: 'CHARGES', sub_kind: 'APPEL_DE_FONDS', pages: [1] });
    expect(call?.facts).toContainEqual(
      expect.objectContaining({ name: 'period_to', value: '2026-12-31', page: 1 }),
    );
    expect(bank).toMatchObject({ type: 'RIB', pages: [2], answered: true });
  });

  it('that may not come in is refused', async () => {
    await expect(readFile(written(Buffer.from('bonjour')))).rejects.toBeInstanceOf(RefusedFile);
  });
});

it('takes no facts from a paper that may be another', () => {
  const text = 'Relevé du 01/10/2026 au 31/12/2026, date d’exigibilité le 01/10/2026';
  expect(readDocuments([typedPage(text)])).toMatchObject([{ answered: false, facts: [] }]);
});

it('is told to a person in French', () => {
  const call = HELD_OUT.find(({ name }) => name === 'an appel for works only');
  const documents = readDocuments([typedPage(call?.text ?? '')]);
  const [head, , title, ...rest] = printedReading('appel.pdf', documents).split('\n');
  expect(head).toBe('appel.pdf\u00a0: 1 document');
  expect(title).toMatch(/^ {2}Appels de charges \[CHARGES, APPEL_DE_FONDS\], page 1 \(avance de /);
  expect(rest.join('\n')).toContain('+12  «\u00a0appel de fonds');
  expect(rest.join('\n')).toContain('Date d’exigibilité\u00a0: 2026-09-15');
});
