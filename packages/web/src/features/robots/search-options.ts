// What the search for a syndic offers, and what each choice leads to.
import type { Syndic } from '@quitus/api/directory.api';

/** One of the directory, or the address of a login page; neither for the tax office. */
export type Place = { connector_id: string; syndic_id: string | null; login_url: string | null };

export type Choice =
  | { kind: 'CONNECTED'; name: string; city: string | null; place: Place }
  /** Known, or only named: there is no way in yet. */
  | { kind: 'LISTED'; name: string; syndic: Syndic | null; login_url: string | null };

export type Option = {
  id: string;
  label: string;
  about: string;
  connected: boolean;
  choice: Choice;
};

type Found = {
  syndics: readonly Syndic[];
  pasted: { connector_id: string; portal: string; login_url: string } | null;
  unknown_host: string | null;
};

const STATE_WORDS: Record<Syndic['state'], string> = {
  ACTIVE: 'Connecté',
  PLANNED: 'Pas encore connecté',
  NO_EXTRANET: 'Sans espace en ligne',
  UNKNOWN: 'Pas encore connecté',
};

export function choiceOf(syndic: Syndic): Choice {
  const { id, name, city, connector_id } = syndic;
  return connector_id === null || syndic.state !== 'ACTIVE'
    ? { kind: 'LISTED', name, syndic, login_url: null }
    : { kind: 'CONNECTED', name, city, place: { connector_id, syndic_id: id, login_url: null } };
}

const optionOf = (syndic: Syndic): Option => {
  const choice = choiceOf(syndic);
  return {
    id: syndic.id,
    label: syndic.name,
    about: [syndic.city, STATE_WORDS[syndic.state]].filter(Boolean).join(' · '),
    connected: choice.kind === 'CONNECTED',
    choice,
  };
};

/** The address that was pasted first; the name as it was typed last, for whoever is not in the list. */
export function optionsOf({ syndics, pasted, unknown_host }: Found, typed: string): Option[] {
  const name = typed.trim();
  if (pasted)
    return [
      {
        id: 'pasted',
        label: pasted.portal,
        about: `Connecté · ${hostOf(pasted.login_url)}`,
        connected: true,
        choice: {
          kind: 'CONNECTED',
          name: pasted.portal,
          city: null,
          place: {
            connector_id: pasted.connector_id,
            syndic_id: null,
            login_url: pasted.login_url,
          },
        },
      },
    ];
  if (unknown_host !== null)
    return [
      {
        id: 'unknown',
        label: unknown_host,
        about: 'Cet espace en ligne n’est pas encore connecté',
        connected: false,
        choice: { kind: 'LISTED', name: unknown_host, syndic: null, login_url: name },
      },
    ];
  return [
    ...syndics.map(optionOf),
    {
      id: 'named',
      label: `« ${name} »`,
      about: 'Mon syndic n’est pas dans cette liste',
      connected: false,
      choice: { kind: 'LISTED', name, syndic: null, login_url: null },
    },
  ];
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address;
