// Papers of people: bank details, identity card, birth certificate. All are marked as specimens.
import { addMonths } from '@quitus/domain/documents/calendar';

import {
  fields,
  figures,
  gap,
  heading,
  row,
  signature,
  small,
  table,
  text,
  texts,
  title,
  words,
} from './blocks.ts';
import { createChance } from './chance.ts';
import { longDay, shortDay } from './figures.ts';
import type { Home } from './home.ts';
import { type BankAccount, cardMrz, spacedIban } from './identifiers.ts';
import { dayInWords } from './number-words.ts';
import { drawPerson, feminine, namedAs, type Person } from './people.ts';
import type { Look, Sample } from './press.ts';

export const RIB_LAYOUTS = ['sober', 'band'] as const satisfies readonly Look[];
export type RibLayout = (typeof RIB_LAYOUTS)[number];

/** In pale ink it is a paper nobody can read. */
export function rib(home: Home, layout: RibLayout, ink?: string) {
  const account: BankAccount = home.bank;
  const holder = home.sellers.map(namedAs).join(' et ');
  const written_on = `${home.year}-10-20`;
  return {
    look: layout,
    title: 'Relevé d’identité bancaire',
    footer: 'Banque d’Exemple',
    written_on,
    ...(ink !== undefined && { ink }),
    blocks: [
      {
        kind: 'letterhead',
        name: 'Banque d’Exemple',
        lines: [`Agence de ${home.address.city}`],
        right: [`Édité le ${shortDay(written_on)}`],
      },
      title('Relevé d’identité bancaire', 'RIB'),
      fields(
        [
          ['Titulaire du compte', holder],
          ['Adresse', `${home.address.street}, ${home.address.postcode} ${home.address.city}`],
          ['Domiciliation', `Banque d’Exemple, ${home.address.city}`],
        ],
        30,
      ),
      table(
        [words('Code banque'), words('Code guichet'), words('N° de compte', 1), figures('Clé RIB')],
        [row(account.bank, account.branch, account.number, account.key)],
      ),
      fields(
        [
          ['IBAN', `**${spacedIban(account.iban)}**`],
          ['BIC / SWIFT', account.bic],
        ],
        30,
      ),
      small(
        'Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte.',
      ),
    ],
    truth: {
      document_type: 'RIB',
      holder,
      iban: account.iban,
      bic: account.bic,
      bank: account.bank,
      branch: account.branch,
      account: account.number,
      key: account.key,
    },
  } as const satisfies Sample;
}

export const CARD_LAYOUTS = ['both', 'front'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** Both sides on a page; the front alone is an incomplete paper. */
export function carteIdentite(home: Home, layout: CardLayout, person: Person = home.sellers[0]) {
  const chance = createChance(`${person.first_name}${person.last_name}${person.born_on}`);
  const issued_on = `${home.year - chance.int(1, 4)}-0${chance.int(1, 9)}-1${chance.int(0, 9)}`;
  const expires_on = addMonths(issued_on, 120);
  const card_number = `X4${chance.pick(['A', 'K', 'R'])}${chance.digits(6)}`;
  const mrz = cardMrz({ ...person, card_number, expires_on });
  return {
    look: 'sober',
    title: 'Carte nationale d’identité (spécimen)',
    footer: 'SPÉCIMEN sans valeur',
    written_on: issued_on,
    blocks: [
      {
        kind: 'card',
        title: 'RÉPUBLIQUE FRANÇAISE\nCARTE NATIONALE D’IDENTITÉ / IDENTITY CARD',
        portrait: true,
        fields: [
          ['NOM / Surname', person.last_name.toUpperCase()],
          ['Prénoms / Given names', person.first_name],
          ['SEXE / Sex', person.sex],
          ['NATIONALITÉ / Nationality', 'FRA'],
          ['DATE DE NAISS. / Date of birth', shortDay(person.born_on)],
          ['LIEU DE NAISSANCE / Place of birth', person.born_in.toUpperCase()],
          ['N° DU DOCUMENT / Document no', card_number],
          ['DATE D’EXPIR. / Expiry date', shortDay(expires_on)],
        ],
        mrz: [],
      },
      ...(layout === 'both'
        ? [
            {
              kind: 'card',
              title: 'Verso',
              portrait: false,
              fields: [
                [
                  'ADRESSE / Address',
                  `${home.address.street} ${home.address.postcode} ${home.address.city}`.toUpperCase(),
                ],
                ['DATE DE DÉLIVRANCE / Date of issue', shortDay(issued_on)],
                ['TAILLE / Height', `1,${chance.int(58, 88)} m`],
              ],
              mrz,
            } as const,
          ]
        : []),
      gap(4),
      text('SPÉCIMEN. Cette carte est inventée : elle ne désigne personne et n’a aucune valeur.'),
    ],
    truth: {
      document_type: 'DOC_IDENTITE',
      first_name: person.first_name,
      last_name: person.last_name,
      born_on: person.born_on,
      card_number,
      issued_on,
      expires_on,
      mrz: layout === 'both' ? mrz : null,
    },
  } as const satisfies Sample;
}

export const BIRTH_LAYOUTS = ['registry', 'academic'] as const satisfies readonly Look[];
export type BirthLayout = (typeof BIRTH_LAYOUTS)[number];

export function acteDeNaissance(home: Home, layout: BirthLayout, person: Person = home.sellers[0]) {
  const chance = createChance(`birth/${person.first_name}${person.last_name}`);
  const [mother, father] = [drawPerson(chance), drawPerson(chance)];
  const number = chance.int(40, 980);
  const delivered_on = `${home.year}-10-${chance.int(10, 28)}`;
  const born = `né${feminine(person)}`;
  return {
    look: layout,
    title: 'Copie intégrale d’acte de naissance',
    footer: `Mairie de ${person.born_in}`,
    written_on: delivered_on,
    blocks: [
      {
        kind: 'letterhead',
        name: `Mairie de ${person.born_in}`,
        lines: ['Service de l’état civil'],
        right: [`Acte n° ${number}`],
      },
      title('Copie intégrale d’acte de naissance', `Acte n° ${number}`),
      ...texts(
        `Le ${longDay(person.born_on)} à ${chance.int(1, 22)} heures ${chance.int(10, 55)} est ${born} **${person.first_name} ${person.last_name.toUpperCase()}**, du sexe ${person.sex === 'F' ? 'féminin' : 'masculin'}, à ${person.born_in}.`,
        `De ${father.first_name} ${person.last_name.toUpperCase()}, ${chance.pick(['menuisier', 'employé', 'agriculteur'])}, et de ${mother.first_name} ${mother.last_name.toUpperCase()}, ${chance.pick(['couturière', 'institutrice', 'employée'])}, son épouse, domiciliés à ${person.born_in}.`,
        `Dressé l’an ${dayInWords(person.born_on)}, sur la déclaration du père qui, lecture faite, a signé avec nous, officier de l’état civil.`,
      ),
      heading('Mentions marginales'),
      text('Néant.'),
      text(
        `Délivrée selon procédé informatisé le ${longDay(delivered_on)}. Copie certifiée conforme à l’acte.`,
      ),
      signature('', 'L’officier de l’état civil'),
      small('SPÉCIMEN. Cet acte est inventé et n’a aucune valeur.'),
    ],
    truth: {
      document_type: 'ACT_NAISSANCE',
      first_name: person.first_name,
      last_name: person.last_name,
      born_on: person.born_on,
      born_in: person.born_in,
      number,
      delivered_on,
    },
  } as const satisfies Sample;
}
