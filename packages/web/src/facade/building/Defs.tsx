import { HINGE, ROWS, WINDOW_HEIGHTS, type WindowHeight } from './measures.ts';

/*
 * What repeats is drawn once and taken up with <use>: a street would otherwise weigh hundreds of paths.
 * Louvres and bars are dashed strokes as thick as the thing they fill.
 */
export function FacadeDefs({ id }: { id: string }) {
  return (
    <defs>
      <radialGradient id={`${id}halo`}>
        <stop stopColor="var(--halo)" />
        <stop offset="1" stopColor="var(--halo)" stopOpacity="0" />
      </radialGradient>
      {WINDOW_HEIGHTS.map((height) => (
        <WindowParts key={height} id={id} height={height} />
      ))}
      <g id={`${id}rail`} className="fill-none stroke-fer">
        <path d="M-17 46h34m0 14h-34" strokeWidth="1.8" />
        <path d="M-17 50h34" />
        <path d="M-16 53h33" strokeWidth="13" strokeDasharray="1 4" />
      </g>
    </defs>
  );
}

function WindowParts({ id, height }: { id: string; height: WindowHeight }) {
  const opening = `M-${HINGE} 0h${2 * HINGE}v${height}h-${2 * HINGE}z`;
  const third = Math.round(height / 3);
  const bars = `M0 0v${height}M-${HINGE} ${third}h${2 * HINGE}m0 ${third}h-${2 * HINGE}`;
  const mullions = <path d={bars} className="fill-none stroke-meneau" strokeWidth="1.6" />;
  return (
    <>
      <g id={`${id}dark${height}`}>
        {height !== ROWS.roof.height && (
          <path d={`M-15-6h30v4h-30zm0 ${height + 7}h30v3h-30z`} className="fill-pierre-3" />
        )}
        <path d={opening} className="fill-vitre" />
        {mullions}
      </g>
      <g id={`${id}lit${height}`}>
        <ellipse cy={height / 2} rx="38" ry={height} fill={`url(#${id}halo)`} />
        <path d={opening} className="fill-lampe" />
        {mullions}
      </g>
      <g id={`${id}leaf${height}`}>
        <path d={`M0 0h11.6v${height}h-11.6z`} fill="currentColor" />
        <path
          d={`M5.8 3.1v${height - 5}`}
          className="stroke-lame"
          strokeWidth="8.4"
          strokeDasharray="1.5 3.1"
        />
      </g>
    </>
  );
}
