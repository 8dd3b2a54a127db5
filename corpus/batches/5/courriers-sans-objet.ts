// Papers that no dossier asks for, from the same people and the same firms.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const CATCH_ALL: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];
const aside = (
  name: string,
  css: string,
  html: string,
  absent: readonly FactName[],
  also: readonly DocumentType[] = [],
): Paper =>
  paperOf(`hors-sujet-${name}`, css, [html], {
    type: null,
    also: [...CATCH_ALL, ...also],
    sub_kind: null,
    facts: {},
    absent,
  });
const prose = `font: 10.8pt/1.5 'P052', serif; padding: 22mm 24mm`;
const grid = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt } td, th { border: .15mm solid #999 } th { background: #f2f2f2; font-weight: bold }`;

export const COURRIERS_SANS_OBJET = [
  aside(
    'conseil-syndical',
    prose,
    `<p style="text-align:center;font-size:14pt"><b>Résidence LA VERRERIE<br>Compte rendu de la réunion du conseil syndical</b><br>mercredi 16 septembre 2026, 18 h 30, chez M. Rouvière</p>${paragraphs(['Présents : M. Rouvière, Mme Esposito, M. Hadj-Moussa. Excusé : M. Serra. Invitée : Mme Mattei, gestionnaire.', '1. Contrôle des factures du deuxième trimestre. Les factures d’eau ont été pointées ; une erreur d’index sur le bâtiment A est à faire corriger. Le contrat de nettoyage sera renégocié avant la fin de l’année.', '2. Cage d’escalier du bâtiment B. L’entreprise a commencé le 7 septembre. La couleur retenue pour les soubassements est le gris n° 4. Mme Esposito suit le chantier avec le syndic. Réception prévue fin octobre.', '3. Portail. Le moteur s’arrête à mi-course par grand vent ; le prestataire passera le 22.', '4. Préparation de la prochaine assemblée. Le conseil souhaite inscrire l’isolation du plancher sur caves et le changement des compteurs d’eau. Deux devis sont attendus.', '5. Divers. Encombrants dans la cour du bâtiment A : affichage à renouveler. Clés du local technique à refaire.', 'Prochaine réunion le 9 décembre 2026. Ce compte rendu est affiché dans les halls ; il ne vaut pas décision du syndicat.'])}`,
    ['meeting_on', 'resolutions', 'budget', 'quitus'],
  ),
  aside(
    'facture-honoraires',
    grid,
    `<p><b>CABINET PENNANEAC’H & FILS</b><br>3 quai de la Fosse, 44000 NANTES – TVA FR00900000744</p><p style="margin-left:100mm">M. ou Mme GUILLOUX Fabien<br>17 rue des Hauts Pavés<br>44000 NANTES</p><h1>FACTURE N° HM-2026-0417</h1><p>Date : 04/11/2026 – Objet : vente de lots, copropriété LES JARDINS DE L’ERDRE – Réf. 0455/0022</p>${table(
      ['Désignation de la prestation', 'Quantité', 'P.U. HT', 'TVA', 'Montant TTC'],
      [
        ['Établissement du pré-état daté', '1', '150,00', '20 %', '180,00'],
        ['Copie des trois derniers procès-verbaux', '1', '25,00', '20 %', '30,00'],
        ['Copie du carnet d’entretien', '1', '12,50', '20 %', '15,00'],
      ],
    )}<p style="margin-top:4mm">Total HT : 187,50 € – TVA : 37,50 € – <b>Total TTC : 225,00 €</b></p><p>Facture payable à réception, par chèque ou virement au compte du cabinet. Elle n’est pas portée au débit de votre compte de copropriétaire. En cas de retard de paiement, indemnité forfaitaire de recouvrement : 40,00 € pour les professionnels. Les honoraires de mutation sont ceux du contrat de syndic approuvé par l’assemblée générale.</p>`,
    ['total', 'to_pay', 'balance', 'impayes'],
  ),
  aside(
    'assurance-auto',
    grid,
    `<p><b style="font-size:14pt">MUTUELLE DE LOIRE EXEMPLE</b></p><p style="margin-left:100mm">Mme RIOU Solenn<br>14 rue Legraverend<br>35000 RENNES</p><h1>Avis d’échéance – assurance automobile</h1><p>Contrat AUTO 4 118 902 C – véhicule EXEMPLIA Citadine, immatriculé GH-418-KT – bonus 0,58 – échéance annuelle : 01/12/2026</p>${table(
      ['Garantie', 'Franchise', 'Cotisation annuelle TTC'],
      [
        ['Responsabilité civile, défense et recours', 'sans', '218,40 €'],
        ['Vol, incendie', '320 €', '61,15 €'],
        ['Bris de glace', '75 €', '44,80 €'],
        ['Tous accidents', '410 €', '147,65 €'],
        ['Total de l’année', '', '472,00 €'],
      ],
    )}<p style="margin-top:4mm">Montant prélevé le 5 de chaque mois : 39,33 €. Vous disposez d’un délai de vingt jours à compter de l’envoi de cet avis pour dénoncer la reconduction du contrat (article L. 113-15-1 du code des assurances). La carte verte a été remplacée par le fichier des véhicules assurés : aucun certificat n’est plus à apposer sur le pare-brise.</p>`,
    ['policy_number', 'property_address', 'to_pay', 'total'],
  ),
  aside(
    'bon-de-visite',
    `font: 10.4pt/1.6 'URW Gothic', sans-serif; padding: 20mm; td { border: .2mm solid #999 }`,
    `<p style="font-size:15pt"><b>AGENCE DU VIEUX-PORT EXEMPLE</b></p><p>2 quai de Rive-Neuve, 13007 MARSEILLE – carte CPI 1310 2020 000 000 554 (transaction)</p><p style="font-size:14pt;text-align:center"><b>BON DE VISITE N° 2026-311</b></p><p>Je soussigné(e) : Mme Nora BENALI, demeurant 15 rue Saint-Pierre, 13005 MARSEILLE, pièce d’identité présentée, reconnais avoir visité ce jour, par l’intermédiaire de l’agence, le ou les biens suivants :</p>${table(
      ['Mandat', 'Bien', 'Prix affiché'],
      [
        ['7718', 'Appartement T3 de 65 m², boulevard Chave, 1er étage, cave', '249 000 €'],
        ['7703', 'Appartement T2 de 44 m², rue Ferrari', '172 000 €'],
      ],
    )}<p style="margin-top:4mm">Le visiteur s’interdit de traiter directement avec le propriétaire ou par un autre intermédiaire, sous peine de dommages-intérêts égaux à la commission. Les honoraires de l’agence, 4,5 % TTC, sont à la charge du vendeur. Le présent bon ne vaut pas offre d’achat ; toute offre devra être faite par écrit.</p><p>Fait à Marseille, le 30 octobre 2026. Signature du visiteur – Le négociateur, J. Amsellem</p>`,
    ['price', 'surface_carrez', 'owner', 'lots'],
  ),
  aside(
    'facture-eau',
    grid,
    `<p><b style="font-size:14pt;color:#0369a1">Eaux du Pays Rennais Exemple</b></p><p style="margin-left:100mm">Mme DELAUNAY Catherine<br>6 chemin de la Touche<br>35135 CHANTEPIE</p><h1>Facture d’eau n° 26-0711-48820 du 17/07/2026</h1><p>Abonnement 2 118 440 – compteur D17LA048812 – relevé du 02/07/2026 – index ancien 1 204, index nouveau 1 261, soit 57 m³</p>${table(
      ['', 'Volume', 'Prix unitaire HT', 'Montant HT'],
      [
        ['Part fixe, abonnement du 01/01 au 30/06/2026', '', '', '21,60 €'],
        ['Consommation', '57 m³', '1,842 €', '104,99 €'],
        ['Préservation des ressources (Agence de l’eau)', '57 m³', '0,080 €', '4,56 €'],
        ['Redevance consommation d’eau potable', '57 m³', '0,330 €', '18,81 €'],
        ['TVA 5,5 %', '', '', '8,25 €'],
        ['Total TTC', '', '', '158,21 €'],
      ],
    )}<p style="margin-top:4mm">À payer avant le 07/08/2026. Vous n’êtes pas raccordée au tout-à-l’égout : aucune redevance d’assainissement collectif ne figure sur cette facture. Prix moyen : 0,00278 € le litre. Solde précédent : 0,00 €.</p>`,
    ['to_pay', 'total', 'sewer_kind', 'balance', 'solde_anterieur'],
  ),
  aside(
    'office-de-tourisme',
    `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 20mm; h1 { font-size: 20pt; color: #1d4ed8 }`,
    `<h1>Propriétaires, préparez la saison !</h1><p><b>Office de tourisme de la station – hiver 2026/2027</b></p>${paragraphs(['Vous louez votre appartement aux vacanciers ? Faites-le classer : le classement en meublé de tourisme est valable cinq ans et ouvre droit à un abattement fiscal. La visite coûte 150 € pour un studio.', 'Pensez à déclarer votre meublé en mairie et à afficher votre numéro d’enregistrement dans vos annonces. La taxe de séjour est de 1,10 € par nuit et par adulte pour un meublé deux étoiles.', 'Ouverture des remontées : samedi 12 décembre 2026. Fermeture : dimanche 11 avril 2027. Forfait saison propriétaire : 620 €, sur présentation de la taxe foncière et d’une pièce d’identité.', 'Les copropriétés du front de neige sont desservies par la navette toutes les vingt minutes. Le parking P2 sera fermé pendant les travaux de la chaufferie du Balcon des Cimes, de janvier à mars.', 'Réunion d’information le samedi 28 novembre à 17 h, salle du Point Show. Inscription : accueil@station.example.fr.'])}`,
    ['tax_total', 'meeting_on', 'total', 'building'],
  ),
];
