import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type ReachRowProps = {
  Icon: LucideIcon;
  title: string;
  /** Only what is out of the ordinary. */
  chip?: ReactNode;
  /** Who they are and what they may see; then when they last looked. */
  lines: readonly string[];
  /** Null where this reader may change nothing about it. */
  onOpen: (() => void) | null;
};

const ROW = '-mx-3 flex w-[calc(100%+1.5rem)] items-start gap-3 rounded-champ px-3 py-2 text-left';

/** Somebody the dossier is open to, as a person or through a link: the whole row opens what can be done. */
export function ReachRow({ Icon, title, chip, lines, onOpen }: ReachRowProps) {
  const content = (
    <>
      <Icon aria-hidden className="mt-0.5 flex-none text-encre-2" />
      <span className="block min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 truncate font-medium">{title}</span>
          {chip}
        </span>
        {lines.map((line) => (
          <span key={line} className="block text-second wrap-break-word text-encre-2">
            {line}
          </span>
        ))}
      </span>
    </>
  );
  if (onOpen === null) return <div className={ROW}>{content}</div>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`${ROW} transition-colors hover:bg-creux focus-visible:rounded-champ`}
    >
      {content}
      <ChevronRight aria-hidden className="mt-0.5 flex-none text-encre-3" />
    </button>
  );
}
