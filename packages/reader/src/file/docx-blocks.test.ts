import { describe, expect, it } from 'vitest';

import { docxBlocks } from './docx-blocks.ts';
import { RefusedFile } from './refused-file.ts';
import { xmlEvents } from './xml-events.ts';

const blocks = (xml: string) => docxBlocks(xmlEvents(xml));
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

describe('the text of a Word document', () => {
  it('is made of titles, paragraphs and lists', () => {
    const xml = `<?xml version="1.0"?><!-- x --><w:document><w:body>
      ${p(run('Bail'), '<w:pStyle w:val="Titre"/>')}
      ${p(run('Objet'), '<w:pStyle w:val="Heading2"/>')}
      ${p(run('Le bailleur ') + run('loue.'))}
      ${p('')}
      ${p(run('une cave'), '<w:numPr><w:ilvl w:val="0"/></w:numPr>')}
    </w:body></w:document>`;
    expect(blocks(xml)).toEqual([
      { kind: 'TITLE', level: 1, text: 'Bail' },
      { kind: 'TITLE', level: 2, text: 'Objet' },
      { kind: 'TEXT', text: 'Le bailleur loue.' },
      { kind: 'ITEM', text: 'une cave' },
    ]);
  });

  it('keeps its tables, with a table in a cell as text', () => {
    const cell = (content: string) => `<w:tc>${content}</w:tc>`;
    const inner = `<w:tbl><w:tr>${cell(p(run('c')))}${cell(p(run('d')))}</w:tr></w:tbl>`;
    const xml = `<w:tbl><w:tr>${cell(p(run('a')))}${cell(p(run('b')) + inner)}</w:tr>
      <w:tr>${cell(p(run('e')) + p(run('f')))}</w:tr></w:tbl>${p(run('après'))}`;
    expect(blocks(xml)).toEqual([
      { kind: 'TABLE', columns: 2, rows: [['a', 'b\nc\nd'], ['e\nf']] },
      { kind: 'TEXT', text: 'après' },
    ]);
  });

  it('has its breaks, its tabulations, and a word where a picture was', () => {
    const tabs = '<w:tabs><w:tab w:val="left"/></w:tabs>';
    const xml = p(`${run('a')}<w:r><w:tab/><w:br/></w:r>${run('b')}<w:r><w:drawing/></w:r>`, tabs);
    expect(blocks(xml)).toEqual([{ kind: 'TEXT', text: 'a\u2003\nb [image] ' }]);
  });

  it('leaves out what was deleted, what is computed, and what is said twice', () => {
    const box = (text: string) => `<w:txbxContent>${p(run(text))}</w:txbxContent>`;
    const twice = `<mc:AlternateContent><mc:Choice>${box('encadré')}</mc:Choice><mc:Fallback>${box('encadré')}</mc:Fallback></mc:AlternateContent>`;
    const xml = p(
      `${run('a')}<w:del><w:r><w:delText>b</w:delText></w:r></w:del><w:instrText>PAGE</w:instrText>${twice}`,
    );
    expect(blocks(xml)).toEqual([
      { kind: 'TEXT', text: 'encadré' },
      { kind: 'TEXT', text: 'a' },
    ]);
  });

  it('reads the entities of XML and no other', () => {
    const xml = p(run('&lt;b&gt; &amp;amp; &#233;&#x20AC; &rien; &#0; <![CDATA[<&amp;]]>'));
    expect(blocks(xml)).toEqual([{ kind: 'TEXT', text: '<b> &amp; é€ &rien;  <&amp;' }]);
  });

  it.each([
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:p/>',
    '<w:p><w:r',
    '<!-- never ends',
  ])('refuses %s', (xml) => {
    expect(() => blocks(xml)).toThrow(RefusedFile);
  });

  it.each(['</w:p></w:p>', '<w:tr><w:tc><w:p></w:tbl>', '<w:tbl></w:tbl>', ''])(
    'has nothing to say of %s',
    (xml) => {
      expect(blocks(xml)).toEqual([]);
    },
  );
});
