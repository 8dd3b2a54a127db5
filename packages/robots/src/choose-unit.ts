// Which of an account's homes is the dossier's: its label says it, or somebody does.
import { compareAddresses, namesPlace } from '@quitus/domain/control/french-address';

import { beginning } from './beginning.ts';
import type { Home, Question, Unit } from './connector.ts';
import { RobotError } from './robot-error.ts';

const LOTS = /\blots?\b[\s:]*(?:n[°os]*\s*)?(\d+(?:\s*(?:,|et|&|-)\s*\d+)*)/gi;

const lotsIn = (label: string): string[] =>
  [...beginning(label).matchAll(LOTS)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []);

const figures = (lot: string): string => lot.replace(/^\D*0*/, '');

const isOfLots = ({ label }: Unit, { lots }: Home): boolean =>
  lotsIn(label).some((lot) => lots.some((one) => figures(one) === figures(lot)));

const isAt = ({ label }: Unit, { address }: Home): boolean =>
  ['SAME', 'LIKELY'].includes(compareAddresses(label, address));

const TOWN = /\d{5}\s+\D+$/;

/** A label often leaves out the town of its street. */
const isAtIfHere = (unit: Unit, home: Home): boolean => {
  const label = `${unit.label}, ${TOWN.exec(home.address)?.[0] ?? ''}`;
  return isAt(unit, home) || (!TOWN.test(unit.label) && isAt({ ...unit, label }, home));
};

/** The only home is taken unless its label says another place; of several, the one that nobody would doubt. */
export async function chooseUnit(
  units: readonly Unit[],
  home: Home,
  ask: (question: Question) => Promise<string>,
): Promise<Unit> {
  const [only, ...others] = units;
  if (only && others.length === 0 && (!namesPlace(only.label) || isAtIfHere(only, home)))
    return only;
  const here = units.filter((unit) => isAt(unit, home));
  const ours = here.length > 1 ? here.filter((unit) => isOfLots(unit, home)) : here;
  const [found, ...doubts] = ours;
  if (found && doubts.length === 0) return found;
  const answer = await ask({ kind: 'UNIT', units: here.length > 1 ? here : units });
  const chosen = units.find(({ id }) => id === answer);
  if (!chosen) throw new RobotError('WRONG_BUILDING');
  return chosen;
}
