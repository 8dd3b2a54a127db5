// Papers that no slot waits for, near to ours: a surveyor's bill, a bank's offer, letters of a syndic and a town.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';
import { CATCH_ALL } from './outils.ts';

const stranger = (
  name: string,
  css: string,
  html: string,
  absent: readonly FactName[],
  also: readonly DocumentType[] = [],
): Paper =>
  paperOf(`etranger-${name}`, css, [html], {
    type: null,
    also: [...CATCH_ALL, ...also],
    sub_kind: null,
    facts: {},
    absent,
  });
const sans = `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 16mm; td, th { border: .2mm solid #999; padding: .8mm 1.6mm } h1 { font-size: 13pt }`;
const serif = `font: 11.4pt/1.55 'P052', serif; padding: 24mm`;

export const ETRANGERS_VOISINS: readonly Paper[] = [
  stranger(
    'facture-diagnostics-tours',
    sans,
    `<p><b>TOURAINE DIAGNOSTICS</b> – 17 rue Marceau 37000 TOURS – SIRET 900 000 826 00011 – TVA FR00900000826</p><h1>FACTURE N° F26-2207 – 08/09/2026</h1><p>Mlle FERRAND-DIALLO Océane – 8 Rue de la Scellerie – 37000 TOURS<br>Dossier TD26-2207 – intervention du 03/09/2026</p>${table(
      ['Prestation', 'Qté', 'HT', 'TTC'],
      [
        [
          'Pack vente appartement T2/T3 : DPE, plomb, électricité, Carrez, état des risques',
          '1',
          '325,00',
          '390,00',
        ],
        ['Remise site internet', '1', '-25,00', '-30,00'],
        ['Total', '', '300,00', '360,00'],
      ],
    )}<p style="margin-top:4mm">TVA 20 % : 60,00 €. Net à payer : 360,00 €. Acquittée par carte bancaire le 03/09/2026. Les rapports sont remis après encaissement.</p>`,
    ['surface_carrez', 'total', 'to_pay', 'diagnostic_result', 'dpe_number'],
  ),
  stranger(
    'tarif-etat-date-merignac',
    serif,
    `<p>novalys immobilier<br>Agence de Mérignac Centre – service mutations</p><p style="text-align:right">Mérignac, le 16 septembre 2026</p><p>Objet : vente de vos lots 134 et 288 – Résidence Les Jardins d’Arlac</p>${paragraphs(
      [
        'Monsieur,',
        'Vous nous avez informés de la mise en vente de votre bien. L’état daté sera établi à la demande de votre notaire au prix de 380,00 € TTC, débité sur votre compte de copropriétaire le jour de la signature. Le pré-état daté peut être commandé sur votre espace client au prix de 180,00 € TTC.',
        'Les procès-verbaux des trois dernières assemblées générales, le carnet d’entretien et la fiche synthétique y sont téléchargeables gratuitement.',
        'Pensez à résilier votre prélèvement automatique. Nos conseillers transaction se tiennent à votre disposition pour une estimation offerte.',
        'Coralie DUBOURDIEU, gestionnaire',
      ],
    )}`,
    ['total', 'balance', 'meeting_on', 'to_pay'],
  ),
  stranger(
    'offre-pret-pessac',
    sans,
    `<p><b>CRÉDIT GIRONDIN EXEMPLE</b> – agence Pessac Centre</p><h1>OFFRE DE PRÊT IMMOBILIER – fiche d’information standardisée européenne</h1><p>Emprunteurs : M. DA SILVA FERREIRA Mickaël et Mme LEBEAU Eva – Offre n° 0448 7719 émise le 02/05/2018, valable 30 jours</p>${table(
      [],
      [
        ['Objet', 'Acquisition d’un appartement T3, 5 rue des Poilus, 33600 PESSAC'],
        ['Montant du prêt', '190 000,00 €'],
        ['Durée', '240 mois'],
        ['Taux débiteur fixe', '1,55 %'],
        ['TAEG', '2,11 %'],
        ['Échéance hors assurance', '920,90 €'],
        ['Garantie', 'caution Crédit Logement-Exemple'],
      ],
    )}<p style="margin-top:4mm">Vous disposez d’un délai de réflexion de dix jours. L’offre est soumise à la condition suspensive de la signature de l’acte authentique.</p>`,
    ['price', 'deed_on', 'sellers', 'rent', 'iban'],
  ),
  stranger(
    'sinistre-assureur-la-rochelle',
    serif,
    `<p><b>Mutuelle Océan Exemple</b><br>Centre de gestion sinistres, 79018 NIORT CEDEX 9</p><p style="text-align:right">Niort, le 9 février 2026</p><p>Références : sinistre M260118447 – événement du 12/01/2026 – contrat PNO 17 448 0062</p>${paragraphs(
      [
        'Monsieur HUYNH,',
        'Nous avons bien reçu le rapport de l’expert relatif au dégât des eaux survenu 12 avenue des Amériques à La Rochelle. Les dommages aux embellissements sont évalués à 1 184,00 €, vétusté de 236,80 € déduite, franchise de 125,00 €.',
        'En application de la convention IRSI, nous vous réglons ce jour la somme de 822,20 € par virement. La recherche de fuite reste à la charge de l’assureur de l’immeuble.',
        'Merci de nous adresser la facture des travaux pour le versement de l’indemnité différée.',
      ],
    )}`,
    ['insurer', 'total', 'valid_until', 'to_pay'],
    ['ASSURANCES_DU_LOGEMENT'],
  ),
  stranger(
    'mairie-voirie-chateauroux',
    serif,
    `<p>VILLE DE CHÂTEAUROUX<br>Direction de l’urbanisme et du cadre de vie</p><p style="text-align:right">Le 3 juin 2026</p><p>Objet : occupation du domaine public – échafaudage 44 rue Victor Hugo</p>${paragraphs(
      [
        'Le maire de Châteauroux, vu le code général des collectivités territoriales, vu la demande de l’Agence Indre-et-Brenne du 18 mai 2026, ARRÊTE :',
        'Article 1er. Le pétitionnaire est autorisé à installer un échafaudage de 14 mètres au droit de l’immeuble en copropriété 44 rue Victor Hugo pour la réfection de la couverture, du 22 juin au 31 juillet 2026.',
        'Article 2. La redevance s’élève à 214,20 €. Article 3. Le stationnement est interdit sur trois emplacements.',
        'Le présent arrêté peut être déféré au tribunal administratif de Limoges dans un délai de deux mois.',
      ],
    )}`,
    ['deed_on', 'works_adopted', 'meeting_on', 'total'],
  ),
  stranger(
    'devis-ravalement-bayonne',
    sans,
    `<p><b>ADOUR FAÇADES SARL</b> – ZA de Saint-Frédéric, 64100 BAYONNE</p><h1>DEVIS DV-1180 du 11/03/2026 – validité 3 mois</h1><p>Syndicat des copropriétaires 11 rue Pannecau, 64100 BAYONNE – à l’attention de Mme Lassalle-Etchegaray, syndic</p>${table(
      ['Poste', 'U', 'Qté', 'PU HT', 'Total HT'],
      [
        ['Échafaudage', 'm²', '186,00', '14,50', '2 697,00'],
        ['Piquage des enduits', 'm²', '142,00', '23,00', '3 266,00'],
        ['Enduit chaux trois couches', 'm²', '142,00', '71,00', '10 082,00'],
        ['Peinture des colombages', 'ml', '96,00', '38,00', '3 648,00'],
        ['Total HT', '', '', '', '19 693,00'],
        ['TVA 10 %', '', '', '', '1 969,30'],
        ['Total TTC', '', '', '', '21 662,30'],
      ],
    )}<p style="margin-top:4mm">Acompte de 30 % à la commande. Bon pour accord, date et signature :</p>`,
    ['total', 'works_adopted_total', 'to_pay', 'budget'],
  ),
  stranger(
    'lettre-conseil-syndical-orleans',
    serif,
    `<h1 style="font-size:15pt;text-align:center">La Gazette du Bourdon Blanc – n° 14 – octobre 2026</h1>${paragraphs(
      [
        'Chers voisins, le conseil syndical fait le point avant notre assemblée générale de décembre.',
        'Chaufferie : les travaux de rénovation sont terminés, coût final conforme au vote (61 240 €). Les premiers relevés montrent 12 % de gaz en moins.',
        'Impayés : un copropriétaire concentre à lui seul 4 800 € de retard ; l’audience a été reportée.',
        'Idées pour 2027 : vélos électriques, composteur, réfection des boîtes aux lettres. Venez nombreux en parler le 15 décembre !',
        'Rappel : le syndic (Loiret Syndic Services) reçoit le mardi matin. Bonne lecture, Irène, Momo et Bertrand.',
      ],
    )}`,
    ['impayes', 'works_adopted', 'resolutions', 'quitus'],
  ),
];
