// Energy and noise: two DPE of different years and heats, risks in the mountains, a plane over Bouguenais.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const scale = (on: string) =>
  `<div class="sc">${['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `<span class="${letter === on ? 'on' : ''}">${letter}</span>`).join('')}</div>`;
const dpeCss = `font: 9pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 14mm; .hd { display: flex; justify-content: space-between; align-items: start; border-bottom: .5mm solid #0f4c81; padding-bottom: 2mm } h1 { font-size: 20pt; margin: 0; color: #0f4c81 } h2 { font-size: 11pt; color: #0f4c81; margin: 4mm 0 1mm } .id { display: grid; grid-template-columns: 42mm 1fr; gap: 5mm; margin: 3mm 0 } .ph { background: #d5dde5; height: 34mm } .sc { display: flex; gap: 1mm; margin: 2mm 0 } .sc span { background: #e3e9ef; padding: 1.4mm 4mm } .sc .on { background: #f2b705; font-weight: bold; font-size: 14pt } .val { display: flex; gap: 14mm; font-size: 10pt } .val b { font-size: 17pt } td, th { border-bottom: .15mm solid #b9c5d1; padding: .9mm 1.2mm } th { color: #0f4c81 } .ft { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.8pt; display: flex; justify-content: space-between; border-top: .15mm solid #888 }`;
const dpeHead = (number: string, made: string, until: string) =>
  `<div class="hd"><div><h1>DPE</h1>diagnostic de performance énergétique (logement)</div><div style="text-align:right">N° : ${number}<br>Établi le : ${made}<br>Valable jusqu’au : ${until}</div></div>`;

const marseille = paperOf(
  'dpe-marseille-appartement',
  dpeCss,
  [
    `${dpeHead('2613E4081255Q', '18/10/2026', '17/10/2036')}<p style="font-size:7.6pt;margin-top:1mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><div class="id"><div class="ph"></div><div>Adresse : <b>128 boulevard Chave, 13005 MARSEILLE</b><br>(Bât. B, 1er étage, N° de lot : 14)<br><br>Type de bien : Appartement<br>Année de construction : 1971<br>Surface de référence : <b>64,9 m²</b><br><br>Propriétaire : Mme ESPOSITO Laetitia<br>Adresse : 128 boulevard Chave, 13005 MARSEILLE</div></div><h2>Performance énergétique et climatique</h2><p>Attention, si votre logement fait moins de 40 m², les seuils des étiquettes sont adaptés.</p>${scale('C')}<div class="val"><div>consommation<br>(énergie primaire)<br><b>148</b> kWh/m²/an</div><div>émissions<br><br><b>4</b>* kg CO₂/m²/an</div></div><p style="margin-top:2mm">Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Pour l’améliorer, voir pages 4 à 6.<br>* Dont émissions de gaz à effet de serre. Ce logement émet 306 kg de CO₂ par an, soit l’équivalent de 1 585 km parcourus en voiture.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires).</p><p>entre <b>820 €</b> et <b>1 160 €</b> par an. Prix moyens des énergies indexés sur les années 2023, 2024, 2025 (abonnements compris)</p><h2>Informations diagnostiqueur</h2><p>PHOCÉA DIAGNOSTICS – 19 rue Sainte – 13001 MARSEILLE – tel : 04 91 00 72 08 – Diagnostiqueur : BRUNETTI Marc – N° de certification : C3381 – Organisme de certification : Certi Exemple</p><div class="ft"><span>26/ESP/0914</span><span>1/3</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 24 % – toiture ou plafond 0 % – portes et fenêtres 33 % – murs 22 % – plancher bas 4 % – ponts thermiques 17 %</p><h2>Performance de l’isolation</h2><p>insuffisante – <b>moyenne</b> – bonne – très bonne</p><h2>Confort d’été (hors climatisation)*</h2><p>Les caractéristiques de votre logement améliorant le confort d’été : logement traversant, fenêtres équipées de volets extérieurs. Niveau : moyen.</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Énergie',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        ['Chauffage', 'Électrique', '5 610 (2 439 é.f.)', 'entre 440 € et 610 €', '54 %'],
        ['Eau chaude', 'Électrique', '3 312 (1 440 é.f.)', 'entre 260 € et 360 €', '31 %'],
        ['Refroidissement', 'Électrique', '214 (93 é.f.)', 'entre 10 € et 30 €', '2 %'],
        ['Éclairage', 'Électrique', '281 (122 é.f.)', 'entre 20 € et 40 €', '3 %'],
        ['Auxiliaires', 'Électrique', '189 (82 é.f.)', 'entre 10 € et 20 €', '2 %'],
        [
          'énergie totale pour les usages recensés',
          '',
          '9 606 kWh (4 176 kWh é.f.)',
          'entre 820 € et 1 160 €',
          '',
        ],
      ],
    )}<p>Conventionnellement, ces chiffres sont donnés pour une température de chauffage de 19°, réduite à 16° la nuit ou en cas d’absence, une climatisation à 28° et une consommation d’eau chaude de 103 ℓ par jour. é.f. : énergie finale.</p><h2>Vue d’ensemble du logement</h2>${table(
      ['', 'description', 'isolation'],
      [
        ['Murs', 'Blocs de béton creux donnant sur l’extérieur, doublage 4 cm', 'moyenne'],
        ['Plancher bas', 'Dalle béton donnant sur un logement', 'très bonne'],
        ['Portes et fenêtres', 'Fenêtres PVC double vitrage, porte bois', 'moyenne'],
      ],
    )}<div class="ft"><span>26/ESP/0914</span><span>2/3</span></div>`,
    `<h2>Recommandations d’amélioration de la performance</h2><p>Les travaux essentiels, montant estimé 6 200 à 9 300 € : remplacement des radiateurs et du chauffe-eau par un ballon thermodynamique. Les travaux à envisager, montant estimé 8 900 à 13 300 € : isolation des murs par l’extérieur avec la copropriété.</p><p>Évolution après travaux : 102 kWh/m²/an et 3 kg CO₂/m²/an (travaux essentiels), 74 kWh/m²/an et 2 kg CO₂/m²/an (travaux essentiels + à envisager).</p><h2>Fiche technique du logement</h2><p>Référence du logiciel validé : Diagnova 6 [moteur 1.4.25.1] – Référence du DPE : 26/ESP/0914 – Date de visite du bien : 16/10/2026 – Invariant fiscal du logement : N/A – Référence de la parcelle cadastrale : 820 D 114 – Méthode de calcul : 3CL-DPE 2021 – Numéro d’immatriculation de la copropriété : AC5318072</p>${table(
      ['Donnée d’entrée', 'Origine de la donnée', 'Valeur renseignée'],
      [
        ['Département', 'Observé / mesuré', '13 Bouches-du-Rhône'],
        ['Altitude', 'Donnée en ligne', '42 m'],
        ['Type de bien', 'Observé / mesuré', 'Appartement'],
        ['Année de construction', 'Document fourni', '1971'],
        ['Surface de référence du logement', 'Observé / mesuré', '64,9 m²'],
        ['Nombre de niveaux du logement', 'Observé / mesuré', '1'],
        ['Hauteur moyenne sous plafond', 'Observé / mesuré', '2,5 m'],
        ['Mur 1 Ouest – surface', 'Observé / mesuré', '11,84 m²'],
        ['Fenêtre 1 Ouest – surface des baies', 'Observé / mesuré', '5,12 m²'],
      ],
    )}<div class="ft"><span>26/ESP/0914</span><span>3/3</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2613E4081255Q',
      made_on: '2026-10-18',
      valid_until: '2036-10-17',
      property_address: either(
        '128 boulevard Chave, 13005 MARSEILLE',
        '128 boulevard Chave, 13005 MARSEILLE (Bât. B, 1er étage, N° de lot : 14)',
      ),
      owner: 'Mme ESPOSITO Laetitia',
      lots: ['14'],
      rnc: 'AC5318072',
      parcels: either(['820 D 114'], ['D 114']),
      surface_reference: 6490,
      energy: 148,
      emissions: 4,
    },
    absent: ['surface_carrez', 'price', 'iban'],
  },
);

const strasbourg = paperOf(
  'dpe-strasbourg-2023',
  `${dpeCss} font-family: 'DejaVu Sans Condensed', sans-serif`,
  [
    `${dpeHead('2367E0719043K', '27/03/2023', '26/03/2033')}${table(
      [],
      [
        ['adresse', '22 rue de Verdun, 67000 STRASBOURG – 2e étage droite, lot 7'],
        ['type de bien', 'appartement'],
        ['année de construction', '1948 – 1974'],
        ['surface habitable', '92 m²'],
        ['propriétaire', 'M. et Mme KIEFFER Bernard, 22 rue de Verdun, 67000 STRASBOURG'],
      ],
    )}<h2>Performance énergétique</h2>${scale('D')}<div class="val"><div>consommation (énergie primaire)<br><b>196</b> kWh/m²/an<br>180 kWh/m²/an d’énergie finale</div><div>émissions<br><b>27</b> kg CO₂/m²/an</div></div><p style="margin-top:2mm">Ce logement émet 2 484 kg de CO₂ par an, soit l’équivalent de 12 870 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.).</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 410 €</b> et <b>1 950 €</b> par an – prix moyens des énergies indexés au 1er janvier 2021 (abonnements compris)</p>${table(
      ['usage', 'consommation (kWh é.p.)', 'frais annuels'],
      [
        ['chauffage – réseau de chaleur', '14 122', 'entre 1 080 € et 1 470 €'],
        ['eau chaude – réseau de chaleur', '3 288', 'entre 250 € et 350 €'],
        ['éclairage – électricité', '391', 'entre 40 € et 60 €'],
        ['auxiliaires – électricité', '231', 'entre 30 € et 50 €'],
      ],
    )}<h2>Diagnostiqueur</h2><p>ALSA-CONTRÔLE, Mme Estelle RITTER, 3 rue du Faubourg de Pierre, 67000 STRASBOURG. Certificat CPDI Exemple n° 1187, valable jusqu’au 14/09/2028. Le diagnostiqueur est assuré auprès de la Rhénane Exemple, police n° 77 410.</p><div class="ft"><span>Dossier AC-23-0311</span><span>p. 1 sur 2</span></div>`,
    `<h2>Vue d’ensemble des équipements</h2><p>Chauffage : réseau de chaleur urbain, isolé, émetteurs radiateurs fonte avec robinets thermostatiques (système collectif). Eau chaude : production collective avec bouclage. Ventilation : naturelle par conduit. Pilotage : avec intermittence pièce par pièce.</p><h2>Recommandations de gestion et d’entretien</h2><p>Ventilation : nettoyer les grilles, ne jamais les obstruer. Radiateurs : laisser libres, ne pas poser de tablettes. Éclairage : remplacer les halogènes par des LED.</p><h2>Recommandations d’amélioration</h2><p>Étape 1 : ventilation hygroréglable et remplacement des fenêtres simple vitrage restantes, 166 kWh/m²/an, 23 kg CO₂/m²/an. Étape 2 : isolation thermique par l’extérieur, à décider par la copropriété, 108 kWh/m²/an, 14 kg CO₂/m²/an.</p><h2>Fiche technique</h2>${table(
      ['donnée', 'origine', 'valeur'],
      [
        ['département', 'mesurée ou observée', '67'],
        ['altitude', 'donnée en ligne', '141 m'],
        ['surface habitable', 'mesurée ou observée', '92 m²'],
        ['hauteur sous plafond', 'mesurée ou observée', '2,7 m'],
        ['identifiant du réseau de chaleur', 'donnée en ligne', '6706C'],
      ],
    )}<p style="margin-top:3mm">Date de visite : 24/03/2023. Logiciel : ThermExemple 2023. Le présent diagnostic est opposable, à l’exception des recommandations et des coûts.</p><div class="ft"><span>Dossier AC-23-0311</span><span>p. 2 sur 2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2367E0719043K',
      made_on: '2023-03-27',
      valid_until: '2033-03-26',
      property_address: either(
        '22 rue de Verdun, 67000 STRASBOURG',
        '22 rue de Verdun, 67000 STRASBOURG – 2e étage droite, lot 7',
      ),
      owner: 'M. et Mme KIEFFER Bernard',
      lots: ['7'],
      surface_habitable: 9200,
      energy: 196,
      emissions: 27,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const risks = paperOf(
  'erp-vars-montagne',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; color: #fff; background: #1d3557; padding: 3mm } h2 { font-size: 10pt; color: #1d3557; border-bottom: .3mm solid #1d3557; margin: 4mm 0 1mm } td, th { border: .15mm solid #9fb0c3; padding: .9mm 1.5mm } th { background: #eaf0f6 }`,
  [
    `<h1>ÉTAT DES RISQUES</h1><p>pour l’information des acquéreurs et des locataires, établi en application des articles L. 125-5 à L. 125-7, L. 125-9 à L. 125-11, R. 125-23 à R. 125-27 du code de l’environnement</p>${table(
      [],
      [
        ['Référence', 'ERP-2026-05560-31877'],
        [
          'Réalisé le',
          '30 septembre 2026, par Alpes Risques Info pour le compte de SCI TROIS FLOCONS',
        ],
        [
          'Bien immobilier',
          'Le Balcon des Cimes, route des Pistes, 05560 VARS – lots 207, 391, 455',
        ],
        ['Parcelle', 'AH 212'],
        ['Vendeur', 'SCI TROIS FLOCONS'],
        ['Validité', 'Ce document est valable 6 mois, jusqu’au 29 mars 2027'],
      ],
    )}<h2>Exposition de l’immeuble au regard des plans de prévention</h2>${table(
      ['Type', 'Aléa', 'État de la procédure', 'Date', 'Immeuble concerné', 'Travaux prescrits'],
      [
        ['PPRn', 'Avalanche', 'approuvé', '23/05/2012', 'oui', 'non'],
        ['PPRn', 'Mouvement de terrain', 'approuvé', '23/05/2012', 'oui', 'non'],
        ['PPRn', 'Inondation par crue torrentielle', 'approuvé', '23/05/2012', 'non', 'non'],
        ['PPRm', 'Minier', 'aucun plan', '', 'non', 'non'],
        ['PPRt', 'Technologique', 'aucun plan', '', 'non', 'non'],
      ],
    )}<h2>Zonages réglementaires</h2>${table(
      [],
      [
        ['Sismicité', 'zone 4 – moyenne'],
        ['Potentiel radon', 'commune à potentiel significatif, niveau 3'],
        ['Recul du trait de côte', 'commune non concernée'],
        ['Secteur d’information sur les sols (SIS)', 'non'],
        ['Obligation légale de débroussaillement', 'non'],
        ['Plan d’exposition au bruit d’un aérodrome', 'non'],
      ],
    )}<h2>Déclaration de sinistres indemnisés</h2><p>Arrêtés de catastrophe naturelle pris sur la commune : inondations et coulées de boue du 11 au 15 juin 2000 (arrêté du 21/07/2000) ; avalanche du 8 janvier 2018 (arrêté du 26/03/2018). À la connaissance du vendeur, l’immeuble n’a fait l’objet d’aucune indemnisation.</p><p>Signatures : le vendeur ……………… l’acquéreur ………………</p><p style="font-size:8pt">Le non-respect de l’obligation d’information peut être sanctionné par la résolution de la vente ou la diminution du prix. L’état est à actualiser s’il a plus de six mois lors de la signature de la promesse ou de l’acte.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      report_number: 'ERP-2026-05560-31877',
      property_address: either(
        'route des Pistes, 05560 VARS',
        'Le Balcon des Cimes, route des Pistes, 05560 VARS',
      ),
      owner: 'SCI TROIS FLOCONS',
      lots: ['207', '391', '455'],
      parcels: ['AH 212'],
      made_on: '2026-09-30',
      valid_until: '2027-03-29',
    },
    absent: ['dpe_number', 'price', 'diagnostic_result', 'surface_carrez'],
  },
);

const noise = paperOf(
  'bruit-bouguenais-peb',
  `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center; border: .4mm solid #000; padding: 2mm } .q { margin: 2.5mm 0 } td { border: .2mm solid #000; text-align: center }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (article L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière. Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral du 17 septembre 2003.</p><p class="q">Adresse de l’immeuble ou numéro de la parcelle concernée : 8 rue de la Neustrie</p><p class="q">Code postal ou INSEE : 44340 &nbsp;&nbsp; Commune : BOUGUENAIS &nbsp;&nbsp; Cadastre : section CL n° 87</p><p class="q"><b>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</b><br>L’immeuble est situé dans le périmètre d’un PEB : Oui [X] Non [ ]<br>Révisé [ ] Approuvé [X] le 17/09/2003<br>Si oui, nom de l’aérodrome : NANTES-ATLANTIQUE</p><p class="q">L’immeuble est concerné par des prescriptions de travaux d’insonorisation : Oui [X] Non [ ]</p><p class="q"><b>Situation de l’immeuble au regard du zonage d’un plan d’exposition au bruit</b></p>${table([], [['Zone A<br>forte<br>[ ]', 'Zone B<br>forte<br>[ ]', 'Zone C<br>modérée<br>[X]', 'Zone D<br>[ ]']])}<p class="q">Documents de référence permettant la localisation de l’immeuble : le plan d’exposition au bruit est consultable sur le site de l’Institut national de l’information géographique et forestière et à la mairie de la commune où est sis l’immeuble.</p><p class="q">Vendeur / bailleur : M. GUILLOUX Fabien &nbsp;&nbsp; Acquéreur / locataire : ………………………</p><p class="q">Date et lieu : à Nantes, le 2 novembre 2026</p><p style="font-size:8pt">Information sur les nuisances sonores aériennes. Pour en savoir plus, consultez le site internet du ministère chargé de l’environnement. L’absence de cet état permet à l’acquéreur de poursuivre la résolution du contrat ou de demander une diminution du prix (article L. 112-11 du code de l’urbanisme).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '8 rue de la Neustrie, 44340 BOUGUENAIS',
      owner: 'M. GUILLOUX Fabien',
      made_on: '2026-11-02',
      parcels: ['CL 87'],
    },
    absent: ['dpe_number', 'price', 'lots', 'surface_carrez'],
  },
);

export const RAPPORTS_ENERGIE = [marseille, strasbourg, risks, noise];
