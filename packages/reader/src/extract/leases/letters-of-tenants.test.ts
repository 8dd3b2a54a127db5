// Notices to leave, by letter: who writes is at the left or first, whom it is sent to at the right or below, and what
// is written says which of both lets the home.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';

const conge = (text: string, read = typedFacts) => read(text, 'LOGEMENT_LOUE', 'CONGE');

/** The window of the envelope stands at the right, on the same lines. */
const letter = (writer: string, addressee: string, body: string) => {
  const left = [...writer.split('\n'), '4 rue des Essais, bâtiment B', '59000 TESTVILLE'];
  const right = [...addressee.split('\n'), '18 avenue du Modèle', '51100 REIMS'];
  return `${left.map((line, at) => `${line.padEnd(60)}${right[at] ?? ''}`).join('\n')}
${right
  .slice(left.length)
  .map((line) => `.${' '.repeat(59)}${line}`)
  .join('\n')}
Testville, le 3 mars 2026
Objet : congé
Madame, Monsieur,
${body}`;
};

const LEAVES = [
  'Locataires du logement situé 4 rue des Essais, nous vous donnons congé avec un préavis d’un mois.',
  'Je vous informe de mon intention de quitter le logement que vous me louez.',
  'Je vous notifie mon congé. Mon bail prendra fin le 3 avril 2026.',
  'Par la présente, je résilie le bail. Vous voudrez bien me restituer le dépôt de garantie.',
  'En ma qualité de locataire, je vous donne congé.',
  'Nous vous donnons congé du logement dont nous sommes locataires depuis 2021.',
];
const ENDS = [
  'Je vous donne congé pour vendre le logement que vous occupez.',
  'Votre bail, qui vient à échéance le 30 juin, ne sera pas renouvelé.',
  'En ma qualité de bailleur, je vous donne congé ; vous devrez libérer les lieux.',
];

describe('a notice to leave', () => {
  it.each(LEAVES)('by who rents: %s', (body) => {
    expect(conge(letter('Luc et Anne ESSAI-DUPRÉ', 'Mme Rosa MODÈLE', body))).toMatchObject({
      tenant: 'Luc et Anne ESSAI-DUPRÉ',
      landlord: 'Mme Rosa MODÈLE',
    });
  });

  it.each(ENDS)('by who lets: %s', (body) => {
    expect(conge(letter('M. Luc ESSAI', 'Mme Rosa MODÈLE', body))).toMatchObject({
      landlord: 'M. Luc ESSAI',
      tenant: 'Mme Rosa MODÈLE',
    });
  });

  it.each([
    ['Luc ESSAI', 'Luc ESSAI'],
    ['Luc Essai', 'Luc Essai'],
    ['Mme ESSAI Anne', 'Mme ESSAI Anne'],
    ['Luc ESSAI et Anne DUPRÉ', 'Luc ESSAI et Anne DUPRÉ'],
    ['M. Luc ESSAI\nMme Anne DUPRÉ', 'M. Luc ESSAI et Mme Anne DUPRÉ'],
    ['M. et Mme Luc D’ESSAI', 'M. et Mme Luc D’ESSAI'],
  ])('whatever its writer is called: %s', (writer, tenant) => {
    expect(conge(letter(writer, 'SCI DES MODÈLES', LEAVES[1] ?? ''))).toMatchObject({
      tenant,
      landlord: 'SCI DES MODÈLES',
    });
  });

  it('sent to a manager tells no landlord', () => {
    const facts = conge(
      letter('Luc ESSAI', 'Agence DES MODÈLES\nMme Rosa MODÈLE', LEAVES[1] ?? ''),
    );
    expect(facts).toMatchObject({ tenant: 'Luc ESSAI' });
    expect(facts).not.toHaveProperty('landlord');
  });

  it('tells no landlord, nor by rules a tenant, where nothing says who is who', () => {
    const text = letter('Luc ESSAI', 'Mme Rosa MODÈLE', 'Veuillez noter le congé.');
    expect(conge(text, typedFactsByRules)).not.toHaveProperty('tenant');
    expect(conge(text)).not.toHaveProperty('landlord');
  });
});

describe('a receipt', () => {
  it.each([
    'Bailleur : SCI DES MODÈLES - Dossier loc. 00418',
    'Bailleur : SCI DES MODÈLES – Réf. 418',
    'Bailleur : SCI DES MODÈLES (mandat 418)',
    'Bailleur : SCI DES MODÈLES | Compte 418',
  ])('names the landlord without the field beside: %s', (line) => {
    expect(
      typedFacts(
        `QUITTANCE DE LOYER
${line}
Locataire : M. Luc ESSAI
Période : du 1er au 31 mars 2026`,
        'LOGEMENT_LOUE',
        'QUITTANCE',
      ),
    ).toMatchObject({ landlord: 'SCI DES MODÈLES', tenant: 'M. Luc ESSAI' });
  });
});
