// Homes let, insured and kept up: a lease, a receipt, a notice to quit, insurance, a boiler, a plan.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lease = paperOf(
  'bail-vide-agence-mulhouse',
  `font: 8.6pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 17mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.4pt; background: #1f4e79; color: #fff; padding: 1mm 2mm; margin: 3mm 0 1.5mm } p { margin-bottom: 1.4mm; text-align: justify } .n { position: absolute; bottom: 6mm; right: 17mm; font-size: 7pt }`,
  [
    `<p><b>IMMO-RÉGIE SUNDGAU</b> – 3 rue de la Sinne – 68100 MULHOUSE – mandat de gérance n° 1187</p><h1>CONTRAT DE LOCATION<br><span style="font-size:9pt">Logement nu à usage de résidence principale – soumis au titre Ier de la loi n° 89-462 du 6 juillet 1989</span></h1><h2>I. DÉSIGNATION DES PARTIES</h2><p><b>Le bailleur :</b> SCI DU VIEUX TILLEUL, société civile immobilière non familiale, 5 impasse des Merisiers, 68130 ALTKIRCH, représentée par son mandataire la société IMMO-RÉGIE SUNDGAU.</p><p><b>Le(s) locataire(s) :</b> Mme Maria de Lurdes PEREIRA DOS SANTOS, née le 19/05/1988 à BRAGA (Portugal).</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement : 17 rue de la Montagne, 68100 MULHOUSE – immeuble collectif en copropriété – période de construction 1949-1974 – surface habitable : 61,35 m² – 3 pièces principales – lot n° 14, cave lot n° 27. Chauffage collectif, eau chaude individuelle. Identifiant fiscal du logement : 682241187745.</p><p>B. Destination des locaux : usage d’habitation. C. Niveau de performance du logement : classe E. Dépenses annuelles théoriques : de 1 310 € à 1 820 €.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 15 février 2024. B. Durée du contrat : six ans, le bailleur étant une personne morale. En l’absence de proposition de renouvellement, le contrat est reconduit tacitement pour la même durée.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer. Montant du loyer mensuel : <b>585,00 €</b> (cinq cent quatre-vingt-cinq euros). Date de révision : 15 février ; indice de référence : 3e trimestre 2023 (141,03). Dernier loyer acquitté par le précédent locataire : 561,20 €, versé en janvier 2024.</p><p>B. Charges récupérables : provisions sur charges avec régularisation annuelle, <b>95,00 €</b> par mois. C. Modalités de paiement : mensuelle, à échoir, le 5 de chaque mois. Montant total dû à la première échéance pour une période complète : 680,00 €.</p><h2>V. TRAVAUX</h2><p>Remplacement de la chaudière en 2022, pour 3 940,00 €.</p><p class="n">1/2 – paraphes</p>`,
    `<h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie : <b>585,00 €</b>, versé à la signature et encaissé par le mandataire.</p><h2>VII. CLAUSE DE SOLIDARITÉ – VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le présent contrat sera résilié de plein droit en cas de défaut de paiement du loyer, des provisions de charges ou du dépôt de garantie, six semaines après un commandement de payer demeuré infructueux ; en cas de défaut d’assurance, un mois après un commandement.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Plafond applicable (zone non tendue) : 8 €/m² pour la visite, le dossier et le bail, 3 €/m² pour l’état des lieux. À la charge du locataire : 490,80 € et 184,05 €. À la charge du bailleur : 490,80 € et 184,05 €.</p><h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2><p>Les animaux dangereux sont interdits. L’entretien annuel du chauffe-eau incombe au locataire.</p><h2>XI. ANNEXES</h2><p>Extrait du règlement de copropriété ; dossier de diagnostic technique (DPE, électricité, état des risques) ; notice d’information ; état des lieux d’entrée ; autorisation préalable : sans objet.</p><p style="margin-top:8mm">Fait à MULHOUSE, le 9 février 2024, en autant d’originaux que de parties.</p><table><tr><td>Le mandataire du bailleur<br>IMMO-RÉGIE SUNDGAU</td><td>La locataire<br>« lu et approuvé »</td></tr></table><p class="n">2/2 – paraphes</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCI DU VIEUX TILLEUL',
      tenant: 'Mme Maria de Lurdes PEREIRA DOS SANTOS',
      property_address: '17 rue de la Montagne, 68100 MULHOUSE',
      surface_habitable: 6135,
      lots: ['14', '27'],
      lease_from: '2024-02-15',
      lease_duration_months: 72,
      rent: 58500,
      rent_charges: 9500,
      deposit: 58500,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-gerance-mulhouse',
  `font: 9.4pt/1.4 'Carlito', sans-serif; td { border-bottom: .2mm solid #1f4e79; padding: 1.4mm } td:last-child { text-align: right }`,
  [
    `<p><b style="font-size:13pt;color:#1f4e79">IMMO-RÉGIE SUNDGAU</b> – 3 rue de la Sinne – 68100 MULHOUSE<br>agissant pour le compte du propriétaire : SCI DU VIEUX TILLEUL</p><p style="margin:10mm 0 8mm 100mm;font-size:10.5pt">Mme PEREIRA DOS SANTOS Maria de Lurdes<br>17 rue de la Montagne<br>68100 MULHOUSE</p><h1 style="font-size:13pt">QUITTANCE DE LOYER – OCTOBRE 2026</h1><p>Locaux loués : appartement 3 pièces, 17 rue de la Montagne, 68100 MULHOUSE – Réf. locataire L-1187-03<br>Période : du 01/10/2026 au 31/10/2026</p>${table(
      [],
      [
        ['Loyer principal', '617,42'],
        ['Provision sur charges', '95,00'],
        ['Taxe d’ordures ménagères (régul. 2025)', '0,00'],
        ['<b>Total quittancé</b>', '<b>712,42 €</b>'],
      ],
    )}<p style="margin-top:6mm">Reçu par prélèvement le 06/10/2026. Cette quittance ne libère l’occupant que pour la période indiquée et annule tous reçus antérieurs ; elle est délivrée sous réserve de tous droits et actions du bailleur, ainsi que de tous suppléments et rappels. Solde du compte locataire : 0,00 €.</p><p>Pensez à nous adresser votre attestation d’assurance 2027 avant le 31 décembre.</p><p style="font-size:7pt;position:absolute;bottom:8mm">IMMO-RÉGIE SUNDGAU SARL au cap. de 50.000 € – RCS Mulhouse 900 000 226</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI DU VIEUX TILLEUL',
      tenant: 'Mme PEREIRA DOS SANTOS Maria de Lurdes',
      property_address: '17 rue de la Montagne, 68100 MULHOUSE',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 61742,
      rent_charges: 9500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'rnc'],
  },
);

const quit = paperOf(
  'conge-pour-vente-nancy',
  `font: 10.8pt/1.55 'Nimbus Roman', serif; padding: 22mm 24mm; p { text-align: justify }`,
  [
    `<p>Consorts VAUTRIN<br>Mme Élisabeth VAUTRIN, 3 allée du Haras, 54600 VILLERS-LÈS-NANCY<br>M. Luc VAUTRIN, 71 rue Jeanne d’Arc, 54000 NANCY</p><p style="margin:6mm 0 6mm 80mm">Monsieur Idriss HAMADI<br>14 rue de la Pépinière (1er droite)<br>54000 NANCY</p><p style="text-align:right">Nancy, le 12 octobre 2026</p><p><b>Lettre recommandée avec demande d’avis de réception</b><br><b>Objet : congé pour vente – offre de vente (article 15-II de la loi n° 89-462 du 6 juillet 1989)</b></p><p>Monsieur,</p><p>Par bail du 28 avril 2018, à effet du 1er mai 2018, nous vous avons donné en location l’appartement sis 14 rue de la Pépinière, 54000 NANCY, lots 3 et 8. Ce bail, renouvelé le 1er mai 2021 puis le 1er mai 2024, vient à échéance le 30 avril 2027.</p><p>Nous vous donnons congé pour cette date, ayant décidé de vendre le logement. Le présent congé vaut offre de vente à votre profit au prix de 139 000 € (cent trente-neuf mille euros), payable comptant le jour de l’acte authentique. Cette offre est valable pendant les deux premiers mois du délai de préavis.</p><p>Sont reproduits au verso les cinq premiers alinéas du II de l’article 15 de la loi susvisée ; la notice d’information relative aux obligations du bailleur est jointe.</p><p>Veuillez agréer, Monsieur, l’expression de nos sentiments distingués.</p><p>É. Vautrin &nbsp;&nbsp;&nbsp; L. Vautrin</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'CONGE',
    facts: {
      landlord: either(
        'Consorts VAUTRIN',
        'Mme Élisabeth VAUTRIN et M. Luc VAUTRIN',
        'Consorts VAUTRIN Mme Élisabeth VAUTRIN M. Luc VAUTRIN',
      ),
      tenant: 'Monsieur Idriss HAMADI',
      property_address: '14 rue de la Pépinière, 54000 NANCY',
      lots: ['3', '8'],
    },
    absent: ['rent', 'deposit', 'iban', 'rnc'],
  },
);

const insurance = paperOf(
  'assurance-attestation-dijon',
  `font: 9.6pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 18mm 20mm; .b { background: #eef7ff; padding: 4mm; margin: 4mm 0 } td { padding: 1mm 2mm } td:first-child { width: 58mm; color: #345 }`,
  [
    `<p style="font-size:17pt;color:#0060a8"><b>Mutuelle des Ducs Exemple</b></p><p>Délégation de Côte-d’Or – 5 rue Mariotte – 21000 DIJON</p><p style="margin:8mm 0 8mm 95mm">Mme Capucine LE BAILLY DE LA FALAISE<br>40 rue Chabot-Charny<br>21000 DIJON</p><h1 style="font-size:14pt">ATTESTATION D’ASSURANCE HABITATION – PROPRIÉTAIRE NON OCCUPANT</h1><div class="b">${table(
      [],
      [
        ['Sociétaire', 'Mme Capucine LE BAILLY DE LA FALAISE'],
        ['N° de contrat', '21 4478 0093 H'],
        ['Formule', 'PNO Confort'],
        ['Bien assuré', 'Appartement 3 pièces, cave et garage'],
        ['Situé', '5 allée des Cerisiers, 21000 DIJON'],
        ['Période de validité', 'du 01/04/2026 au 31/03/2027'],
      ],
    )}</div><p>La Mutuelle des Ducs Exemple certifie garantir le bien désigné ci-dessus contre les risques suivants : incendie et risques annexes, dégâts des eaux, événements climatiques, catastrophes naturelles et technologiques, bris de glaces, responsabilité civile du propriétaire d’immeuble, défense et recours.</p><p>La présente attestation, établie le 23 mars 2026, ne peut engager l’assureur en dehors des limites du contrat auquel elle se réfère.</p><p style="font-size:7pt;margin-top:20mm">Mutuelle des Ducs Exemple – société d’assurance mutuelle à cotisations variables – entreprise régie par le code des assurances – SIREN 900 001 980</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Mme Capucine LE BAILLY DE LA FALAISE',
      insurer: 'Mutuelle des Ducs Exemple',
      policy_number: '21 4478 0093 H',
      property_address: '5 allée des Cerisiers, 21000 DIJON',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-queuleu-metz',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; background: #f2a900; padding: 2mm 3mm } td, th { border: .2mm solid #999 }`,
  [
    `<p><b>CHAUFF’SERVICE MOSELLE</b> – Z.A. des Deux-Fontaines – 57050 METZ – 03 87 00 81 14 – QualiGaz PG 57.1184</p><h1>ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE (4 à 400 kW)</h1><p>Articles R. 224-41-4 à R. 224-41-9 du code de l’environnement – arrêté du 15 septembre 2009 modifié</p>${table(
      [],
      [
        ['Client', 'M. DA COSTA FERREIRA Rui'],
        ['Adresse d’intervention', '6 rue des Trois Évêchés, 57070 METZ, 2e étage'],
        ['Date de la visite', '12/02/2026'],
        [
          'Chaudière',
          'Saunier Exemple Thema, gaz naturel, étanche, 23,3 kW, n° 21 05 1187, mise en service 2017',
        ],
        ['Contrat', 'Sérénité n° C-5514, échéance 31/12/2026'],
      ],
    )}<p></p>${table(
      ['Mesures et contrôles', 'Valeur', 'Avis'],
      [
        ['Température des fumées', '112 °C', 'correct'],
        ['CO dans l’air ambiant', '3 ppm', '< 10 ppm : normal'],
        ['Rendement évalué', '91,8 %', 'rendement de référence : 92 %'],
        ['NOx', '58 mg/kWh', 'classe 5'],
      ],
    )}<p style="margin-top:4mm">Opérations : nettoyage du corps de chauffe, du brûleur et de l’extracteur, contrôle du vase d’expansion, vérification des sécurités. Conseils : abaisser la température de départ à 60 °C ; envisager un thermostat programmable. Prochaine visite : février 2027.</p><p>Le technicien : J. Klein &nbsp;&nbsp; Le client : signature</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-02-12',
      owner: 'M. DA COSTA FERREIRA Rui',
      property_address: '6 rue des Trois Évêchés, 57070 METZ',
    },
    absent: ['dpe_number', 'rnc', 'price', 'energy'],
  },
);

export const VIE_DES_LOGEMENTS = [lease, receipt, quit, insurance, boiler];
