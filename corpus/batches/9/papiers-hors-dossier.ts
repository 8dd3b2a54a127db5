// Papers that no slot waits for, though they come with those that one does.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const CATCH_ALL: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];
const stranger = (
  name: string,
  css: string,
  html: string,
  also: readonly DocumentType[] = [],
  absent: readonly FactName[] = [],
): Paper =>
  paperOf(`autre-${name}`, css, [html], {
    type: null,
    also: [...CATCH_ALL, ...also],
    sub_kind: null,
    facts: {},
    absent,
  });
const serif = `font: 10.8pt/1.55 'Nimbus Roman', serif; padding: 20mm 22mm; p { margin-bottom: 3mm }`;
const sans = `font: 9.2pt/1.45 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 14pt } td, th { border: .15mm solid #aaa } th { background: #f0f0f0 }`;

export const PAPIERS_HORS_DOSSIER = [
  stranger(
    'facture-electricite-vannes',
    sans,
    `<p style="font-size:14pt"><b>Électricité Océane Exemple</b></p><p style="margin-left:95mm">MME KERBRAT SOLENN<br>12 RUE DU VINCIN<br>56000 VANNES</p><h1>Votre facture d’électricité du 12/09/2026</h1><p>N° de facture : 10 118 447 209 – N° client : 6 004 118 773 – Point de livraison (PDL) : 14 228 017 334 905 – Puissance souscrite : 9 kVA – Option heures creuses</p>${table(
      [
        'Détail de la facture',
        'Ancien index',
        'Nouveau index',
        'Consommation',
        'Prix unitaire HT',
        'Montant HT',
      ],
      [
        ['Abonnement du 12/09/2026 au 11/11/2026', '', '', '2 mois', '15,74 €/mois', '31,48 €'],
        ['Heures pleines', '41 208', '41 790', '582 kWh', '0,1496 €', '87,07 €'],
        ['Heures creuses', '28 774', '29 190', '416 kWh', '0,1147 €', '47,72 €'],
        ['Taxes et contributions (accise, CTA)', '', '', '', '', '39,10 €'],
        ['TVA 5,5 % et 20 %', '', '', '', '', '33,86 €'],
      ],
    )}<p style="font-size:12pt;text-align:right;margin-top:4mm"><b>Montant TTC à payer : 239,23 €</b></p><p>Ce montant sera prélevé le 28/09/2026 sur votre compte. Votre prochain relevé est prévu vers le 11/11/2026. En cas de difficulté de paiement, contactez nos conseillers ; le fonds de solidarité pour le logement peut vous aider. Le chèque énergie est utilisable pour régler cette facture.</p><p>Dépannage 24 h/24 : 09 70 00 00 56. Réclamations : service clients, BP 118, 56000 VANNES. Médiateur : peut être saisi gratuitement en cas de litige non résolu sous deux mois.</p>`,
    [],
    ['energy', 'to_pay', 'total', 'iban'],
  ),
  stranger(
    'devis-peinture-chartres',
    sans,
    `<p><b>PEINTURES DU PAYS CHARTRAIN</b> – SARL – 7 rue des Bouchers – 28000 CHARTRES – assurance décennale Exemple Pro n° 2 241 870</p><p style="margin-left:95mm">M. PASQUIER Julien<br>9 rue du Faubourg Guillaume<br>28000 CHARTRES</p><h1>DEVIS N° D-2026-0418</h1><p>Date : 03/06/2026 – Validité : 3 mois – Chantier : appartement 2e étage – Durée estimée : 6 jours</p>${table(
      ['Désignation', 'Quantité', 'Unité', 'P.U. HT', 'Total HT'],
      [
        ['Protection des sols et du mobilier', '1', 'forfait', '180,00', '180,00'],
        ['Lessivage, rebouchage, ponçage des murs', '112', 'm²', '7,50', '840,00'],
        ['Application de deux couches acryliques satinées', '112', 'm²', '12,40', '1 388,80'],
        ['Peinture des plafonds, deux couches mates', '54', 'm²', '13,10', '707,40'],
        ['Peinture des boiseries (portes, plinthes)', '9', 'u', '46,00', '414,00'],
      ],
    )}<p style="text-align:right">Total HT : 3 530,20 € – TVA 10 % : 353,02 € – <b>Total TTC : 3 883,22 €</b></p><p>Conditions de règlement : acompte de 30 % à la commande, solde à réception de facture. Le client déclare que le logement est achevé depuis plus de deux ans (attestation simplifiée de TVA à remettre signée). Gestion des déchets comprise.</p><p>Bon pour accord, date et signature du client :</p>`,
    ['DOCS_MAISON_MOINS_10_ANS'],
    ['total', 'to_pay', 'works_adopted'],
  ),
  stranger(
    'mandat-vente-vannes',
    serif,
    `<h1 style="text-align:center;font-size:15pt">MANDAT DE VENTE SANS EXCLUSIVITÉ</h1><p style="text-align:center">N° 2026-0388 du registre – loi n° 70-9 du 2 janvier 1970 et décret n° 72-678 du 20 juillet 1972</p>${paragraphs(['Entre Mme Solenn KERBRAT, demeurant 12 rue du Vincin, 56000 VANNES, ci-après le MANDANT, et l’agence RIVE DROITE IMMOBILIER, 5 rue du Port, 56000 VANNES, titulaire de la carte professionnelle CPI 5602 2020 000 000 341, ci-après le MANDATAIRE.', 'Le MANDANT charge le MANDATAIRE de rechercher un acquéreur pour les biens suivants : un appartement de quatre pièces au deuxième étage, une cave et un parking, dépendant de la résidence Les Hauts de Conleau.', 'PRIX : les biens seront présentés au prix de 289 000 €, honoraires compris. HONORAIRES : 4,5 % TTC du prix, soit 12 445 €, à la charge de l’acquéreur.', 'DURÉE : le présent mandat est donné pour une durée de trois mois à compter de ce jour. Il se poursuivra ensuite par tacite reconduction, sans pouvoir excéder douze mois ; chaque partie peut le dénoncer à tout moment après les trois premiers mois, avec un préavis de quinze jours, par lettre recommandée avec accusé de réception.', 'OBLIGATIONS : le MANDANT s’interdit de traiter directement avec un acquéreur présenté par le MANDATAIRE pendant la durée du mandat et les douze mois suivant son expiration. Le MANDATAIRE rend compte de ses démarches et publie l’annonce sur les supports de son choix.', 'DROIT DE RÉTRACTATION : le MANDANT consommateur dispose d’un délai de quatorze jours à compter de la signature lorsque le contrat est conclu hors établissement.', 'Fait en deux exemplaires à Vannes, le 1er septembre 2026.'])}`,
    ['LOGEMENT_LOUE'],
    ['price', 'mandate_from', 'meeting_on', 'syndic'],
  ),
  stranger(
    'imposition-revenus-albi',
    sans,
    `<p><b>RÉPUBLIQUE FRANÇAISE</b> – DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES – SIP ALBI</p><h1>AVIS D’IMPÔT ÉTABLI EN 2026<br>Impôt sur les revenus de 2025</h1><p style="margin-left:95mm">M ROQUES LAURENT HENRI<br>MME ROQUES SANDRINE PAULE<br>14 CHEMIN DE LA PLAINE<br>81150 MARSSAC-SUR-TARN</p><p>Numéro fiscal du déclarant 1 : 21 06 338 574 902 – déclarant 2 : 21 06 338 574 913 – Référence de l’avis : 26 81 7740118 52 – Date d’établissement : 10/07/2026 – Date de mise en recouvrement : 31/07/2026</p>${table(
      ['Détail des revenus', 'Déclarant 1', 'Déclarant 2', 'Total'],
      [
        ['Salaires', '29 480', '22 915', '52 395'],
        ['Déduction 10 % ou frais réels', '-2 948', '-2 292', '-5 240'],
        ['Revenu brut global', '', '', '47 155'],
        ['Revenu imposable', '', '', '47 155'],
      ],
    )}<p>Nombre de parts : 3,00 – Revenu fiscal de référence : 47 155</p>${table(
      ['Impôt', 'Montant'],
      [
        ['Impôt sur les revenus soumis au barème', '1 196'],
        ['Prélèvement à la source déjà versé', '1 342'],
        ['Somme qui vous est remboursée', '146,00 €'],
      ],
    )}<p>Le remboursement sera effectué par virement sur votre compte bancaire à compter du 24/07/2026. Cet avis vaut justificatif d’impôt sur le revenu pour l’année 2026.</p>`,
    [],
    ['tax_total', 'teom', 'tax_year'],
  ),
  stranger(
    'courrier-syndic-annecy',
    serif,
    `<p><b>ALPILAC SYNDIC</b><br>18 avenue de Genève, 74000 ANNECY</p><p style="margin-left:90mm">M. ET MME DUCRET THIERRY<br>41 ROUTE DES CRETES<br>74940 ANNECY-LE-VIEUX</p><p style="margin-left:90mm">Annecy, le 24 août 2026</p><p>Objet : LE CLOS DES AULNES – fermeture temporaire de l’accès aux garages</p>${paragraphs(['Madame, Monsieur,', 'Dans le cadre de la réfection de l’étanchéité des terrasses, l’entreprise Étanch’Alpes interviendra au-dessus de la rampe d’accès aux garages du lundi 7 au vendredi 18 septembre 2026. Pour des raisons de sécurité, la circulation des véhicules y sera interdite de 7 h 30 à 17 h 30.', 'Nous vous remercions de bien vouloir stationner votre véhicule à l’extérieur pendant ces plages horaires. La mairie a autorisé à titre exceptionnel le stationnement sur le parking du gymnase, sur présentation du macaron joint à ce courrier.', 'Les occupants des appartements du premier étage voudront bien ne rien entreposer sur les terrasses à compter du 4 septembre et laisser libre l’accès aux évacuations d’eau. Toute infiltration constatée pendant le chantier doit nous être signalée sans délai.', 'Si votre appartement est loué, merci de transmettre cette information à votre locataire.', 'Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.', 'Rémi TISSIER, gestionnaire de copropriété'])}`,
    [],
    ['total', 'balance', 'meeting_on', 'works_adopted'],
  ),
  stranger(
    'offre-pret-belfort',
    sans,
    `<p style="font-size:14pt"><b>Crédit du Lion Exemple</b></p><p>Service crédits immobiliers – 90000 BELFORT</p><h1>OFFRE DE PRÊT IMMOBILIER</h1><p>Articles L. 313-24 et suivants du code de la consommation – Offre émise le 18/09/2026, valable 30 jours à compter de sa réception</p><p>Emprunteurs : M. Adrien FERRY et Mme Lucie FERRY, 9 rue de Cambrai, 90000 BELFORT</p>${table(
      ['Caractéristique', 'Prêt habitat à taux fixe n° 60 118 224'],
      [
        ['Objet', 'Acquisition d’une résidence principale ancienne, 22 rue Strolz, 90000 BELFORT'],
        ['Montant du prêt', '148 000,00 €'],
        ['Durée', '240 mois'],
        ['Taux débiteur fixe', '3,18 % l’an'],
        ['Mensualité hors assurance', '834,06 €'],
        ['Assurance décès-invalidité', '39,47 € par mois'],
        ['Frais de dossier', '900,00 €'],
        ['TAEG', '3,92 %'],
        ['Garantie', 'Caution d’un organisme professionnel, commission 1 776,00 €'],
        ['Coût total du crédit', '62 521,20 €'],
      ],
    )}<p style="margin-top:4mm">L’emprunteur ne peut accepter l’offre que dix jours après l’avoir reçue. L’acceptation doit être donnée par lettre, le cachet de la poste faisant foi. L’offre est toujours acceptée sous la condition résolutoire de la non-conclusion, dans un délai de quatre mois, du contrat pour lequel le prêt est demandé. Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.</p><p>Pièces jointes : tableau d’amortissement, fiche d’information standardisée européenne, notice d’assurance.</p>`,
    [],
    ['price', 'rent', 'lease_from', 'iban'],
  ),
];
