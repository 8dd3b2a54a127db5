// Example papers of a dossier, sent as if they had been dropped: one sees them leave, be read and be checked.
import { demoApi } from '@quitus/api/demo.api';
import type { ResponseOf } from '@quitus/api/endpoint';

import { call, fetchBytes } from '../api.ts';
import { keys, queryClient } from '../query-client.ts';
import { readSession } from '../session/session.ts';
import { sendFiles } from '../uploads/uploads.ts';

export type Example = ResponseOf<typeof demoApi.describeExample>;

/** « 25 papiers et 12 réponses, au nom de Claire Martin »: what was made up, said before it arrives. */
export function exampleWords({ papers, answers, owners }: Example): string {
  const answered = answers > 1 ? ` et ${answers} réponses` : answers === 1 ? ' et une réponse' : '';
  return `${papers.length} papiers${answered}, au nom de ${owners.join(' et ')}. Rien n’est vrai.`;
}

/** One document after the other, each with all its papers: a part of them would be found incomplete. */
export async function bringExample(
  uid: string,
  onDescribed: (example: Example) => void,
): Promise<void> {
  const account = readSession()?.email;
  const example = await call(demoApi.describeExample, { params: { uid } });
  const { papers } = example;
  onDescribed(example);
  void queryClient.invalidateQueries({ queryKey: keys.portfolio(uid) });
  for (const [document_type, own] of Map.groupBy(papers, (paper) => paper.document_type)) {
    const files: File[] = [];
    for (const { number, name } of own) files.push(await fetchPaper(uid, number, name));
    // Whoever signed in meanwhile did not ask for them.
    if (readSession()?.email !== account) return;
    sendFiles({ uid, document_type, replaces_id: null }, files);
  }
}

async function fetchPaper(uid: string, number: number, name: string): Promise<File> {
  const answer = await fetchBytes(demoApi.examplePaper, { params: { uid, number } });
  return new File([await answer.blob()], name, { type: 'application/pdf' });
}
