import { type CountryCode, countryName, listedCountries } from '@quitus/domain/countries/country';

import type { FieldTexts } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';

type CountryFieldProps = Pick<FieldTexts, 'hint'> & {
  label: string;
  name: string;
  value: CountryCode;
  onChange: (country: CountryCode) => void;
};

const { near, far } = listedCountries();
const countries = [...near, ...far];

export function CountryField({ onChange, ...field }: CountryFieldProps) {
  function choose(chosen: string) {
    const country = countries.find((each) => each === chosen);
    if (country) onChange(country);
  }
  return (
    <Select {...field} autoComplete="country" onChange={({ target }) => choose(target.value)}>
      <optgroup label="France et pays voisins">{near.map(option)}</optgroup>
      <optgroup label="Autres pays">{far.map(option)}</optgroup>
    </Select>
  );
}

const option = (country: CountryCode) => (
  <option key={country} value={country}>
    {countryName(country)}
  </option>
);
