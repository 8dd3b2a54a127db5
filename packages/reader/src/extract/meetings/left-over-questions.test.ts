// A list of questions is whole or not extracted: what stands after the last one that was read is looked at.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const HEAD = 'Procès-verbal de l’assemblée générale du 12 mars 2026';
const LISTS = ['resolutions', 'resolutions_adopted', 'resolutions_rejected'];

describe('a question that is only asked in parts', () => {
  it.each(['', '.', ' –'])('does not end the list of the others, numbered « 4%s »', (sign) => {
    const text = `${HEAD}
1${sign} Élection du bureau
POUR 812 CONTRE 0  RESOLUTION ADOPTEE
2${sign} Approbation des comptes 2025
POUR 812 CONTRE 0  RESOLUTION ADOPTEE
3${sign} Quitus au syndic
POUR 300 CONTRE 512  RESOLUTION REJETEE
4.1 Toiture : choix du couvreur
Devis Ardoise et Zinc de 30 000,00 € TTC.
POUR 700 CONTRE 112  RESOLUTION ADOPTEE
4.2 Toiture : honoraires du syndic
POUR 300 CONTRE 512  RESOLUTION REJETEE
5${sign} Pose de bornes
POUR 100 CONTRE 712  RESOLUTION REJETEE
6${sign} Porte du garage
Devis Fermetures du Sud de 5 000,00 € TTC.
POUR 812 CONTRE 0  RESOLUTION ADOPTEE
QUESTIONS DIVERSES (sans vote) : local à vélos.`;
    expect(typedFacts(text, 'PV_AG')).toMatchObject({
      resolutions_adopted: ['1', '2', '4.1', '6'],
      resolutions_rejected: ['3', '4.2', '5'],
      works_adopted_total: 35_000_00,
    });
  });
});

describe('a list that is cut short', () => {
  it('is not told where a number goes on in another style', () => {
    const facts = typedFacts(
      `${HEAD}
Résolution n° 1 : Bureau
Pour : 812. Résolution adoptée.
Résolution n° 2 : Quitus
Pour : 812. Résolution adoptée.
3. Budget 2027
Pour : 812. Résolution adoptée.`,
      'PV_AG',
    );
    for (const list of LISTS) expect(facts).not.toHaveProperty(list);
  });

  it('is not told where the last question has two answers and no second vote', () => {
    const facts = typedFacts(
      `${HEAD}
1. Bureau
Pour : 812. Résolution adoptée.
2. Quitus
Pour : 812. Résolution adoptée.
Motion de M. Rey, ajoutée en séance : peindre le hall.
Pour : 10. Contre : 802.
Résolution rejetée.`,
      'PV_AG',
    );
    for (const list of LISTS) expect(facts).not.toHaveProperty(list);
  });

  it('is not told where numbers start again in another part', () => {
    const facts = typedFacts(
      `${HEAD}
A – Questions de gestion
1. Bureau
Pour : 812. Résolution adoptée.
2. Quitus
Pour : 812. Résolution adoptée.
3. Budget 2027
Pour : 812. Résolution adoptée.
B – Questions de travaux
1. Toiture
Pour : 812. Résolution adoptée.
2. Porche
Pour : 812. Résolution adoptée.`,
      'PV_AG',
    );
    for (const list of LISTS) expect(facts).not.toHaveProperty(list);
  });

  it('is told where the last question is voted twice under two majorities', () => {
    expect(
      typedFacts(
        `${HEAD}
1. Bureau
Pour : 812. Résolution adoptée.
2. Toiture
Pour : 450. Résolution rejetée à la majorité de l’article 25.
Second vote (article 25-1)
Pour : 600. Résolution adoptée.`,
        'PV_AG',
      ),
    ).toMatchObject({ resolutions_adopted: ['1', '2'] });
  });

  it('is not made of the parts of the paper, where numbers start again in each', () => {
    const facts = typedFacts(
      `${HEAD}
I – BUREAU
1. Président
Pour : 812. Résolution adoptée.
2. Scrutateur
Pour : 812. Résolution adoptée.
II – COMPTES
1. Comptes 2025
Pour : 812. Résolution adoptée.
2. Quitus au syndic
Pour : 12. Contre : 800. Résolution rejetée.
III – DIVERS
1. Local à vélos
Pour : 812. Résolution adoptée.
IV – TRAVAUX
1. Porche
Pour : 812. Résolution adoptée.`,
      'PV_AG',
    );
    for (const list of LISTS) expect(facts).not.toHaveProperty(list);
    expect(facts).toMatchObject({ quitus: false });
  });

  it('is not one of what comes with the letter, longer as that may be', () => {
    const text = (over: string) => `Convocation à l’assemblée générale du 12 mars 2026
${over}
1. Bureau
2. Quitus
3. Budget 2027
Pièces jointes :
1. Comptes
2. Contrat
3. Devis
4. Pouvoir`;
    const asked = ['1. Bureau', '2. Quitus', '3. Budget 2027'];
    for (const over of ['Ordre du jour', 'Vous trouverez ci-dessous les questions inscrites :'])
      expect(typedFacts(text(over), 'CV_AG')).toMatchObject({ resolutions: asked });
  });
});
