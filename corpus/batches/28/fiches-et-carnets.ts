// Sheets and upkeep books of buildings, and a statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const register = paperOf(
  'fiche-registre-polygone-strasbourg',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; color: #000091 } h2 { font-size: 9.4pt; color: #000091; border-bottom: .3mm solid #000091; margin: 3mm 0 1mm } td { padding: .6mm 1mm; border-bottom: .1mm solid #ddd } td:first-child { width: 108mm; color: #333 } td:last-child { font-weight: bold }`,
  [
    `<p style="font-size:7.6pt">RÉPUBLIQUE FRANÇAISE – Registre national d’immatriculation des copropriétés</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ<br><span style="font-size:10pt">n° AC4-718-205 – générée le 02/11/2026, à partir des données mises à jour le 21/05/2026</span></h1><h2>Identification</h2>${table(
      [],
      [
        ['Nom d’usage de la copropriété', 'LES TERRASSES DU NEUDORF'],
        ['Adresse de référence de la copropriété', '62 route du Polygone 67100 Strasbourg'],
        ['Adresse(s) complémentaire(s)', '64 route du Polygone 67100 Strasbourg'],
        ['Date d’immatriculation de la copropriété', '09/12/2017'],
        ['Date d’établissement du règlement de copropriété', '14/04/1972'],
        ['N° SIRET du syndicat', '900 001 322 00012'],
      ],
    )}<h2>Identité du syndic</h2>${table(
      [],
      [
        ['Nom du syndic', 'KLEBER & ASSOCIES'],
        ['Adresse du syndic', '28 quai Zorn 67000 Strasbourg'],
        ['Cadre d’intervention', 'Mandat de syndic'],
        ['N° SIRET du syndic', '900 000 118 00021'],
      ],
    )}<h2>Organisation juridique</h2>${table(
      [],
      [
        ['Type de syndicat', 'Syndicat principal'],
        ['Syndicat coopératif', 'Non'],
      ],
    )}<h2>Caractéristiques techniques</h2>${table(
      [],
      [
        ['Nombre total de lots', '246'],
        ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '82'],
        ['Nombre de lots à usage d’habitation', '80'],
        ['Nombre de lots de stationnement', '78'],
        ['Nombre de bâtiments', '2'],
        ['Période de construction des bâtiments', 'De 1961 à 1974'],
      ],
    )}<h2>Équipements</h2>${table(
      [],
      [
        [
          'Type de chauffage et, pour un chauffage collectif, type d’énergie',
          'Collectif – chauffage urbain',
        ],
        ['Nombre d’ascenseurs', '4'],
      ],
    )}<h2>Caractéristiques financières</h2>${table(
      [],
      [
        ['Date de début de l’exercice clos', '01/01/2025'],
        ['Date de fin de l’exercice clos', '31/12/2025'],
        ['Date de l’assemblée générale ayant approuvé les comptes', '12/03/2026'],
        ['Montant des charges pour opérations courantes', '168 402 €'],
        ['Montant des charges pour travaux de l’article 14-2 et opérations exceptionnelles', '0 €'],
        ['Montant des dettes fournisseurs, rémunérations et autres', '21 874 €'],
        ['Montant des sommes restant dues par les copropriétaires', '33 190 €'],
        ['Nombre de copropriétaires débiteurs dont la dette dépasse 300 €', '14'],
        ['Montant du fonds de travaux', '47 026 €'],
        ['Présence de personnel employé par le syndicat', 'Oui'],
      ],
    )}<p style="font-size:6.8pt;margin-top:4mm">Fiche délivrée par le registre national d’immatriculation des copropriétés. Les données sont déclarées par le représentant légal sous sa responsabilité. L’administration ne peut être tenue responsable de leur exactitude.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('KLEBER & ASSOCIES', 'Kléber & Associés'),
      building: 'LES TERRASSES DU NEUDORF',
      building_address: '62 route du Polygone, 67100 Strasbourg',
      rnc: 'AC4718205',
      updated_on: either('2026-05-21', '2026-11-02'),
      lots_count: 246,
      homes_count: 82,
      parking_count: 78,
      buildings_count: 2,
      build_period: 'De 1961 à 1974',
      heating: either('Collectif – chauffage urbain', 'Collectif'),
      lifts_count: 4,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-12',
      charges_courantes: 16840200,
      charges_travaux: 0,
      dette_fournisseurs: 2187400,
      impayes: 3319000,
      debtors_count: 14,
      fonds_travaux: 4702600,
    },
    absent: ['owner', 'iban', 'lots'],
  },
);

const own = paperOf(
  'fiche-maison-faucigny-annecy',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; .g { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .g > div { border: .25mm solid #274f7d; border-radius: 2mm; padding: 3mm } b.t { display: block; color: #274f7d; margin-bottom: 1.5mm; font-size: 10pt }`,
  [
    `<p><b style="font-size:14pt;color:#274f7d">Régie du Thiou</b> – 7 rue Filaterie – 74000 ANNECY – SIREN 900 000 773</p><h1 style="font-size:14pt">Fiche synthétique de copropriété<br><span style="font-size:9pt">article 8-2 de la loi du 10 juillet 1965, décret n° 2016-1822 du 21 décembre 2016 – mise à jour du 30 avril 2026</span></h1>
    <div class="g"><div><b class="t">La copropriété</b>LE BALCON DU SEMNOZ<br>18 avenue du Crêt du Maure, 74000 ANNECY<br>N° d’immatriculation AA6551209, du 03/10/2018<br>Règlement de copropriété du 22/11/1989 et modificatif du 05/03/2001</div><div><b class="t">Le syndic</b>Régie du Thiou, syndic professionnel<br>Mandat du 16/04/2026 au 30/06/2028</div><div><b class="t">Les bâtiments</b>2 bâtiments, construits entre 1989 et 1993<br>132 lots au total dont :<br>– 46 lots principaux (habitation, bureaux, commerces)<br>– 52 lots de stationnement<br>– 34 caves</div><div><b class="t">Les équipements</b>Chauffage collectif, réseau de chaleur<br>2 ascenseurs<br>Aucun gardien ni employé</div>
    <div style="grid-column:span 2"><b class="t">Les finances – exercice du 01/01/2025 au 31/12/2025, comptes approuvés le 16/04/2026</b>Charges courantes : 65 176,30 €<br>Charges pour travaux et opérations exceptionnelles : 12 480,00 €<br>Dettes fournisseurs, rémunérations et autres : 9 114,08 €<br>Impayés : 6 240,55 € (5 copropriétaires doivent plus de 300 €)<br>Fonds de travaux : 28 713,00 €</div></div><p style="margin-top:5mm;font-size:7.6pt">Le syndic met cette fiche à la disposition des copropriétaires et la joint, en cas de vente, aux documents remis à l’acquéreur (article L. 721-2 du code de la construction et de l’habitation).</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Régie du Thiou',
      building: 'LE BALCON DU SEMNOZ',
      building_address: '18 avenue du Crêt du Maure, 74000 ANNECY',
      rnc: 'AA6551209',
      updated_on: '2026-04-30',
      lots_count: 132,
      homes_count: 46,
      parking_count: 52,
      buildings_count: 2,
      build_period: either('entre 1989 et 1993', '1989 et 1993', 'construits entre 1989 et 1993'),
      heating: either('collectif, réseau de chaleur', 'collectif'),
      lifts_count: 2,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-04-16',
      charges_courantes: 6517630,
      charges_travaux: 1248000,
      dette_fournisseurs: 911408,
      impayes: 624055,
      debtors_count: 5,
      fonds_travaux: 2871300,
    },
    absent: ['owner', 'iban'],
  },
);

const book = paperOf(
  'carnet-logiciel-bissy-chambery',
  `font: 8.6pt/1.35 'DejaVu Serif Condensed', serif; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10pt; background: #e9e4da; padding: 1mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .15mm solid #aaa } th { font-weight: bold } .p { position: absolute; bottom: 6mm; right: 15mm; font-size: 7pt }`,
  [
    `<p>SAVOIE SYNDIC SERVICES – 88 quai de la Rize, 73000 CHAMBÉRY</p><h1>CARNET D’ENTRETIEN DE L’IMMEUBLE<br><span style="font-size:9pt">établi en application de l’article 18 de la loi du 10 juillet 1965 et du décret n° 2001-477 du 30 mai 2001</span></h1><p style="text-align:right">Dernière mise à jour : 6 octobre 2026</p><h2>1. Identification</h2>${table(
      [],
      [
        ['Copropriété', 'LE CLOS DE BISSY'],
        ['Adresse', '410 rue du Grand Champ, 73000 CHAMBÉRY'],
        ['Immatriculation', 'AD3 090 648'],
        [
          'Syndic en exercice',
          'SAVOIE SYNDIC SERVICES, désigné par l’assemblée du 20/11/2025 jusqu’au 31/12/2027',
        ],
        ['Composition', '3 entrées, 58 logements, 61 parkings – année de construction : 1996'],
      ],
    )}<h2>2. Assurance de l’immeuble</h2>${table(
      ['Compagnie', 'Nature', 'N° de police', 'Échéance', 'Courtier'],
      [
        [
          'Mutuelle Alpine Exemple',
          'Multirisque immeuble',
          '7714 0092 C',
          '31/12/2026',
          'Cabinet Ginet',
        ],
      ],
    )}<h2>3. Contrats d’entretien et de maintenance</h2>${table(
      ['Équipement', 'Prestataire', 'Date d’effet', 'Échéance', 'Périodicité'],
      [
        [
          'Chaufferie gaz (P2)',
          'Alp’Énergie',
          '01/09/2021',
          '31/08/2026, tacite reconduction',
          'mensuelle',
        ],
        ['VMC', 'Ventil Savoie', '15/03/2019', '14/03/2027', 'annuelle'],
        ['Extincteurs', 'Sécu-Feu 73', '01/01/2020', '31/12/2026', 'annuelle'],
        ['Portes automatiques', 'Portalp Exemple', '01/06/2022', '31/05/2027', 'semestrielle'],
        ['Nettoyage', 'Cristal Propreté', '01/02/2024', 'indéterminée', 'hebdomadaire'],
      ],
    )}<p class="p">1/2</p>`,
    `<h2>4. Travaux importants réalisés</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Montant TTC'],
      [
        ['2009', 'Ravalement des façades', 'Rossi Frères', '118 420,00 €'],
        ['2015', 'Réfection de l’étanchéité des toitures-terrasses', 'Étanch’Isère', '46 115,20 €'],
        ['2021', 'Remplacement des chaudières', 'Alp’Énergie', '63 870,00 €'],
        ['2024', 'Passage de l’éclairage des communs en LED', 'Élec Bauges', '8 204,90 €'],
      ],
    )}<h2>5. Diagnostics et études</h2>${table(
      ['Objet', 'Date', 'Conclusion'],
      [
        ['DPE collectif', '12/06/2024', 'classe C'],
        ['Diagnostic technique global', 'non réalisé', '–'],
        [
          'Amiante (DTA)',
          'sans objet',
          'permis de construire postérieur au 01/07/1997 : non – à vérifier',
        ],
      ],
    )}<h2>6. Programme pluriannuel</h2><p>Étude du remplacement des menuiseries des cages d’escalier (AG 2027). Dommages-ouvrage en cours : néant.</p><h2>7. Numéros utiles</h2><p>Astreinte chauffage 04 79 00 88 12 – Astreinte syndic 04 79 00 73 73 – Service des eaux de Grand Chambéry.</p><p class="p">2/2</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'SAVOIE SYNDIC SERVICES',
      building: 'LE CLOS DE BISSY',
      building_address: '410 rue du Grand Champ, 73000 CHAMBÉRY',
      rnc: 'AD3090648',
      updated_on: '2026-10-06',
      insurer: 'Mutuelle Alpine Exemple',
      policy_number: '7714 0092 C',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'meeting_on', 'iban'],
  },
);

const before = paperOf(
  'ped-notaire-battant-besancon',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center } h2 { font-size: 9.6pt; background: #222; color: #fff; padding: 1mm 2mm; margin: 3.5mm 0 1mm } td { border-bottom: .15mm solid #ccc; padding: .9mm 1.5mm } .m td:last-child { text-align: right; width: 36mm }`,
  [
    `<p><b>S.G.C.B.</b> – 52 Grande Rue 25000 BESANÇON – syndic</p><h1>PRÉ-ÉTAT DATÉ<br><span style="font-size:9pt">articles L. 721-2 et L. 721-3 du code de la construction et de l’habitation</span></h1>${table(
      [],
      [
        ['Immeuble', '37 rue Battant, 25000 BESANÇON'],
        ['Vendeur', 'Succession MAÎTREJEAN Roland'],
        ['Lots objet de la mutation', '9 (appartement), 21 (cave)'],
        ['Établi le', '22/10/2026, à la demande de l’Office notarial du Doubs'],
      ],
    )}<h2>1re PARTIE – SOMMES DUES PAR LE COPROPRIÉTAIRE CÉDANT</h2>${table(
      [],
      [
        ['Provisions exigibles dans le budget prévisionnel', '610,80 €'],
        ['Avances exigibles', '90,00 €'],
        ['À déduire : sommes portées au crédit du compte', '- 150,00 €'],
        ['TOTAL', '550,80 €'],
      ],
      'm',
    )}<h2>2e PARTIE – SOMMES DONT LE SYNDICAT POURRAIT ÊTRE DÉBITEUR</h2>${table([], [['Avances constituant la réserve', '174,20 €']], 'm')}<h2>3e PARTIE – SOMMES INCOMBANT AU NOUVEAU COPROPRIÉTAIRE</h2>${table(
      [],
      [
        ['Reconstitution de l’avance', '174,20 €'],
        ['Provision du 1er trimestre 2027, exigible le 01/01/2027', '312,60 €'],
      ],
      'm',
    )}<h2>ANNEXE – INFORMATIONS FINANCIÈRES</h2>${table(
      [],
      [
        ['Charges courantes du lot, exercice 2025', '1 204,33 €'],
        ['Charges courantes du lot, exercice 2024', '1 166,90 €'],
        ['Impayés de charges au sein de la copropriété', '4 871,09 €'],
        ['Dette du syndicat vis-à-vis des fournisseurs', '2 306,44 €'],
        ['Fonds de travaux : part rattachée aux lots', '96,40 €'],
        ['Procédure en cours', 'Néant'],
      ],
      'm',
    )}<p style="margin-top:4mm;font-size:7.6pt">Ce document ne se substitue pas à l’état daté prévu à l’article 5 du décret du 17 mars 1967, qui sera délivré avant la signature de l’acte authentique. S.G.C.B. SARL – R.C.S. Besançon 900 000 662.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'S.G.C.B.',
      building_address: '37 rue Battant, 25000 BESANÇON',
      owner: either('Succession MAÎTREJEAN Roland', 'MAÎTREJEAN Roland'),
      lots: ['9', '21'],
      made_on: '2026-10-22',
      impayes: 487109,
      dette_fournisseurs: 230644,
    },
    absent: ['rnc', 'iban', 'meeting_on'],
  },
);

export const FICHES_ET_CARNETS = [register, own, book, before];
