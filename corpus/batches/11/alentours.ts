// What surrounds a home: risks, aircraft noise, drains.
import { paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const risks = paperOf(
  'erp-chambery',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; color: #000091 } h2 { font-size: 10.5pt; border-bottom: .3mm solid #000091; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #aab } th { background: #eceef8 }`,
  [
    `<p>RÉPUBLIQUE FRANÇAISE – Géorisques</p><h1>État des risques</h1><p>Ce document est établi en application des articles L. 125-5 à L. 125-7 et R. 125-23 à R. 125-27 du code de l’environnement. Il est à joindre à la promesse de vente ou au contrat de location. Il doit être daté de moins de six mois à la date de signature et actualisé si nécessaire.</p><h2>Le bien</h2><p>Adresse : 8 faubourg Montmélian, 73000 CHAMBÉRY<br>Code INSEE : 73065 – Parcelle : BH 212<br>Vendeur : Mme BOUVIER Laurence<br>Document réalisé le : 02/10/2026</p><h2>Synthèse</h2>${table(
      ['Risque', 'Situation du bien', 'Procédure'],
      [
        ['Inondation', 'Concerné', 'PPRi du bassin chambérien, approuvé le 28/06/1999'],
        ['Mouvement de terrain', 'Non concerné', ''],
        ['Sismicité', 'Zone 4 – moyenne', 'Zonage réglementaire'],
        ['Radon', 'Zone 1 – potentiel faible', ''],
        ['Retrait-gonflement des argiles', 'Exposition faible', ''],
        ['Risque minier', 'Non concerné', ''],
        ['Risque technologique', 'Non concerné', ''],
        ['Pollution des sols (SIS)', 'Non concerné', ''],
        ['Recul du trait de côte', 'Sans objet', ''],
      ],
    )}<h2>Information relative aux sinistres</h2><p>Le bien a-t-il donné lieu au versement d’une indemnité à la suite d’une catastrophe naturelle, minière ou technologique ? ☐ oui ☒ non. Arrêtés de catastrophe naturelle pris sur la commune : inondations et coulées de boue, 1990 ; tempête, 1999 ; inondations, 2018.</p><h2>Prescriptions de travaux</h2><p>Le règlement du PPR ne prescrit pas de travaux sur les biens existants dans la zone. L’obligation légale de débroussaillement ne s’applique pas au terrain.</p><h2>Signatures</h2><p>Le vendeur : Mme BOUVIER Laurence, à CHAMBÉRY, le 02/10/2026 – L’acquéreur :</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '8 faubourg Montmélian, 73000 CHAMBÉRY',
      owner: 'Mme BOUVIER Laurence',
      made_on: '2026-10-02',
      parcels: ['BH 212'],
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price', 'rnc'],
  },
);

const noise = paperOf(
  'bruit-bayonne',
  `font: 10pt/1.45 'Nimbus Sans', sans-serif; padding: 18mm; h1 { font-size: 14pt; text-align: center; background: #eee; padding: 3mm } h2 { font-size: 11pt; margin: 4mm 0 1mm } td, th { border: .2mm solid #777; text-align: center }`,
  [
    `<h1>État des nuisances sonores aériennes</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (article L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière. Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral.</p><h2>1. Adresse de l’immeuble bâti ou non bâti</h2><p>33 allées Marines, 64100 BAYONNE</p><h2>2. Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : ☒ oui ☐ non – approuvé le 19 novembre 2008<br>Nom de l’aérodrome : Biarritz – Pays Basque</p>${table(
      ['zone A (forte)', 'zone B (forte)', 'zone C (modérée)', 'zone D'],
      [['☐', '☐', '☐', '☒']],
    )}<p style="margin-top:3mm">La zone D permet les constructions nouvelles, qui doivent toutefois faire l’objet de mesures d’isolation acoustique. L’immeuble n’est concerné par aucune prescription de travaux d’insonorisation.</p><h2>3. Documents de référence</h2><p>Le plan d’exposition au bruit est consultable à la mairie de la commune et sur le site Géoportail de l’Institut national de l’information géographique et forestière (IGN).</p><h2>4. Vendeur – acquéreur</h2><p>Vendeur : SCI ETXE ONA<br>Acquéreur :<br>Date et lieu : le 05/10/2026 à BAYONNE</p><p style="font-size:8.4pt">Information sur les nuisances sonores aériennes : pour en savoir plus, consultez le site internet du ministère chargé de l’aviation civile.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '33 allées Marines, 64100 BAYONNE',
      owner: 'SCI ETXE ONA',
      made_on: '2026-10-05',
    },
    absent: ['dpe_number', 'lots', 'price', 'rnc', 'surface_carrez'],
  },
);

const drains = paperOf(
  'assainissement-marsac',
  `font: 9.8pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 16mm 18mm; h1 { font-size: 14pt; color: #1b6b4a } h2 { font-size: 10.5pt; color: #1b6b4a; margin: 4mm 0 1mm } td, th { border: .2mm solid #9cb9ab }`,
  [
    `<p><b>Communauté d’agglomération du Grand Isle – Service public d’assainissement non collectif (SPANC)</b><br>1 boulevard Lakanal, 24000 PÉRIGUEUX</p><h1>Rapport de visite – contrôle de l’assainissement non collectif existant dans le cadre d’une vente</h1><p>Rapport n° ANC-2026-0188<br>Propriétaire : M. Bernard DELTEIL<br>Adresse de l’installation : 4 chemin des Noyers, 24430 MARSAC-SUR-L’ISLE – parcelle AM 94<br>Date du contrôle : 27/07/2026 – Technicienne : Mme C. Roubinet</p><h2>Description de l’installation</h2>${table(
      ['Ouvrage', 'Caractéristiques', 'Constat'],
      [
        ['Fosse toutes eaux', '3 000 litres, béton, 1982', 'Ventilation secondaire absente'],
        ['Préfiltre', 'Intégré', 'À nettoyer'],
        ['Traitement', 'Épandage souterrain, 4 drains', 'Regards accessibles, pas de stagnation'],
        ['Eaux pluviales', 'Séparées', 'Sans observation'],
      ],
    )}<h2>Évaluation (arrêté du 27 avril 2012)</h2><p>Installation présentant des défauts d’entretien ou une usure de l’un de ses éléments constitutifs. Absence de danger pour la santé des personnes, absence de risque environnemental avéré.</p><p><b>Conclusion : installation ne présentant pas de non-conformité ; liste de recommandations pour améliorer son fonctionnement.</b></p><h2>Recommandations</h2><p>Mettre en place une ventilation secondaire débouchant au-dessus du toit ; vidanger la fosse lorsque la hauteur de boues atteint la moitié du volume utile, par un vidangeur agréé.</p><p>Le présent rapport, daté de moins de trois ans au moment de la signature de l’acte authentique, est annexé à la promesse de vente (articles L. 271-4 du code de la construction et de l’habitation et L. 1331-11-1 du code de la santé publique). Il est valable jusqu’au 26/07/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. Bernard DELTEIL',
      property_address: '4 chemin des Noyers, 24430 MARSAC-SUR-L’ISLE',
      made_on: '2026-07-27',
      valid_until: '2029-07-26',
      report_number: 'ANC-2026-0188',
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['AM 94'],
    },
    absent: ['rnc', 'dpe_number', 'lots'],
  },
);

export const ALENTOURS = [risks, noise, drains];
