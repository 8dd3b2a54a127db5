// A home that is let: leases, a receipt, an inventory, a notice to quit, a manager's account.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const lease = paperOf(
  'bail-contrat-type-le-mans',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 16mm; h2 { font-size: 9.8pt; background: #eee; padding: .8mm 2mm; margin: 2.6mm 0 1mm } p { margin: 0 0 1.2mm; text-align: justify } .f { position: absolute; bottom: 7mm; right: 16mm; font-size: 7pt }`,
  [
    `<p style="font-size:13pt;text-align:center"><b>CONTRAT DE LOCATION</b><br><span style="font-size:8pt">(Soumis au titre Ier de la loi n° 89-462 du 6 juillet 1989 tendant à améliorer les rapports locatifs – bail type conforme au décret n° 2015-587 du 29 mai 2015)<br>LOCAUX À USAGE DE RÉSIDENCE PRINCIPALE NON MEUBLÉS</span></p>
    <h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :<br><b>Bailleur :</b> Madame TRAN Nguyen Thi Mai Linh, demeurant 7 rue du Docteur Leroy, 72000 LE MANS, personne physique<br>représentée par son mandataire HUISNE LOCATION SARL, 12 avenue Thiers, 72000 LE MANS, carte professionnelle n° 7201 2019 000 000 330<br><b>Locataire(s) :</b> Monsieur ABENA Charles-Henri, né le 14/02/1996 à YAOUNDÉ (Cameroun), et Madame LEDUC Manon, née le 30/06/1997 à ALENÇON</p>
    <h2>II. OBJET DU CONTRAT</h2><p>Localisation du logement : 19 rue Hémon, 72000 LE MANS, 4e étage, porte 41 – lot 104 et stationnement lot 231<br>Type d’habitat : immeuble collectif, copropriété – Période de construction : de 1975 à 1989<br>Surface habitable : 52,60 m² – Nombre de pièces principales : 2 – Modalité de chauffage : collectif – Niveau de performance : classe D<br>Destination des locaux : usage d’habitation</p>
    <h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 15/01/2025<br>B. Durée du contrat : 3 ans (trois ans), reconduit tacitement à défaut de congé</p>
    <h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer – 1° Montant du loyer mensuel : 612,00 € (six cent douze euros). 2° Modalités de révision : date de révision 15 janvier ; indice de référence des loyers du 3e trimestre 2024 : 144,51. Dernier loyer acquitté par le précédent locataire : 598,00 €, versé le 01/12/2024.<br>B. Charges récupérables – provisions sur charges avec régularisation annuelle : 88,00 € par mois (chauffage compris).<br>C. Modalités de paiement : mensuel, à échoir, le 1er de chaque mois, par virement. Montant total dû à la première échéance pour une période complète : 700,00 €.</p>
    <h2>V. TRAVAUX</h2><p>Remplacement du ballon d’eau chaude par le bailleur en octobre 2024 : 1 140,00 € TTC.</p>
    <h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie : 612,00 € (un mois de loyer hors charges). Garantie Visale n° A10024471180.</p><p class="f">1/2 – Paraphes</p>`,
    `<h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Pour l’exécution de toutes les obligations du présent contrat, il y aura solidarité et indivisibilité entre les locataires. La solidarité du colocataire sortant s’éteint au plus tard six mois après la date d’effet de son congé.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le présent contrat sera résilié de plein droit en cas de défaut de paiement du loyer, des charges ou du dépôt de garantie, six semaines après un commandement de payer demeuré infructueux, ou en cas de défaut d’assurance des risques locatifs.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Plafond applicable : 8 €/m² pour la visite, la constitution du dossier et la rédaction du bail ; 3 €/m² pour l’état des lieux. Part locataire : 420,80 € + 157,80 €. Part bailleur : 420,80 € + 157,80 €.</p><h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2><p>Interdiction de sous-louer sans accord écrit. Le locataire fera entretenir la VMC. Les barbecues sont interdits sur les balcons (règlement de copropriété, art. 14).</p><h2>XI. ANNEXES</h2>${paragraphs(['Extrait du règlement de copropriété ; dossier de diagnostic technique (DPE, ERP, électricité) ; notice d’information ; état des lieux ; attestation d’assurance.', 'Le 10 janvier 2025 au MANS, en autant d’originaux que de parties.'])}<p>Signature du bailleur ou de son mandataire &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Signature des locataires, précédée de « lu et approuvé »</p><p class="f">2/2</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Madame TRAN Nguyen Thi Mai Linh',
      tenant: either(
        'Monsieur ABENA Charles-Henri et Madame LEDUC Manon',
        'Monsieur ABENA Charles-Henri, Madame LEDUC Manon',
      ),
      property_address: either(
        '19 rue Hémon, 72000 LE MANS',
        '19 rue Hémon, 72000 LE MANS, 4e étage, porte 41',
      ),
      lots: ['104', '231'],
      surface_habitable: 5260,
      lease_from: '2025-01-15',
      lease_duration_months: 36,
      rent: 61200,
      rent_charges: 8800,
      deposit: 61200,
    },
    absent: ['iban', 'rnc', 'price', 'surface_carrez'],
  },
);

const receipt = paperOf(
  'quittance-agence-le-mans',
  `font: 9.4pt/1.45 'Carlito', sans-serif; padding: 14mm 18mm; td, th { border: .2mm solid #888; padding: 1.2mm 2mm } td:nth-child(2) { text-align: right }`,
  [
    `<p><b>HUISNE LOCATION</b> SARL – 12 avenue Thiers – 72000 LE MANS – Gestion locative – Tél. 02 43 00 12 12</p><p style="margin:8mm 0 6mm 90mm">M. ABENA Charles-Henri<br>Mme LEDUC Manon<br>19 rue Hémon – Porte 41<br>72000 LE MANS</p><p style="font-size:14pt;text-align:center"><b>QUITTANCE DE LOYER</b></p><p>Période du 01/10/2026 au 31/10/2026 – Référence locataire : L-1877 – Propriétaire : Mme TRAN<br>Adresse du logement : 19 rue Hémon, 72000 LE MANS</p>${table(
      ['Rubrique', 'Montant'],
      [
        ['Loyer principal', '634,21 €'],
        ['Provision pour charges', '92,00 €'],
        ['Dépôt, frais, divers', '0,00 €'],
        ['<b>Total de l’échéance</b>', '<b>726,21 €</b>'],
        ['Règlement reçu le 03/10/2026 par prélèvement', '- 726,21 €'],
        ['Solde', '0,00 €'],
      ],
    )}<p style="margin-top:4mm">Nous, HUISNE LOCATION, mandataire du bailleur, reconnaissons avoir reçu la somme de 726,21 € (sept cent vingt-six euros vingt et un centimes) au titre du loyer et des charges de la période ci-dessus et en donnons quittance, sous réserve de tous nos droits. Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel.</p><p>Le Mans, le 05/10/2026</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Mme TRAN',
      tenant: either(
        'M. ABENA Charles-Henri, Mme LEDUC Manon',
        'M. ABENA Charles-Henri et Mme LEDUC Manon',
      ),
      property_address: '19 rue Hémon, 72000 LE MANS',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 63421,
      rent_charges: 9200,
    },
    absent: ['deposit', 'iban', 'lease_from'],
  },
);

const notice = paperOf(
  'conge-pour-vente-vierzon',
  `font: 11pt/1.55 'Nimbus Roman', serif; padding: 24mm 26mm`,
  [
    `<p>Monsieur Mehdi BENSAÏD<br>12, rue des Ponts<br>18100 VIERZON</p><p style="margin-left:85mm">Madame Yvette CORNU<br>5, avenue de la République – 2e étage<br>18100 VIERZON</p><p style="margin-left:85mm">Vierzon, le 22 septembre 2026</p><p>Lettre recommandée avec demande d’avis de réception<br><b>Objet : congé pour vendre – offre de vente (article 15-II de la loi n° 89-462 du 6 juillet 1989)</b></p>${paragraphs(['Madame,', 'Par contrat du 28 mars 2018, je vous ai donné à bail l’appartement de six pièces (lot 151) situé 5, avenue de la République, 18100 VIERZON, pour une durée de trois ans à compter du 1er avril 2018, renouvelé depuis par tacite reconduction et venant à expiration le 31 mars 2027.', 'J’ai l’honneur de vous donner congé pour cette date, mon intention étant de vendre ce logement. Conformément à la loi, je vous en propose l’acquisition au prix de 124 000 € net vendeur, payable comptant le jour de l’acte authentique. La présente offre est valable pendant les deux premiers mois du préavis de six mois.', 'Vous trouverez ci-joint la notice d’information relative aux obligations du bailleur et aux voies de recours du locataire.', 'Je vous prie d’agréer, Madame, mes salutations distinguées.'])}<p style="margin-left:85mm">M. Bensaïd</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'CONGE',
    facts: {
      landlord: 'Monsieur Mehdi BENSAÏD',
      tenant: 'Madame Yvette CORNU',
      property_address: '5, avenue de la République, 18100 VIERZON',
    },
    absent: ['rent', 'iban', 'rnc'],
  },
);

const inventory = paperOf(
  'etat-des-lieux-tablette-le-mans',
  `font: 8.4pt/1.35 'DejaVu Sans', sans-serif; padding: 11mm 13mm; h2 { font-size: 9.4pt; color: #0b6; margin: 2.6mm 0 .8mm } td, th { border-bottom: .15mm solid #bbb; padding: .7mm 1mm } th { font-weight: bold }`,
  [
    `<p style="font-size:14pt"><b>État des lieux d’entrée</b></p><p>Réalisé sur tablette le 15/01/2025 à 14:05 – HUISNE LOCATION, 12 avenue Thiers, 72000 LE MANS – agent : Sofia Marquès<br>Logement : 19 rue Hémon, 72000 LE MANS, porte 41 – appartement T2<br>Bailleur : Mme TRAN Nguyen Thi Mai Linh<br>Locataires : M. ABENA Charles-Henri, Mme LEDUC Manon</p><h2>Compteurs et clés</h2><p>Électricité HP 18 402 / HC 9 117 – Eau froide 312 m³ – Eau chaude 141 m³ – 3 clés, 2 badges, 1 télécommande</p>${[
      'Entrée',
      'Séjour',
      'Cuisine',
      'Chambre',
      'Salle d’eau',
    ]
      .map(
        (room, index) =>
          `<h2>${room}</h2>${table(
            ['Élément', 'Nature', 'État', 'Commentaire'],
            [
              ['Sol', index > 2 ? 'Parquet flottant' : 'Carrelage', 'Bon état', ''],
              [
                'Murs',
                'Peinture blanche',
                index === 1 ? 'État d’usage' : 'Bon état',
                index === 1 ? '4 trous de chevilles rebouchés' : '',
              ],
              ['Plafond', 'Peinture', 'Bon état', ''],
              [
                'Équipement',
                index === 2 ? 'Plaque, hotte, évier' : 'Prises, radiateur',
                'Fonctionne',
                '',
              ],
            ],
          )}`,
      )
      .join(
        '',
      )}<p style="margin-top:3mm">Le locataire peut demander à compléter l’état des lieux dans les dix jours, et pendant le premier mois de chauffe pour les éléments de chauffage. Signé électroniquement par les parties le 15/01/2025.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'ETAT_DES_LIEUX',
    facts: {
      landlord: 'Mme TRAN Nguyen Thi Mai Linh',
      tenant: either(
        'M. ABENA Charles-Henri, Mme LEDUC Manon',
        'M. ABENA Charles-Henri et Mme LEDUC Manon',
      ),
      property_address: either(
        '19 rue Hémon, 72000 LE MANS',
        '19 rue Hémon, 72000 LE MANS, porte 41',
      ),
      made_on: '2025-01-15',
    },
    absent: ['rent', 'deposit', 'iban'],
  },
);

export const LOCATION = [lease, receipt, notice, inventory];
