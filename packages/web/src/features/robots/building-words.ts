import type { directoryApi, RegisteredBuilding } from '@quitus/api/directory.api';
import type { ResponseOf } from '@quitus/api/endpoint';

type Difference = ResponseOf<typeof directoryApi.building>['differences'][number];

export const DIFFERENCE_WORDS: Record<Difference['fact'], string> = {
  RNC: 'Immatriculation',
  LOTS: 'Nombre de lots',
  SYNDIC: 'Syndic',
  BUILD_PERIOD: 'Construction',
};

const bare = (number: string): string => number.replaceAll('-', '').toUpperCase();

/** « AB1-234-567 » and « AB1234567 » are one building. */
export const isOwn = ({ rnc_number }: RegisteredBuilding, ours: string | null): boolean =>
  ours !== null && bare(rnc_number) === bare(ours);
