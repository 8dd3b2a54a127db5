// Papers that a seller also keeps in the folder, and that no slot waits for.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import type { Paper } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';
import { feuillet, grille } from './feuillet.ts';

const CATCH_ALL: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];
const stray = (
  name: string,
  css: string,
  html: string,
  absent: readonly FactName[],
  also: readonly DocumentType[] = [],
): Paper =>
  feuillet(`divers-${name}`, css, [html], {
    type: null,
    also: [...CATCH_ALL, ...also],
    sub_kind: null,
    facts: {},
    absent,
  });
const letter = `font: 10.8pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm; p { text-align: justify }`;
const form = `font: 9.2pt/1.42 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 14pt } td, th { border: .2mm solid #aaa; padding: 1mm } th { background: #eee; font-weight: bold } .tot td { font-weight: bold }`;

export const PAPIERS_SANS_CASE: readonly Paper[] = [
  stray(
    'facture-electricite-cherbourg',
    form,
    `<p><b style="font-size:14pt">Énergie Ouest Exemple</b></p><h1>Votre facture du 6 octobre 2026</h1><p>M. LECONTE HERVE – 14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN<br>Référence client : 6 004 118 772 – Point de livraison : 14 507 338 210 664 – Facture n° 88 104 552 016</p>${grille(
      'Électricité | Période | Quantité | Prix unitaire HT | Montant HT',
      `Abonnement 6 kVA | 06/10/2026 au 05/12/2026 | 2 mois | 13,02 € | 26,04 €
      Consommation heures pleines | 06/08/2026 au 05/10/2026 | 312 kWh | 0,1494 € | 46,61 €
      Consommation heures creuses | 06/08/2026 au 05/10/2026 | 148 kWh | 0,1119 € | 16,56 €
      Accise sur l’électricité et CTA | | | | 17,80 €
      = Total HT | | | | 107,01 €`,
    )}<p>TVA 20 % : 21,40 € – <b>Total TTC à payer : 128,41 €</b>, prélevé le 21 octobre 2026 sur votre compte bancaire.</p><p>Votre consommation sur douze mois : 2 874 kWh. Relevé communiqué par votre compteur le 05/10/2026. En cas de réclamation, contactez d’abord notre service clients, puis le médiateur national de l’énergie. Option tarifaire : heures pleines, heures creuses. Contrat sans engagement de durée.</p>`,
    ['total', 'to_pay', 'energy', 'period_from', 'due_on'],
  ),
  stray(
    'mandat-de-vente-menton',
    letter,
    `<p style="text-align:center"><b>MANDAT EXCLUSIF DE VENTE N° 2214</b><br>Loi n° 70-9 du 2 janvier 1970 et décret n° 72-678 du 20 juillet 1972</p>${paragraphs(['LE MANDANT : Madame Giulia FERRARI, demeurant 8 rue Dalpozzo, 06000 NICE.', 'LE MANDATAIRE : l’agence IMMOBILIER DES CITRONNIERS, 19 rue Saint-Michel, 06500 MENTON, titulaire de la carte professionnelle CPI 0605 2021 000 000 332, garantie par Caution Exemple.', 'Par les présentes, le mandant confère au mandataire, qui l’accepte, mandat exclusif de rechercher un acquéreur pour les biens suivants : un appartement de trois pièces au troisième étage et une cave, 31 avenue de la Madone, 06500 MENTON.', 'Prix de présentation : 345 000 euros, honoraires de 5 % TTC inclus, à la charge de l’acquéreur.', 'Le mandat est donné pour une durée de trois mois à compter de sa signature ; il se poursuivra ensuite par tacite reconduction et pourra être dénoncé à tout moment moyennant un préavis de quinze jours, par lettre recommandée avec demande d’avis de réception.', 'Pendant la durée du mandat, le mandant s’interdit de vendre directement ou par l’intermédiaire d’un tiers. En cas de manquement, il devra au mandataire une indemnité compensatrice égale au montant des honoraires convenus.', 'Le mandant remettra au mandataire le dossier de diagnostic technique et les documents de la copropriété.'])}<p>Fait à MENTON, le 2 juin 2026, en deux exemplaires.</p><p>Le mandant (bon pour mandat) &nbsp;&nbsp;&nbsp;&nbsp; Le mandataire (mandat accepté)</p>`,
    ['price', 'deed_on', 'surface_carrez'],
  ),
  stray(
    'devis-peinture-montauban',
    form,
    `<p><b>PEINTURES DU TESCOU</b> – 3 chemin de Ronde, 82000 MONTAUBAN – SIRET 900 000 871 00014 – assurance décennale n° 77 120</p><h1>DEVIS N° D26-118</h1><p>Date : 08/09/2026 – Validité : 2 mois<br>Client : Mme ESCALIER Brigitte, 22 avenue Gambetta, 82000 MONTAUBAN<br>Chantier : peinture du séjour et de l’entrée</p>${grille(
      'Désignation | Unité | Quantité | Prix unitaire HT | Total HT',
      `Protection des sols et mobiliers | forfait | 1 | 120,00 | 120,00
      Lessivage, rebouchage, ponçage des murs | m² | 62 | 9,50 | 589,00
      Impression et deux couches acrylique velours | m² | 62 | 17,00 | 1 054,00
      Plafonds, deux couches mat | m² | 31 | 15,00 | 465,00
      = Total HT | | | | 2 228,00`,
    )}<p>TVA 10 % : 222,80 € – <b>Total TTC : 2 450,80 €</b></p><p>Conditions de règlement : 30 % à la commande, solde à la fin des travaux. Délai d’exécution : cinq jours ouvrés. Les prix sont fermes pendant la durée de validité. Bon pour accord, date et signature du client précédées de la mention « devis reçu avant l’exécution des travaux ».</p>`,
    ['total', 'to_pay', 'travaux', 'owner'],
    ['DOCS_MAISON_MOINS_10_ANS'],
  ),
  stray(
    'avis-impot-revenu-aurillac',
    form,
    `<p>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES – SIP D’AURILLAC</p><h1>AVIS D’IMPÔT ÉTABLI EN 2026<br>Impôt sur les revenus de l’année 2025</h1><p>M. VIALATTE JULIEN – 9 IMPASSE DU MOULIN – 15130 ARPAJON-SUR-CERE<br>Numéro fiscal déclarant 1 : 18 44 702 916 305 – Référence de l’avis : 26 15 A118842 07</p>${grille(
      'Détail des revenus | Déclarant 1 | Total',
      `Salaires | 24 118 | 24 118
      Déduction 10 % ou frais réels | - 2 412 | - 2 412
      Salaires, pensions, rentes nets | 21 706 | 21 706
      Revenu brut global | | 21 706
      Revenu imposable | | 21 706
      Nombre de parts | | 1,00
      = Impôt sur le revenu net avant corrections | | 871`,
    )}<p style="margin-top:4mm">Retenue à la source prélevée en 2025 par votre employeur : 904 €. <b>Montant qui vous est remboursé : 33 €</b>, par virement à compter du 24 juillet 2026.</p><p>Revenu fiscal de référence : 21 706. Taux de prélèvement à la source applicable à partir de septembre 2026 : 3,7 %. Conservez ce document : il peut vous être demandé pour justifier de vos revenus et de vos charges auprès des organismes sociaux, des bailleurs ou des banques.</p>`,
    ['tax_total', 'teom', 'pay_by', 'tax_fees'],
  ),
  stray(
    'courrier-voisinage-thionville',
    letter,
    `<p><b>Moselle Copro Services</b><br>2 place Turenne, 57100 Thionville</p><p style="margin-left:90mm">SCI KLEIN-WEBER<br>17 route de Metz<br>57970 YUTZ</p><p style="text-align:right">Thionville, le 9 juillet 2026</p><p>Objet : nuisances sonores signalées – appartement C 214</p>${paragraphs(['Monsieur,', 'Plusieurs résidents du bâtiment C nous ont signalé à trois reprises depuis le mois de juin des bruits tardifs provenant du logement dont vous êtes propriétaire et que vous donnez en location.', 'Nous vous rappelons que le règlement de copropriété impose à chacun de veiller à la tranquillité de l’immeuble, de jour comme de nuit, et que le bailleur répond vis-à-vis du syndicat du comportement de son locataire.', 'Nous vous remercions de bien vouloir intervenir auprès de celui-ci pour que ces désordres cessent sans délai. À défaut, nous serions contraints d’inscrire la question à l’ordre du jour de la prochaine assemblée afin d’être habilités à agir en justice.', 'Le gardien du secteur, joignable au 03 82 00 14 60, reste à votre disposition pour toute précision utile sur les dates et heures relevées.', 'Veuillez agréer, Monsieur, nos salutations distinguées.'])}<p style="text-align:right">Le gestionnaire, Claire Schwartz</p>`,
    ['total', 'balance', 'meeting_on', 'to_pay'],
  ),
  stray(
    'tableau-amortissement-cherbourg',
    form,
    `<p><b>Crédit Exemple de Normandie</b> – service des prêts</p><h1>TABLEAU D’AMORTISSEMENT</h1><p>Emprunteurs : M. LECONTE HERVE et MME LECONTE SANDRINE – Prêt habitat n° 00417 220 885 – Capital emprunté : 110 000,00 € – Durée : 240 mois – Taux fixe : 2,65 % – Première échéance : 05/11/2014</p>${grille(
      'Échéance | Date | Capital amorti | Intérêts | Assurance | Montant à payer | Capital restant dû',
      `142 | 05/08/2026 | 472,16 | 118,73 | 27,50 | 618,39 | 53 291,40
      143 | 05/09/2026 | 473,20 | 117,69 | 27,50 | 618,39 | 52 818,20
      144 | 05/10/2026 | 474,25 | 116,64 | 27,50 | 618,39 | 52 343,95
      145 | 05/11/2026 | 475,30 | 115,59 | 27,50 | 618,39 | 51 868,65
      146 | 05/12/2026 | 476,35 | 114,54 | 27,50 | 618,39 | 51 392,30
      147 | 05/01/2027 | 477,40 | 113,49 | 27,50 | 618,39 | 50 914,90`,
    )}<p style="margin-top:4mm">En cas de remboursement anticipé, une indemnité égale à un semestre d’intérêts, dans la limite de 3 % du capital restant dû, peut être demandée. Elle n’est pas due lorsque le remboursement est motivé par la vente du bien à la suite d’un changement de lieu d’activité professionnelle. Ce tableau est donné sous réserve du paiement régulier des échéances.</p>`,
    ['total', 'balance', 'entries', 'emprunts', 'to_pay'],
  ),
];
