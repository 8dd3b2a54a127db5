import { GROUND_TOP, WIDTH } from './measures.ts';

const ARCHES = [67, 162, 398, 493];

interface GroundFloorProps {
  number?: string | undefined;
  lit: boolean;
  width?: number;
  arches?: readonly number[];
}

/** The street door and the arches beside it, in the middle whatever the width. */
export function GroundFloor({ number, lit, width = WIDTH, arches = ARCHES }: GroundFloorProps) {
  const left = (WIDTH - width) / 2;
  return (
    <g transform={`translate(0 ${GROUND_TOP})`}>
      <path d={`M${left} 0h${width}v104h-${width}z`} className="fill-pierre-2" />
      <path d="M280 21v83" className="stroke-pierre-3" strokeWidth={width} strokeDasharray="2 15" />
      <path d={`M${left - 6}-2h${width + 12}v7h-${width + 12}z`} className="fill-pierre-3" />
      {arches.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M-33 104V46q33-36 66 0v58z" className="fill-pierre-3" />
          <path d="M-27 104V49q27-28 54 0v55z" className="fill-vitre" opacity=".75" />
          <path d="M0 36v68M-27 56h54" className="stroke-fer" strokeWidth="1.5" opacity=".6" />
        </g>
      ))}
      <g transform="translate(280)">
        <path d="M-44 104V46q44-48 88 0v58z" className="fill-pierre-3" />
        <path d="M-36 104V49q36-38 72 0v55z" className="fill-porte" />
        <path
          d="M-36 104V49q36-38 72 0v55z"
          className="porte-lumiere fill-lampe"
          data-lit={lit || undefined}
        />
        <path
          d="M0 30v74M-36 52h72M-28 62h20v34h-20zM8 62h20v34H8z"
          className="fill-none stroke-porte-trait"
          strokeWidth="1.6"
          opacity=".8"
        />
        {number !== undefined && <StreetNumber number={number} />}
      </g>
    </g>
  );
}

function StreetNumber({ number }: { number: string }) {
  const half = Math.max(17, 5 * number.length + 6);
  return (
    <g transform="translate(0 19)">
      <rect
        x={-half}
        y="-11"
        width={2 * half}
        height="22"
        rx="3"
        className="fill-plaque stroke-plaque-lisere"
        strokeWidth="1.5"
      />
      <rect
        x={2.5 - half}
        y="-8.5"
        width={2 * half - 5}
        height="17"
        rx="1.5"
        className="fill-none stroke-blanc"
        strokeWidth=".9"
      />
      <text
        y="5.2"
        textAnchor="middle"
        fontSize="14.5"
        className="fill-blanc stroke-blanc font-titre"
        // A heavier weight would be another file of fonts for two digits.
        strokeWidth=".6"
      >
        {number}
      </text>
    </g>
  );
}
