import { MONEY } from './folders.ts';
import { runCases } from './run-cases.ts';

runCases(MONEY);
