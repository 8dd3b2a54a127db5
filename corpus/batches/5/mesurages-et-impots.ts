// How large a home is and what it is taxed: two Carrez, one Boutin, two notices of land tax.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const report = paperOf(
  'carrez-marseille-superficie',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; .hd { display: flex; justify-content: space-between; color: #7a1f3d } h1 { font-size: 15pt; text-align: center; color: #7a1f3d; margin: 4mm 0 1mm } h2 { font-size: 9.8pt; background: #f4e8ec; padding: 1mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .15mm solid #b08a97; padding: 1mm 1.5mm } th { font-weight: bold } .r td:nth-child(n+2) { text-align: right }`,
  [
    `<div class="hd"><b>PHOCÉA DIAGNOSTICS</b><span>19 rue Sainte, 13001 MARSEILLE</span></div><h1>Attestation de superficie de la partie privative</h1><p style="text-align:center">Numéro de dossier : 26/ESP/0914 – Date du repérage : 16/10/2026 – Heure d’arrivée : 09 h 15</p><p>La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi pour l’accès au logement et un urbanisme rénové (ALUR) n° 2014-366 du 24 mars 2014 art. 54 II et V, de la loi n° 96/1107 du 18 décembre 1996, n° 2014-1545 du 20 décembre 2014 et du décret n° 97/532 du 23 mai 1997, en vue de reporter leur superficie dans l’acte de vente à intervenir, en aucun cas elle ne préjuge du caractère de décence ou d’habitabilité du logement.</p><h2>Désignation du ou des bâtiments</h2><p>Localisation : Bouches-du-Rhône – 128 boulevard Chave, 13005 MARSEILLE (Bât. B, 1er étage)<br>Section cadastrale 820 D, parcelle n° 114 – Lot numéro : 14</p><h2>Désignation du propriétaire</h2><p>Mme ESPOSITO Laetitia – 128 boulevard Chave, 13005 MARSEILLE</p><h2>Résultat du repérage</h2>${table(
      [
        'Parties de l’immeuble bâti visitées',
        'Superficie privative au sens Carrez (m²)',
        'Surface au sol (m²)',
        'Commentaire',
      ],
      [
        ['Entrée', '4,86', '4,86', ''],
        ['Séjour', '22,31', '22,31', ''],
        ['Cuisine', '9,04', '9,04', ''],
        ['Chambre 1', '12,17', '12,17', ''],
        ['Chambre 2', '10,58', '10,58', ''],
        ['Salle de bains', '4,72', '5,10', 'Hauteur < 1,80 m'],
        ['WC', '1,26', '1,26', ''],
        ['Loggia', '0,00', '4,40', 'Non prise en compte'],
      ],
      'r',
    )}<p style="font-size:11pt;margin-top:4mm;text-align:center">Surface loi Carrez totale : <b>64,94 m²</b> (soixante-quatre mètres carrés quatre-vingt-quatorze)<br>Surface au sol totale : 69,72 m² (soixante-neuf mètres carrés soixante-douze)</p><p>Fait à MARSEILLE, le 18/10/2026, par BRUNETTI Marc. Le règlement de copropriété n’ayant pas été fourni, il appartient aux parties de contrôler que la totalité des surfaces mesurées a bien le caractère de surface privative.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: either(
        '128 boulevard Chave, 13005 MARSEILLE',
        '128 boulevard Chave, 13005 MARSEILLE (Bât. B, 1er étage)',
      ),
      owner: 'Mme ESPOSITO Laetitia',
      lots: ['14'],
      report_number: '26/ESP/0914',
      made_on: either('2026-10-18', '2026-10-16'),
      parcels: either(['820 D 114'], ['D 114']),
      surface_carrez: 6494,
    },
    absent: ['surface_habitable', 'surface_reference', 'valid_until', 'dpe_number'],
  },
);

const surveyor = paperOf(
  'carrez-rennes-lettre',
  `font: 11pt/1.55 'P052', serif; padding: 24mm; td { border-bottom: .1mm dotted #555 } td:last-child { text-align: right }`,
  [
    `<p><b>ARMOR MESURES</b><br>30 rue de Nantes, 35000 RENNES</p><p style="text-align:right">Rennes, le 22 octobre 2026</p><p style="text-align:center;font-size:13pt"><b>CERTIFICAT DE MESURAGE « LOI CARREZ »</b><br><span style="font-size:10pt">article 46 de la loi du 10 juillet 1965, articles 4-1 et 4-2 du décret du 17 mars 1967</span></p><p>Nous, soussignés, certifions avoir mesuré le 21 octobre 2026, à la demande de Madame Solenn RIOU, propriétaire, le lot de copropriété n° 3 dépendant de l’immeuble sis 14 rue Legraverend à RENNES (35000), consistant en un appartement de deux pièces au premier étage.</p>${table(
      [],
      [
        ['Entrée et dégagement', '5,40 m²'],
        ['Séjour sur rue', '21,66 m²'],
        ['Cuisine', '8,12 m²'],
        ['Chambre sur cour', '12,34 m²'],
        ['Salle d’eau avec W.C.', '4,26 m²'],
      ],
    )}<p style="margin-top:4mm">La superficie privative du lot n° 3 ressort en conséquence à <b>51,78 m²</b>, soit cinquante et un mètres carrés et soixante-dix-huit décimètres carrés.</p><p>N’ont pas été comptées les embrasures de portes et de fenêtres, l’emprise des cloisons, ni les parties d’une hauteur inférieure à 1,80 mètre (placard sous l’escalier : 0,90 m²). La cave, lot n° 9, est exclue du mesurage par la loi.</p><p>Référence de notre dossier : AM-26-2209. Ce certificat demeure valable tant qu’aucuns travaux ne modifient la superficie du lot. Notre responsabilité est couverte par la police n° 88 210 de la Mutuelle des Experts Exemple.</p><p style="margin-left:90mm">T. NEDELEC</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '14 rue Legraverend, 35000 RENNES',
      owner: 'Madame Solenn RIOU',
      lots: either(['3'], ['3', '9']),
      report_number: 'AM-26-2209',
      made_on: either('2026-10-22', '2026-10-21'),
      surface_carrez: 5178,
    },
    absent: ['surface_habitable', 'surface_reference', 'valid_until'],
  },
);

const living = paperOf(
  'boutin-nantes-certificat',
  `font: 9.8pt/1.45 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; background: #0f766e; color: #fff; padding: 3mm } td, th { border: .15mm solid #8bb8b3; padding: 1mm 1.5mm } th { font-weight: bold } .r { border: .5mm solid #0f766e; padding: 3mm; font-size: 12pt; margin-top: 5mm }`,
  [
    `<p>LOIRE EXPERTISE HABITAT – 12 boulevard Gabriel Guist’hau, 44000 NANTES</p><h1>Certificat de surface habitable<br><span style="font-size:10pt">loi n° 2009-323 du 25 mars 2009 (dite loi Boutin) – article R. 156-1 du code de la construction et de l’habitation</span></h1>${table(
      [],
      [
        ['Dossier', 'LEH 2026-1140'],
        ['Bien mesuré', '9 rue du Coudray, 44000 NANTES – 4e étage gauche, lot 22'],
        ['Bailleur', 'M. et Mme GUILLOUX Fabien'],
        ['Date du mesurage', '12/08/2026'],
        ['Opérateur', 'Sylvain OLLIVIER'],
      ],
    )}<p></p>${table(
      ['Pièce', 'Surface habitable m²', 'Surfaces non comptées m²'],
      [
        ['Entrée', '6,11', ''],
        ['Séjour', '27,48', ''],
        ['Cuisine', '9,93', ''],
        ['Chambre 1', '13,02', ''],
        ['Chambre 2', '11,20', ''],
        ['Salle de bains', '5,36', ''],
        ['WC', '1,40', ''],
        ['Balcon', '', '7,85'],
        ['Total', '74,50', '7,85'],
      ],
    )}<div class="r">Surface habitable : <b>74,50 m²</b> – soixante-quatorze mètres carrés cinquante</div><p style="margin-top:4mm">La surface habitable est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escalier, gaines, embrasures de portes et de fenêtres. Il n’est pas tenu compte des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, vérandas. Si la surface réelle est inférieure de plus d’un vingtième à celle exprimée dans le bail, le locataire peut demander une diminution de loyer proportionnelle.</p><p>Nantes, le 12 août 2026. Ce certificat est établi pour être annexé au contrat de location ; il ne peut être utilisé en vue d’une vente.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: either(
        '9 rue du Coudray, 44000 NANTES',
        '9 rue du Coudray, 44000 NANTES – 4e étage gauche, lot 22',
      ),
      owner: 'M. et Mme GUILLOUX Fabien',
      lots: ['22'],
      report_number: 'LEH 2026-1140',
      made_on: '2026-08-12',
      surface_habitable: 7450,
    },
    absent: ['surface_carrez', 'valid_until'],
  },
);

const taxCss = `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; .two { display: grid; grid-template-columns: 64mm 1fr; gap: 7mm } .k { background: #f0f0f8; padding: 3mm; font-size: 8pt } .s { border: .6mm solid #000091; padding: 3mm; margin: 5mm 0; font-size: 10.5pt } .g td, .g th { border: .15mm solid #667; padding: .8mm 1mm; text-align: right } .g td:first-child, .g th:first-child { text-align: left } .g th { background: #e3e3fd }`;
const taxTable = (rows: readonly (readonly string[])[]) =>
  table(
    [
      'Propriétés bâties',
      'Commune',
      'Syndicat de communes',
      'Intercommunalité',
      'Taxes spéciales',
      'Taxe ordures ménagères',
      'Taxe GEMAPI',
      'Total des cotisations',
    ],
    rows,
    'g',
  );

const notice = paperOf(
  'taxe-marseille-2026',
  taxCss,
  [
    `<div class="two"><div><b>FINANCES PUBLIQUES</b><p>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>SIP MARSEILLE 5/6<br>22 rue Borde<br>13285 MARSEILLE CEDEX 08</p><div class="k"><b>Vos références</b><br>Pour accéder à votre espace particulier :<br>Numéro fiscal : 30 14 882 671 905<br>Référence de l’avis : 26 13 2240871 55<br><br>Débiteur(s) légal(aux) :<br>30 14 882 671 905 ESPOSITO LAETITIA MARIE<br><br>Numéro de propriétaire : 205 E04417<br>Numéro de rôle : 221<br>Date d’établissement : 31/07/2026<br>Date de mise en recouvrement : 31/08/2026</div></div><div><p style="font-size:15pt;color:#000091"><b>AVIS D’IMPÔT 2026</b><br>TAXES FONCIÈRES</p><p>votées et perçues par la commune, la métropole et divers organismes</p><p style="margin-top:12mm;font-size:10pt">MME ESPOSITO LAETITIA<br>BAT B<br>128 BD CHAVE<br>13005 MARSEILLE</p></div></div><div class="s">Montant de votre impôt : <b>1 342,00 €</b><br>Montant à payer au plus tard le <b>15/10/2026</b> : 1 342,00 €</div><p>Le paiement est obligatoirement dématérialisé au-delà de 300 €. Si vous payez en ligne sur impots.gouv.fr, vous bénéficiez d’un délai supplémentaire : vous avez jusqu’au 20/10/2026 minuit et le prélèvement sera effectué le 26/10/2026. Passé le 15/10/2026, une majoration de 10 % sera appliquée.</p><p>Pour vos paiements futurs, vous pouvez opter pour le prélèvement à l’échéance ou mensuel. Vos réclamations sont recevables jusqu’au 31 décembre 2027. Les propriétaires sont tenus de déclarer tout changement d’occupation de leurs locaux d’habitation.</p>`,
    `<p>Avis d’impôt 2026 – Taxes foncières – Département : 130 BOUCHES-DU-RHÔNE – Commune : 205 MARSEILLE 5EME – Détail du calcul des cotisations</p>${taxTable(
      [
        ['Taux 2025', '44,52 %', '', '', '0,283 %', '18,10 %', '0,512 %', ''],
        ['Taux 2026', '44,52 %', '', '', '0,291 %', '18,10 %', '0,530 %', ''],
        ['Adresse : 128 BD CHAVE', '', '', '', '', '', '', ''],
        ['Base', '2034', '', '', '2034', '2034', '2034', ''],
        ['Cotisation', '906', '', '', '6', '368', '11', '1291'],
        ['Cotisation lissée', '906', '', '', '6', '368', '11', ''],
        ['Cotisations 2025', '891', '', '', '6', '362', '10', '1269'],
        ['Cotisations 2026', '906', '', '', '6', '368', '11', '1291'],
        ['Variation en %', '+1,68', '', '', '0,00', '+1,66', '+10,00', '+1,73'],
      ],
    )}<p style="margin-top:4mm">Propriétés non bâties : néant.</p><table class="g" style="width:96mm;margin:4mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>51</td></tr><tr><td>Dégrèvement habitation principale</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1342</b></td></tr></table><p style="margin-top:5mm">La base d’imposition est égale à 50 % de la valeur locative cadastrale de vos propriétés bâties, revalorisée chaque année.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 134200,
      teom: 36800,
      tax_fees: 5100,
      tax_number: '3014882671905',
      pay_by: either('2026-10-15', '2026-10-20'),
      owner: either('ESPOSITO LAETITIA MARIE', 'MME ESPOSITO LAETITIA'),
      property_address: either('128 BD CHAVE, 13005 MARSEILLE', '128 BD CHAVE'),
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const monthly = paperOf(
  'taxe-vars-mensualisee',
  `${taxCss} font-family: 'DejaVu Sans Condensed', sans-serif`,
  [
    `<div class="two"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br>Centre des finances publiques<br>SIE GAP – service des entreprises</p><div class="k"><b>Identifiants</b><br>N° fiscal : 61 40 118 305 274<br>N° FIP : 05 1 177 2210<br>Réf. avis : 25 05 0318844 07<br>N° propriétaire : 177 S00812<br>Rôle : 222<br>Établi le : 29/08/2025<br>Mis en recouvrement le : 31/08/2025</div></div><div><p style="font-size:14pt"><b>TAXES FONCIÈRES 2025</b> – avis d’impôt</p><p style="margin-top:16mm;font-size:10pt">SCI TROIS FLOCONS<br>48 AVENUE DE LA LIBERATION<br>13700 MARIGNANE</p></div></div><div class="s">Impôt 2025 : <b>418 €</b><br>Contrat de prélèvement mensuel n° M2 05 771 240 : déjà prélevé 376 €, solde prélevé le 15/10/2025 : 42 €</div><p>Vous êtes mensualisé : vous n’avez rien à faire. Les prochains prélèvements (de janvier à octobre 2026) s’élèveront à 41 €, sauf modulation de votre part.</p>${taxTable(
      [
        ['Taux 2024', '38,20 %', '1,14 %', '3,02 %', '0,120 %', '12,50 %', '0,310 %', ''],
        ['Taux 2025', '38,20 %', '1,14 %', '3,02 %', '0,131 %', '12,50 %', '0,322 %', ''],
        ['0171 RTE DES PISTES', '', '', '', '', '', '', ''],
        ['Base', '731', '731', '731', '731', '731', '731', ''],
        ['Cotisation', '279', '8', '22', '1', '91', '2', '403'],
        ['Cotisations 2024', '274', '8', '22', '1', '90', '2', '397'],
      ],
    )}<p style="margin-top:3mm">Frais de gestion : 15 – Dégrèvement : 0 – <b>Montant de l’impôt : 418</b></p><p>Commune : 177 VARS – Département : 05 HAUTES-ALPES – Copropriété LE BALCON DES CIMES, lots 207, 391, 455. La taxe d’habitation sur les résidences secondaires fait l’objet d’un avis distinct.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 41800,
      teom: 9100,
      tax_fees: 1500,
      tax_number: '6140118305274',
      owner: 'SCI TROIS FLOCONS',
      property_address: either(
        '171 RTE DES PISTES',
        '0171 RTE DES PISTES',
        '171 RTE DES PISTES, VARS',
        '0171 RTE DES PISTES, VARS',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const MESURAGES_ET_IMPOTS = [report, surveyor, living, notice, monthly];
