// Gas, wiring, risks, noise, drains: each by another office.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';
import { foot } from './outils.ts';

const gas = paperOf(
  'gaz-anomalies-a2-versailles',
  `font: 8.8pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 12.5pt; color: #0b3d91 } h2 { font-size: 9.4pt; color: #0b3d91; margin: 3mm 0 1mm } td, th { border: .2mm solid #99b } th { background: #e8edf8 }`,
  [
    `<p style="float:right;text-align:right">Rapport n° MX-26-3391-GAZ<br>1/1</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>En application des articles L. 134-9 et R. 134-6 à R. 134-9 du code de la construction et de l’habitation – norme NF P 45-500</p><h2>A. Désignation</h2><p>Localisation : 9 bis rue Champ Lagarde, 78000 VERSAILLES – bâtiment A – étage 1 – lot 14<br>Type de bâtiment : appartement – nature du gaz : naturel – distributeur : GRD Exemple – installation alimentée : OUI – mise en service : 1988</p><h2>B. Propriétaire</h2><p>M. et Mme de LA VILLARMOIS Aymeric – 23 rue du Cheval Blanc, 28000 CHARTRES</p><h2>C. Opérateur</h2><p>MESUREXACT, 31 rue Rameau, 78000 VERSAILLES – Ludivine Sauvageot – visite du 12/11/2026 – durée de validité en cas de vente : jusqu’au 11/11/2029</p><h2>D. Appareils</h2>${table(
      ['Genre', 'Type', 'Puissance', 'Localisation', 'Observations'],
      [
        ['Chaudière', 'Étanche', '24 kW', 'Cuisine', 'Entretien non justifié'],
        ['Table de cuisson', 'Non raccordé', '–', 'Cuisine', '–'],
      ],
    )}<h2>E. Anomalies</h2>${table(
      ['Point', 'A1, A2, DGI ou 32c', 'Libellé'],
      [
        ['7d4', 'A1', 'La date limite d’utilisation du tuyau flexible est dépassée.'],
        ['19.1', 'A2', 'Le local n’est pas pourvu d’une amenée d’air suffisante.'],
      ],
    )}<h2>F. Conclusion</h2><p>☐ L’installation ne comporte aucune anomalie. ☒ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement. ☒ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais. ☐ L’installation comporte des anomalies de type DGI.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      report_number: 'MX-26-3391-GAZ',
      made_on: '2026-11-12',
      valid_until: '2029-11-11',
      property_address: '9 bis rue Champ Lagarde, 78000 VERSAILLES',
      owner: 'M. et Mme de LA VILLARMOIS Aymeric',
      lots: ['14'],
      diagnostic_result: 'POSITIVE',
    },
    absent: ['energy', 'dpe_number', 'equipment'],
  },
);

const wiring = paperOf(
  'electricite-synthese-antibes',
  `font: 9.4pt/1.4 'URW Gothic', sans-serif; padding: 15mm; h1 { font-size: 14pt } .k { columns: 2; font-size: 8.8pt } td { border-bottom: .15mm solid #bbb }`,
  [
    `<p><b>Cap Contrôle 06</b> – 3 avenue Gambetta – 06600 ANTIBES</p><h1>État de l’installation intérieure d’électricité</h1><p>des parties privatives d’un local à usage d’habitation (FD C 16-600) – dossier <b>CC06.1140.E</b></p><div class="k"><p>Donneur d’ordre et propriétaire : Dr VAN DER HAEGHE Luuk<br>Villa Mimosa, 41 chemin de la Garoupe, 06600 ANTIBES</p><p>Bien contrôlé : appartement, lot 31, 7 avenue Mirabeau, 06600 ANTIBES<br>Année de l’installation : 2003<br>Distributeur : GRD Exemple</p><p>Date du diagnostic : 14/10/2026<br>Date d’édition : 15/10/2026<br>Limite de validité (vente) : 13/10/2029</p></div><p style="margin-top:4mm"><b>Conclusions relatives à l’évaluation des risques</b></p>${table(
      [],
      [
        ['1. Appareil général de commande et de protection et son accessibilité', 'sans anomalie'],
        ['2. Dispositif de protection différentiel à l’origine de l’installation', 'sans anomalie'],
        ['3. Protection contre les surintensités', 'sans anomalie'],
        [
          '4. Liaison équipotentielle des locaux contenant une baignoire ou une douche',
          'sans anomalie',
        ],
        ['5. Matériels vétustes ou inadaptés', 'sans anomalie'],
        ['Installations particulières (piscine privée)', 'sans objet'],
      ],
    )}<p style="margin-top:4mm">☒ L’installation intérieure d’électricité <b>ne comporte aucune anomalie</b> et ne fait pas l’objet de constatations diverses.</p>${foot('Cap Contrôle 06, SASU, RCS Antibes 900 040 606, assurance RCP n° 118-22-B jusqu’au 30/06/2027')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      report_number: 'CC06.1140.E',
      made_on: either('2026-10-14', '2026-10-15'),
      valid_until: '2029-10-13',
      property_address: '7 avenue Mirabeau, 06600 ANTIBES',
      owner: 'Dr VAN DER HAEGHE Luuk',
      lots: ['31'],
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['energy', 'dpe_number', 'surface_carrez'],
  },
);

const risks = paperOf(
  'erp-cases-cochees-annecy',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; padding: 13mm; h1 { font-size: 14pt; text-align: center } .q { border: .2mm solid #777; padding: 1.5mm 2.5mm; margin-bottom: 2mm } td { border: .2mm solid #777 }`,
  [
    `<h1>État des risques</h1><p style="text-align:center">naturels, miniers, technologiques, sismicité, radon, recul du trait de côte et pollution des sols (articles L. 125-5 à 7 du code de l’environnement)</p><div class="q">1. Arrêté préfectoral DDT-2022-0411 du 8 avril 2022, mis à jour le 21 novembre 2024</div><div class="q">2. Situation du bien : 27 rue des Marquisats – 74000 – ANNECY – parcelle(s) : 000 CT 0118</div><div class="q">3. Plan de prévention des risques naturels : prescrit ☐ anticipé ☐ approuvé ☒ le 19/11/2018 – inondation ☒ mouvement de terrain ☐ séisme ☐ – l’immeuble est concerné par des prescriptions de travaux : oui ☐ non ☒</div><div class="q">4. Risques miniers : oui ☐ non ☒</div><div class="q">5. Risques technologiques : oui ☐ non ☒</div><div class="q">6. Zonage sismique : 1 ☐ 2 ☐ 3 ☐ 4 ☒ moyenne 5 ☐</div><div class="q">7. Potentiel radon : 1 ☒ 2 ☐ 3 ☐</div><div class="q">8. Sinistres indemnisés suite à une catastrophe N/M/T : oui ☐ non ☒</div><div class="q">9. Obligations légales de débroussaillement : oui ☐ non ☒</div>${table([], [['Vendeur : M. Hervé DUNAND-ROUX', 'Acquéreur :', 'Fait à Annecy, le 28/10/2026']])}<p style="font-size:7.4pt;margin-top:3mm">Attention : cet état doit être daté de moins de six mois lors de la promesse. Document généré par Géorisk-Exemple, commande 88-104-22 du 27/10/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '27 rue des Marquisats, 74000 ANNECY',
      owner: 'M. Hervé DUNAND-ROUX',
      made_on: '2026-10-28',
      parcels: either(['CT 118'], ['000 CT 0118'], ['CT 0118']),
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-peb-saint-denis',
  `font: 10pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 16mm; h1 { font-size: 15pt; text-align: center } td { border: .2mm solid #666 }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent être notifiées à l’occasion de toute cession (art. L. 112-11).</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '6 rue Ambroise-Croizat'],
        ['Code postal – commune', '93200 SAINT-DENIS'],
        ['Cadastre', 'K 218'],
        ['Plan d’exposition au bruit', 'révisé ☐ approuvé ☒ le 03/04/2007'],
        ['Nom de l’aérodrome', 'Paris – Le Bourget (exemple)'],
        ['Zone', 'A forte ☐ – B forte ☐ – C modérée ☐ – D ☒ – aucune ☐'],
      ],
    )}<p style="margin-top:4mm">L’immeuble est situé en zone D : constructions autorisées sous réserve d’isolation acoustique. Consultation du plan à la mairie ou sur geoportail.example.fr.</p><p>Vendeur : Mme N’DIAYE Fatoumata – Date : 20/11/2026 – Signature :</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '6 rue Ambroise-Croizat, 93200 SAINT-DENIS',
      owner: 'Mme N’DIAYE Fatoumata',
      made_on: '2026-11-20',
      parcels: ['K 218'],
    },
    absent: ['dpe_number', 'valid_until', 'energy', 'price'],
  },
);

const septic = paperOf(
  'assainissement-spanc-valence',
  `font: 10pt/1.45 'C059', serif; padding: 18mm 20mm; h1 { font-size: 14pt; text-align: center } td { border: .15mm solid #999 }`,
  [
    `<p>Communauté d’agglomération Exemple Rhône-Drôme<br>Service public d’assainissement non collectif (SPANC)<br>1 place Jacques-Brel, 26000 Valence</p><h1>Compte rendu de contrôle de bon fonctionnement<br>d’une installation d’assainissement non collectif</h1><p style="text-align:center">(contrôle diagnostic dans le cadre d’une vente)</p>${table(
      [],
      [
        ['Dossier', 'SPANC-2026-0733'],
        ['Propriétaire', 'Mme Zohra BENSAÏD épouse KACI'],
        ['Adresse de l’installation', '46 chemin de Lautagne, 26000 VALENCE'],
        ['Références cadastrales', 'ZB 77'],
        ['Date de la visite', '8 septembre 2026'],
        ['Technicien', 'Élian FAURE-BRAC'],
      ],
    )}${paragraphs(['Filière : fosse toutes eaux de 3 000 litres (1996), préfiltre, lit d’épandage de 60 m². Dernière vidange : juin 2022.', 'Constat : installation complète, accessible, sans défaut de sécurité sanitaire ni de structure. Entretien insuffisant (préfiltre colmaté).', '<b>Conclusion : installation ne présentant pas de non-conformité. Recommandation : vidange et nettoyage.</b>', 'Le présent rapport est valable trois ans à compter de la visite, soit jusqu’au 7 septembre 2029.'])}<p>Valence, le 15 septembre 2026 – Le président, par délégation</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      report_number: 'SPANC-2026-0733',
      owner: 'Mme Zohra BENSAÏD épouse KACI',
      property_address: '46 chemin de Lautagne, 26000 VALENCE',
      parcels: ['ZB 77'],
      made_on: either('2026-09-08', '2026-09-15'),
      valid_until: '2029-09-07',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'lots'],
  },
);

export const DIAGNOSTICS_SURETE = [gas, wiring, risks, noise, septic];
