// What other features may ask of this one.
export {
  acceptSignature,
  findReferenced,
  forgetSignatures,
  isLinked,
  linkAccount,
} from './partners.queries.ts';
