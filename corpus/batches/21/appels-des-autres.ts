// Calls for funds of small and new offices: a firm of 1920 that reminds, an online syndic, a neighbour who does it himself.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dashed, inFull, plain, pointed, spaced, sum, table, thin } from '../../writing.ts';
import { partOf } from './commun.ts';

const LATE = [
  ['Charges générales', 1120000, 1000, 61],
  ['Chauffage, eau chaude', 864000, 1020, 63],
  ['Tapis et escalier d’honneur', 48000, 1000, 70],
] as const;
const lateParts = LATE.map(([, all, base, share]) => partOf(all, share, base));
const lateRunning = sum(lateParts);
const lateFund = partOf(64000, 61, 1000);
const lateAdvance = partOf(300000, 61, 1000);
const lateTotal = lateRunning + lateFund + lateAdvance;
const unpaid = 184266;
const fees = 4200;

const late = paperOf(
  'appel-rappel-cabinet-paris16',
  `font: 10pt/1.4 'P052', serif; padding: 13mm 20mm; .t td { padding: .7mm 1mm } .t td:last-child { text-align: right; white-space: nowrap } .t td:nth-child(2) { text-align: right; color: #444; font-size: 8.6pt }`,
  [
    `<div style="text-align:center;border-bottom:.3mm double #000;padding-bottom:2mm"><span style="font-size:17pt;letter-spacing:.6mm">CABINET HENRI MAUSSION</span><br><i>Administrateurs d’immeubles de père en fils depuis 1920</i><br><span style="font-size:8pt">33, rue de la Bienveillance – 75008 PARIS – Métro : Miromesnil – Téléphone 01 45 00 33 20 – Réception sur rendez-vous</span></div>
    <table style="margin-top:6mm"><tr><td style="width:85mm;font-size:9pt">Paris, le ${inFull('2026-10-12')}<br><br>Imm. : 27, AVENUE DE LAMBALLERIE<br>75016 PARIS<br>Compte : 27 LAM 031<br>Lots n<sup>os</sup> 14, 33 et 34</td><td>Monsieur le Comte Aymeric<br>DU PLESSIS D’ARGENTAN<br>27, avenue de Lamballerie<br>75016 PARIS</td></tr></table>
    <p style="margin-top:5mm;text-align:center;font-size:12pt"><b>QUITTANCE D’APPEL – TERME D’OCTOBRE 2026</b><br><span style="color:#a00;font-size:10pt">DEUXIÈME PRÉSENTATION – RAPPEL DE TERME IMPAYÉ</span></p>
    <p>Monsieur,</p><p>Sauf erreur ou omission de notre part, et à moins que votre règlement ne se soit croisé avec la présente, nous n’avons pas reçu le montant du terme du 1<sup>er</sup> octobre au 31 décembre 2026, exigible le 1<sup>er</sup> octobre 2026, dont nous vous rappelons ci-dessous le détail :</p>
    <table class="t">${LATE.map(([label, all, base, share], index) => `<tr><td>${label}</td><td>${thin(all)} € × ${share}/${base}</td><td>${thin(lateParts[index] ?? 0)}</td></tr>`).join('')}<tr><td>Fonds de travaux</td><td>${thin(64000)} € × 61/1000</td><td>${thin(lateFund)}</td></tr><tr><td>Avance de trésorerie, complément décidé par l’assemblée du 3 juin 2026</td><td>${thin(300000)} € × 61/1000</td><td>${thin(lateAdvance)}</td></tr><tr style="font-weight:bold"><td>Montant du terme</td><td></td><td style="border-top:.2mm solid #000">${thin(lateTotal)}</td></tr><tr><td>Arriéré antérieur (termes d’avril et de juillet)</td><td></td><td>${thin(unpaid)}</td></tr><tr><td>Frais de relance (art. 10-1 de la loi du 10 juillet 1965)</td><td></td><td>${thin(fees)}</td></tr><tr style="font-weight:bold"><td>Somme due à ce jour</td><td></td><td style="border-top:.2mm solid #000">${thin(lateTotal + unpaid + fees)} €</td></tr></table>
    <p style="margin-top:4mm">Faute de règlement sous huit jours, nous nous verrions contraints, à regret, de transmettre votre dossier à Maître Aurore LEFÈVRE-SAINT-CYR, avocat au barreau de Paris, conformément aux instructions permanentes de l’assemblée générale.</p><p>Nous vous prions d’agréer, Monsieur, l’expression de nos sentiments distingués.</p><p style="text-align:right">Le service du contentieux, Mlle A. Poupinel</p>
    <p style="font-size:7pt;position:absolute;bottom:8mm;left:20mm;right:20mm;text-align:center">SAS Cabinet Henri Maussion au capital de 152 449,02 € – R.C. Seine 58 B 4471, RCS Paris 582 044 716 – Membre de la Chambre des Propriétaires et du Syndicat des Administrateurs de Biens – Caisse de garantie FNEX – Les bureaux sont fermés le vendredi après-midi</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET HENRI MAUSSION',
      building_address: '27, AVENUE DE LAMBALLERIE, 75016 PARIS',
      owner: either(
        'Monsieur le Comte Aymeric DU PLESSIS D’ARGENTAN',
        'Aymeric DU PLESSIS D’ARGENTAN',
      ),
      account: '27 LAM 031',
      lots: ['14', '33', '34'],
      tantiemes: 61,
      base: 1000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: lateTotal,
      courantes: lateRunning,
      fonds_travaux: lateFund,
      avances: lateAdvance,
      to_pay: lateTotal + unpaid + fees,
      solde_anterieur: either(unpaid, unpaid + fees),
    },
    absent: ['rnc', 'iban', 'travaux', 'recoverable', 'building'],
  },
);

const NANTES = accountOf('matelo-nantes-21');
const online = { budget: 23415, water: 4100, alur: 1404 };
const onlineTotal = sum(Object.values(online));
const money = (cents: number) => `${spaced(cents)}\u00a0€`;
const neo = paperOf(
  'appel-neo-syndic-nantes',
  `font: 9.6pt/1.5 'URW Gothic', sans-serif; padding: 16mm 18mm; .c { border-radius: 4mm; background: #f4f1ff; padding: 5mm; margin-bottom: 4mm } .row { display: flex; justify-content: space-between; border-bottom: .2mm solid #ded6ff; padding: 1.2mm 0 } h1 { font-size: 19pt; color: #4b2fd6 } small { color: #777 }`,
  [
    `<p style="display:flex;justify-content:space-between"><b style="font-size:15pt;color:#4b2fd6">matelo<span style="color:#ff7a59">.</span></b><small>le syndic qui répond</small></p>
    <h1>Bonjour Thi-Lan,<br>voici votre appel du 1<sup>er</sup> trimestre 2027</h1>
    <div class="c"><div class="row"><span>À payer avant le 15 janvier 2027</span><b style="font-size:15pt">${money(onlineTotal)}</b></div><small>Votre compte était à jour (0,00 €) le 18 décembre 2026 à 09:12.</small></div>
    <div class="c"><div class="row"><span>Budget courant · 78 / 2 500 tantièmes</span><span>${money(online.budget)}</span></div><div class="row"><span>Eau · acompte sur relevé des compteurs</span><span>${money(online.water)}</span></div><div class="row"><span>Fonds travaux (loi Alur)</span><span>${money(online.alur)}</span></div><div class="row"><b>Total</b><b>${money(onlineTotal)}</b></div><small>Période couverte : 01-01-2027 → 31-03-2027. Date d’exigibilité : 01-01-2027.</small></div>
    <div class="c" style="font-size:8.6pt"><b>Qui, quoi, où ?</b><br>Copropriétaire : Mme Thi-Lan PHAM épouse GUÉRIN<br>Copropriété : Les Ateliers du Bas-Chantenay, 6 quai des Salorgeais, 44100 Nantes (AF5520816)<br>Lots : B12 → lot 29, place P7 → lot 64</div>
    <div class="c" style="font-size:8.6pt"><b>Comment payer ?</b><br>1. Par carte depuis l’appli, rubrique « Mes charges »<br>2. Par virement : ${NANTES.spaced}, référence LABC-29<br>3. En laissant faire le prélèvement (activez-le en 2 minutes)</div>
    <p style="font-size:7.4pt;color:#777">Une question ? Écrivez à Mehdi, votre gestionnaire, ou à hello@matelo.example. matelo. est une marque de MATELO SERVICES SAS, 11 bis cité Paradis-Vert, 75010 Paris, RCS Paris 891 000 442, carte S n° CPI 7501 2020 000 045 118. Vous recevez ce document par voie électronique car vous avez accepté la dématérialisation le ${dashed('2024-02-06')}.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('matelo.', 'MATELO SERVICES SAS', 'MATELO SERVICES'),
      building: 'Les Ateliers du Bas-Chantenay',
      building_address: '6 quai des Salorgeais, 44100 Nantes',
      rnc: 'AF5520816',
      owner: 'Mme Thi-Lan PHAM épouse GUÉRIN',
      lots: ['29', '64'],
      tantiemes: 78,
      base: 2500,
      iban: NANTES.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: either('2027-01-01', '2027-01-15'),
      total: onlineTotal,
      courantes: online.budget + online.water,
      fonds_travaux: online.alur,
      to_pay: onlineTotal,
      solde_anterieur: 0,
    },
    absent: ['travaux', 'avances', 'recoverable'],
  },
);

const MONTREUIL = accountOf('abricotiers-montreuil-21');
const SHARES = [
  ['1', 'Mme Kone', 212],
  ['2', 'M. Zielinski', 188],
  ['3 et 6', 'Mlle Benchekroun', 247],
  ['4', 'Indivision Ferrand', 193],
  ['5', 'M. et Mme Da Silva Pereira', 160],
] as const;
const quarter = 214000;
const fifty = 10700;
const mine = partOf(quarter, 247, 1000);
const mineFund = partOf(fifty, 247, 1000);
const neighbour = paperOf(
  'appel-benevole-montreuil',
  `font: 11pt/1.4 'Carlito', sans-serif; padding: 18mm 20mm; td, th { border: .25mm solid #000; padding: 1mm 2mm } .n td:nth-child(n+3) { text-align: right } .me td { background: #ffef9f }`,
  [
    `<p>Syndicat des copropriétaires du 38 rue des Abricotiers<br>93100 MONTREUIL<br>Syndic bénévole : Stanislas ZIELINSKI (06 00 41 77 12)</p><p style="text-align:right">Montreuil, le ${pointed('2026-06-20')}</p><p style="margin-left:95mm">Mlle Nadia BENCHEKROUN<br>38 rue des Abricotiers<br>93100 MONTREUIL</p>
    <p><b><u>Objet : appel de charges du 3ème trimestre 2026</u></b></p><p>Chère voisine,</p><p>Comme voté à l'AG du 28 mars, le budget 2026 est de ${plain(quarter * 4)} € soit ${plain(quarter)} € par trimestre, plus le fonds de travaux de 5% (${plain(fifty)} €). Voici la répartition entre nous tous :</p>
    ${table(
      ['Lots', 'Qui', 'Millièmes', 'Charges', 'Fonds travaux', 'Total'],
      [
        ...SHARES.map(([lots, who, share]) => {
          const [a, b] = [partOf(quarter, share, 1000), partOf(fifty, share, 1000)];
          return `<tr class="${share === 247 ? 'me' : ''}"><td>${lots}</td><td>${who}</td><td>${share}</td><td>${plain(a)}</td><td>${plain(b)}</td><td>${plain(a + b)}</td></tr>`;
        }),
        `<tr><td></td><td><b>Total</b></td><td>1000</td><td>${plain(sum(SHARES.map(([, , share]) => partOf(quarter, share, 1000))))}</td><td>${plain(sum(SHARES.map(([, , share]) => partOf(fifty, share, 1000))))}</td><td></td></tr>`,
      ],
      'n',
    )}
    <p style="margin-top:5mm">Ta part est surlignée en jaune : <b>${plain(mine + mineFund)} €</b>, à verser au plus tard le <b>1er juillet 2026</b> sur le compte de la copro (merci de ne plus mettre de chèques dans ma boîte !) :<br>IBAN ${MONTREUIL.spaced}</p>
    <p>Période : juillet, août, septembre 2026. Numéro d'immatriculation de la copro pour ta banque : AD8036671.</p><p>PS : le plombier repasse jeudi pour la fuite de la cave, il faudrait que quelqu'un lui ouvre. Et n'oublie pas la fête des voisins !</p><p style="margin-left:95mm">Amicalement,<br>Stan</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Stanislas ZIELINSKI', 'Syndic bénévole : Stanislas ZIELINSKI'),
      building_address: '38 rue des Abricotiers, 93100 MONTREUIL',
      rnc: 'AD8036671',
      owner: either('Mlle Nadia BENCHEKROUN', 'Mlle Benchekroun'),
      lots: ['3', '6'],
      tantiemes: 247,
      base: 1000,
      iban: MONTREUIL.iban,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: mine + mineFund,
      courantes: mine,
      fonds_travaux: mineFund,
      to_pay: mine + mineFund,
    },
    absent: ['travaux', 'avances', 'solde_anterieur', 'recoverable'],
  },
);

export const APPELS_DES_AUTRES = [late, neo, neighbour];
