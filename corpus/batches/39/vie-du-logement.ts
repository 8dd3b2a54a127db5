// A home let, insured and kept up.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lease = paperOf(
  'bail-contrat-laval-b39',
  `font: 9.2pt/1.4 'DejaVu Serif Condensed', serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 10pt; margin: 3mm 0 1mm; border-bottom: .2mm solid #000 }`,
  [
    `<h1>CONTRAT DE LOCATION<br>Local à usage d’habitation principale, non meublé</h1><p style="text-align:center;font-size:8pt">Soumis au titre Ier bis de la loi n° 89-462 du 6 juillet 1989 – contrat type annexé au décret n° 2015-587</p><h2>I. DÉSIGNATION DES PARTIES</h2><p><b>Bailleur :</b> M. Thibault de LA FOUCHARDIÈRE, 9 rue du Pin-Doré, 53000 LAVAL, personne physique, représenté par le mandataire MAYENNE LOCATION, 4 rue de Bretagne, 53000 LAVAL, carte CPI 5301 2020 000 000 071.<br><b>Locataire :</b> Mme Fatoumata COULIBALY, née le 6 avril 1995 à MAYENNE.</p><h2>II. OBJET DU CONTRAT</h2><p>Localisation du logement : 17 quai Gambetta, 53000 LAVAL, 1er étage (lot 6). Type d’habitat : immeuble collectif, copropriété. Période de construction : 1975 à 1989. Surface habitable : 52,30 m². Nombre de pièces principales : 3. Annexe : garage (lot 41). Chauffage individuel électrique.</p><p>Niveau de performance : classe D, DPE du 11/01/2024.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE</h2><p>Le contrat prend effet le 15 février 2024 pour une durée de trois ans.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>Loyer mensuel : 585,00 €. Provision mensuelle pour charges : 62,00 €, régularisée chaque année. Soit 647,00 € payables d’avance le 5 de chaque mois. Dernier loyer du précédent locataire : 560,00 €, versé le 05/12/2023. Honoraires de location à la charge du locataire : 418,40 €.</p>`,
    `<h2>V. TRAVAUX</h2><p>Peinture du séjour effectuée depuis la fin du dernier contrat : 1 240,00 €.</p><h2>VI. GARANTIES</h2><p>Dépôt de garantie : 585,00 €, encaissé ce jour par le mandataire.</p><h2>VII. CLAUSE DE SOLIDARITÉ – VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le bail sera résilié de plein droit en cas de défaut de paiement, six semaines après commandement, ou de défaut d’assurance, un mois après commandement.</p><h2>IX. RÉVISION</h2><p>Chaque année au 15 février, suivant l’IRL du 4e trimestre (valeur de référence 142,06).</p><h2>X. ANNEXES</h2><p>Extrait du règlement de copropriété, dossier de diagnostic technique, notice d’information, état des lieux.</p><p style="margin-top:8mm">Le 9 février 2024, à Laval. Le bailleur ou son mandataire – Le locataire (« lu et approuvé »)</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'M. Thibault de LA FOUCHARDIÈRE',
      tenant: 'Mme Fatoumata COULIBALY',
      property_address: '17 quai Gambetta, 53000 LAVAL',
      lots: ['6', '41'],
      surface_habitable: 5230,
      lease_from: '2024-02-15',
      lease_duration_months: 36,
      rent: 58500,
      rent_charges: 6200,
      deposit: 58500,
    },
    absent: ['iban', 'rnc', 'surface_carrez', 'price'],
  },
);

const receipt = paperOf(
  'quittance-agence-laval-b39',
  `font: 10pt/1.45 'Nimbus Sans', sans-serif; .q { border: .3mm solid #0f766e; padding: 6mm } td { border-bottom: .15mm solid #ccc } td:last-child { text-align: right } h1 { font-size: 15pt; color: #0f766e }`,
  [
    `<div class="q"><p><b>MAYENNE LOCATION</b> – 4 rue de Bretagne – 53000 LAVAL – mandataire de M. Thibault de LA FOUCHARDIÈRE, bailleur</p><p style="margin-left:90mm">Mme Fatoumata COULIBALY<br>17 quai Gambetta<br>53000 LAVAL</p><h1>QUITTANCE DE LOYER – octobre 2026</h1><p>Période du 01/10/2026 au 31/10/2026 – logement situé 17 quai Gambetta, 53000 LAVAL</p>${table(
      [],
      [
        ['Loyer', '604,12 €'],
        ['Provision pour charges', '62,00 €'],
        ['Taxe d’enlèvement des ordures ménagères', '0,00 €'],
        ['<b>Total</b>', '<b>666,12 €</b>'],
        ['Reçu par virement le 05/10/2026', '666,12 €'],
      ],
    )}<p style="margin-top:4mm">Dont quittance, sous réserve de tous droits et actions du bailleur. La présente annule tous les reçus qui auraient pu être établis précédemment pour la même période.</p><p>Laval, le 6 octobre 2026</p></div>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'M. Thibault de LA FOUCHARDIÈRE',
      tenant: 'Mme Fatoumata COULIBALY',
      property_address: '17 quai Gambetta, 53000 LAVAL',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 60412,
      rent_charges: 6200,
    },
    absent: ['deposit', 'lease_from', 'iban', 'syndic'],
  },
);

const insurance = paperOf(
  'assurance-attestation-lisieux-b39',
  `font: 10pt/1.5 'Carlito', sans-serif; padding: 18mm 20mm; .b { border: .3mm solid #c9302c; padding: 4mm; margin: 5mm 0 } h1 { font-size: 15pt; color: #c9302c }`,
  [
    `<p><b style="font-size:15pt;color:#c9302c">Mutuelle d’Auge Exemple</b><br>Agence de Lisieux – 8 rue Henry Chéron</p><p style="margin-left:95mm">Mme DA SILVA PEREIRA Maria-Fernanda<br>6 rue Caponière<br>14000 CAEN</p><h1>Attestation d’assurance habitation</h1><p>Propriétaire non occupant – à présenter au syndic ou au notaire</p><div class="b">Contrat n° : PNO 4471 882 06<br>Souscripteur : Mme DA SILVA PEREIRA Maria-Fernanda<br>Adresse du risque : 33 boulevard Carnot, 14100 LISIEUX, appartement de 3 pièces<br>Période d’assurance : du 01/04/2026 au 31/03/2027</div><p>Garanties acquises : responsabilité civile propriétaire d’immeuble, incendie, dégât des eaux, événements climatiques, catastrophes naturelles et technologiques, recours des voisins et des tiers.</p><p>La présente attestation, établie le 2 avril 2026, ne constitue qu’une présomption de garantie à la charge de l’assureur.</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Mme DA SILVA PEREIRA Maria-Fernanda',
      insurer: 'Mutuelle d’Auge Exemple',
      policy_number: 'PNO 4471 882 06',
      property_address: '33 boulevard Carnot, 14100 LISIEUX',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-quimper-b39',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; background: #16324f; color: #fff; padding: 2mm } td, th { border: .15mm solid #8899aa }`,
  [
    `<p>ODET CHAUFFAGE SARL – ZA de Kernevez – 29000 QUIMPER – qualification n° QG-1180</p><h1>ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE</h1><p>Décret n° 2009-649 du 9 juin 2009 – arrêté du 15 septembre 2009</p>${table(
      [],
      [
        ['Commanditaire', 'M. et Mme QUÉMÉNEUR Yann'],
        ['Adresse de l’équipement', '3 allée de Locmaria, 29000 QUIMPER'],
        ['Date de la visite', '22 septembre 2026'],
        ['Chaudière', 'Thermélia Eco 24, gaz naturel, 23,3 kW, n° de série TE-448-109, 2017'],
        ['Évacuation', 'Ventouse'],
      ],
    )}<p style="margin-top:3mm"><b>Points contrôlés</b> : nettoyage du corps de chauffe et du brûleur – vérification du circulateur – réglage du débit de gaz – vérification des organes de sécurité.</p>${table(
      ['Mesure', 'Valeur'],
      [
        ['Température des fumées', '62 °C'],
        ['CO ambiant', '3 ppm (inférieur à 10 ppm : situation normale)'],
        ['Rendement évalué sur PCI', '97,4 %'],
        ['Émissions d’oxydes d’azote évaluées', '39 mg/kWh'],
      ],
    )}<p style="margin-top:3mm">Conseils : purger les radiateurs. Prochain entretien : septembre 2027. Technicien : Briac HELIAS. Attestation à conserver deux ans.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-09-22',
      owner: 'M. et Mme QUÉMÉNEUR Yann',
      property_address: '3 allée de Locmaria, 29000 QUIMPER',
    },
    absent: ['dpe_number', 'rnc', 'lots'],
  },
);

const living = paperOf(
  'boutin-certificat-vitre-b39',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; border: .3mm solid #333; padding: 2mm } td, th { border: .15mm solid #999 } td:last-child { text-align: right }`,
  [
    `<p>PAYS DE VITRÉ DIAGNOSTICS – 3 rue Duguesclin – 35500 VITRÉ</p><h1>CERTIFICAT DE SURFACE HABITABLE – « Loi Boutin »</h1><p>Article 78 de la loi n° 2009-323 du 25 mars 2009, article R. 156-1 du CCH</p><p>Dossier n° PVD-26-0217 – date de la mission : 24/08/2026<br>Propriétaire : M. GUÉRIN-LEROUX Stanislas et Mme BENALI Samia<br>Logement : 19 rue de Paris, 35500 VITRÉ – bâtiment B, 2e étage, lot 21</p>${table(
      ['Pièce', 'Surface habitable (m²)'],
      [
        ['Entrée', '3,74'],
        ['Séjour', '22,18'],
        ['Cuisine', '8,05'],
        ['Chambre 1', '11,62'],
        ['Chambre 2', '9,47'],
        ['Salle de bains', '4,39'],
        ['<b>Surface habitable totale</b>', '<b>59,45</b>'],
      ],
    )}<p style="margin-top:4mm">Le présent certificat est destiné à être annexé au contrat de location. Il ne vaut pas attestation de superficie privative.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      owner: either(
        'M. GUÉRIN-LEROUX Stanislas et Mme BENALI Samia',
        'M. GUÉRIN-LEROUX Stanislas, Mme BENALI Samia',
      ),
      property_address: '19 rue de Paris, 35500 VITRÉ',
      lots: ['21'],
      report_number: 'PVD-26-0217',
      made_on: '2026-08-24',
      surface_habitable: 5945,
    },
    absent: ['surface_carrez', 'dpe_number', 'rent'],
  },
);

export const VIE_DU_LOGEMENT = [lease, receipt, insurance, boiler, living];
