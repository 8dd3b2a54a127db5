// Homes that are let: two leases, a receipt, notice to a tenant, a manager's account.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, spaced, tr } from '../../writing.ts';

const furnished = paperOf(
  'bail-meuble-tours',
  `font: 9pt/1.35 'Carlito', sans-serif; padding: 14mm 16mm; h2 { font-size: 10pt; margin: 3mm 0 1mm; background: #eee; padding: .6mm 2mm } td { border: .15mm solid #999; padding: .8mm 1.5mm }`,
  [
    `<p style="text-align:center;font-size:13pt"><b>CONTRAT DE LOCATION – LOGEMENT MEUBLÉ</b><br><small>résidence principale du locataire – titre Ier bis de la loi du 6 juillet 1989</small></p><h2>I. Désignation des parties</h2><table>${tr(['Bailleur', 'OUEDRAOGO-RENARD Paul-Henri, 14 rue du Docteur Fournier, 37000 TOURS'])}${tr(['Locataire', 'DOS REIS Mafalda, née le 14/02/2001 à COIMBRA, étudiante'])}${tr(['Caution', 'DOS REIS António, acte séparé'])}</table><h2>II. Objet du contrat</h2><p>Appartement T1 bis meublé, lot 46, situé <b>88 boulevard Béranger, 37000 TOURS</b>, escalier 2, 3e étage. Surface habitable : 27,80 m². Cave : lot 139. Chauffage et eau chaude collectifs. DPE : classe D.</p><h2>III. Date de prise d’effet et durée</h2><p>Le bail prend effet le 1er septembre 2024 pour une durée d’un an, renouvelable par tacite reconduction.</p><h2>IV. Conditions financières</h2><table>${tr(['Loyer mensuel hors charges', '485,00 €'])}${tr(['Forfait de charges, par mois', '62,00 €'])}${tr(['Total mensuel', '547,00 €'])}${tr(['Loyer de septembre, payé ce jour', '547,00 €'])}${tr(['Dépôt de garantie (deux mois)', '970,00 €'])}${tr(['Dernier loyer du précédent locataire', '470,00 €, versé le 01/07/2024'])}</table><p>Paiement par virement avant le 5 de chaque mois. Révision au 1er septembre, IRL du 2e trimestre 2024 (145,17).</p><h2>V. Travaux</h2><p>Remplacement du réfrigérateur en août 2024 (329 €).</p><h2>VI. Annexes</h2><p>Inventaire, état des lieux, notice d’information, dossier de diagnostic technique, extrait du règlement de copropriété.</p><p style="margin-top:5mm">Fait à Tours le 27 août 2024, en deux originaux. Le bailleur. La locataire, « lu et approuvé ».</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'OUEDRAOGO-RENARD Paul-Henri',
      tenant: 'DOS REIS Mafalda',
      property_address: '88 boulevard Béranger, 37000 TOURS',
      surface_habitable: 2780,
      lots: ['46', '139'],
      lease_from: '2024-09-01',
      lease_duration_months: 12,
      rent: 48500,
      rent_charges: 6200,
      deposit: 97000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const prose = paperOf(
  'bail-prose-evreux',
  `font: 11.2pt/1.5 'Nimbus Mono PS', monospace; padding: 20mm 18mm 16mm 26mm; p { text-align: justify; margin-bottom: 3.5mm }`,
  [
    `<p style="text-align:center">BAIL D’HABITATION</p><p>ENTRE Madame Solange de LA HOUSSAYE, demeurant au château de Bérengeville, au PLESSIS-GROHAN (27180), ci-après « la bailleresse », et Monsieur Bakary SISSOKO, cariste, demeurant à ÉVREUX, 40 rue Pannette, ci-après « le preneur », il a été convenu ce qui suit, sous l’empire de la loi du 6 juillet 1989.</p><p>La bailleresse donne à bail au preneur, qui accepte, un appartement non meublé de trois pièces et un box fermé dépendant de la résidence « RIVE DE L’ITON », 3 allée des Soupirs à ÉVREUX (27000), formant les lots 26 et 27, d’une surface habitable de 64,50 m², que le preneur déclare avoir visités.</p><p>Le bail est fait pour trois années entières et consécutives qui commenceront à courir le 15 mai 2023 pour finir à pareille époque de l’an 2026, sauf reconduction.</p><p>Il est consenti moyennant un loyer mensuel de six cent dix euros (610 €), payable d’avance le 5 de chaque mois au domicile de la bailleresse, outre une provision pour charges de cent quinze euros (115 €) par mois, à régulariser chaque année.</p><p>Le preneur a remis à titre de dépôt de garantie un chèque de six cent dix euros (610 €).</p>`,
    `<p>Le preneur entretiendra les lieux en bon état de réparations locatives, s’assurera contre l’incendie et les dégâts des eaux et en justifiera chaque année, n’y exercera aucun commerce, n’y tiendra ni volaille ni chien d’attaque. À défaut de paiement d’un seul terme, et deux mois après commandement resté vain, le bail sera résilié de plein droit.</p><p>Sont annexés l’état des lieux, les diagnostics de performance énergétique et d’électricité, et l’état des risques.</p><p>FAIT DOUBLE à Évreux, le 2 mai 2023. Lu et approuvé : S. de La Houssaye. Lu et approuvé : B. Sissoko.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Madame Solange de LA HOUSSAYE',
      tenant: 'Monsieur Bakary SISSOKO',
      property_address: '3 allée des Soupirs, 27000 ÉVREUX',
      surface_habitable: 6450,
      lots: ['26', '27'],
      lease_from: '2023-05-15',
      lease_duration_months: 36,
      rent: 61000,
      rent_charges: 11500,
      deposit: 61000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'dpe_number'],
  },
);

const receipt = paperOf(
  'quittance-tableur-rouen',
  `font: 11pt 'Carlito', sans-serif; padding: 20mm; td { border: .15mm solid #bbb; padding: 1mm 2mm; height: 7mm } td:nth-child(2) { text-align: right; width: 40mm }`,
  [
    `<table>${tr(['<b>QUITTANCE DE LOYER</b>', 'n° 2026-02'])}${tr(['Bailleur : SCI DU ROBEC', ''])}${tr(['Locataire : Mlle Assia BENYAHIA', ''])}${tr(['Adresse du logement : 22 rue Damiette, 76000 ROUEN (RDC cour)', ''])}${tr(['Période : du 01/02/2026 au 28/02/2026', ''])}${tr(['Loyer nu', spaced(39800)])}${tr(['Avance sur charges', spaced(2500)])}${tr(['<b>Total</b>', `<b>${spaced(42300)}</b>`])}${tr(['APL versée au bailleur', spaced(-18600)])}${tr(['Reçu de la locataire le 04/02/2026', spaced(42300 - 18600)])}</table><p style="margin-top:8mm">Le bailleur reconnaît avoir reçu la totalité du terme et en donne quittance, sous toutes réserves. Le paiement de la présente n’emporte pas présomption de paiement des termes antérieurs. À conserver trois ans.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI DU ROBEC',
      tenant: 'Mlle Assia BENYAHIA',
      property_address: '22 rue Damiette, 76000 ROUEN',
      period_from: '2026-02-01',
      period_to: '2026-02-28',
      rent: 39800,
      rent_charges: 2500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'lots'],
  },
);

const notice = paperOf(
  'conge-vente-evreux',
  `font: 12pt/1.6 'Nimbus Roman', serif; padding: 26mm; p { text-align: justify }`,
  [
    `<p>Solange de LA HOUSSAYE<br>27180 LE PLESSIS-GROHAN</p><p style="margin-left:80mm">Monsieur Bakary SISSOKO<br>3 allée des Soupirs<br>27000 ÉVREUX</p><p>Le 3 novembre 2025<br>Lettre recommandée avec avis de réception</p><p><b>Objet : congé pour vendre</b></p>${paragraphs(['Monsieur,', 'Le bail que je vous ai consenti le 2 mai 2023 pour l’appartement et le box sis 3 allée des Soupirs, 27000 ÉVREUX, prend fin le 14 mai 2026. Conformément à l’article 15 de la loi du 6 juillet 1989, je vous donne congé pour cette date, ayant décidé de vendre le logement.', 'Ce congé vaut offre de vente à votre profit au prix de cent trente-huit mille euros (138 000 €), payable comptant à l’acte. L’offre est valable pendant les deux premiers mois du préavis, qui est de six mois.', 'La notice d’information prévue par la loi est jointe. Le dépôt de garantie vous sera rendu après l’état des lieux de sortie.', 'Croyez, Monsieur, à mes sentiments distingués.'])}`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'CONGE',
    facts: {
      landlord: either('Solange de LA HOUSSAYE', 'Madame Solange de LA HOUSSAYE'),
      tenant: 'Monsieur Bakary SISSOKO',
      property_address: '3 allée des Soupirs, 27000 ÉVREUX',
    },
    absent: ['rent', 'deposit', 'lots', 'iban', 'rnc'],
  },
);

export const LOGEMENTS_LOUES = [furnished, prose, receipt, notice];
