import { demoApi } from '@quitus/api/demo.api';
import { useEffect, useState } from 'react';

import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';

type DemoAccount = { email: string; role: string };

/** In a demonstration only: who one may come in as, and where the mails are. */
export default function DemoAccounts({ onChoose }: { onChoose: (email: string) => void }) {
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo" className="mt-8 border-t border-trait pt-6">
      <h2 id="demo" className="font-texte text-second font-semibold">
        Démonstration
      </h2>
      <p className="mt-1 text-second text-encre-2">
        Choisissez qui vous êtes. Les liens de connexion arrivent dans la{' '}
        <TextLink to={paths.outbox}>boîte mail</TextLink>.
      </p>
      <ul className="mt-3 flex flex-col">
        {accounts.map(({ email, role }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose(email)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-champ text-left text-second hover:underline"
            >
              <span className="font-medium text-email">{email}</span>
              <span className="text-encre-3">{role}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useDemoAccounts(): DemoAccount[] {
  const [accounts, setAccounts] = useState<DemoAccount[]>([]);
  useEffect(() => {
    let shown = true;
    call(demoApi.accounts).then(
      (answer) => shown && setAccounts(answer.accounts),
      (cause: unknown) => console.warn('Les comptes de démonstration n’ont pas été lus.', cause),
    );
    return () => void (shown = false);
  }, []);
  return accounts;
}
