// What other features may ask of this one.
export { dismissAgent, handOver, lockAgent } from './agent-removal.queries.ts';
export { findAllocation, lockOrganization } from './agents.queries.ts';
