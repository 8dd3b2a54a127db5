// Answers, then never ends: as Node does when its compiler and its shutdown wait for each other.
import { sayAnswer, sayReady } from '../src/file/child-answer.ts';

sayReady();
sayAnswer('done');
process.once('exit', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
process.exit(0);
