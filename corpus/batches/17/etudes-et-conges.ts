// Studies of buildings, an area for letting, and letters of a landlord: PPPT, DPE collectif, DTA, Boutin, congé.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const plan = paperOf(
  'pppt-cartes-villejuif',
  `font: 10pt/1.45 'Carlito', sans-serif; padding: 17mm; .g { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm; margin: 5mm 0 } .g div { background: #eef6ea; border-radius: 2mm; padding: 4mm; font-size: 8pt; color: #6b7a62 } .g b { display: block; font-size: 17pt; color: #3a6b1f } td, th { border-bottom: .2mm solid #cdd }`,
  [
    `<p style="color:#3a6b1f"><b>Ingéni’Habitat</b> – bureau d’études</p><h1 style="font-size:21pt">Projet de plan pluriannuel de travaux</h1><p>Résidence Les Hautes Bruyères – 7 rue de Verdun, 94800 Villejuif – AD6630128<br>Rapport remis le 18 novembre 2024 – visite du 2 octobre 2024 – à soumettre à l’assemblée générale de 2025</p><div class="g"><div><b>F → C</b>étiquette avant, après travaux</div><div><b>1 284 000 €</b>TTC sur dix ans</div><div><b>44 %</b>gain énergétique estimé</div></div>${table(
      ['Action', 'Années', 'Coût TTC'],
      [
        ['Isolation des façades', '2027 – 2028', '812 000 €'],
        ['Toiture-terrasse', '2026', '196 000 €'],
        ['Ventilation', '2028', '88 000 €'],
        ['Chaufferie hybride', '2031', '188 000 €'],
      ],
    )}<p style="margin-top:5mm;font-size:8.6pt">Article 14-2 de la loi du 10 juillet 1965. Les montants sont des estimations, hors honoraires et assurance dommages-ouvrage.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'PPPT',
    facts: {
      building: 'Résidence Les Hautes Bruyères',
      building_address: '7 rue de Verdun, 94800 Villejuif',
      rnc: 'AD6630128',
      made_on: '2024-11-18',
    },
    absent: ['meeting_on', 'works_adopted_total', 'dpe_number', 'owner'],
  },
);

const collective = paperOf(
  'dpe-immeuble-grenoble',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm; h1 { font-size: 15pt } td { border-bottom: .15mm solid #bbb } .v { font-size: 17pt }`,
  [
    `<h1>Diagnostic de performance énergétique de l’immeuble</h1><p>bâtiment d’habitation collectif – n° 2538E0774126C – établi le 22/05/2025 – valable jusqu’au 21/05/2035</p>${table(
      [],
      [
        ['Copropriété', 'Les Trois Massifs, 17 à 23 rue Ampère, 38000 GRENOBLE'],
        ['Syndic', 'Régie des Alpins SAS, 2 place Victor-Hugo, 38000 GRENOBLE'],
        ['Logements', '112, sur 8 niveaux'],
        ['Surface de référence', '7 204 m²'],
        ['Chauffage', 'réseau urbain'],
      ],
    )}<p style="margin-top:5mm"><span class="v">198</span> kWh/m²/an<br>consommation (énergie primaire), classe D</p><p><span class="v">31</span> kg CO₂/m²/an<br>émissions, classe D</p><p>Scénario de rénovation 1 : 104 kWh/m²/an. Scénario 2 : 88 kWh/m²/an.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'DPE_COLLECTIF',
    facts: {
      dpe_number: '2538E0774126C',
      made_on: '2025-05-22',
      valid_until: '2035-05-21',
      building: 'Les Trois Massifs',
      building_address: '17 à 23 rue Ampère, 38000 GRENOBLE',
      syndic: either('Régie des Alpins SAS', 'Régie des Alpins'),
      energy: 198,
      emissions: 31,
    },
    absent: ['rnc', 'lots', 'surface_carrez'],
  },
);

const asbestosFile = paperOf(
  'dta-communs-metz',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 15mm; td, th { border: .2mm solid #777 } h2 { font-size: 10.6pt; margin-top: 4mm }`,
  [
    `<p>MOSELLE ENVIRONNEMENT CONSEIL – 57000 METZ</p><h1 style="font-size:14pt">Dossier technique amiante – fiche récapitulative</h1><p>Parties communes – code de la santé publique, art. R. 1334-29-5</p><h2>1. Immeuble</h2><p>Résidence Sainte-Thérèse, 4 avenue Leclerc-de-Hauteclocque, 57000 Metz. Détenteur du dossier : Hilbert &amp; Cie, syndic, 22 en Fournirue.</p><h2>2. Fiche</h2><p>Créée le 21 octobre 2004.</p><h2>3. Matériaux repérés</h2>${table(
      ['Lieu', 'Matériau', 'Conservation', 'Obligation'],
      [
        ['Sous-sol, gaine', 'Calorifugeage', 'N = 1', 'Contrôle dans trois ans'],
        ['Vide-ordures', 'Conduit amiante-ciment', 'bon', 'EP'],
      ],
    )}<h2>4. Consignes</h2><p>Ne pas percer, poncer ou casser. Prévenir les entreprises avant toute intervention.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'DTA',
    facts: {
      building_address: '4 avenue Leclerc-de-Hauteclocque, 57000 Metz',
      building: 'Résidence Sainte-Thérèse',
      syndic: 'Hilbert & Cie',
      made_on: '2004-10-21',
    },
    absent: ['rnc', 'lots', 'dpe_number'],
  },
);

const living = paperOf(
  'boutin-carte-villeurbanne',
  `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 22mm; small { color: #888 } .b { font-size: 26pt; color: #1c5d99 } td { border-bottom: .2mm solid #dde } td:last-child { text-align: right }`,
  [
    `<p>MESURA – métreurs – 69100 Villeurbanne</p><h1 style="font-size:16pt">Surface habitable (loi Boutin)</h1><p class="b">31,40 m²</p><small>surface habitable du logement, article R. 156-1 du CCH</small><p style="margin-top:6mm">48 cours Émile-Zola, 69100 Villeurbanne<br><small>adresse du logement, lot 118</small></p><p>Mme Ingrid SØRENSEN-FAVRE<br><small>propriétaire</small></p><p>11 juillet 2025<br><small>mesuré le</small></p>${table(
      [],
      [
        ['Pièce à vivre', '22,15 m²'],
        ['Salle d’eau', '4,05 m²'],
        ['Entrée', '5,20 m²'],
        ['Balcon (exclu)', '3,90 m²'],
      ],
    )}`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '48 cours Émile-Zola, 69100 Villeurbanne',
      owner: 'Mme Ingrid SØRENSEN-FAVRE',
      lots: ['118'],
      made_on: '2025-07-11',
      surface_habitable: 3140,
    },
    absent: ['surface_carrez', 'report_number', 'rnc'],
  },
);

const notice = paperOf(
  'conge-vente-grenoble',
  `font: 11pt/1.6 'Nimbus Roman', serif; padding: 24mm`,
  [
    `<p>SCI BELLEDONNE 17<br>représentée par Mme Charlotte AGNÈS-VINCENT, gérante<br>6 chemin de l’Église, 38240 MEYLAN</p><p style="margin-left:85mm">M. Rodrigue MBEMBA<br>17 rue Ampère, 2e étage<br>38000 GRENOBLE</p><p>Lettre recommandée avec avis de réception – Meylan, le 20 janvier 2026</p><p><b>Objet : congé pour vente du logement que vous occupez</b></p>${paragraphs(['Monsieur,', 'Par contrat du 1er août 2020, nous vous avons donné à bail l’appartement situé 17 rue Ampère, 38000 GRENOBLE. Ce bail, renouvelé le 1er août 2023, vient à expiration le 31 juillet 2026.', 'Conformément à l’article 15 de la loi du 6 juillet 1989, nous vous donnons congé pour cette date, ayant décidé de vendre. Le présent congé vaut offre de vente à votre profit au prix de 176 000 euros, valable pendant les deux premiers mois du préavis.', 'Le texte des cinq premiers alinéas du II de l’article 15 et la notice d’information sont joints.', 'Veuillez agréer, Monsieur, nos salutations distinguées.'])}`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'CONGE',
    facts: {
      landlord: either(
        'SCI BELLEDONNE 17',
        'SCI BELLEDONNE 17, représentée par Mme Charlotte AGNÈS-VINCENT',
      ),
      tenant: 'M. Rodrigue MBEMBA',
      property_address: '17 rue Ampère, 38000 GRENOBLE',
    },
    absent: ['rent', 'deposit', 'iban', 'rnc'],
  },
);

export const ETUDES_ET_CONGES = [plan, collective, asbestosFile, living, notice];
