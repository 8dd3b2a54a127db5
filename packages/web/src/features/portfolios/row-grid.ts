/** Shared by the rows and by the line of titles above them; on narrower screens each is a card. */
const GRID = 'lg:grid lg:items-center lg:gap-x-5';

export const rowGrid = (followed: boolean): string =>
  followed
    ? `${GRID} lg:grid-cols-[6.5rem_minmax(0,1fr)_7rem_14.5rem_8.5rem_6.5rem]`
    : `${GRID} lg:grid-cols-[6.5rem_minmax(0,1fr)_8rem_17rem_6.5rem]`;
