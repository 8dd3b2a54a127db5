// Two notices of the land tax: a flat in Orléans on two sheets, a house in the Béarn paid by month.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const css = `font: 8.4pt/1.4 'Nimbus Sans', sans-serif; padding: 11mm 12mm; .t { display: grid; grid-template-columns: 64mm 1fr; gap: 6mm } .k { border: .2mm solid #7f93b2; padding: 2.5mm; font-size: 7.8pt; margin-bottom: 3mm } .k b { color: #003189 } .m { background: #e3e9f5; padding: 3mm; font-size: 11pt; margin: 3mm 0 } td, th { border: .2mm solid #8fa0ba; text-align: right; padding: .7mm 1mm; font-size: 7.7pt } td:first-child, th:first-child { text-align: left } th { background: #e3e9f5; font-weight: bold; text-align: center }`;

const flat = paperOf(
  'taxe-avis-orleans',
  css,
  [
    `<div class="t"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br><b>FINANCES PUBLIQUES</b><br>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>CENTRE DES FINANCES PUBLIQUES<br>SIP ORLEANS SUD<br>9 RUE DU CLOS REMY CS 50048<br>45073 ORLEANS CEDEX 2</p><div class="k"><b>Vos références</b><br>Numéro fiscal (C) : 07 81 204 553 619<br>Référence de l’avis : 26 45 3380174 52<br>Numéro de propriétaire : 234 F01187 R<br>Débiteur(s) légal(aux) : FOUCAULT BRIGITTE<br>Date d’établissement : 04/08/2026<br>Date de mise en recouvrement : 31/08/2026<br>Département : 450 LOIRET<br>Commune : 234 ORLEANS<br>N° de rôle : 221</div><div class="k"><b>Vos contacts</b><br>Par messagerie : sur votre espace particulier<br>Par téléphone : 0 809 401 401 (service gratuit + prix appel)<br>Sur place : voir adresse et horaires sur le site</div></div><div><p style="font-size:17pt;color:#003189"><b>AVIS D’IMPÔT 2026</b><br><span style="font-size:12pt">TAXES FONCIÈRES</span></p><p>votées et perçues par la commune, l’intercommunalité et divers organismes<br>n° 3033 A – 1</p><p style="margin:12mm 0 12mm 14mm;font-size:10pt;line-height:1.35">MME FOUCAULT BRIGITTE<br>BAT B APPT 104<br>112 AV DAUPHINE<br>45100 ORLEANS</p><div class="m">Montant à payer au plus tard le 15/10/2026 :<br><b style="font-size:16pt">1 183,00 €</b></div><p>Vous n’avez pas opté pour le paiement mensuel. Votre impôt étant supérieur à 300 €, vous devez le payer par un moyen dématérialisé : en ligne sur votre espace, par smartphone en flashant le code ci-dessous, ou en adhérant au prélèvement à l’échéance avant le 30/09/2026. Si vous payez en ligne, le prélèvement interviendra à partir du 26/10/2026 et vous bénéficiez d’un délai supplémentaire jusqu’au 20/10/2026 minuit.</p><p>Pour l’an prochain, vous pouvez opter dès maintenant pour la mensualisation.</p></div></div><p style="margin-top:4mm">Comment a été calculé votre impôt : vous êtes imposée en qualité de propriétaire au 1er janvier 2026. Les taxes foncières sont calculées d’après la valeur locative cadastrale actualisée (revalorisation de 0,8 % en 2026), après un abattement de 50 %. Le détail figure au verso. Les personnes de condition modeste âgées de plus de 75 ans peuvent être exonérées.</p><p>Réclamations : jusqu’au 31 décembre 2027 auprès du service indiqué ci-contre. Une réclamation ne dispense pas du paiement. À défaut de règlement à la date limite, une majoration de 10 % est appliquée (article 1730 du code général des impôts).</p>`,
    `<p><b>TAXES FONCIÈRES 2026 – DÉTAIL DU CALCUL DES COTISATIONS</b> &nbsp; Département : 450 LOIRET &nbsp; Commune : 234 ORLEANS &nbsp; page 2</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Inter communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total cotisations',
      ],
      [
        ['Taux 2025', '51,56 %', '%', '5,94 %', '0,259 %', '8,87 %', '0,428 %', ''],
        ['Taux 2026', '51,56 %', '%', '5,94 %', '0,264 %', '8,87 %', '0,441 %', ''],
        ['Adresse', '112 AV DAUPHINE', '', '', '', '', '', ''],
        ['Base', '1704', '', '1704', '1704', '1704', '1704', ''],
        ['Cotisation', '879', '', '101', '4', '151', '8', '1143'],
        ['Cotisation lissée', '', '', '', '', '', '', ''],
        ['Adresse', '', '', '', '', '', '', ''],
        ['Cotisations 2025', '872', '', '100', '4', '150', '7', ''],
        ['Cotisations 2026', '879', '', '101', '4', '151', '8', '1143'],
        ['Variation en %', '+0,8 %', '', '+1 %', '0 %', '+0,7 %', '+14,3 %', ''],
      ],
    )}<p></p>${table(
      [
        'Propriétés non bâties',
        'Commune',
        'Intercommunalité',
        'Taxe additionnelle',
        'Chambre d’agriculture',
        'Total cotisations',
      ],
      [
        ['Taux 2026', '%', '%', '%', '%', ''],
        ['Bases terres non agricoles', '', '', '', '', ''],
        ['Cotisations 2026', '', '', '', '', '0'],
      ],
    )}<table style="width:105mm;margin:5mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>40</td></tr><tr><td>Dégrèvement habitation principale</td><td></td></tr><tr><td>Dégrèvement JA (État, collectivités)</td><td></td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1183</b></td></tr></table><p style="margin-top:5mm">Propriétaire(s), débiteur(s) légal(aux) : 234 F01187 R FOUCAULT BRIGITTE MARIE (PBBNF2, propriétaire)</p><p>Les frais de gestion sont perçus par l’État en contrepartie des dépenses qu’il supporte pour établir et recouvrer les impôts directs locaux. La taxe d’enlèvement des ordures ménagères est récupérable auprès du locataire, hors frais de gestion.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 118300,
      teom: 15100,
      tax_fees: 4000,
      tax_number: '0781204553619',
      pay_by: '2026-10-15',
      owner: either('FOUCAULT BRIGITTE', 'FOUCAULT BRIGITTE MARIE'),
      property_address: either(
        '112 AV DAUPHINE, ORLEANS',
        '112 AV DAUPHINE, 45100 ORLEANS',
        '112 AV DAUPHINE',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const house = paperOf(
  'taxe-mensualisee-lescar',
  css,
  [
    `<p style="font-size:13pt;color:#003189"><b>TAXES FONCIÈRES – AVIS D’IMPÔT 2025</b></p><div class="t"><div class="k"><b>Finances publiques</b><br>SIP PAU – 6 rue d’Orléans, 64000 PAU<br><br>Votre numéro fiscal<br>18 60 447 903 215<br>Référence de l’avis<br>25 64 7102966 08<br>Numéro de propriétaire : 335 L00982 D<br>Établi le 06/08/2025<br>Mis en recouvrement le 31/08/2025</div><div><p style="margin:4mm 0 0 20mm;font-size:10pt">M LANUSSE SYLVAIN<br>MME DOMECQ CLAIRE<br>18 CHE DE BENEHARNUM<br>64230 LESCAR</p><div class="m">Montant de votre impôt : <b>1 926,00 €</b><br>Montant déjà prélevé au titre de la mensualisation : 1 480,00 €<br>Reste à payer : 446,00 €</div></div></div><p>Vous êtes mensualisés. Le solde de 446,00 € sera prélevé en deux fois : 223,00 € le 15/10/2025 et 223,00 € le 17/11/2025, sur le compte dont les quatre derniers caractères sont 0917. Échéancier 2026 : dix prélèvements de 192,00 € à compter du 15/01/2026. Vous n’avez aucune démarche à faire.</p><p><b>Détail du calcul</b> – Département : 640 PYRÉNÉES-ATLANTIQUES – Commune : 335 LESCAR</p>${table(
      ['', 'Commune', 'Intercommunalité', 'Taxes spéciales', 'Ordures ménagères', 'GEMAPI'],
      [
        ['Propriétés bâties – 18 CHE DE BENEHARNUM', '', '', '', '', ''],
        ['Base', '3118', '3118', '3118', '3118', '3118'],
        ['Taux 2024', '39,64 %', '6,20 %', '0,401 %', '9,80 %', '0,204 %'],
        ['Taux 2025', '40,12 %', '6,20 %', '0,395 %', '9,80 %', '0,210 %'],
        ['Cotisation 2025', '1251', '193', '12', '306', '7'],
        ['Cotisation 2024', '1215', '190', '12', '301', '6'],
        ['Propriétés non bâties', '', '', '', '', ''],
        ['Base', '61', '61', '61', '', '61'],
        ['Cotisation 2025', '38', '3', '26', '', '1'],
      ],
    )}<p></p>${table(
      ['Récapitulatif', 'Montant en €'],
      [
        ['Total des cotisations bâties', '1769'],
        ['Total des cotisations non bâties', '68'],
        ['Frais de gestion de la fiscalité directe locale', '89'],
        ['Montant de votre impôt', '1926'],
      ],
    )}<p style="margin-top:4mm">Débiteurs légaux : LANUSSE SYLVAIN (indivision), DOMECQ CLAIRE (indivision). La maison de LESCAR est imposée pour l’année entière au nom de ses propriétaires au 1er janvier 2025. En cas de vente en cours d’année, le partage de la taxe entre vendeur et acquéreur relève de leur accord et n’est pas opposable à l’administration. La taxe GEMAPI finance la gestion des milieux aquatiques et la prévention des inondations.</p><p>Vous pouvez contester cet avis jusqu’au 31 décembre 2026. Pour vérifier la description de votre bien (surface, éléments de confort), rendez-vous dans l’onglet « Biens immobiliers » de votre espace sécurisé.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 192600,
      teom: 30600,
      tax_fees: 8900,
      tax_number: '1860447903215',
      owner: either('LANUSSE SYLVAIN', 'M LANUSSE SYLVAIN MME DOMECQ CLAIRE'),
      property_address: either(
        '18 CHE DE BENEHARNUM, LESCAR',
        '18 CHE DE BENEHARNUM, 64230 LESCAR',
        '18 CHE DE BENEHARNUM',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const IMPOTS_LOCAUX = [flat, house];
