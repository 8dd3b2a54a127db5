import { join } from 'node:path';

/** Away from the port of whoever develops on this machine. Two checkouts run side by side with one base each. */
const BASE = Number(process.env['E2E_PORT'] ?? 3917);
export const PORT = BASE;
export const ADDRESS_PORT = BASE + 1;
export const DATA = join(import.meta.dirname, '..', '..', '.cache', 'e2e');
