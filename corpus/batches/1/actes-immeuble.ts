// Deeds of a building: rules, division in lots, amendments; and what engineers say of it.
import { either, type Paper } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const old: Paper = {
  name: 'reglement-machine',
  css: `font: 10.5pt/1.5 'Nimbus Mono PS', monospace; padding: 20mm 20mm 15mm 30mm; p { text-align: justify } h2 { font-size: 11pt; text-align: center; text-decoration: underline }`,
  pages: [
    `<p style="text-align:center">REGLEMENT DE COPROPRIETE<br>de l'immeuble sis à NANTES, 27 rue Paul Bellamy<br>dénommé "LES ORMEAUX"</p><p>L'AN MIL NEUF CENT SOIXANTE ET ONZE<br>Le quatre novembre</p><p>PARDEVANT Maître Henri GASNIER, notaire à NANTES, soussigné,</p><p>A COMPARU : Monsieur Paul MERIAIS, agissant au nom et comme gérant de la société civile immobilière LES ORMEAUX,</p><p>LEQUEL, préalablement au règlement de copropriété et à l'état descriptif de division objet des présentes, a exposé ce qui suit :</p><p>Ladite société est propriétaire d'un terrain situé à NANTES, cadastré section MR numéro 214 pour vingt-huit ares douze centiares, sur lequel elle fait édifier deux bâtiments à usage d'habitation.</p>`,
    `<h2>CHAPITRE I - PARTIES COMMUNES ET PARTIES PRIVATIVES</h2><p>Article 3. Les parties communes sont celles qui ne sont pas affectées à l'usage exclusif d'un copropriétaire déterminé. Elles comprennent notamment la totalité du sol, les fondations, les gros murs, la toiture, les halls et escaliers.</p><p>Article 4. Les parties privatives sont celles réservées à l'usage exclusif de chaque copropriétaire : revêtements de sol, cloisons intérieures, portes et fenêtres.</p><h2>CHAPITRE II - DESTINATION DE L'IMMEUBLE</h2><p>Article 7. L'immeuble est destiné à l'habitation bourgeoise. L'exercice des professions libérales y est toléré.</p><h2>CHAPITRE III - CHARGES COMMUNES</h2><p>Article 12. Les charges générales sont réparties au prorata des dix millièmes attachés à chaque lot.</p>`,
    `<h2>ETAT DESCRIPTIF DE DIVISION</h2><p>LOT NUMERO VINGT-DEUX. Au deuxième étage de l'escalier B, porte gauche, un appartement de trois pièces, et les deux cent soixante-dix / dix millièmes (270/10.000es) des parties communes générales.</p><p>LOT NUMERO VINGT-TROIS. Au deuxième étage de l'escalier B, porte droite, un appartement de quatre pièces, et les deux cent quatre-vingt-seize / dix millièmes (296/10.000es).</p><p>LOT NUMERO QUATRE-VINGT-UN. Un emplacement de stationnement et les quinze / dix millièmes (15/10.000es).</p><p>LOT NUMERO CENT QUATRE. Une cave et les sept / dix millièmes (7/10.000es).</p><p>Publié au deuxième bureau des hypothèques de NANTES le 20 décembre 1971, volume 1843, numéro 12.</p>`,
  ],
  documents: [
    {
      type: 'RCP_EDD',
      sub_kind: 'RCP',
      facts: {
        deed_on: '1971-11-04',
        notary: either('Maître Henri GASNIER', 'Maître GASNIER'),
        publication: '1843 n° 12',
        building: 'LES ORMEAUX',
        building_address: either('27 rue Paul Bellamy, NANTES', '27 rue Paul Bellamy'),
        parcels: ['MR 214'],
        lot_shares: ['22:270/10000', '23:296/10000', '81:15/10000', '104:7/10000'],
      },
    },
  ],
};

const recent: Paper = {
  name: 'reglement-notaire',
  css: `font: 10pt/1.45 'P052', serif; padding: 18mm 25mm; h2 { font-size: 11pt; text-align: center } td, th { border: .2mm solid #000 }`,
  pages: [
    `<p>100388702<br>MLB/CV/</p><p style="text-align:right"><b>L’AN DEUX MILLE DIX-NEUF,<br>LE VINGT-SIX JUIN</b></p><p>A RENNES, au siège de l’Office notarial ci-après nommé,<br>Maître Maëlle BRIANT, notaire associée à RENNES (Ille-et-Vilaine), 1 rue de l’Étude,</p><p>A reçu le présent acte contenant <b>ÉTAT DESCRIPTIF DE DIVISION ET RÈGLEMENT DE COPROPRIÉTÉ</b> à la requête de :</p><p>La société dénommée CLOS VIVIER PROMOTION, société civile de construction vente dont le siège est à RENNES.</p><h2>DÉSIGNATION DE L’ENSEMBLE IMMOBILIER</h2><p>A RENNES (35700), 11 chemin du Vivier, un ensemble immobilier dénommé « LE CLOS VIVIER » figurant ainsi au cadastre : section CP n° 318, lieudit « chemin du Vivier », surface 00 ha 31 a 07 ca.</p><h2>ÉTABLISSEMENT DU RÈGLEMENT</h2><p>Le présent règlement est établi conformément à la loi n° 65-557 du 10 juillet 1965 et à l’ordonnance n° 2019-1101. Il s’impose à tous les copropriétaires et à leurs ayants cause.</p>`,
    `<h2>TABLEAU RÉCAPITULATIF DE L’ÉTAT DESCRIPTIF DE DIVISION</h2>${table(
      ['Lot', 'Bât.', 'Étage', 'Nature', 'Tantièmes généraux /100000'],
      [
        ['1', 'A', 'RDC', 'Appartement', '1010'],
        ['8', 'A', '2', 'Appartement', '1152'],
        ['31', 'S/S', '-1', 'Box', '52'],
        ['32', 'S/S', '-1', 'Box', '52'],
      ],
    )}<p style="margin-top:4mm">Les parties communes spéciales au bâtiment A sont réparties selon la colonne correspondante de l’annexe.</p><h2>USAGE DES PARTIES PRIVATIVES</h2><p>Chaque copropriétaire dispose des parties privatives comprises dans son lot sous condition de ne porter atteinte ni aux droits des autres copropriétaires ni à la destination de l’immeuble.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière de RENNES 1.</p>`,
  ],
  documents: [
    {
      type: 'RCP_EDD',
      sub_kind: 'RCP',
      facts: {
        deed_on: '2019-06-26',
        notary: either('Maître Maëlle BRIANT', 'Maître BRIANT'),
        building: 'LE CLOS VIVIER',
        building_address: '11 chemin du Vivier, 35700 RENNES',
        parcels: ['CP 318'],
        lot_shares: ['1:1010/100000', '8:1152/100000', '31:52/100000', '32:52/100000'],
      },
      absent: ['publication', 'modifies'],
    },
  ],
};

const amendment: Paper = {
  name: 'modificatif-notaire',
  css: `font: 11pt/1.5 'Nimbus Roman', serif; padding: 22mm`,
  pages: [
    `<p style="text-align:center"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION</b></p>${paragraphs(['L’an deux mille quatorze, le neuf décembre, Maître Louis TANGUY, notaire à ANGERS, a reçu le présent acte modificatif à la requête du syndicat des copropriétaires de l’immeuble 15 rue Saint-Julien à ANGERS, représenté par son syndic.', 'EXPOSÉ. Aux termes d’une assemblée du 18 juin 2014, les copropriétaires ont autorisé la réunion des lots 4 et 5, qui sont supprimés et remplacés par le lot 19 bis.', 'NOUVEAU LOT. Lot numéro dix-neuf bis : au premier étage, un appartement de cinq pièces, et les cinq cent quarante dix-millièmes (540/10000) des parties communes générales.', 'Le règlement de copropriété reçu par Maître BODIN le 2 mai 1956, publié au bureau des hypothèques d’ANGERS le 30 mai 1956 volume 3301 numéro 7, reste en vigueur pour tout ce qui n’est pas modifié aux présentes.', 'Cet acte sera publié au service de la publicité foncière d’ANGERS 1er bureau.'])}`,
  ],
  documents: [
    {
      type: 'RCP_EDD',
      sub_kind: 'MODIFICATIF',
      facts: {
        deed_on: '2014-12-09',
        notary: either('Maître Louis TANGUY', 'Maître TANGUY'),
        modifies: ['1956-05-02'],
        building_address: either('15 rue Saint-Julien, ANGERS', '15 rue Saint-Julien'),
      },
      absent: ['publication'],
    },
  ],
};

const plan: Paper = {
  name: 'pppt-rapport',
  css: `font: 10pt 'DejaVu Sans', sans-serif; td, th { border: .2mm solid #999 } th { background: #d9ead3 }`,
  pages: [
    `<div style="margin-top:60mm"><h1 style="font-size:22pt;color:#38761d">Projet de plan pluriannuel de travaux</h1><p>Copropriété LES ORMEAUX – 27 rue Paul Bellamy, 44000 Nantes</p><p>Bureau d’études Bâti Conseil Exemple – rapport du 3 février 2026, version 2</p></div>`,
    `<h2>Programme sur dix ans</h2>${table(
      ['Travaux', 'Priorité', 'Échéance', 'Coût estimé TTC'],
      [
        ['Étanchéité terrasse', '1', '2026-2027', '55 800 €'],
        ['Isolation par l’extérieur', '2', '2029-2031', '412 000 €'],
        ['Calorifugeage', '2', '2028', '9 400 €'],
      ],
    )}<p style="margin-top:5mm">L’article 14-2 de la loi du 10 juillet 1965 impose l’élaboration d’un projet de plan pluriannuel de travaux à l’expiration d’un délai de quinze ans à compter de la réception. Le scénario retenu permettrait un gain énergétique de 38 % et le passage de l’étiquette E à C.</p>`,
  ],
  documents: [
    {
      type: 'DIAGNOSTICS_IMMEUBLE',
      sub_kind: 'PPPT',
      facts: {
        building: 'LES ORMEAUX',
        building_address: '27 rue Paul Bellamy, 44000 Nantes',
        made_on: '2026-02-03',
      },
      absent: ['rnc'],
    },
  ],
};

const dtg: Paper = {
  name: 'dtg-rapport',
  css: `font: 10pt 'Nimbus Sans', sans-serif; h2 { color: #a64d00 }`,
  pages: [
    `<h1 style="font-size:20pt">DIAGNOSTIC TECHNIQUE GLOBAL</h1><p>Article L. 731-1 du CCH – Résidence du Parc Balzac, Angers – visite des 11 et 12 mars 2025</p><h2>1. État apparent des parties communes et des équipements communs</h2><p>Les façades présentent des microfissures. Les halls sont en bon état. Les chaudières collectives datent de 2009.</p><h2>2. Situation du syndicat au regard de ses obligations</h2><p>Le carnet d’entretien est tenu à jour. Le dossier technique amiante existe.</p><h2>3. Améliorations possibles de la gestion technique et patrimoniale</h2><p>Mise en place d’un contrat multi-technique.</p><h2>4. Liste des travaux nécessaires dans les dix prochaines années</h2><p>Toiture bâtiment B (2027), ascenseur C (2026), menuiseries des halls (2030).</p>`,
  ],
  documents: [
    {
      type: 'DIAGNOSTICS_IMMEUBLE',
      sub_kind: 'DTG',
      facts: { building: 'Résidence du Parc Balzac', made_on: either('2025-03-11', '2025-03-12') },
      absent: ['rnc'],
    },
  ],
};

const asbestos: Paper = {
  name: 'dta-fiche',
  css: `font-size: 9.5pt; td, th { border: .2mm solid #666 }`,
  pages: [
    `<h1 style="font-size:14pt;text-align:center">DOSSIER TECHNIQUE AMIANTE – FICHE RECAPITULATIVE</h1><p>Parties communes de l’immeuble – articles R. 1334-29-4 et R. 1334-29-5 du code de la santé publique</p>${table(
      [],
      [
        ['Immeuble', '15 rue Saint-Julien 49100 ANGERS'],
        ['Propriétaire', 'Syndicat des copropriétaires, représenté par Cabinet Perrault et Fils'],
        ['Date de rédaction', '14/11/2005'],
        ['Dernière mise à jour', '09/09/2012'],
        ['Modalités de consultation', 'Bureaux du syndic, sur rendez-vous'],
      ],
    )}<h2 style="font-size:11pt">Matériaux repérés</h2>${table(
      ['Localisation', 'Matériau', 'Liste', 'État', 'Mesure'],
      [
        ['Sous-sol, chaufferie', 'Conduit fibres-ciment', 'B', 'bon', 'EP'],
        ['Combles', 'Plaques ondulées', 'B', 'moyen', 'AC1'],
      ],
    )}`,
  ],
  documents: [
    {
      type: 'DIAGNOSTICS_IMMEUBLE',
      sub_kind: 'DTA',
      facts: {
        building_address: '15 rue Saint-Julien, 49100 ANGERS',
        syndic: 'Cabinet Perrault et Fils',
        made_on: either('2005-11-14', '2012-09-09'),
      },
      absent: ['rnc'],
    },
  ],
};

const collective: Paper = {
  name: 'dpe-collectif',
  css: `font: 10pt 'Nimbus Sans Narrow', sans-serif; td { border: .2mm solid #aaa }`,
  pages: [
    `<h1>DPE diagnostic de performance énergétique <small>(immeuble collectif)</small></h1><p>n° : 2549E0418862K<br>établi le : 21/03/2025<br>valable jusqu’au : 20/03/2035</p><p>Ce document vous permet de savoir si votre immeuble est économe en énergie et préserve le climat.</p>${table(
      [],
      [
        ['adresse', '52 à 58 avenue de la Constitution 49000 ANGERS'],
        ['type de bien', 'immeuble collectif – 84 logements'],
        ['année de construction', '1982-1988'],
        ['surface de référence', '5 610 m²'],
        ['propriétaire', 'SDC Résidence du Parc Balzac'],
      ],
    )}<h2>Performance énergétique de l’immeuble</h2><p>consommation (énergie primaire) <b>214 kWh/m²/an</b> – émissions <b>44 kg CO₂/m²/an</b></p><p>Répartition des consommations : chauffage 71 %, eau chaude 22 %, éclairage 4 %, auxiliaires 3 %.</p>`,
  ],
  documents: [
    {
      type: 'DIAGNOSTICS_IMMEUBLE',
      sub_kind: 'DPE_COLLECTIF',
      facts: {
        dpe_number: '2549E0418862K',
        made_on: '2025-03-21',
        valid_until: '2035-03-20',
        energy: 214,
        emissions: 44,
      },
    },
  ],
};

export const ACTES_IMMEUBLE = [old, recent, amendment, plan, dtg, asbestos, collective];
