import { CATEGORY_OF, type DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';

import type { Floors, FloorsOf } from './building/floors.ts';

export const isHouse = (type: PortfolioType): boolean => type === 'HOUSE_SALE_PORTFOLIO';

/** Each document at its window, in the order of the list. A house has no floor for its copropriété. */
export function dossierFloors<S extends { document_type: DocumentType }>(
  type: PortfolioType,
  slots: readonly S[],
): FloorsOf<S> {
  const of = (category: (typeof CATEGORY_OF)[DocumentType]) =>
    slots.filter(({ document_type }) => CATEGORY_OF[document_type] === category);
  const building = of('DOCS_IMMEUBLE_COPROPRIETE');
  const home = of('DOCS_APPARTEMENT');
  return {
    first: isHouse(type) ? [] : building,
    second: isHouse(type) ? [...building, ...home] : home,
    third: of('DOCS_PERSONNELS'),
    roof: of('DOCS_ACQUEREURS'),
  };
}

type Drawn = { document_type: DocumentType; status: DocumentStatus };

/** The same, for whoever only draws them. */
export function statusFloors(type: PortfolioType, slots: readonly Drawn[]): Floors {
  const { first, second, third, roof } = dossierFloors(type, slots);
  const statuses = (floor: readonly Drawn[]) => floor.map(({ status }) => status);
  return {
    first: statuses(first),
    second: statuses(second),
    third: statuses(third),
    roof: statuses(roof),
  };
}
