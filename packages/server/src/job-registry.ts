// Every job the worker knows, and those that the clock starts.
import { PORTAL_CHECK_MINUTES } from '@quitus/domain/robots/portal-checks';
import type { CronItem } from 'graphile-worker';

import { issueLink, registerAccount } from './features/auth/auth.jobs.ts';
import { sellDemoStatement } from './features/demo/demo-statements.jobs.ts';
import { fillDemoFiles } from './features/demo/demo.jobs.ts';
import { drawFirstPage, inspectUpload } from './features/documents/documents.jobs.ts';
import { finishUploads } from './features/documents/uploads.jobs.ts';
import { prepareDownload, sweepDownloads } from './features/downloads/downloads.jobs.ts';
import { remindSyndics } from './features/letters/letters.jobs.ts';
import { sendMail } from './features/mail/mail.jobs.ts';
import { watchPassing } from './features/passing/passing.jobs.ts';
import type { SellingDeps } from './features/payments/fulfilment.ts';
import {
  abandonLater,
  endHostedSubscription,
  giveBackOrder,
  payBack,
  printInvoice,
  runCashier,
  sendCashierEvent,
  watchPayments,
} from './features/payments/payments.jobs.ts';
import {
  giveBackPedJob,
  makePedJob,
  printPedJob,
  watchLatePeds,
} from './features/preetatdate/preetatdate.jobs.ts';
import { controlDocument } from './features/reading/control.jobs.ts';
import { readKeptFile } from './features/reading/reading.jobs.ts';
import { splitFile } from './features/reading/sorting.jobs.ts';
import { readAgain, watchExpiry } from './features/reading/watch.jobs.ts';
import { forgetExpired } from './features/retention/forget-expired.jobs.ts';
import { sweepStorage } from './features/retention/sweep.jobs.ts';
import { checkPortals } from './features/robots/canaries.jobs.ts';
import { isBeingFetched } from './features/robots/fetching.queries.ts';
import {
  refreshRobots,
  runRobot,
  sweepRobots,
  notifyOfRun,
} from './features/robots/robots.jobs.ts';
import { mailDecision } from './features/staff/staff.jobs.ts';
import type { Duties } from './jobs/shift.ts';
import { dutiesOf } from './jobs/worker.ts';

export const JOBS = [
  issueLink,
  registerAccount,
  sendMail,
  forgetExpired,
  inspectUpload,
  drawFirstPage,
  finishUploads,
  sweepStorage,
  prepareDownload,
  sweepDownloads,
  readKeptFile,
  controlDocument(isBeingFetched),
  splitFile,
  mailDecision,
  watchExpiry,
  watchPassing,
  readAgain,
  fillDemoFiles,
  sellDemoStatement,
  printInvoice,
  payBack,
  giveBackOrder,
  endHostedSubscription,
  abandonLater,
  sendCashierEvent,
  watchPayments,
  runCashier,
  makePedJob,
  printPedJob,
  giveBackPedJob,
  watchLatePeds,
  runRobot,
  notifyOfRun,
  sweepRobots,
  refreshRobots,
  checkPortals,
  remindSyndics,
] as const;

export const SCHEDULE: readonly CronItem[] = [
  { task: forgetExpired.name, match: '17 3 * * *' },
  { task: finishUploads.name, match: '*/5 * * * *' },
  { task: sweepStorage.name, match: '47 3 * * *' },
  { task: sweepDownloads.name, match: '37 * * * *' },
  { task: watchExpiry.name, match: '5 4 * * *' },
  { task: remindSyndics.name, match: '11 8 * * *' },
  { task: watchPassing.name, match: '25 4 * * *' },
  { task: readAgain.name, match: '*/10 * * * *' },
  { task: watchLatePeds.name, match: '*/10 * * * *' },
  { task: watchPayments.name, match: '*/10 * * * *' },
  { task: runCashier.name, match: '*/10 * * * *' },
  { task: sweepRobots.name, match: '*/10 * * * *' },
  // In the night of France: portals are idle, and papers are there in the morning.
  { task: refreshRobots.name, match: '15 1 * * *' },
  { task: checkPortals.name, match: `*/${PORTAL_CHECK_MINUTES} * * * *` },
];

/** What a whole worker does. */
export const allDuties = (deps: SellingDeps): Duties[] => dutiesOf(deps, JOBS, SCHEDULE);
