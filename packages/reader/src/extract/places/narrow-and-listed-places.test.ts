// Names of buildings that narrow cells break, streets that listings shorten and set apart from their towns.
import { describe, expect, it } from 'vitest';

import { writtenText } from '../../french/written.ts';
import { findAddresses } from './addresses.ts';

describe('a street', () => {
  it('may be of a kind that few have, or be shortened as listings do', () => {
    const first = (text: string) => findAddresses(writtenText(text))[0]?.value;
    expect(first('41 littoral Mistral, 83000 Toulon')).toBe('41 littoral Mistral, 83000 Toulon');
    expect(first('6 R DE LA LOGE 34000 MONTPELLIER')).toBe('6 R DE LA LOGE 34000 MONTPELLIER');
  });
});
