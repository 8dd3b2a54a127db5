// Energy: the report of a flat in Orléans, with its technical sheet, and that of an old house in the Béarn.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const energy = `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 22pt; margin: 0; color: #222 } h2 { font-size: 11pt; margin: 4mm 0 1.5mm; border-left: 2mm solid #f1c40f; padding-left: 2mm } td, th { border-bottom: .15mm solid #ccc; padding: .8mm 1.2mm } th { font-weight: bold } .top { display: grid; grid-template-columns: 1fr 58mm; gap: 6mm } .lab { display: grid; grid-template-columns: 60mm 1fr; gap: 6mm; margin: 2mm 0 } .cl { width: 40mm; padding: .6mm 2mm; margin-bottom: .5mm; color: #fff } .v { font-size: 15pt; font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 7pt; color: #555; display: flex; justify-content: space-between }`;
const ladder = (mark: string) =>
  ['A', 'B', 'C', 'D', 'E', 'F', 'G']
    .map(
      (letter, index) =>
        `<div class="cl" style="background:hsl(${130 - index * 20},55%,${letter === mark ? 30 : 48}%);width:${18 + index * 4}mm">${letter}</div>`,
    )
    .join('');

const flat = paperOf(
  'dpe-appartement-orleans',
  energy,
  [
    `<div class="top"><div><h1>DPE</h1>Diagnostic de performance énergétique<br>(logement)</div><div>N° : <b>2645E2918304Q</b><br>Établi le : 24/09/2026<br>Valable jusqu’au : 23/09/2036</div></div><p style="margin-top:3mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p>${table(
      [],
      [
        ['Adresse :', '112 avenue Dauphine<br>45100 ORLEANS<br>Étage 1, porte 104, N° de lot : 31'],
        ['Type de bien :', 'Appartement'],
        ['Année de construction :', '1978 - 1982'],
        ['Surface de référence :', '64,87 m²'],
        ['Propriétaire :', 'Mme FOUCAULT Brigitte'],
        ['Adresse :', '112 avenue Dauphine 45100 ORLEANS'],
      ],
    )}<h2>Performance énergétique et climatique</h2><div class="lab"><div>${ladder('D')}</div><div><span class="v">214</span> kWh/m²/an – consommation (énergie primaire)<br><span class="v">44*</span> kg CO₂/m²/an – émissions<br><br>Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Pour l’améliorer, voir pages 4 à 6.</div></div><p>* Dont émissions de gaz à effet de serre : 44 kg CO₂/m²/an. Ce logement émet 2 891 kg de CO₂ par an, soit l’équivalent de 14 981 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.).</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires). Entre <b>1 204 €</b> et <b>1 674 €</b> par an. Prix moyens des énergies indexés au 1er janvier 2025 (abonnements compris).</p><h2>Informations diagnostiqueur</h2><p>LOIRE EXPERTISES, 19 rue du Faubourg Madeleine, 45000 ORLEANS – diagnostiqueur : Damien HUET – tél. 02 38 00 81 15 – email : contact@loire-expertises.example.fr – n° de certification : C2291-SE12 – organisme de certification : Certif Exemple</p><div class="ft"><span>DPE – diagnostic de performance énergétique (logement) – p. 1</span><span>Dossier 26/IMO/2741</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>Ventilation 24 % – toiture 2 % – murs 38 % – portes et fenêtres 19 % – ponts thermiques 13 % – plancher bas 4 %</p><h2>Performance de l’isolation</h2><p>INSUFFISANTE – moyenne – bonne – très bonne</p><h2>Système de ventilation en place</h2><p>VMC SF Auto réglable avant 1982</p><h2>Confort d’été (hors climatisation)</h2><p>Moyen. Pour améliorer le confort d’été : équipez les fenêtres de votre logement de volets extérieurs ou brise-soleil.</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        ['chauffage – gaz naturel', '9 871 (9 871 é.f.)', 'entre 820 € et 1 120 €', '67 %'],
        ['eau chaude – gaz naturel', '3 004 (3 004 é.f.)', 'entre 250 € et 350 €', '21 %'],
        ['refroidissement', '–', '–', '0 %'],
        ['éclairage – électrique', '283 (149 é.f.)', 'entre 34 € et 54 €', '3 %'],
        ['auxiliaires – électrique', '724 (381 é.f.)', 'entre 100 € et 150 €', '9 %'],
        [
          'énergie totale pour les usages recensés',
          '13 882 kWh',
          'entre 1 204 € et 1 674 € par an',
          '',
        ],
      ],
    )}<p>Conventionnellement, ces chiffres sont donnés pour une température de chauffage de 19° réduite à 16° la nuit ou en l’absence du domicile, et une consommation d’eau chaude de 107 ℓ par jour.</p><h2>Recommandations d’amélioration de la performance</h2><p>Les travaux essentiels – étape 1, montant estimé : 7 900 à 11 800 € : isolation des murs par l’intérieur, ventilation hygroréglable. Les travaux à envisager – étape 2, montant estimé : 9 300 à 13 900 € : remplacement des fenêtres. Évolution de la performance après travaux : avec travaux 1 : 142 kWh/m²/an, 29 kg CO₂/m²/an ; avec travaux 1 + 2 : 118 kWh/m²/an, 24 kg CO₂/m²/an.</p><div class="ft"><span>DPE – diagnostic de performance énergétique (logement) – p. 2</span><span>Dossier 26/IMO/2741</span></div>`,
    `<h2>DPE / ANNEXES – Fiche technique du logement</h2><p>Cette fiche liste les caractéristiques techniques du bien diagnostiqué renseignées par le diagnostiqueur pour obtenir les résultats présentés dans ce document. Référence du logiciel validé : LogiDiag v5 [moteur : 2025.4.1.0]. Référence du DPE : 26/IMO/2741. Invariant fiscal du logement : N/A. Référence de la parcelle cadastrale : 45234000DK0318. Date de visite du bien : 22/09/2026. Méthode de calcul utilisée pour l’établissement du DPE : 3CL-DPE 2021. Numéro d’immatriculation de la copropriété : AC3841726.</p>${table(
      ['Donnée d’entrée', 'Origine de la donnée', 'Valeur renseignée'],
      [
        ['Département', 'Observé / mesuré', '45 Loiret'],
        ['Altitude', 'Donnée en ligne', '96 m'],
        ['Type de bien', 'Observé / mesuré', 'Appartement'],
        ['Année de construction', 'Estimé', '1978 - 1982'],
        ['Surface de référence du logement', 'Observé / mesuré', '64,87 m²'],
        ['Nombre de niveaux du logement', 'Observé / mesuré', '1'],
        ['Hauteur moyenne sous plafond', 'Observé / mesuré', '2,5 m'],
        ['Mur 1 Ouest : surface du mur', 'Observé / mesuré', '14,2 m²'],
        ['Mur 1 Ouest : isolation', 'Observé / mesuré', 'inconnue'],
        [
          'Fenêtre 1 Ouest : type de vitrage',
          'Observé / mesuré',
          'double vitrage, lame d’air 12 mm',
        ],
        [
          'Type d’installation de chauffage',
          'Observé / mesuré',
          'Chaudière individuelle gaz standard 2001 - 2015',
        ],
      ],
    )}<p style="margin-top:3mm">Attestation d’assurance RCP du diagnostiqueur valable jusqu’au 31/12/2026. Liste des documents demandés et non remis : plans du logement, factures de travaux, dossier d’ouvrage exécuté.</p><div class="ft"><span>DPE – diagnostic de performance énergétique (logement) – p. 3</span><span>Dossier 26/IMO/2741</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2645E2918304Q',
      rnc: 'AC3841726',
      made_on: '2026-09-24',
      valid_until: '2036-09-23',
      property_address: either(
        '112 avenue Dauphine, 45100 ORLEANS',
        '112 avenue Dauphine 45100 ORLEANS Étage 1, porte 104, N° de lot : 31',
      ),
      owner: 'Mme FOUCAULT Brigitte',
      lots: ['31'],
      surface_reference: 6487,
      energy: 214,
      emissions: 44,
    },
    absent: ['surface_carrez', 'price', 'diagnostic_result'],
  },
);

const house = paperOf(
  'dpe-maison-lescar',
  energy,
  [
    `<div class="top"><div><h1>DPE</h1>diagnostic de performance énergétique (logement)</div><div>n° ADEME : <b>2464E1077215H</b><br>établi le : 06/05/2024<br>valable jusqu’au : 05/05/2034</div></div>${table(
      [],
      [
        ['adresse', '18 chemin de Beneharnum, 64230 LESCAR'],
        ['type de bien', 'Maison individuelle'],
        ['année de construction', 'Avant 1948'],
        ['surface habitable', '131,50 m²'],
        ['propriétaire', 'M. LANUSSE Sylvain et Mme DOMECQ Claire'],
      ],
    )}<h2>Performance énergétique</h2><div class="lab"><div>${ladder('F')}</div><div>passoire énergétique<br><span class="v">348</span> kWh/m²/an d’énergie primaire<br><span class="v">91</span> kgCO₂/m²/an d’émissions<br>logement extrêmement consommateur en énergie</div></div><p>Ce logement émet 11 985 kg de CO₂ par an, soit l’équivalent de 62 099 km parcourus en voiture.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre 4 480 € et 6 090 € par an – prix moyens des énergies indexés au 1er janvier 2021 (abonnements compris)</p><h2>Comment réduire ma facture d’énergie ?</h2><p>Voir page suivante les recommandations d’usage et de travaux. Le gel des loyers s’applique aux logements classés F ou G. Cette maison, mise en vente, doit faire l’objet d’un audit énergétique réglementaire.</p><h2>Enveloppe et équipements</h2>${table(
      ['élément', 'description', 'isolation'],
      [
        ['murs', 'galets et brique pleine, 50 cm, non isolés', 'insuffisante'],
        ['plancher bas', 'terre-plein et cave enterrée', 'moyenne'],
        ['toiture', 'combles perdus, laine de verre 10 cm', 'insuffisante'],
        ['menuiseries', 'bois simple vitrage, volets battants', 'insuffisante'],
        ['chauffage', 'chaudière fioul basse température 1998', '–'],
        ['eau chaude', 'combinée au chauffage', '–'],
        ['ventilation', 'par ouverture des fenêtres', '–'],
      ],
    )}<div class="ft"><span>DPE 2464E1077215H – page 1/2</span><span>OSSAU DIAGNOSTICS, 4 rue Carnot, 64000 PAU – SIRET 900 000 447 00018</span></div>`,
    `<h2>Recommandations d’amélioration</h2>${table(
      ['lot de travaux', 'description', 'coût estimé'],
      [
        [
          'murs',
          'isolation par l’intérieur, matériau perspirant, R > 3,7 m².K/W',
          '16 000 à 24 000 €',
        ],
        ['plafond', 'isolation des combles perdus, R > 7 m².K/W', '3 000 à 5 500 €'],
        ['chauffage', 'remplacement du fioul par une pompe à chaleur air/eau', '13 000 à 19 000 €'],
        ['ventilation', 'VMC hygroréglable de type B', '1 200 à 2 000 €'],
      ],
    )}<p>Après l’ensemble des travaux : 121 kWh/m²/an et 4 kgCO₂/m²/an, classe C.</p><h2>Traçabilité</h2><p>Diagnostiqueur : Maialen ETCHART, certification n° ODI-64-0117 délivrée par Qualité Exemple, valable jusqu’au 14/03/2029. Visite du 30/04/2024 en présence du propriétaire. Logiciel : ThermoDiag 3.2, méthode 3CL-DPE 2021, météo Pau-Uzein, altitude 182 m. Référence interne : OD-24-0562. Le présent rapport ne peut être reproduit que dans son intégralité ; les consommations réelles dépendent des conditions d’usage et de la rigueur du climat. En cas de litige, l’ADEME peut être saisie à partir du numéro figurant en tête.</p><div class="ft"><span>DPE 2464E1077215H – page 2/2</span><span>OSSAU DIAGNOSTICS</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2464E1077215H',
      made_on: '2024-05-06',
      valid_until: '2034-05-05',
      property_address: '18 chemin de Beneharnum, 64230 LESCAR',
      owner: 'M. LANUSSE Sylvain et Mme DOMECQ Claire',
      surface_habitable: 13150,
      energy: 348,
      emissions: 91,
    },
    absent: ['lots', 'surface_carrez', 'rnc', 'diagnostic_result'],
  },
);

export const EXPERTISES_ENERGIE = [flat, house];
