import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment, the same one everywhere in the world. */
export const instant = () => timestamp({ withTimezone: true });
