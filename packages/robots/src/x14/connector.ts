import { USUAL_DOCUMENTS } from '@quitus/domain/robots/usual-documents';
// The extranets of the X14 family (Crypto, Gercop, La Logique): one application, one host per agency, JSON.
import { z } from 'zod';

import { defineConnector, type FoundDocument } from '../connector.ts';
import { guessByLabel, leaveByLabel } from '../label-guess.ts';
import { POLITE, secretField, textField } from '../manifest.ts';
import { RobotError } from '../robot-error.ts';
import { type Session, SessionExpired } from '../session.ts';
import { dayOf, fileIn, readJson, refusalIn, userIn } from './answers.ts';
import { type Filed, filedIn, openSpace, type Walk } from './folders.ts';
import { NEW_PATHS, OLD_PATHS, type Paths, SPACES } from './paths.ts';

const AGENCY = /^[a-z0-9-]+\.(?:crypto-extranet|gercop-extranet|mygercop|logique-extranet)\.com$/;
/** Replicas stand on this machine; the network of production refuses it whatever the tenant says. */
const LOOPBACK = /^(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)?localhost):\d+$/;

const tenant = z.object({
  host: z
    .string()
    .toLowerCase()
    .refine((host) => AGENCY.test(host) || LOOPBACK.test(host)),
});
type Tenant = z.output<typeof tenant>;

const AS_JSON = { accept: 'application/json' };

/** Who is in, and by which paths the application answers; null when nobody is. */
async function whoIsIn(session: Session): Promise<{ is_council: boolean; paths: Paths } | null> {
  for (const paths of [NEW_PATHS, OLD_PATHS]) {
    const body = readJson(await session.page(paths.user, { headers: AS_JSON }));
    if (body === null) continue;
    const user = userIn(body, paths.user);
    return user && { ...user, paths };
  }
  throw new RobotError('PARSE_CHANGED', { info: `${NEW_PATHS.user}: nothing there` });
}

export const x14 = defineConnector({
  manifest: {
    id: 'x14',
    version: '1',
    label: 'Crypto-Gercop',
    scope: 'SYNDIC',
    produces: USUAL_DOCUMENTS.SYNDIC,
    fields: {
      login: textField({
        label: 'Identifiant',
        hint: 'Il figure sur vos appels de fonds.',
        example: 'C123456',
        // Printed in capitals, typed in any way.
        normalize: (typed) => (/^[a-z]\d{6}$/.test(typed) ? typed.toUpperCase() : typed),
      }),
      password: secretField({ label: 'Mot de passe' }),
    },
    tenant,
    detect: [
      /^https?:\/\/(?<host>[a-z0-9-]+\.(?:crypto-extranet|gercop-extranet|mygercop|logique-extranet)\.com)(?:[/:?#]|$)/i,
    ],
    hosts: ({ host }) => [host],
    login_url: (of) => `${originOf(of)}/connexion/`,
    by_hand:
      'Connectez-vous à l’extranet, ouvrez « Documents », puis chaque classeur : les fichiers se téléchargent d’un clic sur leur titre.',
    interactive: [],
    limits: POLITE,
  },

  // An expired password is let in, then led to its page from everywhere: that is found out here.
  isLoggedIn: async ({ session }) => (await whoIsIn(session)) !== null,

  login: async ({ session, credentials }) => {
    const { login, password } = credentials;
    const json = { login, password: password.expose() };
    const refusal = refusalIn(
      await session.page('/authenticate', { method: 'POST', headers: AS_JSON, json }),
    );
    if (refusal) throw refusal;
  },

  async *list({ session }) {
    const who = await whoIsIn(session);
    if (!who) throw new SessionExpired();
    const seen = new Set<string>();
    for (const space of SPACES) {
      if (space === 'conseil-syndical' && !who.is_council) continue;
      const walk: Walk = { session, paths: who.paths, space };
      const root = await openSpace(walk);
      if (!root) continue;
      const count = (root.all ?? root.inner).length;
      const detail = count > 1 ? `${count} classeurs` : `${count} classeur`;
      yield { kind: 'STEP', title: STEP_OF[space], detail };
      for await (const filed of filedIn(walk, root)) {
        // The council sees again what every owner sees.
        if (seen.has(filed.row.id)) continue;
        seen.add(filed.row.id);
        yield { kind: 'DOCUMENT', document: found(walk, filed) };
      }
    }
  },

  logout: async ({ session }) => {
    const who = await whoIsIn(session);
    if (who) await session.page(who.paths.out, { headers: AS_JSON });
  },
});

const STEP_OF = {
  coproprietaire: 'Espace copropriétaire ouvert',
  'conseil-syndical': 'Espace du conseil syndical ouvert',
} as const;

const originOf = ({ host }: Tenant): string =>
  `${LOOPBACK.test(host) ? 'http' : 'https'}://${host}`;

function found({ session, paths, space }: Walk, { row, path }: Filed): FoundDocument {
  const title = row.title?.trim() || (row.file_name ?? row.id);
  const guess = guessByLabel(title, path);
  // The council sees accounts and lists of people: only what a sale plainly needs leaves its space.
  const council_only = space === 'conseil-syndical' && guess === null;
  return {
    remote_key: row.id,
    title,
    path,
    date: dayOf(row),
    guess,
    leave: leaveByLabel(title, path) ?? (council_only ? 'pièce du conseil syndical' : null),
    unit: null,
    open: async () => fileIn(await session.file(paths.file(row.id)), row),
  };
}
