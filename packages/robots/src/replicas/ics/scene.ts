// What the rooms of the replica share.
import type { FastifyRequest } from 'fastify';

import type { Stage } from '../serve-replica.ts';
import type { BuildingShown } from './pages.ts';
import type { GedPaper } from './papers.data.ts';
import type { Portal } from './portal.ts';
import type { Skin } from './skins.ts';

export type ReplicaBuilding = BuildingShown & { papers: readonly GedPaper[] };

export type Scene = {
  skin: Skin;
  groupe: string;
  stage: Stage;
  portal: Portal;
  buildings: () => readonly ReplicaBuilding[];
};

/** The account under which pages ask the services; not a person's. */
export const SERVICE = { login: 'svc@example.fr', pwd: 'svc' };

export const visitorId = ({ headers }: FastifyRequest): string | null =>
  /(?:^|;\s*)PHPSESSID=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? null;

/** Which part of the portal a change of layout struck: `login`, `documents`, `menu` or `ged`. */
export const changedAt = ({ scenario, flags }: Stage, where: string): boolean =>
  scenario === 'layout-changed' && (flags['layout'] ?? 'menu') === where;
