// A home let, insured, kept up and taxed.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot } from './outils.ts';

const roubaix = paperOf(
  'bail-type-alur-roubaix',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.6pt; background: #e6e6e6; padding: .8mm 2mm; margin: 3mm 0 1.5mm } p { margin-bottom: 1.5mm }`,
  [
    `<h1>CONTRAT DE LOCATION<br>LOGEMENT MEUBLÉ</h1><p style="text-align:center;font-size:8pt">Soumis au titre Ier bis de la loi du 6 juillet 1989 – conforme au décret n° 2015-587 du 29 mai 2015 – résidence principale</p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p>– Nom et adresse du bailleur : <b>Indivision CATTEAU-DESROUSSEAUX</b>, 91 rue de l’Épeule, 59100 ROUBAIX, personne physique (indivision familiale) ; mandataire : Agence LEPERS-VANHOUTTE, 18 Grand’Place, 59100 ROUBAIX, carte CPI 5902 2020 000 000 941 ;</p><p>– Nom et prénom du ou des locataires : <b>Monsieur Sofiane HADJAB</b>, né le 11/11/1998 à TOURCOING ; adresse électronique : s.hadjab@example.fr.</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement : appartement en immeuble collectif, 40 boulevard Leclerc, 59100 ROUBAIX, 1er étage gauche, lot n° 17. Identifiant fiscal du logement : 595120441827. Période de construction : avant 1949. Surface habitable : 38,60 m². Nombre de pièces principales : 2. Chauffage : collectif gaz. Niveau de performance : classe D.</p><p>B. Destination : usage d’habitation. C. Équipements : mobilier selon inventaire joint (décret n° 2015-981).</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE</h2><p>A. Date de prise d’effet du contrat : <b>15/09/2025</b>. B. Durée du contrat : <b>un an</b>, renouvelable par tacite reconduction.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer initial mensuel : <b>495,00 €</b>. Loyer de référence : 13,10 €/m² ; loyer de référence majoré : 15,72 €/m². Révision annuelle au 15 septembre, IRL du 2e trimestre 2025.</p><p>B. Charges récupérables : provision mensuelle de <b>62,00 €</b> avec régularisation annuelle.</p><p>Total mensuel : 557,00 €, à échoir, le 5 de chaque mois.</p>${foot('Paraphes : ____ ____ – page 1/2')}`,
    `<h2>V. TRAVAUX</h2><p>Travaux effectués depuis la fin du dernier bail : peinture du séjour (640 €).</p><h2>VI. GARANTIES</h2><p>Dépôt de garantie : <b>990,00 €</b>, soit deux mois de loyer hors charges. Caution solidaire : visale n° A10447208113.</p><h2>VII. CLAUSE DE SOLIDARITÉ – VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit à défaut de paiement du loyer, des charges ou du dépôt de garantie, six semaines après un commandement de payer resté sans effet, à défaut d’assurance contre les risques locatifs, un mois après commandement.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>À la charge du locataire : visite, dossier, bail : 308,80 € TTC (8 €/m²) ; état des lieux : 115,80 € TTC (3 €/m²). À la charge du bailleur : 424,60 € TTC.</p><h2>X. AUTRES CONDITIONS – XI. ANNEXES</h2><p>Extrait du règlement de copropriété, dossier de diagnostic technique (DPE, CREP, ERP, gaz, électricité), notice d’information, état des lieux, inventaire du mobilier.</p><p style="margin-top:6mm">Fait à ROUBAIX, le 8 septembre 2025, signé électroniquement par les parties.</p>${foot('Paraphes : ____ ____ – page 2/2')}`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Indivision CATTEAU-DESROUSSEAUX',
      tenant: 'Monsieur Sofiane HADJAB',
      property_address: '40 boulevard Leclerc, 59100 ROUBAIX',
      surface_habitable: 3860,
      lots: ['17'],
      lease_from: '2025-09-15',
      lease_duration_months: 12,
      rent: 49500,
      rent_charges: 6200,
      deposit: 99000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const montpellier = paperOf(
  'quittance-agence-montpellier',
  `font: 9.4pt/1.4 'Carlito', sans-serif; .q td { border-bottom: .15mm solid #bbb } .q td:nth-child(n+2) { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:14pt;color:#7a2e1d">CABINET ROUVIÈRE &amp; FILLES</b><br>Service gérance<br>3 rue de la Loge – 34000 MONTPELLIER</td><td style="text-align:right">Montpellier, le 06/10/2026<br>Mandat 774 – Locataire L-01182</td></tr></table><p style="margin:10mm 0 8mm 100mm">Mlle Océane PUECH<br>M. Kévin DA SILVA<br>2 rue du Courreau<br>34000 MONTPELLIER</p><h1 style="font-size:14pt">QUITTANCE DE LOYER</h1><p>Période du 01/10/2026 au 31/10/2026<br>Propriétaire : SCI LES ARCEAUX<br>Bien loué : T2, 2 rue du Courreau, 34000 MONTPELLIER</p>${table(
      ['Libellé', 'Appelé', 'Réglé'],
      [
        ['Loyer principal', '612,48', '612,48'],
        ['Provision pour charges', '48,00', '48,00'],
        ['<b>Total</b>', '<b>660,48</b>', '<b>660,48</b>'],
        ['Solde restant dû', '', '0,00'],
      ],
      'q',
    )}<p style="margin-top:5mm">Reçu la somme de SIX CENT SOIXANTE EUROS ET QUARANTE-HUIT CENTIMES (prélèvement du 05/10/2026) pour loyer et charges de la période ci-dessus, dont quittance, sous réserve de tous droits et actions. Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel.</p><p style="font-size:8pt">Pensez à nous adresser votre attestation d’assurance habitation avant le 31/12.</p>${foot('SARL ROUVIÈRE – SIRET 900 000 112 00033 – CPI 3402 2019 000 000 205 (gestion) – Garantie Galian Exemple')}`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI LES ARCEAUX',
      tenant: either(
        'Mlle Océane PUECH et M. Kévin DA SILVA',
        'Mlle Océane PUECH',
        'Mlle Océane PUECH M. Kévin DA SILVA',
      ),
      property_address: '2 rue du Courreau, 34000 MONTPELLIER',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 61248,
      rent_charges: 4800,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const rennes = paperOf(
  'assurance-attestation-rennes',
  `font: 9.8pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 16mm 18mm; td { border-bottom: .15mm solid #ccd }`,
  [
    `<p style="font-size:15pt;color:#0b3d91"><b>ARMORIQUE ASSURANCES EXEMPLE</b></p><p>Agence de Rennes Sainte-Anne – V. LE GALL, agent général – 6 rue d’Échange, 35000 RENNES – ORIAS 26 000 118</p><p style="margin:6mm 0 6mm 90mm">SCI KER AVEL<br>4 venelle du Four<br>35400 SAINT-MALO</p><h1 style="font-size:13pt">ATTESTATION D’ASSURANCE – PROPRIÉTAIRE NON OCCUPANT</h1><p>Nous certifions que le souscripteur désigné ci-dessous est titulaire d’un contrat multirisque habitation :</p>${table(
      [],
      [
        ['Souscripteur', 'SCI KER AVEL'],
        ['Contrat n°', 'PNO 35 208 1147'],
        ['Situation du risque', 'Appartement de 4 pièces, 10 square de la Mettrie, 35200 RENNES'],
        ['Qualité de l’assuré', 'Copropriétaire non occupant'],
        ['Période de validité de l’attestation', 'du 01/07/2026 au 30/06/2027'],
      ],
    )}<p style="margin-top:5mm">Garanties : incendie et événements assimilés, dégâts des eaux, catastrophes naturelles et technologiques, responsabilité civile en qualité de propriétaire, recours des voisins et des tiers, défense pénale et recours.</p><p>La présente attestation, établie pour servir et valoir ce que de droit, n’implique qu’une présomption de garantie (article L. 112-3 du code des assurances). Fait à Rennes, le 24/06/2026.</p>${foot('Armorique Assurances Exemple – société d’assurance mutuelle à cotisations variables – 1 place des Lices, 35000 RENNES – entreprise régie par le code des assurances')}`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'SCI KER AVEL',
      insurer: 'ARMORIQUE ASSURANCES EXEMPLE',
      policy_number: 'PNO 35 208 1147',
      property_address: '10 square de la Mettrie, 35200 RENNES',
      valid_until: '2027-06-30',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const clermont = paperOf(
  'entretien-chaudiere-clermont-ferrand',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; td, th { border: .15mm solid #888 } h1 { font-size: 13pt; color: #b4540a; text-align: center }`,
  [
    `<p><b>AUVERGNE CHALEUR SERVICES</b> – 9 rue de l’Oradou, 63000 CLERMONT-FERRAND – Qualigaz-Exemple n° 63-4417</p><h1>ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE</h1><p style="text-align:center">Décret n° 2009-649 du 9 juin 2009 – arrêté du 15 septembre 2009</p>${table(
      [],
      [
        ['Commanditaire', 'Mme Aïcha DIABATÉ-FOURNIER'],
        ['Adresse de l’installation', '27 rue Montlosier, 63000 CLERMONT-FERRAND'],
        ['Date de la visite', '19/10/2026'],
        [
          'Chaudière',
          'Thermex Condens 25 – gaz naturel – 25 kW – mise en service 2017 – n° série TC25-884120',
        ],
        ['Contrat', 'AC-20417'],
      ],
    )}<p style="margin-top:4mm">Opérations réalisées : nettoyage du corps de chauffe, du brûleur et de l’extracteur ; vérification de la pompe ; contrôle des dispositifs de sécurité ; mesure de la température des fumées (61 °C) ; taux de CO ambiant : 2 ppm (situation normale, < 10 ppm) ; rendement évalué : 97 %.</p><p>Émissions de NOx : 38 mg/kWh. Conseils : purger les radiateurs, envisager un thermostat programmable. Prochaine visite avant le 19/10/2027.</p><p>Le technicien : G. FAYOLLE &nbsp;&nbsp; Le client : (signature)</p>`.replace(
      '< 10',
      '&lt; 10',
    ),
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-10-19',
      owner: 'Mme Aïcha DIABATÉ-FOURNIER',
      property_address: '27 rue Montlosier, 63000 CLERMONT-FERRAND',
    },
    absent: ['dpe_number', 'rnc', 'emissions'],
  },
);

export const LOGEMENT_LOUE = [roubaix, montpellier, rennes, clermont];
