// Energy: the report of a flat as the usual software lays it out, and that of a house in the mountains.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const scale = (on: string) =>
  `<div class="sc">${['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `<span class="${letter === on ? 'on' : ''}">${letter}</span>`).join('')}</div>`;

const flat = paperOf(
  'dpe-appartement-saintes',
  `font: 9.2pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; .hd { display: grid; grid-template-columns: 1fr 70mm; align-items: end; border-bottom: .8mm solid #006; padding-bottom: 2mm } .hd h1 { font-size: 17pt; margin: 0; color: #006 } .hd div { font-size: 8.2pt } .sc { display: flex; flex-direction: column; width: 60mm } .sc span { background: #e4e8ee; margin-bottom: .8mm; padding: .8mm 3mm } .sc .on { background: #f28c28; color: #fff; font-size: 13pt; font-weight: bold } .g { display: grid; grid-template-columns: 66mm 1fr; gap: 6mm; align-items: center } h2 { font-size: 11pt; color: #006; margin: 5mm 0 2mm } td, th { border-bottom: .2mm solid #cdd3dc; padding: 1mm } th { font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.8pt; display: flex; justify-content: space-between }`,
  [
    `<div class="hd"><h1>DPE <span style="font-size:11pt">Diagnostic de performance énergétique</span></h1><div>n° 2617E1840226S<br>Établi le : 02/09/2026<br>Valable jusqu’au : 01/09/2036</div></div><p style="margin-top:2mm;font-size:8.2pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures.</p>${table(
      [],
      [
        [
          'Adresse :',
          '18 rue du Vieux Pressoir, 17100 SAINTES<br>Bâtiment A, 2e étage, N° de lot : 8',
        ],
        ['Type de bien :', 'Appartement'],
        ['Année de construction :', '1974'],
        ['Surface de référence :', '68,70 m²'],
        ['Propriétaire :', 'M. et Mme ROUSSELOT Fabien'],
        ['Adresse :', '11 impasse des Tonneliers 17610 CHANIERS'],
      ],
    )}<h2>Performance énergétique et climatique</h2><div class="g">${scale('E')}<div><p>Consommation (énergie primaire)<br><b style="font-size:17pt">251</b> kWh/m²/an</p><p>Émissions<br><b style="font-size:17pt">52</b> kg CO₂/m²/an</p><p style="font-size:8pt">Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Le niveau d’émissions dépend principalement des types d’énergies utilisées.</p></div></div><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires) : entre <b>1 420 €</b> et <b>1 960 €</b> par an. Prix moyens des énergies indexés sur les années 2023, 2024 et 2025 (abonnements compris).</p><h2>Informations diagnostiqueur</h2><p>DIAG SAINTONGE – Laurent MIGNÉ, 6 rue des Sablières, 17100 SAINTES – n° de certification DTI-44180 – organisme : Certif Exemple<br>Tél. 06 00 00 72 15 – contact@diagsaintonge.example.fr</p><div class="ft"><span>À l’attention du propriétaire du bien : vos données sont conservées dans la base DPE de l’Ademe.</span><span>p. 1/2</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2>${table(
      [
        'Murs',
        'Portes et fenêtres',
        'Toiture ou plafond',
        'Plancher bas',
        'Ponts thermiques',
        'Ventilation',
      ],
      [['38 %', '19 %', '0 %', '2 %', '17 %', '24 %']],
    )}<h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        ['Chauffage – gaz naturel', '13 410 (13 410 é.f.)', 'entre 1 060 € et 1 450 €', '75 %'],
        ['Eau chaude – gaz naturel', '3 120 (3 120 é.f.)', 'entre 240 € et 340 €', '17 %'],
        ['Éclairage – électricité', '296 (129 é.f.)', 'entre 40 € et 60 €', '3 %'],
        ['Auxiliaires – électricité', '418 (182 é.f.)', 'entre 80 € et 110 €', '5 %'],
      ],
    )}<h2>Vue d’ensemble du logement</h2>${table(
      ['', 'Description', 'Isolation'],
      [
        [
          'Murs',
          'Béton banché d’épaisseur 20 cm non isolé donnant sur l’extérieur',
          'insuffisante',
        ],
        ['Plancher bas', 'Dalle béton donnant sur un local chauffé', 'très bonne'],
        [
          'Portes et fenêtres',
          'Fenêtres battantes PVC double vitrage, lame d’air 12 mm',
          'moyenne',
        ],
      ],
    )}<h2>Recommandations d’amélioration</h2><p>Étape 1 – Les travaux essentiels (de 7 000 à 10 500 €) : isolation des murs par l’intérieur, installation d’une ventilation hygroréglable. Étape 2 – Les travaux à envisager (de 9 000 à 13 500 €) : remplacement de la chaudière par une pompe à chaleur individuelle.</p><h2>Fiche technique du logement</h2><p>Référence du DPE : 2617E1840226S – Date de visite du bien : 31/08/2026 – Référence du rapport : 26-DS-0817 – Invariant fiscal : non communiqué – Méthode : 3CL-DPE 2021 – Logiciel : ThermoDiag V4 – Références cadastrales : CE 412.</p><p>Justificatifs fournis pour établir le DPE : règlement de copropriété, facture de la chaudière (2014).</p><div class="ft"><span>DIAG SAINTONGE – rapport 26-DS-0817</span><span>p. 2/2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2617E1840226S',
      made_on: '2026-09-02',
      valid_until: '2036-09-01',
      property_address: either(
        '18 rue du Vieux Pressoir, 17100 SAINTES',
        '18 rue du Vieux Pressoir, 17100 SAINTES Bâtiment A, 2e étage, N° de lot : 8',
      ),
      owner: 'M. et Mme ROUSSELOT Fabien',
      lots: ['8'],
      surface_reference: 6870,
      energy: 251,
      emissions: 52,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-oloron',
  `font: 9.6pt/1.42 'Nimbus Sans', sans-serif; padding: 13mm 15mm; .top { background: #37474f; color: #fff; padding: 3mm 4mm; display: flex; justify-content: space-between } .top h1 { font-size: 14pt; margin: 0 } .sc { display: flex; gap: 1mm; margin: 2mm 0 } .sc span { background: #dde3e6; padding: 2mm 5mm } .sc .on { background: #c62828; color: #fff; font-weight: bold; font-size: 13pt } .k { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin-top: 3mm } .k div { border: .3mm solid #90a4ae; padding: 3mm } h2 { font-size: 10.5pt; margin: 4mm 0 1.5mm; color: #37474f } td, th { border: .2mm solid #b0bec5 } th { background: #eceff1 }`,
  [
    `<div class="top"><h1>Diagnostic de performance énergétique – maison individuelle</h1><span>ADEME 2664E3091775P</span></div><div class="k"><div><b>Le bien</b><br>14 chemin de la Marquère<br>64400 OLORON-SAINTE-MARIE<br>Maison individuelle, avant 1948<br>Surface de référence : 124,5 m²<br>Altitude : 251 m</div><div><b>Le propriétaire</b><br>M. CAZENAVE Bernard<br>14 chemin de la Marquère<br>64400 OLORON-SAINTE-MARIE<br><br>Date d’établissement : 21 juillet 2026<br>Valide jusqu’au : 20 juillet 2036</div></div><h2>Étiquette énergie et climat</h2>${scale('F')}<p>Consommation d’énergie primaire : <b>344 kWh/m²/an</b> dont énergie finale 322 kWh/m²/an – Émissions de gaz à effet de serre : <b>98 kg CO₂/m²/an</b></p><p>Ce logement est classé F : à compter du 1er janvier 2028 il ne pourra plus être considéré comme décent s’il est loué. Un audit énergétique est obligatoire pour la vente d’une maison individuelle classée E, F ou G.</p><h2>Dépenses annuelles estimées</h2>${table(
      ['Usage', 'Énergie', 'kWh énergie primaire', 'Coût estimé'],
      [
        ['Chauffage', 'Fioul', '36 940', '3 870 € à 5 260 €'],
        ['Eau chaude sanitaire', 'Fioul', '4 812', '500 € à 690 €'],
        ['Éclairage', 'Électricité', '541', '60 € à 100 €'],
        ['Auxiliaires', 'Électricité', '590', '70 € à 110 €'],
        ['Total', '', '42 883', '4 500 € à 6 160 €'],
      ],
    )}<h2>Caractéristiques relevées</h2>${table(
      [],
      [
        ['Murs', 'Moellons de 50 cm, non isolés'],
        ['Toiture', 'Combles perdus, 10 cm de laine de verre ancienne'],
        ['Menuiseries', 'Bois simple vitrage au nord, PVC double vitrage au sud'],
        ['Chauffage', 'Chaudière fioul basse température installée en 1998, radiateurs'],
        ['Ventilation', 'Naturelle par ouverture des fenêtres'],
      ],
    )}<h2>Préconisations</h2><p>Isoler les combles, puis remplacer la chaudière fioul par une pompe à chaleur air/eau ou une chaudière à granulés ; poser une VMC. Performance visée après travaux : classe C, 148 kWh/m²/an et 5 kg CO₂/m²/an.</p><p style="font-size:7.8pt;margin-top:5mm">Diagnostic réalisé par Béarn Diagnostics (EI Xavier SALLES), 64400 Lucq-de-Béarn, certifié n° CPDI-9921, assuré RC professionnelle Assur’Exemple contrat 33 108. Visite du 17 juillet 2026. Le DPE a été établi selon la méthode 3CL-DPE 2021 sur la base des éléments observés et des déclarations du propriétaire.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2664E3091775P',
      made_on: '2026-07-21',
      valid_until: '2036-07-20',
      property_address: '14 chemin de la Marquère, 64400 OLORON-SAINTE-MARIE',
      owner: 'M. CAZENAVE Bernard',
      surface_reference: 12450,
      energy: 344,
      emissions: 98,
    },
    absent: ['surface_carrez', 'lots', 'price', 'rnc'],
  },
);

export const ETIQUETTES_ENERGIE = [flat, house];
