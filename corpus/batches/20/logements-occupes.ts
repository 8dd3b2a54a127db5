// Homes let, insured and kept up: lease, receipt, insurance, upkeep.

import { either, paperOf } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';

const lease = paperOf(
  'bail-meuble-metz',
  `font: 8.8pt/1.4 'Nimbus Roman', serif; padding: 14mm 17mm; h2 { font-size: 9.6pt; margin: 2.5mm 0 .5mm } p { text-align: justify; margin-bottom: 1mm }`,
  [
    `<p style="text-align:center;font-size:13pt"><b>CONTRAT DE LOCATION DE LOGEMENT MEUBLÉ</b><br><span style="font-size:8.6pt">soumis au titre Ier bis de la loi n° 89-462 du 6 juillet 1989 – résidence principale du locataire</span></p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre : M. Jean-Marie VON DER MARK et Mme Solange PETIT, demeurant 15 rue des Vosges, 57950 MONTIGNY-LÈS-METZ, désignés ci-après « le bailleur » ; et M. Oumar DIALLO et Mlle Chloé MULLER, colocataires solidaires, désignés ci-après « le locataire ».</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance : appartement de deux pièces au 2e étage, 5 rue aux Arènes, 57000 METZ, immeuble collectif en copropriété construit de 1949 à 1974. Surface habitable : 51,18 m². Chauffage collectif. B. Destination : habitation. C. Annexes : cave (lot 71), emplacement de stationnement (lot 139) ; le logement forme le lot 42.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE</h2><p>Le contrat prend effet le 1er février 2026 pour une durée d’un an, tacitement reconduite.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer. 1° Montant du loyer mensuel : 690 € (six cent quatre-vingt-dix euros). Dernier loyer appliqué au précédent locataire : 665 €, versé le 1er décembre 2025. 2° Révision annuelle le 1er février, IRL du 3e trimestre 2025 : 145,77. B. Charges récupérables : forfait mensuel de 85 €, révisé comme le loyer. C. Paiement d’avance, le 5 de chaque mois ; montant total de la première échéance : 775 €. D. Dépenses énergétiques théoriques : de 790 € à 1 110 € par an (année de référence 2023).</p><h2>V. GARANTIES</h2><p>Dépôt de garantie : 1 380 €, soit deux mois de loyer hors charges.</p><h2>VI. CLAUSE DE SOLIDARITÉ – VII. CLAUSE RÉSOLUTOIRE</h2><p>À défaut de paiement aux termes convenus, ou de souscription d’une assurance des risques locatifs, le bail sera résilié de plein droit après commandement resté sans effet.</p><h2>VIII. HONORAIRES – néant. IX. ANNEXES</h2><p>Dossier de diagnostic technique, notice d’information, inventaire et état détaillé du mobilier, état des lieux, extrait du règlement de copropriété (charges : 388/20 000).</p><p style="margin-top:5mm">Fait à Metz le 27 janvier 2026 en trois exemplaires. Paraphes et signatures : le bailleur – les locataires – la caution (Mme Diallo Fatou).</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either(
        'M. Jean-Marie VON DER MARK et Mme Solange PETIT',
        'M. Jean-Marie VON DER MARK',
      ),
      tenant: either('M. Oumar DIALLO et Mlle Chloé MULLER', 'M. Oumar DIALLO'),
      property_address: '5 rue aux Arènes, 57000 METZ',
      surface_habitable: 5118,
      lots: either(['42', '71', '139'], ['71', '139', '42']),
      lease_from: '2026-02-01',
      lease_duration_months: 12,
      rent: 69000,
      rent_charges: 8500,
      deposit: 138000,
    },
    absent: ['iban', 'surface_carrez', 'price', 'rnc'],
  },
);

const receipt = paperOf(
  'quittance-regie-villeurbanne',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm; td { border-bottom: .15mm solid #bbb } td:last-child { text-align: right }`,
  [
    `<table><tr><td style="border:0"><b style="font-size:13pt">GRANGE-VACHERON</b> – service gérance<br>118 cours Émile Zola – 69100 VILLEURBANNE</td><td style="border:0;text-align:left">Mme TRAORÉ Mariam<br>M. BESSON Kévin<br>16 rue Salvador Allende<br>69100 VILLEURBANNE</td></tr></table><p style="font-size:12pt;margin-top:6mm"><b>QUITTANCE DE LOYER N° 2026-09-7741</b></p><p>Propriétaire : SCI LES TROIS TILLEULS (mandat 3318) – locataires : Mme TRAORÉ Mariam et M. BESSON Kévin<br>Adresse du bien loué : 16 rue Salvador Allende, 69100 VILLEURBANNE – période du 01/09/2026 au 30/09/2026</p>${table(
      [],
      [
        ['Loyer principal', spaced(98450)],
        ['Provision pour charges', spaced(16500)],
        ['Taxe d’enlèvement des ordures ménagères 2025 (régularisation)', spaced(17400)],
        ['Aide au logement versée par la CAF', `-${spaced(21100)}`],
        ['<b>Net réglé le 04/09/2026</b>', `<b>${spaced(98450 + 16500 + 17400 - 21100)}</b>`],
      ],
    )}<p style="margin-top:4mm">Dont quittance, sous réserve de tous nos droits et de l’encaissement du chèque. La présente n’emporte pas présomption de paiement des termes antérieurs.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI LES TROIS TILLEULS',
      tenant: either('Mme TRAORÉ Mariam et M. BESSON Kévin', 'Mme TRAORÉ Mariam'),
      property_address: '16 rue Salvador Allende, 69100 VILLEURBANNE',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      rent: 98450,
      rent_charges: 16500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'teom'],
  },
);

const insurance = paperOf(
  'assurance-pno-villeurbanne',
  `font: 10pt/1.5 'Carlito', sans-serif; padding: 20mm 22mm; td { border-bottom: .15mm solid #ccc }`,
  [
    `<p style="font-size:15pt;color:#064"><b>Mutuelle du Forez Exemple</b></p><p style="margin-left:88mm">SCI LES TROIS TILLEULS<br>62 rue Pierre Voyant<br>69100 VILLEURBANNE</p><p>Saint-Étienne, le 6 janvier 2026</p><p><b>ATTESTATION D’ASSURANCE – PROPRIÉTAIRE NON OCCUPANT</b></p><p>Nous attestons que la personne désignée ci-dessous a souscrit auprès de notre mutuelle un contrat garantissant le logement suivant :</p>${table(
      [],
      [
        ['Souscripteur', 'SCI LES TROIS TILLEULS'],
        ['Contrat n°', '42 0771 883 PNO'],
        [
          'Risque assuré',
          'Appartement de 5 pièces et parking, 16 rue Salvador Allende, 69100 VILLEURBANNE',
        ],
        [
          'Garanties',
          'incendie, dégât des eaux, catastrophes naturelles, responsabilité civile propriétaire',
        ],
        ['Période de validité', 'du 01/01/2026 au 31/12/2026'],
      ],
    )}<p style="margin-top:5mm">Cette attestation ne constitue qu’une présomption de garantie (article L. 112-3 du code des assurances) et ne peut engager la mutuelle au-delà des limites du contrat.</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'SCI LES TROIS TILLEULS',
      insurer: 'Mutuelle du Forez Exemple',
      policy_number: '42 0771 883 PNO',
      property_address: '16 rue Salvador Allende, 69100 VILLEURBANNE',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'rent'],
  },
);

const upkeep = paperOf(
  'entretien-chaudiere-mulhouse',
  `background: #fffef2; font: 9.4pt/1.5 'Nimbus Sans', sans-serif; padding: 14mm 16mm; b { font-family: 'Nimbus Mono PS', monospace; color: #123a8a } td { border: .15mm solid #884; padding: 1mm 1.5mm }`,
  [
    `<p>ÉTS BAUMLIN ET FILS – Chauffage, sanitaire – 7 rue de Pfastatt, 68200 MULHOUSE – Qualigaz n° 4402</p><h1 style="font-size:14pt;text-align:center">ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1><p style="text-align:center">(arrêté du 15 septembre 2009 – chaudière gaz de 4 à 400 kW)</p>${table(
      [],
      [
        ['Commanditaire', '<b>M. YILDIRIM Mehmet</b>'],
        ['Adresse de l’installation', '<b>18 rue de la Sinne, 68100 MULHOUSE</b>'],
        ['Date de la visite', '<b>12/02/2026</b>'],
        ['Chaudière', '<b>Thermex Eco 24, murale étanche, 2016, n° 1640-7782</b>'],
        ['Rendement évalué', '<b>91 %</b> (réf. 92 %)'],
        ['NOx', '<b>48 mg/kWh</b>'],
        ['CO ambiant', '<b>3 ppm</b> – ☒ situation normale'],
      ],
    )}<p style="margin-top:4mm">Opérations : nettoyage du corps de chauffe et du brûleur, vérification du circulateur, contrôle de la combustion. Conseils : désembouage à prévoir. Prochaine visite avant le 12/02/2027. Montant 138,00 € TTC, facture jointe.</p><p>Le technicien : <b>J. Baumlin</b> &nbsp; Le client :</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-02-12',
      owner: 'M. YILDIRIM Mehmet',
      property_address: '18 rue de la Sinne, 68100 MULHOUSE',
    },
    absent: ['dpe_number', 'rnc', 'total'],
  },
);

export const LOGEMENTS_OCCUPES = [lease, receipt, insurance, upkeep];
