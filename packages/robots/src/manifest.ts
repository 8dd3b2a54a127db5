// What a connector says of itself: the form is drawn from it, and what comes back is checked by it.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { QuestionKind, RobotScope } from '@quitus/domain/robots/run-state';
import { z } from 'zod';

import { Secret } from './secret.ts';

type FieldLook = { label: string; hint?: string; example?: string };

type TextField = FieldLook & {
  kind: 'TEXT';
  autocomplete: 'username' | 'off';
  /** On a phone: figures only. */
  digits: boolean;
  schema: z.ZodType<string, string>;
};
/** Never trimmed, never shown, never kept in the clear. */
type SecretField = FieldLook & { kind: 'SECRET'; schema: z.ZodType<Secret, string> };
type SelectField = FieldLook & {
  kind: 'SELECT';
  options: readonly (readonly [value: string, label: string])[];
  schema: z.ZodType<string, string>;
};
export type Field = TextField | SecretField | SelectField;
export type Fields = Record<string, Field>;

/** What `login` receives: secrets wrapped, texts normalised. */
export type CredentialsOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['schema']> };

const MAX_TYPED = 200;

export const textField = (
  look: FieldLook & {
    digits?: boolean;
    autocomplete?: TextField['autocomplete'];
    normalize?: (typed: string) => string;
    pattern?: RegExp;
  },
): TextField => {
  const { digits = false, autocomplete = 'username', normalize = (typed) => typed, pattern } = look;
  const typed = z.string().trim().min(1).max(MAX_TYPED).overwrite(normalize);
  const schema = pattern ? typed.regex(pattern) : typed;
  return { ...look, kind: 'TEXT', digits, autocomplete, schema };
};

export const secretField = (look: FieldLook): SecretField => ({
  ...look,
  kind: 'SECRET',
  schema: z
    .string()
    .min(1)
    .max(MAX_TYPED)
    .transform((typed) => new Secret(typed)),
});

export const selectField = (
  look: FieldLook & { options: SelectField['options'] },
): SelectField => ({
  ...look,
  kind: 'SELECT',
  schema: z.enum(look.options.map(([value]) => value)),
});

export type Limits = {
  /** Requests per second to one host, all processes together. */
  rps: number;
  /** Visits of one host at a time, all processes together. */
  sessions_per_host: number;
  /** Files of one visit at a time. */
  downloads: number;
  budget_ms: number;
};

export const POLITE: Limits = { rps: 1, sessions_per_host: 2, downloads: 2, budget_ms: 600_000 };

/** Named, so that a change of the portal says what is missing. */
export type Selectors = Record<string, { css: string; info: string }>;

export type Manifest<F extends Fields = Fields, T = unknown> = {
  id: string;
  /** Raised with each change of how the portal is read. */
  version: string;
  /** « ICS », « Impots.gouv.fr »: as sentences name the portal. */
  label: string;
  scope: RobotScope;
  produces: readonly DocumentType[];
  fields: F;
  /** Which of the family's portals: parsed from the directory or from the address that was pasted. */
  tenant: z.ZodType<T>;
  /** Addresses of login pages; named groups are the fields of the tenant. */
  detect: readonly RegExp[];
  /** Whole of what may be visited: any other host is refused, wherever a page leads. */
  hosts(tenant: T): readonly string[];
  /** Where a person signs in by hand, and where `checkPortal` looks. */
  login_url(tenant: T): string;
  /** Where to click to download by hand, when the robot may not. */
  by_hand: string;
  interactive: readonly QuestionKind[];
  limits: Limits;
};
