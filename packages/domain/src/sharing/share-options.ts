// What whoever makes a link chooses besides whom it is for and what it shows. A row here is a field of the form and a
// line of the link's details; the contract has its schema, the table its column.
import type { GuestRole } from '../invitations/guest-role.ts';
import type { Watermark } from './watermark.ts';

export type ShareOptions = { allow_download: boolean; watermark: Watermark };
export const SHARE_OPTION_NAMES = ['allow_download', 'watermark'] as const;
export type ShareOptionName = (typeof SHARE_OPTION_NAMES)[number];

export type ShareOption<Value> = {
  /** In the form. */
  label: string;
  hint: string;
  /** In the link's details, before the words of its choice. */
  term: string;
  choices: readonly { value: Value; words: string }[];
  usual: (audience: GuestRole) => Value;
};

export const SHARE_OPTIONS: { [Name in ShareOptionName]: ShareOption<ShareOptions[Name]> } = {
  allow_download: {
    label: 'Autoriser le téléchargement',
    hint: 'Sinon, les documents se consultent seulement à l’écran.',
    term: 'Droits',
    choices: [
      { value: true, words: 'Consultation et téléchargement' },
      { value: false, words: 'Consultation seule' },
    ],
    usual: () => true,
  },
  watermark: {
    label: 'Filigrane',
    hint: 'Le nom du destinataire et la date, en travers des pages.',
    term: 'Filigrane',
    choices: [
      { value: 'NONE', words: 'Aucun filigrane' },
      { value: 'PERSONAL', words: 'Sur les documents personnels' },
      { value: 'ALL', words: 'Sur tous les documents' },
    ],
    usual: (audience) => (audience === 'ACQUEREUR' ? 'ALL' : 'PERSONAL'),
  },
};

type ValueOf = <Name extends ShareOptionName>(name: Name) => ShareOptions[Name];

const eachOption = (valueOf: ValueOf): ShareOptions => ({
  allow_download: valueOf('allow_download'),
  watermark: valueOf('watermark'),
});

const optionOf = <Name extends ShareOptionName>(name: Name): ShareOption<ShareOptions[Name]> =>
  SHARE_OPTIONS[name];

/** Proposed, then changed at will. */
export const usualOptions = (audience: GuestRole): ShareOptions =>
  eachOption((name) => optionOf(name).usual(audience));

/** For another audience: what was changed by hand stays. */
export function optionsFor(
  chosen: ShareOptions & { audience: GuestRole },
  audience: GuestRole,
): ShareOptions {
  const [before, after] = [usualOptions(chosen.audience), usualOptions(audience)];
  return eachOption((name) => (chosen[name] === before[name] ? after[name] : chosen[name]));
}

/** What was chosen of one option, as people read it. */
export const optionWords = <Name extends ShareOptionName>(
  name: Name,
  chosen: ShareOptions[Name],
): string => optionOf(name).choices.find(({ value }) => value === chosen)?.words ?? '';
