import { textOf } from '@quitus/api/client';
import { demoApi } from '@quitus/api/demo.api';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { call } from '../../api.ts';
import { useDemo } from '../../demo/use-demo.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { showSnackbar } from '../../ui/snackbars.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** In a demonstration only: who one may come in as, and where the mails are. */
export default function DemoAccounts() {
  const { accounts } = useDemo();
  const [entering, setEntering] = useState<string | null>(null);
  const navigate = useNavigate();

  async function enter(email: string) {
    setEntering(email);
    try {
      const { path } = await call(demoApi.enter, { body: { email } });
      await navigate(path);
    } catch (cause) {
      showSnackbar({ type: 'error', title: 'La connexion n’a pas réussi', text: textOf(cause) });
      setEntering(null);
    }
  }

  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo" className="mt-8 border-t border-trait pt-6">
      <h2 id="demo" className="font-texte text-second font-semibold">
        Démonstration
      </h2>
      <p className="mt-1 text-second text-encre-2">
        Choisissez qui vous êtes. Les e-mails arrivent dans la{' '}
        <TextLink to={paths.outbox}>boîte mail</TextLink>.
      </p>
      <ul className="mt-3 flex flex-col divide-y divide-trait">
        {accounts.map(({ email, role }) => (
          <li key={email} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 text-second">
              <span className="block font-medium">{role}</span>
              <span className="block truncate text-encre-3">{email}</span>
            </span>
            <Button
              variant="secondary"
              pending={entering === email}
              disabled={entering !== null}
              onClick={() => void enter(email)}
            >
              Entrer<span className="sr-only"> : {role}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
