// How offices show themselves: a brand and its branch, the arm of a bank, a firm over its running title, what the law
// has it print; and how their numbers and their own addresses stay out of the building's.
import { describe, expect, it } from 'vitest';

import { factValues, factValuesByRules } from '../../../test/fact-values.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

const call = (content: string, read = factValues) => read(content, 'CHARGES', 'APPEL_DE_FONDS');
const typed = (text: string, read = typedFacts) => read(text, 'CHARGES', 'APPEL_DE_FONDS');
const TITLE = '= Appel de fonds\nCopropriété LE CLOS DU TEST, 3 rue de l’Essai, 14000 CAEN';

describe('a syndic', () => {
  it('is a brand in large letters with its branch in small ones', async () => {
    const found = await call(
      `#text(size: 18pt, weight: "bold")[EXEMPLIA] #text(size: 9pt)[CAEN CENTRE] \\ Agence du Centre – 7 rue du Test – 14000 CAEN \\ Tél. 02 31 00 00 10\n${TITLE}`,
    );
    expect(found).toMatchObject({ syndic: 'EXEMPLIA CAEN CENTRE' });
  });

  it('is not the branch that stands under its brand', async () => {
    const found = await call(
      `#text(size: 18pt, weight: "bold")[EXEMPLIA] \\ #text(size: 9pt)[CAEN CENTRE] \\ Agence du Centre – 7 rue du Test – 14000 CAEN \\ Tél. 02 31 00 00 10\n${TITLE}`,
    );
    expect(found['syndic']).not.toBe('CAEN CENTRE');
  });

  it('may end its brand with a sign', async () => {
    const found = await call(
      `#text(size: 18pt, weight: "bold")[exemplia.] #h(1fr) #text(size: 8pt)[le syndic qui écoute]\n${TITLE}`,
    );
    expect(found).toMatchObject({ syndic: 'exemplia' });
  });

  it.each([
    ['Crédit Normand Immobilier', 'Administration de biens'],
    ['Banque du Bocage Gestion', 'Syndic – Gérance, filiale de la Banque du Bocage'],
    ['Mutuelle des Marais Immobilier', 'Syndic de copropriété'],
  ])('is the arm of a bank or of an insurer: %s', (name, trade) => {
    expect(
      typed(`${name}
${trade}
7 rue du Test, 14000 CAEN

Appel de fonds
Copropriété LE CLOS DU TEST, 3 rue de l’Essai, 14000 CAEN`),
    ).toMatchObject({ syndic: name });
  });

  it('is no bank and no column of an account', () => {
    const text = `Banque du Bocage
7 rue du Test, 14000 CAEN

Appel de fonds
Copropriété LE CLOS DU TEST, 3 rue de l’Essai, 14000 CAEN`;
    const found = typed(text);
    expect(found['syndic']).toBeUndefined();
  });

  it('stands at the left of a running title, over its office', async () => {
    const found =
      await call(`EXEMPLIA CAEN #h(1fr) Appel de fonds – page 1 / 3 \\ 7 rue du Test 14000 CAEN

Immeuble : LE CLOS DU TEST, 3 rue de l'Essai, 14000 CAEN`);
    expect(found).toMatchObject({ syndic: 'EXEMPLIA CAEN', building: 'LE CLOS DU TEST' });
  });

  it('is by rules not the building that every page has over its head', async () => {
    const content = `BELLE RIVE #h(1fr) Appel de fonds – page 1 / 3 \\ 3 rue de l'Essai, 14000 CAEN

#h(90mm) Mme Anne TESTARD \\ #h(90mm) 7 rue du Test \\ #h(90mm) 14000 CAEN`;
    const found = await call(content, factValuesByRules);
    expect(found['syndic']).toBeUndefined();
  });

  it.each([
    'SAS Exemplia Caen au capital de 15 000 € – RCS Caen 900 000 840 – carte CPI 1401',
    'Exemplia Caen – S.A.R.L. au capital de 15 000 € – RCS Caen 900 000 840',
    'Exemplia Caen SARL – RCS Caen 900 000 840 – Garantie X Assurances',
    'Exemplia Caen SARL au capital de 15 000 €, carte CPI 1401',
    'Exemplia Caen (SAS), au capital de 15 000 €, carte CPI 1401',
  ])('is told by what the law has it print: %s', (line) => {
    const found = typed(`Appel de fonds
Copropriété LE CLOS DU TEST, 3 rue de l’Essai, 14000 CAEN

Les provisions sont exigibles le premier jour du trimestre.

${line}`);
    expect(found).toMatchObject({ syndic: expect.stringContaining('Exemplia Caen') });
  });

  it.each([
    'Propriétaire : Syndicat des copropriétaires, représenté par EXEMPLIA CAEN',
    'Le syndicat des copropriétaires LE CLOS DU TEST, représenté par son syndic EXEMPLIA CAEN, a commandé le rapport.',
    'Le SDC du 3 rue de l’Essai représenté par la société EXEMPLIA CAEN.',
  ])('speaks for the owners: %s', (line) => {
    expect(typed(line)).toMatchObject({ syndic: 'EXEMPLIA CAEN' });
  });

  it.each([
    'Syndicat des copropriétaires, représenté par Maître Paul TESTARD, avocat',
    'Syndicat des copropriétaires, représenté par Paul TESTARD, administrateur provisoire',
    'Syndicat des copropriétaires, représenté par M. Paul TESTARD, président',
    'La copropriété est représentée par Anne TESTARD.',
    'Le syndicat et la SCI TEST représentée par EXEMPLIA CAEN.',
  ])('is not whoever else speaks for them: %s', (line) => {
    expect(typed(line)['syndic']).toBeUndefined();
  });

  it.each([
    `#text(size: 12pt)[Exemplia Caen] #h(1fr) www.exemplia.example.fr\n${TITLE}`,
    `#text(size: 12pt)[Exemplia Caen]\n${TITLE}\n\nUne question ? contact\\@exemplia-caen.example.fr`,
    `${TITLE}\n\nVotre agence : Exemplia Caen – 7 rue du Test, 14000 CAEN`,
    `Émetteur : Exemplia Caen, 7 rue du Test, 14000 CAEN\n${TITLE}`,
    `${TITLE}\n#place(bottom)[#align(center)[Exemplia Caen \\ 7 rue du Test, 14000 CAEN \\ RCS Caen 900 000 840 – CPI 1401 2018 000 000 001]]`,
    `${TITLE}\n\nVeuillez agréer nos salutations.\n\n#h(90mm) Pour Exemplia Caen, syndic \\ #h(90mm) Julie MOREL`,
  ])('shows itself in other places: %s', async (content) => {
    expect(await call(content)).toMatchObject({ syndic: 'Exemplia Caen' });
  });

  it('is by rules not the site of the building, nor a mail that everybody has', async () => {
    const own = await call(
      `BELLE RIVE #h(1fr) www.bellerive.example.fr\n= Appel de fonds\nCopropriété BELLE RIVE, 3 rue de l'Essai, 14000 CAEN`,
      factValuesByRules,
    );
    const mail = await call(`Orange Azur\n${TITLE}\n\nanne.testard\\@orange.fr`, factValuesByRules);
    expect([own['syndic'], mail['syndic']]).toEqual([undefined, undefined]);
  });

  it('is whose brand it is, in the run of a text', () => {
    const found = typed(`Appel de fonds
Une question ? Écrivez-nous. exemplia est une marque de EXEMPLIA SERVICES, 7 rue du Test, 14000 Caen, carte S n° CPI 1401.`);
    expect(found).toMatchObject({ syndic: 'EXEMPLIA SERVICES' });
  });
});

describe('the address of a building', () => {
  it.each([
    ['Imm. 1184 – 14/16 RUE DU TEST – 14000 CAEN', '14/16 RUE DU TEST, 14000 CAEN'],
    ['Immeuble : 0093 - 128 bis rue du Test, 14000 CAEN', '128 bis rue du Test, 14000 CAEN'],
    ['Immeuble : 412 – 7, 9 et 11 rue du Test, 14000 CAEN', '7, 9 et 11 rue du Test, 14000 CAEN'],
    ['Immeuble : 12 - 14 rue du Test, 14000 CAEN', '12 - 14 rue du Test, 14000 CAEN'],
  ])('has no number of the syndic in it: %s', (line, address) => {
    expect(typed(`Appel de fonds\n${line}`)).toMatchObject({ building_address: address });
  });

  it.each([
    'Administrateur provisoire de la copropriété',
    'Avocat',
    'Mandataire ad hoc du syndicat',
  ])('is not the one of whoever writes as « %s »', (quality) => {
    expect(
      typed(`Maître Paul TESTARD
${quality}
7 rue du Test – 14000 CAEN

Objet : LE CLOS DU TEST, 3 rue de l’Essai, 14000 CAEN – Appel de fonds`),
    ).toMatchObject({ building_address: "3 rue de l'Essai, 14000 CAEN" });
  });

  it('is not the one of whom its mail is sent to', async () => {
    const found = await call(`SDC LE CLOS DU TEST \\ c/o EXEMPLIA CAEN \\ 7 rue du Test, 14000 CAEN
#v(10mm)
= Appel de fonds
Immeuble : 3 rue de l'Essai, 14000 CAEN`);
    expect(found).toMatchObject({ building_address: "3 rue de l'Essai, 14000 CAEN" });
  });

  it('has both streets of a corner', () => {
    expect(
      typed(`Appel de fonds
Immeuble : LE CLOS DU TEST – 3, 5, 7 rue du Test et 2 impasse du Puits – 14000 CAEN`),
    ).toMatchObject({
      building_address: '3, 5, 7 rue du Test et 2 impasse du Puits, 14000 CAEN',
    });
  });

  it('may stand over its label, as its name does', async () => {
    const found = await call(`*EXEMPLIA CAEN* \\ 7 rue du Test, 14000 CAEN \\ Tél. 02 31 00 00 10
#v(20mm)
= Appel de fonds
#grid(columns: (1fr, 1fr), row-gutter: 8mm,
[LE PALAIS DU TEST \\ #text(size: 7pt)[Copropriété]], [3 rue de l'Essai 14000 CAEN \\ #text(size: 7pt)[Adresse de la copropriété]],
[AE0391552 \\ #text(size: 7pt)[Immatriculation]], [12 \\ #text(size: 7pt)[Lots]])`);
    expect(found).toMatchObject({
      building: 'LE PALAIS DU TEST',
      building_address: "3 rue de l'Essai 14000 CAEN",
    });
  });
});

describe('the address of an old deed', () => {
  const deed = (head: string) =>
    typedFacts(
      `REGLEMENT DE COPROPRIETE\nET ETAT DESCRIPTIF\n${head}\nL'AN MIL NEUF CENT CINQUANTE, le DEUX MARS,\nPARDEVANT Me Paul TESTARD, notaire,`,
      'RCP_EDD',
      'RCP',
    )['building_address'];
  it.each([
    ['14 et 16 rue du Test\nPARIS (XIème)', '14 et 16 rue du Test, PARIS'],
    ['PARIS 11ème\n14 rue du Test', '14 rue du Test, PARIS'],
    ['14 rue du Test\nA CAEN', '14 rue du Test, CAEN'],
    ['14 rue du Test\nBELLE RIVE', undefined],
  ])('stands under its title: %s', (head, address) => {
    expect(deed(head)).toBe(address);
  });
});

describe('the name of a building', () => {
  it('stands before its lots', () => {
    expect(
      typed(`Appel de fonds
LE CLOS DES ESSAIS – lots 3 et 12 – 412 tantièmes`),
    ).toMatchObject({ building: 'LE CLOS DES ESSAIS' });
  });

  it('is no label', () => {
    const found = typed(`SYNDICAT DES COPROPRIÉTAIRES
DE L’IMMEUBLE SIS 27, AVENUE DU TEST – 14000 CAEN
Appel de fonds`);
    expect(found['building']).not.toBe('DE L’IMMEUBLE SIS');
  });
});

describe('an owner', () => {
  it('is whom the letter is sent to, and none of those in a table', () => {
    const found = typed(`Appel de fonds
                                                  Mlle Anne TESTARD
                                                  3 rue de l’Essai
                                                  14000 CAEN

Lots    Qui    Millièmes    Charges    Fonds
1    Mme Roux    212    453,68    22,68
2    M. Petit    188    402,32    20,12
3    Mlle Testard    247    528,58    26,43`);
    expect(found).toMatchObject({ owner: 'Mlle Anne TESTARD' });
  });

  it.each([
    ['Mme et M. TESTARD-MOREL\nAnne et Paul', 'Mme et M. TESTARD-MOREL Anne et Paul'],
    ['M. et Mme TESTARD\n3 rue Anne', 'M. et Mme TESTARD'],
  ])('has the given names of both on the next line: %s', (names, owner) => {
    const lines = `${names}\n7 rue du Test\n14000 CAEN`.split('\n');
    const found = typed(
      `Appel de fonds\n${lines.map((line) => `${' '.repeat(50)}${line}`).join('\n')}`,
    );
    expect(found).toMatchObject({ owner });
  });

  it.each([
    'Copropriété       Copropriétaire    Lots\nLE CLOS DU TEST   TESTARD Anne      12, 14',
    'LE CLOS DU TEST – lot 12\nTESTARD Anne – Compte 450012',
  ])('needs no title where the given name is known: %s', (text) => {
    expect(typed(`Appel de fonds\n${text}`)).toMatchObject({ owner: 'TESTARD Anne' });
  });

  it('has the name that stands under the honour and the given name', () => {
    const found = typed(`Appel de fonds
                                                  Madame la Baronne Anne
                                                  DU TEST D’ESSAI
                                                  3 rue de l’Essai
                                                  14000 CAEN`);
    expect(found).toMatchObject({ owner: 'Madame la Baronne Anne DU TEST D’ESSAI' });
  });
});
