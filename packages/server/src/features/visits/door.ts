// What other features may ask of this one.
export { findLivingVisits, findVisitor, forgetVisits } from './visits.queries.ts';
