// « PED-2026-000023 » names a sale; from the second edition on, the edition follows: « PED-2026-000023-2 ».

export type PedNumber = { year: number; rank: number; edition: number };

export function printedNumber({ year, rank, edition }: PedNumber): string {
  const sale = `PED-${year}-${String(rank).padStart(6, '0')}`;
  return edition === 1 ? sale : `${sale}-${edition}`;
}

/** As somebody types it or a QR code says it; null for anything else. */
export function readNumber(text: string): PedNumber | null {
  const found = /^PED-(\d{4})-(\d{6,9})(?:-([1-9]\d{0,3}))?$/.exec(text.trim().toUpperCase());
  if (!found) return null;
  const [, year, rank, edition] = found;
  return { year: Number(year), rank: Number(rank), edition: edition ? Number(edition) : 1 };
}
