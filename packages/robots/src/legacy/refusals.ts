// What these portals say when they refuse somebody at the login page. A sentence that is not here is ours to learn.
import type { RobotErrorCode } from '@quitus/domain/robots/robot-error';

import { beginning } from '../beginning.ts';
import { RobotError } from '../robot-error.ts';

type Refusals = readonly (readonly [RegExp, RobotErrorCode])[];

const LOGIN: Refusals = [
  [/compte (?:est |a été )?(?:bloqué|verrouillé|suspendu)/i, 'ACCOUNT_LOCKED'],
  [/mot de passe (?:a|est) expiré/i, 'PASSWORD_EXPIRED'],
  [/(?:identifiant|mot de passe).* incorrect/i, 'LOGIN_FAILED'],
  [/(?:momentanément|temporairement) indisponible|maintenance/i, 'MAINTENANCE'],
  [/robot|captcha/i, 'CAPTCHA'],
];

const CODE: Refusals = [
  [/code.* expiré/i, 'OTP_EXPIRED'],
  [/code.* (?:incorrect|erroné|invalide)/i, 'OTP_WRONG'],
  [/compte (?:est |a été )?(?:bloqué|verrouillé|suspendu)/i, 'ACCOUNT_LOCKED'],
];

const LONGEST = 160;

function refusalIn(
  refusals: Refusals,
  step: string,
  message: string | null,
  typed: readonly string[],
): RobotError {
  const known = refusals.find(([said]) => message !== null && said.test(beginning(message)));
  if (known) return new RobotError(known[1]);
  return new RobotError('UNKNOWN', { info: `${step} : ${quoted(message, typed)}` });
}

/** A portal that repeats what was typed must not make us repeat it. */
function quoted(message: string | null, typed: readonly string[]): string {
  if (message === null) return 'aucun message';
  if (typed.some((text) => message.toLowerCase().includes(text.toLowerCase())))
    return 'message qui répète la saisie';
  return `« ${beginning(message, LONGEST)} »`;
}

export const loginRefusal = (message: string | null, typed: readonly string[]): RobotError =>
  refusalIn(LOGIN, 'connexion', message, typed);

export const codeRefusal = (message: string | null, typed: readonly string[]): RobotError =>
  refusalIn(CODE, 'code', message, typed);
