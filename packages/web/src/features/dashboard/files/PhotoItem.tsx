import { ArrowLeft, ArrowRight, ImageOff, RotateCw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { useObjectUrl } from '../../../page-viewer/use-object-url.ts';
import type { TakenPhoto } from './photos.ts';

type PhotoItemProps = {
  photo: TakenPhoto;
  /** From 1. */
  rank: number;
  last: boolean;
  onMove: (step: -1 | 1) => void;
  onTurn: () => void;
  onRemove: () => void;
};

export function PhotoItem({ photo, rank, last, onMove, onTurn, onRemove }: PhotoItemProps) {
  const url = useObjectUrl(photo.file);
  const [unreadable, setUnreadable] = useState(false);
  return (
    <li>
      <div className="grid aspect-square place-items-center overflow-hidden rounded-champ bg-creux">
        {unreadable ? (
          <p className="p-3 text-center text-second text-encre-2">
            <ImageOff aria-hidden className="mx-auto mb-1" />
            Format que votre navigateur n’ouvre pas : cette photo partira telle quelle.
          </p>
        ) : (
          url !== null && (
            <img
              src={url}
              alt={`Page ${rank}`}
              onError={() => setUnreadable(true)}
              className="max-h-full max-w-full object-contain"
              style={{ rotate: `${photo.turn}deg` }}
            />
          )
        )}
      </div>
      <div className="mt-1 flex items-center justify-between">
        <Tool label={`Avancer la photo ${rank}`} disabled={rank === 1} onClick={() => onMove(-1)}>
          <ArrowLeft aria-hidden />
        </Tool>
        <Tool label={`Reculer la photo ${rank}`} disabled={last} onClick={() => onMove(1)}>
          <ArrowRight aria-hidden />
        </Tool>
        <Tool label={`Tourner la photo ${rank}`} disabled={unreadable} onClick={onTurn}>
          <RotateCw aria-hidden />
        </Tool>
        <Tool label={`Retirer la photo ${rank}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Tool>
      </div>
    </li>
  );
}

type ToolProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode };

const Tool = ({ label, disabled = false, onClick, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    className="grid size-9 place-items-center rounded-champ text-encre-2 transition-colors hover:bg-creux hover:text-encre disabled:opacity-40"
  >
    {children}
  </button>
);
