// Papers that people add by mistake: they speak of homes and of money, and no slot waits for them.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const none = (
  name: string,
  css: string,
  pages: readonly string[],
  also: readonly DocumentType[],
  absent: readonly FactName[],
): Paper =>
  paperOf(`divers-${name}`, css, pages, {
    type: null,
    also: ['OTHER', 'OTHER_PROPERTY_DOCS', 'DOCS_AUTRE_ACQUEREURS', ...also],
    sub_kind: null,
    facts: {},
    absent,
  });
const SANS = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #bbb } th { background: #eee } h1 { font-size: 14pt }`;
const SERIF = `font: 10.6pt/1.45 'Nimbus Roman', serif; padding: 20mm 22mm; p { text-align: justify } h2 { font-size: 11pt }`;

export const COURRIERS_SANS_RAPPORT = [
  none(
    'facture-electricite',
    SANS,
    [
      `<p style="font-size:16pt;color:#0b7a3b"><b>Volta Énergie Exemple</b></p><p style="margin-left:100mm">MME BENSAÏD LEÏLA<br>41 RUE MAZENOD<br>69003 LYON</p><h1>Votre facture du 12 octobre 2026</h1><p>Facture n° 10 118 447 302 – Référence client 6 004 417 – Compte de facturation 1 022 884 – Contrat Électricité Verte Fixe – Lieu de consommation : 41 rue Mazenod, 69003 LYON – Point de livraison 19 204 881 377 105 – Puissance souscrite 6 kVA</p>${table(
        ['Détail de la facture', 'Période', 'Quantité', 'Prix unitaire HT', 'Montant HT'],
        [
          ['Abonnement', 'du 12/10/2026 au 11/12/2026', '2 mois', '11,42 €', '22,84 €'],
          [
            'Consommation heures pleines',
            'du 12/08/2026 au 11/10/2026',
            '284 kWh',
            '0,1488 €',
            '42,26 €',
          ],
          [
            'Consommation heures creuses',
            'du 12/08/2026 au 11/10/2026',
            '173 kWh',
            '0,1102 €',
            '19,06 €',
          ],
          ['Contribution tarifaire d’acheminement', '', '', '', '3,11 €'],
          ['Accise sur l’électricité', '', '457 kWh', '0,0298 €', '13,62 €'],
        ],
      )}<p style="margin-top:3mm">Total hors TVA : 100,89 € – TVA à 20 % : 20,18 € – <b>Montant total TTC à payer : 121,07 €</b></p><p>Cette somme sera prélevée le 27 octobre 2026 sur votre compte bancaire se terminant par 0417. Solde précédent : 0,00 €. Vos derniers index relevés à distance par le compteur communicant : HP 18 402, HC 11 277. En cas de difficulté de paiement, un interlocuteur est à votre écoute ; le chèque énergie est accepté.</p><p>Historique : votre consommation est en baisse de 6 % par rapport à la même période de l'an dernier. Origine de l'électricité : 100 % renouvelable (garanties d'origine). Émissions de CO₂ : 0 g/kWh.</p>`,
    ],
    [],
    ['total', 'to_pay', 'energy', 'solde_anterieur', 'period_from'],
  ),
  none(
    'devis-salle-de-bains',
    SANS,
    [
      `<p><b>BORDEAUX RÉNOV' CONCEPT</b> – 61 rue Lucien Faure 33300 BORDEAUX – SIRET 900 012 661 00019 – Décennale : Assureur Exemple n° 4 118 220</p><h1>DEVIS N° D-2026-418</h1><p>Date : 03/09/2026 – Validité : 2 mois<br>Client : Mme DUCASSOU Sandrine, 27 rue Achard, 33300 BORDEAUX – Chantier : salle de bains, appartement A 304</p>${table(
        ['Désignation', 'Unité', 'Qté', 'PU HT', 'Total HT'],
        [
          [
            'Dépose des sanitaires et évacuation en déchetterie',
            'forfait',
            '1',
            '480,00',
            '480,00',
          ],
          ['Fourniture et pose d’un receveur 120 × 80 extra-plat', 'u', '1', '690,00', '690,00'],
          ['Paroi de douche fixe 100 cm, verre 8 mm', 'u', '1', '545,00', '545,00'],
          ['Faïence murale, hauteur 2,10 m', 'm²', '14,50', '72,00', '1 044,00'],
          ['Carrelage de sol antidérapant', 'm²', '4,86', '68,00', '330,48'],
          ['Meuble vasque 80 cm et robinetterie', 'u', '1', '820,00', '820,00'],
          ['Mise aux normes électriques de la pièce', 'forfait', '1', '610,00', '610,00'],
        ],
      )}<p style="margin-top:3mm">Total HT : 4 519,48 € – TVA 10 % : 451,95 € – <b>Total TTC : 4 971,43 €</b></p><p>Acompte de 30 % à la commande, soit 1 491,43 € ; 40 % au démarrage ; solde à la réception. Délai d'exécution : dix jours ouvrés. Les travaux touchant aux canalisations communes nécessitent l'accord du syndic. Le client dispose d'un délai de rétractation de quatorze jours en cas de signature hors établissement. Pénalités de retard : taux légal majoré.</p><p>Bon pour accord, date et signature du client :</p>`,
    ],
    ['DOCS_MAISON_MOINS_10_ANS'],
    ['total', 'travaux', 'surface_carrez', 'to_pay'],
  ),
  none(
    'impot-revenu',
    SANS,
    [
      `<p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SIP LYON EST – 165 RUE GARIBALDI – 69401 LYON CEDEX 03</p><p style="margin-left:100mm">M OU MME FAYOLLE JULIEN<br>120 RUE DE GERLAND<br>69007 LYON</p><h1>AVIS D'IMPÔT 2026<br>IMPÔT SUR LES REVENUS DE L'ANNÉE 2025</h1><p>Numéro fiscal déclarant 1 : 17 04 882 316 504 – Numéro fiscal déclarant 2 : 21 33 590 114 827 – Référence de l'avis : 26 69 A 1188204 51 – Date d'établissement : 15/07/2026 – Revenu fiscal de référence : 61 408 – Nombre de parts : 2,50</p>${table(
        ['Détail des revenus', 'Déclarant 1', 'Déclarant 2', 'Total'],
        [
          ['Salaires', '41 220', '27 012', '68 232'],
          ['Déduction 10 % ou frais réels', '-4 122', '-2 701', '-6 823'],
          ['Salaires, pensions, rentes nets', '37 098', '24 311', '61 409'],
          ['Revenu brut global', '', '', '61 409'],
          ['Revenu imposable', '', '', '61 409'],
          ['Impôt sur les revenus soumis au barème', '', '', '3 488'],
          ['Réduction d’impôt : dons', '', '', '-99'],
          ['Total de l’impôt sur le revenu net', '', '', '3 389'],
          ['Prélèvement à la source déjà payé en 2025', '', '', '-3 610'],
        ],
      )}<p style="margin-top:3mm"><b>Montant qui vous est remboursé : 221 €</b>, par virement sur votre compte bancaire le 24 juillet 2026. Votre taux de prélèvement à la source à compter de septembre 2026 : 5,5 %.</p><p>Cet avis vaut justificatif de revenus ; les organismes peuvent en vérifier l'authenticité en ligne. Vous pouvez contester ce montant jusqu'au 31 décembre 2028.</p>`,
    ],
    [],
    ['tax_total', 'teom', 'pay_by', 'balance'],
  ),
  none(
    'promesse-de-vente',
    SERIF,
    [
      `<p style="text-align:center"><b>COMPROMIS DE VENTE<br>PROMESSE SYNALLAGMATIQUE SOUS CONDITIONS SUSPENSIVES</b></p><h2>ENTRE LES SOUSSIGNÉS</h2>${paragraphs(
        [
          'Madame Sandrine DUCASSOU, infirmière, demeurant à BORDEAUX (33300), 27 rue Achard, ci-après « le promettant », d’une part,',
          'Et Monsieur Axel GUILLON et Madame Pauline ROBERT, demeurant ensemble à TALENCE (33400), 8 rue Roustaing, ci-après « le bénéficiaire », d’autre part,',
          'Le promettant s’engage à vendre au bénéficiaire, qui s’engage à acquérir si bon lui semble les conditions ci-après réalisées, les lots 17 et 96 de la copropriété Le Clos Bacalan, 27 rue Achard à BORDEAUX, moyennant le prix de 214 000 euros, outre la commission d’agence de 8 560 euros à la charge du bénéficiaire.',
          'CONDITIONS SUSPENSIVES. La présente promesse est consentie sous la condition suspensive de l’obtention par le bénéficiaire d’un prêt de 180 000 euros au maximum, sur vingt-cinq ans, au taux maximal de 3,90 % hors assurance, au plus tard le 15 décembre 2026, ainsi que de l’absence d’exercice du droit de préemption par la commune et de l’absence d’inscription hypothécaire d’un montant supérieur au prix.',
          'DÉPÔT DE GARANTIE. Le bénéficiaire verse ce jour la somme de 10 700 euros au séquestre de l’agence, qui s’imputera sur le prix. Elle restera acquise au promettant à titre de clause pénale si le bénéficiaire refuse de réitérer la vente, toutes conditions étant réalisées.',
          'RÉITÉRATION. L’acte authentique sera reçu par Maître Marion DARTIGUES, notaire à BORDEAUX, au plus tard le 29 janvier 2027.',
          'FACULTÉ DE RÉTRACTATION. Le bénéficiaire dispose d’un délai de dix jours à compter du lendemain de la première présentation de la lettre lui notifiant l’acte, conformément à l’article L. 271-1 du code de la construction et de l’habitation.',
          'Le bénéficiaire reconnaît avoir reçu le dossier de diagnostic technique, la fiche synthétique, le règlement de copropriété, les procès-verbaux des trois dernières assemblées générales et le pré-état daté.',
          'Fait à Bordeaux, le 19 octobre 2026, en trois exemplaires.',
        ],
      )}`,
    ],
    [],
    ['deed_on', 'surface_carrez', 'deposit', 'rent'],
  ),
  none(
    'note-aux-residents',
    SANS,
    [
      `<p><b style="font: bold 18pt 'URW Gothic', sans-serif; color:#00467f">ORALYS</b></p><h1>NOTE D'INFORMATION AUX RÉSIDENTS</h1><p>LE CARRÉ SAINT-LUC – bâtiments A, B, C et D – affichée le 12 octobre 2026</p>${paragraphs(
        [
          'Madame, Monsieur,',
          'Dans le cadre de la rénovation énergétique des façades, l’entreprise RHÔNE FAÇADES ISOLATION installera les échafaudages du bâtiment C à partir du lundi 2 novembre 2026. Nous vous remercions de retirer avant cette date tous les objets, jardinières, canisses et stores de vos loggias.',
          'Les travaux se dérouleront de 8 heures à 17 heures, du lundi au vendredi. Les fenêtres devront rester fermées pendant les phases de projection. Une protection sera posée sur les garde-corps. L’accès au parking se fera par la rue Félix Brun du 2 au 13 novembre.',
          'Une réunion de présentation du planning se tiendra dans le hall du 120 le jeudi 22 octobre à 18 h 30, en présence de l’architecte et du conseil syndical. Il ne s’agit pas d’une assemblée générale : aucune décision n’y sera prise.',
          'L’eau froide sera coupée le mardi 20 octobre de 9 heures à 12 heures pour le remplacement de la vanne générale. Pensez à faire des réserves.',
          'En cas d’urgence, l’astreinte du chantier est joignable au 04 72 00 18 99. Nous vous prions de nous excuser pour la gêne occasionnée et vous remercions de votre compréhension.',
          'Votre gestionnaire, Mathilde ROUSSEL',
        ],
      )}`,
    ],
    [],
    ['meeting_on', 'resolutions', 'budget', 'works_adopted'],
  ),
  none(
    'abonnement-fibre',
    SANS,
    [
      `<p style="font-size:15pt;color:#a21caf"><b>Onde Télécom Exemple</b></p><p style="margin-left:100mm">M. VERHAEGHE BASTIEN<br>7 RUE DU FAUBOURG D'ARRAS<br>59000 LILLE</p><h1>Facture Internet du 3 novembre 2026</h1><p>N° client 5 088 204 – N° de facture F-26-11-774120 – Ligne fixe 03 20 00 91 26 – Offre Fibre Max, engagement terminé</p>${table(
        ['Libellé', 'Période', 'Montant HT', 'Montant TTC'],
        [
          ['Abonnement Fibre Max', 'du 03/11/2026 au 02/12/2026', '27,49 €', '32,99 €'],
          ['Location de l’équipement', 'du 03/11/2026 au 02/12/2026', '4,16 €', '4,99 €'],
          ['Remise multi-lignes', '', '-4,16 €', '-4,99 €'],
          ['Appels hors forfait', 'octobre 2026', '0,84 €', '1,01 €'],
        ],
      )}<p style="margin-top:3mm"><b>Total à payer TTC : 34,00 €</b> – prélèvement le 14/11/2026, mandat SEPA OTE-559-0418. Report de la facture précédente : 0,00 €.</p><p>Votre offre peut être résiliée à tout moment depuis votre espace client ou par lettre recommandée, avec un préavis de dix jours. L'équipement doit être restitué dans le mois qui suit, sous peine d'une facturation de 100 €. Pour toute réclamation, adressez-vous d'abord au service client (appel gratuit), puis au service consommateurs, et en dernier recours au médiateur des communications électroniques. Débit descendant maximal : 2 Gbit/s. Empreinte carbone de votre consommation de données du mois : 612 Go, soit 9,8 kg équivalent CO₂.</p>`,
    ],
    [],
    ['total', 'to_pay', 'period_from', 'emissions', 'iban'],
  ),
];
