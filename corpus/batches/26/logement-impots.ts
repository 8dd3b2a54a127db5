// A home let, insured, kept up and taxed.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lease = paperOf(
  'bail-meuble-paris-11',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.4pt; background: #eee; padding: .8mm 2mm; margin: 3mm 0 1mm }`,
  [
    `<h1>CONTRAT DE LOCATION D’UN LOGEMENT MEUBLÉ</h1><p style="text-align:center;font-size:7.6pt">soumis au titre Ier bis de la loi n° 89-462 du 6 juillet 1989 – contrat type, décret n° 2015-587</p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre : NGUYEN VAN Minh et DA COSTA PEREIRA Lúcia, 12 villa des Lilas, 93100 MONTREUIL, désignés ci-après « le bailleur » ; et : Mlle Ngozi Chiamaka OKONKWO, étudiante, née le 30/06/2003 à LAGOS, désignée ci-après « le locataire ». Caution : M. Emeka OKONKWO, par acte séparé.</p><h2>II. OBJET DU CONTRAT</h2><p>Localisation : 88 rue Oberkampf, 75011 PARIS, 6e étage, lot 37. Type d’habitat : immeuble collectif, copropriété. Période de construction : avant 1949. Surface habitable : 9,12 m². Nombre de pièces principales : 1. Eau chaude : ballon électrique individuel. Identifiant fiscal du logement : 751110042718. Classe énergie : D.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE</h2><p>A. Prise d’effet : 01/09/2025. B. Durée : neuf mois (9), étudiant, sans reconduction tacite.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer mensuel : 560,00 €. Loyer de référence : 34,70 €/m² ; majoré : 41,60 €/m² ; complément de loyer : 0 €. Dernier loyer du précédent locataire : 545,00 €, versé le 01/08/2025.<br>B. Charges récupérables : forfait de 40,00 € par mois.<br>C. Modalités : à échoir, le 5 de chaque mois. Montant total dû à la première échéance : 600,00 €.</p>`,
    `<h2>VI. GARANTIES</h2><p>Dépôt de garantie : 1 120,00 € (deux mois de loyer hors charges), encaissé à la signature.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Sans objet.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>À défaut de paiement du loyer, des charges ou du dépôt de garantie, d’assurance, ou en cas de troubles de voisinage constatés par décision de justice.</p><h2>XI. ANNEXES</h2><p>Extrait du règlement de copropriété ; DPE n° 2375E4410092J du 18/10/2023 ; inventaire du mobilier ; état des lieux ; notice d’information ; attestation d’assurance.</p><p style="margin-top:8mm">Le 28 août 2025, à Paris. Signatures électroniques : M. NGUYEN VAN, L. DA COSTA PEREIRA, N. OKONKWO.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'NGUYEN VAN Minh et DA COSTA PEREIRA Lúcia',
      tenant: 'Mlle Ngozi Chiamaka OKONKWO',
      property_address: '88 rue Oberkampf, 75011 PARIS',
      lots: ['37'],
      surface_habitable: 912,
      lease_from: '2025-09-01',
      lease_duration_months: 9,
      rent: 56000,
      rent_charges: 4000,
      deposit: 112000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-carnet-bourges',
  `font: 11pt/1.6 'URW Bookman', serif; padding: 22mm; .q { border: .6mm solid #345; padding: 6mm }`,
  [
    `<div class="q"><p style="text-align:center;font-size:15pt"><b>QUITTANCE DE LOYER</b> N° 31</p><p>Reçu de : Monsieur et Madame Ferhat YILDIRIM-KAYA<br>la somme de : sept cent quatre-vingt-douze euros (792,00 €)<br>pour loyer et accessoires du logement sis : 28 bis rue d’Auron, 18000 BOURGES<br>en paiement du terme du 1er au 31 octobre 2026.</p><p>Détail : loyer nu 700,00 € ; provision pour charges 92,00 €.</p><p>Dont quittance, sous réserve de tous droits. Bourges, le 6 octobre 2026.</p><p>Le bailleur : Mme Yvonne de LA CHÂTRE-BEAUVOIR</p></div><p style="font-size:8pt;margin-top:6mm">Cette quittance ne préjuge pas des termes antérieurs non payés. Loyer payable d’avance. Révision au 1er janvier, IRL du 3e trimestre.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Mme Yvonne de LA CHÂTRE-BEAUVOIR',
      tenant: 'Monsieur et Madame Ferhat YILDIRIM-KAYA',
      property_address: '28 bis rue d’Auron, 18000 BOURGES',
      rent: 70000,
      rent_charges: 9200,
      period_from: '2026-10-01',
      period_to: '2026-10-31',
    },
    absent: ['iban', 'deposit', 'lease_from', 'rnc'],
  },
);

const insurance = paperOf(
  'assurance-attestation-colmar',
  `font: 10pt 'Nimbus Sans', sans-serif; padding: 20mm; td { padding: .8mm 2mm } .b { border-left: 1.2mm solid #c00; padding-left: 4mm }`,
  [
    `<p style="font-size:15pt;color:#c00"><b>Assurances du Vignoble Exemple</b></p><p>Agent général : Cabinet FUCHS-WEISS, 6 rue des Clefs, 68000 COLMAR – Orias 00 000 118</p><p style="margin-left:95mm">MME ZIMMERMANN ELFRIEDE<br>11 RUE KLEBER<br>68000 COLMAR</p><h1 style="font-size:13pt">Attestation d’assurance – multirisque habitation, propriétaire occupant</h1><div class="b"><p>Nous attestons que la personne désignée ci-dessus est titulaire du contrat n° <b>AVH 30.118.442</b>, en vigueur, garantissant l’appartement de 4 pièces situé 11 rue Kléber, 68000 COLMAR, contre l’incendie, le dégât des eaux, le vol, le bris de glace et la responsabilité civile.</p><p>La présente attestation est valable du 01/03/2026 au 28/02/2027, sous réserve du paiement de la cotisation (318,40 € TTC).</p></div><p>Fait à Colmar, le 17 février 2026. Elle ne peut engager la société au-delà des limites du contrat auquel elle se réfère.</p><p style="font-size:7pt;margin-top:30mm">Société d’assurance mutuelle à cotisations variables régie par le code des assurances – siège : 1 place Rapp, 68000 Colmar</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      insurer: 'Assurances du Vignoble Exemple',
      policy_number: 'AVH 30.118.442',
      owner: 'MME ZIMMERMANN ELFRIEDE',
      valid_until: '2027-02-28',
      property_address: '11 rue Kléber, 68000 COLMAR',
    },
    absent: ['iban', 'rnc', 'rent', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-colmar',
  `font: 9.4pt 'Carlito', sans-serif; td { border: .2mm solid #999; padding: 1.2mm 2mm } h1 { font-size: 13pt; text-align: center }`,
  [
    `<p>CHAUFF’EST SARL – 15 route de Rouffach – 68000 COLMAR – 03 89 00 16 16</p><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1><p style="text-align:center">décret n° 2009-649 et arrêté du 15 septembre 2009</p>${table(
      [],
      [
        ['Commanditaire', 'Mme ZIMMERMANN Elfriede'],
        ['Adresse de l’installation', '11 rue Kléber, 68000 COLMAR (3e étage)'],
        ['Date de la visite', '03/02/2026'],
        ['Appareil', 'Chaudière murale gaz De Fleury DF24, étanche, 2015'],
        ['Combustible', 'Gaz naturel – puissance 24 kW'],
        ['CO ambiant', '2 ppm (situation normale)'],
        ['Rendement évalué', '89,4 % PCI'],
        ['NOx évalué', '78 mg/kWh'],
      ],
    )}<p style="margin-top:4mm">Conseils : prévoir le remplacement du vase d’expansion. Prochaine visite : février 2027. Contrat Sérénité n° 4410, 149 € par an.</p><p>Le technicien : S. Hirtz. Le client : (signature)</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-02-03',
      owner: 'Mme ZIMMERMANN Elfriede',
      property_address: '11 rue Kléber, 68000 COLMAR',
    },
    absent: ['dpe_number', 'energy', 'rnc', 'policy_number'],
  },
);

const tax = paperOf(
  'taxe-avis-proprietaire-nimes',
  `font: 8pt 'DejaVu Sans Condensed', sans-serif; .t { display: grid; grid-template-columns: 64mm 1fr; gap: 6mm } td, th { border: .15mm solid #678; padding: .7mm 1mm; text-align: right } td:first-child, th:first-child { text-align: left } .m { background: #e5ecf7; padding: 3mm; font-size: 11pt; margin: 4mm 0 }`,
  [
    `<div class="t"><div><b>FINANCES PUBLIQUES</b><p>Centre des finances publiques<br>SIP NÎMES EST, 67 rue Salomon Reinach, 30032 NÎMES CEDEX 1</p><p>Vos références<br>Numéro fiscal : 07 44 118 620 935<br>Référence de l’avis : 26 30 5511873 02<br>Numéro de propriétaire : 189 F02217 M<br>Rôle : 221 – Établi le 07/08/2026<br>Mise en recouvrement : 31/08/2026</p></div><div><p style="font-size:14pt"><b>AVIS D’IMPÔT 2026</b><br>TAXES FONCIÈRES</p><p style="margin:14mm 0 0 12mm;font-size:10pt">MME FERRAGUT PAULETTE<br>19 QU DE LA FONTAINE<br>30000 NÎMES</p></div></div><div class="m">Montant restant à payer <b>2 377 €</b> – Date limite de paiement : <b>15/10/2026</b><br><span style="font-size:8pt">Vous avez choisi le prélèvement à l’échéance : la somme sera prélevée le 26/10/2026.</span></div>${table(
      [
        'PROPRIÉTÉS BÂTIES',
        'Commune',
        'Intercom.',
        'Taxes spéciales',
        'Ordures mén.',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2026', '54,68 %', '2,73 %', '0,215 %', '11,44 %', '0,562 %', ''],
        ['19 QU DE LA FONTAINE', '', '', '', '', '', ''],
        ['Base', '3301', '3301', '3301', '3301', '3301', ''],
        ['Cotisations 2025', '1774', '89', '7', '371', '18', '2259'],
        ['Cotisations 2026', '1805', '90', '7', '378', '19', '2299'],
      ],
    )}<p></p>${table(
      [],
      [
        ['Frais de gestion de la fiscalité directe locale', '78'],
        ['Dégrèvements', '0'],
        ['<b>Montant de votre impôt</b>', '<b>2377</b>'],
      ],
    )}<p style="margin-top:4mm">Droit sur l’immeuble : usufruitier. Codébiteur : FERRAGUT THIBAUD (nu-propriétaire). Pour toute réclamation, vous avez jusqu’au 31/12/2027.</p><div style="columns:2;font-size:6.8pt;margin-top:8mm;border-top:.2mm solid #678;padding-top:2mm"><p><b>Comment payer ?</b> Si le montant est supérieur à 300 €, vous devez payer par un moyen dématérialisé : paiement direct en ligne sur impots.gouv.fr (la somme est prélevée dix jours après la date limite), prélèvement mensuel ou à l’échéance. À défaut, une majoration de 0,2 % s’applique, avec un minimum de 15 €.</p><p><b>Retard.</b> Les sommes non acquittées à la date limite de paiement sont majorées de 10 %.</p><p><b>Mensualisation.</b> Vous pouvez y adhérer jusqu’au 15 décembre pour l’année prochaine.</p><p><b>Comprendre votre taxe.</b> Les valeurs locatives ont été revalorisées de 1,7 %. Le taux de la commune comprend l’ancien taux du département (24,65 %). Les frais de gestion sont perçus par l’État en contrepartie des frais d’assiette, de recouvrement et de dégrèvement.</p><p><b>Personnes âgées.</b> Sous conditions de revenus, un dégrèvement de 100 € est accordé aux contribuables de plus de 65 ans.</p></div>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 237700,
      teom: 37800,
      tax_fees: 7800,
      tax_number: '0744118620935',
      pay_by: '2026-10-15',
      owner: either('FERRAGUT PAULETTE', 'MME FERRAGUT PAULETTE'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const monthly = paperOf(
  'taxe-mensualisee-fort-de-france',
  `font: 9pt 'Nimbus Sans', sans-serif; pre { font: 8.4pt/1.4 'Nimbus Mono PS', monospace } .b { border: .4mm solid #036; padding: 3mm }`,
  [
    `<p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b> – SIP FORT-DE-FRANCE – Jardin Desclieux</p><p style="font-size:13pt"><b>TAXES FONCIÈRES 2025</b> – avis d’impôt (contribuable mensualisé)</p><p style="margin-left:90mm">MME CESAIRE-LUREL MARIE JOSEPHE<br>14 RTE DE DIDIER BAT BALATA A12<br>97200 FORT DE FRANCE</p><p>N° fiscal : 30 77 209 451 088 &nbsp; Réf. avis : 25 97 2200417 66</p><div class="b">Montant de l’impôt : 1 698,00 €<br>Prélèvements déjà effectués (8) : 1 328,00 €<br>Reste à prélever : 185,00 € le 15/09/2025 puis 185,00 € le 15/10/2025</div><pre>
DEPARTEMENT 972   COMMUNE 209 FORT-DE-FRANCE
                     COMMUNE    INTERCO     TSE     TEOM    GEMAPI
TAUX 2025            41,90 %    1,52 %    0,31 %   17,00 %   0,24 %
BASE                    2680      2680      2680     2680      2680
COTISATION              1123        41         8      456         6
TOTAL COTISATIONS                                              1634
FRAIS DE GESTION                                                 64
MONTANT DE L'IMPOT                                             1698
</pre><p>Aucune démarche n’est nécessaire. À partir de janvier 2026, dix mensualités de 169 €.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 169800,
      teom: 45600,
      tax_fees: 6400,
      tax_number: '3077209451088',
      owner: either('CESAIRE-LUREL MARIE JOSEPHE', 'MME CESAIRE-LUREL MARIE JOSEPHE'),
    },
    absent: ['pay_by', 'iban', 'rnc'],
  },
);

export const LOGEMENT_IMPOTS = [lease, receipt, insurance, boiler, tax, monthly];
