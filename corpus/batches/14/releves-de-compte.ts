// What owners owe and paid: a settled account, one in debt, one in credit.
import { either, paperOf } from '../../paper.ts';
import { debitCredit, pointed, slashed, spaced, sum, table, thin, tr } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debitsOf = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(move[2], 0)));
const creditsOf = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(-move[2], 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const afterOf = (moves: readonly Move[], index: number, before = 0): number =>
  before + sum(moves.slice(0, index + 1).map((move) => move[2]));

const FAUCONNIER: readonly Move[] = [
  ['2026-01-01', 'Appel de fonds 1er trimestre 2026', 140418],
  ['2026-01-08', 'Prélèvement automatique', -140418],
  ['2026-04-01', 'Appel de fonds 2e trimestre 2026', 140418],
  ['2026-04-08', 'Prélèvement automatique', -140418],
  ['2026-06-24', 'Régularisation des charges exercice 2025', 21877],
  ['2026-07-01', 'Appel de fonds 3e trimestre 2026', 142630],
  ['2026-07-08', 'Prélèvement automatique', -142630],
  ['2026-07-15', 'Appel travaux porte de garage', 9860],
  ['2026-08-03', 'Virement reçu FAUCONNIER', -31737],
];
const fauconnier = sum(FAUCONNIER.map((move) => move[2]));
const settled = paperOf(
  'releve-espace-client-robinson',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #0b4f6c } h1 { font-size: 15pt; color: #0b4f6c; margin: 6mm 0 2mm } .m td, .m th { border-bottom: .2mm solid #cdd9df } .m th { color: #0b4f6c; font-weight: bold } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #eef4f7 } .cards { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm; margin: 4mm 0 } .cards div { background: #eef4f7; padding: 3mm; font-size: 8.2pt } .cards b { display: block; font-size: 10pt }`,
  [
    `<div style="display:flex;justify-content:space-between"><span class="logo">gestia</span><span style="text-align:right;font-size:8pt">Document téléchargé depuis votre espace client<br>le 02/09/2026 à 21:14</span></div>
    <h1>Relevé de compte copropriétaire</h1><p>Du ${slashed('2026-01-01')} au ${slashed('2026-08-31')}</p>
    <div class="cards"><div>Copropriétaire<b>M. et Mme FAUCONNIER Stéphane</b>Compte 1107-00214</div><div>Copropriété<b>LES ALLÉES CHANTECLER</b>18 à 22 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON</div><div>Lots<b>214, 318, 427</b>Appartement, cave, parking</div></div>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ['01/01/2026', 'Solde à nouveau', '', '', '0,00 €'],
        ...FAUCONNIER.map(([day, label, cents], index) => [
          slashed(day),
          label,
          cents > 0 ? `${spaced(cents)} €` : '',
          cents < 0 ? `${spaced(-cents)} €` : '',
          `${spaced(afterOf(FAUCONNIER, index))} €`,
        ]),
        tr(
          [
            '',
            'Total des opérations',
            `${spaced(debitsOf(FAUCONNIER))} €`,
            `${spaced(creditsOf(FAUCONNIER))} €`,
            '',
          ],
          't',
        ),
        tr(['', 'Solde au 31/08/2026', '', '', `${spaced(fauconnier)} €`], 't'),
      ],
      'm',
    )}
    <p style="margin-top:5mm">Un solde positif correspond à une somme due au syndicat des copropriétaires ; un solde négatif correspond à une avance en votre faveur. Les opérations de prélèvement sont comptabilisées à leur date d’échéance, sous réserve d’impayé bancaire.</p>
    <p style="font-size:7.4pt;color:#555">GESTIA ÎLE-DE-FRANCE – SAS au capital de 2 400 000 € – RCS Nanterre 900 000 118 – syndic de votre copropriété. Pour toute question sur une écriture, utilisez la messagerie de l’espace client, rubrique « Mon compte », en indiquant la date et le libellé de l’opération.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('gestia', 'GESTIA ÎLE-DE-FRANCE'),
      building: 'LES ALLÉES CHANTECLER',
      building_address: '18 à 22 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON',
      owner: 'M. et Mme FAUCONNIER Stéphane',
      lots: ['214', '318', '427'],
      account: '1107-00214',
      period_from: '2026-01-01',
      period_to: '2026-08-31',
      as_of: '2026-08-31',
      balance: fauconnier,
      total_debit: debitsOf(FAUCONNIER),
      total_credit: creditsOf(FAUCONNIER),
      entries: either(told(FAUCONNIER), [`2026-01-01 0 Solde à nouveau`, ...told(FAUCONNIER)]),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

const OPENING = 61288;
const TISSERANDS: readonly Move[] = [
  ['2025-10-01', 'PROVISION 4T2025', 38420],
  ['2025-10-01', 'FDS TRAVAUX 4T2025', 1921],
  ['2025-10-22', 'CHEQUE N° 4410092', -60000],
  ['2026-01-01', 'PROVISION 1T2026', 39105],
  ['2026-01-01', 'FDS TRAVAUX 1T2026', 1955],
  ['2026-02-17', 'FRAIS MISE EN DEMEURE', 4800],
  ['2026-03-05', 'VIREMENT LECOMTE', -45000],
  ['2026-04-01', 'PROVISION 2T2026', 39105],
  ['2026-04-01', 'FDS TRAVAUX 2T2026', 1955],
];
const tisserands = OPENING + sum(TISSERANDS.map((move) => move[2]));
const debtors = paperOf(
  'releve-debit-credit-croix',
  `font: 9pt 'Nimbus Sans Narrow', sans-serif; .r td, .r th { border-left: .2mm solid #333; border-right: .2mm solid #333; padding: .8mm 2mm } .r th { border: .2mm solid #333; text-align: center; background: #e8e8e8 } .r { border: .2mm solid #333 } .r td:nth-child(n+3) { text-align: right } .r .t td { border-top: .2mm solid #333; font-weight: bold }`,
  [
    `<table><tr><td style="width:95mm"><b style="font-size:14pt">CABINET HENNION</b><br>TRANSACTIONS – GESTION – COPROPRIÉTÉ<br>119 GRANDE RUE<br>59100 ROUBAIX<br>TÉL 03 20 00 77 12</td><td style="padding-top:18mm;font-size:10.5pt">INDIVISION LECOMTE – DEBRUYNE<br>CHEZ MME DEBRUYNE MARTINE<br>5 RUE DU MOULIN DELMAR<br>59650 VILLENEUVE D’ASCQ</td></tr></table>
    <p style="margin-top:10mm">Copropriété : <b>RÉSIDENCE LES FILATURES</b> 64 AVENUE DES TISSERANDS 59170 CROIX<br>Lots : 6, 41 &nbsp;&nbsp; N° de compte : 4500006 &nbsp;&nbsp; Date : ${slashed('2026-04-30')}</p>
    <p style="text-align:center;font-size:13pt;margin:6mm 0"><b>RELEVÉ DE VOTRE COMPTE AU ${slashed('2026-04-30')}</b></p>
    ${table(
      ['DATE', 'LIBELLÉ', 'DÉBIT', 'CRÉDIT', 'SOLDE'],
      [
        ['30/09/2025', 'SOLDE ANTÉRIEUR', spaced(OPENING), '', debitCredit(OPENING)],
        ...TISSERANDS.map(([day, label, cents], index) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          debitCredit(afterOf(TISSERANDS, index, OPENING)),
        ]),
        tr(
          ['', 'TOTAUX', spaced(OPENING + debitsOf(TISSERANDS)), spaced(creditsOf(TISSERANDS)), ''],
          't',
        ),
        tr(['', 'SOLDE DÉBITEUR EN EUROS', spaced(tisserands), '', debitCredit(tisserands)], 't'),
      ],
      'r',
    )}
    <p style="margin-top:6mm">D = somme due par le copropriétaire – C = somme en faveur du copropriétaire</p>
    <p>Sauf erreur ou omission de notre part, votre compte présente à ce jour un solde débiteur de ${spaced(tisserands)} €. Nous vous remercions de bien vouloir nous adresser votre règlement par retour de courrier. Si celui-ci s’est croisé avec le présent relevé, nous vous prions de ne pas en tenir compte.</p>
    <p>Nous attirons votre attention sur le fait que les provisions sont exigibles le premier jour de chaque trimestre et que les frais engagés pour le recouvrement sont imputables au seul copropriétaire concerné en application de l’article 10-1 de la loi du 10 juillet 1965.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET HENNION',
      building: 'RÉSIDENCE LES FILATURES',
      building_address: '64 AVENUE DES TISSERANDS, 59170 CROIX',
      owner: either(
        'INDIVISION LECOMTE – DEBRUYNE',
        'INDIVISION LECOMTE – DEBRUYNE CHEZ MME DEBRUYNE MARTINE',
      ),
      lots: ['6', '41'],
      account: '4500006',
      as_of: '2026-04-30',
      balance: tisserands,
      total_debit: OPENING + debitsOf(TISSERANDS),
      total_credit: creditsOf(TISSERANDS),
      entries: either(told(TISSERANDS), [
        `2025-09-30 ${OPENING} SOLDE ANTÉRIEUR`,
        ...told(TISSERANDS),
      ]),
    },
    absent: ['rnc', 'iban', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

const VASSEUR: readonly Move[] = [
  ['2026-03-16', 'Appel 2e trimestre 2026', 52240],
  ['2026-04-02', 'Votre règlement par carte bancaire', -52240],
  ['2026-05-29', 'Solde charges 2025', -13475],
  ['2026-06-15', 'Appel 3e trimestre 2026', 52240],
  ['2026-07-01', 'Votre règlement par carte bancaire', -52240],
];
const vasseur = sum(VASSEUR.map((move) => move[2]));
const inCredit = paperOf(
  'releve-situation-paris',
  `font: 10pt/1.45 'C059', serif; padding: 18mm 22mm; .s td { border-bottom: .2mm dotted #666; padding: 1.2mm 1mm } .s td:nth-child(3) { text-align: right; white-space: nowrap } h1 { font-size: 14pt; text-align: center; margin: 8mm 0 }`,
  [
    `<p><b>Cabinet DELMAS-ROUSSEL</b><br>Syndic de copropriété<br>8 passage Lhomond Neuf, 75005 Paris</p><p style="margin-left:85mm">Mademoiselle Chloé VASSEUR<br>12 rue Ferdinand Lormier<br>75011 Paris</p>
    <h1>Situation de compte</h1><p>Immeuble sis 12 rue Ferdinand Lormier, 75011 Paris – lots 17 et 52</p><p>Écritures enregistrées depuis le 1<sup>er</sup> mars 2026, arrêtées au 20 juillet 2026 (montants en euros ; les sommes précédées du signe moins viennent en diminution de votre dette).</p>
    ${table(
      [],
      [
        ['01.03.2026', 'Solde précédent', thin(0)],
        ...VASSEUR.map(([day, label, cents]) => [pointed(day), label, thin(cents)]),
        ['', '<b>Solde créditeur au 20.07.2026</b>', `<b>${thin(vasseur)}</b>`],
      ],
      's',
    )}
    <p style="margin-top:6mm">Votre compte présente ainsi un avoir de 134,75 €, qui sera déduit de votre prochain appel. Il ne vous est donc rien réclamé à ce jour.</p><p>Nous vous rappelons qu’en cas de vente de votre lot, le syndic doit être informé par le notaire et établit l’état daté ; le présent document n’en tient pas lieu.</p><p style="text-align:right">Paris, le 20 juillet 2026<br>La comptable, N. Ferrand</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Cabinet DELMAS-ROUSSEL',
      building_address: '12 rue Ferdinand Lormier, 75011 Paris',
      owner: 'Mademoiselle Chloé VASSEUR',
      lots: ['17', '52'],
      as_of: '2026-07-20',
      balance: vasseur,
      entries: either(told(VASSEUR), ['2026-03-01 0 Solde précédent', ...told(VASSEUR)]),
    },
    absent: ['rnc', 'iban', 'account', 'total_debit', 'total_credit', 'due_on', 'charges_reelles'],
  },
);

export const RELEVES_DE_COMPTE = [settled, debtors, inCredit];
