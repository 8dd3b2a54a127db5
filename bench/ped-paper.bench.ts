// From a statement to its paper, and to its pages on the screen.
import { preEtatDatePaper, type PedPaperData } from '@quitus/papers/pre-etat-date-paper';
import { madeUpStatement } from '@quitus/papers/pre-etat-date/made-up-statement';
import { preEtatDateApart, preEtatDatePreviewApart } from '@quitus/papers/printed-apart';

import { median, report } from './figure.ts';

const PAPER_MS = 500;
const ROUNDS = 15;
const PROCESSES = 5;
const written_at = new Date('2026-11-15T10:00:00Z');

/** No two alike: nothing that typst kept of one serves another. */
const paper = (round: number): PedPaperData => ({
  statement: madeUpStatement([{ reference: 'PROVISION', value: 41_236 + round }]),
  number: `PED-2026-${String(round).padStart(4, '0')}`,
  issued_on: '2026-11-15',
  verify_url: `https://quitus.example.fr/verifier/PED-2026-${round}`,
  drawn_up_by: 'QUITUS',
  specimen: false,
  main_address: '14 Rue du Marché 44000 Nantes',
  address_extra_line: null,
});

async function timed(rounds: number, print: (round: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = performance.now();
    await print(round);
    times.push(performance.now() - from);
  }
  return median(times);
}

export async function benchPedPaper(): Promise<boolean> {
  const started = await timed(PROCESSES, (round) => preEtatDateApart(paper(round), written_at));
  const drawn = await timed(PROCESSES, (round) =>
    preEtatDatePreviewApart(paper(round), written_at),
  );
  const warm = await timed(ROUNDS, (round) => preEtatDatePaper(paper(round), written_at));
  const allowed = { name: 'allowed', value: PAPER_MS };
  const figures = [
    { figure: 'statement-to-pdf', value: warm, goal: 1 },
    { figure: 'statement-to-pdf-with-its-process', value: started, goal: null },
    { figure: 'statement-to-pages-on-the-screen', value: drawn, goal: null },
  ];
  return figures
    .map((figure) => report({ ...figure, unit: 'ms', reference: allowed, better: 'lower' }))
    .every(Boolean);
}
