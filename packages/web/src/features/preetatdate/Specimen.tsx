import { Logo } from '../../ui/Logo.tsx';
import { Ordinals } from '../../ui/Ordinals.tsx';
import { FACTS, PARTS, type SpecimenLine, type SpecimenPart } from './specimen.data.ts';

/** A first page as it is delivered. A document stays white, by night too. */
export function Specimen() {
  return (
    <figure>
      <div
        data-theme="jour"
        className="relative overflow-hidden rounded-page bg-surface text-encre shadow-leve"
      >
        {/* The margin where the sources stand. */}
        <div aria-hidden className="absolute inset-y-0 right-0 w-53 bg-papier max-sm:hidden" />
        <div className="relative px-5 py-8 sm:py-11 sm:pr-5 sm:pl-9">
          <div className="absolute top-11 right-5 w-44 text-mini max-sm:hidden">
            <p className="font-semibold">Sources</p>
            <p className="text-encre-3">
              Chaque montant renvoie au document et à la page où il a été lu.
            </p>
          </div>
          <div className="sm:pr-54">
            <p className="flex items-center justify-between">
              <Logo />
              <span className="text-second text-encre-3">Spécimen, extrait</span>
            </p>
            <p className="mt-3 font-titre text-h2">Pré-état daté</p>
            <p className="mt-1 max-w-90 text-encre-2">
              Informations financières remises à l’acquéreur d’un lot de copropriété, article{' '}
              <span className="whitespace-nowrap">L. 721-2</span> du Code de la construction et de
              l’habitation.
            </p>
            <dl className="mt-5 grid gap-x-6 gap-y-3 border-t-2 border-encre pt-4 sm:grid-cols-[3fr_2fr]">
              {FACTS.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-mini text-encre-3">{label}</dt>
                  <dd className="font-titre text-champ">
                    <Ordinals>{value}</Ordinals>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          {PARTS.map((part) => (
            <Part key={part.title} part={part} />
          ))}
        </div>
      </div>
      <figcaption className="mt-4 max-w-104 text-second text-encre-3">
        Immeuble et montants inventés. Un zéro n’est écrit que s’il a été lu dans un document.
      </figcaption>
    </figure>
  );
}

function Part({ part: { title, lines } }: { part: SpecimenPart }) {
  return (
    <>
      <p className="mt-6 font-titre text-h4 font-medium">{title}</p>
      <dl className="mt-1.5 flex flex-col gap-1 max-sm:gap-2">
        {lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </dl>
    </>
  );
}

function Line({ line: { label, amount, source, missing = false } }: { line: SpecimenLine }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline sm:grid-cols-[1fr_auto_13.5rem]">
      <dt className="flex items-baseline gap-2 font-titre text-champ after:flex-1 after:border-b after:border-dotted after:border-trait-fort">
        {label}
      </dt>
      <dd
        className={`pl-2 font-titre text-champ ${missing ? 'text-ocre' : 'font-medium'} whitespace-nowrap`}
      >
        {amount}
      </dd>
      <dd className="text-mini text-encre-3 max-sm:col-span-2 sm:pl-10">{source}</dd>
    </div>
  );
}
