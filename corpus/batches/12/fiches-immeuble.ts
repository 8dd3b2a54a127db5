// Sheets that describe a building: two of the register's summary, and the upkeep book.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const national = paperOf(
  'fiche-synthese-metz',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 14mm; .logo { font: bold 16pt 'URW Gothic', sans-serif; color: #00457c } h2 { font-size: 9.2pt; background: #00457c; color: #fff; padding: .8mm 2mm; margin: 2.6mm 0 0 } td { border: .15mm solid #9aa7b5; padding: .8mm 1.6mm; width: 50% }`,
  [
    `<table><tr><td style="border:0"><div class="logo">HEXALIA</div></td><td style="border:0;text-align:right">Date de délivrance du document : 02/07/2026<br>Date de la dernière mise à jour des données : 30/06/2026</td></tr></table><h1 style="font-size:13pt;text-align:center">FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center">(article 8-2 de la loi n° 65-557 du 10 juillet 1965, décret n° 2016-1822 du 21 décembre 2016)</p><h2>1. Identification de la copropriété et de son syndic</h2>${table(
      [],
      [
        ['Nom de la copropriété', 'LES TERRASSES DU SABLON'],
        ['Adresse(s) de la copropriété', '24 rue des Tanneurs du Sablon, 57000 METZ'],
        ['Numéro d’immatriculation de la copropriété', 'AC5318207'],
        ['Date d’établissement du règlement de copropriété', '17/02/1994'],
        ['Nom et prénom ou raison sociale du représentant légal', 'HEXALIA GRAND EST'],
        ['Adresse du représentant légal', '3 rue du Pont Amoureux, 57000 METZ'],
        ['Cadre d’intervention', 'Mandat de syndic'],
      ],
    )}<h2>2. Organisation juridique de la copropriété</h2>${table(
      [],
      [
        ['Type de syndicat', 'Syndicat principal'],
        ['Syndicat coopératif', 'Non'],
        ['Résidence-service', 'Non'],
      ],
    )}<h2>3. Caractéristiques techniques de la copropriété</h2>${table(
      [],
      [
        ['Nombre total de lots inscrits dans le règlement de copropriété', '327'],
        ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '118'],
        ['Dont nombre de lots à usage d’habitation', '116'],
        ['Nombre de lots de stationnement', '104'],
        ['Nombre de bâtiments', '2'],
        ['Période de construction des bâtiments', 'De 1994 à 2000'],
      ],
    )}<h2>4. Équipements de la copropriété</h2>${table(
      [],
      [
        ['Type de chauffage', 'Individuel'],
        ['Nombre d’ascenseurs', '4'],
      ],
    )}<h2>5. Caractéristiques financières – exercice comptable clos</h2>${table(
      [],
      [
        ['Date de début de l’exercice clos', '01/01/2025'],
        ['Date de fin de l’exercice clos', '31/12/2025'],
        ['Date de l’assemblée générale ayant approuvé les comptes', '11/06/2026'],
        ['Montant des charges pour opérations courantes', '126 097,98 €'],
        ['Montant des charges pour travaux et opérations exceptionnelles', '14 862,00 €'],
        ['Montant des dettes fournisseurs, rémunérations et autres', '15 402,25 €'],
        ['Montant des impayés', '26 061,25 €'],
        ['Nombre de copropriétaires débiteurs du syndicat dont la dette excède 300 €', '14'],
        ['Montant du fonds de travaux', '66 436,00 €'],
        ['Présence de personnel(s) employé(s) par le syndicat', 'Non'],
      ],
    )}<p style="margin-top:3mm">Fiche établie à Metz par la société HEXALIA GRAND EST, syndic, représentée par Mme Céline HARTMANN. Cachet et signature :</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('HEXALIA GRAND EST', 'HEXALIA'),
      building: 'LES TERRASSES DU SABLON',
      building_address: '24 rue des Tanneurs du Sablon, 57000 METZ',
      rnc: 'AC5318207',
      updated_on: '2026-06-30',
      lots_count: 327,
      homes_count: 118,
      parking_count: 104,
      buildings_count: 2,
      build_period: 'De 1994 à 2000',
      heating: 'Individuel',
      lifts_count: 4,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-11',
      charges_courantes: 12609798,
      charges_travaux: 1486200,
      dette_fournisseurs: 1540225,
      impayes: 2606125,
      debtors_count: 14,
      fonds_travaux: 6643600,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const columns = paperOf(
  'fiche-deux-colonnes-roubaix',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm; .c { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .k { border: .3mm solid #e2001a; padding: 3mm; margin-bottom: 4mm } .k b.t { display: block; color: #e2001a; margin-bottom: 1.5mm; font-size: 10pt } .k div { display: flex; justify-content: space-between; gap: 3mm; border-bottom: .1mm dotted #999; padding: .7mm 0 } .k div span:last-child { text-align: right; font-weight: bold }`,
  [
    `<b style="font-size:19pt;color:#e2001a">neovia</b><h1 style="font-size:15pt;margin:2mm 0">Fiche synthétique – LE CLOS DES FILATURES</h1><p>118 rue des Peignerons, 59100 ROUBAIX – immatriculation AB2-774-961 – mise à jour le 15 juin 2026</p><div class="c"><div><div class="k"><b class="t">Identité du syndic</b><div><span>Syndic</span><span>NEOVIA IMMOBILIER NORD</span></div><div><span>Forme du mandat</span><span>Syndic professionnel</span></div><div><span>Adresse</span><span>52 rue du Chemin Vert, 59100 ROUBAIX</span></div></div><div class="k"><b class="t">Organisation juridique</b><div><span>Nature du syndicat</span><span>Principal</span></div><div><span>Règlement de copropriété du</span><span>09/11/1972</span></div><div><span>Première immatriculation</span><span>04/10/2017</span></div></div><div class="k"><b class="t">Technique</b><div><span>Nombre de bâtiments</span><span>3</span></div><div><span>Nombre total de lots</span><span>212</span></div><div><span>Lots d’habitation, bureaux et commerces</span><span>84</span></div><div><span>Lots de stationnement</span><span>62</span></div><div><span>Période de construction</span><span>1961 à 1974</span></div><div><span>Étiquette énergie du bâtiment</span><span>D</span></div></div></div><div><div class="k"><b class="t">Équipements</b><div><span>Chauffage</span><span>Collectif – réseau de chaleur urbain</span></div><div><span>Ascenseurs</span><span>3</span></div></div><div class="k"><b class="t">Finances – exercice du 01/01/2025 au 31/12/2025</b><div><span>Comptes approuvés le</span><span>28/04/2026</span></div><div><span>Charges courantes</span><span>153 287 €</span></div><div><span>Charges exceptionnelles et travaux</span><span>0 €</span></div><div><span>Dettes envers les fournisseurs</span><span>22 918 €</span></div><div><span>Impayés de charges</span><span>31 440 €</span></div><div><span>Copropriétaires débiteurs de plus de 300 €</span><span>17</span></div><div><span>Fonds de travaux</span><span>48 206 €</span></div><div><span>Salariés du syndicat</span><span>1 (gardien)</span></div></div><div class="k"><b class="t">Diagnostics</b><div><span>DTA</span><span>22/05/2008</span></div><div><span>DPE collectif</span><span>14/12/2023</span></div><div><span>PPT adopté</span><span>Non</span></div></div></div></div><p style="font-size:8pt">Document établi par le syndic en application de l’article 8-2 de la loi du 10 juillet 1965 et mis à la disposition des copropriétaires dans leur espace en ligne. Il est remis à tout candidat acquéreur en application de l’article L. 721-2 du code de la construction et de l’habitation. Les données financières sont celles du dernier exercice dont les comptes ont été approuvés.</p><p>Fait à Roubaix, M. PRUVOST, gestionnaire</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('NEOVIA IMMOBILIER NORD', 'neovia'),
      building: 'LE CLOS DES FILATURES',
      building_address: '118 rue des Peignerons, 59100 ROUBAIX',
      rnc: 'AB2774961',
      updated_on: '2026-06-15',
      lots_count: 212,
      homes_count: 84,
      parking_count: 62,
      buildings_count: 3,
      build_period: '1961 à 1974',
      heating: either('Collectif – réseau de chaleur urbain', 'Collectif'),
      lifts_count: 3,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-04-28',
      charges_courantes: 15328700,
      charges_travaux: 0,
      dette_fournisseurs: 2291800,
      impayes: 3144000,
      debtors_count: 17,
      fonds_travaux: 4820600,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-registre-strasbourg',
  `font: 8.6pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 15pt; text-align: center; border: .4mm solid #000; padding: 2mm } h2 { font-size: 9.6pt; text-transform: uppercase; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #666; padding: .9mm 1.4mm } th { background: #eee }`,
  [
    `<p>SOGEREM ALSACE – 15 quai des Bateliers du Rhin – 67000 STRASBOURG</p><h1>CARNET D’ENTRETIEN</h1><p>Établi en application de l’article 18 de la loi du 10 juillet 1965 et du décret n° 2001-477 du 30 mai 2001 – Mis à jour le 03/11/2026</p><h2>I – Identification</h2>${table(
      [],
      [
        ['Copropriété', 'LE PARC DE L’ILL', 'Immatriculation', 'AD8041556'],
        ['Adresse', '35-37 quai des Cigognes, 67000 STRASBOURG', 'Année de construction', '1969'],
        ['Composition', '1 bâtiment, 2 escaliers, 46 appartements', 'Chauffage', 'Individuel gaz'],
        ['Syndic', 'SOGEREM ALSACE', 'Mandat en cours', 'du 12/05/2025 au 11/05/2027'],
      ],
    )}<h2>II – Assurance multirisque de l’immeuble</h2>${table(
      ['Compagnie', 'N° de police', 'Effet', 'Prochaine échéance'],
      [['Mutuelle Rhénane Exemple', 'IMM 4402 7716', '01/01/2019', '31/12/2026']],
    )}<h2>III – Contrats d’entretien et de maintenance</h2>${table(
      ['Objet', 'Prestataire', 'Référence', 'Échéance'],
      [
        ['Ascenseurs (2)', 'Alsace Élévateurs', 'AE-11840', '30/06/2027, tacite'],
        ['Nettoyage', 'Propreté du Rhin', 'N° 2217', '31/12/2026, tacite'],
        ['Extincteurs', 'Sécurité Incendie Est', 'SI-884', 'annuelle'],
        ['Portail automatique', 'Fermetures Kehl', 'K-5520', '28/02/2027, tacite'],
        ['Désinsectisation', 'Hygiène Bas-Rhin', 'HB-09', 'annuelle'],
      ],
    )}<h2>IV – Travaux importants réalisés</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Montant TTC', 'Dommages-ouvrage'],
      [
        ['2012', 'Réfection de l’étanchéité de la terrasse', 'Étanch’Est', '38 215,00 €', 'non'],
        [
          '2019',
          'Ravalement des façades avec isolation',
          'Façades d’Alsace',
          '214 600,00 €',
          'oui',
        ],
        ['2023', 'Remplacement des colonnes d’eau froide', 'Plomberie Kuntz', '41 070,00 €', 'non'],
        [
          '2025',
          'Modernisation de l’ascenseur escalier 1',
          'Alsace Élévateurs',
          '29 900,00 €',
          'non',
        ],
      ],
    )}<h2>V – Diagnostics des parties communes</h2>${table(
      ['Diagnostic', 'Date', 'Cabinet', 'Conclusion'],
      [
        [
          'Dossier technique amiante',
          '14/09/2006, mis à jour 2021',
          'Expertis Est',
          'Présence en liste B, évaluation périodique',
        ],
        ['Termites', 'sans objet', '', 'Département non concerné'],
        ['DPE collectif', '06/02/2025', 'Rhin Diag', 'Classe C'],
        ['Contrôle quinquennal ascenseurs', '18/04/2024', 'Bureau Exemple', 'Sans réserve'],
      ],
    )}<h2>VI – Programme de travaux</h2><p>Remplacement de l’automatisme du portail nord voté le 12/05/2026 ; réfection des boxes du sous-sol à l’étude.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'SOGEREM ALSACE',
      building: 'LE PARC DE L’ILL',
      building_address: '35-37 quai des Cigognes, 67000 STRASBOURG',
      rnc: 'AD8041556',
      updated_on: '2026-11-03',
      insurer: 'Mutuelle Rhénane Exemple',
      policy_number: 'IMM 4402 7716',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'iban', 'balance', 'meeting_on'],
  },
);

export const FICHES_IMMEUBLE = [national, columns, book];
