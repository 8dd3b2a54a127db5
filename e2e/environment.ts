import { join } from 'node:path';

/** Away from the port and the data of whoever develops on this machine. */
export const PORT = 3917;
export const ADDRESS_PORT = 3918;
export const DATA = join(import.meta.dirname, '..', '.cache', 'e2e');
/** Demonstrations have servers of their own: their papers are printed and read only where they are needed. */
export type Demo = { port: number; data: string };
export const ROBOT_DEMO: Demo = { port: 3927, data: join(DATA, '..', 'e2e-demo') };
export const GUIDED_DEMO: Demo = { port: 3937, data: join(DATA, '..', 'e2e-guided-demo') };
