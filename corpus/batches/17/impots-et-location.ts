// Tax notices (one sent abroad), leases, a receipt, insurance, upkeep and a state of the premises.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const abroad = paperOf(
  'taxe-non-resident-versailles',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; .h { display: grid; grid-template-columns: 70mm 1fr; gap: 8mm } .k { border: .2mm solid #446; padding: 2.5mm; font-size: 8pt } .m { background: #e9eef8; padding: 4mm; margin: 5mm 0; display: flex; justify-content: space-between; align-items: center } .m b { font-size: 16pt } .d td, .d th { border: .15mm solid #99a; text-align: right; padding: .7mm 1mm; font-size: 7.6pt } .d td:first-child { text-align: left }`,
  [
    `<div class="h"><div><b>RÉPUBLIQUE FRANÇAISE</b><br>DGFiP – Service des impôts des particuliers<br>NON-RÉSIDENTS<br>10 rue du Centre<br>93465 NOISY-LE-GRAND CEDEX<div class="k" style="margin-top:4mm">Numéro fiscal : 33 08 417 226 590<br>Référence de l’avis : 24 78 7714402 05<br>Débiteur légal : KRISHNAMURTHY RAJESH<br>Établi le 08/08/2024 – recouvrement 31/08/2024</div></div><div style="padding-top:30mm;font-size:10.5pt">M KRISHNAMURTHY RAJESH<br>12 ORCHARD ROAD<br>228208 SINGAPOUR<br>SINGAPOUR</div></div>
    <h1 style="font-size:14pt;margin-top:5mm">AVIS D’IMPÔT 2024 – TAXES FONCIÈRES</h1><div class="m"><span>Votre montant à payer</span><b>2 018,00 €</b><span>au plus tard le 15/10/2024</span></div>
    <p>Vous avez opté pour le paiement en ligne : le prélèvement interviendra le 25/10/2024. Commune : 646 VERSAILLES – Département : 78 YVELINES</p>
    ${table(
      ['Propriétés bâties', 'Commune', 'Intercom.', 'Taxes spéc.', 'TEOM', 'GEMAPI'],
      [
        ['Taux 2023', '26,12 %', '1,50 %', '0,721 %', '5,10 %', '0,12 %'],
        ['Taux 2024', '26,12 %', '1,50 %', '0,744 %', '5,10 %', '0,14 %'],
        ['18 RUE DES ETANGS GOBERT – base', '5762', '5762', '5762', '5762', '5762'],
        ['Cotisation', '1505', '86', '43', '294', '8'],
        ['Cotisation lissée 2023', '1449', '83', '40', '283', '7'],
      ],
      'd',
    )}<p style="margin-top:4mm">Total des cotisations 1 936 € – Frais de gestion de la fiscalité directe locale 82 € – Dégrèvement 0 € – <b>Montant de l’impôt 2 018 €</b></p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2024,
      tax_total: 201800,
      teom: 29400,
      tax_fees: 8200,
      tax_number: '3308417226590',
      pay_by: '2024-10-15',
      owner: 'KRISHNAMURTHY RAJESH',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const monthly = paperOf(
  'taxe-mensualisee-clermont',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm; td, th { border-bottom: .2mm solid #aab; text-align: right } td:first-child, th:first-child { text-align: left }`,
  [
    `<p><b>FINANCES PUBLIQUES</b> – SIP de CLERMONT-FERRAND – <b>TAXES FONCIÈRES POUR 2025</b></p><p style="margin-left:95mm;margin-top:12mm">MME CHASSAGNE EP PRADIER<br>MARIE-PIERRE<br>3 IMP DES CERISIERS<br>63100 CLERMONT-FERRAND</p><p>Identifiant fiscal : 18 77 340 915 208 · Avis 25 63 0049917 72 · contrat de mensualisation M063118842</p><p><b>Somme restant à payer : 127,00 €</b>, prélevée le 17/11/2025. Date limite de paiement : 15/10/2025. Vous avez déjà versé dix mensualités de 114,00 €.</p>${table(
      ['', 'Commune', 'EPCI', 'TSE', 'Ordures ménagères', 'Total'],
      [
        ['Taux 2025', '45,55 %', '5,22 %', '0,18 %', '10,45 %', ''],
        ['3 IMP DES CERISIERS · base nette', '1988', '1988', '1988', '1988', ''],
        ['Cotisations 2025', '906', '104', '4', '208', '1222'],
        ['Rappel cotisations 2024', '881', '101', '3', '199', '1184'],
        ['Frais de gestion', '', '', '', '', '45'],
        ['<b>MONTANT DE VOTRE IMPÔT</b>', '', '', '', '', '<b>1267</b>'],
      ],
    )}`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 126700,
      teom: 20800,
      tax_fees: 4500,
      tax_number: '1877340915208',
      pay_by: '2025-10-15',
      owner: 'MME CHASSAGNE EP PRADIER MARIE-PIERRE',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const lease = paperOf(
  'bail-meuble-villeurbanne',
  `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 15mm 18mm; h1 { font-size: 15pt; color: #1c5d99 } h2 { font-size: 10.4pt; color: #1c5d99; margin: 3mm 0 1mm } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .b { background: #f1f6fb; padding: 3mm; border-radius: 2mm } .b b { font-size: 13pt; display: block } small { color: #7a8794 }`,
  [
    `<h1>Bail de location meublée</h1><p>Résidence principale du locataire – titre Ier bis de la loi du 6 juillet 1989</p><div class="g"><div class="b"><small>Bailleresse</small><br>Mme Ingrid SØRENSEN-FAVRE<br><small>Rådhusgata 9, 0151 Oslo, Norvège – mandataire : Rhône Loca</small></div><div class="b"><small>Locataire</small><br>M. Adama COULIBALY<br><small>né le 17/07/2001 à Bamako</small></div></div><h2>Logement</h2><p>48 cours Émile-Zola, 69100 Villeurbanne, 4e étage, porte 412. Lots 118 et 240 de la copropriété. Surface habitable : 31,40 m². Chauffage collectif. Classe énergie : D.</p><h2>Durée</h2><p>Un an à compter du 1er septembre 2025, renouvelable tacitement.</p><h2>Argent</h2><div class="g"><div class="b"><b>612,00 €</b><small>loyer mensuel hors charges (loyer de référence majoré : 19,6 €/m²)</small></div><div class="b"><b>58,00 €</b><small>forfait de charges mensuel</small></div><div class="b"><b>1 224,00 €</b><small>dépôt de garantie, deux mois</small></div><div class="b"><b>670,00 €</b><small>total à verser le 5 de chaque mois</small></div></div><h2>Honoraires à la charge du locataire</h2><p>Visite, dossier, rédaction : 314,00 € ; état des lieux : 94,20 €.</p>`,
    `<h2>Clauses</h2><p>Révision annuelle au 1er septembre selon l’IRL du 2e trimestre. Le locataire s’assure et justifie de son assurance chaque année. Sous-location interdite sans accord écrit. Clause résolutoire pour défaut de paiement du loyer, des charges, du dépôt de garantie ou défaut d’assurance.</p><h2>Annexes</h2><p>Inventaire du mobilier, état des lieux, diagnostics (DPE, électricité, ERP), notice d’information, extrait du règlement de copropriété.</p><p style="margin-top:8mm">Signé électroniquement le 21 août 2025 à Villeurbanne.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Mme Ingrid SØRENSEN-FAVRE',
      tenant: 'M. Adama COULIBALY',
      property_address: '48 cours Émile-Zola, 69100 Villeurbanne',
      surface_habitable: 3140,
      lots: ['118', '240'],
      lease_from: '2025-09-01',
      lease_duration_months: 12,
      rent: 61200,
      rent_charges: 5800,
      deposit: 122400,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-ligne-villeurbanne',
  `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 22mm; small { color: #888; font-size: 8pt } .n { font-size: 24pt; color: #1c5d99 } td { border-bottom: .2mm solid #dde } td:last-child { text-align: right }`,
  [
    `<b style="color:#1c5d99;font-size:15pt">Rhône Loca</b><p style="margin-top:8mm" class="n">Quittance de loyer</p><p>Mars 2026 – du 01/03/2026 au 31/03/2026</p><p>M. Adama COULIBALY<br><small>locataire</small></p><p>Mme Ingrid SØRENSEN-FAVRE<br><small>propriétaire bailleresse</small></p><p>48 cours Émile-Zola, 69100 Villeurbanne<br><small>logement loué</small></p>${table(
      [],
      [
        ['Loyer nu', '612,00 €'],
        ['Forfait de charges', '58,00 €'],
        ['Total payé le 4 mars 2026', '670,00 €'],
      ],
    )}<p style="margin-top:6mm"><small>Nous donnons quittance au locataire de la somme ci-dessus, sans préjudice du paiement des termes antérieurs. Envoi gratuit (article 21 de la loi du 6 juillet 1989).</small></p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Mme Ingrid SØRENSEN-FAVRE',
      tenant: 'M. Adama COULIBALY',
      property_address: '48 cours Émile-Zola, 69100 Villeurbanne',
      period_from: '2026-03-01',
      period_to: '2026-03-31',
      rent: 61200,
      rent_charges: 5800,
    },
    absent: ['deposit', 'lease_from', 'iban'],
  },
);

const insurance = paperOf(
  'assurance-pno-montreuil',
  `font: 10pt/1.5 'Carlito', sans-serif; padding: 20mm; .c { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 6mm 0 } .c div { border-top: .6mm solid #e0562b; padding-top: 2mm } small { color: #888 }`,
  [
    `<b style="font-size:17pt;color:#e0562b">Luminance Assurances Exemple</b><h1 style="font-size:15pt;margin-top:8mm">Attestation d’assurance propriétaire non occupant</h1><div class="c"><div>Aoife O’SULLIVAN-BERTIN<br><small>assurée</small></div><div>PNO-93-0088417<br><small>contrat</small></div><div>14-16 rue de Valmy, 93100 Montreuil<br><small>appartement garanti, 3 pièces, 2e étage</small></div><div>du 15/02/2026 au 14/02/2027<br><small>période de validité</small></div></div><p>Le contrat couvre la responsabilité civile du propriétaire, l’incendie, le dégât des eaux, le recours des voisins et des tiers. Il satisfait à l’article 9-1 de la loi du 10 juillet 1965.</p><p>Fait à Paris, le 16 février 2026. Luminance Assurances Exemple, SA au capital de 40 000 000 €, entreprise régie par le code des assurances.</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Aoife O’SULLIVAN-BERTIN',
      insurer: 'Luminance Assurances Exemple',
      policy_number: 'PNO-93-0088417',
      property_address: '14-16 rue de Valmy, 93100 Montreuil',
      valid_until: '2027-02-14',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const upkeep = paperOf(
  'entretien-chaudiere-annecy',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; td { border: .2mm solid #b9c } h1 { font-size: 13pt }`,
  [
    `<p><b>ALPES THERMO SERVICE</b> – 27 avenue de Genève – 74000 ANNECY – intervention n° 118-2025</p><h1>Attestation d’entretien annuel – chaudière individuelle gaz</h1>${table(
      [],
      [
        ['Commanditaire', 'Mme Élisabeth PERNOLLET-GACHET'],
        ['Adresse de l’installation', '8 chemin de la Prairie, 74000 ANNECY'],
        ['Visite', '14 octobre 2025, M. Duret'],
        ['Appareil', 'murale à condensation, 23 kW, posée en 2017'],
        ['Monoxyde de carbone', '0 ppm, conforme'],
        ['Rendement / NOx', '96,1 % – 38 mg/kWh'],
      ],
    )}<p style="margin-top:4mm">Décret du 9 juin 2009. À conserver deux ans. Prochaine visite à prévoir avant le 14 octobre 2026. Contrat Sérénité : 149 € TTC par an.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2025-10-14',
      owner: either('Mme Élisabeth PERNOLLET-GACHET', 'Élisabeth PERNOLLET-GACHET'),
      property_address: '8 chemin de la Prairie, 74000 ANNECY',
    },
    absent: ['dpe_number', 'rnc', 'iban'],
  },
);

export const IMPOTS_ET_LOCATION = [abroad, monthly, lease, receipt, insurance, upkeep];
