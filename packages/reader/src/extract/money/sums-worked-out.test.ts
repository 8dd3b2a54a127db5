// Sums that prove themselves: by what they are shares of, by what adds up to them, by as many equal terms.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

const call = (text: string) => typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const year = (text: string) => typedFacts(text, 'CHARGES', 'DECOMPTE');

describe('a sheet for all, whose total has no word', () => {
  const sheet = (posts: string) =>
    call(`Copropriété 4 rue des Lavoirs – 72000 LE MANS
APPEL DE CHARGES 1er SEMESTRE 2026
Destinataire : Mme TESSIER (lots 2 et 5)

Dépenses prévues          année 2026     moitié
${posts}

Copropriétaire      Lots     Millièmes    Part du semestre
M. HUBERT           1        400          800,00 €
Mme TESSIER         2 – 5    350          700,00 €
SCI DU LAVOIR       3        250          500,00 €
                             1000         2000,00 €

Votre part : 700,00 € à virer avant le 10 janvier 2026`);

  it('is shared by what its rows add up to, which nobody pays alone', () => {
    expect(
      sheet(`Assurance immeuble        2400,00        1200,00
Frais de banque           1600,00        800,00
TOTAL                     4000,00        2000,00`),
    ).toMatchObject({ total: 700_00, tantiemes: 350, base: 1000 });
  });

  it('is for nothing in particular where one of its posts is something else', () => {
    const facts = sheet(`Assurance immeuble        2400,00        1200,00
Réfection du perron       1600,00        800,00
TOTAL                     4000,00        2000,00`);
    expect([facts['courantes'], facts['travaux']]).toEqual([undefined, undefined]);
  });
});

describe('a mail that tells the building’s sums and the owner’s', () => {
  it('takes of each the share', () => {
    expect(
      call(`Objet : appel de fonds T2 2026
Bonjour, voici l'appel du deuxième trimestre 2026 pour vos lots 3 et 9 (110 millièmes sur 1000).
Le budget du trimestre est de 4 000,00 €, ce qui fait pour vous 440,00 €.
La cotisation au fonds de travaux est de 200,00 €, soit 22,00 € pour vos lots.
S'y ajoute la moitié du ravalement : 6 000,00 € x 110 / 1000 = 660,00 €.
Au total je vous remercie de virer 1 122,00 € pour le 5 avril 2026.`),
    ).toMatchObject({ total: 112200, courantes: 44000, fonds_travaux: 2200, travaux: 66000 });
  });
});

describe('a letter for works in equal terms', () => {
  const letter = (asked: string) =>
    call(`Copropriété 12 rue Haute – Travaux de réfection de la façade
Madame,
Votre quote-part, pour vos lots 4 et 6 (200/1000), s'élève à 6 000,00 €, soit trois versements de 2 000,00 €.
${asked}`);

  it('asks for one of them', () => {
    expect(
      letter('Merci de nous adresser le premier versement de 2 000,00 € pour le 1er juin 2026.'),
    ).toMatchObject({ total: 200000, travaux: 200000 });
  });

  it('asks for all of them where none is named', () => {
    expect(letter('Merci de votre règlement.')).toMatchObject({ total: 600000 });
  });
});

describe('figures over two columns', () => {
  it('are the base and the part of the lines below', () => {
    const facts = ruledFacts(
      `Appel n° 3 – 3e trimestre 2026 – payable avant le 10 juillet 2026
 | Total immeuble | Votre part
Millièmes | 1000 | 150
Charges générales | 2 000,00 | 300,00
Eau | 600,00 | 90,00
Fonds travaux | 130,00 | 19,50
TOTAL | 2 730,00 | 409,50`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(facts).toMatchObject({ tantiemes: 150, base: 1000, fonds_travaux: 1950 });
  });
});

describe('the code of a key', () => {
  it('is no thousand of the share after it', () => {
    expect(
      call(`APPEL DE FONDS DU 01/10/2026

Libellé                  Budget        Clé    Tantièmes     Appel
Charges générales        80 000,00     100    312/10000     624,00
Charges bâtiment B       20 000,00     120    610/5000      610,00
TOTAL DE L'APPEL                                            1 234,00`),
    ).toMatchObject({ tantiemes: 312, base: 10000, total: 123400 });
  });
});

describe('names after all the figures', () => {
  it('are those of the lines, with the lots beside them', () => {
    expect(
      call(`APPEL DE FONDS – période du 01/01/2027 au 31/03/2027

Quote-part    Vos tantièmes    Base     Montant à répartir    Nature                 Lots
412,50        550              10000    7 500,00              Charges générales      27-63
96,00         64               1000     1 500,00              Ascenseur              27
20,63         550              10000    375,00                Fonds de travaux       27-63
529,13                                                        TOTAL APPELÉ`),
    ).toMatchObject({
      lots: ['27', '63'],
      tantiemes: 550,
      base: 10000,
      total: 52913,
      courantes: 50850,
      fonds_travaux: 2063,
    });
  });
});

describe('a sum worked out on its line', () => {
  it('tells its key', () => {
    const facts = ruledFacts(
      `DECOMPTE DE CHARGES – EXERCICE DU 1.07.2024 AU 30.06.2025
CHARGES COMMUNES GENERALES 80/1000 DE 12.000,00 | 960,00
CHAUFFAGE 90/1000 DE 9.000,00 | 810,00
EAU FROIDE 30 M3 A 4,00 | 120,00
TOTAL DE VOTRE QUOTE-PART | 1.890,00
A DEDUIRE PROVISIONS VERSEES | 1.800,00
SOLDE A VOTRE DEBIT | 90,00`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(facts).toMatchObject({
      tantiemes: 80,
      base: 1000,
      tantiemes_by_cle: ['CHARGES COMMUNES GENERALES\u00a0: 80/1000', 'CHAUFFAGE\u00a0: 90/1000'],
      charges_reelles: 189000,
      difference: 9000,
    });
  });
});

describe('the reference and the due day of an entry', () => {
  it('are none of its name', () => {
    expect(
      typedFacts(
        `RELEVÉ DE COMPTE AU 30/06/2026

Date          Libellé                   Réf.        Échéance      Débit       Crédit
01/01/2026    Appel 1er trimestre       AF26-1      01/01/2026    500,00
21/01/2026    Virement                  VIR0881                               500,00
01/04/2026    Appel 2e trimestre        AF26-2      01/04/2026    510,00
20/04/2026    Virement                  VIR0912                               310,00
              Totaux                                              1 010,00    810,00
              Solde débiteur                                      200,00`,
        'CHARGES',
        'RELEVE_DE_COMPTE',
      )['entries'],
    ).toEqual([
      '2026-01-01 50000 Appel 1er trimestre',
      '2026-01-21 -50000 Virement',
      '2026-04-01 51000 Appel 2e trimestre',
      '2026-04-20 -31000 Virement',
    ]);
  });
});

describe('a line of a list that has its sum in one cell', () => {
  it('is no title of the next', () => {
    expect(
      call(`Appel de charges – avril, mai, juin 2026
Provision du trimestre : 420,00 €
Fonds travaux 5 % : 21,00 €
Nettoyage exceptionnel de la cour : 35,00 €
Total : 476,00 €
À payer avant le 15 avril 2026 : 476,00 €`),
    ).toMatchObject({ total: 47600, fonds_travaux: 2100 });
  });
});

describe('a plan of payments', () => {
  const plan = call(`APPEL DE PROVISIONS – BUDGET 2026 – ÉCHÉANCE N° 2/4

Échéance    Exigible le    Budget courant    Fonds travaux    Total     État
1/4         01/01/2026     280,00            14,00            294,00    réglée
2/4         01/04/2026     280,00            14,00            294,00    à régler
3/4         01/07/2026     280,00            14,00            294,00    à venir

Montant de la présente échéance : 294,00 € à régler au 01/04/2026.`);

  it('tells across its lines what each sum is made of', () => {
    expect(plan).toMatchObject({ total: 29400, courantes: 28000, fonds_travaux: 1400 });
  });
});

describe('the key of each lot', () => {
  it('is the owner’s for all of them together, as the fund has it', () => {
    const facts = call(`PROVISIONS – 2e trimestre 2026

Lot    Type           Clé             Tantièmes    Total clé    Budget       Provision
12     Appartement    Générale        320          10 000       12 500,00    400,00
48     Cave           Générale        8            10 000       12 500,00    10,00
Lots   Tous           Fonds travaux   328          10 000       625,00       20,50
TOTAL                                                                        430,50`);
    expect(facts).toMatchObject({ tantiemes: 328, base: 10000 });
    expect(facts['tantiemes_by_cle']).toEqual(['Générale\u00a0: 328/10000']);
  });
});

describe('a letter that lists the building’s sums', () => {
  it('settles the year with the part that it leaves to the owner', () => {
    expect(
      year(`Objet : votre décompte de charges 2025
Assurance : 1 000,00 € dont pour vous 310,00 €
Eau : 2 000,00 € dont pour vous 620,00 €
Soit un total de 3 000,00 € dont 930,00 € à votre charge.
Vous avez versé 1 000,00 € de provisions dans l'année : je vous dois donc 70,00 €.`),
    ).toMatchObject({ charges_reelles: 93000, provisions: 100000, difference: -7000 });
  });
});

describe('an account', () => {
  const account = (text: string) => typedFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE');

  it('counts what it starts from with what is told as called', () => {
    expect(
      account(`Compte de : M. Lionel GARNIER, édité le 04/11/2026

Date          Quoi                  Appelé     Versé
05/01/2026    Solde reporté 2025    42,00
10/01/2026    Appel S1              380,00
28/01/2026    Virement                         300,00

Total appelé 422,00 – total versé 300,00
Solde : reste 122,00 € à verser`),
    ).toMatchObject({ total_debit: 42200, total_credit: 30000 });
  });

  it('says under its figure whose it is', () => {
    const shown = (side: string) =>
      account(`Mon compte copropriétaire
Solde au 09/11/2026
145,20 €
${side}`)['balance'];
    expect([shown('à régler'), shown('en votre faveur')]).toEqual([14520, -14520]);
  });
});
