import type { OutboxMail } from '@quitus/api/outbox.api';
import { useMemo } from 'react';

import { buttonLook } from '../../ui/button-look.ts';
import { MailFrame } from './MailFrame.tsx';

/** A page of ours refuses to be framed: what is pressed in the mail opens in the window around it. */
function shownMail({ html }: OutboxMail) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('a')) link.target = '_top';
  return {
    html: `<!doctype html>${page.documentElement.outerHTML}`,
    /** Where its button leads; the first address of the text may be another. */
    action: page.querySelector<HTMLAnchorElement>('a.action')?.href,
  };
}

export function MailView({ mail }: { mail: OutboxMail }) {
  const { html, action: link } = useMemo(() => shownMail(mail), [mail]);
  return (
    <article aria-label={mail.subject} className="min-w-0 rounded-carte bg-surface p-6 shadow-pose">
      <h2 className="text-h3">{mail.subject}</h2>
      <p className="mt-1 text-second break-all text-encre-2">À {mail.to}</p>
      <MailFrame html={html} />
      {link !== undefined && (
        <a href={link} className={`${buttonLook({})} mt-5`}>
          Ouvrir le lien
        </a>
      )}
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2 font-medium text-email">
          Version texte
        </summary>
        <pre className="font-texte text-second whitespace-pre-wrap break-words text-encre-2">
          {mail.text}
        </pre>
      </details>
    </article>
  );
}
