// A home insured, kept up, measured, drawn; and a house of less than ten years.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const insurance = paperOf(
  'assurance-pno-tours-nord',
  `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm 20mm; td { border-bottom: .2mm solid #ccc; padding: 1.2mm } .f { position: absolute; bottom: 9mm; left: 20mm; right: 20mm; font-size: 6.8pt; color: #555 }`,
  [
    `<p style="font-size:15pt;color:#a3193f"><b>MUTUELLE DU VAL EXEMPLE</b></p><p>Votre agence : Cabinet Rivière, 2 rue des Halles, 37000 TOURS</p><p style="margin:4mm 0 6mm 90mm">SCI BEL-AIR<br>M. EL AMRANI Youssef<br>14 quai Paul Bert<br>37100 TOURS</p><p>Tours, le 2 janvier 2026</p><p style="font-size:13pt"><b>Attestation d’assurance – Propriétaire non occupant</b></p><p>Nous soussignés, MUTUELLE DU VAL EXEMPLE, attestons que :</p>${table(
      [],
      [
        ['Souscripteur', 'SCI BEL-AIR'],
        ['Contrat n°', '61 774 208 PNO'],
        ['Adresse du risque', '61 rue Walvein, 37000 TOURS'],
        ['Nature', 'Appartement de 3 pièces et cave, lots 9 et 31, donnés en location'],
        ['Période de validité', 'du 01/01/2026 au 31/12/2026'],
      ],
    )}<p style="margin-top:4mm">est garanti contre les risques suivants : responsabilité civile du propriétaire d’immeuble (recours des voisins et des tiers, recours des locataires), incendie et risques annexes, dégâts des eaux, bris de glaces, événements climatiques, catastrophes naturelles et technologiques, défense et recours.</p><p>La présente attestation, délivrée pour valoir ce que de droit, n’implique qu’une présomption de garantie (article L. 112-3 du code des assurances) et est établie conformément à l’article 9-1 de la loi du 10 juillet 1965.</p><div class="f">MUTUELLE DU VAL EXEMPLE – société d’assurance mutuelle à cotisations variables – entreprise régie par le code des assurances – siège : 1 place du Château, 41000 BLOIS – SIREN 900 001 330</div>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: either('SCI BEL-AIR', 'SCI BEL-AIR M. EL AMRANI Youssef'),
      insurer: 'MUTUELLE DU VAL EXEMPLE',
      policy_number: '61 774 208 PNO',
      property_address: '61 rue Walvein, 37000 TOURS',
      valid_until: '2026-12-31',
    },
    absent: ['rent', 'iban', 'rnc', 'price'],
  },
);

const home = paperOf(
  'assurance-mrh-chartres',
  `font: 9.6pt/1.5 'Carlito', sans-serif; padding: 9mm 16mm; .s { display: flex; justify-content: space-between; font-size: 7pt; color: #444 }`,
  [
    `<div class="s"><span>28/10/2026 18:47</span><span>Mes attestations | Assur’Beauce</span></div><p style="font-size:17pt;color:#2a5db0;margin-top:8mm">Attestation Responsabilité civile et Habitation</p><p>Bonjour Jean-Baptiste, voici votre attestation. Vous pouvez l’imprimer ou l’envoyer par courriel.</p><p><b>Assur’Beauce, marque de la Caisse d’Assurances d’Eure-et-Loir Exemple</b>, certifie que M. VAN DER ELST Jean-Baptiste est titulaire du contrat Multirisque Habitation n° <b>H-28-0771-4420</b>.</p><p>Bien assuré : appartement de 4 pièces principales, résidence secondaire<br>33 rue de la Tannerie, 28000 CHARTRES<br>En qualité de : copropriétaire occupant</p><p>Garanties : incendie, événements climatiques, catastrophes naturelles, dégâts des eaux, vol, bris de vitre, responsabilité civile vie privée, protection juridique.</p><p>Cette attestation est valable du 01/04/2026 au 31/03/2027, sous réserve du paiement des cotisations.</p><p>Fait à Chartres, le 28 octobre 2026. Le directeur général, G. Maréchal</p><div class="s" style="position:absolute;bottom:8mm;left:16mm;right:16mm"><span>https://www.assurbeauce.example.fr/espace/attestations?id=4420</span><span>1/1</span></div>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. VAN DER ELST Jean-Baptiste',
      insurer: either(
        'Assur’Beauce',
        'Caisse d’Assurances d’Eure-et-Loir Exemple',
        'Assur’Beauce, marque de la Caisse d’Assurances d’Eure-et-Loir Exemple',
      ),
      policy_number: 'H-28-0771-4420',
      property_address: '33 rue de la Tannerie, 28000 CHARTRES',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'rent'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-blois',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; td, th { border: .2mm solid #777; padding: 1mm 1.4mm } h2 { font-size: 9.6pt; margin: 3mm 0 1mm }`,
  [
    `<p><b>CHAUFFAGE DU BLÉSOIS – Maison Poirier</b><br>Installation, dépannage, entretien – 18 rue des Métiers – 41260 LA CHAUSSÉE-SAINT-VICTOR – RM 41 900 001 402</p><p style="font-size:13pt;text-align:center"><b>ATTESTATION D’ENTRETIEN D’UNE CHAUDIÈRE</b><br><span style="font-size:8pt">dont la puissance nominale est comprise entre 4 et 400 kW – arrêté du 15 septembre 2009 modifié, annexe 3</span></p>${table(
      [],
      [
        ['Commanditaire', 'Mme LEPAGE Marie-Ange', 'N° d’attestation', 'AE-26-0933'],
        [
          'Adresse de la chaudière',
          '11 avenue de Vendôme, 41000 BLOIS',
          'Date de la visite',
          '24/02/2026',
        ],
        ['Marque et modèle', 'THERMEX Murale C24, n° série 17-440188', 'Mise en service', '2017'],
        ['Combustible', 'Gaz naturel', 'Mode d’évacuation', 'Étanche (ventouse)'],
      ],
    )}<h2>Points contrôlés</h2>${table(
      ['Opération', 'Résultat'],
      [
        ['Nettoyage du corps de chauffe et du brûleur', 'Fait'],
        ['Vérification des organes de régulation et de sécurité', 'Satisfaisant'],
        ['Mesure du monoxyde de carbone (CO) ambiant', '2 ppm – situation normale (&lt; 10 ppm)'],
        ['Température des fumées / teneur en O₂', '71 °C / 5,8 %'],
        ['Rendement évalué / rendement de référence', '93,4 % / 95,0 %'],
        ['Émissions d’oxydes d’azote', '48 mg/kWh (PCI)'],
      ],
    )}<h2>Conseils</h2><p>Prévoir le remplacement du vase d’expansion. Prochain entretien : avant fin février 2027. Le présent document est à conserver deux ans minimum par l’utilisateur et à présenter au bailleur, à l’acquéreur ou à l’assureur.</p><p>Fait à Blois, le 24/02/2026 – Le technicien : K. Dembélé – Facture n° F26-1184 : 138,00 € TTC, acquittée</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-02-24',
      owner: 'Mme LEPAGE Marie-Ange',
      property_address: '11 avenue de Vendôme, 41000 BLOIS',
    },
    absent: ['energy', 'diagnostic_result', 'rnc', 'to_pay'],
  },
);

const sweep = paperOf(
  'entretien-ramonage-vendome',
  `font: 11pt/1.6 'Z003', serif; padding: 28mm; .b { border: .5mm double #333; padding: 8mm }`,
  [
    `<div class="b"><p style="text-align:center;font-size:15pt"><b>CERTIFICAT DE RAMONAGE</b></p>${paragraphs(['Je soussigné Dylan HUBERT-MOREL, ramoneur à Montoire-sur-le-Loir (41800), qualifié, assuré en responsabilité civile professionnelle, certifie avoir procédé le 12 septembre 2026 au ramonage mécanique du conduit de fumée desservant la cheminée à insert de la maison située La Bourdonnière, 41100 NAVEIL.', 'Client : M. LEMAÎTRE Olivier.', 'Conduit boisseaux terre cuite 25 × 25, longueur 8 m. Vacuité constatée sur toute la hauteur. Observation : chapeau à refixer.', 'Deux ramonages par an, dont un en période de chauffe, sont prescrits par le règlement sanitaire départemental.'])}<p style="text-align:right">Montant réglé : 75 €<br>Signature et cachet</p></div>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHEMINEE',
      made_on: '2026-09-12',
      owner: 'M. LEMAÎTRE Olivier',
      property_address: 'La Bourdonnière, 41100 NAVEIL',
    },
    absent: ['rnc', 'dpe_number', 'to_pay'],
  },
);

const living = paperOf(
  'boutin-mesurage-le-mans',
  `font: 9.2pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 14mm 16mm; td, th { border: .2mm solid #999; padding: 1mm 1.6mm } td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>DIAG 72 – Sarthe Mesures</b> – 5 rue Gougeard – 72000 LE MANS</p><p style="font-size:14pt"><b>Attestation de surface habitable (loi Boutin)</b></p><p>Article 78 de la loi n° 2009-323 du 25 mars 2009 – article R. 156-1 du CCH<br>Référence du rapport : 24-SM-1180 – Visite du 16/12/2024</p><p>Bien : appartement lot 104, 19 rue Hémon, 72000 LE MANS<br>Propriétaire : Mme TRAN Nguyen Thi Mai Linh</p>${table(
      ['Pièce', 'Surface habitable m²', 'Surface non prise en compte m²'],
      [
        ['Entrée', '4,18', ''],
        ['Séjour', '23,05', ''],
        ['Cuisine', '7,12', ''],
        ['Chambre', '12,94', ''],
        ['Salle d’eau, WC', '5,31', '0,40'],
        ['Loggia', '', '4,85'],
        ['<b>TOTAL</b>', '<b>52,60</b>', '<b>5,25</b>'],
      ],
    )}<p style="margin-top:4mm">Surface habitable : <b>52,60 m²</b> (cinquante-deux mètres carrés et soixante décimètres carrés). Ce mesurage ne peut servir à la vente du lot.</p><p>Le Mans, le 16/12/2024 – H. Courcelle</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '19 rue Hémon, 72000 LE MANS',
      owner: 'Mme TRAN Nguyen Thi Mai Linh',
      lots: ['104'],
      report_number: '24-SM-1180',
      made_on: '2024-12-16',
      surface_habitable: 5260,
    },
    absent: ['surface_carrez', 'rnc', 'rent'],
  },
);

const room = (x: number, y: number, w: number, h: number, name: string, size: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#000" stroke-width="3"/><text x="${x + w / 2}" y="${y + h / 2}" text-anchor="middle" font-size="12">${name}</text><text x="${x + w / 2}" y="${y + h / 2 + 14}" text-anchor="middle" font-size="10">${size}</text>`;
const plan = {
  ...paperOf(
    'plan-appartement-orleans',
    `font: 9pt 'Nimbus Sans', sans-serif; .k { position: absolute; right: 14mm; bottom: 14mm; width: 74mm; border: .4mm solid #000; padding: 3mm; font-size: 8pt }`,
    [
      `<svg width="700" height="520">${room(30, 30, 250, 170, 'SÉJOUR', '27,80 m²')}${room(280, 30, 130, 110, 'CUISINE', '9,60 m²')}${room(410, 30, 180, 150, 'CHAMBRE 1', '13,20 m²')}${room(280, 140, 130, 60, 'DGT', '6,10 m²')}${room(30, 200, 160, 140, 'CHAMBRE 2', '11,05 m²')}${room(190, 200, 150, 140, 'CHAMBRE 3', '10,31 m²')}${room(340, 200, 90, 80, 'BAINS', '5,20 m²')}${room(430, 180, 60, 60, 'WC', '')}<text x="310" y="400" font-size="11">BALCON 7,4 m²</text><line x1="40" y1="450" x2="140" y2="450" stroke="#000"/><text x="60" y="466" font-size="9">0 – 1 – 2 m</text><text x="620" y="80" font-size="16">N ↑</text></svg><div class="k"><b>LES JARDINS DE LA VENELLE</b><br>12-14 rue de la Lionne – ORLÉANS<br>Plan de l’appartement T4 – Lot 17<br>Bât. A – 3e étage<br>Échelle 1/50 – Plan n° A-317, indice B<br>Architecte : Atelier DUTHEIL, D.P.L.G. – juin 1983<br>Cotes données à titre indicatif</div>`,
    ],
    { type: 'PLAN_DU_LOGEMENT_ET_ANNEXES', sub_kind: null, facts: {}, absent: ['surface_carrez'] },
  ),
  landscape: true,
};

const decennial = paperOf(
  'dommages-ouvrage-dreux',
  `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm 20mm; td { border: .2mm solid #bbb; padding: 1.2mm 2mm }`,
  [
    `<p style="font-size:13pt"><b>CONSTRUCTA ASSURANCES EXEMPLE</b></p><p style="text-align:center;font-size:13pt"><b>ATTESTATION D’ASSURANCE DOMMAGES-OUVRAGE</b><br>et Constructeur non réalisateur</p>${table(
      [],
      [
        ['Maître d’ouvrage', 'M. et Mme THIÉBAUT-ROCHER'],
        ['N° de contrat', 'DO 28-2021-00771'],
        ['Opération', 'Construction d’une maison individuelle'],
        ['Adresse du chantier', '14 chemin des Vallées, 28500 VERNOUILLET'],
        ['Permis de construire', 'PC 028 404 20 D0033 du 07/12/2020'],
        ['Date d’ouverture du chantier', '15/03/2021'],
        ['Réception des travaux', '28/04/2022, sans réserve'],
        ['Coût total de l’opération', '241 800 € TTC'],
      ],
    )}<p style="margin-top:4mm">La société certifie que les garanties obligatoires prévues aux articles L. 242-1 et A. 243-1 du code des assurances sont acquises à l’ouvrage pour une durée de dix ans à compter de la réception, et bénéficient aux propriétaires successifs. La prime a été intégralement réglée.</p><p>Fait à Dreux, le 3 juin 2022, pour être remis au notaire chargé de la vente.</p>`,
  ],
  {
    type: 'DOCS_MAISON_MOINS_10_ANS',
    also: ['ASSURANCES_DU_LOGEMENT'],
    sub_kind: null,
    facts: {},
    absent: ['price', 'rent', 'iban'],
  },
);

export const LOGEMENT = [insurance, home, boiler, sweep, living, plan, decennial];
