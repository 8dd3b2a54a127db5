// A file that is to take the place of a verified one: that one stays valid until this one is verified.

/** PROPOSED until somebody says that it is meant, KEPT from then on, while the team looks at it. */
export const REPLACEMENT_STATES = ['PROPOSED', 'KEPT'] as const;
export type ReplacementState = (typeof REPLACEMENT_STATES)[number];

type Arriving = {
  origin: 'UPLOADED_BY_USER' | 'UPLOADED_BY_ADMIN' | 'SCRAPED';
  /** The file in the slot that it would replace. */
  replaces: boolean;
  slot_is_verified: boolean;
};

/** What the team and the robot bring is meant: only what a person drops may be a mistake. */
export const replacementOf = ({
  origin,
  replaces,
  slot_is_verified,
}: Arriving): ReplacementState | null =>
  origin === 'UPLOADED_BY_USER' && replaces && slot_is_verified ? 'PROPOSED' : null;
