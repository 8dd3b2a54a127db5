import { join } from 'node:path';

/** Away from the port and the data of whoever develops on this machine. */
export const PORT = 3917;
export const ADDRESS_PORT = 3918;
export const DATA = join(import.meta.dirname, '..', '.cache', 'e2e');
/** The demonstration has a server of its own: its papers are printed and read only where they are needed. */
export const DEMO_PORT = 3927;
export const DEMO_DATA = join(DATA, '..', 'e2e-demo');
