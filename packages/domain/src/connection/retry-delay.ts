const BASE_MS = 10;
const LAST_DOUBLING = 10;
const CAP_MS = 10_000;

export const retryDelay = (attempt: number): number =>
  attempt > LAST_DOUBLING ? CAP_MS : 2 ** attempt * BASE_MS;
