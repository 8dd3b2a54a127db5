import { expect, it } from 'vitest';

import { placesSeen } from './chosen-address.ts';

const MARKET = {
  properties: {
    id: '44109_4823_00014',
    label: '14 Rue du Marché 44000 Nantes',
    context: '44, Loire-Atlantique, Pays de la Loire',
  },
  geometry: { coordinates: [-1.55, 47.21] as [number, number] },
};

it('an address picked among the suggestions keeps its place', () => {
  const places = placesSeen();
  places.see([MARKET]);
  expect(
    places.placeOf('14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire'),
  ).toEqual({ ban_id: '44109_4823_00014', longitude: -1.55, latitude: 47.21 });
});

it('an address corrected by hand has none', () => {
  const places = placesSeen();
  places.see([MARKET]);
  expect(places.placeOf('14 Rue du Marché 44000 Nantes')).toEqual({
    ban_id: null,
    longitude: null,
    latitude: null,
  });
});
