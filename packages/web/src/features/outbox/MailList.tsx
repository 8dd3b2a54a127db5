import type { OutboxMail } from '@quitus/api/outbox.api';

import { exactDate } from '../../words/shown-date.ts';

type MailListProps = {
  mails: readonly OutboxMail[];
  current: string;
  onChoose: (id: string) => void;
};

export function MailList({ mails, current, onChoose }: MailListProps) {
  return (
    <ul
      aria-label="E-mails, du plus récent au plus ancien"
      className="flex max-h-64 flex-col gap-1 overflow-y-auto p-1 md:max-h-[70dvh]"
    >
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            aria-current={mail.id === current}
            onClick={() => onChoose(mail.id)}
            className="block w-full rounded-champ px-4 py-3 text-left transition-colors hover:bg-creux aria-[current=true]:bg-email-doux"
          >
            <span className="block truncate font-semibold">{mail.subject}</span>
            <span className="block truncate text-second text-encre-2">{mail.to}</span>
            <time dateTime={mail.created_at} className="block text-second text-encre-3">
              {exactDate(mail.created_at)}
            </time>
          </button>
        </li>
      ))}
    </ul>
  );
}
