// What the State and the bank print for a person: two tax notices, card, passport, birth record, two RIB.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { feuillet, grille } from './feuillet.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const tax = feuillet(
  'taxe-avis-cherbourg',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; .c { display: grid; grid-template-columns: 70mm 1fr; gap: 8mm } .f { border: .3mm solid #003189; padding: 2.5mm; margin-bottom: 3mm; font-size: 8.2pt } .f b { color: #003189 } .m { background: #003189; color: #fff; padding: 3mm; font-size: 11pt; display: flex; justify-content: space-between } .t td, .t th { border: .2mm solid #777; text-align: right; padding: .9mm 1mm } .t td:first-child, .t th:first-child { text-align: left } .t th { background: #e8ecf5 }`,
  [
    `<div class="c"><div><p><b>FINANCES PUBLIQUES</b><br>Direction générale des finances publiques</p><div class="f"><b>Vos références</b><br>Numéro fiscal : 14 07 226 118 540<br>Déclarant : LECONTE HERVE<br>Référence de l’avis : 26 50 3340915 08<br>Numéro de propriétaire : 129 L04417 R<br>Rôle : 011 – Date d’établissement : 12/08/2026<br>Date de mise en recouvrement : 31/08/2026</div><div class="f"><b>Vos contacts</b><br>Par internet : sur impots.gouv.fr, dans votre espace particulier<br>Par téléphone : 0 809 401 401, du lundi au vendredi<br>Sur place : SIP de CHERBOURG, 22 rue François Lavieille, 50100 CHERBOURG-EN-COTENTIN</div></div><div><h1 style="font-size:15pt;color:#003189">AVIS D’IMPÔT 2026<br>TAXES FONCIÈRES</h1><p>Votées et perçues par la commune, l’intercommunalité et divers organismes</p><p style="margin:14mm 0 12mm 20mm;font-size:10.5pt">M. LECONTE HERVE JACQUES<br>14 QUAI LAWTON COLLINS<br>50100 CHERBOURG-EN-COTENTIN</p></div></div><div class="m"><span>Montant de votre impôt</span><b>1 532,00 €</b></div><p style="margin-top:3mm;font-size:11pt">À payer au plus tard le <b>15/10/2026</b></p><p>Votre impôt étant supérieur à 300 €, vous devez le payer par un moyen de paiement dématérialisé : paiement en ligne ou prélèvement (à l’échéance ou mensuel). Pour payer en ligne, connectez-vous à votre espace particulier sur impots.gouv.fr. En cas de non-respect de cette obligation, une majoration de 0,2 % du montant payé sera appliquée.</p><p>Propriétaires : LECONTE HERVE JACQUES / MAUGER SANDRINE ODILE. Le détail du calcul de votre impôt figure en page suivante.</p><p>Vous pouvez opter pour le prélèvement mensuel : en adhérant avant le 15 décembre, vos prélèvements débuteront en janvier 2027, chacun égal à un dixième de la taxe de l’année précédente.</p><p>Vous avez acquis ou vendu un bien en cours d’année ? La taxe foncière est établie au nom du propriétaire au 1er janvier. L’accord conclu devant notaire pour partager la taxe ne concerne que les parties ; l’avis reste dû en totalité par la personne qui y est désignée.</p><p>Vous êtes en difficulté de paiement ? Contactez votre service des impôts avant la date limite. Tout paiement tardif entraîne une majoration de 10 %.</p>`,
    `<p>Avis d’impôt 2026 – taxes foncières – détail du calcul des cotisations – Département : 50 MANCHE – Commune : 129 CHERBOURG-EN-COTENTIN</p>${grille(
      'Propriétés bâties | Commune | Syndicat de communes | Intercommunalité | Taxes spéciales | Taxe ordures ménagères | Taxe GEMAPI | Total des cotisations',
      `Taux 2025 | 49,37 % | % | % | 0,240 % | 10,70 % | 0,390 % |
      Taux 2026 | 49,37 % | % | % | 0,250 % | 10,92 % | 0,400 % |
      Adresse : 14 QUAI LAWTON COLLINS | | | | | | |
      Base | 2418 | | | 2418 | 2418 | 2418 |
      Cotisation | 1194 | | | 6 | 264 | 10 |
      Cotisation lissée | | | | | | |
      Cotisations 2025 | 1184 | | | 6 | 257 | 9 | 1456
      Cotisations 2026 | 1194 | | | 6 | 264 | 10 | 1474
      Variation en % | +0,84 % | % | % | 0,00 % | +2,72 % | +11,11 % | `,
      't',
    )}<table class="t" style="width:95mm;margin:6mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>58</td></tr><tr><td>Dégrèvement habitation principale</td><td></td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1532</b></td></tr></table><p style="margin-top:8mm">Informations : les bases d’imposition sont établies d’après la valeur locative cadastrale revalorisée chaque année. Les réclamations doivent être présentées au plus tard le 31 décembre de l’année suivant celle de la mise en recouvrement de l’impôt. Les données à caractère personnel font l’objet d’un traitement informatique ; vous disposez d’un droit d’accès et de rectification auprès de votre service des impôts.</p><p>Taxe ordures ménagères : elle figure sur le même avis que la taxe foncière et peut être récupérée de plein droit sur le locataire. Taxe GEMAPI : elle finance la gestion des milieux aquatiques et la prévention des inondations. Les frais de gestion sont la contrepartie des frais de confection des rôles, de dégrèvement et de recouvrement supportés par l’État.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 153200,
      teom: 26400,
      tax_fees: 5800,
      tax_number: '1407226118540',
      pay_by: '2026-10-15',
      owner: either('M. LECONTE HERVE JACQUES', 'LECONTE HERVE JACQUES', 'LECONTE HERVE'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const older = feuillet(
  'taxe-avis-menton',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm; h1 { font-size: 15pt; text-align: right; margin: 0 } .r { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .r > div { border-top: .5mm solid #333; padding-top: 2mm } .t td, .t th { border: .2mm solid #999; text-align: right; padding: .8mm 1mm } .t td:first-child, .t th:first-child { text-align: left } .b { border: .6mm solid #333; padding: 3mm; margin: 4mm 0 }`,
  [
    `<h1>TAXES FONCIÈRES – AVIS D’IMPÔT 2025</h1><div class="r"><div><b>RÉPUBLIQUE FRANÇAISE</b><br>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>SIP DE MENTON<br>7 rue Victor Hugo<br>06500 MENTON<br><br>N° fiscal (propriétaire) : 22 18 904 331 276<br>Référence de l’avis : 25 06 7718402 55<br>N° de rôle : 22101 – N° de propriétaire : 083 F01882 K</div><div><br><br>MME FERRARI GIULIA PAOLA<br>31 AV DE LA MADONE<br>06500 MENTON</div></div><div class="b"><table><tr><td style="font-size:12pt">Somme à payer</td><td style="font-size:12pt;text-align:right"><b>1 266,00 €</b></td></tr><tr><td>Date limite de paiement</td><td style="text-align:right"><b>15 octobre 2025</b></td></tr></table><p style="margin:0">Vous avez choisi le prélèvement à l’échéance : la somme sera prélevée sur votre compte bancaire après la date limite de paiement. Vous n’avez aucune démarche à effectuer.</p></div><p>Département : 06 ALPES-MARITIMES – Commune : 083 MENTON – Adresse du bien : 31 AV DE LA MADONE</p>${grille(
      'PROPRIÉTÉS BÂTIES | Commune | Interco. | TSE | OM | GEMAPI | Total',
      `Taux 2024 | 33,89 % | 1,00 % | 0,155 % | 6,20 % | 0,420 % |
      Taux 2025 | 33,89 % | 1,00 % | 0,172 % | 6,45 % | 0,480 % |
      Base | 2898 | 2898 | 2898 | 2898 | 2898 |
      Cotisation 2024 | 966 | 28 | 4 | 177 | 12 | 1187
      Cotisation 2025 | 982 | 29 | 5 | 187 | 14 | 1217
      Frais de gestion | | | | | | 49
      Montant de l’impôt | | | | | | 1266`,
      't',
    )}<p style="margin-top:5mm">TSE : taxes spéciales d’équipement. OM : taxe d’enlèvement des ordures ménagères. La taxe foncière est due pour l’année entière par le propriétaire au 1er janvier. En cas de vente en cours d’année, une répartition peut être convenue entre les parties ; elle ne modifie pas les obligations du vendeur envers l’administration fiscale.</p><p>Mise en recouvrement : 31/08/2025. Pour toute question, utilisez la messagerie sécurisée de votre espace particulier.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 126600,
      teom: 18700,
      tax_fees: 4900,
      tax_number: '2218904331276',
      pay_by: '2025-10-15',
      owner: 'MME FERRARI GIULIA PAOLA',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const cardFirst = `IDFRA${checked('T7LX40W92')}`.padEnd(30, '<');
const cardSecond = `${checked('740519')}M${checked('330117')}FRA`.padEnd(29, '<');
const cardCheck = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = [
  cardFirst,
  `${cardSecond}${cardCheck}`,
  'LECONTE<<HERVE<JACQUES'.padEnd(30, '<'),
].join('\n');
const card = feuillet(
  'cni-photocopie-cherbourg',
  `padding: 25mm 40mm; .card { width: 118mm; height: 75mm; border: .3mm solid #557; border-radius: 4mm; padding: 4mm; margin-bottom: 14mm; background: linear-gradient(150deg, #e9f1f8, #f6eef0); font-size: 7.4pt; line-height: 1.3 } .card b { font-size: 10pt; display: block; margin-bottom: .8mm } .g { display: grid; grid-template-columns: 32mm 1fr; gap: 4mm; margin-top: 2mm } .ph { background: #b8bfc6; height: 42mm } .z { font: 10.4pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="card"><span style="font-size:8.6pt">RÉPUBLIQUE FRANÇAISE &nbsp; FR &nbsp; CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD</span><div class="g"><div class="ph"></div><div>NOM / Surname<b>LECONTE</b>Prénoms / Given names<b>Hervé, Jacques</b>SEXE / Sex &nbsp; NATIONALITÉ / Nationality &nbsp; DATE DE NAISS. / Date of birth<b>M &nbsp;&nbsp; FRA &nbsp;&nbsp; 19 05 1974</b>LIEU DE NAISSANCE / Place of birth<b>CARENTAN</b>N° DU DOCUMENT / Document No<b>T7LX40W92</b>DATE D’EXPIR. / Expiry date<b>17 01 2033</b></div></div></div><div class="card">TAILLE / Height<b>1,78 m</b>DATE DE DÉLIVRANCE / Date of issue<b>18 01 2023</b>ADRESSE / Address<b>14 QUAI LAWTON COLLINS<br>50100 CHERBOURG-EN-COTENTIN</b><div class="z">${shown(cardZone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'LECONTE',
      first_names: either('Hervé, Jacques', 'HERVE JACQUES'),
      born_on: '1974-05-19',
      born_at: 'CARENTAN',
      expires_on: '2033-01-17',
      delivered_on: '2023-01-18',
      document_number: 'T7LX40W92',
    },
    absent: ['iban', 'deed_on'],
  },
);

const passFirst = 'P<FRAFERRARI<<GIULIA<PAOLA'.padEnd(44, '<');
const passBody = `${checked('19EH55203')}FRA${checked('890725')}F${checked('290610')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = feuillet(
  'passeport-page-menton',
  `padding: 22mm 24mm; .p { border: .3mm solid #533; padding: 5mm; width: 156mm; background: #f3ece9; font-size: 7.6pt } .g { display: grid; grid-template-columns: 40mm 1fr 1fr; gap: 4mm; margin-top: 3mm } .ph { background: #b3aaa6; height: 52mm } b { font-size: 9.8pt; display: block; margin-bottom: 1.4mm } .z { font: 10pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 5mm }`,
  [
    `<div class="p"><table><tr><td>PASSEPORT<br>PASSPORT</td><td>RÉPUBLIQUE FRANÇAISE</td><td>Type/Type P &nbsp; Code du pays/Country code FRA</td><td style="text-align:right">Passeport n°/Passport No<b>19EH55203</b></td></tr></table><div class="g"><div class="ph"></div><div>Nom/Surname (1)<b>FERRARI</b>Prénoms/Given names (2)<b>Giulia, Paola</b>Nationalité/Nationality (3)<b>Française</b>Date de naissance/Date of birth (4)<b>25 07 1989</b>Lieu de naissance/Place of birth (6)<b>MENTON</b></div><div>Sexe/Sex (5)<b>F</b>Taille/Height (12)<b>1,68 m</b>Couleur des yeux/Colour of eyes (13)<b>MARRON</b>Date de délivrance/Date of issue (7)<b>11 06 2019</b>Date d’expiration/Date of expiry (8)<b>10 06 2029</b>Autorité/Authority (9)<b>Préfecture des Alpes-Maritimes</b></div></div><div class="z">${shown(passFirst)}\n${shown(passSecond)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'FERRARI',
      first_names: either('Giulia, Paola', 'GIULIA PAOLA'),
      born_on: '1989-07-25',
      born_at: 'MENTON',
      expires_on: '2029-06-10',
      delivered_on: '2019-06-11',
      document_number: '19EH55203',
    },
    absent: ['iban'],
  },
);

const birth = feuillet(
  'naissance-extrait-aurillac',
  `font: 11pt/1.6 'C059', serif; padding: 22mm 24mm; h1 { font-size: 15pt; text-align: center; margin: 8mm 0 } td { padding: 1.4mm 2mm } td:first-child { width: 58mm }`,
  [
    `<p>DÉPARTEMENT DU CANTAL<br>COMMUNE DE MAURIAC<br>Service de l’état civil</p><h1>EXTRAIT D’ACTE DE NAISSANCE<br>avec filiation</h1><p>Acte n° 146 de l’année 1988</p>${grille(
      '',
      `Nom | <b>VIALATTE</b>
      Prénom(s) | <b>Julien Éric</b>
      Sexe | Masculin
      Né le | seize novembre mil neuf cent quatre-vingt-huit (16/11/1988) à 4 heures 50
      À | MAURIAC (Cantal)
      Fils de | VIALATTE Bernard Louis, né le 2 février 1959 à SALERS (Cantal)
      et de | CHASTANG Monique Denise, née le 14 juin 1962 à MAURIAC (Cantal)`,
    )}<p style="margin-top:6mm"><b>Mentions marginales</b></p><p>Pacte civil de solidarité enregistré à la mairie d’AURILLAC le 6 mai 2019 avec SERRE Aude Camille, née à RODEZ (Aveyron) le 8 avril 1990.</p><p style="margin-top:8mm">Extrait délivré selon procédé informatisé, certifié conforme à l’acte.<br>À Mauriac, le 15 septembre 2026<br>L’officier de l’état civil par délégation</p><p style="font-size:8.4pt;margin-top:14mm">Toute personne qui fait usage de faux documents administratifs s’expose aux peines prévues par le code pénal. La délivrance des extraits d’actes de l’état civil est gratuite.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'VIALATTE',
      first_names: 'Julien Éric',
      born_on: '1988-11-16',
      born_at: either('MAURIAC', 'MAURIAC (Cantal)'),
      delivered_on: '2026-09-15',
    },
    absent: ['expires_on', 'iban'],
  },
);

const leconte = accountOf('leconte-herve');
const slip = feuillet(
  'rib-agence-cherbourg',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 18mm; .b { border: .4mm solid #005a36; padding: 4mm; width: 165mm } .k td, .k th { border: .2mm solid #7aa791; text-align: center } .k th { background: #e3f0ea; font-size: 8pt }`,
  [
    `<div class="b"><table><tr><td><b style="font-size:14pt;color:#005a36">Crédit Exemple de Normandie</b></td><td style="text-align:right"><b>RELEVÉ D’IDENTITÉ BANCAIRE</b></td></tr></table><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p><p>Titulaire du compte :<br><b>M OU MME LECONTE HERVE</b><br>14 QUAI LAWTON COLLINS<br>50100 CHERBOURG-EN-COTENTIN</p>${grille(
      'Code banque | Code guichet | Numéro de compte | Clé RIB | Domiciliation',
      `${leconte.bank} | ${leconte.branch} | ${leconte.number} | ${leconte.key} | CEN CHERBOURG BASSIN`,
      'k',
    )}<p style="margin-top:4mm">IBAN (International Bank Account Number)<br><b style="font-size:11pt">${leconte.spaced}</b></p><p>BIC (Bank Identification Code) : <b>CENXFRP1CHB</b></p></div><p style="margin-top:10mm;font-size:8pt">Crédit Exemple de Normandie, société coopérative à capital variable, siège social 15 esplanade Exemple, 14000 CAEN. Document édité le 02/10/2026.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: leconte.iban, bic: 'CENXFRP1CHB', holder: 'M OU MME LECONTE HERVE' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const escalier = accountOf('escalier-brigitte');
const online = feuillet(
  'rib-en-ligne-montauban',
  `font: 10.4pt/1.5 'URW Gothic', sans-serif; padding: 24mm 26mm; h1 { font-size: 18pt; color: #5a2ca0 } dt { font-size: 8.4pt; color: #777; margin-top: 4mm } dd { margin: 0; font-size: 11.5pt }`,
  [
    `<p style="color:#5a2ca0;font-size:15pt"><b>Lumo Banque Exemple</b></p><h1>Vos coordonnées bancaires</h1><p>À communiquer pour recevoir un virement ou mettre en place un prélèvement.</p><dl><dt>Titulaire</dt><dd>Mme Brigitte ESCALIER</dd><dt>Adresse</dt><dd>22 avenue Gambetta, 82000 MONTAUBAN</dd><dt>IBAN</dt><dd>${escalier.spaced}</dd><dt>BIC</dt><dd>LUMOFRP2XXX</dd><dt>Code banque</dt><dd>${escalier.bank}</dd><dt>Code guichet</dt><dd>${escalier.branch}</dd><dt>N° de compte</dt><dd>${escalier.number}</dd><dt>Clé RIB</dt><dd>${escalier.key}</dd><dt>Adresse de la banque</dt><dd>60 rue Exemple, 75009 PARIS</dd></dl><p style="font-size:8.4pt;margin-top:14mm">Lumo Banque Exemple, SA au capital de 12 000 000 €, établissement de crédit agréé. Document généré depuis votre espace client.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: escalier.iban, bic: 'LUMOFRP2XXX', holder: 'Mme Brigitte ESCALIER' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const IMPOTS_ET_IDENTITE = [tax, older, card, passport, birth, slip, online];
