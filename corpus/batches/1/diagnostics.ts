// Reports of surveyors, each by a program of Liciel's kind and by another hand.
import type { SubKind } from '@quitus/domain/reading/read-document';

import { either, type Paper, type Truth } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const HOME = [
  'Localisation du bien',
  '27 rue Paul Bellamy, 44000 NANTES – Bat. B ; Etage 2 ; Lot numéro 23',
] as const;
const ORDER = [
  'Donneur d’ordre / propriétaire',
  'Mme HUREAU Sylvie, 27 rue Paul Bellamy, 44000 NANTES',
] as const;
const AT_HOME: Truth['facts'] = {
  property_address: either(
    '27 rue Paul Bellamy, 44000 NANTES',
    '27 rue Paul Bellamy, 44000 NANTES – Bat. B ; Etage 2 ; Lot numéro 23',
  ),
  owner: 'Mme HUREAU Sylvie',
  lots: ['23'],
};
const FIRM =
  '<p><b>DIAG’OUEST EXPERTISES</b> | 3 rue Crébillon 44000 NANTES | Tél. : 02.40.00.33.44 | SIRET 90000000100011 | Assurance RC pro n° 55.881.020 valable jusqu’au 31/12/2026</p>';
const gridCss = `font: 8.8pt 'DejaVu Sans', sans-serif; h1 { font-size: 13.5pt; text-align: center; background: #fce5cd; padding: 2mm } td, th { border: .2mm solid #888 } th { background: #f3f3f3 } h2 { font-size: 10pt; margin-top: 3mm }`;
const otherCss = `font: 10.5pt/1.45 'Nimbus Roman', serif; padding: 22mm; h1 { font-size: 15pt; text-align: center } td, th { border: .2mm solid #000 }`;

const report = (
  name: string,
  sub_kind: SubKind,
  facts: Truth['facts'],
  html: string,
  css = gridCss,
  type: Truth['type'] = 'DIAGNOSTICS',
): Paper => ({ name, css, pages: [html], documents: [{ type, sub_kind, facts }] });

const amiante = report(
  'amiante-grille',
  'AMIANTE',
  { ...AT_HOME, report_number: '26/DO/0871', made_on: '2026-09-08', diagnostic_result: 'POSITIVE' },
  `${FIRM}<h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti (listes A et B)</h1><p>Numéro de dossier : 26/DO/0871 – Date du repérage : 08/09/2026</p>${table([], [HOME, ORDER, ['Permis de construire', 'antérieur au 1er juillet 1997']])}<h2>1. Les conclusions</h2><p>Il a été repéré des matériaux et produits de la liste B contenant de l’amiante : dalles de sol (Cuisine) – sur jugement de l’opérateur. Évaluation périodique.</p><p>Il n’a pas été repéré de matériaux ou produits de la liste A contenant de l’amiante.</p>${table(
    ['Localisation', 'Matériau', 'Résultat', 'État'],
    [
      ['Cuisine', 'Dalles de sol', 'Présence', 'Non dégradé – EP'],
      ['Séjour', 'Plinthes', 'Absence', ''],
    ],
  )}`,
);
const amiante2 = report(
  'amiante-constat',
  'AMIANTE',
  {
    property_address: '15 rue Saint-Julien à Angers',
    owner: 'M. et Mme TESSIER',
    lots: ['6', '19'],
    made_on: either('2026-05-20', '2026-05-22'),
    diagnostic_result: 'NEGATIVE',
  },
  `<p>Cabinet Lemée, contrôleur technique – Angers</p><h1>CONSTAT AMIANTE AVANT VENTE</h1>${paragraphs(['Articles R. 1334-20 et R. 1334-21 du code de la santé publique.', 'Appartement de M. et Mme TESSIER, 15 rue Saint-Julien à Angers, lots 6 et 19. Visite effectuée le 20 mai 2026.', 'Au terme de la recherche, aucun matériau ou produit susceptible de contenir de l’amiante n’a été repéré dans les locaux visités, tant au titre de la liste A que de la liste B.', 'Locaux non visités : néant. Aucun prélèvement n’a été nécessaire.', 'Rapport rédigé à Angers le 22 mai 2026.'])}`,
  otherCss,
);

const plomb = report(
  'plomb-grille',
  'PLOMB',
  {
    property_address: either(
      '15 rue Saint-Julien, 49100 ANGERS',
      '15 rue Saint-Julien, 49100 ANGERS – lot 6',
    ),
    owner: 'M. et Mme TESSIER',
    lots: ['6'],
    report_number: '26/DO/0902',
    made_on: '2026-09-15',
    diagnostic_result: 'POSITIVE',
  },
  `${FIRM}<h1>Constat de risque d’exposition au plomb – CREP</h1><p>Dossier 26/DO/0902 – Date(s) de la visite faisant l’objet du CREP : 15/09/2026</p>${table(
    [],
    [
      ['Bien', '15 rue Saint-Julien, 49100 ANGERS – lot 6'],
      ['Propriétaire', 'M. et Mme TESSIER'],
      ['Appareil à fluorescence X', 'Modèle XF-2, source Cd109 du 01/02/2024'],
      ['Année de construction', 'avant 1949'],
    ],
  )}<h2>Synthèse des unités de diagnostic</h2>${table(
    ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
    [
      ['Nombre', '88', '12', '61', '13', '2', '0'],
      ['%', '100', '13,6', '69,3', '14,8', '2,3', '0'],
    ],
  )}<p>Du fait de la présence de revêtements contenant du plomb, le propriétaire veillera à l’entretien des revêtements recouvrant les unités de classe 1 et 2 afin d’éviter leur dégradation future. Seuil réglementaire : 1 mg/cm².</p>`,
);
const plomb2 = report(
  'plomb-texte',
  'PLOMB',
  {
    property_address: '40 route de Dinan, 35190 Tinténiac',
    owner: 'Mme BERTHELOT',
    made_on: '2026-02-04',
    diagnostic_result: 'NEGATIVE',
  },
  `<p>Cabinet Lemée</p><h1>Recherche de plomb dans les peintures</h1>${paragraphs(['Constat établi avant vente en application des articles L. 1334-5 et suivants du code de la santé publique (CREP).', 'Immeuble : 40 route de Dinan, 35190 Tinténiac. Propriétaire : Mme BERTHELOT. Mesures effectuées le 4 février 2026.', 'Conclusion : le constat n’a pas révélé de revêtements contenant du plomb à une concentration supérieure aux seuils. 46 unités de diagnostic, toutes de classe 0.', 'Le présent constat n’a pas à être renouvelé à chaque mutation.'])}`,
  otherCss,
);

const termites = report(
  'termites-grille',
  'TERMITES',
  { ...AT_HOME, made_on: '2026-09-08', diagnostic_result: 'NEGATIVE' },
  `${FIRM}<h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>Norme NF P 03-201 – Date du repérage : 08/09/2026 – Durée : 01 h 05 – validité : 6 mois</p>${table([], [HOME, ORDER])}<h2>Conclusion</h2><p>Il n’a pas été repéré d’indice d’infestation de termites.</p>${table(
    ['Bâtiments et parties visités', 'Ouvrages examinés', 'Résultat du diagnostic d’infestation'],
    [
      ['2e étage – Entrée', 'Sol parquet, plinthes bois', 'Absence d’indices'],
      ['Cave', 'Murs parpaing, porte bois', 'Absence d’indices'],
    ],
  )}<p>Constatations diverses : traces de vrillettes sur plinthe du séjour.</p>`,
);
const termites2 = report(
  'termites-texte',
  'TERMITES',
  {
    property_address: '12 rue des Vignes, 85200 Fontenay-le-Comte',
    owner: 'Mme BOUTET Chantal',
    made_on: '2026-07-03',
    diagnostic_result: 'POSITIVE',
  },
  `<h1>ÉTAT DU BÂTIMENT RELATIF À LA PRÉSENCE DE TERMITES</h1>${paragraphs(['Articles L. 126-24 et R. 126-42 du code de la construction et de l’habitation. Commune concernée par l’arrêté préfectoral du 11 mars 2003.', 'Maison, 12 rue des Vignes, 85200 Fontenay-le-Comte, propriété de Mme BOUTET Chantal. Visite du 3 juillet 2026.', 'Présence : des galeries-tunnels et des bois dégradés par les termites souterrains (Reticulitermes) ont été constatés dans la dépendance et au pied du poteau nord.', 'Le propriétaire doit en faire la déclaration en mairie.'])}`,
  otherCss,
);

const gaz = report(
  'gaz-grille',
  'GAZ',
  { ...AT_HOME, made_on: '2026-09-08', diagnostic_result: 'POSITIVE' },
  `${FIRM}<h1>Rapport de l’état de l’installation intérieure de gaz</h1><p>NF P45-500 – Date du repérage : 08/09/2026</p>${table([], [HOME, ORDER, ['Distributeur', 'Réseau gaz naturel – PCE 14400000000001']])}<h2>Identification des appareils</h2>${table(
    ['Genre', 'Type', 'Puissance', 'Localisation', 'Observation'],
    [
      ['Chaudière', 'Étanche', '24 kW', 'Cuisine', ''],
      ['Table de cuisson', 'Non raccordé', '', 'Cuisine', 'Anomalie A1 – 8b'],
    ],
  )}<h2>Conclusion</h2><p>☐ L’installation ne comporte aucune anomalie. ☒ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement. ☐ anomalies de type A2. ☐ anomalies de type DGI (danger grave et immédiat).</p>`,
);
const gaz2 = report(
  'gaz-texte',
  'GAZ',
  {
    property_address: '15 rue Saint-Julien, Angers',
    owner: 'M. TESSIER',
    made_on: '2026-05-20',
    diagnostic_result: 'NEGATIVE',
  },
  `<p>Cabinet Lemée</p><h1>Diagnostic gaz</h1>${paragraphs(['État de l’installation intérieure de gaz en vue de la vente (articles L. 134-9 et R. 134-6 et suivants du CCH).', 'Logement de M. TESSIER, 15 rue Saint-Julien, Angers. Contrôle réalisé le 20 mai 2026 en présence du propriétaire.', 'Installation au gaz naturel : une chaudière murale raccordée à un conduit, une plaque de cuisson. Robinet de commande, ventilation et évacuation vérifiés.', 'Aucune anomalie n’a été relevée lors de la visite. Rapport valable trois ans.'])}`,
  otherCss,
);

const power = report(
  'electricite-grille',
  'ELECTRICITE',
  { ...AT_HOME, made_on: '2026-09-08', diagnostic_result: 'POSITIVE' },
  `${FIRM}<h1>Rapport de l’état de l’installation intérieure d’électricité</h1><p>NF C16-600 – Date du repérage : 08/09/2026</p>${table([], [HOME, ORDER, ['Année de l’installation', '1971'], ['Distributeur', 'Enedis']])}<h2>Conclusion</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie. ☒ L’installation intérieure d’électricité comporte une ou des anomalies.</p>${table(
    ['Domaine', 'Anomalie', 'Pièce'],
    [
      ['Prise de terre', 'B3.3.6 a1 – circuits sans conducteur de protection', 'Chambre 2'],
      ['Matériels inadaptés', 'B8.3 b – matériel vétuste', 'Cave'],
    ],
  )}`,
);
const power2 = report(
  'electricite-texte',
  'ELECTRICITE',
  {
    property_address: '2 rue Molière, La Roche-sur-Yon',
    owner: 'M. LE GOFF',
    lots: ['12'],
    made_on: '2025-11-03',
    diagnostic_result: 'NEGATIVE',
  },
  `<h1>Diagnostic électrique du logement</h1>${paragraphs(['État de l’installation intérieure d’électricité des immeubles à usage d’habitation (arrêté du 28 septembre 2017).', 'Appartement lot 12, 2 rue Molière, La Roche-sur-Yon. Bailleur : M. LE GOFF. Intervention du 3 novembre 2025.', 'Appareil général de commande et de protection : présent et accessible. Dispositif différentiel 30 mA : présent. Liaison équipotentielle de la salle d’eau : conforme.', 'L’opérateur n’a constaté aucune anomalie.'])}`,
  otherCss,
);

const risks = report(
  'erp-formulaire',
  'ERP',
  {
    property_address: '27 rue Paul Bellamy, 44000 NANTES',
    owner: 'Mme HUREAU',
    made_on: '2026-10-02',
  },
  `<h1 style="font-size:14pt">État des risques</h1><p>en application des articles L. 125-5 à L. 125-7 et R. 125-26 du code de l’environnement – Document réalisé le : 02/10/2026</p>${table(
    [],
    [
      ['Parcelle', 'MR 214'],
      ['Adresse', '27 rue Paul Bellamy, 44000 NANTES'],
    ],
  )}<h2>Situation au regard de plans de prévention des risques</h2>${table(
    [],
    [
      ['PPR naturels – inondation', '☐ prescrit ☒ approuvé le 31/03/2014'],
      ['PPR miniers', '☐ oui ☒ non'],
      ['PPR technologiques', '☐ oui ☒ non'],
      ['Sismicité', 'zone 3 – modérée'],
      ['Radon', 'niveau 3'],
      ['Secteur d’information sur les sols', 'non'],
      ['Débroussaillement', 'non'],
      ['Sinistre indemnisé CATNAT', '☐ oui ☒ non'],
    ],
  )}<p>Vendeur : Mme HUREAU – Acquéreur : ...............</p>`,
  `font-size: 9.5pt; td { border: .2mm solid #555 }`,
);
const risks2 = report(
  'erp-georisques',
  'ERP',
  { property_address: '40 route de Dinan, 35190 Tinténiac', made_on: '2026-06-18' },
  `<h1 style="color:#000091">ERRIAL – État des risques</h1><p>Préparé sur errial.georisques.gouv.fr le 18 juin 2026</p><h2>Adresse de l’immeuble : 40 route de Dinan 35190 Tinténiac</h2>${paragraphs(['RISQUES FAISANT L’OBJET D’UNE OBLIGATION D’INFORMATION : SISMICITÉ 2/5 faible. RADON : potentiel significatif, zone 3.', 'AUTRES RISQUES : retrait-gonflement des argiles, aléa moyen. Inondation par remontée de nappe possible.', 'INFORMATIONS À COMPLÉTER PAR LE PROPRIÉTAIRE VENDEUR : sinistres ayant donné lieu à indemnisation au titre des catastrophes naturelles : non.', 'Bruit : le bien n’est pas dans un plan d’exposition au bruit.'])}`,
  `font: 11pt 'DejaVu Sans', sans-serif`,
);

const noise = report(
  'bruit-formulaire',
  'BRUIT',
  { property_address: '14 rue du Bourgneuf, 44340 BOUGUENAIS', made_on: '2026-10-02' },
  `<h1>État des nuisances sonores aériennes</h1><p>Établi en application de l’article L. 112-11 du code de l’urbanisme, le 02/10/2026</p>${table(
    [],
    [
      ['Bien', '14 rue du Bourgneuf, 44340 BOUGUENAIS'],
      ['Plan d’exposition au bruit', 'révisé ☐ approuvé ☒ le 17/09/2003'],
      ['Aérodrome', 'Nantes-Atlantique'],
      ['Zone', '☐ A très forte ☐ B forte ☒ C modérée ☐ D'],
    ],
  )}`,
  otherCss,
);
const noise2 = report(
  'bruit-lettre',
  'BRUIT',
  { property_address: '9 rue du Landreau, 35136 Saint-Jacques-de-la-Lande' },
  `<h1>Information bruit – PEB</h1>${paragraphs(['Le bien situé 9 rue du Landreau, 35136 Saint-Jacques-de-la-Lande est compris dans le périmètre du plan d’exposition au bruit (PEB) de l’aéroport de Rennes, arrêté du 16 mai 2012, en zone D.', 'Le plan est consultable en mairie et sur le site géoportail. Document remis à l’acquéreur le 9 mars 2026.'])}`,
  otherCss,
);

const septic = report(
  'assainissement-spanc',
  'ASSAINISSEMENT',
  {
    property_address: '40 route de Dinan, 35190 TINTENIAC',
    owner: 'Mme BERTHELOT Marie',
    made_on: '2026-01-21',
    sewer_kind: 'NON_COLLECTIF',
  },
  `<p>Communauté de communes de la Bretagne Romantique – SPANC</p><h1 style="font-size:13pt">RAPPORT DE VISITE – Contrôle périodique de bon fonctionnement d’une installation d’assainissement non collectif</h1>${table(
    [],
    [
      ['Propriétaire', 'Mme BERTHELOT Marie'],
      ['Adresse', '40 route de Dinan 35190 TINTENIAC'],
      ['Date du contrôle', '21/01/2026'],
      ['Filière', 'Fosse toutes eaux 3 m³ + épandage'],
      ['Motif', 'Vente'],
    ],
  )}<h2>Avis du service</h2><p>Installation NON CONFORME – défaut de structure, sans danger pour la santé. Travaux dans un délai d’un an après la vente.</p>`,
  gridCss,
  'DIAGNOSTICS_ASSAINISSEMENT',
);
const sewer = report(
  'assainissement-raccordement',
  'ASSAINISSEMENT',
  {
    property_address: '14 rue du Bourgneuf, 44340 Bouguenais',
    made_on: '2026-06-12',
    sewer_kind: 'COLLECTIF',
  },
  `<p>Nantes Métropole, direction du cycle de l’eau</p><h1>CERTIFICAT DE RACCORDEMENT AU RÉSEAU PUBLIC D’ASSAINISSEMENT</h1>${paragraphs(['Suite à votre demande, un agent du service a contrôlé le 12 juin 2026 les branchements eaux usées et eaux pluviales de l’immeuble 14 rue du Bourgneuf, 44340 Bouguenais.', 'Les eaux usées domestiques sont raccordées au collecteur public. Les eaux pluviales s’écoulent au caniveau. Le raccordement est déclaré CONFORME.', 'Ce certificat est valable dix ans.'])}`,
  otherCss,
  'DIAGNOSTICS_ASSAINISSEMENT',
);

const cover: Paper = {
  name: 'ddt-couverture',
  css: gridCss,
  pages: [
    `${FIRM}<h1 style="font-size:20pt;margin-top:50mm">DOSSIER DE DIAGNOSTIC TECHNIQUE</h1><p>Dossier n° 26/DO/0871 – Vente – Mme HUREAU Sylvie – 27 rue Paul Bellamy, 44000 NANTES, lot 23</p><h2>Résumé de l’expertise</h2>${table(
      ['Prestation', 'Conclusion'],
      [
        ['Amiante', 'Présence liste B'],
        ['Électricité', 'Anomalies'],
        ['Gaz', 'Anomalie A1'],
        ['Termites', 'Pas d’indice'],
      ],
    )}<p>☐ Plomb ☒ Amiante ☒ Termites ☒ Gaz ☒ Électricité ☐ Piscine ☐ Assainissement ☐ Robien ☐ Prêt à taux zéro</p>`,
  ],
  documents: [
    {
      type: 'DIAGNOSTICS',
      sub_kind: 'DDT',
      facts: { report_number: '26/DO/0871', owner: 'Mme HUREAU Sylvie' },
    },
  ],
};

export const DIAGNOSTICS = [
  amiante,
  amiante2,
  plomb,
  plomb2,
  termites,
  termites2,
  gaz,
  gaz2,
  power,
  power2,
  risks,
  risks2,
  noise,
  noise2,
  septic,
  sewer,
  cover,
];
