import { stopDemo } from './demo-server.ts';
import { GUIDED_DEMO, ROBOT_DEMO } from './environment.ts';

const stopDemos = async () => {
  for (const demo of [ROBOT_DEMO, GUIDED_DEMO]) await stopDemo(demo);
};

/** Before the first journey and after the last: no demonstration is left of this run, nor of one that was killed. */
export default async function aroundAll(): Promise<() => Promise<void>> {
  await stopDemos();
  return stopDemos;
}
