// A number, a sum or a list is extracted whole, or not at all.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../test/ruled-pages.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const CALL = (account: string) => `CABINET DES ORMES – syndic
Appel de provisions
Copropriété LES ORMES, 4 quai Blanqui, 94140 ALFORTVILLE
${account}
Période du 01/04/2026 au 30/06/2026
Exigible le 01/04/2026
Charges générales (212/10000) | 318,40 €
Total de l’appel | 318,40 €`;

const PAPERS: readonly Typed[] = [
  ...(
    [
      ['Compte : 018 00027 V – Lots 27 et 91', '018 00027 V'],
      ['Compte n° 31 4502 07 – Lots 27 et 91', '31 4502 07'],
      ['Votre compte : 0417-0032 – Lots 27 et 91', '0417-0032'],
      ['N° de compte 4417/00017 A régler par virement', '4417/00017'],
      ['Compte copropriétaire : CL 0032 118 – Lot 27', 'CL 0032 118'],
      ['Lots 27 et 91 – Immeuble 0047 – Compte\n45000218 – édité le 26/05/2026', '45000218'],
      ['Compte : 0417-\n0032 – Lots 27 et 91', '0417-0032'],
      ['Compte : 0417 8 rue Neuve', undefined],
      ['Compte 018 00027 arrêté au 31/03/2026', '018 00027'],
      ['Compte n° 0417 du 01/01/2026', '0417'],
      ['Code copropriétaire : 118 0042 B', '118 0042 B'],
      ['Référence client : 118 0042 | Page 1', '118 0042'],
    ] as const
  ).map(([line, account]): Typed => [
    `account of « ${line} »`,
    'CHARGES',
    'APPEL_DE_FONDS',
    CALL(line),
    { account },
  ]),
  [
    'provisions told with their parts',
    'CHARGES',
    'DECOMPTE',
    `CABINET DES ORMES – syndic
Décompte individuel
Exercice du 01/01/2025 au 31/12/2025
Nature | Total | Clé | Votre part
Eau | 10 000,00 | 200/10000 | 200,00
Ménage | 20 000,00 | 200/10000 | 400,00
Total des charges courantes | 30 000,00 | | 600,00
Travaux de toiture | 5 000,00 | 200/10000 | 100,00
Total général | 35 000,00 | | 700,00
Vos charges réelles : 700,00 €
Provisions appelées (charges 550,00 € et travaux 100,00 €) : 650,00 €
Solde restant à votre charge : 50,00 €`,
    { charges_reelles: 70000, provisions: 65000, difference: 5000 },
  ],
  [
    'works whose day was wrapped',
    'CV_AG',
    'ANNEXE_5',
    `ANNEXE N° 5
État des travaux de l’article 14-2 votés non encore clôturés au 31/12/2025
Travaux | A Votés | B Payés | C Réalisés | D Appels | E Solde en attente | F à recevoir
Réfection de la cour – Assemblée générale du | 32 600,00 | 9 780,00 | 14 100,00 | 16 300,00 | 2 200,00 | 16 300,00
15/05/2024
TOTAL | 32 600,00 | 9 780,00 | 14 100,00 | 16 300,00 | 2 200,00 | 16 300,00`,
    { travaux_en_cours: ['Réfection de la cour'] },
  ],
  [
    'works whose name goes on elsewhere',
    'CV_AG',
    'ANNEXE_5',
    `ANNEXE N° 5
État des travaux de l’article 14-2 votés non encore clôturés au 31/12/2025
Travaux | A Votés | B Payés | C Réalisés | D Appels | E Solde en attente | F à recevoir
Réfection de la | 32 600,00 | 9 780,00 | 14 100,00 | 16 300,00 | 2 200,00 | 16 300,00
TOTAL | 32 600,00 | 9 780,00 | 14 100,00 | 16 300,00 | 2 200,00 | 16 300,00`,
    { travaux_en_cours: undefined },
  ],
  [
    'lots parted by a wide space',
    'CHARGES',
    'APPEL_DE_FONDS',
    CALL('Compte : 4500012 – Lots 27, | 91'),
    { lots: ['27', '91'] },
  ],
  [
    'lots told with their floors',
    'CHARGES',
    'APPEL_DE_FONDS',
    CALL('LOT(S) : 027 APPARTEMENT 3E ETAGE – 091 CAVE'),
    { lots: ['27', '91'] },
  ],
];

describe('whole values', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, expected) => {
    const facts = ruledFacts(text, type, sub_kind);
    const extracted = Object.fromEntries(Object.keys(expected).map((name) => [name, facts[name]]));
    expect(extracted).toEqual(expected);
  });
});
