// npm test -- [--changed]
// Everything that protects a change: rules, server on a real PostgreSQL, components, papers, then journeys in a
// real browser. --changed leaves out what cannot have been affected since this branch left origin.
import { findChromium } from './chromium.ts';
import { changedFiles, changedSince } from './testing/changed-files.ts';
import { clearReports, type Count, finish, playwright, vitest } from './testing/runners.ts';

/** What journeys run through. */
const SCREENS_AND_SERVER = /^(e2e|packages\/(api|domain|papers|server|web))\//;
const CASES = /^packages\/reader\/cases\//;

function affectedTests(): Count[] {
  const since = changedSince();
  const files = changedFiles(since);
  const counts = [vitest('units', ['--changed', since, '--passWithNoTests'])];
  // Papers are read as files, which no import leads to.
  if (files.some((file) => CASES.test(file)))
    counts.push(vitest('cases', ['--project', 'reader', 'packages/reader/test/cases']));
  if (files.some((file) => SCREENS_AND_SERVER.test(file))) counts.push(journeys());
  else console.log('Aucun parcours : rien de ce qu’ils traversent n’a changé.');
  return counts;
}

const journeys = (): Count => playwright('journeys', ['--config', 'e2e']);

await findChromium();
clearReports();
finish(process.argv.includes('--changed') ? affectedTests() : [vitest('units'), journeys()]);
