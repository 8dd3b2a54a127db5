// Statements of owners' accounts: software with debit and credit, a letter to a notary, a browser's print.
import { either, paperOf } from '../../paper.ts';
import { brief, dashed, pointed, slashed, spaced, sum, table, thin } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]): number =>
  sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]): number =>
  sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]): string[] =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const TOISON: readonly Move[] = [
  ['2026-01-01', 'Solde à nouveau', 31218],
  ['2026-01-01', 'Appel 1er trim. 2026 – charges courantes', 46185],
  ['2026-01-01', 'Appel 1er trim. 2026 – fonds de travaux', 2309],
  ['2026-01-14', 'Votre prélèvement', -79712],
  ['2026-04-01', 'Appel 2e trim. 2026 – charges courantes', 46185],
  ['2026-04-01', 'Appel 2e trim. 2026 – fonds de travaux', 2309],
  ['2026-04-13', 'Votre prélèvement', -48494],
  ['2026-05-28', 'Régularisation charges exercice 2025', -11764],
  ['2026-07-01', 'Appel 3e trim. 2026 – charges courantes', 46185],
  ['2026-07-01', 'Appel 3e trim. 2026 – fonds de travaux', 2309],
  ['2026-07-01', 'Travaux réfection chaufferie – appel 1/2', 68250],
  ['2026-07-15', 'Votre prélèvement', -48494],
];
const toisonLeft = debits(TOISON) - credits(TOISON);
const running = (moves: readonly Move[], index: number): number =>
  sum(moves.slice(0, index + 1).map(([, , cents]) => cents));

const software = paperOf(
  'releve-debit-credit-toison-dijon',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; .top { display: grid; grid-template-columns: 1fr 74mm; gap: 6mm } .id { background: #eef3ee; padding: 2.5mm; font-size: 8pt; line-height: 1.5 } .m th { background: #2f5d3a; color: #fff; padding: 1.4mm } .m td { border-bottom: .15mm solid #bcc9be } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right; white-space: nowrap } .tot td { font-weight: bold; border-top: .4mm solid #2f5d3a } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.4pt; border-top: .2mm solid #2f5d3a; padding-top: 1mm }`,
  [
    `<div class="top"><div><b style="font-size:15pt;color:#2f5d3a">BOURGOGNE FONCIA-SUD EXEMPLE</b><br>Groupe CITADINE EXEMPLE – Agence Dijon Darcy<br>21 boulevard de Sévigné – 21000 DIJON<br>03 80 00 52 40 – dijon.darcy@bfse.example.fr</div><div class="id"><b>Relevé de compte copropriétaire</b><br>Édité le : ${slashed('2026-08-31')}<br>Compte n° : 21-0714-C00052<br>Page 1/1</div></div>
    <div class="top" style="margin-top:8mm"><div class="id">Résidence <b>LA TOISON D’OR II</b><br>3-5-7 allée des Cerisiers – 21000 DIJON<br>Immatriculation : AE0882714<br>Exercice du ${slashed('2026-01-01')} au ${slashed('2026-12-31')}<br>Vos lots : 52 – 152 – 207 (vos tantièmes généraux : 329 / 100 000)</div><div style="font-size:10pt;padding-top:4mm">Mme Capucine LE BAILLY DE LA FALAISE<br>Chez M. Paul Guyot<br>40 rue Chabot-Charny<br>21000 DIJON</div></div>
    <p style="margin:7mm 0 2mm"><b>Mouvements enregistrés du ${slashed('2026-01-01')} au ${slashed('2026-08-31')}</b> (en euros)</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ...TOISON.map(([day, label, cents], index) => [
          brief(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          `${spaced(Math.abs(running(TOISON, index)))} ${running(TOISON, index) >= 0 ? 'D' : 'C'}`,
        ]),
        `<tr class="tot"><td></td><td>TOTAUX</td><td>${spaced(debits(TOISON))}</td><td>${spaced(credits(TOISON))}</td><td></td></tr>`,
        `<tr class="tot"><td></td><td>SOLDE DÉBITEUR AU ${slashed('2026-08-31')}</td><td>${spaced(toisonLeft)}</td><td></td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:5mm">Sauf erreur ou omission de notre part, votre compte fait ressortir un solde en faveur du syndicat de <b>${spaced(toisonLeft)} €</b>. D : débit (somme due par vous) – C : crédit (somme en votre faveur).</p>
    <p style="font-size:7.6pt">Prélèvement du 3e trimestre : l’appel de travaux n’est pas compris dans votre mandat de prélèvement, merci de le régler par virement. La part du fonds de travaux versée au titre de vos lots s’élève au total à 418,60 €. Le présent relevé ne vaut pas état daté au sens de l’article 5 du décret du 17 mars 1967.</p>
    <div class="ft">Bourgogne Foncia-Sud Exemple – SAS au capital de 240 000 € – 900 000 551 RCS Dijon – TVA FR 31 900000551 – CPI 2101 2018 000 000 067 – Garantie Exemple Caution – Médiateur MEDIMMO Exemple, 1 allée du Parc 78000 Versailles</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either(
        'BOURGOGNE FONCIA-SUD EXEMPLE',
        'BOURGOGNE FONCIA-SUD EXEMPLE Groupe CITADINE EXEMPLE Agence Dijon Darcy',
      ),
      building: 'LA TOISON D’OR II',
      building_address: '3-5-7 allée des Cerisiers, 21000 DIJON',
      rnc: 'AE0882714',
      owner: 'Mme Capucine LE BAILLY DE LA FALAISE',
      lots: ['52', '152', '207'],
      tantiemes: 329,
      base: 100000,
      account: '21-0714-C00052',
      period_from: '2026-01-01',
      period_to: either('2026-08-31', '2026-12-31'),
      as_of: '2026-08-31',
      balance: toisonLeft,
      total_debit: debits(TOISON),
      total_credit: credits(TOISON),
      entries: either(told(TOISON), told(TOISON.slice(1))),
    },
    absent: ['iban', 'due_on', 'charges_reelles'],
  },
);

const BATTANT: readonly Move[] = [
  ['2025-12-31', 'REPORT EXERCICE 2025', -4218],
  ['2026-01-02', 'PROV. BUDGET T1', 30540],
  ['2026-01-20', 'CHQ 4471802', -26322],
  ['2026-04-01', 'PROV. BUDGET T2', 30540],
  ['2026-04-22', 'CHQ 4471809', -30540],
  ['2026-06-30', 'ART 700 TJ BESANCON', -15000],
  ['2026-07-01', 'PROV. BUDGET T3', 30540],
  ['2026-10-01', 'PROV. BUDGET T4', 30540],
  ['2026-10-01', 'AVANCE PERMANENTE AG 06/26', 9000],
];
const battantLeft = debits(BATTANT) - credits(BATTANT);
const narrow = paperOf(
  'releve-extrait-battant-besancon',
  `font: 9pt/1.4 'Nimbus Sans Narrow', sans-serif; padding: 16mm 20mm; .m td, .m th { border: .2mm solid #000; padding: .8mm 1.6mm } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right; width: 30mm } .r { display: flex; justify-content: space-between }`,
  [
    `<div class="r"><span><b>S.G.C.B.</b><br>Société de Gestion Comtoise des Battants<br>52 Grande Rue 25000 BESANÇON</span><span style="text-align:right">Tirage du ${dashed('2026-10-21')}<br>Folio 1 / 1<br>Cpta : C. Jacquot</span></div>
    <h1 style="font-size:12pt;text-align:center;margin:8mm 0 5mm">EXTRAIT DE COMPTE INDIVIDUEL</h1>
    <div class="r"><span>SDC 37 RUE BATTANT<br>37 rue Battant – 25000 BESANÇON<br>Cpte 450 0009 – Lots 9, 21 (Tant. : 871/10000)</span><span>Succession MAÎTREJEAN Roland<br>c/o Office notarial du Doubs<br>2 place de la Révolution<br>25000 BESANÇON</span></div>
    <p style="margin-top:6mm">Arrêté au ${dashed('2026-10-21')}</p>
    ${table(
      ['Date', 'Opération', 'Débit', 'Crédit'],
      [
        ...BATTANT.map(([day, label, cents]) => [
          dashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        [
          '',
          '<b>Totaux</b>',
          `<b>${spaced(debits(BATTANT))}</b>`,
          `<b>${spaced(credits(BATTANT))}</b>`,
        ],
        ['', `<b>Solde dû</b>`, `<b>${spaced(battantLeft)}</b>`, ''],
      ],
      'm',
    )}
    <p style="margin-top:5mm">Nous invitons l’étude à bien vouloir nous faire tenir le montant du solde ci-dessus avant la signature de l’acte. À défaut, opposition serait formée sur le prix dans les conditions de l’article 20 de la loi du 10 juillet 1965.</p><p>Honoraires d’état daté : 380,00 € TTC, facturés au vendeur, non compris ci-dessus.</p>
    <p style="position:absolute;bottom:8mm;font-size:7pt">S.G.C.B. SARL 10 000 € – R.C.S. Besançon 900 000 662 – Gestion immobilière n° 25/114 – Caisse de garantie Exemple</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either(
        'S.G.C.B.',
        'Société de Gestion Comtoise des Battants',
        'S.G.C.B. Société de Gestion Comtoise des Battants',
      ),
      building_address: '37 rue Battant, 25000 BESANÇON',
      owner: either('Succession MAÎTREJEAN Roland', 'MAÎTREJEAN Roland'),
      lots: ['9', '21'],
      tantiemes: 871,
      base: 10000,
      account: either('450 0009', '4500009'),
      as_of: '2026-10-21',
      balance: battantLeft,
      total_debit: debits(BATTANT),
      total_credit: credits(BATTANT),
      entries: either(told(BATTANT), told(BATTANT.slice(1))),
    },
    absent: ['rnc', 'iban', 'due_on', 'charges_reelles', 'deed_on'],
  },
);

const MIOTTE: readonly Move[] = [
  ['2026-11-02', 'Virement reçu – merci', -28940],
  ['2026-10-01', 'Appel de fonds T4 2026', 28940],
  ['2026-08-03', 'Virement reçu – merci', -28940],
  ['2026-07-01', 'Appel de fonds T3 2026', 28940],
  ['2026-06-19', 'Répartition des charges 2025', -7315],
  ['2026-05-04', 'Virement reçu – merci', -28940],
  ['2026-04-01', 'Appel de fonds T2 2026', 28940],
];
const browser = paperOf(
  'releve-espace-client-miotte-belfort',
  `font: 9.4pt/1.45 'DejaVu Sans', sans-serif; padding: 9mm 14mm; .u { display: flex; justify-content: space-between; font-size: 6.6pt; color: #444 } .nav { display: flex; gap: 6mm; border-bottom: .4mm solid #6b3fa0; padding: 3mm 0; font-size: 8pt; color: #6b3fa0 } .bal { background: #eafaf0; border-radius: 3mm; padding: 5mm; margin: 5mm 0; width: 96mm } .op { display: grid; grid-template-columns: 28mm 1fr 34mm; border-bottom: .2mm solid #ddd; padding: 2mm 0 } .op span:last-child { text-align: right }`,
  [
    `<div class="u"><span>12/11/2026 21:07</span><span>Mon compte – Espace copropriétaire | Lion Copro</span></div>
    <p style="font-size:16pt;color:#6b3fa0;margin:4mm 0 0"><b>Lion Copro</b></p><div class="nav"><span>Accueil</span><span><b>Mon compte</b></span><span>Mes documents</span><span>Assemblées</span><span>Contacter mon syndic</span><span>Se déconnecter</span></div>
    <p style="margin-top:5mm">Bonjour <b>Ousmane DIALLO-VERNIER</b></p><p>Résidence de la Miotte<br>23 faubourg de Brisach, 90000 Belfort<br>Lots 6, 34</p>
    <div class="bal"><span style="font-size:8pt">Solde au 12/11/2026</span><br><b style="font-size:18pt;color:#17803d">+ 73,15 €</b><br><span style="font-size:8pt">Votre compte est créditeur. Vous n’avez rien à payer.</span></div>
    <p><b>Historique des opérations</b> &nbsp; <span style="font-size:8pt;color:#6b3fa0">6 derniers mois ▾ &nbsp; Exporter (CSV)</span></p>
    ${MIOTTE.map(([day, label, cents]) => `<div class="op"><span>${pointed(day)}</span><span>${label}</span><span>${cents > 0 ? '−' : '+'} ${thin(Math.abs(cents))} €</span></div>`).join('')}
    <p style="font-size:8pt;margin-top:4mm">Charger plus d’opérations</p><p style="margin-top:8mm"><b>Prochaine échéance</b><br>01.01.2027 – Appel de fonds T1 2027 : montant disponible le 15.12.2026</p>
    <div style="border:.2mm solid #6b3fa0;padding:3mm;margin-top:6mm;font-size:8pt">Passez au prélèvement automatique ! C’est simple, gratuit et sans engagement. J’active le prélèvement →</div>
    <p style="font-size:7pt;color:#666;margin-top:14mm">Lion Copro, syndic professionnel – SAS – 6 rue du Vieux-Marché, 90000 Belfort – Mentions légales – Politique de confidentialité – Cookies – © 2026</p>
    <div class="u" style="position:absolute;bottom:6mm;left:14mm;right:14mm"><span>https://espace.lioncopro.example.fr/mon-compte/releve?lot=6</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Lion Copro',
      building: 'Résidence de la Miotte',
      building_address: '23 faubourg de Brisach, 90000 Belfort',
      owner: 'Ousmane DIALLO-VERNIER',
      lots: ['6', '34'],
      as_of: '2026-11-12',
      balance: -7315,
      entries: either(told(MIOTTE), told(MIOTTE.toReversed())),
    },
    absent: ['rnc', 'iban', 'account', 'total_debit', 'total_credit', 'total', 'charges_reelles'],
  },
);

export const COMPTES_DE_COPROPRIETAIRES = [software, narrow, browser];
