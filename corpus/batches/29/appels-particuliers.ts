// Calls for funds that are not of every quarter: works, a reminder, a volunteer's spreadsheet.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { plain, spaced, sum, table } from '../../writing.ts';
import { FOOT, foot, type Key, partOf, quote } from './outils.ts';

const THABOR = accountOf('sdc-thabor-29');
const WORKS: readonly Key[] = [
  ['Ravalement façade rue et pignon – Ent. FAÇADES D’ARMOR', 8640000, 10000, 655],
  ['Maîtrise d’œuvre – Atelier LE BIHAN architectes (9 %)', 777600, 10000, 655],
  ['Assurance dommages-ouvrage', 241500, 10000, 655],
  ['Honoraires syndic sur travaux (2,5 % HT)', 259200, 10000, 655],
];
const thirds = WORKS.map(([label, total, base, part]): Key => [label, total / 3, base, part]);
const worksTotal = sum(thirds.map(quote));
const works = paperOf(
  'appel-travaux-ravalement-rennes',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; ${FOOT} .b { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .box { background: #eef1f8; padding: 3mm } h1 { font-size: 13pt; color: #283a80; border-bottom: .5mm solid #283a80; margin-top: 8mm } .d th { background: #283a80; color: #fff } .d td { border: .15mm solid #aab } .d td:nth-child(n+2) { text-align: right } .tot td { background: #eef1f8; font-weight: bold }`,
  [
    `<p style="font-size:18pt;color:#283a80;margin:0"><b>gestim’Ouest</b> <span style="font-size:9pt">| syndic de copropriété, Rennes – Saint-Malo – Vitré</span></p><p>40 mail François-Mitterrand, 35000 RENNES – 02 99 00 61 61 – copro@gestimouest.example.fr</p>
    <div class="b"><div class="box"><b>Copropriété</b><br>Résidence LE THABOR PLAISANCE<br>17 rue de Paris<br>35000 RENNES<br>Immatriculation AC8115204</div><div class="box"><b>Copropriétaire</b><br>SCI KER-AVEL – M. le gérant<br>Lieudit Le Bas Chalet<br>35520 LA MÉZIÈRE<br>Compte : 450 0061 – Lots 7, 31 et 44</div></div>
    <h1>APPEL DE FONDS TRAVAUX N° 2/3</h1><p>Assemblée générale du 11 juin 2026, résolution n° 7 – Ravalement des façades – majorité article 24. Appels : 1/3 au 01/09/2026, <b>2/3 au 01/12/2026</b>, 3/3 au 01/03/2027. Clé : charges communes générales, 655/10 000èmes.</p>
    ${table(
      ['Poste', 'Montant voté TTC', 'Appelé ce jour (1/3)', 'Votre quote-part'],
      [
        ...thirds.map((key) => [
          key[0],
          `${spaced(key[1] * 3)} €`,
          `${spaced(key[1])} €`,
          `${spaced(quote(key))} €`,
        ]),
        `<tr class="tot"><td>TOTAL</td><td>${spaced(sum(WORKS.map((key) => key[1])))} €</td><td>${spaced(sum(thirds.map((key) => key[1])))} €</td><td>${spaced(worksTotal)} €</td></tr>`,
      ],
      'd',
    )}
    <p style="margin-top:5mm;font-size:11pt"><b>Somme à payer pour le 01/12/2026 : ${spaced(worksTotal)} €</b></p>
    <p>Virement au compte séparé travaux du syndicat :<br>IBAN : ${THABOR.spaced}<br>BIC : ${THABOR.bic}</p>
    <p>Cet appel est indépendant de l’appel de charges courantes du 4e trimestre qui vous a été adressé le 15 septembre. Il n’est pas récupérable sur le locataire. En cas de vente, ces sommes incombent à celui qui est copropriétaire à la date d’exigibilité (art. 6-2 du décret du 17 mars 1967). Un crédit d’impôt ou MaPrimeRénov’ Copropriété n’est pas applicable à ces travaux.</p>
    <p style="text-align:right">À Rennes, le 09/11/2026 – Le syndic</p>
    ${foot('GESTIM’OUEST SAS, capital 150 000 €, RCS Rennes 913 660 245 – CPI 3501 2019 000 040 911 – Garantie Socaf Exemple – RCP Mutuelle Exemple n° 118 720 – Médiateur : ANM Exemple, 2 rue de Colmar 94300 Vincennes')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'gestim’Ouest',
      building: 'Résidence LE THABOR PLAISANCE',
      building_address: '17 rue de Paris, 35000 RENNES',
      rnc: 'AC8115204',
      owner: either('SCI KER-AVEL', 'SCI KER-AVEL – M. le gérant'),
      account: '450 0061',
      lots: ['7', '31', '44'],
      tantiemes: 655,
      base: 10000,
      due_on: '2026-12-01',
      total: worksTotal,
      travaux: worksTotal,
      to_pay: worksTotal,
      iban: THABOR.iban,
    },
    absent: [
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'recoverable',
      'period_from',
    ],
  },
);

const LATE = { current: 34218, fund: 1711, before: 71858, notice: 4800, interest: 612 };
const lateDue = LATE.current + LATE.fund;
const late = paperOf(
  'appel-rappel-retard-brest',
  `font: 10pt/1.45 'Nimbus Roman', serif; padding: 16mm 20mm; ${FOOT} td { border: .2mm solid #444 } td:last-child { text-align: right; width: 36mm } table { margin: 4mm 0 }`,
  [
    `<p><b>HABITAT DU PONANT (enseigne de S.A.S. PONANT SYNDIC)</b><br>Bureau de Brest-Siam : 58 rue de Siam – 29200 BREST</p><p style="margin-left:95mm;margin-top:10mm">Hoirs LE GALL Hervé<br>p/a Mme Anne-Yvonne LE GALL née QUÉMÉNEUR<br>3 hent Porz-Doun<br>29217 PLOUGONVELIN</p>
    <p style="margin-left:95mm">Brest, le 12 octobre 2026</p><p><b>LETTRE DE RELANCE – DEUXIÈME PRÉSENTATION DE L’APPEL DU 4E TRIMESTRE</b><br>V/Réf. compte : LEGAL0009 – Immeuble AR MOR, 112 rue Jean-Jaurès, 29200 BREST<br>Lot n° 9, 187/1000</p>
    <p>Madame, Monsieur,</p><p>Sauf erreur de notre part, nous n’avons pas reçu le règlement de l’appel de provisions couvrant la période du 1er octobre 2026 au 31 décembre 2026, exigible depuis le 1er octobre 2026, dont nous vous rappelons le détail :</p>
    <table><tr><td>Provision sur budget (4e trimestre 2026)</td><td>${plain(LATE.current)} €</td></tr><tr><td>Fonds de travaux</td><td>${plain(LATE.fund)} €</td></tr><tr><td><b>Appel du trimestre</b></td><td><b>${plain(lateDue)} €</b></td></tr><tr><td>Arriéré au 30 septembre 2026 (appels des 2e et 3e trimestres)</td><td>${plain(LATE.before)} €</td></tr><tr><td>Frais de relance (contrat de syndic art. 9.1)</td><td>${plain(LATE.notice)} €</td></tr><tr><td>Intérêts de retard au taux légal</td><td>${plain(LATE.interest)} €</td></tr><tr><td><b>TOTAL DÛ À CE JOUR</b></td><td><b>${plain(lateDue + LATE.before + LATE.notice + LATE.interest)} €</b></td></tr></table>
    <p>Nous vous prions de bien vouloir régulariser cette situation sous quinze jours. À défaut, nous serons contraints de vous adresser une mise en demeure par lettre recommandée, dont le coût de 62,00 € serait porté à votre débit, puis de saisir notre avocat aux fins de recouvrement (art. 10-1 de la loi du 10 juillet 1965). Si un notaire est chargé de la succession, merci de nous en communiquer les coordonnées.</p>
    <p>Si votre règlement s’est croisé avec la présente, veuillez ne pas en tenir compte.</p><p>Nous vous prions d’agréer nos salutations distinguées.</p><p style="text-align:right">Le service contentieux</p>
    ${foot('PONANT SYNDIC, S.A.S. au capital de 80 000 euros – 914 020 331 R.C.S. BREST – TVA FR41914020331 – carte T et G CPI 2901 2020 000 031 – membre de l’UNIS')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'HABITAT DU PONANT',
        'PONANT SYNDIC',
        'HABITAT DU PONANT (enseigne de S.A.S. PONANT SYNDIC)',
      ),
      building: 'AR MOR',
      building_address: '112 rue Jean-Jaurès, 29200 BREST',
      owner: either(
        'Hoirs LE GALL Hervé',
        'Hoirs LE GALL Hervé p/a Mme Anne-Yvonne LE GALL née QUÉMÉNEUR',
      ),
      account: 'LEGAL0009',
      lots: ['9'],
      tantiemes: 187,
      base: 1000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: lateDue,
      courantes: LATE.current,
      fonds_travaux: LATE.fund,
      solde_anterieur: LATE.before,
      to_pay: lateDue + LATE.before + LATE.notice + LATE.interest,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable'],
  },
);

const OWNERS: readonly (readonly [name: string, part: number])[] = [
  ['Le Dantec (RDC)', 205],
  ['Guézennec (1er)', 238],
  ['Mme Ruault (2e)', 243],
  ['Okonkwo-Morel (3e)', 214],
  ['SCI Surcouf (combles)', 100],
];
const QUARTER: readonly (readonly [string, number])[] = [
  ['Assurance', 21250],
  ['Ménage', 39000],
  ['EDF communs', 9600],
  ['Eau', 31500],
  ['Fonds travaux', 5070],
];
const sheetTotal = sum(QUARTER.map(([, cents]) => cents));
const OURS = 243;
const oursParts = QUARTER.map(([, cents]) => partOf(cents, OURS, 1000));
const sheet = paperOf(
  'appel-tableur-benevole-saint-malo',
  `font: 9.4pt 'Carlito', sans-serif; td, th { border: .1mm solid #999; padding: .6mm 1.2mm } .n td:nth-child(n+2), .n th:nth-child(n+2) { text-align: right } th { background: #ffe699; font-weight: bold } .me td { background: #e2efda; font-weight: bold }`,
  [
    `<p><b>COPRO 5 RUE DE LA CORNE DE CERF – 35400 SAINT-MALO (intra-muros)</b><br>syndic bénévole : Ronan Le Dantec, 5 rue de la Corne de Cerf 35400 Saint-Malo – 06 00 41 22 18</p><h1 style="font-size:13pt">Appel de charges 1er trimestre 2027</h1><p>du 01/01/2027 au 31/03/2027 – à payer avant le 5 janvier 2027 svp – envoyé le 18/12/2026</p>
    ${table(
      ['', 'Mill.', ...QUARTER.map(([label]) => label), 'TOTAL'],
      [
        ['TOTAL COPRO', 1000, ...QUARTER.map(([, cents]) => plain(cents)), plain(sheetTotal)],
        ...OWNERS.map(([name, part]) => {
          const parts = QUARTER.map(([, cents]) => partOf(cents, part, 1000));
          const cells = [name, part, ...parts.map(plain), plain(sum(parts))];
          return part === OURS
            ? `<tr class="me">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
            : cells;
        }),
      ],
      'n',
    )}
    <p style="margin-top:6mm">Feuille pour : <b>Mme Ruault Jacqueline</b> – lot 3 – 243 / 1000</p>
    <table style="width:100mm"><tr><td>Votre part du trimestre</td><td>${plain(sum(oursParts))}</td></tr><tr><td>Trop versé au trimestre dernier</td><td>-${plain(1500)}</td></tr><tr class="me"><td>Reste à payer</td><td>${plain(sum(oursParts) - 1500)}</td></tr></table>
    <p style="margin-top:5mm">Chèque dans ma boîte à lettres ou virement (RIB inchangé, redemandez-le moi si besoin). Le peintre passe le 14/01 pour le hall, merci de laisser la porte ouverte. Prochaine AG : samedi 27 mars chez Guézennec. Bonnes fêtes à tous ! Ronan</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Ronan Le Dantec', 'syndic bénévole Ronan Le Dantec'),
      building_address: either(
        '5 RUE DE LA CORNE DE CERF, 35400 SAINT-MALO',
        '5 rue de la Corne de Cerf 35400 SAINT-MALO (intra-muros)',
      ),
      owner: 'Mme Ruault Jacqueline',
      lots: ['3'],
      tantiemes: 243,
      base: 1000,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-05',
      total: sum(oursParts),
      fonds_travaux: oursParts[4] ?? 0,
      courantes: sum(oursParts.slice(0, 4)),
      solde_anterieur: -1500,
      to_pay: sum(oursParts) - 1500,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'meeting_on'],
  },
);

export const APPELS_PARTICULIERS = [works, late, sheet];
