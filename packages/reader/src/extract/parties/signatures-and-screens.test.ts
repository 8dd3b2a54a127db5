// Who a paper names without a letterhead or a window: signatures, mailboxes, sites, narrow cells; and whom it does not.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { SET, TYPED } from '../../../test/who-and-where.ts';
import { writtenText } from '../../french/written.ts';
import { isNoName } from '../names/no-names.ts';
import { nameOf } from './firm-names.ts';

const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);
const { ownersOf, syndicsOf } = TYPED;
const { ownersOf: ownerSetAs, syndicsOf: syndicSetAs } = SET;

const PAPER =
  'APPEL DE FONDS\n\nCopropriété Les Acacias, 4 rue Neuve, 39100 DOLE\n\nTotal : 12,00 €';

describe('whoever signs', () => {
  it('is not whom the letter is sent to', () => {
    const text = `Madame Odile VERNIER\n12 rue Haute\n39100 DOLE\n\n${PAPER}\n\nBien cordialement,\nM. Tissot`;
    expect(ownersOf(text)).toEqual(['Madame Odile VERNIER']);
  });

  it('is the syndic where a line says so and no firm shows itself', () => {
    expect(syndicsOf(`${PAPER}\n\nLe syndic, Mme Odile VERNIER`)).toEqual(['Mme Odile VERNIER']);
    expect(
      syndicsOf(`${PAPER}\n\nLe syndic, Mme Odile VERNIER\nSARL au capital de 8 000 €`),
    ).toEqual([]);
  });

  it('works for a firm that its office follows', () => {
    const text = `${PAPER}\n\nCordialement,\nAnne Tissot\nAssistante\nDOUBS SYNDIC\n3 quai Nord – 39100 DOLE`;
    expect(syndicsOf(text)).toEqual(['DOUBS SYNDIC']);
  });
});

describe('a mailbox', () => {
  const mail = (writer: string) =>
    `Paul Tissot <paul.tissot@example.fr>\n\n${writer} <compta@vernier-copro.example>\nÀ : paul.tissot@example.fr\n\n${PAPER}`;
  it('tells whose it is, and which firm wrote', () => {
    expect(ownersOf(mail('Cabinet Vernier'))).toEqual(['Paul Tissot']);
    expect(syndicsOf(mail('Cabinet Vernier'))).toEqual(['Cabinet Vernier']);
    expect(syndicsOf(mail('Lucie Marchand'))).toEqual([]);
  });
});

describe('a site', () => {
  const named = (value: string) =>
    valuesOf(
      nameOf({
        value,
        raw: value,
        box: [0, 0, 1, 1],
        page: setPage(value),
        written: writtenText(value),
      }),
    );
  it('has a menu after its brand', () => {
    expect(named('dolicopro Accueil · Mes lots · Messagerie (2)')).toEqual(['dolicopro']);
    expect(named('Doli Copro Tableau de bord')).toEqual(['Doli Copro']);
  });

  it('has entries that are nobody’s name', () => {
    expect(['Finances', 'Accueil', 'Aide', 'Association syndicale'].every(isNoName)).toBe(true);
  });

  it('shows who is logged in', () => {
    const page = (head: string) => `${head}\n\n${PAPER}\n\nMentions légales – Cookies`;
    expect(ownersOf(page('Doubs Foncier      3      Anne-Marie VERNIER'))).toEqual([
      'Anne-Marie VERNIER',
    ]);
    expect(ownersOf(`Doubs Foncier      3      Anne-Marie VERNIER\n\n${PAPER}`)).toEqual([]);
    expect(ownersOf(`Claire Vernier\nCopropriétaire\n\n${PAPER}`)).toEqual(['Claire Vernier']);
  });
});

describe('what is no name', () => {
  it('is a day or the age of an office', () => {
    expect(
      ['du mardi 12 mai 2026', 'le 3 mars 2026', 'Maison fondée en 1921'].every(isNoName),
    ).toBe(true);
    expect(isNoName('Régie du 8 Mai')).toBe(false);
  });

  it('is not taken from beside a mail address', () => {
    expect(
      syndicSetAs(`DOUBS GESTION
Syndic de copropriété
3 quai Nord 39100 DOLE
syndic@doubs-gestion.example                       Mme VERNIER Odile
                                                   12 rue Haute
                                                   39100 DOLE
${PAPER}`),
    ).toEqual(['DOUBS GESTION']);
  });
});

describe('an owner', () => {
  it('is not whoever works for the syndic', () => {
    expect(
      ownerSetAs(`MONSIEUR ET MADAME
TISSOT Aymeric
12 rue Haute
39100 DOLE

Copropriété         Votre référence     Gestionnaire
LES ACACIAS         0214/0067           Mme Vernier
`),
    ).toEqual(['MONSIEUR ET MADAME TISSOT Aymeric']);
  });

  it('stands beside the letterhead, whatever the next line of that says', () => {
    expect(
      ownerSetAs(`DOUBS GESTION                 M. TISSOT Luc
Syndic de copropriété         12 rue Haute
3 quai Nord                   39100 DOLE
39300 CHAMPAGNOLE`),
    ).toEqual(['M. TISSOT Luc']);
  });

  it('stands beside « Pour » and after the number of an account', () => {
    expect(
      ownerSetAs('Appel n°        2 / 2026\nPour            M. et Mme TISSOT (rdc, lot 1)'),
    ).toEqual(['M. et Mme TISSOT']);
    expect(ownersOf(`COPROPRIETAIRE 0034-0019 MR ET MME TISSOT LUC\n\n${PAPER}`)).toEqual([
      'MR ET MME TISSOT LUC',
    ]);
  });

  it('goes on after a hyphen, whatever is beside it', () => {
    expect(
      ownerSetAs(`COPROPRIÉTÉ              COPROPRIÉTAIRE
LES ACACIAS              Mme TISSOT Marie-
Bâtiment A               Annick
4 rue Neuve              12 rue Haute
39100 DOLE               39100 DOLE`),
    ).toEqual(['Mme TISSOT Marie-Annick']);
  });
});
