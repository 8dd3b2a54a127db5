// Gas, electricity, risks, sewers and noise: what a visit found, what a map says.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const gas = paperOf(
  'gaz-etat-monplaisir',
  `font: 9pt/1.38 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; color: #b35400; text-align: center } h2 { font-size: 9.8pt; background: #fbe9d8; padding: .8mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #c9a183 } th { font-weight: bold }`,
  [
    `<p><b>CONFLUENCE EXPERTISES</b> – 18 quai Perrache Prolongé – 69002 LYON – contact@confluence.example.fr</p><h1>État de l’installation intérieure de gaz</h1><p>Rapport n° CE-2026-5518 – Norme NF P 45-500 (juillet 2022) – Arrêtés du 6 avril 2007 et du 12 février 2014</p><h2>A. Désignation du ou des bâtiments</h2><p>Localisation : 27 rue Antoine Perrachon – 69008 LYON – escalier B, 2e étage gauche – N° de lot : 9<br>Type de bâtiment : habitation (partie privative d’immeuble) – Nature du gaz distribué : gaz naturel – Installation alimentée en gaz : OUI</p><h2>B. Désignation du propriétaire</h2><p>SCI LES TROIS PLATANES – 3 montée du Colombier – 69340 FRANCHEVILLE</p><h2>C. Désignation de l’opérateur de diagnostic</h2><p>Karim HADJ-SAID – Date de visite : 22/06/2026 – Compétences certifiées par Certif Exemple, n° G-5512, le 14/01/2023</p><h2>D. Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance en kW', 'Localisation', 'Observations'],
      [
        ['Chaudière Thermelia Condens 24', 'Étanche', '24,0', 'Cuisine', 'Taux de CO : sans objet'],
        ['Table de cuisson Cuisinor', 'Non raccordé', '–', 'Cuisine', 'Entretien conforme'],
      ],
    )}<h2>E. Anomalies identifiées</h2><p>Néant</p><h2>F. Identification des bâtiments et parties du bâtiment n’ayant pu être contrôlés</h2><p>Néant</p><h2>G. Constatations diverses</h2><p>Attestation de contrôle de moins d’un an de la vacuité des conduits de fumées non présentée. Justificatif d’entretien de moins d’un an de la chaudière présenté.</p><h2>H. Conclusion</h2><p><b>L’installation ne comporte aucune anomalie.</b></p><p>Le présent état a une durée de validité de trois ans, soit jusqu’au 21/06/2029. Fait à LYON, le 22/06/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'SCI LES TROIS PLATANES',
      property_address: '27 rue Antoine Perrachon, 69008 LYON',
      lots: ['9'],
      report_number: 'CE-2026-5518',
      made_on: '2026-06-22',
      valid_until: '2029-06-21',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

const electricity = paperOf(
  'electricite-etat-robinson',
  `font: 8.9pt/1.38 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; border: .4mm solid #1b2a6b; padding: 2mm; color: #1b2a6b } h2 { font-size: 9.8pt; background: #e3e6f3; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #9aa0c0; padding: .8mm 1.5mm }`,
  [
    `<p><b>DIAG SUD FRANCILIEN</b> – 3 rue des Frênes Pourpres, 92260 FONTENAY-AUX-ROSES</p><h1>État de l’Installation Intérieure d’Électricité</h1><p>Numéro de dossier : 26/IMO/2217 – Date du repérage : 31/08/2026 – Heure d’arrivée : 09 h 15</p><p style="font-size:8pt">La présente mission consiste, suivant l’arrêté du 28 septembre 2017 et la norme NF C16-600, à établir un état de l’installation électrique en vue d’évaluer les risques pouvant porter atteinte à la sécurité des personnes.</p><h2>1. – Désignation et description du local d’habitation</h2><p>Adresse : 20 allée des Grands Chênes 92350 LE PLESSIS-ROBINSON – Bâtiment C, étage 3, N° de lot : 214 – Année de l’installation : &gt; 15 ans</p><h2>2. – Identification du donneur d’ordre</h2><p>Nom et prénom : M. et Mme FAUCONNIER Stéphane – Qualité : propriétaire</p><h2>3. – Conclusion relative à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☐ L’installation intérieure d’électricité ne comporte aucune anomalie, mais fait l’objet de constatations diverses.<br>☒ L’installation intérieure d’électricité comporte une ou des anomalies. Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p><p>Domaines concernés : ☐ 1. appareil général de commande et de protection ☒ 2. dispositif de protection différentiel ☐ 3. protection contre les surintensités ☒ 4. liaison équipotentielle ☐ 5. matériels vétustes ☐ 6. conducteurs non protégés</p><h2>4. – Anomalies identifiées</h2>${table(
      ['N° article', 'Libellé et localisation des anomalies'],
      [
        [
          'B3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre (séjour, chambre 2).',
        ],
        [
          'B5.3 a',
          'Locaux contenant une baignoire ou une douche : la liaison équipotentielle supplémentaire n’est pas assurée (salle de bains).',
        ],
      ],
    )}<h2>5. – Informations complémentaires</h2><p>B11 a1 : L’ensemble de l’installation électrique est protégé par au moins un dispositif différentiel à haute sensibilité ≤ 30 mA.</p><p style="margin-top:4mm">Dates de visite et d’établissement de l’état : visite effectuée le 31/08/2026, état rédigé à FONTENAY-AUX-ROSES, le 02/09/2026 – Nadège COLLIN</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'M. et Mme FAUCONNIER Stéphane',
      property_address: '20 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON',
      lots: ['214'],
      report_number: '26/IMO/2217',
      made_on: either('2026-08-31', '2026-09-02'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['valid_until', 'energy', 'dpe_number'],
  },
);

const risks = paperOf(
  'erp-etat-nice',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center; background: #d9e8f5; padding: 2mm } h2 { font-size: 9.4pt; border-bottom: .4mm solid #24527a; color: #24527a; margin: 2.6mm 0 1mm } p { margin-bottom: 1mm } td { border: .2mm solid #8aa7c0 }`,
  [
    `<h1>ÉTAT DES RISQUES<br><span style="font-size:9pt">établi en application des articles L. 125-5 à L. 125-7 et R. 125-26 du code de l’environnement</span></h1><p>Ce formulaire est à compléter par le vendeur ou le bailleur. Il doit être joint à la promesse de vente, à l’acte authentique ou au contrat de location, et remis dès la première visite.</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '14 avenue des Arènes Hautes, 06100 NICE'],
        ['Parcelle', 'LP 0118'],
        ['Vendeur', 'Madame GASTALDI Rosanna'],
        ['Document réalisé le', '14/09/2026 par EXPERTIMMO BAIE DES ANGES'],
      ],
    )}<h2>Plan de prévention des risques naturels (PPRN)</h2><p>L’immeuble est situé dans le périmètre d’un PPR naturels : prescrit ☐ anticipé ☐ approuvé ☒ date : 28/01/2019<br>Risques pris en compte : séisme ☒ mouvements de terrain ☒ inondation ☐ feux de forêt ☐<br>L’immeuble est concerné par des prescriptions de travaux : oui ☐ non ☒</p><h2>Plan de prévention des risques miniers (PPRM)</h2><p>oui ☐ non ☒</p><h2>Plan de prévention des risques technologiques (PPRT)</h2><p>oui ☐ non ☒</p><h2>Zonage sismique</h2><p>zone 1 très faible ☐ zone 2 faible ☐ zone 3 modérée ☐ zone 4 moyenne ☒ zone 5 forte ☐</p><h2>Potentiel radon</h2><p>zone 1 ☒ zone 2 ☐ zone 3 ☐</p><h2>Pollution des sols</h2><p>Le terrain est situé en secteur d’information sur les sols (SIS) : oui ☐ non ☒</p><h2>Obligations légales de débroussaillement</h2><p>L’immeuble est soumis à une OLD : oui ☐ non ☒</p><h2>Recul du trait de côte</h2><p>L’immeuble est situé sur une commune exposée : non ☒</p><h2>Sinistres indemnisés au titre de catastrophes naturelles</h2>${table(
      [],
      [
        [
          'Inondations et coulées de boue',
          'du 03/10/2015 au 03/10/2015',
          'arrêté du 07/10/2015',
          'oui ☐ non ☒',
        ],
        [
          'Inondations et/ou coulées de boue',
          'du 23/11/2019 au 24/11/2019',
          'arrêté du 28/11/2019',
          'oui ☐ non ☒',
        ],
        [
          'Mouvements de terrain consécutifs à la sécheresse',
          'du 01/07/2022 au 30/09/2022',
          'arrêté du 21/07/2023',
          'oui ☐ non ☒',
        ],
      ],
    )}<p style="margin-top:3mm">Fait à Nice. Le vendeur : ……… L’acquéreur : ……… Cet état a une durée de validité de six mois à compter de sa date de réalisation.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '14 avenue des Arènes Hautes, 06100 NICE',
      owner: 'Madame GASTALDI Rosanna',
      made_on: '2026-09-14',
    },
    absent: ['dpe_number', 'lots', 'price', 'diagnostic_result'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-sainte-marie',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13.5pt; text-align: center; color: #0b6b57 } h2 { font-size: 10pt; color: #0b6b57; border-bottom: .3mm solid #0b6b57; margin: 4mm 0 1mm } td, th { border: .2mm solid #9cc4bb } th { background: #e4f2ee; font-weight: bold }`,
  [
    `<p><b>COMMUNAUTÉ D’AGGLOMÉRATION DU NORD EXEMPLE</b><br>Service public d’assainissement non collectif (SPANC)<br>Martinique</p><h1>RAPPORT DE CONTRÔLE PÉRIODIQUE D’UNE INSTALLATION D’ASSAINISSEMENT NON COLLECTIF<br>dans le cadre d’une vente immobilière</h1>${table(
      [],
      [
        ['Numéro du rapport', 'ANC-2026-00187'],
        ['Date du contrôle', '05/05/2026'],
        ['Propriétaire', 'Mme MARIE-JOSEPH Lucienne'],
        ['Adresse de l’installation', '23 chemin Morne Pavillon, 97230 SAINTE-MARIE'],
        ['Référence cadastrale', 'F 1027'],
        ['Nombre de pièces principales', '5'],
      ],
    )}<h2>Description de l’installation</h2>${table(
      ['Élément', 'Caractéristiques', 'Observations'],
      [
        ['Prétraitement', 'Fosse toutes eaux 3 000 litres', 'Accessible, dernière vidange en 2021'],
        ['Ventilation', 'Absente', 'À créer'],
        ['Traitement', 'Tranchées d’épandage à faible profondeur', 'Bon écoulement'],
        ['Rejet', 'Infiltration dans le sol de la parcelle', '–'],
      ],
    )}<h2>Évaluation</h2>${paragraphs(['L’installation ne présente ni danger pour la santé des personnes ni risque avéré de pollution de l’environnement. Elle est incomplète (absence de ventilation secondaire).', 'Conclusion : installation non conforme – absence de ventilation. En cas de vente, les travaux de mise en conformité sont à réaliser dans un délai maximal d’un an après la signature de l’acte de vente.', 'Arrêté du 27 avril 2012 relatif aux modalités de l’exécution de la mission de contrôle des installations d’assainissement non collectif.'])}<p style="margin-top:5mm">Rapport établi le 12/05/2026. La durée de validité de ce document est de trois ans à compter de la date du contrôle (article L. 1331-11-1 du code de la santé publique). Le technicien, J.-M. Eustache.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Mme MARIE-JOSEPH Lucienne',
      property_address: '23 chemin Morne Pavillon, 97230 SAINTE-MARIE',
      report_number: 'ANC-2026-00187',
      made_on: either('2026-05-05', '2026-05-12'),
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['F 1027'],
    },
    absent: ['rnc', 'dpe_number', 'lots', 'valid_until'],
  },
);

const noise = paperOf(
  'bruit-aerien-villeneuve',
  `font: 9.6pt/1.45 'DejaVu Sans', sans-serif; h1 { font-size: 13pt; text-align: center; background: #eee; padding: 3mm } td { border: .2mm solid #777; padding: 1.4mm 2mm } h2 { font-size: 10pt; margin: 4mm 0 1mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES<br><span style="font-size:8.6pt">article L. 112-11 du code de l’urbanisme</span></h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière. Cet état est établi sur la base des informations mises à disposition par l’arrêté interpréfectoral n° 2012/4046 du 21/12/2012.</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '16 rue des Aviateurs, 94290 VILLENEUVE-LE-ROI'],
        ['Cadastre', 'AC 205'],
        ['Vendeur', 'M. TEIXEIRA Paulo'],
      ],
    )}<h2>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : révisé ☐ approuvé ☒ oui ☒ non ☐ date : 21/12/2012<br>Si oui, nom de l’aérodrome : PARIS-ORLY</p><p>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : oui ☒ non ☐</p><h2>Situation de l’immeuble au regard du zonage d’un plan d’exposition au bruit</h2><p>L’immeuble se situe dans une zone de bruit définie comme : zone A (très forte) ☐ zone B (forte) ☐ zone C (modérée) ☒ zone D ☐</p><h2>Documents de référence</h2><p>Le plan d’exposition au bruit est consultable sur le site du Géoportail et à la mairie de la commune où est sis l’immeuble. Carte jointe au présent état.</p><p style="margin-top:6mm">Date de réalisation : 30/06/2026 – Fait à VILLENEUVE-LE-ROI</p><p>Signature du vendeur – Signature de l’acquéreur</p><p style="font-size:8pt;margin-top:6mm">Information sur les nuisances sonores aériennes. Pour en savoir plus, consultez le site internet du ministère de la transition écologique. Une zone D n’entraîne pas de restriction des droits à construire ; les constructions y sont autorisées sous réserve de mesures d’isolation acoustique.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '16 rue des Aviateurs, 94290 VILLENEUVE-LE-ROI',
      owner: 'M. TEIXEIRA Paulo',
      made_on: '2026-06-30',
    },
    absent: ['dpe_number', 'lots', 'price', 'valid_until'],
  },
);

export const CONTROLES_ET_RISQUES = [gas, electricity, risks, sewer, noise];
