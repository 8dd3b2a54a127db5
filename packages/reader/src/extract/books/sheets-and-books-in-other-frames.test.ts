// Summary sheets as numbered lists, in words and in clauses; books whose tables have heads of the office's own.
import { describe, expect, it } from 'vitest';

import { ruledFacts, ruledPage } from '../../../test/ruled-pages.ts';
import { extractFacts } from '../extract.ts';

const sheet = (text: string) =>
  ruledFacts(`FICHE SYNTHETIQUE DE LA COPROPRIETE\n${text}`, 'FICHE_SYN');
const book = (text: string) =>
  ruledFacts(`CARNET D’ENTRETIEN\nMis à jour le 12/09/2026\n${text}`, 'CARNET_ENTRETIEN');

describe('a summary sheet', () => {
  it.each(['.', ')', '°'])('as a list that « 1%s » counts', (sign) => {
    const items = [
      'Immatriculation : AB1234567',
      'Nombre de lots : quarante-huit (48), dont 20 lots principaux',
      'Trois bâtiments, livrés dans la période 1961-1974',
      'Chauffage collectif ; un ascenseur par cage (total : 5)',
      'Charges pour opérations courantes : 31 400 €',
      'Fonds de travaux : 12 650 €',
    ];
    expect(sheet(items.map((item, at) => `${at + 1}${sign} ${item}`).join('\n'))).toMatchObject({
      rnc: 'AB1234567',
      lots_count: 48,
      homes_count: 20,
      buildings_count: 3,
      build_period: '1961-1974',
      lifts_count: 5,
      charges_courantes: 31400_00,
      fonds_travaux: 12650_00,
    });
  });

  it('does not count what is told of each building, nor of another label', () => {
    expect(sheet('Un ascenseur par escalier. Chauffage collectif.')).not.toHaveProperty(
      'lifts_count',
    );
    expect(sheet('Lots : 40 et 2 ascenseurs dans chaque bâtiment')).not.toHaveProperty(
      'lifts_count',
    );
    expect(sheet('Garages ou parkings\nDeux bâtiments')).not.toHaveProperty('parking_count');
  });

  it('has no count where words and figures differ', () => {
    expect(sheet('Nombre de lots : quarante-huit (84)')).not.toHaveProperty('lots_count');
  });

  it.each([
    'Exercice approuvé : du 01/04/2025 au 31/03/2026, assemblée du 17/09/2026',
    'AG du 17/09/2026 (approbation des comptes)',
    'Date d’approbation des comptes en AG : 17/09/2026',
    'Dernier exercice approuvé : 1er avril 2025 – 31 mars 2026 (AG du 17 septembre 2026)',
  ])('says when its accounts were approved: %s', (text) => {
    expect(sheet(text)).toMatchObject({ approved_on: '2026-09-17' });
  });

  it('says nothing of accounts that are not approved', () => {
    expect(
      sheet('Exercice du 01/04/2025 au 31/03/2026, non encore approuvé, assemblée du 17/09/2026'),
    ).not.toHaveProperty('approved_on');
  });

  it('is of the day of its data', () => {
    expect(
      sheet('Établie par le syndic à partir des données arrêtées au 4 mai 2026'),
    ).toMatchObject({ updated_on: '2026-05-04' });
  });
});

describe('a book', () => {
  const CONTRACT = {
    insurer: 'Prévoyance du Littoral',
    policy_number: 'MR/17/55210',
    insured_until: '2027-03-31',
  };

  it.each([
    'Garantie | N° de contrat | Compagnie | Intermédiaire | Expire le',
    'Risque | Police n° | Assureur | Courtier | Valable jusqu’au',
    'Risque couvert | Référence | Compagnie d’assurances | Agent | Prochaine échéance',
  ])('with a table of contracts: %s', (heads) => {
    const read = book(`Assurances
${heads}
Multirisque immeuble | MR/17/55210 | Prévoyance du Littoral | Cabinet Morin | 31/03/2027
Dommages-ouvrage toiture | DO/17/4410 | Bâti Garanties | Cabinet Morin | 14/06/2031`);
    expect(read).toMatchObject(CONTRACT);
  });

  it('with a head that nobody knows, tells what the others say', () => {
    const read = book(`Assurances
Garantie | N° de contrat | Compagnie | Intermédiaire | À revoir pour le
Multirisque immeuble | MR/17/55210 | Prévoyance du Littoral | Cabinet Morin | 31/03/2027`);
    expect(read).toMatchObject({
      insurer: CONTRACT.insurer,
      policy_number: CONTRACT.policy_number,
    });
    expect(read).not.toHaveProperty('insured_until');
  });

  it.each([
    `Type de contrat | Titulaire | Référence | Échéance
Assurance multirisque immeuble | Prévoyance du Littoral | MR/17/55210 | 31/03/2027
Ascenseur | Lift Ouest | AS-22144 | 30/06/2027`,
    `L’immeuble est assuré auprès de Prévoyance du Littoral (contrat n° MR/17/55210, échéance le 31 mars 2027) par l’intermédiaire du cabinet Morin.`,
    `Assureur | Prévoyance du Littoral | Courtier | Cabinet Morin
N° de police | MR/17/55210 | Échéance | 31/03/2027`,
  ])('among other contracts, in a sentence, beside labels: %s', (text) => {
    expect(book(text)).toMatchObject(CONTRACT);
  });

  it('does not take who insures the building for the building', () => {
    const page = ruledPage(
      'CARNET D’ENTRETIEN\nMis à jour le 12/09/2026\nMultirisque immeuble : Prévoyance du Littoral, police MR/17/55210, échéance 31/03/2027.',
    );
    const ruled = extractFacts('CARNET_ENTRETIEN', null, [page]);
    const read = Object.fromEntries(ruled.map(({ name, value }) => [name, value]));
    expect(read).toMatchObject(CONTRACT);
    expect(read).not.toHaveProperty('building');
  });

  it('never takes the head of the next column for a name', () => {
    const read = book(`Assurances
Garantie | Compagnie | Interlocuteur | Franchise
Multirisque immeuble | Prévoyance du Littoral | Cabinet Morin | 300 €`);
    expect(read['insurer'] ?? CONTRACT.insurer).toBe(CONTRACT.insurer);
  });

  it('says how many lots the building has', () => {
    expect(book('Immeuble | LES EMBRUNS | Lots | 64')).toMatchObject({ lots_count: 64 });
    expect(book('Lots concernés | 12')).not.toHaveProperty('lots_count');
  });
});
