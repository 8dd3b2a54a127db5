import { Pause, Play } from 'lucide-react';

import { PartnerMark } from './PartnerMark.tsx';
import { PARTNER_ROWS } from './partners.data.ts';
import { PAUSE_LOOK } from './pause-look.ts';
import { SampleMark } from './SampleMark.tsx';
import { hasSamples, shown } from './samples.ts';

type Row = (typeof PARTNER_ROWS)[number];

const FACES = {
  plain: 'font-medium',
  bold: 'font-bold',
  serif: 'font-titre',
  spaced: 'tracking-[.1em]',
  'spaced-serif': 'font-titre tracking-[.12em]',
} satisfies Record<Row[number]['face'], string>;

/** Two rows of logos that go past each other; standing still and whole under reduced motion. */
export default function Partners() {
  const rows = PARTNER_ROWS.map(shown).filter(({ length }) => length > 0);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="partenaires" className="defilement overflow-clip pt-8 pb-10">
      <div className="conteneur flex flex-wrap items-center justify-center gap-x-3">
        <h2
          id="partenaires"
          className="font-texte text-second leading-6 font-normal tracking-normal text-encre-3"
        >
          Ils rangent leurs dossiers avec Quitus
        </h2>
        {hasSamples(rows.flat()) && <SampleMark />}
        <label className={`${PAUSE_LOOK} cursor-pointer motion-reduce:hidden`}>
          <input type="checkbox" className="peer sr-only" />
          <Pause className="size-4 fill-current peer-checked:hidden" />
          <Play className="hidden size-4 fill-current peer-checked:block" />
          Mettre le défilement en pause
        </label>
      </div>
      <div className="mt-3 grid gap-4 text-gris">
        {rows.map((row, index) => (
          <div key={index} className={index % 2 === 1 ? 'defile defile-inverse' : 'defile'}>
            <Logos row={row} />
            <Logos row={row} again />
          </div>
        ))}
      </div>
    </section>
  );
}

/** `again`: the copy that follows the row, so that it has no end. */
function Logos({ row, again = false }: { row: Row; again?: boolean }) {
  return (
    <ul aria-hidden={again || undefined} className="agences">
      {row.map(({ name, mark, face }) => (
        <li key={name} className={FACES[face]}>
          <PartnerMark mark={mark} />
          {name}
        </li>
      ))}
    </ul>
  );
}
