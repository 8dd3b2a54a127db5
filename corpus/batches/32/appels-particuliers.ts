// Other calls: works of a roof with their calendar, a late one in a letter, a call with an advance.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { english, inFull, pointed, spaced, sum, table, thin } from '../../writing.ts';
import { grouped, row, share } from './parts.ts';

const ROANNE = accountOf('sdc-les-tisserands-42');
const ROOF: readonly (readonly [label: string, whole: number])[] = [
  ['Entreprise CHARPENTES DU FOREZ – couverture et zinguerie', 6842000],
  ['Maîtrise d’œuvre – Atelier Pinay, 7 % HT', 526834],
  ['Coordination SPS', 144000],
  ['Assurance dommages-ouvrage', 218500],
  ['Honoraires du syndic sur travaux (2,5 % HT)', 171050],
];
const roofWhole = sum(ROOF.map(([, cents]) => cents));
const roofCall = Math.round((roofWhole * 3) / 10);
const roofShare = share(roofCall, 684, 10000);

const roanne = paperOf(
  'appel-travaux-toiture-roanne',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 16mm; .t th { border: .2mm solid #222; background: #eee; font-weight: bold } .t td { border: .2mm solid #222 } .t td:last-child { text-align: right; white-space: nowrap } .b td { font-weight: bold } .ft { position: absolute; bottom: 7mm; left: 16mm; right: 16mm; font-size: 6.4pt; border-top: .2mm solid #777; padding-top: 1mm }`,
  [
    `<table><tr><td style="width:98mm"><b style="font-size:13pt">CABINET PERRET &amp; FILS</b><br><i>Gérance – Syndic – Transactions depuis 1952</i><br>6 rue Jean Jaurès – BP 40118<br>42300 ROANNE<br>04 77 00 62 11 – copro@cabinetperret.example.fr</td><td><br><br>S.C.I. LA MAYOLLETTE<br>M. Bruno FARGETTE, gérant<br>255 chemin de la Mayollette<br>42153 RIORGES</td></tr></table>
    <p style="margin-top:9mm">Roanne, le 2 novembre 2026</p><p><b>Immeuble :</b> Résidence LES TISSERANDS – 41 rue Mulsant, 42300 ROANNE (n° d’immatriculation AB3390256)<br><b>Copropriétaire :</b> 114/023 – SCI LA MAYOLLETTE – lots 23, 24 et 68 – 684/10 000èmes</p>
    <h1 style="font-size:13pt;text-decoration:underline">APPEL DE FONDS TRAVAUX – RÉFECTION DE LA TOITURE – 2ème APPEL (30 %)</h1>
    <p>L’assemblée générale du 11 juin 2026 a voté en sa résolution n° 15 la réfection complète de la toiture pour un budget global de ${spaced(roofWhole)} €, réparti en charges générales et appelé selon l’échéancier suivant : 40 % au 1er septembre 2026, 30 % au 1er décembre 2026, 30 % au 1er mars 2027.</p>
    ${table(
      ['Détail du budget travaux (TTC)', 'Montant'],
      [
        ...ROOF.map(([label, cents]) => [label, spaced(cents)]),
        row('b', ['Budget global de l’opération', spaced(roofWhole)]),
        ['Présent appel : 30 % du budget', spaced(roofCall)],
        ['Base de répartition / vos tantièmes', '10 000 / 684'],
        row('b', ['VOTRE QUOTE-PART DU PRÉSENT APPEL', `${spaced(roofShare)} €`]),
      ],
      't',
    )}
    <p style="margin-top:5mm">Cette somme est exigible le <b>1er décembre 2026</b>. Elle est à verser sur le compte bancaire ouvert au nom du syndicat (IBAN ci-dessous), avec la référence <b>114/023-TOIT2</b>. Elle ne comprend ni vos provisions courantes, ni le solde de votre compte charges.</p>
    <p>IBAN ${ROANNE.spaced}</p><p>Nous vous rappelons que ces sommes sont déductibles, le cas échéant, de vos revenus fonciers. En cas de vente de vos lots, c’est celui qui est copropriétaire à la date d’exigibilité qui est redevable de l’appel (décret du 17 mars 1967, art. 6-2).</p>
    <p style="margin-top:6mm;text-align:right">Le service comptabilité travaux, F. Dubanchet</p>
    <div class="ft">CABINET PERRET &amp; FILS, SARL au capital de 7 622,45 € – RCS Roanne 900 004 527 – Carte pro. CPI 4202 2018 000 000 139 – Garantie SOCAF 26 avenue de Suffren 75015 Paris – Adhérent UNIS – Médiateur de la consommation : CM2C, 49 rue de Ponthieu 75008 Paris</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET PERRET & FILS',
      building: 'Résidence LES TISSERANDS',
      building_address: '41 rue Mulsant, 42300 ROANNE',
      rnc: 'AB3390256',
      owner: either(
        'SCI LA MAYOLLETTE',
        'S.C.I. LA MAYOLLETTE',
        'S.C.I. LA MAYOLLETTE M. Bruno FARGETTE, gérant',
      ),
      lots: ['23', '24', '68'],
      tantiemes: 684,
      base: 10000,
      iban: ROANNE.iban,
      due_on: '2026-12-01',
      total: roofShare,
      travaux: roofShare,
      to_pay: roofShare,
    },
    absent: ['courantes', 'fonds_travaux', 'avances', 'solde_anterieur', 'recoverable'],
  },
);

const LATE: readonly (readonly [label: string, cents: number])[] = [
  ['Provision budget prévisionnel 4T 2026 (322/5000)', share(1420000, 322, 5000)],
  ['Fonds travaux ALUR 4T 2026 (322/5000)', share(71000, 322, 5000)],
];
const lateTotal = sum(LATE.map(([, cents]) => cents));
const UNPAID: readonly (readonly [label: string, cents: number])[] = [
  ['Appel du 2e trimestre 2026, reste dû', 41830],
  ['Appel du 3e trimestre 2026', 96020],
  ['Frais de relance du 10.09.2026 (art. 10-1)', 2400],
];
const unpaid = sum(UNPAID.map(([, cents]) => cents));

const moulins = paperOf(
  'appel-retard-moulins',
  `font: 10.2pt/1.5 'P052', serif; padding: 18mm 20mm; .n td { border-bottom: .2mm dotted #555; padding: .8mm 1mm } .n td:last-child { text-align: right; white-space: nowrap } .tt td { font-weight: bold; border-bottom: .4mm solid #000 }`,
  [
    `<p style="text-align:center"><b style="font-size:14pt;letter-spacing:.5mm">BOURBONNAIS IMMOBILIER</b><br>Syndic de copropriété<br><small>14 place d’Allier, 03000 MOULINS – 04 70 00 29 76 – ouvert du mardi au samedi</small></p>
    <p style="margin:9mm 0 7mm 92mm">Monsieur Jean-Baptiste<br>LE BIHAN-DUMAS<br>5 rue de Paris, appt 12<br>03000 MOULINS</p><p>Moulins, le ${inFull('2026-10-05')}<br>V/compte : 38-LEBI<br>Copropriété LE PALUET, 3 et 5 rue de Paris, 03000 MOULINS – lot 12</p>
    <p><b>Objet : appel de provision du 4e trimestre 2026 et rappel de votre arriéré</b></p><p>Monsieur,</p><p>Nous vous prions de trouver ci-dessous l’appel de votre provision pour la période du ${pointed('2026-10-01')} au ${pointed('2026-12-31')}, exigible depuis le ${pointed('2026-10-01')}.</p>
    ${table([], [...LATE.map(([label, cents]) => [label, `${thin(cents)} €`]), row('tt', ['Total de l’appel', `${thin(lateTotal)} €`])], 'n')}
    <p style="margin-top:4mm">Par ailleurs, sauf erreur de notre part, votre compte présente à ce jour un arriéré qui se décompose ainsi :</p>
    ${table([], [...UNPAID.map(([label, cents]) => [label, `${thin(cents)} €`]), row('tt', ['Solde débiteur antérieur', `${thin(unpaid)} €`])], 'n')}
    <p style="margin-top:4mm">C’est donc une somme totale de <b>${thin(lateTotal + unpaid)} €</b> que nous vous remercions de nous faire parvenir sous huitaine. À défaut, l’article 19-2 de la loi du 10 juillet 1965 nous permet, trente jours après mise en demeure restée infructueuse, de demander en justice l’exigibilité immédiate des provisions non encore échues.</p>
    <p>Si vous rencontrez une difficulté passagère, prenez contact avec nous : un échéancier est toujours possible.</p><p style="text-align:right">Pour le syndic, Mathilde Auclair</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'BOURBONNAIS IMMOBILIER',
      building: 'LE PALUET',
      building_address: '3 et 5 rue de Paris, 03000 MOULINS',
      owner: 'Monsieur Jean-Baptiste LE BIHAN-DUMAS',
      lots: ['12'],
      tantiemes: 322,
      base: 5000,
      account: '38-LEBI',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: lateTotal,
      courantes: LATE[0]?.[1] ?? 0,
      fonds_travaux: LATE[1]?.[1] ?? 0,
      solde_anterieur: unpaid,
      to_pay: lateTotal + unpaid,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances'],
  },
);

type Line = readonly [label: string, whole: number, base: number, part: number];
const CAHORS: readonly Line[] = [
  ['CHARGES GENERALES', 682500, 1000, 71],
  ['CHARGES ESCALIER NORD', 61250, 500, 58],
];
const cahorsCurrent = sum(CAHORS.map(([, whole, base, part]) => share(whole, part, base)));
const cahorsFund = share(34125, 71, 1000);
const cahorsAdvance = share(300000, 71, 1000);
const cahorsTotal = cahorsCurrent + cahorsFund + cahorsAdvance;
const eur = (cents: number) => `${english(cents)} EUR`;

const cahors = paperOf(
  'appel-avance-cahors',
  `font: 8.8pt 'DejaVu Sans Mono', monospace; padding: 12mm 13mm; td, th { padding: .6mm 1mm } .c th { border-top: .2mm solid #000; border-bottom: .2mm solid #000 } .c td:nth-child(n+2), .c th:nth-child(n+2) { text-align: right } .sum td { border-top: .2mm dashed #000; font-weight: bold }`,
  [
    `<p>QUERCY-SYNDIC S.A.R.L.<br>62 BOULEVARD GAMBETTA<br>46000 CAHORS<br>TEL 05 65 00 13 90</p><p style="margin:4mm 0 8mm 95mm">MME VEUVE ESTRADE PAULETTE<br>M. ESTRADE DIDIER (NU-PROPRIETAIRE)<br>LA CROIX DE MAGNE<br>46090 PRADINES</p>
    <p>IMMEUBLE : 031 RESIDENCE VALENTRE<br>           19 QUAI CAVAIGNAC 46000 CAHORS<br>CODE     : 031 0009    LOTS : 9, 31</p><p style="text-align:center">*** APPEL DE FONDS DU 01/01/2027 ***<br>1ER TRIMESTRE 2027 (01/01/2027 - 31/03/2027)</p>
    ${table(
      ['NATURE', 'TOTAL IMM.', 'TANT. IMM.', 'VOS TANT.', 'MT APPELE'],
      [
        ...CAHORS.map(([label, whole, base, part]) => [
          label,
          english(whole),
          grouped(base),
          part,
          english(share(whole, part, base)),
        ]),
        row('sum', ['PROVISIONS POUR CHARGES', '', '', '', english(cahorsCurrent)]),
        ['FONDS DE TRAVAUX (5 %)', english(34125), '1 000', 71, english(cahorsFund)],
        [
          'AVANCE DE TRESORERIE COMPLEM. (AG 16/09/26)',
          english(300000),
          '1 000',
          71,
          english(cahorsAdvance),
        ],
        row('sum', ['TOTAL APPELE', '', '', '', eur(cahorsTotal)]),
        ['SOLDE AU 12/11/2026', '', '', '', eur(0)],
        row('sum', ['NET A REGLER AU 01/01/2027', '', '', '', eur(cahorsTotal)]),
      ],
      'c',
    )}
    <p style="margin-top:6mm">L’AVANCE EST REMBOURSABLE EN CAS DE VENTE. LES PROVISIONS NE SONT PAS DEDUCTIBLES.<br>EDITE LE 12/11/2026 - PAIEMENT PAR CHEQUE A L’ORDRE DE &quot;SDC VALENTRE&quot; OU PRELEVEMENT.</p><p style="margin-top:3mm">USUFRUITIERE : CHARGES COURANTES - NU-PROPRIETAIRE : GROSSES REPARATIONS (REGL. DE COPRO. ART. 44), SOLIDAIREMENT.</p>
    <p style="position:absolute;bottom:8mm;left:14mm;right:14mm;font-size:6.6pt">QUERCY-SYNDIC SARL CAPITAL 8000 EUR - RCS CAHORS 900 005 461 - CPI 4601 2020 000 000 077 - GARANTIE QBE EUROPE 110 000 EUR - MEDIATEUR MEDIATION VIVONS MIEUX ENSEMBLE 54000 NANCY</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'QUERCY-SYNDIC S.A.R.L.',
      building: 'RESIDENCE VALENTRE',
      building_address: '19 QUAI CAVAIGNAC, 46000 CAHORS',
      owner: either(
        'MME VEUVE ESTRADE PAULETTE M. ESTRADE DIDIER (NU-PROPRIETAIRE)',
        'MME VEUVE ESTRADE PAULETTE',
        'MME VEUVE ESTRADE PAULETTE, M. ESTRADE DIDIER',
      ),
      lots: ['9', '31'],
      tantiemes: 71,
      base: 1000,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: cahorsTotal,
      courantes: cahorsCurrent,
      fonds_travaux: cahorsFund,
      avances: cahorsAdvance,
      to_pay: cahorsTotal,
    },
    absent: ['rnc', 'iban', 'travaux', 'recoverable'],
  },
);

export const APPELS_PARTICULIERS = [roanne, moulins, cahors];
