import type { FailureDetail, RobotErrorCode } from '@quitus/domain/robots/robot-error';

/** What is known of a failure besides the portal's name, which the run adds. */
export type FailureFacts = Omit<FailureDetail, 'portal'>;

/**
 * A visit that cannot go on, or a file that cannot be had. What a connector does not recognise is a bug of
 * ours (UNKNOWN, PARSE_CHANGED), never « wrong password ».
 */
export class RobotError extends Error {
  override readonly name = 'RobotError';
  readonly code: RobotErrorCode;
  readonly facts: FailureFacts;

  constructor(code: RobotErrorCode, facts: FailureFacts = {}, options?: ErrorOptions) {
    super(facts.info === undefined ? code : `${code}: ${facts.info}`, options);
    this.code = code;
    this.facts = facts;
  }
}
