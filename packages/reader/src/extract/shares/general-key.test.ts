import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { extractFacts } from '../extract.ts';

const paper = (
  head: string,
  lines: string,
) => `DÉCOMPTE DE CHARGES – exercice du 01/01/2025 au 31/12/2025
${head}
${lines}`;
const settled = (head: string, lines: string) =>
  typedFacts(paper(head, lines), 'CHARGES', 'DECOMPTE');
const LINES = `Poste                  Dépense       Base     Tant.    Votre part
Nettoyage              9 180,00      10000    447      410,35
Ascenseur              3 112,00      1840     112      189,43
Total                                                  599,78`;

describe('the key of the building', () => {
  it('is the one whose tantièmes the head tells, of however many', () => {
    expect(settled('Lots n° 33 et 91 – 447 tantièmes généraux', LINES)).toMatchObject({
      tantiemes: 447,
      base: 10000,
    });
  });

  it('is none in words where nothing says which', () => {
    const ruled = (head: string) =>
      extractFacts('CHARGES', 'DECOMPTE', typedPages(paper(head, LINES))).map(({ name }) => name);
    expect(ruled('Lots n° 33 et 91')).not.toContain('tantiemes');
    expect(ruled('Lots n° 33 et 91 – 447 tantièmes généraux')).toContain('tantiemes');
  });

  it.each(['Honoraires syndic', 'Assurance immeuble', 'Honor. syndic', 'Frais postaux'])(
    'is the one that « %s » is shared by',
    (post) => {
      const lines = `Poste                  Dépense       Base     Tant.    Votre part
${post.padEnd(20)}   9 180,00      10000    447      410,35
Ascenseur              3 112,00      1840     112      189,43
Total                                                  599,78`;
      expect(settled('', lines)).toMatchObject({ tantiemes: 447, base: 10000 });
    },
  );

  it('is told in the title over its lines, a small one too', () => {
    const facts = settled(
      '',
      `Fournisseur                                     Total      Q/Part
CHARGES COMMUNES 00 (521/10000)
Société Brosse                               5 040,00      262,58
Cabinet Plume                                5 460,00      284,47
TOTAL                                       10 500,00      547,05
CHARGES PARKING 20 (1/18)
Porte basculante                               554,40       30,80
TOTAL                                          554,40       30,80
TOTAL DE VOS CHARGES                                       577,85
PROVISIONS APPELÉES                                        560,00
SOLDE À RÉGLER                                              17,85`,
    );
    expect(facts).toMatchObject({
      tantiemes: 521,
      base: 10000,
      tantiemes_by_cle: ['CHARGES COMMUNES\u00a0: 521/10000', 'CHARGES PARKING 20\u00a0: 1/18'],
    });
  });
});

describe('lines that show how they were worked out', () => {
  const call = (text: string) => typedFacts(`APPEL DE FONDS\n${text}`, 'CHARGES', 'APPEL_DE_FONDS');

  it('tell their share after « x »', () => {
    const facts = call(`Charges générales (13 100,00 x 655 / 20000)          429,03
Ascenseur (840,00 x 31 / 1000)                         26,04
Total de l’appel                                      455,07`);
    expect(facts).toMatchObject({ total: 45507, tantiemes: 655, base: 20000 });
  });

  it('are not all shared by what the first lot has', () => {
    const facts = call(`Lot 12 – appartement – 230/10000
Charges générales      12 000,00      276,00
Fonds travaux             800,00       18,40
Sous-total lot 12                     294,40
Lot 47 – cave – 20/10000
Charges générales      12 000,00       24,00
Fonds travaux             800,00        1,60
Sous-total lot 47                      25,60
TOTAL                                 320,00`);
    expect(facts).toMatchObject({
      total: 32000,
      courantes: 30000,
      fonds_travaux: 2000,
      tantiemes: 250,
      base: 10000,
    });
  });
});
