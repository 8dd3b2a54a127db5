// Reports on old buildings and their surroundings: lead, termites, risks, noise, sewer.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const GREY = `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; text-align: center; margin: 4mm 0 } h2 { font-size: 9.6pt; background: #d8d8d8; padding: .8mm 2mm; margin: 3.4mm 0 1.2mm } td, th { border: .2mm solid #888; padding: 1mm 1.4mm } th { background: #efefef; font-weight: bold }`;

const lead = paperOf(
  'plomb-constat-colmar',
  GREY,
  [
    `<p><b>RHIN DIAG</b> – 27 route de Rouffach, 68000 COLMAR – RCP Assureur Exemple n° 88-1204</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB<br>CREP</h1><p>Articles L. 1334-5 à L. 1334-10 et R. 1334-10 à R. 1334-12 du code de la santé publique – arrêté du 19 août 2011 – norme NF X 46-030</p>${table(
      [],
      [
        ['Référence du dossier', 'RD-2026-0612', 'Date d’intervention', '19/10/2026'],
        ['Adresse du bien', '14 Grand’rue des Potiers, 68000 COLMAR', 'Lot(s)', '5'],
        [
          'Propriétaire',
          'Mme BAUR Liliane',
          'Nature de la mission',
          '☒ Avant la vente ☐ Avant la mise en location',
        ],
        [
          'Partie expertisée',
          'Parties privatives, 2e étage',
          'Année de construction',
          'avant 1949',
        ],
        [
          'Appareil à fluorescence X',
          'Exempla XRF – n° 2204 – source 57Co',
          'Occupation',
          'par le propriétaire, pas d’enfant de moins de 6 ans',
        ],
      ],
    )}<h2>1. Synthèse des classements</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '97', '14', '75', '6', '2', '0'],
        ['%', '100', '14,4 %', '77,3 %', '6,2 %', '2,1 %', '0 %'],
      ],
    )}<h2>2. Conclusion</h2><p>Le constat de risque d’exposition au plomb a mis en évidence la présence d’unités de diagnostic de classe 1 et 2. Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de diagnostic de classe 1 et 2, afin d’éviter leur dégradation future. Aucune situation de risque de saturnisme infantile ni de dégradation du bâti n’a été relevée.</p><h2>3. Extrait des mesures positives (seuil 1 mg/cm²)</h2>${table(
      ['Zone', 'Unité de diagnostic', 'Substrat', 'Revêtement', 'Mesure mg/cm²', 'État', 'Classe'],
      [
        [
          'Chambre 1',
          'Fenêtre, huisserie intérieure',
          'Bois',
          'Peinture',
          '4,1',
          'Non dégradé',
          '1',
        ],
        ['Séjour', 'Volets', 'Bois', 'Peinture', '7,3', 'État d’usage', '2'],
        ['Séjour', 'Plinthes', 'Bois', 'Peinture', '2,6', 'Non visible', '1'],
      ],
    )}<p style="margin-top:3mm">Rapport établi à Colmar le 19/10/2026 par Mme N. Haag. Validité : un an, soit jusqu’au 18/10/2027 (présence de plomb à une concentration supérieure au seuil). Une copie du constat est remise à l’acquéreur et, le cas échéant, aux occupants. La notice d’information « Les dangers liés au plomb » est jointe au présent rapport.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      report_number: 'RD-2026-0612',
      made_on: '2026-10-19',
      valid_until: '2027-10-18',
      property_address: '14 Grand’rue des Potiers, 68000 COLMAR',
      owner: 'Mme BAUR Liliane',
      lots: ['5'],
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const termites = paperOf(
  'termites-etat-compiegne',
  GREY,
  [
    `<p><b>PICARDIE EXPERTISE IMMO</b> – 3 cours Guynemer-Nord, 60200 COMPIÈGNE</p><h1>ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT</h1><p>Établi en respect de l’arrêté du 29 mars 2007 modifié – norme NF P 03-201 – N° de dossier : PEI26-2208 – Date de la mission : 02/11/2026 – Heure d’arrivée : 09 h 30 – Temps passé sur site : 1 h 15</p><h2>A. – Désignation du ou des bâtiments</h2><p>Localisation : département OISE – Adresse : 8 rue des Veneurs – Commune : 60200 COMPIÈGNE – Section cadastrale AR, parcelle 402 – Maison individuelle, rez-de-chaussée, étage et combles. Le bien est situé dans une zone soumise à un arrêté préfectoral.</p><h2>B. – Désignation du client</h2><p>Nom et prénom : M. et Mme LESTOQUOY Alain – Adresse : 8 rue des Veneurs, 60200 COMPIÈGNE – Qualité du donneur d’ordre : propriétaire</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>Nom et prénom : DUMEIGE Fabien – certificat de compétence n° T-1904, Certif Exemple, valable jusqu’au 30/04/2029 – Assurance : Assureur Exemple, police 4418-06, échéance 31/12/2026</p><h2>D. – Identification des parties du bâtiment visitées et résultats</h2>${table(
      [
        'Bâtiments et parties de bâtiments visités',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultats du diagnostic d’infestation',
      ],
      [
        [
          'RDC – Entrée',
          'Sol carrelage, plinthes bois, porte bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'RDC – Séjour',
          'Parquet, plinthes, huisseries bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          '1er – Chambres',
          'Parquet, plinthes, placards',
          'Absence d’indices d’infestation de termites',
        ],
        ['Combles', 'Charpente bois, solives', 'Absence d’indices d’infestation de termites'],
        ['Jardin (10 m)', 'Souches, clôture bois', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E. – Parties non visitées</h2><p>Néant.</p><h2>F. – Constatations diverses</h2><p>Traces anciennes de petites vrillettes sur deux solives des combles, hors champ de la mission.</p><h2>G. – Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites le jour de la visite.</b></p><p>Le présent état est utilisable jusqu’au 01/05/2027. Fait à COMPIÈGNE, le 02/11/2026. Il ne peut être utilisé qu’en son entier et ne porte que sur l’absence ou la présence de termites au jour de la visite. L’intervention n’a pas pour but de donner un diagnostic de la résistance mécanique des bois et matériaux.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      report_number: 'PEI26-2208',
      made_on: '2026-11-02',
      valid_until: '2027-05-01',
      property_address: '8 rue des Veneurs, 60200 COMPIÈGNE',
      owner: 'M. et Mme LESTOQUOY Alain',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['lots', 'surface_carrez', 'dpe_number'],
  },
);

const risks = paperOf(
  'erp-preventimmo-metz',
  `font: 8.6pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 15pt; color: #0b6e4f; margin: 0 } h2 { font-size: 10pt; color: #0b6e4f; margin: 4mm 0 1mm } .b { border: .3mm solid #0b6e4f; padding: 2.5mm; display: grid; grid-template-columns: 1fr 1fr; gap: 3mm } td, th { border: .15mm solid #aac; padding: .9mm 1.3mm } th { background: #e7f3ee; font-weight: bold }`,
  [
    `<h1>État des Risques</h1><p>Établi en application des articles L. 125-5 à L. 125-7 et R. 125-23 à R. 125-27 du code de l’environnement – formulaire à jour de l’arrêté du 27 septembre 2022</p><div class="b"><div>Réf. commande : ERP-4471-2026<br>Réalisé par : MOSEL DIAG<br>Pour le compte de : M. et Mme KIEFFER Laurent<br>Date de réalisation : <b>8 septembre 2026</b></div><div>Localisation du bien :<br><b>24 rue des Tanneurs du Sablon<br>57000 METZ</b><br>Référence cadastrale : SR 214<br>Altitude : 172 m</div></div><h2>Synthèse des risques de la commune</h2>${table(
      ['Type', 'Nature du risque', 'État de la procédure', 'Date', 'Concerné', 'Travaux'],
      [
        ['PPRn', 'Inondation (Moselle, Seille)', 'approuvé', '28/07/2005', 'non', '–'],
        ['PPRn', 'Mouvement de terrain', 'approuvé', '28/07/2005', 'non', '–'],
        ['SIS', 'Pollution des sols', 'approuvé', '10/09/2019', 'non', '–'],
        ['Sismicité', 'Zone 1 – très faible', '', '01/05/2011', 'oui', '–'],
        ['Radon', 'Commune à potentiel radon de niveau 1', '', '01/07/2018', 'oui', '–'],
        ['Argiles', 'Aléa moyen (retrait-gonflement)', '', '01/01/2020', 'oui', '–'],
      ],
    )}<h2>Débroussaillement, recul du trait de côte</h2><p>Le bien n’est pas situé dans une zone soumise à l’obligation légale de débroussaillement. La commune ne figure pas sur la liste fixée par décret au titre du recul du trait de côte.</p><h2>Déclaration de sinistres indemnisés (article L. 125-2 ou L. 128-2 du code des assurances)</h2>${table(
      ['Catastrophe naturelle', 'Début', 'Fin', 'Arrêté', 'Indemnisé'],
      [
        ['Inondations et coulées de boue', '08/04/1983', '10/04/1983', '16/05/1983', '☐ oui ☐ non'],
        [
          'Inondations, coulées de boue et mouvements de terrain',
          '25/12/1999',
          '29/12/1999',
          '29/12/1999',
          '☐ oui ☐ non',
        ],
      ],
    )}<p style="margin-top:3mm">À la connaissance du vendeur, le bien n’a pas fait l’objet d’une indemnisation. Documents de référence consultables sur georisques.gouv.fr et en mairie. L’état des risques doit dater de moins de six mois lors de la signature de la promesse de vente.</p><p>Vendeur : M. et Mme KIEFFER Laurent – signature : &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Acquéreur : – signature :</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '24 rue des Tanneurs du Sablon, 57000 METZ',
      owner: 'M. et Mme KIEFFER Laurent',
      made_on: '2026-09-08',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-aerodrome-strasbourg',
  GREY,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (article L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière (articles L. 112-11 et suivants).</p><p>Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral du 24/02/2004 – mis à jour le 24/02/2004</p>${table(
      [],
      [
        [
          'Adresse de l’immeuble',
          '37 quai des Cigognes',
          'Code postal',
          '67000',
          'Commune',
          'STRASBOURG',
        ],
      ],
    )}<h2>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : ☐ oui &nbsp; ☒ non<br>révisé ☐ &nbsp; approuvé ☐ &nbsp; date : –<br>Si oui, nom de l’aérodrome : –</p><p>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : ☐ oui &nbsp; ☒ non</p><h2>Situation de l’immeuble au regard du zonage d’un plan d’exposition au bruit</h2><p>L’immeuble se situe dans une zone de bruit définie comme : ☐ zone A (très forte) &nbsp; ☐ zone B (forte) &nbsp; ☐ zone C (modérée) &nbsp; ☐ zone D<br>Aucune zone : ☒</p><h2>Documents de référence</h2><p>Le plan d’exposition au bruit de l’aérodrome de Strasbourg-Entzheim est consultable sur le site internet de l’Institut national de l’information géographique et forestière (geoportail.gouv.fr) et à la mairie de la commune où est sis l’immeuble.</p>${table(
      [],
      [
        ['Vendeur ou bailleur', 'Mme SCHMITTER Odile'],
        ['Acquéreur ou locataire', ''],
        ['Date et lieu', 'le 05/11/2026, à STRASBOURG'],
      ],
    )}<p style="margin-top:3mm">Information sur les nuisances sonores aériennes : pour en savoir plus, consultez le site du ministère de la transition écologique.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '37 quai des Cigognes, 67000 STRASBOURG',
      made_on: '2026-11-05',
      owner: 'Mme SCHMITTER Odile',
    },
    absent: ['dpe_number', 'lots', 'surface_carrez'],
  },
);

const sewer = paperOf(
  'assainissement-controle-dunkerque',
  GREY,
  [
    `<p><b>COMMUNAUTÉ URBAINE DES DUNES</b><br>Service public de l’assainissement – Pôle contrôle des branchements – 2 rue des Digues, 59140 DUNKERQUE</p><h1>RAPPORT DE CONTRÔLE DE CONFORMITÉ DU RACCORDEMENT<br>AU RÉSEAU PUBLIC D’ASSAINISSEMENT COLLECTIF<br>(cession immobilière)</h1>${table(
      [],
      [
        ['N° de rapport', 'ASS-2026-01893', 'Date du contrôle', '22/09/2026'],
        [
          'Adresse de l’immeuble',
          '31 rue des Chalutiers, 59240 DUNKERQUE',
          'Référence cadastrale',
          'KE 55',
        ],
        ['Propriétaire', 'M. BAERT Christophe', 'Agent', 'S. Vanhille'],
        ['Type de réseau', 'Séparatif', 'Type de bien', 'Maison individuelle'],
      ],
    )}<h2>1. Eaux usées</h2>${table(
      ['Appareil contrôlé', 'Niveau', 'Exutoire constaté', 'Conformité'],
      [
        ['Évier', 'RDC', 'Réseau eaux usées', 'Oui'],
        ['WC', 'RDC', 'Réseau eaux usées', 'Oui'],
        ['Lave-linge', 'RDC', 'Réseau eaux usées', 'Oui'],
        ['Douche, lavabo', '1er étage', 'Réseau eaux usées', 'Oui'],
      ],
    )}<h2>2. Eaux pluviales</h2><p>Toiture avant : réseau pluvial public. Toiture arrière : infiltration à la parcelle. Aucun rejet d’eaux pluviales dans le réseau d’eaux usées n’a été mis en évidence par les tests à la fluorescéine.</p><h2>3. Avis</h2><p>Le raccordement de l’immeuble est déclaré <b>CONFORME</b> au règlement du service d’assainissement à la date du contrôle. Cet avis est valable trois ans, sous réserve qu’aucune modification ne soit apportée aux installations. Il est établi sur la base des éléments accessibles et ne préjuge pas de l’état des canalisations enterrées.</p><p>Fait à Dunkerque, le 25 septembre 2026 – le responsable du service.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      report_number: 'ASS-2026-01893',
      made_on: either('2026-09-22', '2026-09-25'),
      property_address: '31 rue des Chalutiers, 59240 DUNKERQUE',
      owner: 'M. BAERT Christophe',
      sewer_kind: 'COLLECTIF',
    },
    absent: ['lots', 'dpe_number', 'surface_carrez'],
  },
);

export const RAPPORTS_BATIMENT = [lead, termites, risks, noise, sewer];
