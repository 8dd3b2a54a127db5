// What other features may ask of this one.
export { type MailContent, writeLetter } from './letter.ts';
export { findMailsToday, unlessTooManyMails } from './mail-allowance.queries.ts';
export { queueMail } from './mail.queries.ts';
