// Takes all of the processor and never answers, as a bomb does.
import { sayReady } from '../src/file/child-answer.ts';

sayReady();
for (;;);
