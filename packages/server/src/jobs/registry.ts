// Every job the worker knows, and those that the clock starts.
import type { CronItem } from 'graphile-worker';

import { forgetExpired, issueLink, registerAccount } from '../features/auth/auth.jobs.ts';
import { finishUploads, inspectUpload } from '../features/documents/documents.jobs.ts';
import { sendMail } from '../features/mail/mail.jobs.ts';

export const JOBS = [
  issueLink,
  registerAccount,
  sendMail,
  forgetExpired,
  inspectUpload,
  finishUploads,
] as const;

export const SCHEDULE: readonly CronItem[] = [
  { task: forgetExpired.name, match: '17 3 * * *' },
  { task: finishUploads.name, match: '*/5 * * * *' },
];
