// The building on paper: two summary sheets and its upkeep book.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

type Pair = readonly [string, string];
const pairs = (rows: readonly Pair[], name = '') => table([], rows, name);

const syndicSheet = paperOf(
  'fiche-syndic-limoges',
  `font: 8.9pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 14pt; text-align: center; color: #0a4a8f } h2 { font-size: 9.6pt; background: #0a4a8f; color: #fff; padding: .8mm 2mm; margin: 2.5mm 0 0 } td { border: .15mm solid #9db2c9; padding: .7mm 1.6mm } td:first-child { width: 92mm; background: #f2f6fa }`,
  [
    `<p>FONTENEAU GESTION – 4 place des Bancs – 87000 LIMOGES</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center">Décret n° 2016-1822 du 21 décembre 2016 – article 8-2 de la loi n° 65-557 du 10 juillet 1965</p>
    <h2>1. Identification de la copropriété</h2>${pairs([
      ['Nom d’usage', 'LE CLOS DES ÉMAILLEURS'],
      ['Adresse(s) du syndicat de copropriétaires', '18 rue du Quinconce 87000 LIMOGES'],
      ['Numéro d’immatriculation', 'AC3071846'],
      ['Date d’immatriculation', '14/12/2017'],
      ['Date de dernière mise à jour de la fiche', '08/07/2026'],
      ['Date du règlement de copropriété', '27/03/1974'],
    ])}<h2>2. Identité du syndic</h2>${pairs([
      ['Représentant légal', 'FONTENEAU GESTION – SIRET 900 000 682 00015'],
      ['Cadre d’intervention', 'Mandat de syndic'],
    ])}<h2>3. Organisation juridique de la copropriété</h2>${pairs([
      ['Nature du syndicat', 'Syndicat principal'],
      ['Spécificité du syndicat', 'Syndicat non coopératif'],
    ])}<h2>4. Caractéristiques techniques</h2>${pairs([
      ['Nombre total de lots', '148'],
      ['Nombre de lots à usage d’habitation, de commerces et de bureaux', '52'],
      ['Nombre de lots de stationnement', '44'],
      ['Nombre de bâtiments', '2'],
      ['Période de construction', '1961 à 1974'],
    ])}<h2>5. Équipements de la copropriété</h2>${pairs([
      ['Type de chauffage', 'Individuel – gaz'],
      ['Nombre d’ascenseurs', '2'],
    ])}<h2>6. Caractéristiques financières</h2>${pairs([
      ['Date de début et de fin de l’exercice clos', '01/01/2025 – 31/12/2025'],
      ['Date de l’AG ayant approuvé les comptes', '21/05/2026'],
      ['Montant des charges pour opérations courantes', '83&nbsp;200,00&nbsp;€'],
      ['Montant des charges pour travaux et opérations exceptionnelles', '18&nbsp;271,80&nbsp;€'],
      ['Dettes fournisseurs, rémunérations et autres', '6&nbsp;360,00&nbsp;€'],
      ['Montant des impayés', '19&nbsp;959,93&nbsp;€'],
      ['Nombre de copropriétaires débiteurs dont la dette excède 300 €', '7'],
      ['Montant du fonds de travaux', '38&nbsp;500,00&nbsp;€'],
      ['Personnel employé par le syndicat', 'Non'],
    ])}<p style="margin-top:3mm;font-size:8pt">Les informations financières sont celles du dernier exercice dont les comptes ont été approuvés. Fiche délivrée par le syndic à la demande d’un copropriétaire ; le syndic met à jour la fiche synthétique dans un délai de deux mois suivant la notification du procès-verbal de l’assemblée ayant approuvé les comptes.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'FONTENEAU GESTION',
      building: 'LE CLOS DES ÉMAILLEURS',
      building_address: '18 rue du Quinconce, 87000 LIMOGES',
      rnc: 'AC3071846',
      updated_on: '2026-07-08',
      lots_count: 148,
      homes_count: 52,
      parking_count: 44,
      buildings_count: 2,
      lifts_count: 2,
      build_period: '1961 à 1974',
      heating: either('Individuel – gaz', 'Individuel', 'Individuel gaz'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-21',
      charges_courantes: 8320000,
      charges_travaux: 1827180,
      dette_fournisseurs: 636000,
      impayes: 1995993,
      debtors_count: 7,
      fonds_travaux: 3850000,
    },
    absent: ['owner', 'lots', 'iban', 'tantiemes'],
  },
);

const cards = paperOf(
  'fiche-blocs-chambery',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm; .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .c { border: .3mm solid #b7c4a8; border-radius: 1.5mm; padding: 2.5mm } .c h2 { font-size: 9.6pt; color: #4c6b2f; margin-bottom: 1mm } .c p { margin: 0 0 .9mm; font-size: 8.4pt } h1 { font-size: 16pt; color: #4c6b2f }`,
  [
    `<h1>Fiche synthétique<br>Les Balcons du Nivolet</h1><p>Syndicat de copropriétaires immatriculé au registre national sous le n° AD5-518-203. Fiche établie par la Régie Combe de Savoie (syndic professionnel, SIRET 900 000 735 00022), 8 rue du Verney, 73000 Chambéry, et actualisée le 2 juin 2026.</p><div class="g">
    <div class="c"><h2>Identité</h2><p>Adresse de référence : 112 chemin de la Cassine, 73000 Chambéry</p><p>Adresses complémentaires : néant</p><p>Règlement de copropriété du : 18/10/1981</p><p>Immatriculation initiale : 30/11/2016</p></div>
    <div class="c"><h2>Gouvernance</h2><p>Type de syndicat : principal</p><p>Résidence-service : non</p><p>Syndicat coopératif : non</p><p>Mandat du syndic en cours : du 10/04/2026 au 30/06/2027</p></div>
    <div class="c"><h2>Composition</h2><p>Lots au règlement : 212</p><p>dont lots d’habitation, bureaux, commerces : 88</p><p>dont lots de stationnement : 64</p><p>Bâtiments : 3</p><p>Construction : de 1975 à 1993</p></div>
    <div class="c"><h2>Équipements</h2><p>Chauffage : collectif, chaufferie gaz</p><p>Ascenseurs : 3</p><p>Étiquette énergétique (DPE collectif du 03/02/2025) : D</p></div>
    <div class="c"><h2>Exercice comptable clos</h2><p>Début : 01/01/2025 – Fin : 31/12/2025</p><p>Comptes approuvés le : 09/04/2026</p><p>Charges courantes : 194&nbsp;184,51&nbsp;€</p><p>Charges sur travaux et opérations exceptionnelles : 6&nbsp;842,00&nbsp;€</p></div>
    <div class="c"><h2>Situation financière</h2><p>Dettes envers les fournisseurs : 10&nbsp;900,00&nbsp;€</p><p>Sommes dues par les copropriétaires : 28&nbsp;664,10&nbsp;€</p><p>Copropriétaires débiteurs de plus de 300 € : 14</p><p>Fonds de travaux : 61&nbsp;200,00&nbsp;€</p><p>Salarié du syndicat : aucun</p></div></div>
    <p style="margin-top:5mm;font-size:8.2pt">Cette fiche est mise à disposition des copropriétaires par le syndic (article 8-2 de la loi du 10 juillet 1965 ; décret du 21 décembre 2016). À défaut de communication dans le mois d’une demande, une pénalité financière s’applique à l’encontre du syndic professionnel. Elle doit être remise à l’acquéreur lors de la promesse de vente (article L. 721-2 du code de la construction et de l’habitation). Signature et cachet du syndic : la directrice, Hélène Borrel.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Régie Combe de Savoie',
      building: 'Les Balcons du Nivolet',
      building_address: '112 chemin de la Cassine, 73000 Chambéry',
      rnc: 'AD5518203',
      updated_on: '2026-06-02',
      lots_count: 212,
      homes_count: 88,
      parking_count: 64,
      buildings_count: 3,
      lifts_count: 3,
      build_period: 'de 1975 à 1993',
      heating: either('collectif, chaufferie gaz', 'collectif', 'collectif gaz'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-04-09',
      charges_courantes: 19418451,
      charges_travaux: 684200,
      dette_fournisseurs: 1090000,
      impayes: 2866410,
      debtors_count: 14,
      fonds_travaux: 6120000,
    },
    absent: ['owner', 'lots', 'iban', 'tantiemes'],
  },
);

const book = paperOf(
  'carnet-immeuble-bayonne',
  `font: 9pt 'Nimbus Sans', sans-serif; padding: 13mm; h1 { font-size: 15pt; text-align: center } h2 { font-size: 10.5pt; text-transform: uppercase; border-bottom: .4mm solid #000; margin-top: 5mm } td, th { border: .2mm solid #888 } th { background: #eee; font-weight: bold } .pg { position: absolute; bottom: 7mm; right: 13mm; font-size: 7.5pt }`,
  [
    `<p>SOGEVAL IMMOBILIER – Agence Côte Basque – 31 quai des Corsaires – 64100 BAYONNE</p><h1>CARNET D’ENTRETIEN</h1><p style="text-align:center">établi conformément au décret n° 2001-477 du 30 mai 2001 et à l’article 18 de la loi du 10 juillet 1965<br>Mise à jour du 15/06/2026</p><h2>Informations générales</h2>${pairs(
      [
        ['Immeuble', 'RÉSIDENCE HEGOA'],
        ['Adresse', '9 allée des Platanes, 64100 BAYONNE'],
        ['Immatriculation', 'AF2290614'],
        ['Année de construction', '1988'],
        ['Nombre de bâtiments / étages', '3 bâtiments – R+5'],
        ['Lots principaux', '96 appartements, 4 commerces'],
        ['Syndic en exercice', 'SOGEVAL IMMOBILIER, depuis l’assemblée du 12/06/2009'],
      ],
    )}<h2>Contrat d’assurance de l’immeuble</h2>${pairs([
      ['Compagnie', 'Mutuelle Gascogne Exemple'],
      ['N° de police', 'MRI 4 418 207 C'],
      ['Nature du contrat', 'Multirisque immeuble, valeur à neuf, sans franchise'],
      ['Date d’échéance', '31/12/2026'],
      [
        'Dommages-ouvrage en cours',
        'Étanchéité bâtiment 1 : police DO 55 901, jusqu’au 17/11/2031',
      ],
    ])}<h2>Contrats d’entretien et de maintenance des équipements communs</h2>${table(
      ['Équipement', 'Prestataire', 'N° contrat', 'Prise d’effet', 'Échéance'],
      [
        ['Ascenseurs (3)', 'Ascenseurs du Golfe', 'AS-2210', '01/01/2022', '31/12/2026'],
        ['VMC', 'Aéro Basque', 'V-118', '01/04/2020', 'tacite reconduction'],
        ['Extincteurs', 'Feu Vigilance', '64-5120', '15/03/2018', 'tacite reconduction'],
        ['Portes de garage', 'Automatic Adour', 'PG 331', '01/09/2023', '31/08/2026'],
        ['Nettoyage', 'Lapurdi Propreté', 'N 90', '01/02/2021', '31/01/2027'],
      ],
    )}<p class="pg">1/2</p>`,
    `<h2>Travaux importants réalisés</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Montant TTC'],
      [
        ['2021', 'Étanchéité toiture-terrasse bâtiment 1', 'Étanch’Océan', '58&nbsp;340,00&nbsp;€'],
        [
          '2018',
          'Remplacement des portes palières d’ascenseur',
          'Ascenseurs du Golfe',
          '31&nbsp;200,00&nbsp;€',
        ],
        ['2015', 'Réfection des halls', 'Peintures Harriet', '22&nbsp;780,00&nbsp;€'],
        ['2009', 'Ravalement bâtiments 1 et 3', 'Euskal Façades', '143&nbsp;000,00&nbsp;€'],
      ],
    )}<h2>Échéancier du programme pluriannuel de travaux</h2>${table(
      ['Année prévue', 'Nature', 'Décision d’assemblée'],
      [
        ['2026', 'Ravalement des façades bâtiment 2', '29/05/2026'],
        ['2028', 'Réfection de l’étanchéité bâtiments 2 et 3', 'à soumettre'],
      ],
    )}<h2>Diagnostics et études concernant les parties communes</h2>${table(
      ['Objet', 'Date', 'Auteur', 'Conclusion'],
      [
        [
          'Dossier technique amiante',
          '21/10/2004',
          'Adour Contrôle',
          'Absence dans les matériaux des listes A et B',
        ],
        ['État parasitaire (termites)', '07/02/2024', 'Adour Contrôle', 'Absence d’indice'],
        ['DPE collectif', '19/12/2024', 'Bask’Énergie', 'D'],
        ['Ascenseurs – contrôle quinquennal', '30/09/2022', 'Bureau Vigie', 'Sans réserve'],
      ],
    )}<h2>Procédures en cours</h2><p>Recouvrement de charges contre le propriétaire du lot 41 (tribunal judiciaire de Bayonne, assignation du 03/02/2026). Aucune procédure de mise en péril ni d’insalubrité n’est connue du syndic.</p><p style="margin-top:6mm">Le présent carnet est tenu par le syndic pour le compte du syndicat des copropriétaires. Il est remis à l’acquéreur avec les autres documents relatifs à l’organisation de l’immeuble.</p><p class="pg">2/2</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'SOGEVAL IMMOBILIER',
      building: 'RÉSIDENCE HEGOA',
      building_address: '9 allée des Platanes, 64100 BAYONNE',
      rnc: 'AF2290614',
      updated_on: '2026-06-15',
      insurer: 'Mutuelle Gascogne Exemple',
      policy_number: 'MRI 4 418 207 C',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'meeting_on', 'made_on'],
  },
);

export const IMMEUBLE_EN_FICHES = [syndicSheet, cards, book];
