// One try of the control: what the dossier says, which files lie in the slot, on which day.
import type { ControlledDossier, ControlledFile } from '@quitus/domain/control/control';
import type { DocumentType } from '@quitus/domain/documents/document-type';

import type { PaperName } from './samples.ts';
import type { Shelf } from './world.ts';

export type Case = {
  name: string;
  slot: DocumentType;
  files: (shelf: Shelf) => readonly ControlledFile[];
  dossier?: Partial<ControlledDossier>;
  today?: string;
  others?: (shelf: Shelf) => readonly ControlledFile[];
};

/** What a slot holds when all is well. */
export const RIGHT_FILES = {
  CHARGES: ['call', 'statement', 'settled_2025', 'settled_2024'],
  PV_AG: ['minutes_2026', 'minutes_2025', 'minutes_2024'],
  CV_AG: ['convocation'],
  FICHE_SYN: ['summary'],
  CARNET_ENTRETIEN: ['book'],
  RCP_EDD: ['rules'],
  TITRE_PROP: ['deed'],
  TAX_FONCIERE: ['tax'],
  CERT_CARREZ: ['carrez'],
  CERTIFICAT_DE_SUPERFICIE: ['living_area'],
  DIAGNOSTICS_ASSAINISSEMENT: ['drains'],
  ASSURANCES_DU_LOGEMENT: ['insurance'],
  RIB: ['bank'],
  DOC_IDENTITE: ['card'],
  ACT_NAISSANCE: ['birth'],
  LOGEMENT_LOUE: ['lease'],
} as const satisfies Partial<Record<DocumentType, readonly PaperName[]>>;

export type RightSlot = keyof typeof RIGHT_FILES;

export const files =
  (...names: readonly PaperName[]) =>
  (shelf: Shelf): ControlledFile[] =>
    names.map(shelf.take);

export const rightFiles = (slot: RightSlot) => files(...RIGHT_FILES[slot]);

export const inSlots = (
  slots: readonly RightSlot[],
  name: string,
  rest: Omit<Case, 'name' | 'slot' | 'files'>,
): Case[] =>
  slots.map((slot) => ({ name: `${slot}: ${name}`, slot, files: rightFiles(slot), ...rest }));
