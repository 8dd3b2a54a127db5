// A home let, insured and kept up.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const lease = paperOf(
  'bail-meuble-formulaire-orleans',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.6pt; background: #eee; padding: .8mm 2mm; margin: 3mm 0 1mm }`,
  [
    `<h1>CONTRAT TYPE DE LOCATION DE LOGEMENT MEUBLÉ</h1><p style="text-align:center">(titre Ier bis de la loi du 6 juillet 1989 – bail type défini par le décret n° 2015-587)</p><h2>I. Désignation des parties</h2><p>Bailleur : Mademoiselle Esther ABÉCASSIS, personne physique, 14 place du Martroi, 45000 ORLÉANS<br>Locataire(s) : Monsieur Ousmane KEÏTA et Madame Lucile FERRAND, colocataires solidaires</p><h2>II. Objet du contrat</h2><p>Adresse du logement : 118 rue Dauphine, 45000 ORLÉANS – 2e étage – lot 18 (et parking n° 66)<br>Immeuble collectif en copropriété – période de construction : 1975-1989 – surface habitable : 59,15 m² – 3 pièces principales – chauffage individuel<br>Destination : usage d’habitation – résidence principale</p><h2>III. Date de prise d’effet et durée</h2><p>Le contrat prend effet le 15 mai 2026 pour une durée d’un an, tacitement reconduite.</p><h2>IV. Conditions financières</h2><p>a) Loyer mensuel hors charges : 745,00 € (loyer de référence majoré : sans objet). Dernier loyer du précédent locataire : 730,00 €.<br>b) Charges récupérables : forfait de 65,00 € par mois.<br>c) Total mensuel : 810,00 €, payable d’avance le 5 de chaque mois.<br>d) Premier loyer, prorata du 15 au 31 mai : 444,19 €.</p><h2>V. Travaux</h2><p>Néant.</p><h2>VI. Garanties</h2><p>Dépôt de garantie : 1 490,00 € (deux mois de loyer hors charges).</p>`,
    `<h2>VII. Clause de solidarité</h2><p>Les colocataires sont tenus solidairement ; la solidarité cesse six mois après le congé délivré par l’un d’eux.</p><h2>VIII. Clause résolutoire</h2><p>Le bail est résilié de plein droit à défaut de paiement, d’assurance ou de versement du dépôt de garantie.</p><h2>IX. Annexes</h2><p>Inventaire du mobilier, état des lieux, notice d’information, DPE n° 2645E0770122K, état des risques, extraits du règlement de copropriété.</p><p style="margin-top:8mm">Fait à Orléans le 6 mai 2026 en trois exemplaires.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Mademoiselle Esther ABÉCASSIS',
      tenant: either(
        'Monsieur Ousmane KEÏTA et Madame Lucile FERRAND',
        'Monsieur Ousmane KEÏTA et Madame Lucile FERRAND, colocataires solidaires',
      ),
      property_address: '118 rue Dauphine, 45000 ORLÉANS',
      lots: either(['18'], ['18', '66']),
      surface_habitable: 5915,
      lease_from: '2026-05-15',
      lease_duration_months: 12,
      rent: 74500,
      rent_charges: 6500,
      deposit: 149000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'syndic'],
  },
);

const receipt = paperOf(
  'quittance-agence-meaux',
  `font: 10pt/1.4 'Nimbus Mono PS', monospace; padding: 16mm; pre { font: inherit; margin: 0 }`,
  [
    `<pre>BRIE LOCATIONS SARL                          AVIS D'ECHEANCE ACQUITTE
7 RUE DU GRAND CERF 77100 MEAUX              VALANT QUITTANCE DE LOYER

PROPRIETAIRE : SCI DU MOULIN BRISE
LOCATAIRE    : MME VANDERMEERSCH INES
LOGEMENT     : 19 QUAI VICTOR HUGO 77100 MEAUX

PERIODE DU 01/11/2026 AU 30/11/2026

     LOYER PRINCIPAL ......................    690,00
     PROVISION POUR CHARGES ...............     80,00
     TAXE ORDURES MENAGERES 2026 (REGUL.) .    143,00
                                            ---------
     TOTAL REGLE LE 06/11/2026                 913,00 EUR

DONT QUITTANCE, SANS PREJUDICE DU TERME COURANT NI DES DROITS
DU BAILLEUR. LE PAIEMENT DE CE TERME N'EMPORTE PAS PRESOMPTION
DE PAIEMENT DES TERMES ANTERIEURS.
</pre>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI DU MOULIN BRISE',
      tenant: 'MME VANDERMEERSCH INES',
      property_address: '19 QUAI VICTOR HUGO, 77100 MEAUX',
      period_from: '2026-11-01',
      period_to: '2026-11-30',
      rent: 69000,
      rent_charges: 8000,
    },
    absent: ['deposit', 'lease_from', 'iban', 'teom', 'syndic'],
  },
);

const insurance = paperOf(
  'assurance-pno-antibes',
  `font: 9.8pt/1.45 'Carlito', sans-serif; padding: 18mm; td { border-bottom: .2mm solid #cdd }`,
  [
    `<p style="text-align:right"><b>Mutuelle Azur Exemple</b><br>Agence Ferraud &amp; Fille – 18 rue Sade – 06600 ANTIBES<br>ORIAS 00 000 606</p><p>DR VAN DER HAEGHE LUUK<br>VILLA MIMOSA, 41 CHEMIN DE LA GAROUPE<br>06600 ANTIBES</p><h1 style="font-size:14pt">Attestation d’assurance « Propriétaire non occupant »</h1><p>Nous, Mutuelle Azur Exemple, attestons que :</p>${table(
      [],
      [
        ['Souscripteur', 'Dr VAN DER HAEGHE Luuk'],
        ['Contrat n°', 'PNO 06-771-2240'],
        ['Bien assuré', 'Appartement et box, 7 avenue Mirabeau, 06600 ANTIBES'],
        ['Date d’effet', '01/07/2021'],
        ['Attestation valable', 'du 01/07/2026 au 30/06/2027'],
      ],
    )}${paragraphs(['est garanti pour les risques incendie, dégâts des eaux, bris de glace, vol, catastrophes naturelles et responsabilité civile du copropriétaire non occupant (article 9-1 de la loi du 10 juillet 1965).', 'La présente n’implique qu’une présomption de garantie (article L. 112-3 du code des assurances).'])}<p>Fait à Antibes, le 19 juin 2026</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Dr VAN DER HAEGHE Luuk',
      insurer: 'Mutuelle Azur Exemple',
      policy_number: 'PNO 06-771-2240',
      property_address: '7 avenue Mirabeau, 06600 ANTIBES',
      valid_until: '2027-06-30',
    },
    absent: ['iban', 'rnc', 'rent'],
  },
);

const upkeep = paperOf(
  'entretien-chaudiere-versailles',
  `font: 9.2pt/1.4 'DejaVu Sans', sans-serif; padding: 15mm; td { border: .15mm solid #aac } h1 { font-size: 13pt; color: #114 }`,
  [
    `<p>CHALEUR &amp; SERVICES YVELINES – 4 impasse Toulouse, 78000 VERSAILLES – qualification PG maintenance</p><h1>ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE</h1><p>arrêté du 15 septembre 2009 modifié – à conserver deux ans</p>${table(
      [],
      [
        ['Commanditaire', 'M. de LA VILLARMOIS Aymeric (propriétaire)'],
        ['Local visité', '9 bis rue Champ Lagarde, 78000 VERSAILLES'],
        ['Date de la visite', '27 novembre 2026'],
        ['Appareil', 'Murale étanche gaz naturel, 24 kW, 2014, n° 440-88127'],
        ['CO ambiant', '3 ppm – situation normale'],
        ['Température des fumées', '84 °C'],
        ['Rendement évalué', '92,1 % – rendement de référence 95 %'],
        ['Émissions NOx évaluées', '61 mg/kWh'],
      ],
    )}<p style="margin-top:4mm">Points contrôlés : corps de chauffe, brûleur, extracteur, régulation, vase. Défauts corrigés : joint de brûleur. Conseil : robinets thermostatiques. Prochaine visite avant novembre 2027.</p><p>Le technicien, S. Mbappou – Le client</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-11-27',
      owner: either('M. de LA VILLARMOIS Aymeric', 'M. de LA VILLARMOIS Aymeric (propriétaire)'),
      property_address: '9 bis rue Champ Lagarde, 78000 VERSAILLES',
    },
    absent: ['dpe_number', 'rnc', 'diagnostic_result', 'lots'],
  },
);

export const LOCATION_ET_ASSURANCE = [lease, receipt, insurance, upkeep];
