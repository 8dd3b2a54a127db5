// Who reacts to what happens in another feature.
import type { Subscribers } from './domain-events.ts';
import {
  askControlAnew,
  askControls,
  askReading,
  waitForTeam,
} from './features/reading/reading-requests.ts';
import { forgetUnlent } from './features/robots/forget.queries.ts';

export const SUBSCRIBERS: Subscribers = {
  FILE_KEPT: [askReading],
  SLOT_CHANGED: [askControlAnew],
  REPLACEMENT_KEPT: [waitForTeam],
  PROPERTY_CHANGED: [(tx, { portfolio_uid }) => askControls(tx, portfolio_uid)],
  ACCESS_REDUCED: [(tx, { portfolio_uid, now }) => forgetUnlent(tx, portfolio_uid, now)],
};
