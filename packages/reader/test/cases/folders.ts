// Which test reads which folders of cases. A test file is one turn of a worker, so their lengths are alike.
import { CASE_FOLDERS } from './case-file.ts';

export const MONEY = ['appel-de-fonds', 'decompte', 'releve-de-compte', 'pre-etat-date'];
export const MEETINGS = ['pv-ag', 'cv-ag', 'pouvoir', 'vote-par-correspondance'];
export const RECOGNITION = ['kinds'];
/** A new folder is read with these. */
export const OTHERS = CASE_FOLDERS.filter(
  (folder) => ![...MONEY, ...MEETINGS, ...RECOGNITION].includes(folder),
);
