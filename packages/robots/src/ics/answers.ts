// What the services behind the pages answer. Their errors come as HTTP 200, told inside.
import { z } from 'zod';

import { RobotError } from '../robot-error.ts';

const tokenAnswer = z.union([
  z.object({ success: z.literal(true), token: z.string().min(1) }),
  z.object({ success: z.literal(false), erreur: z.string().nullish() }),
]);

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((moment) => moment.slice(0, 10))
  .nullish()
  .catch(null);

const gedDocument = z.object({
  guid: z.string().min(1),
  nom: z.string(),
  nomGed: z.string(),
  extension: z.string().nullish(),
  emplacement: z.string(),
  dateCreated: day,
  dateUpload: day,
});
export type GedDocument = z.output<typeof gedDocument>;

const gedFolder = z.object({
  idArbo: z.coerce.string().min(1),
  nom: z.string(),
  documentsCount: z.coerce.number().nullish(),
  foldersCount: z.coerce.number().nullish(),
});
export type GedFolder = z.output<typeof gedFolder>;

// Both lists are always there, empty or not: one that is missing is a change, not an empty folder.
const content = z.object({ sons: z.array(gedFolder), docs: z.array(gedDocument) });
export type GedContent = z.output<typeof content>;

const envelope = z.object({ responseCode: z.coerce.string(), payload: z.unknown().optional() });

const changed = (what: string, { issues }: z.ZodError): RobotError => {
  const where = issues[0]?.path.join('.') ?? '';
  return new RobotError('PARSE_CHANGED', { info: `${what}: ${where}` });
};

function parsed<S extends z.ZodType>(schema: S, body: unknown, what: string): z.output<S> {
  const { data, error } = schema.safeParse(body);
  if (error) throw changed(what, error);
  return data;
}

export function readToken(body: unknown): string {
  const answer = parsed(tokenAnswer, body, 'idservice');
  if (!answer.success) throw new RobotError('UNKNOWN', { info: 'idservice: no token' });
  return answer.token;
}

/** The token lives for ten minutes: what is refused for it is asked again with another. */
const STALE = new Set(['401', '403']);

export function readContent(body: unknown, service: string): GedContent | 'STALE_TOKEN' {
  const { responseCode, payload } = parsed(envelope, body, service);
  if (STALE.has(responseCode)) return 'STALE_TOKEN';
  if (responseCode !== '200')
    throw new RobotError('UNKNOWN', { info: `${service}: responseCode ${responseCode}` });
  return parsed(content, payload, service);
}

/** Why a file was not given: told where the file should be. Null: it was given. */
export function readFileRefusal(bytes: Uint8Array): 'STALE_TOKEN' | 'REFUSED' | null {
  if (bytes[0] !== '{'.charCodeAt(0)) return null;
  const { data } = envelope.safeParse(parseJson(Buffer.from(bytes).toString('utf8')));
  if (!data) return null;
  return STALE.has(data.responseCode) ? 'STALE_TOKEN' : 'REFUSED';
}

/** Undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
