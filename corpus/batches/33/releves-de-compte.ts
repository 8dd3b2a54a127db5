// Statements of one owner's account: three columns, letters D and C, and what a browser printed.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, inFull, pointed, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(move[2], 0)));
const credits = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(-move[2], 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const ROYALLIEU: readonly Move[] = [
  ['2026-01-01', 'Appel provisions 1er trimestre 2026', 44218],
  ['2026-01-01', 'Fonds travaux 1er trimestre 2026', 2211],
  ['2026-01-19', 'Votre règlement par chèque 0004417', -46429],
  ['2026-04-01', 'Appel provisions 2e trimestre 2026', 44218],
  ['2026-04-01', 'Fonds travaux 2e trimestre 2026', 2211],
  ['2026-04-27', 'Votre règlement par virement', -46429],
  ['2026-06-24', 'Solde charges exercice 2025', -7362],
  ['2026-07-01', 'Appel provisions 3e trimestre 2026', 44218],
  ['2026-07-01', 'Fonds travaux 3e trimestre 2026', 2211],
  ['2026-07-01', 'Travaux interphonie, appel unique', 18240],
  ['2026-07-22', 'Votre règlement par virement', -39067],
  ['2026-10-01', 'Appel provisions 4e trimestre 2026', 44218],
  ['2026-10-01', 'Fonds travaux 4e trimestre 2026', 2211],
];
const BROUGHT = 11850;
const [royDebit, royCredit] = [BROUGHT + debits(ROYALLIEU), credits(ROYALLIEU)];

const compiegne = paperOf(
  'releve-trois-colonnes-compiegne',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 15mm; .t { display: grid; grid-template-columns: 1fr 78mm; gap: 6mm } .b { border: .3mm solid #2c5d34; padding: 2mm 3mm } h1 { font-size: 14pt; color: #2c5d34; margin: 6mm 0 1mm } .m th { background: #2c5d34; color: #fff } .m td { border-left: .2mm solid #9b9; border-right: .2mm solid #9b9; padding: .7mm 1.5mm } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right; width: 28mm } .m .z td { border: .2mm solid #2c5d34; font-weight: bold; background: #eef4ee } .ft { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 6.6pt; border-top: .2mm solid #2c5d34; padding-top: 1mm }`,
  [
    `<div class="t"><div><b style="font-size:15pt;color:#2c5d34">OISE HABITAT CONSEIL</b><br>Agence de Compiègne<br>17 cours Guynemer – 60200 COMPIÈGNE<br>Téléphone : 03 44 00 52 17<br>Gestionnaire : Stéphane Le Floc’h</div><div style="padding-top:12mm">Monsieur Jean-Baptiste D’ARGENLIEU<br>et Madame Ewa KOWALCZYK<br>12 bis rue du Général-Weygand<br>60200 COMPIÈGNE</div></div>
    <h1>Relevé de compte copropriétaire</h1><p>arrêté au ${slashed('2026-10-15')} – période du ${slashed('2026-01-01')} au ${slashed('2026-10-15')}</p>
    <div class="b">Résidence : <b>LES HAUTS DE ROYALLIEU</b>, 1 à 9 allée des Hêtres, 60200 COMPIÈGNE &nbsp;|&nbsp; Immatriculation : AD5 118 402<br>Compte : 4500127 &nbsp;|&nbsp; Lots : 27, 91, 140 &nbsp;|&nbsp; Tantièmes : 236 / 10 000</div><p></p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      [
        [slashed('2026-01-01'), 'Solde reporté', spaced(BROUGHT), ''],
        ...ROYALLIEU.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        `<tr class="z"><td></td><td>Totaux</td><td>${spaced(royDebit)}</td><td>${spaced(royCredit)}</td></tr>`,
        `<tr class="z"><td></td><td>SOLDE DÉBITEUR EN NOTRE FAVEUR</td><td>${spaced(royDebit - royCredit)}</td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:4mm">Ce relevé ne tient pas compte des opérations en cours d’encaissement. Il vous est adressé à votre demande et ne constitue ni un état daté ni un certificat au sens de l’article 20 de la loi du 10 juillet 1965.</p><p><b>Info :</b> le prochain passage du ramoneur est fixé au mardi 24 novembre entre 8 h et 12 h.</p>
    <p class="ft">OISE HABITAT CONSEIL – SAS au capital de 90 000 € – RCS Compiègne 900 052 170 – transaction et gestion CPI 6002 2020 000 044 871 – garantie Caution Générale Exemple – membre d’un réseau d’administrateurs indépendants</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'OISE HABITAT CONSEIL',
      building: 'LES HAUTS DE ROYALLIEU',
      building_address: '1 à 9 allée des Hêtres, 60200 COMPIÈGNE',
      rnc: 'AD5118402',
      owner: either(
        'Monsieur Jean-Baptiste D’ARGENLIEU et Madame Ewa KOWALCZYK',
        'Monsieur Jean-Baptiste D’ARGENLIEU',
      ),
      lots: ['27', '91', '140'],
      tantiemes: 236,
      base: 10000,
      account: '4500127',
      period_from: '2026-01-01',
      period_to: '2026-10-15',
      as_of: '2026-10-15',
      balance: royDebit - royCredit,
      total_debit: royDebit,
      total_credit: royCredit,
      entries: either(told(ROYALLIEU), [`2026-01-01 ${BROUGHT} Solde reporté`, ...told(ROYALLIEU)]),
    },
    absent: ['iban', 'due_on', 'charges_reelles', 'total'],
  },
);

const ABBEY: readonly Move[] = [
  ['2025-10-01', 'PROV. 4T25', 28870],
  ['2025-10-01', 'FDS TRVX 4T25', 1444],
  ['2025-10-08', 'PRELVT AUTOMATIQUE', -30314],
  ['2026-01-01', 'PROV. 1T26', 29410],
  ['2026-01-01', 'FDS TRVX 1T26', 1471],
  ['2026-01-08', 'PRELVT AUTOMATIQUE', -30881],
  ['2026-03-30', 'REGUL. CHARGES 2024/25', -12695],
  ['2026-04-01', 'PROV. 2T26', 29410],
  ['2026-04-01', 'FDS TRVX 2T26', 1471],
  ['2026-04-08', 'PRELVT AUTOMATIQUE', -30881],
];
const abbey = debits(ABBEY) - credits(ABBEY);
const running = (moves: readonly Move[], index: number) =>
  sum(moves.slice(0, index + 1).map((move) => move[2]));

const soissons = paperOf(
  'releve-lettres-dc-soissons',
  `font: 8.6pt/1.5 'DejaVu Sans Mono', monospace; padding: 14mm; td, th { padding: .3mm 1mm } .m th { border-bottom: .3mm dashed #000 } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } hr { border: 0; border-top: .3mm dashed #000 }`,
  [
    `<p>AGENCE DU VIEUX LAON SA&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;SERVICE SYNDIC&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;EDITE LE 02.05.2026 A 11H07&nbsp;&nbsp;PAGE 1<br>6 RUE SAINT-MARTIN 02200 SOISSONS</p><hr>
    <p>EXTRAIT DE COMPTE INDIVIDUEL&nbsp;&nbsp;&nbsp;DU 01.10.2025 AU 30.04.2026</p><p>IMMEUBLE&nbsp;: 218 CLOITRE SAINT-JEAN-DES-VIGNES<br>ADRESSE&nbsp;&nbsp;: 3 RUE DE PANLEU 02200 SOISSONS<br>COMPTE&nbsp;&nbsp;&nbsp;: 218.0009<br>TITULAIRE: MLLE HUYGHUES-DESPOINTES MARIE-AIMEE<br>LOT(S)&nbsp;&nbsp;&nbsp;: 0009 0034</p><hr>
    ${table(
      ['DATE', 'LIBELLE', 'MONTANT', 'SOLDE'],
      [
        [pointed('2025-10-01'), 'REPORT A NOUVEAU', '0,00', '0,00'],
        ...ABBEY.map(([day, label, cents], index) => [
          pointed(day),
          label,
          debitCredit(cents),
          debitCredit(running(ABBEY, index)),
        ]),
      ],
      'm',
    )}<hr><p>TOTAL DEBIT&nbsp;&nbsp;${spaced(debits(ABBEY))}<br>TOTAL CREDIT&nbsp;${spaced(credits(ABBEY))}<br>SOLDE AU 30.04.2026&nbsp;&nbsp;${debitCredit(abbey)}REDITEUR</p><hr><p>D = SOMME DUE PAR LE COPROPRIETAIRE&nbsp;&nbsp;&nbsp;C = SOMME EN SA FAVEUR<br>UN SOLDE CREDITEUR EST REPORTE SUR LE PROCHAIN APPEL.<br>RECLAMATIONS : PAR ECRIT DANS LE MOIS DE L’EDITION.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'AGENCE DU VIEUX LAON SA',
      building: 'CLOITRE SAINT-JEAN-DES-VIGNES',
      building_address: '3 RUE DE PANLEU, 02200 SOISSONS',
      owner: 'MLLE HUYGHUES-DESPOINTES MARIE-AIMEE',
      lots: either(['9', '34'], ['0009', '0034']),
      account: '218.0009',
      period_from: '2025-10-01',
      period_to: '2026-04-30',
      as_of: either('2026-04-30', '2026-05-02'),
      balance: abbey,
      total_debit: debits(ABBEY),
      total_credit: credits(ABBEY),
      entries: either(told(ABBEY), ['2025-10-01 0 REPORT A NOUVEAU', ...told(ABBEY)]),
    },
    absent: ['iban', 'rnc', 'due_on', 'to_pay', 'tantiemes', 'total'],
  },
);

const NEWEST: readonly Move[] = [
  ['2026-11-05', 'Virement reçu', -25000],
  ['2026-10-12', 'Frais de mise en demeure', 4200],
  ['2026-10-01', 'Appel de fonds T4 2026', 33190],
  ['2026-09-03', 'Virement reçu', -30000],
  ['2026-07-01', 'Appel de fonds T3 2026', 33190],
];
const beauvaisBefore = 2755;
const beauvaisNow = beauvaisBefore + debits(NEWEST) - credits(NEWEST);
const beauvais = paperOf(
  'releve-page-web-beauvais',
  `font: 9.6pt/1.5 'Carlito', sans-serif; padding: 10mm 16mm; .u { font-size: 7.4pt; color: #777; display: flex; justify-content: space-between } .band { background: #283593; color: #fff; padding: 3mm 5mm; margin: 3mm 0; display: flex; justify-content: space-between } .k { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin-bottom: 5mm } .k div { background: #f3f4fb; padding: 3mm } .k b { display: block; font-size: 14pt } td, th { border-bottom: .2mm solid #c5cae9 } td:last-child, th:last-child { text-align: right }`,
  [
    `<div class="u"><span>Imprimé le 12/11/2026</span><span>mon.verdure-copro.example.fr/compte</span></div><div class="band"><b>Verdure Copro</b><span>M. Aurélien QUÉNEUTTE ▾</span></div>
    <p>Copropriété <b>Résidence de la Mie-au-Roy</b> – 25 rue de Calais, 60000 Beauvais<br>Référence compte : MAR-016 – lot principal 16 – lot annexe 53</p>
    <div class="k"><div>Solde au 12 novembre 2026<b>${spaced(beauvaisNow)} €</b>dû à la copropriété</div><div>Prochain appel<b>01/01/2027</b>montant communiqué en décembre</div><div>Mode de paiement<b>Virement</b>modifier</div></div>
    <h2 style="font-size:12pt">Mes dernières écritures</h2>
    ${table(
      ['Date', 'Opération', 'Sens', 'Montant'],
      [
        ...NEWEST.map(([day, label, cents]) => [
          inFull(day),
          label,
          cents > 0 ? 'Débit' : 'Crédit',
          `${spaced(Math.abs(cents))} €`,
        ]),
        [
          inFull('2026-07-01'),
          'Solde de la période précédente',
          'Débit',
          `${spaced(beauvaisBefore)} €`,
        ],
      ],
    )}
    <p style="margin-top:4mm;font-size:8.4pt">Télécharger le relevé de compte (PDF) · Exporter (CSV) · Signaler une erreur</p><p style="font-size:8.4pt">Vous avez reçu une mise en demeure ? Tant que le solde n’est pas réglé, l’accès au paiement en plusieurs fois est suspendu. Contactez votre gestionnaire, Mme Ropars.</p><p style="font-size:7.4pt;position:absolute;bottom:8mm;right:14mm">Verdure Copro, marque de VERDURE SERVICES SAS, syndic professionnel, 8 rue des Jacobins, 60000 Beauvais – support 7 j/7 par messagerie</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('Verdure Copro', 'VERDURE SERVICES SAS'),
      building: 'Résidence de la Mie-au-Roy',
      building_address: '25 rue de Calais, 60000 Beauvais',
      owner: 'M. Aurélien QUÉNEUTTE',
      lots: ['16', '53'],
      account: 'MAR-016',
      as_of: '2026-11-12',
      balance: beauvaisNow,
      entries: either(
        told(NEWEST),
        told(NEWEST).toReversed(),
        [...told(NEWEST), `2026-07-01 ${beauvaisBefore} Solde de la période précédente`],
        [
          `2026-07-01 ${beauvaisBefore} Solde de la période précédente`,
          ...told(NEWEST).toReversed(),
        ],
      ),
    },
    absent: ['iban', 'rnc', 'total_debit', 'total_credit', 'total', 'tantiemes'],
  },
);

const shortDay = brief('2026-06-30');
/** Kept by a volunteer on ruled paper, then typed. */
const HELD: readonly Move[] = [
  ['2026-01-05', 'Appel T1', 19500],
  ['2026-01-15', 'Chèque Lepoutre', -19500],
  ['2026-04-03', 'Appel T2', 19500],
];
const maubeuge = paperOf(
  'releve-lettre-benevole-maubeuge',
  `font: 11pt/1.55 'URW Bookman', serif; padding: 22mm 24mm; td, th { border-bottom: .2mm solid #666 } td:last-child { text-align: right }`,
  [
    `<p>Copropriété du 6 place Vauban, 59600 Maubeuge<br>Le syndic non professionnel : Daniel Lepoutre-Gomes</p><p style="text-align:right">Maubeuge, le 30 juin 2026</p><p>À l’attention de Maître Caudron, notaire</p><p>Maître,</p><p>Comme suite à votre demande, voici la situation du compte de M. et Mme Hervé LEPOUTRE, propriétaires du lot 2, telle qu’elle ressort de mon cahier au ${shortDay} :</p>
    ${table(
      ['Date', 'Opération', 'Somme'],
      HELD.map(([day, label, cents]) => [
        slashed(day),
        label,
        `${cents > 0 ? '+' : '−'} ${spaced(Math.abs(cents))}`,
      ]),
    )}
    <p style="margin-top:6mm">M. et Mme Lepoutre restent donc devoir ${spaced(sum(HELD.map((move) => move[2])))} € à la copropriété (l’appel du deuxième trimestre). Les sommes précédées du signe + leur ont été demandées, celles précédées du signe − ont été encaissées. Aucun travaux n’est voté.</p><p>Veuillez agréer, Maître, mes salutations distinguées.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Daniel Lepoutre-Gomes',
      building_address: '6 place Vauban, 59600 Maubeuge',
      owner: 'M. et Mme Hervé LEPOUTRE',
      lots: ['2'],
      as_of: '2026-06-30',
      balance: sum(HELD.map((move) => move[2])),
      entries: told(HELD),
    },
    absent: ['iban', 'rnc', 'account', 'tantiemes', 'total'],
  },
);

export const RELEVES_DE_COMPTE = [compiegne, soissons, beauvais, maubeuge];
