// What other features may ask of this one.
export { saveAnswers } from './answers.queries.ts';
export { askCustomer, deliverFromDesk, lockAtDesk } from './desk-acts.ts';
export { holdPed, listPedQueue, releasePed } from './ped-desk.queries.ts';
export { mailBuyer, type MailDeps } from './ped-letters.ts';
export { takeUpPed } from './ped-life.ts';
export { findPed } from './ped-orders.queries.ts';
export { orderView, readinessView } from './ped-view.ts';
export { printAgainNow } from './printing.ts';
export { findPapersBeingRead, findStatement, findUnanswered } from './statement.queries.ts';
