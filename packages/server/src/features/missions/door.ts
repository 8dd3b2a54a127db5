// What other features may ask of this one.
export { answerMission, deliverMission } from './mission-acts.ts';
export { findMission, listMissionQueue, lockMission, missionView } from './missions.queries.ts';
