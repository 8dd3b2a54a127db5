// Calls for funds that no syndic's software printed: a spreadsheet, a web page, a letter.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dashed, english, inFull, plain, spaced, sum, table, thin } from '../../writing.ts';
import { share } from './communs.ts';

const GARDONS = accountOf('35-gardons');
const OWNERS = [
  ['Lot 1', 'Mme BRAHIMI Zohra', 196],
  ['Lot 2', 'M. CHAPTAL Régis', 212],
  ['Lots 3 et 6', 'Mme NGUYEN-ROUX Thi Mai', 268],
  ['Lot 4', 'Succ. TEISSIER Paulette', 171],
  ['Lot 5', 'M. et Mme DELEUZE', 153],
] as const;
const SHEET = [
  ['Assurance immeuble', 31800],
  ['Électricité communs', 9600],
  ['Ménage (Mme Rosa)', 42000],
  ['Eau', 66000],
  ['Divers / frais bancaires', 4500],
] as const;
const quarter = sum(SHEET.map(([, cents]) => cents));
const sheetRun = share(quarter, 268, 1000);
const sheetFund = share(7695, 268, 1000);
const spreadsheet = paperOf(
  'appel-tableur-ales',
  `font: 9.5pt 'Carlito', sans-serif; padding: 16mm 12mm; td, th { border: .2mm solid #bbb; padding: .7mm 1.5mm; height: 5.6mm } th { background: #d9ead3; font-weight: bold } .n { width: 8mm; background: #f3f3f3; color: #777; text-align: center } .a td:nth-child(n+3) { text-align: right } .y td { background: #fff2cc; font-weight: bold } .q { width: 100mm } .q td:last-child { text-align: right }`,
  [
    `<p style="font-size:14pt"><b>SDC 14 rue Mistral – 30100 ALÈS</b></p><p>Syndic bénévole : Régis CHAPTAL (lot 2) – 06 00 00 30 14 – sdc14mistral@mail.example.fr</p>
    <p><b>APPEL DE FONDS 3e TRIMESTRE 2026</b> (01/07/2026 au 30/09/2026) – à payer pour le 15/07/2026</p>
    <p>Pour : <b>Mme NGUYEN-ROUX Thi Mai</b>, lots 3 et 6</p>
    ${table(['Dépenses prévues du trimestre', '€'], [...SHEET.map(([label, cents]) => [label, plain(cents)]), `<tr class="y"><td>TOTAL TRIMESTRE</td><td>${plain(quarter)}</td></tr>`, ['Fonds travaux (5 % du budget)', plain(7695)]], 'q')}
    <p></p>
    ${table(
      [
        'Lot',
        'Copropriétaire',
        'Millièmes',
        'Charges',
        'Fds travaux',
        'Total',
        'Reste dû 30/06',
        'A VERSER',
      ],
      OWNERS.map(([lot, name, part]) => {
        const [run, fund] = [share(quarter, part, 1000), share(7695, part, 1000)];
        const before = part === 268 ? 1240 : 0;
        return `<tr class="${part === 268 ? 'y' : ''}"><td>${lot}</td><td>${name}</td>${[String(part), plain(run), plain(fund), plain(run + fund), plain(before), plain(run + fund + before)].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
      }),
      'a',
    )}
    <p style="font-size:8pt">Base 1000 millièmes. Les montants sont arrondis au centime, d’où un écart possible de 1 ct sur le total.</p>
    <p>Virement sur le compte de la copro : <b>${GARDONS.spaced}</b> (Banque de l’Exemple, BIC EXEMFRPPXXX). Merci d’indiquer votre nom !</p>
    <p>NB : la facture de la gouttière (380 €) sera passée en AG le 12 septembre, elle n’est pas dans cet appel. Le local poubelle est à nettoyer à tour de rôle, juillet = lot 5.</p>
    <p>Régis, le 28/06/2026</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Régis CHAPTAL', 'M. CHAPTAL Régis'),
      building_address: '14 rue Mistral, 30100 ALÈS',
      owner: 'Mme NGUYEN-ROUX Thi Mai',
      lots: ['3', '6'],
      tantiemes: 268,
      base: 1000,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-15',
      total: sheetRun + sheetFund,
      courantes: sheetRun,
      fonds_travaux: sheetFund,
      solde_anterieur: 1240,
      to_pay: sheetRun + sheetFund + 1240,
      iban: GARDONS.iban,
    },
    absent: ['rnc', 'travaux', 'avances', 'meeting_on'],
  },
);

const ARENES = accountOf('35-arenes');
const web = paperOf(
  'appel-navigateur-nimes',
  `font: 9.6pt/1.4 'URW Gothic', sans-serif; padding: 8mm 14mm; .u { font-size: 7pt; color: #444; display: flex; justify-content: space-between } nav { background: #f1f1f7; padding: 2mm; font-size: 8pt; margin: 3mm 0 } .c { border: .2mm solid #ccd; border-radius: 2mm; padding: 3mm 4mm; margin-bottom: 3mm } .l { display: flex; justify-content: space-between; border-bottom: .1mm solid #e4e4ee; padding: .8mm 0 } small { color: #667 } .big { font-size: 17pt; color: #3d348b }`,
  [
    `<div class="u"><span>05/10/2026 21:14</span><span>Mon espace – Appel de fonds – manoé syndic</span></div>
    <p style="font-size:16pt;color:#3d348b;margin-top:4mm"><b>manoé</b> <small>le syndic qui répond</small></p>
    <nav>Accueil · Mes documents · <b>Mes appels</b> · Mon compte · Incidents (2) · Annuaire · Déconnexion</nav>
    <p>Bonjour <b>Ouriel BENSOUSSAN</b> 👋</p>
    <div class="c"><small>Votre copropriété</small><br><b>Villa des Arènes</b> – 31 rue Porte de France, 30900 Nîmes<br><small>Vos lots : 12 (appartement), 40 (stationnement) · Votre part : 1 127 / 20 000</small></div>
    <div class="c"><small>Appel n° 2026-T4</small><br><span class="big">${thin(39885)} €</span><br><small>Période du 1er octobre 2026 au 31 décembre 2026 · Exigible le 1er octobre 2026 · Statut : <b>En attente de paiement</b></small>
      <div class="l" style="margin-top:3mm"><span>Charges courantes<br><small>clé Générale 1 127 / 20 000</small></span><span>${thin(28412)} €</span></div>
      <div class="l"><span>Charges courantes<br><small>clé Ascenseur 63 / 1 000</small></span><span>${thin(4095)} €</span></div>
      <div class="l"><span>Fonds travaux<br><small>5 % du budget voté</small></span><span>${thin(1625)} €</span></div>
      <div class="l"><span>Avance de trésorerie<br><small>décidée par l’AG du 11 juin 2026, résolution 8</small></span><span>${thin(5753)} €</span></div>
      <div class="l"><b>Total de l’appel</b><b>${thin(39885)} €</b></div></div>
    <div class="c"><small>Votre solde avant cet appel</small><div class="l"><span>En votre faveur</span><span>− ${thin(12000)} €</span></div><div class="l"><b>Il vous reste à payer</b><b>${thin(27885)} €</b></div></div>
    <div class="c"><small>Payer par virement</small><br>Bénéficiaire : SDC VILLA DES ARENES<br>IBAN : ${ARENES.spaced}<br>Référence : VDA-12-T4</div>
    <p style="font-size:7.5pt;color:#667">Le saviez-vous ? Parrainez une copropriété et recevez 150 € en bon d’achat. Voir conditions.</p>
    <p style="font-size:7.5pt;color:#667">© manoé syndic SAS, 128 rue La Boétie 75008 Paris – RCS Paris 900 000 856 – carte CPI 7501 2022 000 000 311 – Mentions légales – Cookies – Aide</p>
    <div class="u" style="position:absolute;bottom:6mm;left:14mm;right:14mm"><span>https://app.manoe.example.fr/coproprietaire/appels/2026-T4?imprimer=1</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('manoé', 'manoé syndic', 'manoé syndic SAS'),
      building: 'Villa des Arènes',
      building_address: '31 rue Porte de France, 30900 Nîmes',
      owner: 'Ouriel BENSOUSSAN',
      lots: ['12', '40'],
      tantiemes: 1127,
      base: 20000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: 39885,
      courantes: 32507,
      fonds_travaux: 1625,
      avances: 5753,
      solde_anterieur: -12000,
      to_pay: 27885,
      iban: ARENES.iban,
    },
    absent: ['rnc', 'travaux', 'recoverable'],
  },
);

const LOZERE = [
  ['Charges communes générales', 412650, 1000, 74],
  ['Chauffage collectif', 688400, 1000, 81],
  ['Entretien de l’ascenseur', 57800, 960, 78],
] as const;
const lozereQuotes = LOZERE.map(([, total, base, part]) => share(total, part, base));
const lozereRun = sum(lozereQuotes);
const lozereFund = share(57943, 74, 1000);
const letter = paperOf(
  'appel-lettre-mende',
  `font: 10.5pt/1.45 'C059', serif; padding: 20mm 22mm; td { padding: .6mm 1mm } td:nth-child(n+2) { text-align: right } .r { margin-left: 88mm } .b td { border-top: .3mm solid #000; font-weight: bold }`,
  [
    `<p><b>Étude VALENTIN &amp; BOISSONADE</b><br><i>Gérants d’immeubles</i><br>1, rue d’Angiran<br>48000 Mende</p>
    <p class="r">Madame Veuve Odile de Chambrun-Lescure<br>née Peytavin<br>Le Villaret<br>48190 Mont-Lozère-et-Goulet</p>
    <p class="r">Mende, le ${inFull('2026-03-16')}</p>
    <p><u>Objet</u> : copropriété « Les Terrasses du Lot », 22, avenue Foch à Mende (48000)<br>Appel de provisions du deuxième trimestre 2026 – lots 5 et 18</p>
    <p>Madame,</p>
    <p>Nous avons l’honneur de vous adresser l’appel des provisions trimestrielles pour la période du 1er avril au 30 juin 2026, telles qu’elles résultent du budget voté, pour les soixante-quatorze millièmes (74/1000) attachés à vos lots.</p>
    ${table(
      [],
      [
        ...LOZERE.map(([label, total, base, part], index) => [
          label,
          `${spaced(total)} × ${part}/${base}`,
          `${spaced(lozereQuotes[index] ?? 0)} €`,
        ]),
        ['Cotisation au fonds de travaux', `${spaced(57943)} × 74/1000`, `${spaced(lozereFund)} €`],
        `<tr class="b"><td>Montant du présent appel</td><td></td><td>${spaced(lozereRun + lozereFund)} €</td></tr>`,
      ],
    )}
    <p style="margin-top:3mm">Votre compte étant à jour au ${dashed('2026-03-16')}, c’est cette somme de ${spaced(lozereRun + lozereFund)} euros que nous vous remercions de nous faire parvenir, par chèque libellé au nom du syndicat ou par virement, à compter du <b>${inFull('2026-04-01')}</b>, date à laquelle elle devient exigible.</p>
    <p>Pour votre information, la part récupérable auprès de votre locataire, M. Achour, ressort à ${spaced(61120)} € pour le trimestre.</p>
    <p>Nous restons à votre disposition et vous prions de croire, Madame, à l’assurance de nos sentiments dévoués.</p>
    <p class="r">P. Boissonade</p>
    <p style="position:absolute;bottom:9mm;left:22mm;right:22mm;font-size:7pt;text-align:center">Valentin &amp; Boissonade EURL au capital de 8 000 € – SIRET 900 000 967 00018 – CPI 4801 2017 000 000 003 – Garantie Caution Exemple</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Étude VALENTIN & BOISSONADE', 'Valentin & Boissonade'),
      building: 'Les Terrasses du Lot',
      building_address: '22, avenue Foch à Mende (48000)',
      owner: either(
        'Madame Veuve Odile de Chambrun-Lescure née Peytavin',
        'Madame Veuve Odile de Chambrun-Lescure',
        'Madame Odile de Chambrun-Lescure',
      ),
      lots: ['5', '18'],
      tantiemes: 74,
      base: 1000,
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      total: lozereRun + lozereFund,
      courantes: lozereRun,
      fonds_travaux: lozereFund,
      to_pay: lozereRun + lozereFund,
      recoverable: 61120,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances'],
  },
);

const reminder = paperOf(
  'appel-duplicata-foix',
  `font: 9pt/1.35 'Nimbus Sans Narrow', sans-serif; .w { position: absolute; top: 120mm; left: 30mm; font-size: 60pt; color: #eee; transform: rotate(-30deg); z-index: -1 } td, th { border: .2mm solid #333; padding: 1mm } th { font-weight: bold } .m td:nth-child(n+2) { text-align: right }`,
  [
    `<div class="w">DUPLICATA</div><table><tr><td style="width:55%"><b style="font-size:13pt">GESTIM ARIÈGE</b><br>Groupe Gestim Pyrénées<br>12 cours Gabriel Fauré – 09000 FOIX<br>Accueil : 05 61 00 09 40</td><td>Date d’édition : 12-10-2026<br>Appel du : 01-07-2026<br>N° d’appel : 26.03.0881<br>Page : 1 / 1</td></tr>
    <tr><td>Syndicat : <b>COUR DU PALAIS</b> (0044)<br>3 RUE DES CHAPELIERS 09000 FOIX<br>RNC : AG2-118-640</td><td><b>Indivision ESTAQUE / LAFFONT</b><br>Rep. par M. Bernard ESTAQUE<br>HAMEAU DE PRAYOLS<br>09000 PRAYOLS</td></tr></table>
    <h1 style="font-size:13pt;text-align:center;margin-top:6mm">APPEL DE CHARGES – PROVISION TRIMESTRIELLE 07/2026 À 09/2026</h1>
    ${table(
      ['Libellé', 'Qp / Base', 'Budget période', 'Prov. TTC', 'Dont TVA', 'Récup.'],
      [
        ['LOT 9 APPARTEMENT', '', '', '', '', ''],
        [
          'Charges générales',
          '58 / 1018',
          english(391000),
          english(share(391000, 58, 1018)),
          english(2704),
          english(11580),
        ],
        [
          'Charges escalier',
          '58 / 640',
          english(46500),
          english(share(46500, 58, 640)),
          english(511),
          english(4214),
        ],
        ['LOT 21 GARAGE', '', '', '', '', ''],
        [
          'Charges générales',
          '6 / 1018',
          english(391000),
          english(share(391000, 6, 1018)),
          english(280),
          english(1198),
        ],
        [
          'FONDS TRAVAUX ALUR LOTS 9 21',
          '64 / 1018',
          english(21875),
          english(share(21875, 64, 1018)),
          english(0),
          english(0),
        ],
        `<tr style="font-weight:bold"><td>TOTAL APPEL</td><td></td><td></td><td>${english(share(391000, 58, 1018) + share(46500, 58, 640) + share(391000, 6, 1018) + share(21875, 64, 1018))}</td><td>${english(3495)}</td><td>${english(16992)}</td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:4mm">Exigible au 01-07-2026. Duplicata délivré à la demande du copropriétaire pour son notaire ; il n’annule pas les règlements intervenus depuis. Votre solde actuel figure sur le relevé de compte.</p>
    <p>Rappel : vous pouvez choisir l’envoi dématérialisé de vos convocations et appels, c’est plus rapide et moins cher pour la copropriété.</p>
    <p style="font-size:6.6pt;position:absolute;bottom:8mm">GESTIM PYRÉNÉES, SA au capital de 300 000 €, 4 rue Lafayette 31000 Toulouse, RCS Toulouse 900 001 078, établissement secondaire de Foix – CPI 3101 2019 000 000 640 – Garantie financière 5 M€ Socaf Exemple – RCP Assurances Mutuelles Exemple n° 7741208</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'GESTIM ARIÈGE',
      building: 'COUR DU PALAIS',
      building_address: '3 RUE DES CHAPELIERS, 09000 FOIX',
      rnc: 'AG2118640',
      owner: either(
        'Indivision ESTAQUE / LAFFONT',
        'Indivision ESTAQUE / LAFFONT Rep. par M. Bernard ESTAQUE',
      ),
      lots: ['9', '21'],
      tantiemes: 64,
      base: 1018,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total:
        share(391000, 58, 1018) +
        share(46500, 58, 640) +
        share(391000, 6, 1018) +
        share(21875, 64, 1018),
      courantes: share(391000, 58, 1018) + share(46500, 58, 640) + share(391000, 6, 1018),
      fonds_travaux: share(21875, 64, 1018),
      recoverable: 16992,
    },
    absent: ['iban', 'solde_anterieur', 'travaux', 'avances', 'balance'],
  },
);

export const APPELS_SINGULIERS = [spreadsheet, web, letter, reminder];
