// What the portals of this family answer, read without a network: what is known of them, and nothing else.
import type { RobotErrorCode } from '@quitus/domain/robots/robot-error';
import { z } from 'zod';

import { beginning } from '../beginning.ts';
import type { Downloaded } from '../connector.ts';
import { RobotError } from '../robot-error.ts';
import { type Page, type RawAnswer, SessionExpired } from '../session.ts';

type Answer = Pick<Page, 'url' | 'status' | 'text'>;

/** Pages where the application sends people instead of answering. */
const WALLS: readonly (readonly [path: RegExp, code: RobotErrorCode])[] = [
  [/^\/password-expiration/, 'PASSWORD_EXPIRED'],
  [/^\/(cgu|conditions)/, 'CGU'],
];
const LOGIN_PATH = /^\/connexion/;

/** Throws where the portal sent us away; the address is the one where redirections ended. */
function refuseWalls(url: URL): void {
  if (LOGIN_PATH.test(url.pathname)) throw new SessionExpired();
  const code = WALLS.find(([path]) => path.test(url.pathname))?.[1];
  if (code) throw new RobotError(code, { link: url.origin });
}

/**
 * The JSON of an answer; null where there is nothing at this address. A page where JSON was to be is the
 * portal at rest: these say so in no status and in no words that could be relied on.
 */
export function readJson({ url, status, text }: Answer): unknown {
  refuseWalls(url);
  if (status === 401 || status === 403) throw new SessionExpired();
  if (status === 404) return null;
  const body = parseJson(text);
  if (body === undefined) throw new RobotError('MAINTENANCE', { info: url.pathname });
  if (status >= 400) throw new RobotError('UNKNOWN', { info: `${url.pathname}: ${status}` });
  return body;
}

function parseJson(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
}

function known<T>(schema: z.ZodType<T>, body: unknown, where: string): T {
  const { data, error } = schema.safeParse(body);
  if (error === undefined) return data;
  const field = error.issues[0]?.path.join('.') ?? '';
  throw new RobotError('PARSE_CHANGED', { info: `${where}: ${field}` });
}

const authentication = z.object({
  authentication: z.boolean(),
  authenticationResult: z.string().nullish(),
});

/** The first that matches wins. « Mot de passe incorrect, compte verrouillé » is locked. */
const REFUSALS: readonly (readonly [said: RegExp, code: RobotErrorCode])[] = [
  [/verrouill|bloqu/i, 'ACCOUNT_LOCKED'],
  [/mot de passe (est |a )?expir/i, 'PASSWORD_EXPIRED'],
  [/captcha/i, 'CAPTCHA'],
  [/(identifiant|mot de passe|identification).*(incorrect|erron|invalide)/i, 'LOGIN_FAILED'],
];
const TRIES_LEFT = /(\d+) (?:essai|tentative)/i;

/** Why a login was refused; null when it was not. What is not recognised is no wrong password. */
export function refusalIn({ url, text }: Answer): RobotError | null {
  const body = parseJson(text);
  if (body === undefined) return new RobotError('MAINTENANCE', { info: url.pathname });
  const { authentication: entered, authenticationResult: said } = known(
    authentication,
    body,
    url.pathname,
  );
  if (entered) return null;
  const sentence = beginning(said ?? '');
  const code = REFUSALS.find(([words]) => words.test(sentence))?.[1];
  if (code === undefined) return new RobotError('UNKNOWN', { info: 'login: unknown refusal' });
  const left = TRIES_LEFT.exec(sentence)?.[1];
  return new RobotError(code, {
    link: url.origin,
    ...(left !== undefined && { tries_left: Number(left) }),
  });
}

const YES = new Set<unknown>([true, 1, '1', 'true']);
const answered = z.object({ user: z.unknown() });
const user = z.object({
  nom_copro: z.unknown().optional(),
  ref_copro: z.unknown().optional(),
  id_copro: z.unknown().optional(),
  membre_conseil: z.unknown().optional(),
});

/** Who is in: somebody with a name or a number; null when nobody is. */
export function userIn(body: unknown, where: string): { is_council: boolean } | null {
  const found = user.safeParse(known(answered, body, where).user).data;
  const named = found && [found.nom_copro, found.ref_copro, found.id_copro].some(Boolean);
  return named ? { is_council: YES.has(found.membre_conseil) } : null;
}

const id = z.union([z.string(), z.number()]).transform(String);
/** PHP writes a list with holes as an object. */
const rows = <T extends z.ZodType>(row: T) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : value),
    z.array(row),
  );

const classeur = z.object({
  id,
  nom: z.string(),
  parent: id.nullish(),
  fileCount: z.coerce.number().nullish(),
});
export type Classeur = z.output<typeof classeur>;

const documentRow = z.object({
  id,
  file_name: z.string().nullish(),
  title: z.string().nullish(),
  mime_type: z.string().nullish(),
  date_commit: z.string().nullish(),
  date_commit_libelle: z.string().nullish(),
});
export type DocumentRow = z.output<typeof documentRow>;

const listing = z.object({
  allClasseurs: z.unknown().optional(),
  data: z.object({ Classeurs: rows(classeur), Documents: rows(documentRow) }),
  totalItemCount: z.coerce.number().nullish(),
});
export type Listing = {
  /** Every folder of the space; null where the portal does not say. */
  all: readonly Classeur[] | null;
  inner: readonly Classeur[];
  documents: readonly DocumentRow[];
  total: number | null;
};

export function listingIn(body: unknown, where: string): Listing {
  const { allClasseurs, data, totalItemCount } = known(listing, body, where);
  const whole = rows(classeur).safeParse(allClasseurs);
  return {
    // It only spares visits: one that is told otherwise is done without.
    all: whole.success && whole.data.length > 0 ? whole.data : null,
    inner: data.Classeurs,
    documents: data.Documents,
    total: totalItemCount ?? null,
  };
}

/** « 2026-07-02 09:12:44 » or « 02/07/2026 ». */
export function dayOf({ date_commit, date_commit_libelle }: DocumentRow): string | null {
  const iso = /^(\d{4}-\d{2}-\d{2})/.exec(date_commit ?? '')?.[1];
  if (iso !== undefined) return iso;
  const [, day, month, year] =
    /^(\d{2})\/(\d{2})\/(\d{4})/.exec(date_commit_libelle ?? date_commit ?? '') ?? [];
  return day === undefined ? null : `${year}-${month}-${day}`;
}

const wrapped = z.object({
  file_name: z.string().nullish(),
  mime_type: z.string().nullish(),
  base64: z.string(),
});

/** A file comes in JSON or as it is. What it holds is looked at by whoever fetches it. */
export function fileIn({ url, status, headers, bytes }: RawAnswer, row: DocumentRow): Downloaded {
  refuseWalls(url);
  if (status === 401 || status === 403) throw new SessionExpired();
  if (status !== 200) throw new RobotError('FILE_BROKEN', { info: String(status) });
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? null;
  const name = row.file_name ?? `${row.id}.pdf`;
  if (type !== 'application/json') return { bytes, name, mime: type };
  const inside = wrapped.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (!inside.success) throw new RobotError('FILE_BROKEN', { info: 'no file in the answer' });
  const { base64, file_name, mime_type } = inside.data;
  return {
    bytes: new Uint8Array(Buffer.from(base64, 'base64')),
    name: file_name ?? name,
    mime: mime_type ?? row.mime_type ?? null,
  };
}
