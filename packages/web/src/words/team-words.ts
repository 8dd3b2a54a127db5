// An agency has agents; a private person, who runs none, has users of their account.
import { type AccountType, isPrivatePerson } from '@quitus/domain/accounts/account-type';

const AGENCY = {
  people: 'Agents',
  lead: 'Ils ouvrent des dossiers au nom de l’agence. Vous gardez la vue d’ensemble.',
  logo: 'Logo de l’agence',
};

const PRIVATE: typeof AGENCY = {
  people: 'Utilisateurs',
  lead: 'Qui a accès à vos dossiers.',
  logo: 'Logo',
};

export const teamWords = (type: AccountType | undefined): typeof AGENCY =>
  type !== undefined && isPrivatePerson(type) ? PRIVATE : AGENCY;
