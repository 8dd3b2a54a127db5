import { MEETINGS } from './folders.ts';
import { runCases } from './run-cases.ts';

runCases(MEETINGS);
