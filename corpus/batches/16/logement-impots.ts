// A home let, insured, kept up and taxed: lease, receipt, insurance, boiler, and two land tax notices.
import { either, paperOf } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';
import { pairs } from './outils.ts';

const lease = paperOf(
  'bail-groupe-marseille',
  `font: 8.4pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 13mm; h1 { background: #004b6b; color: #fff; font-size: 13pt; padding: 2mm 3mm } h2 { color: #004b6b; font-size: 9.4pt; border-bottom: .3mm solid #004b6b; margin: 3mm 0 1mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .g td { border: .15mm solid #b8c9d2; padding: .9mm 1.4mm } .p { position: absolute; bottom: 5mm; right: 13mm; font-size: 6.6pt }`,
  [
    `<p>QUADRIAL Gestion locative – agence Marseille Prado – mandat n° 7714</p><h1>CONTRAT DE LOCATION – LOCAUX MEUBLÉS À USAGE D’HABITATION</h1><p>Résidence principale – titre Ier bis de la loi n° 89-462 du 6 juillet 1989</p><div class="two"><div><h2>LE BAILLEUR</h2><p>SCI LES TROIS LUCS, 27 traverse de la Martine, 13011 MARSEILLE, représentée par son mandataire QUADRIAL</p></div><div><h2>LE LOCATAIRE</h2><p>Mme Fatoumata DIALLO-PEYRE<br>née le 8 juin 1999 à MARTIGUES</p></div></div><h2>I. OBJET DU CONTRAT</h2>${pairs(
      [
        [
          'Adresse du logement',
          '41 boulevard Ganay, 13009 MARSEILLE',
          'Bât. / étage / lot',
          'B / 3e / 214',
        ],
        ['Type', 'T4 meublé, immeuble collectif', 'Surface habitable', '76,90 m²'],
        ['Chauffage', 'collectif', 'Eau chaude', 'individuelle'],
      ],
      'g',
    )}<h2>II. DURÉE ET PRISE D’EFFET</h2><p>Le contrat est conclu pour une durée d’un an, renouvelable par tacite reconduction. Il prend effet le 15 septembre 2024.</p><h2>III. CONDITIONS FINANCIÈRES</h2>${pairs(
      [
        ['Loyer mensuel hors charges', '1 180,00 €', 'Forfait / provision de charges', '145,00 €'],
        ['Total mensuel', '1 325,00 €', 'Dépôt de garantie', '2 360,00 €'],
        ['Loyer de référence', '14,80 €/m²', 'Dernier loyer du précédent locataire', '1 140,00 €'],
        [
          'Honoraires à la charge du locataire',
          '846,00 €',
          'IRL de référence',
          '2e trimestre 2024 : 145,17',
        ],
      ],
      'g',
    )}<p class="p">1/2</p>`,
    `<h2>IV. TRAVAUX – V. GARANTIES</h2><p>Aucun travail depuis la dernière location. Garantie Visale accordée sous le n° V10 4471 2208.</p><h2>VI. CLAUSE RÉSOLUTOIRE</h2><p>Le présent contrat sera résilié de plein droit à défaut de paiement du loyer, des charges ou du dépôt de garantie, six semaines après un commandement demeuré sans effet.</p><h2>VII. INVENTAIRE ET ANNEXES</h2><p>État des lieux et inventaire, DPE, ERP, CREP sans objet, extrait du règlement de copropriété, notice d’information.</p><p style="margin-top:10mm">Signé électroniquement le 10/09/2024.</p><p class="p">2/2</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCI LES TROIS LUCS',
      tenant: 'Mme Fatoumata DIALLO-PEYRE',
      property_address: '41 boulevard Ganay, 13009 MARSEILLE',
      surface_habitable: 7690,
      lots: ['214'],
      lease_from: '2024-09-15',
      lease_duration_months: 12,
      rent: 118000,
      rent_charges: 14500,
      deposit: 236000,
    },
    absent: ['surface_carrez', 'iban', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-coupon-marseille',
  `font: 8.6pt 'Nimbus Sans', sans-serif; padding: 12mm 13mm; .b { background: #004b6b; color: #fff; padding: 1.5mm 3mm; font-weight: bold; font-size: 11pt; margin: 4mm 0 } .n td { border-bottom: .15mm solid #b8c9d2 } .n td:last-child { text-align: right } .cp { position: absolute; bottom: 14mm; left: 13mm; right: 13mm; border-top: .3mm dashed #000; padding-top: 3mm }`,
  [
    `<table><tr><td style="width:100mm"><b style="font-size:18pt;color:#004b6b">QUADRIAL</b><br>Gestion locative – 262 avenue du Prado – 13008 MARSEILLE<br>Pour le compte de : SCI LES TROIS LUCS</td><td style="padding-top:12mm">MME DIALLO-PEYRE FATOUMATA<br>41 BOULEVARD GANAY<br>BAT B 3EME ETAGE<br>13009 MARSEILLE</td></tr></table><div class="b">QUITTANCE DE LOYER – JANVIER 2026</div><p>Période du 01/01/2026 au 31/01/2026 – Logement : 41 boulevard Ganay, 13009 MARSEILLE – Réf. locataire 7714-02</p>${table(
      [],
      [
        ['Loyer principal', '1 204,70'],
        ['Provision pour charges', '145,00'],
        ['Total', '1 349,70'],
        ['Règlement reçu le 04/01/2026 – prélèvement', '– 1 349,70'],
        ['<b>Solde</b>', '<b>0,00</b>'],
      ],
      'n',
    )}<p style="margin-top:4mm">Le mandataire soussigné reconnaît avoir reçu du locataire la somme de 1 349,70 euros, dont quittance, sous réserve de tous droits.</p><div class="cp"><b>AVIS D’ÉCHÉANCE – FÉVRIER 2026</b><br>Loyer 1 204,70 – provision 145,00 – à prélever le 04/02/2026 : 1 349,70 €</div>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI LES TROIS LUCS',
      tenant: 'MME DIALLO-PEYRE FATOUMATA',
      property_address: either(
        '41 boulevard Ganay, 13009 MARSEILLE',
        '41 BOULEVARD GANAY BAT B 3EME ETAGE 13009 MARSEILLE',
      ),
      period_from: '2026-01-01',
      period_to: '2026-01-31',
      rent: 120470,
      rent_charges: 14500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'rnc'],
  },
);

const insurance = paperOf(
  'assurance-pno-montauban',
  `font: 9.4pt/1.45 'Carlito', sans-serif; padding: 15mm; h1 { background: #b91c1c; color: #fff; font-size: 14pt; padding: 2.5mm 4mm } .g td { border: .2mm solid #e5b5b5; padding: 1.5mm 2mm } .g td:nth-child(odd) { background: #fdf1f1; width: 40mm }`,
  [
    `<p style="font-size:15pt;color:#b91c1c"><b>Assurances Midi Exemple</b></p><p style="margin-left:100mm">M. et Mme LASSERRE-NGUYEN Bastien<br>11 quai Montmurat<br>82000 MONTAUBAN</p><h1>ATTESTATION D’ASSURANCE – PROPRIÉTAIRE NON OCCUPANT</h1>${pairs(
      [
        ['Souscripteur', 'M. et Mme LASSERRE-NGUYEN Bastien', 'N° de contrat', '7 812 440 T'],
        ['Bien assuré', '23 rue de la Résistance, 82000 MONTAUBAN', 'Formule', 'PNO Essentielle'],
        ['Date d’effet', '01/03/2026', 'Échéance', '28/02/2027'],
      ],
      'g',
    )}<p style="margin-top:5mm">Nous attestons que le contrat ci-dessus garantit la responsabilité civile du propriétaire d’immeuble et les dommages d’incendie, dégât des eaux, événements climatiques, catastrophes naturelles et bris de glace, pour la période du 01/03/2026 au 28/02/2027, sous réserve du paiement de la cotisation (112,80 € par an).</p><p>Fait à Montauban, le 3 mars 2026. L’agent général, Cabinet Delpech.</p><p style="font-size:7pt;position:absolute;bottom:9mm">Assurances Midi Exemple, société d’assurance mutuelle à cotisations variables – entreprise régie par le code des assurances – ORIAS 00 000 000</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. et Mme LASSERRE-NGUYEN Bastien',
      insurer: 'Assurances Midi Exemple',
      policy_number: '7 812 440 T',
      property_address: '23 rue de la Résistance, 82000 MONTAUBAN',
      valid_until: '2027-02-28',
    },
    absent: ['iban', 'rnc', 'price', 'total'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-nimes',
  `font: 8.8pt 'DejaVu Sans', sans-serif; padding: 13mm; h1 { background: #c27803; color: #fff; font-size: 13pt; padding: 2mm 3mm } td, th { border: .2mm solid #d7b47a }`,
  [
    `<p>GARD THERMIQUE SERVICES (réseau national Flamméo) – 212 route d’Uzès, 30000 NÎMES – Qualigaz 30-118</p><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE</h1><p>Arrêté du 15 septembre 2009 – attestation n° 26-00447</p>${pairs(
      [
        ['Commanditaire', 'M. OUATTARA Idriss', 'Date de visite', '19/02/2026'],
        ['Adresse de l’installation', '5 impasse Séguier, 30000 NÎMES', 'Contrat', 'C-88210'],
        ['Marque / modèle', 'Exemplia Combi 24', 'N° de série', 'EX24-77120'],
        ['Énergie', 'gaz naturel', 'Mise en service', '2017'],
      ],
    )}<h2 style="font-size:10pt;margin-top:4mm">Points contrôlés</h2>${table(
      ['Opération', 'Résultat'],
      [
        ['Nettoyage du corps de chauffe et du brûleur', 'fait'],
        ['Température des fumées', '118 °C'],
        ['Teneur en CO ambiant', '0 ppm – situation normale'],
        ['Rendement évalué', '91,2 %'],
        ['Émissions NOx évaluées', '64 mg/kWh'],
      ],
    )}<p style="margin-top:4mm">Conseils : désembouage à prévoir. Prochaine visite : février 2027. Attestation à conserver deux ans.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-02-19',
      owner: 'M. OUATTARA Idriss',
      property_address: '5 impasse Séguier, 30000 NÎMES',
    },
    absent: ['dpe_number', 'rnc', 'energy'],
  },
);

const TAX = { commune: 1188, interco: 74, special: 11, waste: 244, gemapi: 9, fees: 42 };
const taxTotal = TAX.commune + TAX.interco + TAX.special + TAX.waste + TAX.gemapi + TAX.fees;
const notice = paperOf(
  'taxe-avis-nimes',
  `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .two { display: grid; grid-template-columns: 62mm 1fr; gap: 8mm } .k { background: #e8eef7; padding: 2.5mm } .m { background: #000091; color: #fff; padding: 2.5mm 3mm; font-size: 11pt; display: flex; justify-content: space-between; margin: 4mm 0 } td, th { border: .15mm solid #8a93b8; padding: .6mm 1mm; text-align: right } td:first-child, th:first-child { text-align: left } th { background: #e8eef7 } .cp { position: absolute; bottom: 12mm; left: 12mm; right: 12mm; border-top: .3mm dashed #000; padding-top: 3mm }`,
  [
    `<div class="two"><div><b>Liberté Égalité Fraternité</b><br>RÉPUBLIQUE FRANÇAISE<br><br><b>FINANCES PUBLIQUES</b><br>SIP NÎMES – 67 rue Salomon Reinach<br>30032 NÎMES CEDEX 1<br><br><div class="k"><b>Vos références</b><br>Numéro fiscal : 30 02 118 447 905<br>Référence de l’avis : 25 30 8102664 12<br>Contrat de prélèvement : M 300 118 447<br>Numéro de propriétaire : 189 O00774<br>Débiteur(s) légal(aux) : OUATTARA IDRISS<br>Date d’établissement : 31/07/2025<br>Date de mise en recouvrement : 31/08/2025</div></div><div><b style="font-size:16pt;color:#000091">AVIS D’IMPÔT 2025</b><br><b>TAXES FONCIÈRES</b> – votées et perçues par la commune, l’intercommunalité et divers organismes<p style="margin-top:20mm;font-size:10pt">MR OU MME OUATTARA IDRISS<br>5 IMP SEGUIER<br>30000 NIMES</p></div></div><div class="m"><span>MONTANT DE VOTRE IMPÔT</span><b>${spaced(taxTotal * 100)} €</b></div><p>Vous êtes mensualisé : 10 prélèvements de janvier à octobre, dont 8 déjà effectués pour 1 240,00 €. Il vous reste à payer ${spaced((taxTotal - 1240) * 100)} €. Sans mensualisation, la date limite de paiement aurait été le 15/10/2025.</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Intercommunalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total',
      ],
      [
        ['Taux 2024', '55,70 %', '3,42 %', '0,50 %', '11,20 %', '0,40 %', ''],
        ['Taux 2025', '55,70 %', '3,47 %', '0,52 %', '11,44 %', '0,42 %', ''],
        ['5 IMP SEGUIER – base', '2133', '2133', '2133', '2133', '2133', ''],
        [
          'Cotisation',
          TAX.commune,
          TAX.interco,
          TAX.special,
          TAX.waste,
          TAX.gemapi,
          taxTotal - TAX.fees,
        ],
        ['Cotisation 2024', '1168', '72', '10', '235', '8', '1493'],
        ['Variation', '+1,71 %', '+2,78 %', '', '+3,83 %', '', ''],
      ],
    )}<p style="margin-top:2mm;text-align:right">Frais de gestion de la fiscalité directe locale : ${TAX.fees} &nbsp; Dégrèvement : 0 &nbsp; <b>Montant de votre impôt : ${spaced(taxTotal * 100).replace(',00', '')}</b></p><div style="columns:2;column-gap:8mm;margin-top:6mm;font-size:7.2pt"><p><b>Qui est imposable ?</b> La taxe foncière est établie au nom du propriétaire ou de l’usufruitier au 1er janvier de l’année d’imposition. En cas de vente en cours d’année, le vendeur reste redevable de la taxe pour l’année entière.</p><p><b>Revalorisation des bases</b> : les valeurs locatives cadastrales ont été revalorisées de 1,7 % en 2025.</p><p><b>Ordures ménagères</b> : cette taxe peut être récupérée auprès du locataire, hors frais de gestion.</p><p><b>Réclamations</b> : elles peuvent être présentées jusqu’au 31 décembre 2026. Le dépôt d’une réclamation ne dispense pas du paiement, sauf demande de sursis.</p><p><b>Exonérations</b> : les titulaires de l’allocation de solidarité aux personnes âgées et les personnes de plus de 75 ans sous condition de revenu peuvent être exonérés pour leur résidence principale.</p><p><b>Plafonnement</b> : vous pouvez demander le plafonnement de votre taxe en fonction de vos revenus (formulaire 2041-DPTF-SD).</p></div><div class="cp"><b>Déclaration d’occupation</b> : avez-vous signalé un changement dans « Gérer mes biens immobiliers » ? Échéancier 2026 : 10 x ${spaced(Math.round(taxTotal * 10))} €, prélevés le 15 de chaque mois à compter du 15/01/2026.</div>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: taxTotal * 100,
      teom: TAX.waste * 100,
      tax_fees: TAX.fees * 100,
      tax_number: '3002118447905',
      owner: either('OUATTARA IDRISS', 'MR OU MME OUATTARA IDRISS'),
    },
    absent: ['iban', 'rnc', 'price', 'total'],
  },
);

const online = paperOf(
  'taxe-espace-particulier-ajaccio',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 16mm 14mm; .br { position: absolute; top: 5mm; left: 8mm; right: 8mm; display: flex; justify-content: space-between; font-size: 7pt } td, th { border-bottom: .2mm solid #ccd; padding: 1.2mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right }`,
  [
    `<div class="br"><span>02/09/2024 18:20</span><span>impots.example.gouv.fr – Mes avis – Taxes foncières 2024</span></div><p><b>Direction générale des Finances publiques</b></p><h1 style="font-size:15pt">Taxes foncières 2024 – AIACCIU / AJACCIO (004)</h1><p>Mme CASANOVA ANTOINETTE NEE ORSONI (usufruitière)<br>Numéro fiscal 07 51 330 264 118 – Référence de l’avis 24 2A 0077120 44</p><table><tr><th>Route des Sanguinaires – lots 18, 52</th><th>Base</th><th>Taux</th><th>Cotisation</th></tr><tr><td>Commune</td><td>3 120</td><td>33,75 %</td><td>1 053 €</td></tr><tr><td>Intercommunalité</td><td>3 120</td><td>1,90 %</td><td>59 €</td></tr><tr><td>Taxe d’enlèvement des ordures ménagères</td><td>3 120</td><td>13,40 %</td><td>418 €</td></tr><tr><td>Taxe spéciale d’équipement</td><td>3 120</td><td>0,06 %</td><td>2 €</td></tr><tr><td>Frais de gestion</td><td></td><td></td><td>49 €</td></tr><tr><td><b>Total à payer</b></td><td></td><td></td><td><b>1 581 €</b></td></tr></table><p style="margin-top:5mm">À payer avant le <b>15 octobre 2024</b> (20 octobre 2024 par internet). Le montant étant supérieur à 300 €, le paiement se fait par voie dématérialisée. Prélèvement effectif le 25 octobre 2024.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2024,
      tax_total: 158100,
      teom: 41800,
      tax_fees: 4900,
      tax_number: '0751330264118',
      pay_by: either('2024-10-15', '2024-10-20'),
      owner: either(
        'CASANOVA ANTOINETTE NEE ORSONI',
        'Mme CASANOVA ANTOINETTE NEE ORSONI (usufruitière)',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const LOGEMENT_IMPOTS = [lease, receipt, insurance, boiler, notice, online];
