import { OTHERS } from './folders.ts';
import { runCases } from './run-cases.ts';

runCases(OTHERS);
