// Papers that no slot waits for, though they come in the same envelope.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const letter = `font: 10.6pt/1.5 'P052', serif; padding: 22mm 24mm`;
const form = `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt } td, th { border: .2mm solid #999; padding: 1mm 1.5mm } th { background: #eee }`;

export const HORS_DOSSIER = [
  stranger(
    'box-internet-metz',
    form,
    `<p style="font-size:16pt"><b>Fibre Est Exemple</b></p><p style="text-align:right">M. KIEFFER LAURENT<br>24 RUE DES TANNEURS DU SABLON<br>57000 METZ</p><h1>Votre facture du 4 octobre 2026</h1><p>Facture n° 26100448812 – ligne 03 87 00 21 55 – identifiant client 7710448</p>${table(
      ['Abonnements et options', 'Période', 'Montant TTC'],
      [
        ['Box Fibre Sérénité', 'du 04/10 au 03/11', '39,99 €'],
        ['Location décodeur', 'du 04/10 au 03/11', '4,00 €'],
        ['Remise fidélité', '', '-5,00 €'],
        ['Communications hors forfait', 'du 04/09 au 03/10', '1,26 €'],
      ],
    )}<p><b>Total à payer : 40,25 € TTC</b> (dont TVA 20 % : 6,71 €) – prélèvement le 18/10/2026.</p><p>Report du solde précédent : 0,00 €. Votre mandat de prélèvement SEPA porte la référence unique FEE0044178. Pour toute réclamation, contactez le service clients au 3900 ou écrivez à Fibre Est Exemple, TSA 40011, 54900 NANCY CEDEX. En cas de déménagement, pensez à signaler votre nouvelle adresse deux semaines avant.</p>`,
    ['total', 'to_pay', 'period_from', 'solde_anterieur'],
  ),
  stranger(
    'mandat-exclusif-roubaix',
    form,
    `<p><b>AGENCE DU PARC BARBIEUX EXEMPLE</b> – transaction immobilière – 59100 ROUBAIX</p><h1>MANDAT EXCLUSIF DE VENTE N° 2026-0418</h1><p>Entre les soussignés : SCI BEFFROI 59, le mandant, et l’agence, le mandataire, titulaire de la carte professionnelle transaction CPI 5906 2020 000 000 811.</p>${paragraphs(['Le mandant confie au mandataire, qui l’accepte, mandat exclusif de rechercher un acquéreur pour le bien suivant : appartement de trois pièces avec garage, 118 rue des Peignerons, 59100 ROUBAIX, vendu loué.', 'Prix demandé par le mandant : 149 000 €, honoraires d’agence inclus de 5 % TTC à la charge du vendeur.', 'Le présent mandat est consenti pour une durée de trois mois, renouvelable par tacite reconduction dans la limite d’un an. Passé un délai de trois mois, il peut être dénoncé à tout moment par lettre recommandée avec un préavis de quinze jours.', 'Le mandant s’interdit de traiter directement ou par l’intermédiaire d’un autre agent pendant la durée du mandat. Il s’engage à fournir les diagnostics, le règlement de copropriété et les trois derniers procès-verbaux d’assemblée.', 'Droit de rétractation : le consommateur dispose de quatorze jours pour se rétracter d’un contrat conclu hors établissement.'])}<p>Fait à ROUBAIX, le 2 septembre 2026, en deux exemplaires. Le mandant – Le mandataire</p>`,
    ['price', 'deed_on', 'rent', 'meeting_on'],
  ),
  stranger(
    'offre-pret-nancy',
    letter,
    `<p><b>Caisse de Prêt Lorraine Exemple</b><br>Service crédits immobiliers – 54000 NANCY</p><p style="text-align:right">Nancy, le 7 octobre 2026</p><p><b>Objet : accord de principe – dossier 88-204417</b></p>${paragraphs(['Monsieur,', 'Nous avons le plaisir de vous confirmer notre accord de principe pour le financement de votre projet d’acquisition d’une résidence principale, sous réserve de l’étude définitive de votre dossier et de l’acceptation de l’assurance emprunteur.', 'Montant du prêt : 118 000 €. Durée : 240 mois. Taux débiteur fixe : 3,15 %. Mensualité hors assurance : 663,21 €. Taux annuel effectif global estimé : 3,74 %. Frais de dossier : 590 €.', 'Le présent accord ne constitue pas une offre de prêt au sens des articles L. 313-24 et suivants du code de la consommation. Il est valable deux mois. Un crédit vous engage et doit être remboursé : vérifiez vos capacités de remboursement avant de vous engager.', 'Nous vous remercions de nous adresser la copie du compromis de vente signé dès qu’il sera en votre possession.', 'Votre conseillère, Mélanie Aubertin'])}`,
    ['price', 'rent', 'lease_duration_months', 'owner'],
  ),
  stranger(
    'lettre-voisinage-strasbourg',
    letter,
    `<p>SOGEREM ALSACE<br>15 quai des Bateliers du Rhin, 67000 STRASBOURG</p><p style="text-align:right">Strasbourg, le 12 octobre 2026</p><p><b>À tous les résidents du PARC DE L’ILL – coupure d’eau</b></p>${paragraphs(['Mesdames, Messieurs,', 'Nous vous informons que l’entreprise Plomberie Kuntz interviendra le jeudi 22 octobre 2026, de 8 h 30 à 12 h, pour le remplacement d’une vanne en pied de colonne de l’escalier 2. L’alimentation en eau froide et en eau chaude sera interrompue pendant cette durée.', 'Nous vous conseillons de faire une réserve d’eau, de fermer vos robinets et de ne pas mettre en marche lave-linge et lave-vaisselle. Des traces de rouille peuvent apparaître à la remise en service : laissez couler quelques minutes.', 'Par ailleurs, nous rappelons que les encombrants ne doivent pas être déposés dans le local à poubelles ; la prochaine collecte aura lieu le 3 novembre.', 'Nous vous remercions de votre compréhension. Le syndic, R. Oberlé'])}`,
    ['meeting_on', 'total', 'sent_on', 'resolutions'],
    ['CHARGES'],
  ),
  stranger(
    'devis-fenetres-metz',
    form,
    `<p><b>MENUISERIES DE LA SEILLE</b> – ZAC des Deux-Fontaines, 57000 METZ – RGE n° 77-1402 – TVA FR00900712003</p><h1>Devis n° D26-0933 du 17/06/2026</h1><p>Client : M. et Mme KIEFFER – 24 rue des Tanneurs du Sablon, 57000 METZ – validité du devis : 2 mois</p>${table(
      ['Désignation', 'Qté', 'P.U. HT', 'Total HT'],
      [
        ['Fenêtre PVC 2 vantaux, double vitrage 4/16/4 argon, Uw 1,3', '3', '642,00', '1 926,00'],
        ['Porte-fenêtre PVC, loggia', '1', '988,00', '988,00'],
        ['Volet roulant électrique', '4', '415,00', '1 660,00'],
        ['Dépose, pose et évacuation des anciennes menuiseries', '1', '1 240,00', '1 240,00'],
      ],
    )}<p>Total HT : 5 814,00 € – TVA 5,5 % : 319,77 € – <b>Total TTC : 6 133,77 €</b>. Acompte de 30 % à la commande : 1 840,13 €. Délai d’exécution : 8 semaines. L’aspect extérieur doit être conforme aux prescriptions de la copropriété ; l’accord de l’assemblée générale est à fournir par le client.</p><p>Bon pour accord, date et signature :</p>`,
    ['total', 'to_pay', 'price', 'energy'],
    ['DOCS_MAISON_MOINS_10_ANS', 'ENTRETIEN'],
  ),
  stranger(
    'impot-revenu-nancy',
    form,
    `<p><b>FINANCES PUBLIQUES</b> – SIP DE NANCY SUD-OUEST</p><h1>IMPÔT SUR LES REVENUS DE L’ANNÉE 2025<br>Avis établi en 2026</h1><p>MME PIERRON JACQUELINE – 16 AVENUE DES CHARMILLES LORRAINES – 54000 NANCY<br>Référence de l’avis : 26 54 9917204 08 – situation de famille : D – parts : 1,00</p>${table(
      ['Détail des revenus', 'Déclarant 1', 'Total'],
      [
        ['Pensions, retraites, rentes', '24 812', '24 812'],
        ['Abattement spécial de 10 %', '-2 481', '-2 481'],
        ['Pensions nettes', '22 331', '22 331'],
        ['Revenu brut global', '', '22 331'],
        ['Revenu fiscal de référence', '', '22 331'],
        ['Impôt sur les revenus soumis au barème', '', '1 187'],
        ['Retenue à la source prélevée en 2025', '', '1 140'],
        ['Reste à payer', '', '47'],
      ],
    )}<p>Le montant restant dû sera prélevé sur votre compte bancaire le 25 septembre 2026. Cet avis justifie de vos ressources auprès des tiers. Vous n’êtes plus redevable de la taxe d’habitation sur votre résidence principale.</p>`,
    ['tax_total', 'teom', 'tax_fees', 'to_pay'],
  ),
];
