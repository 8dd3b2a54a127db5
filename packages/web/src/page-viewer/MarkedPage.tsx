import type { Box } from '@quitus/domain/reading/box';
import type { ReactEventHandler } from 'react';

export type PageMark = {
  id: string;
  /** What was read there: « Fonds de travaux, 38,90 € ». */
  label: string;
  box: Box;
};

interface MarkedPageProps {
  url: string;
  alt: string;
  /** Of the page, in the points that boxes are counted in; null until it is known. */
  size: { width: number; height: number } | null;
  marks: readonly PageMark[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** The box of what is chosen: where the joining line starts. */
  chosenRef?: (element: HTMLElement | null) => void;
  onLoad?: ReactEventHandler<HTMLImageElement>;
}

/**
 * The picture of a page, as wide as its place, with a frame around what was read. Paper is white by
 * night too: its frames keep the colours of the day. The keyboard goes through the list of facts.
 */
export function MarkedPage(props: MarkedPageProps) {
  const { url, alt, size, marks, chosen, onChoose, chosenRef, onLoad } = props;
  return (
    <div
      data-theme="jour"
      className="relative bg-blanc"
      // Before the picture has come, its frames already stand where they will be.
      style={size ? { aspectRatio: size.width / size.height } : undefined}
    >
      <img src={url} alt={alt} draggable={false} onLoad={onLoad} className="block w-full" />
      {size &&
        marks
          .toSorted((a, b) => areaOf(b.box) - areaOf(a.box))
          .map(({ id, label, box }) => (
            <button
              key={id}
              ref={id === chosen ? chosenRef : undefined}
              type="button"
              tabIndex={-1}
              aria-label={label}
              aria-pressed={id === chosen}
              title={label}
              onClick={() => onChoose(id)}
              className={`absolute -m-px box-content rounded-[0.1875rem] p-px min-[68.75rem]:-m-0.5 min-[68.75rem]:p-0.5 transition-colors ${id === chosen ? CHOSEN : READ}`}
              style={placeOf(box, size)}
            />
          ))}
    </div>
  );
}

const READ =
  'bg-lampe/12 inset-ring inset-ring-lampe-trait/55 hover:bg-lampe/30 hover:inset-ring-lampe-trait';
const CHOSEN = 'z-1 bg-lampe/30 inset-ring-2 inset-ring-lampe-trait ring-4 ring-lampe/25';

/** The small ones come last, above: one inside another can still be pointed at. */
const areaOf = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

const placeOf = (
  [left, top, right, bottom]: Box,
  { width, height }: { width: number; height: number },
) => ({
  left: percent(left, width),
  top: percent(top, height),
  width: percent(right - left, width),
  height: percent(bottom - top, height),
});
