// The check page of a pré-état daté: genuine or not, current or superseded, and nothing else.
import { type Verification, verificationApi } from '@quitus/api/verification.api';
import { parisDay } from '@quitus/domain/documents/calendar';
import { printedNumber, readNumber } from '@quitus/domain/preetatdate/number';

import type { Tx } from '../../db/pool.ts';
import { implement } from '../../http/handler.ts';
import { findIssued } from './editions.queries.ts';

const UNKNOWN: Verification = {
  genuine: false,
  number: null,
  edition: null,
  issued_on: null,
  current: null,
  superseded_on: null,
};

export async function lookUp(tx: Tx, typed: string) {
  const number = readNumber(typed);
  const issued = number && (await findIssued(tx, number));
  if (!issued) return { verification: UNKNOWN, sha256: null };
  const verification: Verification = {
    genuine: true,
    number: printedNumber(number),
    edition: issued.edition,
    issued_on: parisDay(issued.issued_at),
    current: issued.superseded_at === null,
    superseded_on: issued.superseded_at && parisDay(issued.superseded_at),
  };
  return { verification, sha256: issued.sha256 };
}

export const verificationRoutes = () =>
  implement(verificationApi)({
    verify: async ({ params, tx }) => (await lookUp(tx, params.number)).verification,

    compare: async ({ params, body, tx }) => {
      const { verification, sha256 } = await lookUp(tx, params.number);
      return { ...verification, same: sha256 !== null && sha256 === body.sha256 };
    },
  });
