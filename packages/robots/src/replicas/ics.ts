// A stand-in for the extranets of ICS and for Citya's, which run on the same engine.
import type { FastifyInstance } from 'fastify';

import { frontRoutes } from './ics/front.ts';
import { gedRoutes } from './ics/ged.ts';
import {
  type GedPaper,
  HOME_ADDRESS,
  MISFILED,
  OTHER_HOME_ADDRESS,
  OTHER_PAPERS,
  PAPERS,
  SAME_TITLE,
} from './ics/papers.data.ts';
import { openPortal } from './ics/portal.ts';
import type { ReplicaBuilding, Scene } from './ics/scene.ts';
import { SKINS } from './ics/skins.ts';
import { allBut, type Replica, type ReplicaOptions, type Scenario } from './replica.ts';
import { serveReplica, type Stage } from './serve-replica.ts';

const PLAYED = allBut('otp');

const GROUPE = 'demonstration';
const CREDENTIALS = { login: 'C0231', password: 'exemple-2026' };

export const startIcsReplica = (options: ReplicaOptions = {}): Promise<Replica> =>
  start('ics', options);

export const startCityaReplica = (options: ReplicaOptions = {}): Promise<Replica> =>
  start('citya', options);

const start = (kind: keyof typeof SKINS, options: ReplicaOptions): Promise<Replica> =>
  serveReplica(
    {
      credentials: CREDENTIALS,
      scenarios: PLAYED,
      routes: (app: FastifyInstance, stage: Stage) => {
        const portal = openPortal(stage);
        const buildings = () => buildingsOf(stage, options.papers);
        const scene: Scene = { skin: SKINS[kind], groupe: GROUPE, stage, portal, buildings };
        frontRoutes(app, scene);
        gedRoutes(app, scene);
      },
      tenant: (url) => {
        const { host } = new URL(url);
        return kind === 'ics' ? { groupe: GROUPE, host } : { host };
      },
    },
    options,
  );

/** What a scenario adds to the papers of the account. */
const ADDED: Partial<Record<Scenario, (papers: readonly GedPaper[]) => readonly GedPaper[]>> = {
  misfiled: () => [MISFILED],
  'duplicate-title': () => [SAME_TITLE],
  'duplicate-document': ([first]) =>
    first ? [{ ...first, id: `${first.id}-bis`, title: `${first.title} (copie)` }] : [],
};

/** Capitals, no comma: as agencies write the names of buildings. */
const shout = (name: string, address: string): string =>
  `${name} - ${address.replace(',', '')}`.toUpperCase();

/** Papers of another home come with the flag `building`, or from a building that says not where it is. */
function buildingsOf(stage: Stage, given: ReplicaOptions['papers']): ReplicaBuilding[] {
  const held: readonly GedPaper[] = given ?? PAPERS;
  const papers = [...held, ...(ADDED[stage.scenario]?.(held) ?? [])];
  const label =
    stage.flags['building'] ?? (given ? 'VOTRE IMMEUBLE' : shout('Le Clos', HOME_ADDRESS));
  const first = { imme: '0104', copro: '0231', label, papers };
  if (stage.scenario !== 'two-buildings') return [first];
  const other = { imme: '0217', copro: '0231', papers: OTHER_PAPERS };
  const unclear = stage.flags['addresses'] === 'off';
  return unclear
    ? [
        { ...other, label: 'RESIDENCE LE PARC' },
        { ...first, label: 'RESIDENCE LE CLOS' },
      ]
    : [{ ...other, label: shout('Le Parc', OTHER_HOME_ADDRESS) }, first];
}
