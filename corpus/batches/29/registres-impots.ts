// An answer of the land register and two tax notices.
import { paperOf } from '../../paper.ts';
import { sum, table } from '../../writing.ts';

const register = paperOf(
  'hypotheque-reponse-spf-rennes',
  `font: 8.4pt/1.4 'Nimbus Sans', sans-serif; .x { display: flex; justify-content: space-between } h1 { font-size: 11pt; text-align: center; border: .3mm solid #000; padding: 1.5mm; margin: 4mm 0 } td, th { border: .15mm solid #666; padding: .7mm 1.2mm } th { background: #eee } h2 { font-size: 9pt; margin: 3mm 0 1mm }`,
  [
    `<div class="x"><div><b>Direction générale des finances publiques</b><br>SERVICE DE LA PUBLICITÉ FONCIÈRE<br>RENNES 1 – 2 boulevard Magenta, 35000 RENNES</div><div>N° de la demande : 2026F10472<br>Déposée le : 21/10/2026<br>Réf. dossier : KER-AVEL / 1004418 / MLB<br>Coût : 12 €</div></div><h1>RELEVÉ DES FORMALITÉS PUBLIÉES – RÉPONSE À UNE DEMANDE HORS FORMALITÉ SUR IMMEUBLES</h1><p>Période de recherche : du 01/01/1976 au 19/10/2026 (date de mise à jour fichier : 19/10/2026)</p>
    <h2>IMMEUBLES RETENUS POUR LA DÉLIVRANCE DES FORMALITÉS</h2>${table(
      ['Code', 'Commune', 'Désignation cadastrale', 'Volume', 'Lot'],
      [
        ['238', 'RENNES', 'AE 622', '', '7'],
        ['238', 'RENNES', 'AE 622', '', '31'],
        ['238', 'RENNES', 'AE 622', '', '44'],
      ],
    )}
    <h2>TITULAIRES DE DROITS À LA DATE DE CERTIFICATION</h2>${table(['Dénomination', 'Immatriculation', 'Nature du droit'], [['SCI KER-AVEL', 'RCS RENNES 921 004 117', 'Toute propriété']])}
    <h2>FORMALITÉS</h2>${table(
      [
        'N° d’ordre',
        'Date de dépôt',
        'Réf. d’enliassement',
        'Date de l’acte',
        'Nature',
        'Rédacteur',
      ],
      [
        [
          '1',
          '14/03/1979',
          'vol 2206 n° 3',
          '02/02/1979',
          'RÈGLEMENT DE COPROPRIÉTÉ ET EDD',
          'Me POULLAIN / Rennes',
        ],
        [
          '2',
          '30/07/1998',
          '1998P7140',
          '26/06/1998',
          'VENTE au profit de Cts LHERMITTE',
          'Me AUBRY / Rennes',
        ],
        [
          '3',
          '11/01/2022',
          '2022P00318',
          '17/12/2021',
          'VENTE LHERMITTE / SCI KER-AVEL – 212 000 EUR',
          'Me LE BASTARD / Betton',
        ],
        [
          '4',
          '11/01/2022',
          '2022V00121',
          '17/12/2021',
          'PRIVILÈGE DE PRÊTEUR DE DENIERS – Banque de l’Ille Exemple – principal 160 000 EUR – extrême effet 05/01/2043',
          'Me LE BASTARD / Betton',
        ],
        [
          '5',
          '08/09/2025',
          '2025V04488',
          '01/09/2025',
          'HYPOTHÈQUE LÉGALE DU TRÉSOR – SIE Rennes Est – 8 412 EUR – extrême effet 01/09/2035',
          'Comptable public',
        ],
        [
          '6',
          '03/06/2026',
          '2026V02917',
          '20/05/2026',
          'HYPOTHÈQUE CONVENTIONNELLE – Banque de l’Ille Exemple – principal 35 000 EUR – extrême effet 05/06/2037',
          'Me LE BASTARD / Betton',
        ],
      ],
    )}
    <p style="margin-top:5mm">CERTIFICAT. Le comptable soussigné certifie que le présent relevé contient toutes les formalités intéressant les immeubles désignés, publiées du 01/01/1976 au 19/10/2026 inclus, soit trois publications et trois inscriptions non périmées. À RENNES, le 28/10/2026. Le service de la publicité foncière.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-19',
      requested_from: '1976-01-01',
      owners: ['SCI KER-AVEL'],
      charges_registered: 3,
      parcels: ['AE 622'],
      lots: ['7', '31', '44'],
    },
    absent: ['price', 'deed_on', 'surface_carrez'],
  },
);

const ANGERS = { town: 978, inter: 41, tse: 6, waste: 186, gemapi: 9, fees: 49 };
const angersTax = sum(Object.values(ANGERS));
const tax = paperOf(
  'taxe-avis-officiel-angers',
  `font: 8.2pt/1.35 'Nimbus Sans', sans-serif; .t { display: grid; grid-template-columns: 62mm 1fr; gap: 8mm } .k { background: #e9eef7; padding: 2.5mm; font-size: 7.6pt } .s { border: .5mm solid #1b3f8b; padding: 3mm; text-align: center; font-size: 11pt; margin: 6mm 0 } td, th { border: .15mm solid #7a8cab; text-align: right; padding: .8mm 1mm; font-size: 7.4pt } td:first-child, th:first-child { text-align: left }`,
  [
    `<div class="t"><div><p><b>FINANCES PUBLIQUES</b><br>CENTRE DES FINANCES PUBLIQUES<br>SIP ANGERS<br>15 B RUE DUPETIT THOUARS<br>49047 ANGERS CEDEX 01</p><div class="k"><b>VOS RÉFÉRENCES</b><br>Numéro fiscal : 11 84 702 336 915<br>Référence de l’avis : 26 49 8830412 07<br>Numéro de propriétaire : 007 N04418 E<br>Débiteur : 490 007 / Rôle 22101<br>Date d’établissement : 12/08/2026<br>Date de mise en recouvrement : 31/08/2026</div></div><div><p style="font-size:15pt;color:#1b3f8b"><b>TAXES FONCIÈRES 2026</b></p><p>votées et perçues par la commune, l’intercommunalité et divers organismes – AVIS D’IMPÔT</p><p style="font-size:10.4pt;margin-top:16mm">NGUYEN THI MAI LAN<br>CHEZ MME ROBICHON<br>6 RUE CELESTIN PORT<br>49100 ANGERS</p></div></div><div class="s">Montant de votre impôt : <b>${angersTax.toLocaleString('fr-FR')},00 €</b><br>Montant que vous devez payer au plus tard le <b>15/10/2026</b></div><p>Pour payer, rendez-vous sur impots.gouv.fr avant le 20/10/2026 minuit (prélèvement le 26/10/2026) ou flashez le code ci-contre. Le paiement dématérialisé est obligatoire au-delà de 300 €. Vous pouvez opter pour la mensualisation ; les prélèvements de 2027 seraient alors de ${Math.floor(angersTax / 10)} € par mois.</p>`,
    `<p>TAXES FONCIÈRES 2026 – 49 MAINE-ET-LOIRE – 007 ANGERS – NUMÉRO FISCAL 11 84 702 336 915 – détail du calcul des cotisations</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Synd. de communes',
        'Intercommunalité',
        'Taxes spéciales',
        'Ordures ménagères',
        'GEMAPI',
        'Total cotisations',
      ],
      [
        ['Taux 2025', '54,33 %', '%', '2,28 %', '0,316 %', '10,13 %', '0,497 %', ''],
        ['Taux 2026', '54,33 %', '%', '2,28 %', '0,333 %', '10,33 %', '0,500 %', ''],
        ['Adresse : 4 BD DU RONCERAY', '', '', '', '', '', '', ''],
        ['Base', '1800', '', '1800', '1800', '1800', '1800', ''],
        ['Cotisation', ANGERS.town, '', ANGERS.inter, ANGERS.tse, ANGERS.waste, ANGERS.gemapi, ''],
        ['Cotisation 2025', 961, '', 40, 6, 179, 9, 1195],
        [
          'Cotisation 2026',
          ANGERS.town,
          '',
          ANGERS.inter,
          ANGERS.tse,
          ANGERS.waste,
          ANGERS.gemapi,
          angersTax - ANGERS.fees,
        ],
        ['Variation en %', '+1,77 %', '', '+2,50 %', '0 %', '+3,91 %', '0 %', '+2,09 %'],
      ],
    )}<table style="width:95mm;margin:6mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>${ANGERS.fees}</td></tr><tr><td>Dégrèvement habitation principale</td><td></td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>${angersTax}</b></td></tr></table><p style="margin-top:5mm">Les frais de gestion représentent 3 % (8 % pour les ordures ménagères) des cotisations. Réclamation : jusqu’au 31 décembre 2027.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: angersTax * 100,
      teom: ANGERS.waste * 100,
      tax_fees: ANGERS.fees * 100,
      tax_number: '1184702336915',
      pay_by: '2026-10-15',
      owner: 'NGUYEN THI MAI LAN',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const online = paperOf(
  'taxe-espace-particulier-saint-brieuc',
  `font: 9.4pt/1.5 'DejaVu Sans', sans-serif; padding: 8mm 14mm; .u { display: flex; justify-content: space-between; font-size: 6.8pt; color: #555 } .c { border: .2mm solid #bbc; padding: 3mm; margin: 3mm 0 } .r { display: flex; justify-content: space-between; border-bottom: .1mm dotted #aaa }`,
  [
    `<div class="u"><span>10/11/2026 19:21</span><span>Consultation du compte fiscal – impots.gouv.fr</span></div><p style="font-size:13pt"><b>Mon espace particulier</b> – Consulter mon compte fiscal</p><p>MONSIEUR OLLIVIER-TRÉHOREL GUÉNOLÉ – Numéro fiscal : 3062218840175</p><div class="c"><b>Taxe foncière 2026</b> – avis n° 26 22 1180442 60, émis le 31/08/2026<div class="r"><span>Commune</span><span>SAINT-BRIEUC (278) – 27 BD CHARNER</span></div><div class="r"><span>Cotisations commune et intercommunalité</span><span>802 €</span></div><div class="r"><span>Taxe d’enlèvement des ordures ménagères</span><span>133 €</span></div><div class="r"><span>Taxes spéciales et GEMAPI</span><span>11 €</span></div><div class="r"><span>Frais de gestion</span><span>37 €</span></div><div class="r"><b>Montant de l’impôt</b><b>983 €</b></div><div class="r"><span>Date limite de paiement</span><span>15/10/2026</span></div><div class="r"><span>Payé le 14/10/2026 (carte bancaire)</span><span>983 €</span></div><div class="r"><span>Reste à payer</span><span>0 €</span></div></div><p>Voir aussi : Payer – Mes biens immobiliers (2) – Télécharger l’avis (PDF) – Poser une question à l’administration – Taxe d’habitation sur les résidences secondaires 2026 : aucun avis.</p><div class="u" style="position:absolute;bottom:5mm;left:14mm;right:14mm"><span>https://cfspart.impots.example.fr/compte/tf/2026</span><span>1/1</span></div>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 98300,
      teom: 13300,
      tax_fees: 3700,
      tax_number: '3062218840175',
      pay_by: '2026-10-15',
      owner: 'MONSIEUR OLLIVIER-TRÉHOREL GUÉNOLÉ',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const REGISTRES_IMPOTS = [register, tax, online];
