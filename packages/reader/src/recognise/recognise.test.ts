import type { ReadDocument } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { HELD_OUT } from '../../test/held-out/texts.ts';
import { TRAPS } from '../../test/held-out/traps.data.ts';
import { typedPage, typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const said = (documents: readonly ReadDocument[]) =>
  documents.map(({ type, sub_kind, pages }) => `${type}/${sub_kind} ${pages.join(',')}`);

const textOf = (name: string): string => {
  const found = HELD_OUT.find((one) => one.name === name);
  if (!found) throw new Error(`no such text: ${name}`);
  return found.text;
};

describe('papers in wordings of their own', () => {
  it.each(HELD_OUT.filter(({ type }) => type !== null))('$name', ({ text, type, sub_kind }) => {
    const documents = recognise([typedPage(text)]);
    expect(documents).toMatchObject([{ type, sub_kind, pages: [1], answered: true }]);
  });

  it.each(HELD_OUT.filter(({ type }) => type === null))('$name', ({ text }) => {
    expect(recognise([typedPage(text)])).toMatchObject([{ answered: false }]);
  });
});

describe('several documents in one file', () => {
  it('are parted where a new title stands', () => {
    const file = typedPages(
      textOf('minutes told in prose'),
      'Résolution 9. Travaux de la cour\nOnt voté pour 4 100 tantièmes, cette résolution est adoptée',
      textOf('an appel of provisions, second wording'),
      textOf('lead'),
      'Mesures de la chambre\nMur A   0,2 mg/cm²\nMur B   0,1 mg/cm²',
      textOf('a Carrez certificate'),
      textOf('risks'),
    );
    expect(said(recognise(file))).toEqual([
      'PV_AG/null 1,2',
      'CHARGES/APPEL_DE_FONDS 3',
      'DIAGNOSTICS/PLOMB 4,5',
      'CERT_CARREZ/CARREZ 6',
      'DIAGNOSTICS/ERP 7',
    ]);
  });

  it('of the same kind are parted where pages are numbered from the start again', () => {
    const call = textOf('an appel of provisions, second wording');
    const running = typedPages(`${call}\nPage 1 / 2`, `${call}\nPage 2 / 2`);
    expect(said(recognise(running))).toEqual(['CHARGES/APPEL_DE_FONDS 1,2']);
    const two = typedPages(`${call}\nPage 1 / 1`, `${call}\nPage 1 / 1`);
    expect(said(recognise(two))).toEqual(['CHARGES/APPEL_DE_FONDS 1', 'CHARGES/APPEL_DE_FONDS 2']);
  });

  it('keep the annexes of a convocation in it, and list them', () => {
    const file = typedPages(
      textOf('a convocation by letter'),
      textOf('annexe 2 alone'),
      textOf('an appel for works only'),
    );
    expect(said(recognise(file))).toEqual([
      'CV_AG/null 1,2',
      'CV_AG/ANNEXE_2 2',
      'CHARGES/APPEL_DE_FONDS 3',
    ]);
  });

  it('leave blank pages with what stands before them', () => {
    const file = typedPages(textOf('bank details'), '', textOf('a birth certificate'));
    expect(said(recognise(file))).toEqual(['RIB/null 1,2', 'ACT_NAISSANCE/null 3']);
  });
});

describe('what is easily taken for something else', () => {
  it('a convocation that recalls the last minutes is no minutes', () => {
    const text = `${textOf('a convocation by letter')}\nApprobation du procès-verbal de l’assemblée générale du 4 juin 2025`;
    expect(recognise([typedPage(text)])).toMatchObject([{ type: 'CV_AG', answered: true }]);
  });

  it('minutes that recall their convocation are no convocation', () => {
    const text = `${textOf('minutes told in prose')}\nLa convocation à l’assemblée générale a été adressée avec les projets de résolution`;
    expect(recognise([typedPage(text)])).toMatchObject([{ type: 'PV_AG', answered: true }]);
  });

  it('a deed that names the registry is no extract of it', () => {
    const text = `${textOf('a deed')}\nL’état hypothécaire ne révèle aucune inscription, le règlement de copropriété a été publié`;
    expect(recognise([typedPage(text)])).toMatchObject([{ type: 'TITRE_PROP', answered: true }]);
  });

  it('a list of possible reports on a cover is not the reports', () => {
    const text = `Dossier de diagnostic technique
Missions possibles
Constat amiante   État de l’installation intérieure de gaz   Loi Carrez
Constat de risque d’exposition au plomb   État relatif à la présence de termites`;
    expect(recognise([typedPage(text)])).toMatchObject([{ type: 'DIAGNOSTICS', sub_kind: 'DDT' }]);
  });
});

describe('traps', () => {
  it.each(TRAPS)('$name', ({ pages, answered }) => {
    expect(said(recognise(pages).filter((one) => one.answered))).toEqual(answered);
  });
});

describe('an answer', () => {
  it('shows the phrases that made it, with their place', () => {
    const [document] = recognise([typedPage(textOf('gas'))]);
    expect(document?.evidence[0]).toEqual({
      phrase: 'état de l’installation intérieure de gaz',
      page: 1,
      box: [45, 67, 250, 77],
      weight: 12,
    });
  });

  it('is not given on a page where nothing can be read', () => {
    expect(recognise([typedPage('')])).toEqual([
      {
        type: null,
        sub_kind: null,
        pages: [1],
        answered: false,
        margin: 0,
        bounds: { opens: false, closes: false, runs: true },
        evidence: [],
        facts: [],
      },
    ]);
    expect(recognise([])).toEqual([]);
  });

  it('is not given on a title that nothing bears out', () => {
    expect(recognise([typedPage('VENTE')])).toMatchObject([
      { type: 'TITRE_PROP', answered: false },
    ]);
  });

  it('is withheld between two types that are as likely', () => {
    const text = 'Quittance de loyer\nCertificat de ramonage';
    expect(recognise([typedPage(text)])).toMatchObject([{ answered: false }]);
  });
});
