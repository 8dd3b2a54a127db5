// Where a home stands: risks, noise of planes, and where its waters go.
import { paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const risks = paperOf(
  'erp-montlouis-etat',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h1 { font-size: 15pt; text-align: center } h2 { font-size: 9.4pt; background: #1d5b79; color: #fff; padding: .8mm 2mm; margin: 2.6mm 0 1mm } td { border: .15mm solid #8aa; padding: .8mm 1.2mm } p { margin-bottom: 1mm }`,
  [
    `<h1>État des risques</h1><p style="text-align:center">En application des articles L. 125-5 à L. 125-7, R. 125-23 à R. 125-27 et R. 563-1 à D. 563-8-1 du code de l’environnement</p>${table(
      [],
      [
        ['Réalisé par', 'Val de Loire Diagnostics pour le compte de M. et Mme DELANOUE Philippe'],
        ['Numéro de dossier', 'VLD-26-0902'],
        ['Date de réalisation', '08/09/2026 (document valable 6 mois)'],
        ['Adresse de l’immeuble', '8 rue des Vignes 37270 MONTLOUIS-SUR-LOIRE'],
        ['Référence cadastrale', '000 BC 301, 000 BC 303'],
      ],
    )}<h2>Situation de l’immeuble au regard de plans de prévention des risques naturels (PPRn)</h2><p>L’immeuble est situé dans le périmètre d’un PPRn : ☐ prescrit ☐ anticipé ☒ approuvé, date 18/07/2016 ☐ non – Risques pris en compte : ☐ inondation ☒ mouvement de terrain (cavités, effondrement de coteau) ☐ sécheresse ☐ feu de forêt<br>L’immeuble est concerné par des prescriptions de travaux dans le règlement du PPRn : ☐ oui ☒ non</p><h2>Plans de prévention des risques miniers (PPRm) et technologiques (PPRt)</h2><p>PPRm : ☒ non. PPRt : ☒ non.</p><h2>Zonage sismique réglementaire</h2><p>☐ zone 1 très faible ☒ zone 2 faible ☐ zone 3 modérée ☐ zone 4 moyenne ☐ zone 5 forte</p><h2>Zonage réglementaire à potentiel radon</h2><p>☒ zone 1 ☐ zone 2 ☐ zone 3</p><h2>Information relative à la pollution des sols</h2><p>Le terrain est situé en secteur d’information sur les sols (SIS) : ☐ oui ☒ non</p><h2>Recul du trait de côte – obligations légales de débroussaillement (OLD)</h2><p>Commune exposée au recul du trait de côte : ☒ non. Terrain soumis à l’obligation légale de débroussailler : ☒ non</p><h2>Sinistres indemnisés par l’assurance à la suite d’une catastrophe N/M/T</h2><p>L’immeuble a-t-il donné lieu au versement d’une indemnité à la suite d’une catastrophe naturelle, minière ou technologique ? ☐ oui ☒ non</p><h2>Arrêtés de catastrophe naturelle pris sur la commune (extrait)</h2>${table(
      [],
      [
        ['Inondations et coulées de boue', 'du 30/05/2016 au 05/06/2016', 'arrêté du 15/06/2016'],
        [
          'Mouvements de terrain différentiels (sécheresse)',
          'du 01/07/2022 au 30/09/2022',
          'arrêté du 21/07/2023',
        ],
        ['Effondrement de coteau', 'du 24/01/2018 au 25/01/2018', 'arrêté du 26/11/2018'],
      ],
    )}<p style="margin-top:2mm">Documents de référence permettant la localisation de l’immeuble au regard des risques pris en compte : cartographie du PPR, fiche Géorisques, potentiel argiles (exposition forte).</p><table style="margin-top:2mm"><tr><td>Vendeur : M. et Mme DELANOUE Philippe</td><td>à Montlouis-sur-Loire, le 10/09/2026</td><td>Acquéreur :</td></tr></table><p style="font-size:7.4pt;margin-top:2mm">Information sur les risques naturels, miniers ou technologiques, la sismicité, le potentiel radon, les pollutions de sols et le recul du trait de côte : pour en savoir plus, consultez le site www.georisques.gouv.fr. Modèle d’état des risques – ministère chargé de l’écologie.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      owner: 'M. et Mme DELANOUE Philippe',
      property_address: '8 rue des Vignes, 37270 MONTLOUIS-SUR-LOIRE',
      made_on: { either: ['2026-09-08', '2026-09-10'] },
      report_number: 'VLD-26-0902',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-nice-aerodrome',
  `font: 9.6pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 15mm; h1 { font-size: 15pt; text-align: center } h2 { font-size: 10.4pt; border-bottom: .3mm solid #444; margin: 4mm 0 1.5mm } td { border: .15mm solid #777 }`,
  [
    `<p>BAIE EXPERTISES – 17 rue de France, 06000 NICE – Rapport n° BE26-1540-ENSA</p><h1>État des nuisances sonores aériennes</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière. Cet état est à joindre à la promesse de vente ou, à défaut, à l’acte authentique et au contrat de location.</p><p>Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 2005-06-118 du 8 février 2005.</p><h2>1. Adresse de l’immeuble</h2>${table(
      [],
      [
        ['Adresse', '9 rue Verdi', 'Code postal', '06000', 'Commune', 'NICE'],
        ['Lot', '14', 'Cadastre', 'KV 95', '', ''],
      ],
    )}<h2>2. Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : ☒ oui ☐ non<br>☐ révisé ☒ approuvé – date : 08/02/2005<br>Si oui, nom de l’aérodrome : Nice-Côte d’Azur</p><p>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : ☐ oui ☒ non</p><h2>3. Situation de l’immeuble au regard du zonage d’un plan d’exposition au bruit</h2><p>L’immeuble se situe dans une zone de bruit définie comme :<br>☐ zone A (très forte) &nbsp; ☐ zone B (forte) &nbsp; ☐ zone C (modérée) &nbsp; ☒ zone D</p><p style="font-size:8.4pt">Zone A : intérieur de la courbe d’indice Lden 70. Zone B : entre la courbe Lden 70 et une courbe choisie entre 65 et 62. Zone C : entre la limite extérieure de la zone B et une courbe choisie entre 57 et 55. Zone D : entre la limite extérieure de la zone C et la courbe Lden 50 ; elle n’est obligatoire que pour certains aérodromes.</p><h2>4. Documents de référence permettant la localisation de l’immeuble</h2><p>Le plan d’exposition au bruit est consultable sur le site du Géoportail et à la mairie de la commune. Extrait cartographique joint.</p><h2>5. Parties à l’acte</h2>${table(
      [],
      [
        ['Vendeur ou bailleur', 'Mme FERRERO Chiara'],
        ['Acquéreur ou locataire', ''],
        ['Date et lieu', 'le 19/10/2026, à NICE'],
      ],
    )}<p style="margin-top:4mm;font-size:8.4pt">Information sur les nuisances sonores aériennes : pour en savoir plus, consultez le site du ministère chargé de l’aviation civile.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      owner: 'Mme FERRERO Chiara',
      property_address: '9 rue Verdi, 06000 NICE',
      lots: ['14'],
      made_on: '2026-10-19',
      report_number: 'BE26-1540-ENSA',
    },
    absent: ['diagnostic_result', 'dpe_number', 'price'],
  },
);

const sewer = paperOf(
  'assainissement-montlouis-spanc',
  `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 13.6pt; text-align: center; color: #155e75 } h2 { font-size: 10.4pt; background: #dff1f5; padding: 1mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .15mm solid #8fb6bf } th { background: #eef7f9 }`,
  [
    `<p><b>Communauté de communes Touraine-Est Vallées</b><br>Service public d’assainissement non collectif (SPANC)<br>48 rue de la Frelonnerie, 37270 MONTLOUIS-SUR-LOIRE</p><h1>RAPPORT DE VISITE<br>Contrôle de l’existant dans le cadre d’une vente immobilière</h1>${table(
      [],
      [
        ['N° de rapport', 'SPANC-2025-188'],
        ['Propriétaire', 'M. et Mme DELANOUE Philippe'],
        ['Adresse de l’installation', '8 rue des Vignes, 37270 MONTLOUIS-SUR-LOIRE'],
        ['Références cadastrales', 'BC 301, BC 303'],
        ['Date de la visite', '13/05/2025'],
        ['Personne présente', 'M. DELANOUE'],
        ['Nombre de pièces principales', '6 – résidence principale, 4 occupants'],
      ],
    )}<h2>Description de l’installation d’assainissement non collectif</h2>${table(
      ['Ouvrage', 'Caractéristiques', 'Observation'],
      [
        [
          'Prétraitement',
          'Fosse septique béton 2 000 l (1978), WC seuls',
          'Dernière vidange : 2016, justificatif non fourni',
        ],
        ['Bac dégraisseur', '200 l', 'Accessible, colmatage partiel'],
        ['Traitement', 'Puisard', 'Filière non réglementaire'],
        ['Eaux pluviales', 'Séparées, infiltrées au jardin', 'Sans objet'],
      ],
    )}<h2>Évaluation (arrêté du 27 avril 2012)</h2><p>Défaut de sécurité sanitaire : non. Défaut de structure ou de fermeture des ouvrages : non. Installation incomplète ou significativement sous-dimensionnée : oui. Zone à enjeux sanitaires ou environnementaux : non.</p><h2>Conclusion</h2><p><b>Installation non conforme.</b> Travaux obligatoires dans un délai d’un an à compter de la signature de l’acte de vente, à la charge de l’acquéreur. Un projet de réhabilitation doit être soumis au SPANC avant tout commencement des travaux.</p><p>En application de l’article L. 271-4 du code de la construction et de l’habitation, ce rapport est joint au dossier de diagnostic technique ; il est daté de moins de trois ans au moment de l’acte. Date limite de validité : 12/05/2028.</p><p>Le présent contrôle ne constitue pas une garantie de bon fonctionnement. Redevance : 165,00&nbsp;€ TTC, à la charge du vendeur.</p><p>Fait à Montlouis-sur-Loire, le 20/05/2025 – Le technicien, Damien Pasquier – Visa du vice-président</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. et Mme DELANOUE Philippe',
      property_address: '8 rue des Vignes, 37270 MONTLOUIS-SUR-LOIRE',
      made_on: { either: ['2025-05-13', '2025-05-20'] },
      valid_until: '2028-05-12',
      report_number: 'SPANC-2025-188',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'lots'],
  },
);

export const ENVIRONNEMENT = [risks, noise, sewer];
