// What only a demonstration or a development server has: people to come in as, a mailbox to read.
import { demoApi } from '@quitus/api/demo.api';
import type { ResponseOf } from '@quitus/api/endpoint';
import { useEffect, useState } from 'react';

import { call } from '../api.ts';

export type Demo = ResponseOf<typeof demoApi.accounts>;

const NONE: Demo = { accounts: [], outbox: false };
let asked: Promise<Demo> | null = null;

/** Asked once: a server does not become a demonstration. */
function askDemo(): Promise<Demo> {
  asked ??= call(demoApi.accounts).catch((cause: unknown) => {
    console.warn('La démonstration n’a pas été lue.', cause);
    asked = null;
    return NONE;
  });
  return asked;
}

export function useDemo(): Demo {
  const [demo, setDemo] = useState(NONE);
  useEffect(() => {
    let shown = true;
    void askDemo().then((answer) => shown && setDemo(answer));
    return () => void (shown = false);
  }, []);
  return demo;
}
