import type { OutboxMail } from '@quitus/api/outbox.api';

import { buttonLook } from '../../ui/button-look.ts';

const FIRST_LINK = /https?:\/\/[^\s<>"]+/;

export function MailView({ mail }: { mail: OutboxMail }) {
  const link = FIRST_LINK.exec(mail.text)?.[0];
  return (
    <article aria-label={mail.subject} className="min-w-0 rounded-carte bg-surface p-6 shadow-pose">
      <h2 className="text-h3">{mail.subject}</h2>
      <p className="mt-1 text-second break-all text-encre-2">À {mail.to}</p>
      {link !== undefined && (
        <a href={link} className={`${buttonLook({})} mt-5`}>
          Ouvrir le lien
        </a>
      )}
      {/* No scripts in there, whatever the mail holds: only its links work. */}
      <iframe
        title="Le mail tel qu’il s’affiche"
        srcDoc={mail.html}
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        className="mt-6 h-[36rem] w-full rounded-champ border border-trait bg-blanc"
      />
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
