import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
}

/* Success wears the enamel blue: green is kept for a verified document. */
export const NOTICE_LOOK = {
  info: { Icon: Info, ground: 'bg-azur-doux', ink: 'text-azur' },
  success: { Icon: CircleCheck, ground: 'bg-email-doux', ink: 'text-email' },
  warning: { Icon: TriangleAlert, ground: 'bg-ocre-doux', ink: 'text-ocre' },
  error: { Icon: CircleAlert, ground: 'bg-brique-doux', ink: 'text-brique' },
} satisfies Record<NoticeTone, { Icon: typeof Info; ground: string; ink: string }>;

export function Notice({ tone, title, children }: NoticeProps) {
  const { Icon, ground, ink } = NOTICE_LOOK[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-carte p-5 ${ground}`}
    >
      <Icon className={`mt-0.75 ${ink}`} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className={`font-semibold ${ink}`}>{title}</p>}
        {children !== undefined && (
          <div className={title === undefined ? '' : 'mt-1'}>{children}</div>
        )}
      </div>
    </div>
  );
}
