// Calls for funds: a quarter with its keys, a call with works and fund, works alone, an agency's letter.
import { either } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { plain, slashed, spaced, sum } from '../../writing.ts';
import { feuillet, grille } from './feuillet.ts';

const GOELANDS = accountOf('goelands-cherbourg');
const MANEGE = accountOf('manege-thionville');
const MADONE = accountOf('madone-menton');

const KEYS = [
  ['CHARGES COMMUNES GENERALES', 1462500, 10000, 286, 41828],
  ['CHARGES BATIMENT B', 218000, 4120, 271, 14339],
  ['CHARGES ASCENSEUR B', 96000, 1000, 74, 7104],
  ['CHAUFFAGE', 1190000, 10000, 263, 31297],
] as const;
const keyed = sum(KEYS.map((row) => row[4]));
const ALUR = 2091;
const quarterTotal = keyed + ALUR;

const quarter = feuillet(
  'appel-provisions-cherbourg',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; .t td, .t th { border: .2mm solid #555 } .t th { background: #dfe6ee; font-weight: bold } .t td:nth-child(n+2), .t th:nth-child(n+2) { text-align: right } .tot td { font-weight: bold } .adr { margin: 10mm 0 8mm 100mm; font-size: 10.5pt } .tip { position: absolute; left: 15mm; right: 15mm; bottom: 10mm; border-top: .3mm dashed #333; padding-top: 3mm; font-size: 8.4pt }`,
  [
    `<table><tr><td style="width:95mm"><b style="font-size:13pt">CABINET LEPOITTEVIN</b><br>Administrateur de biens – Syndic de copropriétés<br>8 rue du Val de Saire – 50100 CHERBOURG-EN-COTENTIN<br>Tél. 02 33 00 18 40 – accueil@lepoittevin.example.fr</td><td style="text-align:right">Cherbourg, le ${slashed('2026-09-14')}<br>Gestionnaire : Mme Aubert<br>Comptable : M. Lohier</td></tr></table>
    <div class="adr">M. et Mme LECONTE Hervé<br>Résidence Les Goélands<br>14 quai Lawton Collins<br>50100 CHERBOURG-EN-COTENTIN</div>
    <h1 style="font-size:13pt;text-align:center;background:#dfe6ee;padding:2mm">APPEL DE FONDS – PROVISIONS SUR CHARGES</h1>
    <p>Immeuble : <b>0047 – RESIDENCE LES GOELANDS</b>, 14 quai Lawton Collins 50100 CHERBOURG-EN-COTENTIN<br>N° d’immatriculation au registre : AD2048816<br>Votre compte copropriétaire : 45000218 – Vos lots : 8 (appartement), 31 (cave), 52 (parking)<br>Période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – Exigible le ${slashed('2026-10-01')}</p>
    <p>Conformément aux décisions de l’assemblée générale du 21 mai 2026 ayant voté le budget prévisionnel de l’exercice, nous vous prions de trouver ci-dessous le détail des provisions dont vous êtes redevable pour le quatrième trimestre 2026.</p>
    ${grille(
      'Libellé | Montant à répartir | Tantièmes totaux | Vos tantièmes | Quote-part',
      `# BUDGET PREVISIONNEL – 4EME TRIMESTRE
      ${KEYS.map(([label, whole, base, part, quote]) => `${label} | ${spaced(whole)} | ${base} | ${part} | ${spaced(quote)}`).join('\n')}
      = Sous-total budget prévisionnel | | | | ${spaced(keyed)}
      # FONDS DE TRAVAUX LOI ALUR
      COTISATION FONDS DE TRAVAUX | ${spaced(73125)} | 10000 | 286 | ${spaced(ALUR)}
      = TOTAL DE L’APPEL DE FONDS | | | | ${spaced(quarterTotal)}`,
      't',
    )}
    <table style="width:90mm;margin:4mm 0 4mm auto" class="t"><tr><td>Solde de votre compte au ${slashed('2026-09-14')}</td><td>0,00</td></tr><tr style="font-weight:bold"><td>NET A PAYER</td><td>${spaced(quarterTotal)} €</td></tr></table>
    <p>Tout règlement reçu après le 14/09/2026 n’est pas pris en compte. Les provisions non versées à leur date d’exigibilité portent intérêt au profit du syndicat (article 36 du décret du 17 mars 1967). En cas de mutation, l’obligation de payer incombe au vendeur pour les provisions exigibles avant la vente.</p>
    <div class="tip"><table><tr><td><b>Coupon à joindre à votre règlement</b><br>0047 – 45000218 – LECONTE<br>Chèque à l’ordre du SDC RESIDENCE LES GOELANDS</td><td style="white-space:nowrap">Virement sur le compte du syndicat<br>IBAN ${GOELANDS.spaced}<br>BIC BEXNFRPP<br>Référence à rappeler : 0047/45000218</td><td style="text-align:right">Échéance ${slashed('2026-10-01')}<br><b>${spaced(quarterTotal)} €</b></td></tr></table></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET LEPOITTEVIN',
      building: 'RESIDENCE LES GOELANDS',
      building_address: '14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN',
      rnc: 'AD2048816',
      owner: 'M. et Mme LECONTE Hervé',
      lots: ['8', '31', '52'],
      tantiemes: 286,
      base: 10000,
      tantiemes_by_cle: either(
        KEYS.map(([label, , base, part]) => `${label} : ${part}/${base}`),
        [
          ...KEYS.map(([label, , base, part]) => `${label} : ${part}/${base}`),
          'COTISATION FONDS DE TRAVAUX : 286/10000',
        ],
      ),
      iban: GOELANDS.iban,
      account: '45000218',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: quarterTotal,
      courantes: keyed,
      fonds_travaux: ALUR,
      solde_anterieur: 0,
      to_pay: quarterTotal,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'recoverable', 'balance'],
  },
);

const MOSELLE = { budget: 51264, water: 6800, works: 38210, fee: 764, fund: 2563 };
const moselleCall = sum(Object.values(MOSELLE));
const owed = 13427;
const mixed = feuillet(
  'appel-travaux-fonds-thionville',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 11mm 13mm; .b { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin: 4mm 0 } .b > div { border: .3mm solid #7a1f2b; border-radius: 1.5mm; padding: 3mm } .m th { background: #7a1f2b; color: #fff } .m td { border-bottom: .2mm solid #ccb } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .tot td { font-weight: bold; background: #f6ecee } .hd td { color: #7a1f2b; font-weight: bold; text-align: left !important }`,
  [
    `<table><tr><td><b style="font-size:16pt;color:#7a1f2b">Moselle Copro Services</b><br>Votre syndic de proximité – 2 place Turenne, 57100 Thionville<br>Horaires : du lundi au vendredi, 9 h – 12 h et 14 h – 17 h</td><td style="text-align:right">Espace client : mcs.example.fr<br>Identifiant 0129-0214<br>Page 1/1</td></tr></table>
    <div class="b"><div><b>Copropriété</b><br>0129 – RESIDENCE DU MANEGE<br>3 à 9 rue du Manège<br>57100 THIONVILLE<br>Immatriculation AC7730154</div><div><br>SCI KLEIN-WEBER<br>M. Thierry KLEIN<br>17 route de Metz<br>57970 YUTZ</div></div>
    <h1 style="font-size:14pt;color:#7a1f2b">Avis d’appel de fonds n° 2026-4</h1>
    <p>Date d’émission : 18/09/2026 &nbsp; – &nbsp; Date d’exigibilité : <b>01/10/2026</b> &nbsp; – &nbsp; Période : 01/10/2026 au 31/12/2026<br>Lots : 0214 Appartement F4 (bât. C), 0367 Garage – Tantièmes généraux : 1 182 / 100 000</p>
    ${grille(
      'Code | Nature de l’appel | Base de répartition | Total immeuble | Votre part',
      `# Charges courantes – budget 2026/2027, 2e trimestre sur 4
      10 | Charges générales | 1 182 / 100 000 | 43 370,56 | 512,64
      40 | Acompte eau froide et eau chaude | forfait | 5 200,00 | 68,00
      # Travaux hors budget votés en assemblée générale du 04/06/2026
      T3 | Isolation des pignons, appel 2 sur 5 | 1 182 / 100 000 | 32 326,57 | 382,10
      T3 | Honoraires de suivi de travaux | 1 182 / 100 000 | 646,36 | 7,64
      # Fonds de travaux (article 14-2-1 de la loi du 10 juillet 1965)
      F1 | Cotisation trimestrielle | 1 182 / 100 000 | 2 168,50 | 25,63
      = | Total de l’appel | | | ${spaced(moselleCall)}
      | Report de solde débiteur au 17/09/2026 | | | ${spaced(owed)}
      = | TOTAL À RÉGLER | | | ${spaced(moselleCall + owed)} €`,
      'm',
    )}
    <p style="margin-top:4mm">Merci de régler la somme de <b>${spaced(moselleCall + owed)} €</b> pour le 01/10/2026, par virement sur le compte séparé du syndicat ouvert à la Banque Exemple de Lorraine :<br>Titulaire SDC DU MANEGE – IBAN ${MANEGE.spaced} – BIC BELOFRP1</p>
    <p style="font-size:7.6pt">À défaut de paiement trente jours après mise en demeure, les autres provisions du budget et les sommes restant dues au titre des exercices précédents deviennent immédiatement exigibles (article 19-2 de la loi du 10 juillet 1965). Le fonds de travaux est attaché aux lots et définitivement acquis au syndicat ; il ne donne lieu à aucun remboursement lors de la vente d’un lot. Moselle Copro Services, SARL au capital de 40 000 €, RCS Thionville 900 000 412, carte CPI 5701 2019 000 000 118, garantie Caution Exemple.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Moselle Copro Services',
      building: 'RESIDENCE DU MANEGE',
      building_address: '3 à 9 rue du Manège, 57100 THIONVILLE',
      rnc: 'AC7730154',
      owner: either('SCI KLEIN-WEBER', 'SCI KLEIN-WEBER M. Thierry KLEIN'),
      lots: ['214', '367'],
      tantiemes: 1182,
      base: 100000,
      iban: MANEGE.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: moselleCall,
      courantes: MOSELLE.budget + MOSELLE.water,
      travaux: MOSELLE.works + MOSELLE.fee,
      fonds_travaux: MOSELLE.fund,
      solde_anterieur: owed,
      to_pay: moselleCall + owed,
    },
    absent: ['avances', 'charges_reelles', 'recoverable', 'balance'],
  },
);

const worksOnly = feuillet(
  'appel-ravalement-montauban',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 18mm 22mm; td, th { border: .2mm solid #222 } th { font-weight: bold } td:nth-child(n+2) { text-align: right } .tot td { font-weight: bold }`,
  [
    `<p><b style="font-size:14pt">NOVALIM MONTAUBAN</b><br>Gestion – Syndic – Location<br>41 allée Mortarieu, 82000 MONTAUBAN</p>
    <p style="margin:10mm 0 10mm 90mm">Madame ESCALIER Brigitte<br>22 avenue Gambetta<br>Bâtiment 1, appartement 105<br>82000 MONTAUBAN</p>
    <p style="text-align:right">Montauban, le 2 novembre 2026</p>
    <p>Nos réf. : LE CLOS DES MINIMES – 0611/00105<br>Objet : <b>appel de fonds travaux – ravalement de la façade sur jardin</b></p>
    <p>Madame,</p><p>Lors de l’assemblée générale ordinaire du 17 septembre 2026, les copropriétaires de la résidence LE CLOS DES MINIMES, 22 avenue Gambetta 82000 MONTAUBAN, ont voté aux termes de la résolution n° 12 la réalisation du ravalement de la façade sur jardin pour un budget global de 86 400,00 € TTC, financé en trois appels égaux.</p>
    <p>Nous vous adressons le premier de ces appels, établi au prorata de vos tantièmes (lots 105 et 118, soit 967/100000èmes).</p>
    ${grille(
      'Désignation | Montant global | Votre quote-part',
      `Ravalement façade jardin – entreprise Quercy Façades (1/3) | 26 400,00 | 255,29
      Maîtrise d’œuvre (1/3) | 1 600,00 | 15,47
      Assurance dommages-ouvrage (1/3) | 800,00 | 7,74
      = Total appelé | 28 800,00 | 278,50`,
    )}
    <p style="margin-top:5mm">La somme de <b>278,50 €</b> est à nous faire parvenir pour le <b>1er décembre 2026</b>, date d’exigibilité fixée par l’assemblée. Les deuxième et troisième appels seront exigibles les 1er mars et 1er juin 2027.</p>
    <p>Cet appel ne tient pas compte de la situation de votre compte de charges courantes. En cas de vente de votre lot, la somme est due par le copropriétaire en titre à la date d’exigibilité, sauf convention contraire entre les parties.</p>
    <p>Nous vous prions d’agréer, Madame, l’expression de nos salutations distinguées.</p><p style="text-align:right">Le service comptabilité copropriété</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'NOVALIM MONTAUBAN',
      building: 'LE CLOS DES MINIMES',
      building_address: '22 avenue Gambetta, 82000 MONTAUBAN',
      owner: 'Madame ESCALIER Brigitte',
      lots: ['105', '118'],
      tantiemes: 967,
      base: 100000,
      due_on: '2026-12-01',
      total: 27850,
      travaux: 27850,
      to_pay: 27850,
    },
    absent: [
      'rnc',
      'iban',
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_to',
    ],
  },
);

const LET = [
  ['01', 'Charges générales', 10000, 412, 38934, 29200],
  ['02', 'Escalier', 2640, 412, 11420, 11420],
  ['03', 'Ascenseur', 1000, 96, 8630, 6904],
  ['05', 'Eau froide', 10000, 380, 9500, 9500],
] as const;
const letTotal = sum(LET.map((row) => row[4]));
const recoverable = sum(LET.map((row) => row[5]));
const table6 = feuillet(
  'appel-cles-menton',
  `font: 8.6pt 'DejaVu Sans Mono', monospace; .l th { border-top: .3mm solid #000; border-bottom: .3mm solid #000 } .l td:nth-child(n+3), .l th:nth-child(n+3) { text-align: right } .tot td { border-top: .3mm solid #000 } td, th { padding: .8mm 1mm }`,
  [
    `<table><tr><td>AGENCE RIVIERA GESTION<br>SYNDIC DE COPROPRIETE<br>56 AVENUE DE VERDUN<br>06500 MENTON<br>TEL 04 93 00 71 25</td><td style="text-align:right">MENTON LE 11/12/2026<br>PAGE : 1</td></tr></table>
    <p style="margin:12mm 0 10mm 105mm;line-height:1.5">MME FERRARI GIULIA<br>31 AVENUE DE LA MADONE<br>06500 MENTON</p>
    <p>IMMEUBLE : 018 LE MADONE PALACE<br>ADRESSE&nbsp; : 31 AVENUE DE LA MADONE 06500 MENTON<br>COMPTE&nbsp;&nbsp; : 018 00027 V<br>LOT(S)&nbsp;&nbsp; : 027 APPARTEMENT 3E ETAGE – 091 CAVE</p>
    <p style="text-align:center;font-size:10.5pt"><b>APPEL DE PROVISIONS DU 1ER TRIMESTRE 2027</b><br>PERIODE DU 01/01/2027 AU 31/03/2027</p>
    ${grille(
      'CLE | LIBELLE | BASE | VOS MILL. | PROVISION | DONT LOCATIF',
      `${LET.map(([key, label, base, part, quote, share]) => `${key} | ${label.toUpperCase()} | ${base} | ${part} | ${plain(quote)} | ${plain(share)}`).join('\n')}
      = | TOTAL PROVISIONS BUDGET | | | ${plain(letTotal)} | ${plain(recoverable)}
      90 | FONDS TRAVAUX ALUR | 10000 | 412 | 34,25 | 0,00
      91 | AVANCE DE TRESORERIE COMPLEMENT | 10000 | 412 | 61,80 | 0,00
      = | TOTAL DU PRESENT APPEL | | | ${plain(letTotal + 3425 + 6180)} |
      | VOTRE COMPTE PRESENTAIT AU 10/12/2026 UN SOLDE CREDITEUR DE | | | -27,60 |
      = | SOMME A NOUS REGLER AU 01/01/2027 | | | ${plain(letTotal + 3425 + 6180 - 2760)} |`,
      'l',
    )}
    <p style="margin-top:6mm">REGLEMENT PAR VIREMENT : SDC LE MADONE PALACE<br>IBAN ${MADONE.spaced}<br>OU PAR CHEQUE LIBELLE AU NOM DU SYNDICAT, ACCOMPAGNE DU PRESENT AVIS.</p>
    <p>RAPPEL : LE RELEVE DES COMPTEURS D’EAU AURA LIEU LE 15/01/2027 ENTRE 8H ET 12H. MERCI DE LAISSER L’ACCES LIBRE AUX GAINES PALIERES. EN CAS D’ABSENCE, UN INDEX ESTIME SERA RETENU POUR LA REPARTITION DE L’EXERCICE.</p>
    <p>LES SOMMES INDIQUEES DANS LA COLONNE « DONT LOCATIF » SONT DONNEES A TITRE INDICATIF AUX COPROPRIETAIRES BAILLEURS (DECRET 87-713).</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'AGENCE RIVIERA GESTION',
      building: 'LE MADONE PALACE',
      building_address: '31 AVENUE DE LA MADONE, 06500 MENTON',
      owner: 'MME FERRARI GIULIA',
      account: '018 00027 V',
      lots: ['27', '91'],
      tantiemes: 412,
      base: 10000,
      tantiemes_by_cle: either(
        LET.map(([, label, base, part]) => `${label} : ${part}/${base}`),
        LET.map(([key, label, base, part]) => `${key} ${label} : ${part}/${base}`),
        [
          ...LET.map(([, label, base, part]) => `${label} : ${part}/${base}`),
          'FONDS TRAVAUX ALUR : 412/10000',
          'AVANCE DE TRESORERIE COMPLEMENT : 412/10000',
        ],
      ),
      iban: MADONE.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: letTotal + 3425 + 6180,
      courantes: letTotal,
      fonds_travaux: 3425,
      avances: 6180,
      solde_anterieur: -2760,
      to_pay: letTotal + 3425 + 6180 - 2760,
      recoverable,
    },
    absent: ['rnc', 'travaux', 'charges_reelles', 'balance'],
  },
);

export const APPELS_PROVISIONS = [quarter, mixed, worksOnly, table6];
