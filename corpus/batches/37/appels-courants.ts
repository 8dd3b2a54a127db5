// Calls for funds of ordinary quarters: a syndic's software, one with two lots, a customer area printed from the browser.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, spaced, sum, table, thin } from '../../writing.ts';
import { FLEX, flex, quote } from './outils.ts';

const VENELLE = accountOf('orleans-venelle');
const KEYS = [
  ['001', 'CHARGES COMMUNES GENERALES', 1186250, 10000, 412, 0.62],
  ['010', 'CHARGES BATIMENT A', 214000, 4180, 412, 0.55],
  ['021', 'ASCENSEUR A', 130575, 1000, 87, 0.8],
] as const;
const CALLED = KEYS.map(([code, label, total, base, part, rate]) => ({
  code,
  label,
  total,
  base,
  part,
  own: quote(total, part, base),
  locatif: Math.round(quote(total, part, base) * rate),
}));
const FUND = quote(74140, 412, 10000);
const current = sum(CALLED.map(({ own }) => own));
const recoverable = sum(CALLED.map(({ locatif }) => locatif));
const called = current + FUND;
const ARREARS = 18640;

const quarterly = paperOf(
  'appel-trimestriel-orleans',
  `font: 8.2pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 12mm 8mm 22mm; ${FLEX} .lg { position: absolute; left: 6mm; top: 250mm; transform: rotate(-90deg); transform-origin: left top; font-size: 5.6pt; color: #555; white-space: nowrap } .win { width: 84mm; margin-top: 22mm; font-size: 10pt } .ref td { border: .2mm solid #446; padding: .7mm 1.5mm } .ref td:first-child { background: #e9edf4 } .t th { background: #23395d; color: #fff; border: .2mm solid #23395d } .t td { border-left: .2mm solid #99a; border-right: .2mm solid #99a } .t { border-bottom: .2mm solid #99a } .t td:nth-child(n+3), .t th:nth-child(n+3) { text-align: right } .s td { font-weight: bold; border-top: .2mm solid #99a } .tip { border-top: .3mm dashed #333; position: absolute; bottom: 22mm; left: 22mm; right: 12mm; padding-top: 2mm } .ft { position: absolute; bottom: 7mm; left: 22mm; right: 12mm; font-size: 6pt; text-align: center; color: #444 }`,
  [
    `<div class="lg">CABINET ROUSSEL ET MARCHAIS SAS au capital de 76 224 € – RCS ORLEANS 900 000 318 – SIRET 900 000 318 00021 – CPI 4501 2018 000 000 318 CCI du Loiret</div>
    ${flex(
      `<b style="font-size:13pt;color:#23395d">CABINET ROUSSEL ET MARCHAIS</b><br>Syndic de copropriété – Gérance – Transaction<br>41 rue Bannier – 45000 ORLÉANS<br>Tél. 02 38 00 41 41 – compta@roussel-marchais.example.fr<br>Ouvert du lundi au jeudi 9h-12h / 14h-17h30, fermé le vendredi après-midi<br><br>
      <table class="ref" style="width:80mm"><tr><td>Immeuble</td><td>0217 LES JARDINS DE LA VENELLE<br>12-14 RUE DE LA LIONNE<br>45000 ORLEANS</td></tr><tr><td>N° immatriculation</td><td>AC3-417-208</td></tr><tr><td>Votre compte</td><td>0217-450-0017</td></tr><tr><td>Gestionnaire</td><td>Mme Odile CHEVRIER</td></tr><tr><td>Comptable</td><td>M. Loïc BARDIN – poste 114</td></tr></table>`,
      `<div class="win">M. ET MME DE LA TOUR D’ARGIS BERTRAND<br>LE CLOS SAINT-AVIT<br>238 RUE DE LA SOURCE<br>45160 OLIVET</div><p style="margin-top:9mm">Orléans, le 14/09/2026</p>`,
    )}
    <p style="font-size:11pt;margin-top:5mm"><b>APPEL DE PROVISIONS – 4ème TRIMESTRE 2026</b><br><span style="font-size:8.5pt">Période du 01/10/2026 au 31/12/2026 – Exigible le 01/10/2026 – Budget voté par l’A.G. du 16/06/2026</span></p>
    <p>Lots : 0017 APPARTEMENT T4 Bât. A 3e ét. – 0063 CAVE</p>
    ${table(
      [
        'Clé',
        'Désignation',
        'Mt à répartir',
        'Base',
        'Vos tant.',
        'Votre quote-part',
        'dont récup. loc.',
      ],
      [
        '<tr class="s"><td></td><td>PROVISIONS SUR BUDGET PREVISIONNEL</td><td></td><td></td><td></td><td></td><td></td></tr>',
        ...CALLED.map(({ code, label, total, base, part, own, locatif }) => [
          code,
          label,
          spaced(total),
          base,
          part,
          spaced(own),
          spaced(locatif),
        ]),
        `<tr class="s"><td></td><td>Sous-total</td><td></td><td></td><td></td><td>${spaced(current)}</td><td>${spaced(recoverable)}</td></tr>`,
        '<tr class="s"><td></td><td>FONDS DE TRAVAUX (art. 14-2-1)</td><td></td><td></td><td></td><td></td><td></td></tr>',
        ['001', 'COTISATION FONDS TRAVAUX', spaced(74140), 10000, 412, spaced(FUND), spaced(0)],
        `<tr class="s"><td></td><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(called)}</td><td>${spaced(recoverable)}</td></tr>`,
        `<tr><td></td><td>Solde de votre compte au 14/09/2026 (débiteur)</td><td></td><td></td><td></td><td>${spaced(ARREARS)}</td><td></td></tr>`,
        `<tr class="s"><td></td><td>NET A PAYER EN EUROS</td><td></td><td></td><td></td><td>${spaced(called + ARREARS)}</td><td></td></tr>`,
      ],
      't',
    )}
    <p style="margin-top:3mm">La provision est exigible le premier jour de chaque trimestre (loi n° 65-557 du 10 juillet 1965, art. 14-1). Passé ce délai, une lettre de relance vous sera facturée 18,00 € TTC et la mise en demeure 42,00 € TTC selon le contrat de syndic. À défaut de versement à sa date d’exigibilité d’une provision, et après mise en demeure restée infructueuse plus de trente jours, les autres provisions non encore échues deviennent immédiatement exigibles (art. 19-2).</p>
    <p><b>Le saviez-vous ?</b> Votre espace copropriétaire vous donne accès aux procès-verbaux, au carnet d’entretien et à la fiche synthétique. Pensez à nous signaler tout changement d’adresse.</p>
    <div class="tip">${flex(
      `<b>COUPON A JOINDRE A VOTRE REGLEMENT</b><br>Compte : 0217-450-0017 – DE LA TOUR D’ARGIS<br>Montant : ${spaced(called + ARREARS)} €`,
      `Virement : SDC LES JARDINS DE LA VENELLE<br>IBAN : ${VENELLE.spaced}<br>BIC : EXEMFRPP450`,
    )}</div>
    <div class="ft">Garantie financière : GALIENNE CAUTION, 89 rue de l’Exemple 75008 PARIS – RCP n° 114 771 902 – Médiateur de la consommation : MEDICOPRO, 3 avenue du Médiateur 75012 PARIS – N° TVA FR00900000318</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET ROUSSEL ET MARCHAIS',
      building: 'LES JARDINS DE LA VENELLE',
      building_address: '12-14 RUE DE LA LIONNE, 45000 ORLEANS',
      rnc: 'AC3417208',
      owner: 'M. ET MME DE LA TOUR D’ARGIS BERTRAND',
      lots: ['17', '63'],
      tantiemes: 412,
      base: 10000,
      account: '0217-450-0017',
      iban: VENELLE.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: called,
      courantes: current,
      fonds_travaux: FUND,
      solde_anterieur: ARREARS,
      to_pay: called + ARREARS,
      recoverable,
    },
    absent: ['travaux', 'avances', 'meeting_on', 'charges_reelles'],
  },
);

const FLAT = [
  ['Charges générales', 908420, 731, 20000],
  ['Charges escalier 2', 96315, 731, 6240],
  ['Eau froide (provision)', 181000, 731, 20000],
] as const;
const GARAGE = [
  ['Charges générales', 908420, 44, 20000],
  ['Charges garages', 41250, 44, 1320],
] as const;
type Line = readonly [string, number, number, number];
const own = (lines: readonly Line[]) =>
  sum(lines.map(([, total, part, base]) => quote(total, part, base)));
const FUNDS = [quote(62000, 731, 20000), quote(62000, 44, 20000)] as const;
const lotBlock = (title: string, lines: readonly Line[], fund: number, part: number) =>
  `<tr class="h"><td colspan="5">${title}</td></tr>${lines
    .map(
      ([label, total, tant, base]) =>
        `<tr><td>${label}</td><td>${dotted(total)}</td><td>${tant}</td><td>${base}</td><td>${dotted(quote(total, tant, base))}</td></tr>`,
    )
    .join(
      '',
    )}<tr><td>Fonds travaux loi ALUR</td><td>620,00</td><td>${part}</td><td>20000</td><td>${dotted(fund)}</td></tr><tr class="u"><td>Total du lot</td><td></td><td></td><td></td><td>${dotted(own(lines) + fund)}</td></tr>`;
const lotsCurrent = own(FLAT) + own(GARAGE);
const lotsFund = FUNDS[0] + FUNDS[1];
const lotsCalled = lotsCurrent + lotsFund;
const CREDIT = 7318;

const twoLots = paperOf(
  'appel-deux-lots-bourges',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 13mm 16mm; ${FLEX} .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .d th { border-bottom: .3mm solid #000; font-weight: bold } .h td { font-weight: bold; padding-top: 3mm; text-align: left } .u td { border-top: .2mm solid #000; font-weight: bold } .b { border: .4mm solid #000; padding: 2mm 3mm; margin-top: 5mm } .n { font-size: 6.8pt; color: #333 }`,
  [
    `${flex(
      `<b>BERRY COPRO SERVICES</b><br>Agence de Bourges<br>7 place Gordaine – 18000 BOURGES<br>02 48 00 07 07<br><span class="n">Siège social : 22 avenue de la Gare, 36000 CHÂTEAUROUX</span>`,
      `<div style="width:80mm;padding-top:14mm">Indivision MOREAU-FERRAND<br>Chez Mme Chantal FERRAND née MOREAU<br>3 impasse du Prieuré<br>18570 LA CHAPELLE-SAINT-URSIN</div>`,
    )}
    <p style="margin-top:8mm">Bourges, le 11 décembre 2026</p>
    <p><b>Immeuble : RESIDENCE DU VAL D’AURON – 5 bis rue de Lazenay, 18000 BOURGES</b> (RNC : AA6 220 914)<br>Votre référence : IND-MOREAU-F / 18-044</p>
    <p style="font-size:12pt;text-align:center;border-top:.3mm solid #000;border-bottom:.3mm solid #000;padding:1.5mm">Appel de fonds n° 1/2027 – du 01.01.2027 au 31.03.2027</p>
    <table class="d"><thead><tr><th>Libellé</th><th>Total à répartir</th><th>Tant.</th><th>sur</th><th>Part en EUR</th></tr></thead><tbody>
    ${lotBlock('LOT 022 – Appartement, 2e étage, escalier 2', FLAT, FUNDS[0], 731)}
    ${lotBlock('LOT 048 – Garage', GARAGE, FUNDS[1], 44)}</tbody></table>
    <div class="b"><table><tr><td>Récapitulatif de l’appel (lots 022 et 048, 775/20000èmes)</td><td style="text-align:right">${dotted(lotsCalled)}</td></tr><tr><td>– dont provisions pour charges courantes</td><td style="text-align:right">${dotted(lotsCurrent)}</td></tr><tr><td>– dont fonds travaux</td><td style="text-align:right">${dotted(lotsFund)}</td></tr><tr><td>Situation de votre compte au 10.12.2026</td><td style="text-align:right">${dotted(CREDIT)} C</td></tr><tr><td><b>À RÉGLER POUR LE 1er JANVIER 2027</b></td><td style="text-align:right"><b>${dotted(lotsCalled - CREDIT)} EUR</b></td></tr></table></div>
    <p style="margin-top:4mm">Vous êtes mensualisé ? Ne tenez pas compte de cette demande de règlement : votre prélèvement est fixé au 5 de chaque mois. C = solde en votre faveur, D = solde en notre faveur.</p>
    <p class="n">Conformément au décret n° 67-223 du 17 mars 1967 (art. 35-2), le syndic adresse à chaque copropriétaire, préalablement à la date d’exigibilité déterminée par la loi, un avis indiquant le montant de la provision exigible. Les règlements par chèque sont à libeller au nom du syndicat. Les frais de recouvrement nécessaires sont imputables au seul copropriétaire concerné (art. 10-1 de la loi de 1965).</p>
    <p class="n" style="position:absolute;bottom:8mm">BERRY COPRO SERVICES SARL – capital 15 000 € – RCS Châteauroux 900 000 427 – Carte G 3601 2021 000 000 427 – Assurance RCP : Prévoyance Centre Exemple – Garant : CAUTION DU BERRY, 120 000 €</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'BERRY COPRO SERVICES',
      building: 'RESIDENCE DU VAL D’AURON',
      building_address: '5 bis rue de Lazenay, 18000 BOURGES',
      rnc: 'AA6220914',
      owner: either(
        'Indivision MOREAU-FERRAND',
        'Indivision MOREAU-FERRAND Chez Mme Chantal FERRAND née MOREAU',
      ),
      lots: ['22', '48'],
      tantiemes: 775,
      base: 20000,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: lotsCalled,
      courantes: lotsCurrent,
      fonds_travaux: lotsFund,
      solde_anterieur: -CREDIT,
      to_pay: lotsCalled - CREDIT,
    },
    absent: ['travaux', 'avances', 'iban', 'recoverable'],
  },
);

const WEB = {
  general: quote(845000, 1166, 100000),
  heating: quote(1240000, 98, 5200),
  fund: quote(105000, 1166, 100000),
  advance: 4500,
};
const webTotal = sum(Object.values(WEB));
const line = (label: string, cents: number, strong = '') =>
  `<div class="l ${strong}"><span>${label}</span><span>${thin(cents)} €</span></div>`;
const browser = paperOf(
  'appel-espace-client-le-mans',
  `font: 9.6pt/1.4 'Carlito', sans-serif; padding: 7mm 12mm; .br { display: flex; justify-content: space-between; font-size: 7pt; color: #333; margin-bottom: 5mm } .nav { font-size: 8pt; color: #888; border-bottom: .2mm solid #ccc; padding-bottom: 2mm } .l { display: flex; justify-content: space-between; padding: 1.4mm 0; border-bottom: .2mm solid #e3e3e3 } .g { font-weight: bold } .chip { background: #fff0d8; border-radius: 2mm; padding: 1mm 3mm; font-size: 8pt } .end { position: absolute; bottom: 6mm; left: 12mm; right: 12mm; display: flex; justify-content: space-between; font-size: 7pt }`,
  [
    `<div class="br"><span>05/10/2026 21:14</span><span>Mes appels de fonds | monsyndic-sarthois</span></div>
    <div class="nav">Accueil &gt; Mes lots &gt; Finances &gt; <b>Appels de fonds</b> &nbsp;&nbsp; Documents &nbsp; Assemblées &nbsp; Messagerie (2) &nbsp; Se déconnecter</div>
    <h1 style="font-size:17pt;margin-top:5mm">Appel de fonds du 4e trimestre 2026 <span class="chip">À payer</span></h1>
    <p>Bonjour Nguyen Thi Mai Linh TRAN</p>
    <p><b>Le Parc des Jacobins</b><br>19 rue Hémon, 72000 Le Mans<br>Copropriété immatriculée AD8106635 – gérée par Sarthois Immobilier Syndic</p>
    <p>Lots : 104 (appartement), 231 (stationnement) – 1 166 / 100 000 tantièmes généraux</p>
    <p>Période : 1 oct. 2026 → 31 déc. 2026<br>Échéance : 1 oct. 2026</p>
    ${line('Charges communes générales', WEB.general)}
    ${line('Chauffage collectif (98 / 5 200)', WEB.heating)}
    ${line('Total budget courant', WEB.general + WEB.heating, 'g')}
    ${line('Cotisation au fonds de travaux', WEB.fund)}
    ${line('Avance de trésorerie permanente (décision du 12/05/2026)', WEB.advance)}
    ${line('Total de l’appel', webTotal, 'g')}
    ${line('Solde reporté', 0)}
    ${line('Reste à payer', webTotal, 'g')}
    <p style="margin-top:5mm">[ Payer par carte ] &nbsp; [ Mettre en place un prélèvement ] &nbsp; [ Télécharger le PDF ]</p>
    <p style="color:#777;font-size:8pt">Un règlement effectué il y a moins de trois jours ouvrés peut ne pas encore apparaître. Les travaux votés font l’objet d’appels séparés, consultables dans l’onglet « Travaux ».</p>
    <p style="color:#777;font-size:8pt">Parrainez un proche et recevez 50 € de bon d’achat ! Offre valable jusqu’au 31/12/2026, voir conditions.</p>
    <p style="color:#777;font-size:8pt">© 2026 Sarthois Immobilier Syndic – 88 avenue Bollée, 72000 Le Mans – Mentions légales – Données personnelles – Gérer mes cookies</p>
    <div class="end"><span>https://espace.monsyndic-sarthois.example.fr/lots/104/appels/2026-4</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Sarthois Immobilier Syndic', 'monsyndic-sarthois'),
      building: 'Le Parc des Jacobins',
      building_address: '19 rue Hémon, 72000 Le Mans',
      rnc: 'AD8106635',
      owner: 'Nguyen Thi Mai Linh TRAN',
      lots: ['104', '231'],
      tantiemes: 1166,
      base: 100000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: webTotal,
      courantes: WEB.general + WEB.heating,
      fonds_travaux: WEB.fund,
      avances: WEB.advance,
      solde_anterieur: 0,
      to_pay: webTotal,
    },
    absent: ['travaux', 'iban', 'recoverable'],
  },
);

export const APPELS_COURANTS = [quarterly, twoLots, browser];
