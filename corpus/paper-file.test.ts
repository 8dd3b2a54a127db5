import { describe, expect, it } from 'vitest';

import { paperFile } from './paper-file.ts';
import { sheetsOf } from './sheet.ts';

const HEAD = `<!doctype html>
<html lang="fr" data-type="CHARGES" data-sub-kind="APPEL_DE_FONDS" data-also="OTHER" data-slot="CHARGES">
<head>
<meta charset="utf-8">
<title>appel</title>`;
const call = (head: string, sheet: string): string =>
  `${HEAD}${head}</head><body><section class="sheet">${sheet}</section></body></html>`;
const OURS =
  '<link rel="stylesheet" href="../sheet.css"><style>.sheet {font-size: 9pt; b { color: red }}</style>';

const truthOf = (html: string, complain?: (fault: string) => void) =>
  paperFile('appel', html, complain).paper.documents[0];

describe('the truth of a file', () => {
  it('is told by its marks and its head', () => {
    const html = call(
      `<meta name="fact:period_from" content="2026-10-01"><meta name="fact:quitus" content="true">
       <meta name="fact:building" content='{"either":["Les Ormes","Résidence Les Ormes"]}'>
       <meta name="fact:annexes" content='["1","2"]'><meta name="absent" content="recoverable iban">`,
      `<b data-fact="total" data-value="23412">234,12 €</b>
       <p>Mme Ida<br><fact-mark data-fact="owner" data-value="Mme Ida ROY">Roy</fact-mark></p>
       <p data-fact="syndic">Régie
         du Rhône</p>
       lots <i data-fact="lots" data-value="12">0012</i> et <i data-fact="lots">A 4</i>`,
    );
    expect(truthOf(html)).toEqual({
      type: 'CHARGES',
      also: ['OTHER'],
      sub_kind: 'APPEL_DE_FONDS',
      facts: {
        total: 23412,
        owner: 'Mme Ida ROY',
        syndic: 'Régie du Rhône',
        lots: ['12', 'A 4'],
        period_from: '2026-10-01',
        quitus: true,
        building: { either: ['Les Ormes', 'Résidence Les Ormes'] },
        annexes: ['1', '2'],
      },
      absent: ['recoverable', 'iban'],
    });
    expect(paperFile('appel', html).slot).toBe('CHARGES');
  });

  it('is one for each document that it holds', () => {
    const html = `<!doctype html><html><head>
      <meta name="document" content='{"id":"c","type":"CV_AG","pages":[1]}'>
      <meta name="document" content='{"id":"a3","type":"CV_AG","sub_kind":"ANNEXE_3","pages":[2]}'>
      <meta name="absent:a3" content="iban"></head><body>
      <section class="sheet"><b data-fact="c:meeting_on" data-value="2026-05-04">4 mai</b></section>
      <section class="sheet lying"><b data-fact="a3:charges_courantes" data-value="-5">5</b></section>`;
    const { paper } = paperFile('liasse', html);
    expect(paper.documents).toEqual([
      { type: 'CV_AG', sub_kind: null, pages: [1], facts: { meeting_on: '2026-05-04' } },
      {
        type: 'CV_AG',
        sub_kind: 'ANNEXE_3',
        pages: [2],
        facts: { charges_courantes: -5 },
        absent: ['iban'],
      },
    ]);
    expect(paper.landscape).toBe(true);
  });

  it('leaves out what nobody can understand, and says so', () => {
    const faults: string[] = [];
    const html = call(
      '<meta name="fact:due_on" content="demain">',
      `<b data-fact="prix" data-value="1">1</b><b data-fact="total">1</b>
       <b data-fact="to_pay" data-value="1">1</b><b data-fact="to_pay" data-value="2">2</b>`,
    );
    expect(truthOf(html, (fault) => faults.push(fault))?.facts).toEqual({ to_pay: 1 });
    expect(faults).toEqual([
      'appel: total has no data-value',
      'appel: prix is no fact',
      'appel: to_pay is told twice, each time otherwise',
      'appel: due_on cannot be "demain"',
    ]);
    expect(() => truthOf(html)).toThrow('total has no data-value');
  });
});

describe('what is printed', () => {
  it('has no marks', () => {
    const sheet =
      '<b class="x" data-fact="total" data-value="1">0,01</b> <fact-mark data-fact="owner"><fact-mark data-fact="syndic">Roy</fact-mark></fact-mark> &amp; Fils';
    const { paper } = paperFile('appel', call(OURS, sheet));
    expect(paper.pages).toEqual(['<b class="x">0,01</b> Roy &amp; Fils']);
    expect(paper.css).toBe('font-size: 9pt; b { color: red }');
    expect(sheetsOf([paper])).toContain('.appel { font-size: 9pt; b { color: red } }');
  });

  it('is the whole file where its style is its own', () => {
    const { paper } = paperFile('appel', call('<style>p { margin: 0 }</style>', '<p>Roy</p>'));
    expect(sheetsOf([paper])).toContain('<section class="sheet"><p>Roy</p></section>');
    expect(sheetsOf([paper])).toContain('<style>p { margin: 0 }</style>');
  });
});
