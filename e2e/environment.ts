import { join } from 'node:path';

/** Away from the port and the data of whoever develops on this machine. */
export const PORT = 3917;
export const ADDRESS_PORT = 3918;
export const DATA = join(import.meta.dirname, '..', '.cache', 'e2e');
