// A visit as its screen shows it.
import type { ConnectorForm, RobotQuestion, RobotRun } from '@quitus/api/robots.api';
import { MANDATE_VERSION, MANDATES } from '@quitus/domain/robots/mandate';
import { failureText } from '@quitus/domain/robots/robot-error';
import type { Field } from '@quitus/robots/manifest';

import { findConnector, type Portals, sampleAt } from '../../adapters/robots/portals.ts';
import type { Tx } from '../../db/pool.ts';
import type { Destination } from './destination.ts';
import { countListed, listFetched } from './fetched.queries.ts';
import { portalState } from './portal-state.queries.ts';
import type { StoredQuestion } from './robots.table.ts';
import type { StoredRun } from './runs.queries.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const questionView = (question: StoredQuestion): RobotQuestion => ({
  ...question,
  channel: question.channel ?? null,
  hint: question.hint ?? null,
  length: question.length ?? null,
  retry: question.retry ?? false,
  picture: question.picture ?? null,
  choices: question.choices ?? [],
});

export async function runView(tx: Tx, portals: Portals, run: StoredRun): Promise<RobotRun> {
  const failure = run.failure ?? { portal: run.portal };
  const documents = await listFetched(tx, run.id);
  return {
    ...run,
    text: run.code && failureText(run.code, failure),
    link: failure.link ?? null,
    question: run.question && questionView(run.question),
    documents,
    more_documents: (await countListed(tx, run.id)) - documents.length,
    produces: [...(findConnector(portals, run.connector_id)?.manifest.produces ?? [])],
    retry_at: iso(run.retry_at),
    created_at: run.created_at.toISOString(),
    started_at: iso(run.started_at),
    ended_at: iso(run.ended_at),
  };
}

const fieldView = (name: string, field: Field): ConnectorForm['fields'][number] => ({
  name,
  kind: field.kind,
  label: field.label,
  hint: field.hint ?? null,
  example: field.example ?? null,
  digits: field.kind === 'TEXT' && field.digits,
  autocomplete: field.kind === 'TEXT' ? field.autocomplete : 'off',
  options: field.kind === 'SELECT' ? field.options.map(([value, label]) => ({ value, label })) : [],
});

export async function formView(
  tx: Tx,
  portals: Portals,
  { connector, tenant, host, portal }: Destination,
  may_keep: boolean,
): Promise<ConnectorForm> {
  const { manifest } = connector;
  const login_url = manifest.login_url(tenant);
  return {
    connector_id: manifest.id,
    portal,
    scope: manifest.scope,
    login_url,
    fields: Object.entries(manifest.fields).map(([name, field]) => fieldView(name, field)),
    produces: [...manifest.produces],
    interactive: [...manifest.interactive],
    by_hand: manifest.by_hand,
    portal_state: await portalState(tx, connector, login_url),
    may_keep,
    mandate: MANDATES[manifest.scope],
    mandate_version: MANDATE_VERSION,
    sample_credentials: sampleAt(portals, host)?.credentials ?? null,
  };
}
