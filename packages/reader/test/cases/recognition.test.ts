import { RECOGNITION } from './folders.ts';
import { runCases } from './run-cases.ts';

runCases(RECOGNITION);
