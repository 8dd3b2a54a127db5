// Papers of the building: two register sheets, two upkeep books, a global technical diagnosis.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { across } from './parts.ts';

const clermont = paperOf(
  'fiche-syndic-clermont-ferrand',
  `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 14mm; h1 { font-size: 14pt; text-align: center; margin: 2mm 0 } td { border: .2mm solid #7f8fa3; padding: .8mm 1.5mm } td:first-child { width: 104mm } .h td { background: #345; color: #fff; font-weight: bold } .ft { position: absolute; bottom: 5mm; font-size: 6pt; left: 14mm; right: 14mm }`,
  [
    `<p><b>AGP – ARVERNE GESTION PATRIMOINE</b> – 27 place de Jaude – 63000 CLERMONT-FERRAND</p><h1>FICHE SYNTHÉTIQUE DE COPROPRIÉTÉ</h1><p style="text-align:center">établie en application de l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 et du décret n° 2016-1822 du 21 décembre 2016</p>${table(
      [],
      [
        across('h', 2, '1. IDENTIFICATION'),
        ['Nom d’usage', 'LE CLOS TRUDAINE'],
        ['Adresse(s) du syndicat', '18 rue Trudaine, 63000 CLERMONT-FERRAND'],
        ['N° d’immatriculation au registre national', 'AD2718405'],
        ['Date d’immatriculation', '12/12/2017'],
        ['Date de la dernière mise à jour des données', '02/06/2026'],
        ['Date d’établissement du règlement de copropriété', '04/11/1971'],
        ['N° SIREN du syndicat', '900 000 883'],
        across('h', 2, '2. REPRÉSENTANT LÉGAL'),
        ['Syndic', 'ARVERNE GESTION PATRIMOINE'],
        ['Type', 'professionnel'],
        ['Adresse', '27 place de Jaude, 63000 CLERMONT-FERRAND'],
        ['Mandat en cours', 'du 24/03/2026 au 23/03/2029'],
        across('h', 2, '3. ORGANISATION JURIDIQUE'),
        ['Type de syndicat', 'principal, non coopératif'],
        ['Rattachement à une ASL, AFUL ou union', 'non'],
        across('h', 2, '4. CARACTÉRISTIQUES TECHNIQUES'),
        ['Nombre total de lots', '71'],
        ['dont lots à usage d’habitation, de bureaux ou de commerces', '33'],
        ['dont lots de stationnement', '6'],
        ['Nombre de bâtiments', '2'],
        ['Période de construction', 'de 1961 à 1974'],
        ['Étiquette énergie (DPE collectif)', 'non réalisé'],
        across('h', 2, '5. ÉQUIPEMENTS'),
        ['Type de chauffage', 'collectif – réseau de chaleur urbain'],
        ['Nombre d’ascenseurs', '2'],
        across('h', 2, '6. CARACTÉRISTIQUES FINANCIÈRES DU DERNIER EXERCICE CLOS'),
        ['Exercice', 'du 01/01/2025 au 31/12/2025'],
        ['Comptes approuvés par l’assemblée générale du', '24/03/2026'],
        ['Montant des charges pour opérations courantes', '72 318,44 €'],
        ['Montant des charges pour travaux et opérations exceptionnelles', '15 640,00 €'],
        ['Montant des dettes fournisseurs, rémunérations et autres', '8 204,15 €'],
        ['Montant des impayés', '6 935,80 €'],
        ['Nombre de copropriétaires débiteurs pour plus de 300 €', '5'],
        ['Montant du fonds de travaux', '19 472,00 €'],
        ['Personnel employé par le syndicat', 'néant'],
        across('h', 2, '7. PROCÉDURES'),
        ['Administration provisoire, mandat ad hoc, plan de sauvegarde', 'aucune'],
      ],
    )}<p style="margin-top:3mm">Fiche remise le 09/11/2026 à la demande de Me Tournebize, notaire.</p><div class="ft">ARVERNE GESTION PATRIMOINE – SARL au capital de 50 000 € – RCS Clermont-Ferrand 900 001 247 – CPI 6301 2021 000 000 712</div>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('ARVERNE GESTION PATRIMOINE', 'AGP – ARVERNE GESTION PATRIMOINE'),
      building: 'LE CLOS TRUDAINE',
      building_address: '18 rue Trudaine, 63000 CLERMONT-FERRAND',
      rnc: 'AD2718405',
      updated_on: '2026-06-02',
      lots_count: 71,
      homes_count: 33,
      parking_count: 6,
      buildings_count: 2,
      build_period: 'de 1961 à 1974',
      heating: either('collectif – réseau de chaleur urbain', 'collectif'),
      lifts_count: 2,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-24',
      charges_courantes: 7231844,
      charges_travaux: 1564000,
      dette_fournisseurs: 820415,
      impayes: 693580,
      debtors_count: 5,
      fonds_travaux: 1947200,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on', 'budget'],
  },
);

const cahors = paperOf(
  'fiche-registre-cahors',
  `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 15mm; .bn { border-left: 1.5mm solid #000091; padding-left: 3mm } h2 { font-size: 9.6pt; color: #000091; border-bottom: .3mm solid #000091; margin: 3.6mm 0 1mm } .c { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 8mm } .c div { font-size: 8pt } .c b { display: block; font-size: 9pt }`,
  [
    `<div class="bn"><b>RÉPUBLIQUE FRANÇAISE</b><br>Registre National des Copropriétés – Agence nationale de l’habitat</div><h1 style="font-size:15pt;margin-top:4mm">Fiche synthétique de la copropriété</h1><p>Document généré le 23/10/2026 à partir des données mises à jour le 30/09/2026</p>
    <h2>Identification</h2><div class="c"><div>Numéro d’immatriculation<b>AC7-402-913</b></div><div>Nom d’usage<b>RESIDENCE VALENTRE</b></div><div>Adresse de référence<b>19 quai Cavaignac 46000 Cahors</b></div><div>Adresse complémentaire<b>2 rue Wilson 46000 Cahors</b></div></div>
    <h2>Représentant légal</h2><div class="c"><div>Raison sociale<b>QUERCY-SYNDIC</b></div><div>Adresse<b>62 boulevard Gambetta 46000 Cahors</b></div><div>Mandat<b>Syndic professionnel – fin le 15/09/2027</b></div><div>SIRET<b>900 005 461 00020</b></div></div>
    <h2>Caractéristiques techniques</h2><div class="c"><div>Nombre total de lots<b>38</b></div><div>Nombre de lots principaux (habitation, bureaux, commerces)<b>18</b></div><div>Nombre de lots de stationnement<b>0</b></div><div>Nombre de bâtiments<b>1</b></div><div>Période de construction<b>Avant 1949</b></div><div>Nombre d’ascenseurs<b>0</b></div><div>Chauffage<b>Individuel</b></div><div>Classe DPE collectif<b>Non réalisé</b></div></div>
    <h2>Données financières</h2><div class="c"><div>Premier exercice clos suivant la création<b>Non</b></div><div>Exercice comptable<b>01/04/2025 – 31/03/2026</b></div><div>Date d’approbation des comptes en AG<b>16/09/2026</b></div><div>Charges pour opérations courantes<b>26 418 €</b></div><div>Charges pour travaux et opérations exceptionnelles<b>0 €</b></div><div>Dettes fournisseurs, rémunérations et autres<b>3 127 €</b></div><div>Montant des impayés<b>9 406 €</b></div><div>Copropriétaires débiteurs de plus de 300 €<b>4</b></div><div>Fonds de travaux<b>4 980 €</b></div><div>Personnel salarié<b>0</b></div></div>
    <h2>Procédures administratives et judiciaires</h2><p>Aucun arrêté en cours (code de la santé publique, équipements communs, péril). Aucun mandat ad hoc. Aucune procédure d’administration provisoire.</p><p style="font-size:7pt;margin-top:6mm">Les informations du registre sont déclarées par le représentant légal, qui en est seul responsable. registre-coproprietes.gouv.fr</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'QUERCY-SYNDIC',
      building: 'RESIDENCE VALENTRE',
      building_address: '19 quai Cavaignac, 46000 Cahors',
      rnc: 'AC7402913',
      updated_on: '2026-09-30',
      lots_count: 38,
      homes_count: 18,
      parking_count: 0,
      buildings_count: 1,
      lifts_count: 0,
      build_period: 'Avant 1949',
      heating: 'Individuel',
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      approved_on: '2026-09-16',
      charges_courantes: 2641800,
      charges_travaux: 0,
      dette_fournisseurs: 312700,
      impayes: 940600,
      debtors_count: 4,
      fonds_travaux: 498000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const millau = paperOf(
  'carnet-contrats-millau',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h2 { font-size: 10pt; color: #1b5e3f; margin: 4mm 0 1mm } td, th { border: .2mm solid #9bbfae; padding: .9mm 1.4mm } th { background: #e6f1eb; font-weight: bold }`,
  [
    `<p><b style="font-size:13pt;color:#1b5e3f">GRANDS CAUSSES GESTION</b><br>8 place du Mandarous – 12100 MILLAU</p><h1 style="font-size:14pt;text-align:center">CARNET D’ENTRETIEN</h1><p style="text-align:center">(article 18 de la loi du 10 juillet 1965 – décret n° 2001-477 du 30 mai 2001) – mis à jour le 28/10/2026</p>
    ${table(
      [],
      [
        ['Immeuble', 'LE BEFFROI – 29 rue Droite, 12100 MILLAU', 'Immatriculation', 'AE4472019'],
        ['Année de construction', '1972', 'Lots', '44, dont 21 principaux'],
        ['Syndic en exercice', 'GRANDS CAUSSES GESTION', 'Depuis', '2014'],
      ],
    )}
    <h2>1. ASSURANCES</h2>${table(['Nature', 'Compagnie', 'N° de police', 'Échéance'], [['Multirisque immeuble', 'Mutuelle des Causses', '7 314 208 K', '01/01/2027']])}
    <h2>2. CONTRATS D’ENTRETIEN</h2>${table(
      ['Objet', 'Prestataire', 'Date d’effet', 'Échéance', 'Préavis'],
      [
        ['Ascenseur', 'Aveyron Ascenseurs', '01/07/2015', '30/06/2027', '3 mois'],
        ['Ménage', 'Net Sud Aveyron', '01/03/2019', 'tacite reconduction', '2 mois'],
        ['Extincteurs', 'Sécurifeu', '15/05/2020', '14/05/2027', '1 mois'],
        ['VMC', 'Caussenarde de Ventilation', '01/10/2021', '30/09/2026', '2 mois'],
      ],
    )}
    <h2>3. TRAVAUX IMPORTANTS</h2>${table(
      ['Année', 'Nature', 'Entreprise', 'Montant TTC', 'Garantie décennale'],
      [
        ['2011', 'Étanchéité de la toiture-terrasse', 'Étanch’12', '38 214,00', 'expirée'],
        [
          '2018',
          'Ravalement avec isolation du pignon ouest',
          'Façades Rouergue',
          '94 560,00',
          '14/09/2028',
        ],
        ['2023', 'Modernisation de l’ascenseur', 'Aveyron Ascenseurs', '31 870,00', '02/06/2033'],
      ],
    )}
    <h2>4. DIAGNOSTICS ET PLANS</h2>${table(
      ['Document', 'Date', 'Conclusion'],
      [
        ['Dossier technique amiante', '17/01/2006', 'Dalles de sol au sous-sol, score 1'],
        ['DPE collectif', '11/12/2024', 'Classe D'],
        ['PPT', '22/10/2026', 'Adopté par l’AG'],
      ],
    )}
    <h2>5. PROCÉDURES</h2><p>Néant.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'GRANDS CAUSSES GESTION',
      building: 'LE BEFFROI',
      building_address: '29 rue Droite, 12100 MILLAU',
      rnc: 'AE4472019',
      updated_on: '2026-10-28',
      insurer: 'Mutuelle des Causses',
      policy_number: '7 314 208 K',
      insured_until: '2027-01-01',
    },
    absent: ['owner', 'meeting_on', 'iban', 'made_on'],
  },
);

const rodez = paperOf(
  'dtg-synthese-rodez',
  `font: 9.2pt/1.42 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 17pt; color: #6b4f2a } h2 { font-size: 11pt; color: #6b4f2a; margin: 4mm 0 1mm } td, th { border: .2mm solid #c9bda9; padding: 1mm 1.5mm } th { background: #f4efe7; font-weight: bold }`,
  [
    `<p>ATELIER SÉGALA INGÉNIERIE – bureau d’études bâtiment – 31 avenue Tarayre, 12000 RODEZ</p><h1>DIAGNOSTIC TECHNIQUE GLOBAL</h1><p>Article L. 731-1 du code de la construction et de l’habitation</p>${table(
      [],
      [
        ['Copropriété', 'RÉSIDENCE FOIRAIL – 15 avenue Victor Hugo, 12000 RODEZ'],
        ['Syndic, donneur d’ordre', 'ROUERGUE SYNDIC, 3 boulevard d’Estourmel, 12000 RODEZ'],
        ['Numéro d’immatriculation', 'AG1184730'],
        ['Mission', 'ASI-2026-044, visites des 14 et 15 avril 2026'],
        ['Rapport établi le', '19 juin 2026'],
      ],
    )}<h2>1. Analyse de l’état apparent des parties communes et des équipements communs</h2><p>L’immeuble, construit en 1968, comporte un bâtiment de sept niveaux sur sous-sol, 36 lots dont 24 logements. Le clos et le couvert sont en état moyen : bandeaux béton épaufrés (aciers apparents au droit des loggias), étanchéité de terrasse de 1997 en fin de vie. Les réseaux d’eau froide en acier galvanisé présentent des piqûres de corrosion.</p><h2>2. Situation du syndicat au regard des obligations légales</h2><p>Dossier technique amiante à mettre à jour ; DPE collectif à réaliser avant le 1er janvier 2026 : non produit ; carnet d’entretien tenu ; ascenseur conforme à l’échéance 2018.</p><h2>3. Améliorations possibles de la gestion technique et patrimoniale</h2><p>Individualisation des frais de chauffage, renégociation du contrat d’exploitation P2, contrat pluriannuel de visite des toitures.</p><h2>4. Évaluation sommaire du coût et liste des travaux nécessaires sur dix ans</h2>${table(
      ['Travaux', 'Horizon', 'Coût estimé TTC'],
      [
        ['Réfection de l’étanchéité de la terrasse avec isolation', '0-3 ans', '82 000 €'],
        ['Traitement des bétons et ravalement', '0-3 ans', '146 000 €'],
        ['Remplacement des colonnes d’eau froide', '3-5 ans', '54 500 €'],
        ['Remplacement de la chaudière', '5-10 ans', '68 000 €'],
      ],
    )}<p style="margin-top:3mm">Ce diagnostic fait apparaître la nécessité de réaliser des travaux au cours des dix prochaines années ; il est présenté à la première assemblée générale qui suit sa réalisation.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'DTG',
    facts: {
      building: 'RÉSIDENCE FOIRAIL',
      building_address: '15 avenue Victor Hugo, 12000 RODEZ',
      rnc: 'AG1184730',
      made_on: '2026-06-19',
      report_number: 'ASI-2026-044',
    },
    absent: ['dpe_number', 'energy', 'meeting_on', 'surface_carrez', 'works_adopted'],
  },
);

export const IMMEUBLE = [clermont, cahors, millau, rodez];
