// Two land-tax notices and two bank slips.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';
import { whole } from './commun.ts';

const PARIS = { town: 842, special: 14, waste: 251, gemapi: 3 };
const parisSum = PARIS.town + PARIS.special + PARIS.waste + PARIS.gemapi;
const parisFees = 46;
const two = paperOf(
  'taxe-avis-deux-feuilles-paris11',
  `font: 8.2pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 12mm; .g { display: grid; grid-template-columns: 66mm 1fr; gap: 5mm } .b { border: .25mm solid #5770be; border-radius: 2mm; padding: 2mm; margin-bottom: 2mm } .t td, .t th { border: .12mm solid #5770be; text-align: right; padding: .7mm } .t th { background: #e3e8f7; font-size: 7pt; text-align: center } .t td:first-child { text-align: left }`,
  [
    `<div class="g"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br><i>Liberté Égalité Fraternité</i></p><p><b>FINANCES PUBLIQUES</b></p><div class="b"><b>VOS RÉFÉRENCES</b><br>Numéro fiscal (A) : <b>13 07 441 902 385</b><br>Référence de l’avis (B) : 26 75 1118841 03<br>Contrat de prélèvement : néant<br>Numéro de propriétaire : 111 D07713 G<br>Débiteur(s) légal(aux) :<br>DE LA ROCHEBRUNE SOLANGE<br>Numéro de rôle : 221<br>Date d’établissement : 10/08/2026<br>Date de mise en recouvrement : 31/08/2026</div><div class="b"><b>VOS DÉMARCHES</b><br>Par internet : impots.gouv.fr, messagerie sécurisée<br>Par téléphone : 0 809 401 401 (prix d’un appel)<br>Sur place : SIP PARIS 11<br>39 rue Godefroy-Cavé 75011 PARIS</div></div><div><h1 style="font-size:15pt;color:#5770be">AVIS D’IMPÔT 2026<br>TAXES FONCIÈRES</h1><p style="font-size:7pt">votées et perçues par la commune, le département et divers organismes</p><p style="margin:14mm 0 14mm 12mm;font-size:10pt">MME DE LA ROCHEBRUNE SOLANGE<br>22 QUAI DES CARENES<br>17000 LA ROCHELLE</p><div class="b" style="font-size:10pt">Somme à payer <b style="float:right">${whole(parisSum + parisFees)},00 €</b><br>au plus tard le <b style="float:right">15/10/2026</b></div><p>Si vous optez pour le paiement en ligne, vous bénéficiez d’un délai supplémentaire : jusqu’au 20/10/2026, prélèvement le 26/10/2026. Le paiement dématérialisé est obligatoire au-delà de 300 €.</p><p>Avec le prélèvement mensuel, à compter de janvier 2027, vous étalez votre impôt sur dix mois.</p><p style="font-size:7pt">Vous pouvez contester cet impôt jusqu’au 31 décembre 2027. Dans l’attente, vous devez le payer dans les délais. En cas de vente en cours d’année, la taxe reste due pour l’année entière par le propriétaire au 1er janvier ; le partage avec l’acquéreur relève de l’acte.</p></div></div><div style="position:absolute;bottom:14mm;left:12mm;right:12mm;border-top:.3mm dashed #555;padding-top:3mm"><table><tr><td>RÉFÉRENCE DE L’AVIS 26 75 1118841 03<br>TALON D’OPTIMISATION – joindre en cas de paiement de moins de 300 €<br>Centre d’encaissement, 94974 CRÉTEIL CEDEX 9</td><td style="text-align:right">Montant : ${whole(parisSum + parisFees)},00 €<br>7511 221 0048 71 00<br>Ne rien inscrire sous ce trait</td></tr></table></div>`,
    `<p><b>DÉTAIL DU CALCUL DES COTISATIONS</b> – Taxes foncières 2026 – page 2 – Département : 75 PARIS – Commune : 111 PARIS 11</p><table class="t"><tr><th>Propriétés bâties</th><th>Commune</th><th>Syndicat de communes</th><th>Taxes spéciales</th><th>Taxe ordures ménagères</th><th>Taxe GEMAPI</th><th>Total des cotisations</th></tr>${[
      ['Taux 2025', '20,50 %', '', '0,315 %', '6,12 %', '0,07 %', ''],
      ['Taux 2026', '20,50 %', '', '0,340 %', '6,12 %', '0,07 %', ''],
      ['Adresse : 14 RUE DES HAUDRIETTES VIEILLES', '', '', '', '', '', ''],
      ['Base', '4107', '', '4107', '4107', '4107', ''],
      ['Cotisation', PARIS.town, '', PARIS.special, PARIS.waste, PARIS.gemapi, ''],
      ['Cotisations 2025', '827', '', '13', '247', '3', ''],
      ['Cotisations 2026', PARIS.town, '', PARIS.special, PARIS.waste, PARIS.gemapi, parisSum],
      ['Variation en %', '+1,81 %', '', '+7,69 %', '+1,62 %', '0 %', ''],
    ]
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join(
        '',
      )}</table><table style="width:100mm;margin:4mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td style="text-align:right">${parisFees}</td></tr><tr><td>Dégrèvement Habitation principale</td><td style="text-align:right">0</td></tr><tr><td><b>Montant de votre impôt</b></td><td style="text-align:right"><b>${whole(parisSum + parisFees)}</b></td></tr></table>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: (parisSum + parisFees) * 100,
      teom: PARIS.waste * 100,
      tax_fees: parisFees * 100,
      tax_number: '1307441902385',
      pay_by: '2026-10-15',
      owner: 'DE LA ROCHEBRUNE SOLANGE',
    },
    absent: ['iban', 'rnc', 'lots'],
  },
);

const monthly = paperOf(
  'taxe-mensualise-indivision-nantes',
  `font: 8.6pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; .t td, .t th { border: .15mm solid #999; text-align: right } .t td:first-child, .t th:first-child { text-align: left }`,
  [
    `<table><tr><td style="width:80mm"><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SIP NANTES OUEST<br>2 rue du Général-Margueritot-Vieux<br>44035 NANTES CEDEX 1</td><td><b style="font-size:14pt">TAXES FONCIÈRES 2025</b><br>AVIS D’IMPÔT – vous êtes mensualisé(e)<br><br>M GUERIN KEVIN<br>MME PHAM THI LAN<br>6 QUAI DES SALORGEAIS<br>44100 NANTES</td></tr></table><p>Numéro fiscal : 24 81 339 017 562 – Référence de l’avis : 25 44 0907714 88 – N° propriétaire : 109 P02218 T – Rôle 22301</p>
    <p style="border:.4mm solid #333;padding:2mm">Montant de l’impôt : <b>1 313 €</b><br>Déjà prélevé de janvier à septembre 2025 : 1 161 € – Solde : 152 €, prélevé le 15/10/2025</p><p>Commune : 109 NANTES – Adresse du bien : 6 QUAI DES SALORGEAIS, lots 29 et 64</p>${table(
      ['Propriétés bâties', 'Commune', 'Interco.', 'TSE', 'TEOM', 'Total'],
      [
        ['Taux 2024 (%)', '41,66', '6,11', '0,201', '8,11', ''],
        ['Taux 2025 (%)', '41,66', '6,11', '0,214', '8,11', ''],
        ['Base', '2257', '2257', '2257', '2257', ''],
        ['Cotisation', '940', '138', '5', '183', '1266'],
      ],
      't',
    )}<p style="margin-top:3mm">Frais de gestion : 47 € (3 % de 1 083 €, 8 % de 183 €)</p><p>Votre échéancier 2026 : 131 € les 15 de chaque mois, de janvier à octobre.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 131300,
      teom: 18300,
      tax_fees: 4700,
      tax_number: '2481339017562',
      owner: either('M GUERIN KEVIN MME PHAM THI LAN', 'M GUERIN KEVIN', 'GUERIN KEVIN'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const calanques = accountOf('sci-calanques-21');
const company = paperOf(
  'rib-societe-guichet-marseille',
  `font: 9pt 'DejaVu Sans', sans-serif; .r td, .r th { border: .2mm solid #333; text-align: center } .r th { font-size: 7pt; background: #eee }`,
  [
    `<div style="border:.3mm solid #333;padding:4mm;width:170mm"><table><tr><td><b>BANQUE PHOCÉENNE D’EXEMPLE</b><br>MARSEILLE CASTELLANE ENTREPRISES</td><td style="text-align:right"><b>RELEVÉ D’IDENTITÉ BANCAIRE</b><br>Identifiant national de compte</td></tr></table><table class="r"><tr><th>C/étab.</th><th>C/guichet</th><th>N/compte</th><th>C/rice</th></tr><tr><td>${calanques.bank}</td><td>${calanques.branch}</td><td>${calanques.number}</td><td>${calanques.key}</td></tr></table><p style="margin-top:3mm">IBAN &nbsp; ${calanques.spaced}<br>BIC-ADRESSE SWIFT &nbsp; BPEXFRPPMAR</p><p style="margin-top:3mm">TITULAIRE DU COMPTE :<br>SCI LES TROIS CALANQUES<br>7 IMPASSE DU MISTRAL<br>13600 LA CIOTAT</p><p style="font-size:7pt">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p></div>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: calanques.iban, bic: 'BPEXFRPPMAR', holder: 'SCI LES TROIS CALANQUES' },
    absent: ['rnc', 'balance', 'owner'],
  },
);

const tosello = accountOf('tosello-nice-21');
const app = paperOf(
  'rib-application-nice',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 26mm 30mm; .c { border: .2mm solid #ccc; border-radius: 5mm; padding: 8mm } small { color: #888; display: block; font-size: 8pt; margin-top: 3mm }`,
  [
    `<div class="c"><b style="font-size:16pt;color:#e11d74">Pirouette</b> <span style="float:right">Votre RIB</span><small>Bénéficiaire</small>Sylvie TOSELLO BENAMOU<small>IBAN</small><b>${tosello.iban}</b><small>BIC</small>PIREFRP2XXX<small>Code banque · Code guichet · Numéro de compte · Clé</small>${tosello.bank} · ${tosello.branch} · ${tosello.number} · ${tosello.key}<small>Adresse de la banque</small>Pirouette SA, 20 bis rue La Fayette-Basse, 75009 Paris<small>Adresse du titulaire</small>41 avenue des Orangers de Cimiez, 06000 Nice, France</div><p style="font-size:8pt;margin-top:6mm">Généré depuis l’application le 11/09/2026 à 22:41</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: tosello.iban, bic: 'PIREFRP2XXX', holder: 'Sylvie TOSELLO BENAMOU' },
    absent: ['rnc', 'balance'],
  },
);

export const IMPOTS_ET_BANQUES = [two, monthly, company, app];
