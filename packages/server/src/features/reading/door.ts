// What other features may ask of this one.
export { knownPapers } from './control.ts';
export { controlView, shownVerdict } from './control-view.ts';
export {
  changeControl,
  concluded,
  findControl,
  findLastDecision,
  ofPlace,
  type Place,
  settleControl,
} from './controls.queries.ts';
export { askControls, askQuietReading, askReading } from './reading-requests.ts';
export { findCorrections, findProgress } from './readings.queries.ts';
export { mailDocumentRefusal } from './refusals.ts';
export { leaveWhole } from './sorting.jobs.ts';
export { findEffectiveFacts } from './effective-facts.queries.ts';
export { isWaiting, joinsSlot, listLatelyDecided } from './waiting.queries.ts';
