// Risks, noise of aircraft, drains.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';
import { foot, sides } from './communs.ts';

const risks = paperOf(
  'erp-formulaire-sete',
  `font: 8.2pt/1.34 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h1 { font-size: 13pt; text-align: center; background: #333; color: #fff; padding: 1.5mm } h2 { font-size: 9pt; background: #ddd; padding: .6mm 2mm; margin: 2.6mm 0 1mm } td, th { border: .1mm solid #777; padding: .6mm 1.2mm } p { margin-bottom: 1mm }`,
  [
    `<h1>État des Risques</h1><p>Cet état est établi en application des articles L. 125-5 à L. 125-7, L. 125-9, L. 125-10 et R. 125-23 à R. 125-27 du code de l’environnement, sur la base des informations mises à disposition par arrêté préfectoral n° DDTM34-2024-08-14967 du 22/08/2024. <b>Établi le : 30/11/2026</b> – validité : 6 mois.</p>
    ${table(
      [],
      [
        ['Adresse de l’immeuble', '158 boulevard Joliot Curie, 34200 SÈTE'],
        ['Références cadastrales', '000 BH 218'],
        ['Lots', '214, 331'],
        ['Vendeur', 'Mme EL AMRANI Samira'],
        ['Acquéreur', ''],
      ],
    )}
    <h2>Situation de l’immeuble au regard de plans de prévention des risques naturels (PPRn)</h2><p>L’immeuble est situé dans le périmètre d’un PPRn : prescrit ☐ anticipé ☐ approuvé ☒ – date : 25/01/2012. Risques pris en compte : inondation ☒ submersion marine ☒ mouvement de terrain ☐ sécheresse / argile ☐. L’immeuble est concerné par des prescriptions de travaux : oui ☐ non ☒</p>
    <h2>Plans de prévention des risques miniers (PPRm)</h2><p>L’immeuble est situé dans le périmètre d’un PPRm : oui ☐ non ☒</p>
    <h2>Plans de prévention des risques technologiques (PPRt)</h2><p>L’immeuble est situé dans le périmètre d’un PPRt prescrit ☐ approuvé ☐ non ☒. L’immeuble est situé en secteur d’expropriation ou de délaissement : oui ☐ non ☒</p>
    <h2>Zonage sismique réglementaire</h2><p>zone 1 très faible ☐ zone 2 faible ☒ zone 3 modérée ☐ zone 4 moyenne ☐ zone 5 forte ☐</p>
    <h2>Potentiel radon</h2><p>L’immeuble se situe dans une commune à potentiel radon de niveau 3 : oui ☐ non ☒ (niveau 1)</p>
    <h2>Pollution des sols – secteurs d’information sur les sols (SIS)</h2><p>oui ☐ non ☒</p>
    <h2>Recul du trait de côte</h2><p>L’immeuble est situé dans une zone exposée au recul du trait de côte : à horizon de 30 ans ☐ de 30 à 100 ans ☐ non ☒ – commune figurant au décret du 29/04/2022 : oui ☒</p>
    <h2>Obligation légale de débroussaillement</h2><p>oui ☐ non ☒</p>
    <h2>Sinistres indemnisés par l’assurance à la suite d’une catastrophe N, M ou T</h2><p>Le bien a donné lieu au versement d’une indemnité : oui ☐ non ☒</p>
    ${table(
      ['Type de catastrophe', 'Début', 'Fin', 'Arrêté du', 'JO du', 'Indemnisé'],
      [
        [
          'Inondations et coulées de boue',
          '16/12/1997',
          '19/12/1997',
          '12/03/1998',
          '28/03/1998',
          '☐',
        ],
        [
          'Inondations et chocs mécaniques liés à l’action des vagues',
          '28/11/2014',
          '30/11/2014',
          '17/02/2015',
          '19/02/2015',
          '☐',
        ],
        [
          'Inondations et coulées de boue',
          '22/10/2019',
          '23/10/2019',
          '30/10/2019',
          '31/10/2019',
          '☐',
        ],
      ],
    )}
    <p style="margin-top:2mm">Pièces jointes : extrait du règlement graphique du PPRi, fiche communale, arrêté. État réalisé par SETE DIAG IMMO, 22 rue Gambetta 34200 SÈTE. Le vendeur : &nbsp;&nbsp;&nbsp;&nbsp; L’acquéreur :</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '158 boulevard Joliot Curie, 34200 SÈTE',
      owner: 'Mme EL AMRANI Samira',
      lots: ['214', '331'],
      parcels: either(['BH 218'], ['000 BH 218']),
      made_on: '2026-11-30',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const noise = paperOf(
  'bruit-etat-nimes',
  `font: 9.4pt/1.45 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; text-align: center; border: .4mm solid #000; padding: 2mm } td { border: .2mm solid #555 } h2 { font-size: 10pt; margin: 4mm 0 1mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent, à ce titre, être notifiées à l’occasion de toute cession, location ou construction immobilière.</p>
    ${table(
      [],
      [
        ['Document réalisé le', '14/10/2026, par GARD EXPERTISES CONSEIL, 30900 NÎMES'],
        ['Adresse de l’immeuble', '77 route de Saint-Gilles, 30132 CAISSARGUES'],
        ['Cadastre', 'AN 88'],
        ['Vendeur', 'M. ROUSTAN Lilian'],
      ],
    )}
    <h2>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : ☒ oui ☐ non – révisé ☐ approuvé ☒ – date : 22/03/2006<br>Nom de l’aérodrome : Nîmes-Garons</p><p>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : ☒ oui ☐ non – travaux réalisés : ☐ oui ☒ non</p>
    <h2>Zone</h2><p>☐ zone A (très forte) ☐ zone B (forte) ☒ zone C (modérée) ☐ zone D</p>
    <h2>Consultation</h2><p>Le plan d’exposition au bruit est consultable sur le site du Géoportail de l’Institut national de l’information géographique et forestière et à la mairie de Caissargues.</p><p style="margin-top:8mm">Vendeur – bailleur : M. ROUSTAN Lilian &nbsp;&nbsp; Acquéreur – locataire : ........................ &nbsp;&nbsp; Date, lieu : 14/10/2026, Nîmes</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '77 route de Saint-Gilles, 30132 CAISSARGUES',
      owner: 'M. ROUSTAN Lilian',
      parcels: ['AN 88'],
      made_on: '2026-10-14',
    },
    absent: ['lots', 'price'],
  },
);

const septic = paperOf(
  'assainissement-spanc-foix',
  `font: 9pt/1.38 'Nimbus Sans', sans-serif; h1 { font-size: 12.5pt; text-align: center; background: #dfeedd; padding: 2mm } td, th { border: .2mm solid #7a9; padding: .9mm 1.4mm } th { background: #eef6ed; font-weight: bold } h2 { font-size: 10pt; margin: 3.5mm 0 1mm }`,
  [
    `${sides('<b>SYNDICAT DES EAUX DE L’ARIÈGE EXEMPLE</b><br>Service public d’assainissement non collectif (SPANC)<br>Rue du Bicentenaire, 09000 SAINT-PAUL-DE-JARRAT', 'Foix, le 8 septembre 2026<br>Dossier n° 09236-0117')}
    <h1>RAPPORT DE CONTRÔLE DE BON FONCTIONNEMENT<br>D’UNE INSTALLATION D’ASSAINISSEMENT NON COLLECTIF<br>dans le cadre d’une vente immobilière</h1>
    ${table(
      [],
      [
        ['Propriétaire', 'Indivision ESTAQUE / LAFFONT'],
        ['Adresse de l’installation', 'Hameau de Prayols, 09000 PRAYOLS'],
        ['Parcelle(s)', 'A 412'],
        ['Date de la visite', '2 septembre 2026'],
        ['Agent', 'M. Loïc Sutra'],
        ['Personne présente', 'M. Bernard Estaque'],
      ],
    )}
    <h2>Description de l’installation</h2>${table(
      ['Élément', 'Constat'],
      [
        [
          'Prétraitement',
          'Fosse septique béton 2 m³ recevant les eaux vannes seules, bac à graisses',
        ],
        ['Traitement', 'Aucun : rejet direct au fossé'],
        ['Ventilation', 'Absente'],
        ['Dernière vidange', 'Non justifiée'],
        ['Capacité', '5 pièces principales'],
      ],
    )}
    <h2>Évaluation</h2>${table(
      ['Critère', 'Oui', 'Non'],
      [
        ['Défaut de sécurité sanitaire (contact direct possible avec les eaux usées)', '☒', '☐'],
        ['Installation incomplète ou sous-dimensionnée', '☒', '☐'],
        ['Zone à enjeux sanitaires ou environnementaux', '☐', '☒'],
        ['Installation non accessible', '☐', '☒'],
      ],
    )}
    <h2>Conclusion</h2><p><b>Installation NON CONFORME – danger pour la santé des personnes.</b> Article 4, cas a) de l’arrêté du 27 avril 2012. Travaux obligatoires dans un délai maximal d’un an après la signature de l’acte de vente. Une étude de filière devra être déposée avant travaux.</p>
    <p>Le présent rapport, daté de moins de trois ans au moment de la signature de l’acte authentique, est joint au dossier de diagnostic technique (art. L. 271-4 du CCH). Redevance : 165,00 € TTC, facturée séparément.</p>${foot('SMDEA Exemple – établissement public – standard 05 61 00 09 30')}`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      property_address: 'Hameau de Prayols, 09000 PRAYOLS',
      owner: 'Indivision ESTAQUE / LAFFONT',
      parcels: ['A 412'],
      made_on: either('2026-09-02', '2026-09-08'),
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['total', 'lots'],
  },
);

const sewer = paperOf(
  'assainissement-lettre-agde',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm`,
  [
    `${sides('<b>Communauté d’agglomération du littoral Exemple</b><br>Direction de l’eau et de l’assainissement<br>22 avenue du 3e Millénaire, 34630 Saint-Thibéry', 'Étude de Me Sarah GALTIER<br>5 rue Jean Roger<br>34300 AGDE')}<p style="margin-top:10mm;text-align:right">Saint-Thibéry, le 17 juin 2026</p><p>N/Réf. : ASST/26/2204 – Affaire suivie par Mme Cabassut<br><b>Objet : certificat de conformité du raccordement à l’assainissement collectif</b></p>${paragraphs(
      [
        'Maître,',
        'Par courrier du 29 mai 2026, vous avez sollicité le contrôle du branchement de la villa appartenant à M. Diego MORALES-SICRE, 18 rue des Néréides, 34300 AGDE, cadastrée section LE n° 93.',
        'Le contrôle effectué le 11 juin 2026 par nos services (test au colorant et à la fumée) a permis de constater que l’ensemble des eaux usées de l’habitation est évacué vers le réseau public d’assainissement collectif et que les eaux pluviales sont infiltrées à la parcelle.',
        'En conséquence, l’installation est CONFORME au règlement du service et au code de la santé publique (articles L. 1331-1 et suivants).',
        'Ce certificat, délivré au vu des installations accessibles le jour de la visite, est valable trois ans à compter de la date du contrôle.',
        'Je vous prie d’agréer, Maître, l’expression de mes salutations distinguées.',
      ],
    )}<p style="margin-left:80mm">Pour le président et par délégation,<br>le directeur de l’eau</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      property_address: '18 rue des Néréides, 34300 AGDE',
      owner: 'M. Diego MORALES-SICRE',
      parcels: ['LE 93'],
      made_on: either('2026-06-11', '2026-06-17'),
      sewer_kind: 'COLLECTIF',
    },
    absent: ['lots', 'notary', 'deed_on'],
  },
);

export const RISQUES_ET_EAUX = [risks, noise, septic, sewer];
