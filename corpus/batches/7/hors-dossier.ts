// Papers found in the same drawer that no dossier asks for.
import type { DocumentType } from '@quitus/domain/documents/document-type';

import { type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const CATCH_ALL: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];
const outside = (
  name: string,
  css: string,
  html: string,
  also: readonly DocumentType[] = [],
): Paper =>
  paperOf(`hors-${name}`, css, [html], {
    type: null,
    also: [...CATCH_ALL, ...also],
    sub_kind: null,
    facts: {},
  });
const sheet = `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 15mm; h1 { font-size: 14pt } td, th { border: .2mm solid #aaa } th { background: #eef }`;
const letter = `font: 11pt/1.5 'P052', serif; padding: 22mm`;

export const HORS_DOSSIER = [
  outside(
    'facture-electricite-limoges',
    sheet,
    `<table><tr><td style="border:0"><b style="font-size:15pt;color:#d35400">VoltaCité</b><br>Fournisseur d’électricité<br>Service clients : 09 69 00 12 34</td><td style="border:0;text-align:right">M GUIBERT STEPHANE<br>23 AV GARIBALDI<br>87100 LIMOGES</td></tr></table><h1>Votre facture du 18 septembre 2026</h1><p>N° de facture : 10 284 771 903 – N° client : 6 018 447 221 – Point de livraison (PDL) : 24 118 903 771 640<br>Lieu de consommation : 18 rue du Quinconce, 87000 LIMOGES – Contrat : Heures pleines / heures creuses, 6 kVA</p>${table(
      ['Détail', 'Du', 'Au', 'kWh', 'Prix unitaire HT', 'Montant HT'],
      [
        ['Abonnement', '18/07/2026', '17/09/2026', '', '12,44 €/mois', '24,88 €'],
        ['Consommation heures pleines', '18/07/2026', '17/09/2026', '214', '0,1561 €', '33,41 €'],
        ['Consommation heures creuses', '18/07/2026', '17/09/2026', '126', '0,1208 €', '15,22 €'],
        ['Accise sur l’électricité', '', '', '340', '0,02998 €', '10,19 €'],
        ['Contribution tarifaire d’acheminement', '', '', '', '', '3,10 €'],
      ],
    )}<p style="margin-top:4mm">Total HT : 86,80 € – TVA : 12,44 € – <b>Montant TTC à payer : 99,24 €</b>. Prélèvement le 05/10/2026. Aucun montant impayé à ce jour.</p><p>Votre consommation : prochaine relève autour du 17 novembre. En cas de difficulté de paiement, contactez notre service solidarité ; le médiateur national de l’énergie peut être saisi gratuitement. Dépannage réseau : 09 72 67 50 87.</p>`,
  ),
  outside(
    'devis-cuisine-epinal',
    sheet,
    `<p><b>CUISINES DU CHÂTEAU</b> – 14 zone des Terres Saint-Jean, 88000 ÉPINAL</p><h1>DEVIS N° 26-0882</h1><p>Date : 04/03/2026 – valable deux mois – Client : Mme HUMBERT Claudine, 26 rue des Minimes, 88000 ÉPINAL</p>${table(
      ['Désignation', 'Qté', 'P.U. HT', 'Total HT'],
      [
        ['Meubles bas caissons 60 cm façade chêne clair', '5', '214,00', '1 070,00'],
        ['Meubles hauts 60 x 70', '4', '142,00', '568,00'],
        ['Plan de travail stratifié 38 mm', '3,60 m', '96,00', '345,60'],
        ['Évier résine une cuve et mitigeur', '1', '288,00', '288,00'],
        ['Hotte aspirante 60 cm', '1', '319,00', '319,00'],
        ['Dépose de l’existant et mise en déchetterie', '1', '260,00', '260,00'],
        ['Pose', '2 jours', '480,00', '960,00'],
      ],
    )}<p style="margin-top:4mm">Total HT : 3&nbsp;810,60&nbsp;€ – TVA 10 % sur la pose et 20 % sur les fournitures : 640,12 € – Total TTC : 4&nbsp;450,72&nbsp;€. Acompte à la commande : 30 %. Délai de livraison : huit semaines.</p><p>Conditions générales : les plans restent la propriété du magasin jusqu’à la commande. Le client atteste que les locaux sont à usage d’habitation et achevés depuis plus de deux ans. Bon pour accord, date et signature :</p>`,
    ['DOCS_MAISON_MOINS_10_ANS'],
  ),
  outside(
    'courrier-voisin-bayonne',
    letter,
    `<p>Maïté ETCHEVERRY<br>Résidence Hegoa, bâtiment 2<br>9 allée des Platanes<br>64100 BAYONNE</p><p style="text-align:right">Bayonne, le 17 mars 2026</p>${paragraphs(['Monsieur Larralde,', 'Je me permets de vous écrire au sujet de l’appartement que vous louez au-dessus du mien. Depuis plusieurs semaines, de l’eau s’écoule du balcon lors de l’arrosage des plantes et vient tacher mon store. J’en ai parlé à votre locataire, qui s’est montrée très aimable, mais le problème persiste.', 'J’ai signalé la chose au syndic, qui m’a répondu que cela ne concernait pas les parties communes et que je devais m’arranger directement avec vous. Je vous joins deux photographies. Le remplacement de la toile du store est estimé à 240 euros par le magasin de la rue d’Espagne.', 'Peut-être votre assurance pourrait-elle prendre cela en charge ? Je préférerais que nous trouvions une solution entre voisins, sans avoir à évoquer la question à la prochaine assemblée. Je suis joignable le soir après dix-neuf heures.', 'En vous remerciant par avance, je vous prie de recevoir, Monsieur, mes salutations cordiales.'])}<p style="text-align:right">M. Etcheverry</p>`,
  ),
  outside(
    'amortissement-chambery',
    sheet,
    `<p><b>BANQUE DES BAUGES EXEMPLE</b> – Agence de Chambéry Centre</p><h1>Tableau d’amortissement prévisionnel</h1><p>Prêt immobilier n° 0073 118 204 – Emprunteurs : M. PERRIER Luc et Mme PERRIER Agathe – Capital emprunté : 170&nbsp;000,00&nbsp;€ – Taux débiteur fixe : 1,24 % – Durée : 240 mois – Assurance groupe : 0,30 % – TAEG : 1,78 % – Première échéance : 05/12/2019</p>${table(
      ['N°', 'Date', 'Échéance', 'Intérêts', 'Capital', 'Assurance', 'Capital restant dû'],
      [
        ['79', '05/06/2026', '842,36', '121,16', '678,70', '42,50', '116 574,12'],
        ['80', '05/07/2026', '842,36', '120,46', '679,40', '42,50', '115 894,72'],
        ['81', '05/08/2026', '842,36', '119,76', '680,10', '42,50', '115 214,62'],
        ['82', '05/09/2026', '842,36', '119,06', '680,80', '42,50', '114 533,82'],
        ['83', '05/10/2026', '842,36', '118,35', '681,51', '42,50', '113 852,31'],
        ['84', '05/11/2026', '842,36', '117,65', '682,21', '42,50', '113 170,10'],
      ],
    )}<p style="margin-top:4mm">Remboursement anticipé : vous pouvez à tout moment rembourser tout ou partie du prêt. L’indemnité ne peut excéder la valeur d’un semestre d’intérêts sur le capital remboursé au taux moyen du prêt, sans dépasser 3 % du capital restant dû. Aucune indemnité n’est due en cas de vente du bien faisant suite à un changement du lieu d’activité professionnelle. Document non contractuel édité le 20/05/2026.</p>`,
  ),
  outside(
    'bulletin-de-paie-quimper',
    sheet,
    `<table><tr><td style="border:0"><b>ÉLECTRICITÉ ODET SAS</b><br>7 rue du Président-Sadate, 29000 QUIMPER<br>SIRET 900 000 629 00010 – APE 4321A</td><td style="border:0;text-align:right"><b>BULLETIN DE PAIE</b><br>Période du 01/09/2026 au 30/09/2026<br>Paiement le 30/09/2026 par virement</td></tr></table><p style="margin-top:4mm">M. LE BIHAN Yann – 14 impasse de Kerlaëron, 29000 QUIMPER – Matricule 0014 – Emploi : chef d’équipe électricien – Convention collective : ouvriers du bâtiment – Coefficient 270 – Entrée : 03/09/2001</p>${table(
      ['Libellé', 'Base', 'Taux', 'Part salarié', 'Part employeur'],
      [
        ['Salaire de base', '151,67', '17,85', '2 707,31', ''],
        ['Heures supplémentaires 25 %', '17,33', '22,31', '386,63', ''],
        ['Santé – complémentaire', '', '', '-31,20', '46,80'],
        ['Retraite sécurité sociale plafonnée', '3 093,94', '6,90 %', '-213,48', '264,53'],
        ['Retraite complémentaire tranche 1', '3 093,94', '4,01 %', '-124,07', '186,25'],
        ['CSG déductible', '3 039,80', '6,80 %', '-206,71', ''],
        ['Indemnités de panier', '19', '11,40', '216,60', ''],
      ],
    )}<p style="margin-top:4mm">Net à payer avant impôt sur le revenu : 2&nbsp;735,08&nbsp;€ – Impôt prélevé à la source (taux 5,4 %) : 138,12 € – <b>Net payé : 2&nbsp;596,96&nbsp;€</b>. Congés acquis : 17,5 jours. Dans votre intérêt, conservez ce bulletin de paie sans limitation de durée.</p>`,
  ),
  outside(
    'circulaire-gardien-limoges',
    letter,
    `<p style="font-size:13pt"><b>INFORMATION AUX RÉSIDENTS</b><br>Le Clos des Émailleurs – 18 rue du Quinconce – Limoges</p><p style="text-align:right">Affiché le 2 octobre 2026</p>${paragraphs(['Mesdames, Messieurs,', 'Nous vous informons que l’entreprise de ramonage passera dans les deux bâtiments le mardi 20 octobre entre 8 h 30 et 12 h. Les occupants équipés d’une chaudière à conduit sont priés d’être présents ou de confier leurs clés à un voisin.', 'La collecte des encombrants aura lieu le jeudi 22 octobre au matin. Merci de ne déposer vos objets qu’à partir de la veille au soir, à l’angle de la rue, et jamais dans le local à poubelles. Les pots de peinture, batteries et gravats doivent être portés en déchetterie.', 'L’ascenseur du bâtiment B sera à l’arrêt le lundi 26 octobre pour le remplacement du câble de traction. Les personnes à mobilité réduite peuvent se signaler auprès de l’accueil afin qu’une solution leur soit proposée.', 'Enfin, il est rappelé que le stationnement devant la barrière des pompiers est strictement interdit, et que les trottinettes électriques ne doivent pas être rechargées dans les parties communes. Nous comptons sur le civisme de chacun et vous remercions de votre compréhension.'])}<p style="text-align:right">Votre gestionnaire, Mme Villeger</p>`,
  ),
];
