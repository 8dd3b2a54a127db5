// Homes let: an unfurnished lease of an agency, a furnished one of an owner, a receipt.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const LEASE = `font: 9.2pt/1.42 'Nimbus Sans', sans-serif; padding: 14mm 17mm; h1 { font-size: 13.5pt; text-align: center; margin: 2mm 0 } h2 { font-size: 10pt; background: #ececec; padding: .8mm 2mm; margin: 3.4mm 0 1.4mm } p { margin-bottom: 1.5mm; text-align: justify } .ft { position: absolute; bottom: 6mm; left: 17mm; right: 17mm; font-size: 7pt; display: flex; justify-content: space-between }`;

const empty = paperOf(
  'bail-vide-roubaix',
  LEASE,
  [
    `<p><b style="font-size:16pt;color:#e2001a">neovia</b> gérance</p><h1>CONTRAT DE LOCATION DE LOGEMENT VIDE<br><span style="font-size:9pt">(soumis au titre Ier de la loi n° 89-462 du 6 juillet 1989 – contrat type, décret n° 2015-587 du 29 mai 2015)</span></h1><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p>– <b>SCI BEFFROI 59</b>, société civile immobilière, dont le siège est 17 rue des Briquetiers, 59200 TOURCOING, désignée ci-après « le bailleur », représentée par son mandataire NEOVIA IMMOBILIER NORD, 52 rue du Chemin Vert, 59100 ROUBAIX, carte professionnelle CPI 5906 2019 000 000 402 ;</p><p>– <b>Madame Léa WATTEAU</b>, née le 8 janvier 1996 à CAMBRAI, et <b>Monsieur Hugo MARÉCHAL</b>, né le 30 août 1994 à DENAIN, désignés ci-après « le locataire », solidaires.</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement. Localisation : 118 rue des Peignerons, 59100 ROUBAIX, bâtiment C, 2e étage droite (lot 47). Immeuble collectif en copropriété, construit de 1961 à 1974. Surface habitable : 63,08 m². Nombre de pièces principales : 3. Chauffage et eau chaude : collectifs. Niveau de performance du logement : classe D.</p><p>B. Destination des locaux : usage d’habitation. C. Accessoire à usage privatif : garage n° 88.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 1er mars 2025. B. Durée du contrat : six ans (bailleur personne morale). En l’absence de proposition de renouvellement, le contrat est, à son terme, reconduit tacitement pour six ans et dans les mêmes conditions.</p><h2>IV. CONDITIONS FINANCIÈRES</h2>${table(
      [],
      [
        ['Loyer mensuel (hors charges)', '685,00 €'],
        ['Loyer de référence majoré', 'sans objet'],
        ['Provisions sur charges, avec régularisation annuelle', '95,00 €'],
        ['Total mensuel', '780,00 €'],
      ],
    )}<p>Le loyer est payable d’avance, le 5 de chaque mois, par virement au mandataire. Il est révisé le 1er mars selon l’IRL du 3e trimestre 2024 (valeur 144,51). Dernier loyer du précédent locataire : 660,00 €.</p><div class="ft"><span>Paraphes</span><span>Page 1 sur 2</span></div>`,
    `<h2>V. TRAVAUX</h2><p>Travaux effectués depuis la fin du dernier contrat : remplacement du ballon et peinture de la cuisine, 1 840,00 €.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie : 685,00 €. Il est restitué dans le délai d’un mois si l’état des lieux de sortie est conforme à celui d’entrée, de deux mois dans le cas contraire.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Les locataires sont tenus conjointement et solidairement du paiement des loyers, charges et accessoires. La solidarité d’un colocataire sortant cesse au plus tard six mois après la date d’effet de son congé.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le présent contrat sera résilié de plein droit en cas de défaut de paiement du loyer, des charges ou du dépôt de garantie, de non-souscription d’une assurance des risques locatifs ou de trouble de voisinage constaté par une décision de justice passée en force de chose jugée.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Visite, constitution du dossier et rédaction du bail : 8 €/m², soit 504,64 € TTC à la charge du locataire et autant à la charge du bailleur. État des lieux : 3 €/m².</p><h2>X. OBLIGATIONS DES PARTIES</h2><p>Le bailleur est tenu de délivrer un logement décent, d’assurer au locataire la jouissance paisible et d’entretenir les locaux. Le locataire est tenu de payer le loyer aux termes convenus, d’user paisiblement des locaux, de répondre des dégradations, de prendre à sa charge l’entretien courant et de s’assurer.</p><h2>XI. ANNEXES</h2><p>Extrait du règlement de copropriété, dossier de diagnostic technique, notice d’information, état des lieux, autorisation de prélèvement.</p><p style="margin-top:5mm">Fait à ROUBAIX, le 17 février 2025, en trois exemplaires. Le bailleur ou son mandataire – Le locataire</p><div class="ft"><span>Paraphes</span><span>Page 2 sur 2</span></div>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCI BEFFROI 59',
      tenant: either(
        'Madame Léa WATTEAU et Monsieur Hugo MARÉCHAL',
        'Madame Léa WATTEAU, Monsieur Hugo MARÉCHAL',
        'Madame Léa WATTEAU',
      ),
      property_address: '118 rue des Peignerons, 59100 ROUBAIX',
      surface_habitable: 6308,
      lots: either(['47'], ['47', '88']),
      lease_from: '2025-03-01',
      lease_duration_months: 72,
      rent: 68500,
      rent_charges: 9500,
      deposit: 68500,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const furnished = paperOf(
  'bail-meuble-strasbourg',
  LEASE,
  [
    `<h1>BAIL DE LOCATION MEUBLÉE<br><span style="font-size:9pt">résidence principale du locataire – titre Ier bis de la loi du 6 juillet 1989</span></h1><h2>1. Bailleur</h2><p>Nom, prénom : <b>SCHMITTER Odile</b><br>Adresse : 37 quai des Cigognes, 67000 STRASBOURG – Qualité : personne physique</p><h2>2. Locataire</h2><p>Nom, prénom : <b>NDIAYE Awa</b><br>Née le 22/06/2001 à THIÈS (Sénégal) – étudiante</p><h2>3. Logement loué</h2><p>Adresse : 5 rue des Aubépines, 67100 STRASBOURG – 1er étage, porte 12<br>Type : studio meublé, immeuble collectif – Surface habitable : 24,60 m² – Classe énergie : D<br>Équipements : kitchenette, plaques, réfrigérateur, literie, table et chaises, luminaires (inventaire annexé)</p><h2>4. Durée</h2><p>Le bail est conclu pour une durée de 12 mois à compter du 01/09/2026. Il est reconduit tacitement par périodes d’un an. Le locataire peut donner congé à tout moment avec un préavis d’un mois, le bailleur au terme du bail avec un préavis de trois mois.</p><h2>5. Loyer et charges</h2><p>Loyer mensuel hors charges : <b>490 €</b>. Forfait de charges mensuel : <b>60 €</b> (eau, chauffage, entretien des parties communes). Soit 550 € à régler le 1er de chaque mois. Révision annuelle au 1er septembre, IRL du 2e trimestre 2026. Loyer de référence : sans objet.</p><h2>6. Dépôt de garantie</h2><p>Le dépôt de garantie est fixé à <b>980 €</b>, soit deux mois de loyer hors charges, encaissé à la signature.</p><h2>7. Cautionnement</h2><p>M. Ousmane NDIAYE se porte caution solidaire suivant acte séparé.</p><h2>8. Clause résolutoire</h2><p>À défaut de paiement à l’échéance d’un seul terme de loyer ou de charges, ou à défaut d’assurance, et après commandement resté sans effet pendant le délai légal, le bail est résilié de plein droit.</p><h2>9. Documents remis</h2><p>Notice d’information, état des lieux, inventaire du mobilier, diagnostics (DPE, électricité, état des risques).</p><p style="margin-top:4mm">Établi à Strasbourg le 25 août 2026 en deux originaux. Signatures précédées de la mention « lu et approuvé ».</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCHMITTER Odile',
      tenant: 'NDIAYE Awa',
      property_address: '5 rue des Aubépines, 67100 STRASBOURG',
      surface_habitable: 2460,
      lease_from: '2026-09-01',
      lease_duration_months: 12,
      rent: 49000,
      rent_charges: 6000,
      deposit: 98000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'lots'],
  },
);

const receipt = paperOf(
  'quittance-gerance-roubaix',
  `font: 9.4pt/1.45 'DejaVu Sans Condensed', sans-serif; .q td, .q th { border-bottom: .2mm solid #bbb; padding: 1.3mm 2mm } .q th { background: #f4f4f4 } .q td:last-child, .q th:last-child { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:18pt;color:#e2001a">neovia</b><br>NEOVIA IMMOBILIER NORD – service gérance<br>52 rue du Chemin Vert, 59100 ROUBAIX</td><td style="padding-top:18mm">Mme WATTEAU Léa<br>M. MARÉCHAL Hugo<br>118 rue des Peignerons<br>59100 ROUBAIX</td></tr></table><h1 style="font-size:14pt;margin-top:10mm">QUITTANCE DE LOYER</h1><p>Période du 01/10/2026 au 31/10/2026 – émise le 08/10/2026 – n° Q-2610-4417<br>Bailleur : SCI BEFFROI 59 – Locataires : Mme WATTEAU Léa et M. MARÉCHAL Hugo<br>Logement : 118 rue des Peignerons, 59100 ROUBAIX – bât. C, 2e droite</p>${table(
      ['Libellé', 'Montant (€)'],
      [
        ['Loyer principal', '702,40'],
        ['Provision pour charges', '95,00'],
        ['Total du terme', '797,40'],
        ['Règlement reçu le 05/10/2026 (virement)', '-797,40'],
        ['<b>Solde restant dû</b>', '<b>0,00</b>'],
      ],
      'q',
    )}<p style="margin-top:6mm">Le mandataire soussigné reconnaît avoir reçu du locataire la somme de sept cent quatre-vingt-dix-sept euros et quarante centimes au titre du paiement du loyer et des charges du logement désigné ci-dessus, et lui en donne quittance, sous réserve de tous ses droits.</p><p style="font-size:8pt">La présente quittance ne libère l’occupant que pour la période indiquée et annule tout reçu précédemment délivré pour cette période. Elle ne préjuge pas de l’existence d’un droit au bail. Le paiement de la présente n’emporte pas présomption de paiement des termes antérieurs. Article 21 de la loi du 6 juillet 1989.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI BEFFROI 59',
      tenant: either(
        'Mme WATTEAU Léa et M. MARÉCHAL Hugo',
        'Mme WATTEAU Léa M. MARÉCHAL Hugo',
        'Mme WATTEAU Léa',
      ),
      property_address: '118 rue des Peignerons, 59100 ROUBAIX',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 70240,
      rent_charges: 9500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'courantes'],
  },
);

export const LOGEMENTS_LOUES = [empty, furnished, receipt];
