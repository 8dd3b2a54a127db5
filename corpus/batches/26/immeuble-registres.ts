// The building on paper: two register sheets, two upkeep books.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { lines } from './outils.ts';

const fiche = paperOf(
  'fiche-vignettes-paris-13',
  `font: 8.4pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; color: #274690 } h2 { font-size: 9.4pt; color: #274690; margin: 3mm 0 1mm } .g { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm } .g div { background: #eef1f9; padding: 2mm; text-align: center } .g b { display: block; font-size: 12pt } .ln { display: flex; justify-content: space-between; border-bottom: .15mm dotted #88a; padding: .6mm 0 }`,
  [
    `<h1>Fiche synthétique de copropriété</h1><p>AC3-007-914 – LA TOUR D’AUVERGNE<br>Données du registre arrêtées au 30/09/2026, mises à jour le 30/09/2026 (décret n° 2016-1822 du 21 décembre 2016)</p><h2>I. Identification du syndicat</h2>${lines(
      [
        ['Nom d’usage', 'LA TOUR D’AUVERGNE'],
        ['Adresse(s)', '61 rue de Tolbiac, 75013 PARIS'],
        ['Autres adresses', '2 rue Baudricourt, 75013 PARIS'],
        ['Immatriculation', 'AC3-007-914 (délivrée le 04/10/2017)'],
        ['Règlement de copropriété', '23/11/1968, modifié le 07/02/1994'],
        ['SIRET du syndicat', '900 001 466 00010'],
      ],
    )}<h2>II. Syndic</h2>${lines([
      ['Dénomination', 'GESTRIM PARIS SUD'],
      ['Siège', '118 avenue d’Italie, 75013 PARIS'],
      ['Mandat', 'du 22/05/2025 au 21/05/2027'],
    ])}
    <h2>III. Lots et bâtiments</h2><div class="g"><div><b>287</b>lots au total</div><div><b>131</b>lots d’habitation, bureaux, commerces</div><div><b>96</b>lots de stationnement</div><div><b>3</b>bâtiments</div></div><h2>IV. Technique</h2><div class="g"><div><b>1961–1974</b>période de construction</div><div><b>collectif</b>chauffage (réseau urbain)</div><div><b>5</b>ascenseurs</div><div><b>D</b>étiquette DPE collectif</div></div>
    <h2>V. Finances – exercice du 01/01/2025 au 31/12/2025, comptes approuvés le 21/05/2026</h2>${lines(
      [
        ['Charges pour opérations courantes', '102 596,45 €'],
        ['Charges pour travaux et opérations exceptionnelles', '23 160,60 €'],
        ['Dettes fournisseurs, rémunérations et autres', '14 104,36 €'],
        ['Montant des impayés', '18 522,18 €'],
        ['Copropriétaires débiteurs > 300 €', '11'],
        ['Fonds de travaux', '31 000,00 €'],
        ['Personnel du syndicat', 'oui (1)'],
        ['Procédures : mandataire ad hoc, administration provisoire, péril', 'néant'],
      ],
    )}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'GESTRIM PARIS SUD',
      building: 'LA TOUR D’AUVERGNE',
      building_address: '61 rue de Tolbiac, 75013 PARIS',
      rnc: 'AC3007914',
      updated_on: '2026-09-30',
      lots_count: 287,
      homes_count: 131,
      parking_count: 96,
      buildings_count: 3,
      lifts_count: 5,
      build_period: '1961–1974',
      heating: either(
        'collectif',
        'collectif (réseau urbain)',
        'collectif, réseau urbain',
        'collectif chauffage (réseau urbain)',
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-21',
      charges_courantes: 10259645,
      charges_travaux: 2316060,
      dette_fournisseurs: 1410436,
      impayes: 1852218,
      debtors_count: 11,
      fonds_travaux: 3100000,
    },
    absent: ['owner', 'iban', 'lots', 'meeting_on'],
  },
);

const letterFiche = paperOf(
  'fiche-imprimee-bourges',
  `font: 9.4pt 'Nimbus Roman', serif; padding: 18mm 22mm; td { border: .2mm solid #000; padding: 1mm 2mm } td:last-child { width: 46mm; text-align: center } h2 { font-size: 10pt; margin: 3mm 0 1mm }`,
  [
    `<p style="text-align:right">Berry Syndics Associés<br>52 rue Moyenne – 18000 Bourges</p><p style="text-align:center;font-size:14pt"><b>FICHE SYNTHÉTIQUE</b></p><p style="text-align:center">de la copropriété LE PALAIS JACQUES CŒUR II<br>3 place Planchat, 18000 BOURGES – immatriculée AD9-604-221<br>Dernière mise à jour : 1er septembre 2026</p>
    <h2>Caractéristiques juridiques et techniques</h2>${table(
      [],
      [
        ['Nombre de lots (tous usages)', '34'],
        ['Lots principaux : habitation, commerces, bureaux', '19'],
        ['Lots accessoires de stationnement', '0'],
        ['Bâtiments', '1'],
        ['Époque de construction', 'avant 1949'],
        ['Mode de chauffage', 'mixte – collectif et individuel'],
        ['Ascenseurs', '0'],
        ['Syndicat coopératif', 'non'],
      ],
    )}<h2>Données financières du dernier exercice (1er avril 2025 – 31 mars 2026)</h2>${table(
      [],
      [
        ['Comptes approuvés en assemblée le', '6 juillet 2026'],
        ['Opérations courantes, charges', '29.615,50 €'],
        ['Travaux et opérations exceptionnelles, charges', '0,00 €'],
        ['Sommes dues aux fournisseurs et autres tiers', '3.004,18 €'],
        ['Sommes dues par les copropriétaires', '1.977,40 €'],
        ['Copropriétaires débiteurs de plus de 300 €', '2'],
        ['Solde du fonds de travaux', '8.212,00 €'],
      ],
    )}<p style="margin-top:6mm">Délivrée à M. le gérant de la SARL LE FIL D’ARIANE, copropriétaire, sur sa demande du 28 septembre 2026, conformément à l’article 8-2 de la loi du 10 juillet 1965. Pénalité pour défaut de délivrance sous quinze jours : 15 € par jour.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Berry Syndics Associés',
      building: 'LE PALAIS JACQUES CŒUR II',
      building_address: '3 place Planchat, 18000 BOURGES',
      rnc: 'AD9604221',
      updated_on: '2026-09-01',
      lots_count: 34,
      homes_count: 19,
      parking_count: 0,
      buildings_count: 1,
      lifts_count: 0,
      build_period: 'avant 1949',
      heating: either('mixte – collectif et individuel', 'mixte'),
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      approved_on: '2026-07-06',
      charges_courantes: 2961550,
      charges_travaux: 0,
      dette_fournisseurs: 300418,
      impayes: 197740,
      debtors_count: 2,
      fonds_travaux: 821200,
    },
    absent: ['iban', 'lots', 'meeting_on'],
  },
);

const carnet = paperOf(
  'carnet-fiches-mulhouse',
  `font: 8.8pt 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; letter-spacing: .5mm } h2 { font-size: 9.6pt; background: #d8d8d8; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #777; padding: .9mm 1.4mm }`,
  [
    `<p>Wolff & Schneider, 13 rue du Sauvage, 68100 MULHOUSE</p><h1>CARNET D’ENTRETIEN</h1><p>(article 18 de la loi du 10 juillet 1965, décret du 30 mai 2001) – mis à jour au 05/01/2026</p><h2>FICHE 1 – IMMEUBLE</h2><p>0047 – LES TERRASSES DU REBBERG – 34 rue de l’Ermitage, 68100 MULHOUSE – construit en 1973 – 1 bâtiment, 2 escaliers, 41 lots principaux. Syndic : Wolff & Schneider, depuis le 12/06/2003.</p><h2>FICHE 2 – CONTRATS D’ASSURANCE</h2>${table(
      ['Risque', 'Assureur', 'Police', 'Échéance'],
      [
        ['Multirisque immeuble', 'Rhénane d’Assurances Exemple', '68-4.410.227', '30/06/2026'],
        ['Protection juridique', 'Juris Est', 'PJ 771 004', '31/12/2026'],
      ],
    )}<h2>FICHE 3 – CONTRATS D’ENTRETIEN ET DE MAINTENANCE</h2>${table(
      ['Objet', 'Entreprise', 'Effet', 'Terme'],
      [
        ['Ascenseurs (2)', 'Aufzug-Service Haut-Rhin', '01/01/2022', '31/12/2026'],
        ['Chaufferie P1 P2', 'Calorest', '01/10/2020', '30/09/2028'],
        ['VMC', 'Calorest', '01/10/2020', 'annuel'],
        ['Désinsectisation', 'Hygi-Est', '15/03/2025', 'annuel'],
      ],
    )}<h2>FICHE 4 – TRAVAUX IMPORTANTS</h2>${table(
      ['Date', 'Travaux', 'Entreprise', 'Coût TTC', 'Garantie DO'],
      [
        [
          '09/2009',
          'Ravalement avec isolation par l’extérieur',
          'Facades Sundgau',
          '312 400 €',
          'Rhénane, n° DO 09-118',
        ],
        ['06/2016', 'Remplacement des chaudières', 'Calorest', '88 950 €', '–'],
        [
          '11/2024',
          'Étanchéité des terrasses 1 à 4',
          'Stoehr',
          '54 220 €',
          'Rhénane, n° DO 24-006',
        ],
      ],
    )}<h2>FICHE 5 – ÉCHÉANCIER</h2><p>Plan pluriannuel de travaux adopté le 18/06/2025 : réfection des colonnes d’eaux usées en 2027, remplacement du tableau général en 2029.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'Wolff & Schneider',
      building: 'LES TERRASSES DU REBBERG',
      building_address: '34 rue de l’Ermitage, 68100 MULHOUSE',
      updated_on: '2026-01-05',
      insurer: 'Rhénane d’Assurances Exemple',
      policy_number: '68-4.410.227',
      insured_until: '2026-06-30',
    },
    absent: ['rnc', 'owner', 'meeting_on', 'iban'],
  },
);

const prose = paperOf(
  'carnet-prose-bastia',
  `font: 10.4pt/1.5 'P052', serif; padding: 20mm 24mm; h2 { font-size: 11pt; font-variant: small-caps; margin: 4mm 0 1mm }`,
  [
    `<p style="text-align:center;font-size:15pt"><b>U Palazzu</b><br>7 rue Napoléon, 20200 Bastia<br><span style="font-size:12pt">Carnet d’entretien tenu par l’Agence du Vieux-Port</span></p><p style="text-align:center">Registre national : AE2418330 – version du 2 juillet 2026</p><h2>Assurance</h2><p>L’immeuble est garanti par la compagnie « Mutuelle Insulaire Exemple », contrat n° MI/20/55017, renouvelé jusqu’au 31 mars 2027. Franchise dégât des eaux : 400 €.</p><h2>Contrats</h2><p>Minuterie et éclairage : Elettru Bastia, depuis 2018. Nettoyage : Mme Orsini, deux passages par semaine. L’immeuble n’a ni ascenseur ni chauffage commun.</p><h2>Ce qui a été fait</h2><p>En 1996, reprise de la charpente et de la couverture en lauzes. En 2011, colonne montante électrique. En 2019, consolidation du plancher du premier étage sous le contrôle de M. Casanova-Leca, architecte.</p><h2>Ce qui est décidé</h2><p>Ravalement à la chaux voté le 17 avril 2026, en cours d’appel de fonds ; la garantie dommages-ouvrage sera souscrite à l’ouverture du chantier.</p><h2>Études</h2><p>Repérage amiante des parties communes : 11 mai 2006. Constat plomb des parties communes : 3 février 2009, présence. Diagnostic technique global : 14 novembre 2023.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'Agence du Vieux-Port',
      building: 'U Palazzu',
      building_address: '7 rue Napoléon, 20200 Bastia',
      rnc: 'AE2418330',
      updated_on: '2026-07-02',
      insurer: 'Mutuelle Insulaire Exemple',
      policy_number: 'MI/20/55017',
      insured_until: '2027-03-31',
    },
    absent: ['owner', 'meeting_on', 'made_on', 'iban'],
  },
);

export const IMMEUBLE_REGISTRES = [fiche, letterFiche, carnet, prose];
