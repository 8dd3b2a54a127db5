// Who the owners are and where they are paid: card, passport, birth record, two bank slips.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const cardFirst = `IDFRA${checked('T7RX4K82P')}`.padEnd(30, '<');
const cardSecond = `${checked('900212')}F${checked('350316')}FRA`.padEnd(29, '<');
const cardCheck = mrzDigit(
  cardFirst.slice(5) + cardSecond.slice(0, 7) + cardSecond.slice(8, 15) + cardSecond.slice(18),
);
const cardZone = `${cardFirst}\n${cardSecond}${cardCheck}\n${'BENSAID<<LEILA<SAMIA'.padEnd(30, '<')}`;
const card = paperOf(
  'cni-lyon-photocopie',
  `.c { width: 100mm; height: 64mm; margin: 12mm auto; border: .3mm solid #778; border-radius: 4mm; padding: 3mm 4mm; background: linear-gradient(120deg, #e8f1f8, #fdf6ee 60%, #eef6ee); font-size: 6.6pt; line-height: 1.2; position: relative } .c b { display: block; font-size: 9.4pt; margin-bottom: .7mm } .c .h { font-size: 7.6pt; display: flex; justify-content: space-between; border-bottom: .2mm solid #99a; margin-bottom: 1.5mm } .g { display: grid; grid-template-columns: 28mm 1fr 1fr; gap: 3mm } .ph { background: #a9b3bd; height: 38mm } .z { font: 9.2pt/1.3 'DejaVu Sans Mono', monospace; white-space: pre; position: absolute; bottom: 3mm; left: 4mm }`,
  [
    `<div class="c"><div class="h"><span>RÉPUBLIQUE FRANÇAISE</span><span>CARTE NATIONALE D'IDENTITÉ / IDENTITY CARD</span><span>FR</span></div><div class="g"><div class="ph"></div><div>NOM / Surname<b>BENSAÏD</b>Prénoms / Given names<b>Leïla, Samia</b>SEXE / Sex<b>F</b>NATIONALITÉ / Nationality<b>FRA</b></div><div>DATE DE NAISS. / Date of birth<b>12 02 1990</b>LIEU DE NAISSANCE / Place of birth<b>VÉNISSIEUX</b>N° DU DOCUMENT / Document No<b>T7RX4K82P</b>DATE D'EXPIR. / Expiry date<b>16 03 2035</b></div></div></div>
    <div class="c"><div class="g" style="grid-template-columns: 1fr 1fr"><div>TAILLE / Height<b>1,68 m</b>DATE DE DÉLIVRANCE / Date of issue<b>17 03 2025</b></div><div>ADRESSE / Address<b>41 RUE MAZENOD<br>69003 LYON<br>FRANCE</b></div></div><div class="z">${shown(cardZone)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'BENSAÏD',
      first_names: either('Leïla, Samia', 'LEILA SAMIA'),
      born_on: '1990-02-12',
      born_at: 'VÉNISSIEUX',
      expires_on: '2035-03-16',
      delivered_on: '2025-03-17',
      document_number: 'T7RX4K82P',
    },
    absent: ['iban', 'rnc'],
  },
);

const passFirst = 'P<FRAVERHAEGHE<<BASTIEN<HUGO'.padEnd(44, '<');
const passBody = `${checked('24HL30918')}FRA${checked('920124')}M${checked('340501')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-lille-scan',
  `padding: 26mm 22mm; .p { border: .3mm solid #744; border-radius: 3mm; background: linear-gradient(#f4ece6, #e9eef4); width: 166mm; padding: 5mm; font-size: 7pt; line-height: 1.2 } .g { display: grid; grid-template-columns: 42mm 1fr 38mm; gap: 5mm } .ph { background: #b3a9a2; height: 54mm } b { display: block; font-size: 10pt; margin-bottom: 1.4mm } .z { font: 10.4pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm; letter-spacing: -.1mm }`,
  [
    `<div class="p"><div class="g"><div>PASSEPORT<br>PASSPORT<div class="ph" style="margin-top:2mm"></div></div><div>RÉPUBLIQUE FRANÇAISE<br><br>Nom / Surname (1)<b>VERHAEGHE</b>Prénoms / Given names (2)<b>Bastien, Hugo</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>24 01 1992</b>Sexe / Sex (5) &nbsp;&nbsp;&nbsp; Lieu de naissance / Place of birth (6)<b>M &nbsp;&nbsp;&nbsp;&nbsp; DOUAI</b>Date de délivrance / Date of issue (7)<b>02 05 2024</b>Date d'expiration / Date of expiry (8)<b>01 05 2034</b></div><div>Type / Type<b>P</b>Code du pays / Country code<b>FRA</b>Passeport n° / Passport No<b>24HL30918</b>Taille / Height (10)<b>1,83 m</b>Couleur des yeux / Colour of eyes (11)<b>VERT</b>Autorité / Authority (9)<b>Préfecture du Nord</b>Domicile / Residence (12)<b>LILLE</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'VERHAEGHE',
      first_names: either('Bastien, Hugo', 'BASTIEN HUGO'),
      born_on: '1992-01-24',
      born_at: 'DOUAI',
      expires_on: '2034-05-01',
      delivered_on: '2024-05-02',
      document_number: '24HL30918',
    },
    absent: ['iban', 'rnc'],
  },
);

const birth = paperOf(
  'naissance-loire-marge',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 18mm 16mm; .k { display: grid; grid-template-columns: 52mm 1fr; gap: 6mm; border: .3mm solid #000; padding: 4mm } .k div:first-child { border-right: .2mm solid #000; padding-right: 4mm; font-size: 9pt }`,
  [
    `<p style="text-align:center">RÉPUBLIQUE FRANÇAISE<br><b>VILLE DE SAINT-CHAMOND</b> (Loire)<br>SERVICE DE L'ÉTAT CIVIL</p><p style="text-align:center;font-size:13pt"><b>COPIE INTÉGRALE D'ACTE DE NAISSANCE</b></p><div class="k"><div><b>N° 211</b><br>FAYOLLE<br>Julien Rémi<br><br><u>Mentions</u><br>Marié à Bourgoin-Jallieu (Isère) le 8 juillet 2017 avec Camille Lucie TERRASSE.<br>Mention apposée le 12 juillet 2017.<br>L'officier de l'état civil<br>(suit la signature)</div><div><p>Le trois mai mil neuf cent quatre-vingt-six, à quatre heures vingt-cinq minutes, est né en notre commune, 19 rue Laurent Charles, <b>Julien Rémi</b>, du sexe masculin, de :</p><p>Patrick Jean FAYOLLE, né à RIVE-DE-GIER (Loire) le neuf janvier mil neuf cent cinquante-huit, chauffeur routier, et de Christine Marie PERRIN, son épouse, née à SAINT-ÉTIENNE (Loire) le trente octobre mil neuf cent cinquante-neuf, secrétaire, domiciliés à LORETTE (Loire), 4 rue Adèle Bourdon.</p><p>Dressé le cinq mai mil neuf cent quatre-vingt-six, à dix heures, sur la déclaration du père qui, lecture faite et invité à lire l'acte, a signé avec Nous, Josette CHAVANON, adjoint au Maire de SAINT-CHAMOND, officier de l'état civil par délégation.</p><p>Suivent les signatures.</p></div></div><p style="margin-top:8mm">Copie délivrée selon procédé informatisé.<br>Certifiée conforme à l'original.<br>À SAINT-CHAMOND, le 14 septembre 2026<br>L'officier de l'état civil, par délégation, M. Bonnand</p><p style="font-size:8pt">En application de l'article R. 2198-1 du décret relatif à l'état civil, toute copie comporte la date de sa délivrance et le sceau de l'autorité qui la délivre. La validité de la présente copie est limitée à trois mois pour la constitution d'un dossier de mariage.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'FAYOLLE',
      first_names: 'Julien Rémi',
      born_on: '1986-05-03',
      born_at: either('SAINT-CHAMOND', 'SAINT-CHAMOND (Loire)'),
      delivered_on: '2026-09-14',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const fayolle = accountOf('fayolle-julien');
const slip = paperOf(
  'rib-lyon-agence',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; .b { border: .3mm solid #223a6b; padding: 4mm; margin-top: 6mm } .h { background: #223a6b; color: #fff; padding: 2mm 4mm; font-size: 12pt } .n td, .n th { border: .2mm solid #889; text-align: center } .n th { background: #e9edf5 } .mono { font: bold 12pt 'DejaVu Sans Mono', monospace }`,
  [
    `<p style="font-size:16pt;color:#223a6b"><b>Banque des Deux Fleuves Exemple</b></p><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, prélèvements). Son utilisation vous garantit le bon enregistrement des opérations en cause et vous évite ainsi des réclamations pour erreurs ou retards d'imputation.</p><div class="b"><div class="h">RELEVÉ D'IDENTITÉ BANCAIRE</div><table style="margin-top:3mm"><tr><td><b>Titulaire du compte</b><br>M FAYOLLE JULIEN<br>MME FAYOLLE CAMILLE<br>120 RUE DE GERLAND<br>69007 LYON</td><td><b>Domiciliation</b><br>LYON GUILLOTIÈRE<br>25 cours Gambetta<br>69003 LYON</td></tr></table>${table(
      ['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB'],
      [[fayolle.bank, fayolle.branch, fayolle.number, fayolle.key]],
      'n',
    )}<p style="margin-top:4mm">IBAN – Identifiant international de compte<br><span class="mono">${fayolle.spaced}</span></p><p>BIC – Identifiant international de l'établissement<br><span class="mono">BDFXFRPPLYO</span></p></div><p style="margin-top:6mm;font-size:7.6pt">Banque des Deux Fleuves Exemple, société coopérative à capital variable, siège : 1 quai Perrache, 69002 LYON. Document édité le 02/10/2026 depuis l'espace client.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: fayolle.iban,
      bic: 'BDFXFRPPLYO',
      holder: either('M FAYOLLE JULIEN MME FAYOLLE CAMILLE', 'M FAYOLLE JULIEN'),
    },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

const ducassou = accountOf('ducassou-sandrine');
const online = paperOf(
  'rib-bordeaux-neobanque',
  `font: 10.4pt/1.5 'URW Gothic', sans-serif; padding: 20mm; color: #15221c; .card { background: #eef7f1; border-radius: 4mm; padding: 7mm; margin: 8mm 0 } .r { display: grid; grid-template-columns: 52mm 1fr; padding: 1.6mm 0; border-bottom: .2mm solid #cfe3d6 } .r span { color: #5b7266 }`,
  [
    `<p style="font-size:20pt"><b>Pivoine</b></p><h1 style="font-size:15pt">Vos coordonnées bancaires</h1><p>Bonjour Sandrine, voici votre RIB. Partagez-le pour recevoir un virement ou mettre en place un prélèvement.</p><div class="card">${[
      ['Bénéficiaire', 'Sandrine DUCASSOU'],
      ['IBAN', ducassou.spaced],
      ['BIC', 'PIVNFR2BXXX'],
      ['Banque', 'Pivoine Exemple SA'],
      ['Code banque', ducassou.bank],
      ['Code guichet', ducassou.branch],
      ['Numéro de compte', ducassou.number],
      ['Clé', ducassou.key],
      ['Adresse de la banque', '8 rue du Sentier, 75002 Paris, France'],
    ]
      .map(([label, value]) => `<div class="r"><span>${label}</span><b>${value}</b></div>`)
      .join(
        '',
      )}</div><p style="font-size:8.6pt">Adresse du client : 27 rue Achard, 33300 Bordeaux, France. Pivoine Exemple SA est un établissement de crédit agréé. Les dépôts sont garantis à hauteur de 100 000 € par client. Ne communiquez jamais votre code secret ni le code reçu par message. Document généré le 9 octobre 2026 à 18:42.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: ducassou.iban, bic: 'PIVNFR2BXXX', holder: 'Sandrine DUCASSOU' },
    absent: ['born_on', 'balance', 'rnc'],
  },
);

export const ETAT_CIVIL_BANQUE = [card, passport, birth, slip, online];
