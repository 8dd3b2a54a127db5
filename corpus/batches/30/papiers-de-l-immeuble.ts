// Papers of buildings: sheets of the register, upkeep books, rules, a division in lots and an amendment.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { pairs } from './commun.ts';

const ficheLac = paperOf(
  'fiche-registre-lac-creteil',
  `font: 8.4pt/1.3 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; color: #000091; margin: 0 0 1mm } h2 { font-size: 9.6pt; color: #000091; border-bottom: .3mm solid #000091; margin: 3mm 0 1mm } .pairs div { display: grid; grid-template-columns: 100mm 1fr; padding: .45mm 0 } .ft { position: absolute; bottom: 6mm; font-size: 6.8pt; width: 180mm; text-align: right }`,
  [
    `<h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p>Registre national d’immatriculation des copropriétés – générée à partir des données mises à jour le 16/07/2026<br>(article 8-2 de la loi n° 65-557 du 10 juillet 1965 modifiée, décret n° 2016-1822 du 21 décembre 2016)</p>
    <h2>1. IDENTIFICATION DE LA COPROPRIÉTÉ</h2>${pairs([
      ['Numéro d’immatriculation', 'AC7-620-015'],
      ['Nom d’usage', 'RÉSIDENCE DU LAC'],
      ['Adresse de référence', '10 MAIL DES MÈCHES 94000 CRÉTEIL'],
      ['Adresse(s) complémentaire(s)', '12, 14, 16, 18 mail des Mèches'],
      ['Date d’immatriculation', '14/11/2016'],
      ['Date du règlement de copropriété', '03/10/1974'],
    ])}
    <h2>2. IDENTITÉ DU SYNDIC</h2>${pairs([
      ['Nom, raison sociale', 'CITYA-NOVA VAL-DE-MARNE'],
      ['SIRET', '900 094 220 00031'],
      ['Adresse', '2 avenue du Général de Gaulle 94000 CRÉTEIL'],
      ['Date de fin de mandat', '22/12/2027'],
    ])}
    <h2>3. ORGANISATION JURIDIQUE</h2>${pairs([
      ['Nature du syndicat', 'Principal'],
      ['Syndicat coopératif', 'Non'],
      ['Résidence-service', 'Non'],
      ['Structure(s) de rattachement (ASL, AFUL, union)', 'AFUL DU MAIL'],
    ])}
    <h2>4. CARACTÉRISTIQUES TECHNIQUES</h2>${pairs([
      ['Nombre total de lots', '312'],
      ['Nombre de lots à usage d’habitation, de commerces et de bureaux', '148'],
      ['Nombre de lots de stationnement', '150'],
      ['Nombre de bâtiments', '4'],
      ['Période de construction', 'De 1961 à 1974'],
      ['Étiquette énergie', 'D : 3 – E : 1'],
    ])}
    <h2>5. ÉQUIPEMENTS</h2>${pairs([
      ['Type de chauffage', 'Collectif'],
      ['Chauffage urbain', 'Non'],
      ['Énergie utilisée', 'Gaz'],
      ['Nombre d’ascenseurs', '5'],
    ])}
    <h2>6. CARACTÉRISTIQUES FINANCIÈRES – EXERCICE CLOS</h2>${pairs([
      ['Début de l’exercice', '01/01/2025'],
      ['Fin de l’exercice', '31/12/2025'],
      ['Date de l’assemblée générale ayant approuvé les comptes', '23/06/2026'],
      ['Charges pour opérations courantes', '209 495 €'],
      ['Charges pour travaux et opérations exceptionnelles', '31 206 €'],
      ['Dettes fournisseurs, rémunérations et autres', '22 940 €'],
      ['Montant des impayés', '48 117 €'],
      ['Nombre de copropriétaires débiteurs du syndicat de plus de 300 €', '17'],
      ['Montant du fonds de travaux', '61 803 €'],
      ['Personnel(s) employé(s) par le syndicat', 'Oui (1)'],
    ])}<p class="ft">Fiche AC7-620-015 – page 1/1 – registre-coproprietes.example.fr</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'CITYA-NOVA VAL-DE-MARNE',
      building: 'RÉSIDENCE DU LAC',
      building_address: '10 MAIL DES MÈCHES, 94000 CRÉTEIL',
      rnc: 'AC7620015',
      updated_on: '2026-07-16',
      lots_count: 312,
      homes_count: 148,
      parking_count: 150,
      buildings_count: 4,
      build_period: 'De 1961 à 1974',
      heating: either('Collectif', 'Collectif, Gaz', 'Collectif Gaz', 'Collectif au Gaz'),
      lifts_count: 5,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-23',
      charges_courantes: 20949500,
      charges_travaux: 3120600,
      dette_fournisseurs: 2294000,
      impayes: 4811700,
      debtors_count: 17,
      fonds_travaux: 6180300,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const ficheTroyes = paperOf(
  'fiche-deux-colonnes-cordeliers-troyes',
  `font: 9.2pt/1.4 'P052', serif; .c { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .c > div { border: .2mm solid #777; padding: 3mm } h2 { font-size: 10pt; font-style: italic; margin: 2mm 0 1mm } .pairs div { display: flex; justify-content: space-between; gap: 3mm }`,
  [
    `<p style="text-align:center"><b>Étude Champenoise d’Immeubles</b>, Maurice Collot, syndic – 12, rue de la Cité, 10000 Troyes</p><h1 style="text-align:center;font-size:15pt">Fiche synthétique<br>Les Cordeliers</h1><p style="text-align:center">40 rue Hennequin, 10000 Troyes – n° d’immatriculation AE1000318 – à jour au 3 février 2026</p><div class="c"><div><h2>Données juridiques</h2>${pairs(
      [
        ['Règlement de copropriété', '7 juin 1963'],
        ['Syndicat', 'unique'],
        ['Syndic (professionnel)', 'mandat : 30/06/2027'],
      ],
    )}<h2>Données techniques</h2>${pairs([
      ['Lots au total', '26'],
      ['– dont logements, bureaux, commerces', '12'],
      ['– dont stationnements', '4'],
      ['Bâtiment(s)', '1'],
      ['Construction', 'avant 1949'],
      ['Ascenseur(s)', '0'],
      ['Chauffage', 'individuel'],
    ])}</div><div><h2>Données financières, dernier exercice clos</h2>${pairs([
      ['Exercice', '01/07/2024 – 30/06/2025'],
      ['Comptes approuvés le', '27/11/2025'],
      ['Charges courantes', '11.942 €'],
      ['Charges pour travaux', '0 €'],
      ['Dettes fournisseurs et autres', '1.106 €'],
      ['Impayés', '873 €'],
      ['Copropriétaires devant plus de 300 €', '2'],
      ['Fonds de travaux', '4.380 €'],
      ['Personnel', 'aucun'],
    ])}<h2>Péril, insalubrité, administration provisoire</h2><p>Néant</p></div></div><p style="font-size:8pt;margin-top:4mm">Article 8-2 de la loi du 10 juillet 1965. Le défaut de remise dans les quinze jours expose le syndic à une pénalité de 15 € par jour de retard.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Étude Champenoise d’Immeubles',
      building: 'Les Cordeliers',
      building_address: '40 rue Hennequin, 10000 Troyes',
      rnc: 'AE1000318',
      updated_on: '2026-02-03',
      lots_count: 26,
      homes_count: 12,
      parking_count: 4,
      buildings_count: 1,
      build_period: 'avant 1949',
      heating: 'individuel',
      lifts_count: 0,
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2025-11-27',
      charges_courantes: 1194200,
      charges_travaux: 0,
      dette_fournisseurs: 110600,
      impayes: 87300,
      debtors_count: 2,
      fonds_travaux: 438000,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const book = paperOf(
  'carnet-logiciel-dauphine-orleans',
  `font: 8.4pt 'Nimbus Sans', sans-serif; h2 { font-size: 9.6pt; background: #333; color: #fff; padding: .8mm 2mm; margin: 4mm 0 0 } td, th { border: .2mm solid #999; padding: .8mm 1.2mm } th { background: #eee; font-weight: bold }`,
  [
    `<table><tr><td style="border:0"><b>ORLÉANAISE DE COPROPRIÉTÉ</b><br>15 rue Bannier – 45000 ORLÉANS</td><td style="border:0;text-align:right">Édité le 30/09/2026</td></tr></table><h1 style="font-size:15pt;text-align:center">CARNET D’ENTRETIEN</h1><p style="text-align:center">Article 18 de la loi du 10 juillet 1965 – Décret n° 2001-477 du 30 mai 2001</p>
    <h2>IDENTIFICATION DE L’IMMEUBLE</h2>${table(
      [],
      [
        ['Immeuble', 'LES TERRASSES DU LOIRET', 'N° immatriculation', 'AB4510620'],
        ['Adresse', '64 avenue Dauphine, 45100 ORLÉANS', 'Année de construction', '1979'],
        ['Syndic en exercice', 'ORLÉANAISE DE COPROPRIÉTÉ', 'Élu jusqu’au', '30/06/2028'],
      ],
    )}
    <h2>CONTRAT D’ASSURANCE</h2>${table(
      ['Nature', 'Compagnie', 'N° police', 'Courtier', 'Échéance'],
      [
        [
          'Multirisque immeuble',
          'Val de Loire Assurances Exemple',
          '60 118 442 W',
          'Cabinet Poitou',
          '31/12/2026',
        ],
      ],
    )}
    <h2>CONTRATS D’ENTRETIEN ET DE MAINTENANCE</h2>${table(
      ['Équipement', 'Titulaire', 'Référence', 'Date d’effet', 'Échéance'],
      [
        ['Ascenseurs (3)', 'Orona Exemple', 'ASC 45-118', '01/01/2022', '31/12/2026'],
        ['Chaufferie P2/P3', 'Engie-Sol Exemple', 'CH 4477', '01/07/2023', '30/06/2028'],
        ['Porte de garage', 'Ferm’Auto 45', 'PG-204', '15/03/2024', '14/03/2027'],
        ['VMC', 'Airsain Centre', 'V-18', '01/10/2021', 'reconduction tacite'],
        ['Extincteurs', 'Orléans Incendie', '2214', '01/02/2020', 'reconduction tacite'],
      ],
    )}
    <h2>GROS TRAVAUX RÉALISÉS</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Montant TTC', 'Garantie DO'],
      [
        ['2009', 'Ravalement des façades', 'Soprem 45', '212 400,00', 'oui – échue'],
        ['2016', 'Étanchéité des toitures-terrasses', 'Étanch’Val', '96 150,00', 'oui – 06/2026'],
        ['2025', 'Réfection des colonnes montantes', 'Électra Sologne', '24 376,50', 'non'],
      ],
    )}
    <h2>DIAGNOSTICS DES PARTIES COMMUNES</h2>${table(
      ['Objet', 'Cabinet', 'Date', 'Observation'],
      [
        [
          'Dossier technique amiante',
          'Loiret Diag',
          '11/10/2005, màj 18/02/2014',
          'dalles de sol local poubelles',
        ],
        ['DPE collectif', 'Thermis Centre', '06/12/2024', 'classe D'],
        ['PPPT', 'Thermis Centre', '03/03/2026', 'présenté à l’AG du 21/05/2026'],
      ],
    )}<p style="margin-top:3mm;font-size:7pt">Le présent carnet est tenu à jour par le syndic et mis à la disposition des copropriétaires et des candidats acquéreurs.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'ORLÉANAISE DE COPROPRIÉTÉ',
      building: 'LES TERRASSES DU LOIRET',
      building_address: '64 avenue Dauphine, 45100 ORLÉANS',
      rnc: 'AB4510620',
      updated_on: '2026-09-30',
      insurer: 'Val de Loire Assurances Exemple',
      policy_number: '60 118 442 W',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const rules = paperOf(
  'reglement-dactylographie-cordeliers-troyes',
  `font: 10.2pt/1.55 'Nimbus Mono PS', monospace; padding: 20mm 16mm 16mm 32mm; p { text-align: justify } h2 { font-size: 10.5pt; text-align: center; text-decoration: underline; margin: 4mm 0 }`,
  [
    `<p>Etude de Me Georges LALLEMENT<br>Notaire à TROYES (Aube)</p><p style="text-align:center">------------<br>CAHIER DES CHARGES<br>et REGLEMENT DE COPROPRIETE<br>------------</p><p>L'AN MIL NEUF CENT SOIXANTE TROIS<br>LE SEPT JUIN</p><p>Par devant Me Georges LALLEMENT, notaire à TROYES, soussigné,</p><p>ONT COMPARU :</p><p>1°- Monsieur Raymond Achille HUGUENIN, négociant en bonneterie, et Madame Lucienne BABEAU, son épouse, demeurant ensemble à TROYES, 40 rue Hennequin ;</p><p>2°- Mademoiselle Jeanne HUGUENIN, sans profession, demeurant à SAINTE-SAVINE ;</p><p>LESQUELS, voulant diviser par appartements l'immeuble leur appartenant, dit "LES CORDELIERS", sis à TROYES, 40 rue Hennequin, paraissant au cadastre rénové sous la section BN n° 318 pour six ares quarante centiares, ont établi ainsi qu'il suit l'état descriptif de division et le règlement de copropriété, conformément à la loi du 28 juin 1938.</p>`,
    `<h2>PREMIERE PARTIE - ETAT DESCRIPTIF</h2><p>LOT N° 10. Au deuxième étage à gauche, un logement de deux pièces et cuisine. Et les soixante-cinq millièmes (65/1000) des parties communes.</p><p>LOT N° 11. Au deuxième étage à droite, un appartement de quatre pièces, cuisine, cabinet de toilette. Et les cent dix millièmes (110/1000) des parties communes.</p><p>LOT N° 12. Au troisième étage, une chambre mansardée. Et les douze millièmes (12/1000) des parties communes.</p><h2>DEUXIEME PARTIE - REGLEMENT</h2><p>ART. 4. - Sont communs : le sol, les gros murs, la toiture, l'escalier, la cour et la porte cochère. ART. 5. - Sont privés : les appartements et leurs dépendances, les parquets, cloisons et persiennes.</p><p>ART. 9. - Chacun des copropriétaires aura le droit de jouir de sa propriété à la condition de ne pas nuire aux droits des autres. Il ne pourra être exercé dans l'immeuble aucun commerce bruyant ou insalubre.</p><p>ART. 17. - Les charges communes seront supportées par les copropriétaires dans la proportion des millièmes ci-dessus.</p><p>DONT ACTE sur quatorze pages. Lecture faite, les comparants ont signé avec le notaire. Transcrit au bureau des hypothèques de TROYES le 2 août 1963, volume 4417 n° 36.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1963-06-07',
      notary: either('Me Georges LALLEMENT', 'Maître Georges LALLEMENT', 'LALLEMENT'),
      publication: either('4417 n° 36', 'volume 4417 n° 36'),
      building: 'LES CORDELIERS',
      building_address: either('40 rue Hennequin, TROYES', '40 rue Hennequin'),
      parcels: ['BN 318'],
      lot_shares: ['10:65/1000', '11:110/1000', '12:12/1000'],
    },
    absent: ['price', 'rnc', 'modifies'],
  },
);

const amendment = paperOf(
  'modificatif-combles-levis-paris-17',
  `font: 10.6pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm 16mm 36mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } p { text-align: justify } td, th { border: .2mm solid #333 }`,
  [
    `<p>102884701<br>BC/HR/</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>Le QUATORZE NOVEMBRE</b><br>A PARIS (17ème arrondissement), 8 avenue de Villiers, au siège de l’Office Notarial ci-après nommé,</p><p><b>Maître Bertrand COURCELLES-ROUX</b>, Notaire membre de la Société d’Exercice Libéral à Responsabilité Limitée « COURCELLES-ROUX &amp; MARTINEAU, notaires », titulaire d’un Office Notarial à PARIS,</p><p>A reçu le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b> à la requête du SYNDICAT DES COPROPRIÉTAIRES de l’immeuble 28 rue de Lévis à PARIS (75017), représenté par son syndic LEHMANN DURIEUX &amp; ASSOCIÉS, en vertu de l’assemblée générale du 12 mars 2019 (résolution 19).</p><h2>EXPOSÉ</h2><p>L’immeuble sis à PARIS 17ème, 28 rue de Lévis, cadastré section CK numéro 57, a fait l’objet d’un règlement de copropriété avec état descriptif de division reçu par Maître DELAFON, notaire à PARIS, le 21 avril 1955, publié au 3ème bureau des hypothèques de la Seine le 30 juin 1955, volume 2214 numéro 18.</p>`,
    `<h2>MODIFICATION</h2><p>Il est créé, par prélèvement sur les parties communes (combles du bâtiment Rue), le lot suivant, et le lot 31 est supprimé et remplacé :</p><table><tr><th>Lot</th><th>Bâtiment</th><th>Étage</th><th>Nature</th><th>Tantièmes /10 000èmes</th></tr><tr><td>71</td><td>Rue</td><td>6e</td><td>Combles aménageables</td><td>118</td></tr><tr><td>72</td><td>Rue</td><td>5e et 6e</td><td>Appartement en duplex (ancien lot 31)</td><td>304</td></tr></table><p style="margin-top:3mm">Les autres dispositions du règlement demeurent inchangées. Les tantièmes généraux restent exprimés en dix millièmes.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière de PARIS 1. Pour la perception de la contribution de sécurité immobilière, les parties évaluent le présent modificatif à 15 000,00 EUR.</p><p>DONT ACTE sur deux pages. Généré en l’office et visualisé sur support électronique aux lieu, jour, mois, an indiqués en entête du présent acte.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2019-11-14',
      notary: either('Maître Bertrand COURCELLES-ROUX', 'Maître COURCELLES-ROUX'),
      modifies: ['1955-04-21'],
      building_address: either('28 rue de Lévis, 75017 PARIS', '28 rue de Lévis, PARIS 17ème'),
      parcels: ['CK 57'],
      lot_shares: ['71:118/10000', '72:304/10000'],
    },
    absent: ['publication', 'price', 'sellers', 'buyers'],
  },
);

const division = paperOf(
  'edd-geometre-robespierre-montreuil',
  `font: 9pt 'DejaVu Sans', sans-serif; td, th { border: .2mm solid #777; padding: .9mm 1.4mm } th { background: #e9eef2 } .s td { font-weight: bold } h1 { font-size: 13pt }`,
  [
    `<p><b>GÉO-EST – géomètres-experts associés</b><br>4 rue de l’Église, 93100 Montreuil – Ordre n° 2014C200417</p><h1>ÉTAT DESCRIPTIF DE DIVISION</h1><p>Immeuble en copropriété 35 rue Robespierre, 93100 MONTREUIL – cadastre : section BJ n° 204, contenance 3 a 87 ca – dossier 12-0417, dressé le 5 mars 2012</p>${table(
      ['Lot', 'Bât.', 'Niveau', 'Désignation', 'Quote-part des parties communes générales'],
      [
        ['1', 'A', 'RDC', 'Local commercial sur rue', '182 / 1 000'],
        ['2', 'A', 'RDC', 'Studio sur cour', '74 / 1 000'],
        ['3', 'A', '1er', 'Appartement 3 pièces', '201 / 1 000'],
        ['4', 'A', '2e', 'Appartement 3 pièces', '204 / 1 000'],
        ['5', 'A', '3e', 'Appartement 4 pièces', '246 / 1 000'],
        ['6', 'B', 'RDC', 'Atelier', '81 / 1 000'],
        ['7', 'A', 'Sous-sol', 'Cave', '4 / 1 000'],
        ['8', 'A', 'Sous-sol', 'Cave', '4 / 1 000'],
        ['9', 'A', 'Sous-sol', 'Cave', '4 / 1 000'],
        '<tr class="s"><td></td><td></td><td></td><td>TOTAL</td><td>1 000 / 1 000</td></tr>',
      ],
    )}<p style="margin-top:4mm">Les quotes-parts ont été calculées en fonction de la consistance, de la superficie et de la situation des lots, sans égard à leur utilisation (art. 5 de la loi du 10 juillet 1965). Plans annexés : 4 planches au 1/100. Le présent état est destiné à être déposé au rang des minutes d’un notaire.</p><p>Le géomètre-expert, H. Vidal-Moreau</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      building_address: '35 rue Robespierre, 93100 MONTREUIL',
      parcels: ['BJ 204'],
      lot_shares: [
        '1:182/1000',
        '2:74/1000',
        '3:201/1000',
        '4:204/1000',
        '5:246/1000',
        '6:81/1000',
        '7:4/1000',
        '8:4/1000',
        '9:4/1000',
      ],
    },
    absent: ['publication', 'notary', 'price', 'surface_carrez', 'modifies'],
  },
);

export const PAPIERS_DE_L_IMMEUBLE = [ficheLac, ficheTroyes, book, rules, amendment, division];
