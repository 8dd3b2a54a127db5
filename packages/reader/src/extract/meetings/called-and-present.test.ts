// Meetings: who came to them, what they are asked in one paragraph, whose lots are voted by post.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

describe('a sheet of presence', () => {
  const present = (text: string) =>
    typedFacts(
      `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 4 MAI 2026\n${text}\n1. Président de séance\nAdoptée`,
      'PV_AG',
    );

  it('does not take for present those who are named one by one as absent', () => {
    const names = Array.from({ length: 30 }, (_, at) => `DURAND-${at} (120)`);
    const rows = [0, 6, 12, 18, 24].map((at) => names.slice(at, at + 6).join(', '));
    const text = `La feuille constate la présence ou la représentation de 40 copropriétaires totalisant 6 400 voix sur 10 000.
Absents : ${rows.join(',\n')}, soit 3 600 voix.`;
    expect(present(text)).toMatchObject({ tantiemes_present: 6400 });
  });

  it('with a number that a line end parts', () => {
    const text = `Présents 20 (3 000 voix) ; représentés 10 (2 000 voix) ; soit un total de 30 copropriétaires et de 5
000 voix sur 10 000. Absents : 25 copropriétaires, 5 000 voix.`;
    expect(present(text)).toMatchObject({ tantiemes_present: 5000 });
  });

  it('whose total is of all the building, those who stayed away with the others', () => {
    const text = `Présents : 21 copropriétaires – 4 210 tantièmes
Représentés : 9 copropriétaires – 1 830 tantièmes
Absents : 12 copropriétaires – 3 960 tantièmes
Total : 42 copropriétaires – 10 000 tantièmes`;
    expect(present(text)).toMatchObject({ tantiemes_present: 6040 });
  });

  it('that tells those who came and those who sent somebody apart', () => {
    const text = `Sont absents : 12 copropriétaires, soit 3 960 tantièmes sur 10 000.
Sont présents : 4 210 tantièmes sur 10 000. Sont représentés : 1 830 tantièmes sur 10 000.`;
    expect(present(text)).toMatchObject({ tantiemes_present: 6040 });
  });

  it.each([
    'Il est constaté que 31 copropriétaires sur 40, réunissant 7 310 voix sur 10 000, prennent part aux débats.',
    'La feuille de présence est émargée par 31 copropriétaires totalisant 7 310 / 10 000 tantièmes.',
    '31 copropriétaires (7 310 / 10 000 voix) participent, en personne ou par mandataire.',
  ])('told in one sentence: %s', (text) => {
    expect(present(text)).toMatchObject({ tantiemes_present: 7310 });
  });

  it.each([
    'Sont présents 20 copropriétaires détenant 4 210 / 10 000.\nReprésentés | 1 830',
    '31 copropriétaires participent, dont 4 210 / 10 000 voix en personne et 3 100 voix par mandataire.',
    '9 copropriétaires absents, détenant 2 690 / 10 000 voix, ne participent pas.',
  ])('of which a part is told is none: %s', (text) => {
    expect(present(text)).not.toHaveProperty('tantiemes_present');
  });

  it('as a large figure over what it is', () => {
    const text = `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE
4 mai 2026 | 6 180 / 10 000 | 31 sur 50
assemblée annuelle | tantièmes présents ou représentés | copropriétaires
1. Président de séance
Adoptée`;
    expect(ruledFacts(text, 'PV_AG', null)).toMatchObject({ tantiemes_present: 6180 });
  });
});

describe('a convocation', () => {
  const agenda = `CONVOCATION À L’ASSEMBLÉE GÉNÉRALE DU 9 MARS 2026
ORDRE DU JOUR
1/ Bureau
2/ Comptes de l’exercice 2024/2025
3/ Budget 2026/2027
4/ Fonds de travaux
5/ Réfection du porche`;

  it('whose drafts follow one another in a paragraph', () => {
    const text = `${agenda}

Projets : 2/ approbation des comptes du 01/07/2024 au 30/06/2025 ; 3/ budget du 01/07/2026
au 30/06/2027 : 31 400,00 € ; 4/ cotisation annuelle 1 570,00 € ; 5/ devis 8 200,00 € TTC.`;
    expect(typedFacts(text, 'CV_AG')).toMatchObject({
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      budget_a_voter: 31_400_00,
      budget_from: '2026-07-01',
      cotisation_fonds_travaux: 1570_00,
    });
  });

  it('takes no draft whose number is not asked', () => {
    const text = `${agenda}

Projets : 4/ cotisation annuelle 1 570,00 € ; 9/ budget du 01/07/2026 au 30/06/2027.`;
    expect(typedFacts(text, 'CV_AG')).not.toHaveProperty('cotisation_fonds_travaux');
  });
});

describe('a vote by post', () => {
  it('of whoever owns « le ou les lots nos »', () => {
    const text = `FORMULAIRE DE VOTE PAR CORRESPONDANCE
Je soussigné(e) : Mme Aline ROQUES, propriétaire du ou des lots nos 14, 52
Assemblée générale du 18/06/2026`;
    expect(typedFacts(text, 'CV_AG')).toMatchObject({ lots: ['14', '52'] });
  });
});

describe('a summary sheet', () => {
  it('whose year of account is told from its end', () => {
    const text = `FICHE SYNTHÉTIQUE, données du registre au 12 février 2026
L’exercice clos le 31 août 2025 (ouvert le 1er septembre 2024, approuvé le 8 janvier 2026)
Charges pour opérations courantes : 41 200 €`;
    expect(typedFacts(text, 'FICHE_SYN')).toMatchObject({
      exercice_from: '2024-09-01',
      exercice_to: '2025-08-31',
      approved_on: '2026-01-08',
      updated_on: '2026-02-12',
    });
  });
});
