import { FIELDS, type FieldReference } from './fields.data.ts';

const isReference = (text: string): text is FieldReference => Object.hasOwn(FIELDS, text);

/** In the order of the table. */
export const FIELD_REFERENCES: readonly FieldReference[] = Object.keys(FIELDS).filter(isReference);
