import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment, the same one everywhere in the world. */
export const instant = () => timestamp({ withTimezone: true });

export const minutesBetween = (later: unknown, earlier: unknown) =>
  sql<number>`extract(epoch from ${later} - ${earlier})::float8 / 60`;
