import { Link } from 'react-router';

import { StatusWindow } from '../../facade/StatusWindow.tsx';
import { paths } from '../../paths.ts';
import { STATUS_LOOK } from '../../ui/status-look.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import type { RunWindow } from './run-windows.ts';

/** Each leads to its document; the words say what the shutters show. */
export const RunWindows = ({ uid, windows }: { uid: string; windows: readonly RunWindow[] }) => (
  <ul className="flex flex-wrap gap-x-2 gap-y-3">
    {windows.map(({ document_type, label, status }) => (
      <li key={document_type}>
        <Tooltip text={`${label} : ${STATUS_LOOK[status].label}`}>
          <Link to={paths.document(uid, document_type)} className="block rounded-page">
            <StatusWindow status={status} ground={false} className="h-21 w-auto" />
            <span className="sr-only">
              {label} : {STATUS_LOOK[status].label}
            </span>
          </Link>
        </Tooltip>
      </li>
    ))}
  </ul>
);
