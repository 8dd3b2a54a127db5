// Files sent to a test application, and what became of them.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { documentsApi } from '@quitus/api/documents.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { expect } from 'vitest';

import type { Storage } from '../src/adapters/storage/storage.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';
import { type Bytes, tusClient } from './tus.ts';

export async function listen({ app }: Pick<TestApp, 'app'>): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = app.server.address();
  if (!address || typeof address === 'string') throw new Error('not listening');
  return `http://127.0.0.1:${address.port}`;
}

type What = { document_type?: DocumentType | null; name?: string };

export function sendingTo(t: TestApp, base: string) {
  const { create, append, offset } = tusClient(base);

  async function announce(person: Person, uid: string, bytes: Bytes, what: What = {}) {
    t.as(person.access);
    const { document_type = 'RIB', name = 'rib.pdf' } = what;
    const body = { id: randomUUID(), document_type, name, size: bytes.length };
    return t.call(documentsApi.announceFile, { params: { uid }, body });
  }

  /** Announced and sent, not looked at yet. */
  async function send(person: Person, uid: string, bytes: Bytes, what: What = {}) {
    const { id } = await announce(person, uid, bytes, what);
    expect((await create(person, id, bytes.length)).status).toBe(201);
    expect((await append(person, id, bytes)).status).toBe(204);
    return id;
  }

  return {
    create,
    append,
    offset,
    announce,
    send,
    upload: async (person: Person, uid: string, bytes: Bytes, what: What = {}) => {
      const id = await send(person, uid, bytes, what);
      await t.work();
      return id;
    },
    filesOf: async (person: Person, uid: string) => {
      t.as(person.access);
      return (await t.call(documentsApi.files, { params: { uid } })).files;
    },
    slotOf: async (person: Person, uid: string, type: DocumentType = 'RIB') => {
      t.as(person.access);
      const { slots } = await t.call(portfoliosApi.find, { params: { uid } });
      return slots.find(({ document_type }) => document_type === type);
    },
    download: (
      person: Pick<Person, 'access'>,
      uid: string,
      id: string,
      what = 'content',
      init: { method?: string; headers?: Record<string, string> } = {},
    ) =>
      fetch(`${base}/api/portfolios/${uid}/files/${id}/${what}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${person.access}` },
      }),
  };
}

export async function keysIn(storage: Storage, prefix = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
}
