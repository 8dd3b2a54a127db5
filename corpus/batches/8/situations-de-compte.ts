// What one owner owes: three statements of account.
import { either, paperOf } from '../../paper.ts';
import { brief, dotted, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const ANNECY: readonly Move[] = [
  ['2026-01-01', 'Appel de fonds 1er trimestre 2026', 77180],
  ['2026-01-14', 'Virement reçu', -77180],
  ['2026-04-01', 'Appel de fonds 2ème trimestre 2026', 77180],
  ['2026-04-17', 'Virement reçu', -77180],
  ['2026-05-20', 'Répartition des charges exercice 2025', -13890],
  ['2026-07-01', 'Appel de fonds 3ème trimestre 2026', 77180],
  ['2026-07-20', 'Virement reçu', -64540],
];
const annecyLeft = debits(ANNECY) - credits(ANNECY);

const ruled = paperOf(
  'releve-compte-annecy',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; .hd { display: flex; justify-content: space-between } .logo { font-size: 17pt; font-weight: bold; color: #00695c } .l th { background: #00695c; color: #fff } .l td { border-bottom: .2mm solid #b2dfdb } .l td:nth-child(n+3), .l th:nth-child(n+3) { text-align: right } .tot td { font-weight: bold; background: #e0f2f1 }`,
  [
    `<div class="hd"><div><span class="logo">LAC &amp; MONTS IMMOBILIER</span><br>18 avenue de Brogny – 74000 ANNECY</div><div style="text-align:right">Édité le ${slashed('2026-09-15')}<br>Page 1/1</div></div><p style="margin:8mm 0 6mm 98mm">M. ou Mme PERRISSIN Fabrice<br>5 chemin des Barattes<br>74000 ANNECY</p><p>Copropriété LE PARC DES BARATTES – 5 chemin des Barattes – 74000 ANNECY – AC7204518<br>Lots n° 118, 204, 311 – Référence client : 00612-118</p><h1 style="font-size:14pt;color:#00695c">Relevé de compte copropriétaire</h1><p>Mouvements du ${slashed('2026-01-01')} au ${slashed('2026-09-15')}</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      [
        ...ANNECY.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        `<tr class="tot"><td></td><td>Totaux</td><td>${spaced(debits(ANNECY))}</td><td>${spaced(credits(ANNECY))}</td></tr>`,
        `<tr class="tot"><td></td><td>Solde créditeur au ${slashed('2026-09-15')}</td><td></td><td>${spaced(-annecyLeft)}</td></tr>`,
      ],
      'l',
    )}<p style="margin-top:6mm">Un solde créditeur signifie que le syndicat vous est redevable de ce montant ; il viendra en déduction de votre prochain appel de fonds. Ce relevé ne vaut pas état daté au sens de l’article 5 du décret du 17 mars 1967. Toute contestation est à adresser par écrit à votre comptable dans le délai d’un mois.</p><p>Retrouvez à tout moment votre situation, vos appels et les documents de la copropriété sur votre espace personnel, rubrique « Mes comptes ».</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'LAC & MONTS IMMOBILIER',
      building: 'LE PARC DES BARATTES',
      building_address: '5 chemin des Barattes, 74000 ANNECY',
      rnc: 'AC7204518',
      owner: 'M. ou Mme PERRISSIN Fabrice',
      account: '00612-118',
      lots: ['118', '204', '311'],
      period_from: '2026-01-01',
      period_to: '2026-09-15',
      as_of: '2026-09-15',
      balance: annecyLeft,
      total_debit: debits(ANNECY),
      total_credit: credits(ANNECY),
      entries: told(ANNECY),
    },
    absent: ['iban', 'total', 'due_on', 'charges_reelles', 'fonds_travaux'],
  },
);

const NANCY_BEFORE = 20471;
const NANCY: readonly Move[] = [
  ['2026-01-01', 'PROVISION 3/4 2025-2026', 68160],
  ['2026-01-01', 'FONDS TRAVAUX 3/4', 3200],
  ['2026-01-09', 'VOTRE REGLEMENT CHQ 4410027', -90000],
  ['2026-04-01', 'PROVISION 4/4 2025-2026', 68160],
  ['2026-04-01', 'FONDS TRAVAUX 4/4', 3200],
  ['2026-04-11', 'VOTRE REGLEMENT CHQ 4410031', -71360],
  ['2026-06-15', 'TRAVAUX CHAUDIERE APPEL 1/3', 53856],
  ['2026-06-30', 'VOTRE REGLEMENT CHQ 4410036', -50000],
  ['2026-07-01', 'PROVISION 1/4 2026-2027', 68160],
  ['2026-07-01', 'FONDS TRAVAUX 1/4', 3200],
  ['2026-07-16', 'VOTRE REGLEMENT CHQ 4410040', -71360],
  ['2026-08-03', 'FRAIS DE RELANCE', 1457],
];
const nancyDebit = NANCY_BEFORE + debits(NANCY);
const nancyCredit = credits(NANCY);

const running = paperOf(
  'releve-extrait-nancy',
  `font: 9.2pt 'DejaVu Sans Condensed', sans-serif; .a { border: .3mm solid #000 } .a th { border: .3mm solid #000; font-weight: bold; text-align: center } .a td { border-left: .2mm solid #000; padding: .8mm 1.5mm } .a td:nth-child(n+3) { text-align: right } .s td { border-top: .3mm solid #000; font-weight: bold }`,
  [
    `<table><tr><td style="width:95mm"><b>CABINET HUMBERT</b><br>22 rue des Carmes<br>54000 NANCY</td><td style="padding-top:14mm">MME WALTER GHISLAINE<br>41 RUE DE SAURUPT<br>54000 NANCY</td></tr></table><p style="margin-top:5mm"><b>EXTRAIT DE COMPTE INDIVIDUEL</b> – Compte 450027014<br>Immeuble : LES TILLEULS DE SAURUPT, 41 RUE DE SAURUPT 54000 NANCY<br>Du 01/01/2026 au 15/09/2026 – lots 14 et 39</p>
    ${table(
      ['DATE', 'OPERATION', 'DEBIT', 'CREDIT', 'SOLDE'],
      [
        [
          brief('2026-01-01'),
          'REPORT DE L’EXTRAIT PRECEDENT',
          dotted(NANCY_BEFORE),
          '',
          `${dotted(NANCY_BEFORE)} D`,
        ],
        ...NANCY.map(([day, label, cents], index) => {
          const left = NANCY_BEFORE + sum(NANCY.slice(0, index + 1).map((move) => move[2]));
          return [
            brief(day),
            label,
            cents > 0 ? dotted(cents) : '',
            cents < 0 ? dotted(-cents) : '',
            left === 0 ? dotted(0) : `${dotted(Math.abs(left))} ${left > 0 ? 'D' : 'C'}`,
          ];
        }),
        `<tr class="s"><td></td><td>TOTAL DES MOUVEMENTS</td><td>${dotted(nancyDebit)}</td><td>${dotted(nancyCredit)}</td><td></td></tr>`,
        `<tr class="s"><td></td><td>SOLDE A REGLER AU 15/09/2026</td><td>${dotted(nancyDebit - nancyCredit)}</td><td></td><td>${dotted(nancyDebit - nancyCredit)} D</td></tr>`,
      ],
      'a',
    )}<p style="margin-top:6mm">D = débiteur, vous devez ; C = créditeur, il vous est dû. Sous réserve des opérations en cours et des chèques non encore encaissés. Les règlements effectués après la date d’arrêté figureront sur le prochain extrait.</p><p>En cas de difficulté de paiement, prenez contact avec notre service comptable avant toute échéance : un plan d’apurement peut vous être proposé en accord avec le conseil syndical.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET HUMBERT',
      building: 'LES TILLEULS DE SAURUPT',
      building_address: '41 RUE DE SAURUPT, 54000 NANCY',
      owner: 'MME WALTER GHISLAINE',
      account: '450027014',
      lots: ['14', '39'],
      period_from: '2026-01-01',
      period_to: '2026-09-15',
      as_of: '2026-09-15',
      balance: nancyDebit - nancyCredit,
      total_debit: nancyDebit,
      total_credit: nancyCredit,
      entries: either(told(NANCY), [
        `2026-01-01 ${NANCY_BEFORE} REPORT DE L’EXTRAIT PRECEDENT`,
        ...told(NANCY),
      ]),
    },
    absent: ['rnc', 'iban', 'total', 'due_on', 'charges_reelles'],
  },
);

const LORMAND: readonly Move[] = [
  ['2026-04-01', 'Travaux façade, 1er appel', 331320],
  ['2026-04-01', 'Provision avril à juin', 31250],
  ['2026-04-09', 'Virement SCI ERREKA', -362570],
  ['2026-06-01', 'Travaux façade, 2e appel', 331320],
  ['2026-07-01', 'Provision juillet à septembre', 31250],
  ['2026-07-06', 'Virement SCI ERREKA', -31250],
];
const lormandLeft = debits(LORMAND) - credits(LORMAND);

const letter = paperOf(
  'releve-situation-bayonne',
  `font: 10.2pt/1.5 'C059', serif; padding: 18mm 20mm; table.w td { border-bottom: .2mm solid #b88; } table.w td:last-child { text-align: right; white-space: nowrap }`,
  [
    `<p style="color:#7a1f1f;font-size:15pt;margin:0"><b>ADOUR SYNDIC</b></p><p>9 allées Paulmy – 64100 BAYONNE</p><div style="margin:6mm 0 6mm 92mm">SCI ERREKA<br>27 avenue Foch<br>64200 BIARRITZ</div><h1 style="font-size:14pt;color:#7a1f1f">Situation de compte au 31 juillet 2026</h1><p>SDC 12 RUE LORMAND – 12 rue Lormand, 64100 BAYONNE – lots 3 et 9</p><p>Monsieur le Gérant, à votre demande nous vous prions de trouver la situation de votre compte dans nos livres. Les sommes appelées sont précédées du signe plus, vos versements du signe moins.</p>${table(
      [],
      [
        ['31/03/2026', 'Situation précédente', '0,00 €'],
        ...LORMAND.map(([day, label, cents]) => [
          slashed(day),
          label,
          `${cents > 0 ? '+ ' : '– '}${spaced(Math.abs(cents))} €`,
        ]),
        ['', '<b>Vous restez devoir</b>', `<b>${spaced(lormandLeft)} €</b>`],
      ],
      'w',
    )}<p style="margin-top:6mm">Le deuxième appel de travaux, exigible depuis le 1er juin, demeure impayé à ce jour. Sauf règlement de votre part sous quinzaine, nous serons contraints de vous adresser une mise en demeure dont le coût, fixé par le contrat de syndic, resterait à votre charge en application de l’article 10-1 de la loi du 10 juillet 1965.</p><p>Si votre règlement s’est croisé avec la présente, nous vous prions de ne pas en tenir compte.</p><p style="margin-left:92mm">Service comptabilité</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'ADOUR SYNDIC',
      building: either('SDC 12 RUE LORMAND', '12 RUE LORMAND'),
      building_address: '12 rue Lormand, 64100 BAYONNE',
      owner: 'SCI ERREKA',
      lots: ['3', '9'],
      as_of: '2026-07-31',
      balance: lormandLeft,
      entries: either(told(LORMAND), ['2026-03-31 0 Situation précédente', ...told(LORMAND)]),
    },
    absent: ['rnc', 'iban', 'account', 'total_debit', 'total_credit', 'total', 'charges_reelles'],
  },
);

export const SITUATIONS_DE_COMPTE = [ruled, running, letter];
