// Two energy reports: a flat on the official form of today, a house on three sheets.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const scale = (letters: string, kept: string) =>
  `<div class="sc">${Array.from(letters, (letter) => `<span class="${letter === kept ? 'on' : ''}">${letter}</span>`).join('')}</div>`;
const css = `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 17pt; margin: 0 } h2 { font-size: 11pt; color: #00457c; margin: 4mm 0 1.5mm } .hd { display: flex; justify-content: space-between; border-bottom: .5mm solid #00457c; padding-bottom: 2mm; margin-bottom: 3mm } .sc { display: flex; flex-direction: column; gap: .6mm; width: 34mm } .sc span { background: #dce6ef; padding: .8mm 3mm } .sc .on { background: #f4b400; font-weight: bold; font-size: 13pt } .gr { display: grid; grid-template-columns: 40mm 1fr 40mm 1fr; gap: 4mm; align-items: center } td, th { border-bottom: .15mm solid #c6d2dd; padding: .9mm 1.2mm } .ft { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; display: flex; justify-content: space-between; font-size: 7pt; color: #555 }`;

const flat = paperOf(
  'dpe-grenoble-appartement',
  css,
  [
    `<div class="hd"><div><h1>DPE</h1>Diagnostic de performance énergétique (logement)</div><div style="text-align:right">N° ADEME : <b>2638E2201748K</b><br>Établi le : 02/07/2026<br>Valable jusqu’au : 01/07/2036</div></div><p>Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p>${table(
      [],
      [
        [
          'Adresse',
          '22 avenue Jean Perrot (Bâtiment B, étage 3, porte droite, lot n° 27) 38100 GRENOBLE',
        ],
        ['Type de bien', 'Appartement'],
        ['Année de construction', '1968'],
        ['Surface de référence', '81,27 m²'],
        ['Propriétaire', 'M. et Mme BOUVARD Laurent'],
        ['Adresse', '22 avenue Jean Perrot 38100 GRENOBLE'],
      ],
    )}<h2>Performance énergétique et climatique</h2><p style="font-size:8pt">Attention, si votre logement fait moins de 40 m² : les seuils d’étiquettes énergie sont adaptés. Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements.</p><div class="gr">${scale('ABCDEFG', 'E')}<div>consommation<br>(énergie primaire)<br><b style="font-size:16pt">268</b> kWh/m²/an<br>émissions<br><b style="font-size:16pt">58</b>* kg CO₂/m²/an</div>${scale('ABCDEFG', 'E')}<div>* Dont émissions de gaz à effet de serre<br>58 kg CO₂/m²/an<br>Ce logement émet 4 727 kg de CO₂ par an, soit l’équivalent de 24 492 km parcourus en voiture.</div></div><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires). Entre <b>1&nbsp;780&nbsp;€</b> et <b>2&nbsp;470&nbsp;€</b> par an. Prix moyens des énergies indexés au 1er janvier 2025 (abonnements compris).</p>${table(
      [],
      [
        ['Informations diagnostiqueur', 'ISÈRE EXPERTISE – 9 rue Lakanal, 38000 GRENOBLE'],
        ['Diagnostiqueur', 'Jérémie Allouard – tél. 04 76 00 71 25'],
        ['N° de certification', 'C1188 – organisme Certif’Exemple'],
      ],
    )}<div class="ft"><span>Isère Expertise – Dossier 26/IE/0711</span><span>Page 1/3</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 17 % – toiture ou plafond 0 % – portes et fenêtres 22 % – ponts thermiques 19 % – murs 38 % – plancher bas 4 %</p>${table(
      [],
      [
        ['Performance de l’isolation', 'insuffisante'],
        ['Système de ventilation en place', 'Ventilation mécanique sur conduit existant'],
        ['Confort d’été (hors climatisation)', 'moyen'],
        ['Production d’énergies renouvelables', 'aucune'],
      ],
    )}<h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        [
          'chauffage – gaz naturel',
          '17 340 (17 340 é.f.)',
          'entre 1&nbsp;370&nbsp;€ et 1&nbsp;870&nbsp;€',
          '76 %',
        ],
        [
          'eau chaude – gaz naturel',
          '3 512 (3 512 é.f.)',
          'entre 270&nbsp;€ et 380&nbsp;€',
          '16 %',
        ],
        ['refroidissement', '0', '0&nbsp;€', '0 %'],
        ['éclairage – électricité', '292 (154 é.f.)', 'entre 30&nbsp;€ et 60&nbsp;€', '2 %'],
        ['auxiliaires – électricité', '637 (335 é.f.)', 'entre 110&nbsp;€ et 160&nbsp;€', '6 %'],
        [
          '<b>énergie totale pour les usages recensés</b>',
          '<b>21 781 kWh (21 341 é.f.)</b>',
          '<b>entre 1&nbsp;780&nbsp;€ et 2&nbsp;470&nbsp;€ par an</b>',
          '',
        ],
      ],
    )}<h2>Recommandations d’usage pour votre logement</h2><p>Chauffer à 19 °C plutôt que 21 °C, c’est en moyenne 21 % de moins sur votre facture, soit environ 350&nbsp;€ par an. Consommation recommandée : 131 litres d’eau chaude à 40 °C par jour. Fermez les volets la nuit en hiver, en journée en été.</p><h2>Vue d’ensemble du logement</h2><p>Murs : béton banché donnant sur l’extérieur, non isolé. Plancher bas : dalle béton donnant sur un local chauffé. Portes et fenêtres : PVC, double vitrage à lame d’air 10 mm. Chauffage : chaudière individuelle gaz standard installée en 2009. Pilotage : robinets thermostatiques.</p><div class="ft"><span>Isère Expertise – Dossier 26/IE/0711</span><span>Page 2/3</span></div>`,
    `<h2>Recommandations d’amélioration de la performance</h2><p>Pack 1, les travaux essentiels : isolation des murs par l’extérieur (à voir avec la copropriété), 11 000 à 16&nbsp;500&nbsp;€. Performance après travaux : 171 kWh/m²/an, 37 kg CO₂/m²/an, classe D. Pack 2, les travaux à envisager : chaudière à condensation et VMC hygroréglable, 7 100 à 10&nbsp;600&nbsp;€. Performance après travaux : 118 kWh/m²/an, 25 kg CO₂/m²/an, classe C.</p><h2>Fiche technique du logement</h2><p>Référence du logiciel validé : Diagnova 6.1. Référence du DPE : 2638E2201748K. Date de visite du bien : 25/06/2026. Numéro d’immatriculation de la copropriété : AD7412086. Référence de la parcelle cadastrale : 38185 EK 88. Méthode de calcul utilisée : 3CL-DPE 2021.</p>${table(
      ['Donnée d’entrée', 'Origine de la donnée', 'Valeur renseignée'],
      [
        ['Département', 'Observé / mesuré', '38 – Isère'],
        ['Altitude', 'Donnée en ligne', '214 m'],
        ['Type de bien', 'Observé / mesuré', 'Appartement'],
        ['Année de construction', 'Document fourni', '1968'],
        ['Surface de référence du logement', 'Document fourni', '81,27 m²'],
        ['Hauteur moyenne sous plafond', 'Observé / mesuré', '2,50 m'],
        ['Mur 1 Nord – surface', 'Observé / mesuré', '18,40 m²'],
        ['Fenêtre 2 Sud – type de vitrage', 'Observé / mesuré', 'double vitrage, 10 mm'],
      ],
    )}<p style="margin-top:3mm;font-size:8pt">Notes : le DPE a pour principal objectif d’informer sur la performance énergétique des bâtiments. Il est opposable au vendeur. Les recommandations n’ont qu’une valeur indicative.</p><div class="ft"><span>Isère Expertise – Dossier 26/IE/0711</span><span>Page 3/3</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2638E2201748K',
      made_on: '2026-07-02',
      valid_until: '2036-07-01',
      property_address: either(
        '22 avenue Jean Perrot, 38100 GRENOBLE',
        '22 avenue Jean Perrot (Bâtiment B, étage 3, porte droite, lot n° 27) 38100 GRENOBLE',
      ),
      owner: 'M. et Mme BOUVARD Laurent',
      lots: ['27'],
      surface_reference: 8127,
      energy: 268,
      emissions: 58,
    },
    absent: ['surface_carrez', 'surface_habitable', 'price', 'iban'],
  },
);

const house = paperOf(
  'dpe-montlouis-maison',
  `font: 10.4pt/1.5 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 15pt; color: #2f6b2f } h2 { font-size: 10.6pt; border-left: 1.6mm solid #2f6b2f; padding-left: 2mm; margin: 4mm 0 1.5mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .et { border: .4mm solid #2f6b2f; padding: 3mm; text-align: center } .et b { font-size: 20pt } td, th { border: .15mm solid #b5c7b5 } .ft { position: absolute; bottom: 6mm; font-size: 7.4pt }`,
  [
    `<p>VAL DE LOIRE DIAGNOSTICS – 33 rue Nationale, 37000 TOURS – RCS Tours 900 007 370</p><h1>Diagnostic de performance énergétique – logement (6.1)</h1><div class="two"><p>Numéro : 2437E1930062R<br>Date d’établissement : 18/11/2024<br>Date de validité : 17/11/2034<br>Date de visite : 14/11/2024</p><p>Dossier n° VLD-24-2093<br>Diagnostiqueur : Aurélien Foucher<br>Certificat CE-4471, valable jusqu’au 22/06/2028</p></div>${table(
      [],
      [
        ['Type de bâtiment', 'Maison individuelle'],
        ['Année de construction', 'avant 1948'],
        ['Surface habitable', '112,60 m²'],
        ['Adresse du bien', '8 rue des Vignes – 37270 MONTLOUIS-SUR-LOIRE'],
        ['Propriétaire', 'M. et Mme DELANOUE Philippe'],
      ],
    )}<h2>Consommations et émissions</h2><div class="two"><div class="et">Consommation conventionnelle en énergie primaire<br><b>341</b> kWh/m².an<br>Classe F – passoire énergétique</div><div class="et">Estimation des émissions<br><b>26</b> kg CO₂/m².an<br>Classe C</div></div><p style="margin-top:3mm">Coût annuel d’énergie estimé : entre 2&nbsp;910&nbsp;€ et 3&nbsp;990&nbsp;€, abonnements compris (prix moyens indexés au 1er janvier 2023).</p><h2>Descriptif du logement et de ses équipements</h2>${table(
      ['Élément', 'Description', 'Isolation'],
      [
        ['Murs', 'Tuffeau, épaisseur 50 cm', 'insuffisante'],
        ['Toiture', 'Combles aménagés, isolation inconnue', 'insuffisante'],
        ['Plancher bas', 'Terre-plein et voûte sur cave', 'insuffisante'],
        ['Menuiseries', 'Bois, simple et double vitrage', 'moyenne'],
        ['Chauffage', 'Radiateurs électriques et poêle à bûches (2013)', '–'],
        ['Eau chaude', 'Ballon électrique 200 l', '–'],
        ['Ventilation', 'naturelle par ouverture des fenêtres', '–'],
      ],
    )}<p class="ft">VLD-24-2093 – page 1 / 2</p>`,
    `<h2>Recommandations</h2><p>La vente de ce logement, classé F, rend obligatoire la remise d’un audit énergétique à l’acquéreur. Scénario 1 : isolation des rampants et du plancher bas, VMC. Scénario 2 : pompe à chaleur air/eau. Gain attendu : passage en classe D puis C.</p>${table(
      ['Étape', 'Travaux', 'Estimation', 'Classe atteinte'],
      [
        ['1', 'Isolation de la toiture et du plancher bas', '14 800 à 22&nbsp;000&nbsp;€', 'E'],
        ['2', 'Menuiseries, ventilation mécanique contrôlée', '9 400 à 13&nbsp;900&nbsp;€', 'D'],
        ['3', 'Pompe à chaleur et ballon thermodynamique', '15 100 à 19&nbsp;700&nbsp;€', 'C'],
      ],
    )}<h2>Explications des écarts possibles</h2><p>Les consommations de ce DPE sont calculées pour des conditions d’usage fixées (on considère que les occupants les utilisent suivant des conditions standards) et pour des conditions climatiques moyennes du lieu. Il peut donc apparaître des divergences importantes entre les factures d’énergie que vous payez et la consommation conventionnelle.</p><h2>Traitements informatiques</h2><p>Les informations du DPE sont transmises à l’observatoire de l’ADEME et peuvent être utilisées à des fins d’enquête ou de contrôle. Ces données sont stockées pendant la durée de validité du DPE. Vous disposez d’un droit d’accès et de rectification. Sous-section cadastrale : BC 301. Logiciel : Therma 4, version 2.0.6.</p><p>Fait à Tours, le 18/11/2024, Aurélien Foucher</p><p class="ft">VLD-24-2093 – page 2 / 2</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2437E1930062R',
      made_on: '2024-11-18',
      valid_until: '2034-11-17',
      property_address: '8 rue des Vignes, 37270 MONTLOUIS-SUR-LOIRE',
      owner: 'M. et Mme DELANOUE Philippe',
      surface_habitable: 11260,
      energy: 341,
      emissions: 26,
    },
    absent: ['surface_carrez', 'lots', 'rnc', 'price'],
  },
);

export const RAPPORTS_ENERGETIQUES = [flat, house];
