import { Ordinals } from '../../../ui/Ordinals.tsx';
import { causeOf } from './cause.ts';

/** The sentence as it was written, its two parts one under the other when it has them. */
export function CauseText({ text }: { text: string }) {
  const cause = causeOf(text);
  if (!cause)
    return (
      <p className="whitespace-pre-line">
        <Ordinals>{text}</Ordinals>
      </p>
    );
  return (
    <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-[9rem_1fr]">
      <Part term="Document actuel">{cause.current}</Part>
      <Part term="Document attendu">{cause.expected}</Part>
    </dl>
  );
}

const Part = ({ term, children }: { term: string; children: string }) => (
  <div className="contents">
    <dt className="text-second font-semibold sm:pt-0.5">{term}</dt>
    <dd className="whitespace-pre-line max-sm:-mt-3">
      <Ordinals>{children}</Ordinals>
    </dd>
  </div>
);
