// What sellers hand over about themselves: card, passport, birth record, bank details.
import { cardMrz, mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { paragraphs } from '../../writing.ts';
import { pairs } from './outils.ts';

const shown = (lines: readonly string[]): string => lines.join('\n').replaceAll('<', '&lt;');
const checked = (field: string): string => `${field}${mrzDigit(field)}`;

const zone = cardMrz({
  first_name: 'Soizic Marie',
  last_name: 'Kervella',
  sex: 'F',
  born_on: '1983-09-30',
  card_number: 'R7MD204KX',
  expires_on: '2033-06-14',
});
const card = paperOf(
  'cni-photocopie-nantes',
  `padding: 22mm 30mm; .c { width: 92mm; height: 58mm; border: .3mm solid #556; border-radius: 3mm; padding: 2.5mm 3mm; font-size: 6.2pt; line-height: 1.25; background: linear-gradient(120deg, #e6eff7, #fbf2ee); margin-bottom: 12mm } .c b { display: block; font-size: 8.2pt } .g { display: grid; grid-template-columns: 24mm 1fr 24mm; gap: 2.5mm; margin-top: 1.5mm } .ph { background: #a9b0b8; height: 31mm } .z { font: 8.4pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 8mm }`,
  [
    `<div class="c">RÉPUBLIQUE FRANÇAISE &nbsp; CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD &nbsp; FR<div class="g"><div class="ph"></div><div>NOM / Surname<b>KERVELLA</b>Nom d’usage / Alternate name<b>ép. DE LA BROSSE</b>Prénoms / Given names<b>Soizic, Marie</b>Lieu de naissance / Place of birth<b>MORLAIX</b>N° DU DOCUMENT / Document No<b>R7MD204KX</b></div><div>SEXE / Sex<b>F</b>NATIONALITÉ<b>FRA</b>DATE DE NAISS.<b>30 09 1983</b>DATE D’EXPIR.<b>14 06 2033</b></div></div></div>
    <div class="c">TAILLE / Height : 1,70 m<br>DATE DE DÉLIVRANCE / Date of issue : 15 06 2023<br>ADRESSE / Address : 14 BIS CHEMIN DE LA CENSIVE 44240 LA CHAPELLE-SUR-ERDRE FRANCE<div class="z">${shown(zone)}</div></div><p style="font-size:9pt">Copie remise à l’étude du BOISGUÉHENNEUC le 05/11/2026, dossier JARDINS DE PROCÉ</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'KERVELLA',
      first_names: either('Soizic, Marie', 'SOIZIC MARIE'),
      born_on: '1983-09-30',
      born_at: 'MORLAIX',
      expires_on: '2033-06-14',
      delivered_on: '2023-06-15',
      document_number: 'R7MD204KX',
    },
    absent: ['iban', 'made_on'],
  },
);

const passFirst = 'P<FRAOKONKWO<MOREL<<CHIDI<EMMANUEL'.padEnd(44, '<');
const passBody = `${checked('22EF90417')}FRA${checked('790317')}M${checked('320925')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-saint-malo',
  `padding: 16mm; .p { border: .3mm solid #444; border-radius: 2mm; padding: 5mm; width: 165mm; background: #f2eee4; font-size: 7pt } .g { display: grid; grid-template-columns: 40mm 1fr 1fr; gap: 4mm; margin-top: 3mm } .ph { background: #b3ab9a; height: 52mm } b { display: block; font-size: 9.2pt; margin-bottom: 1mm } .z { font: 10pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="p">PASSEPORT &nbsp; PASSPORT &nbsp;&nbsp; RÉPUBLIQUE FRANÇAISE – UNION EUROPÉENNE<div class="g"><div class="ph"></div><div>Type / Type<b>P</b>Nom / Surname (1)<b>OKONKWO-MOREL</b>Prénoms / Given names (2)<b>Chidi, Emmanuel</b>Nationalité / Nationality (3)<b>Française</b>Date de naissance / Date of birth (4)<b>17 03 1979</b>Lieu de naissance / Place of birth (6)<b>ENUGU (NIGERIA)</b></div><div>Code pays / Country code<b>FRA</b>Passeport n° / Passport No<b>22EF90417</b>Sexe / Sex (5)<b>M</b>Date de délivrance / Date of issue (7)<b>26 09 2022</b>Date d’expiration / Date of expiry (9)<b>25 09 2032</b>Autorité / Authority (8)<b>Sous-préfecture de Saint-Malo</b></div></div><div class="z">${shown([passFirst, passSecond])}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: either('OKONKWO-MOREL', 'OKONKWO MOREL'),
      first_names: either('Chidi, Emmanuel', 'CHIDI EMMANUEL'),
      born_on: '1979-03-17',
      born_at: either('ENUGU (NIGERIA)', 'ENUGU'),
      expires_on: '2032-09-25',
      delivered_on: '2022-09-26',
      document_number: '22EF90417',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-filiation-brest',
  `font: 10.6pt/1.55 'Nimbus Roman', serif; padding: 22mm 24mm; td { border-bottom: .15mm dotted #777 } td:first-child { width: 62mm }`,
  [
    `<p><b>MAIRIE DE BREST</b><br>Finistère – Service de l’état civil<br>2 rue Frézier, 29200 BREST</p><h1 style="font-size:14pt;text-align:center">EXTRAIT D’ACTE DE NAISSANCE AVEC FILIATION</h1><p style="text-align:center">Acte n° 2218 de l’année 1971</p>${pairs(
      [
        ['Nom', 'QUÉMÉNEUR'],
        ['Prénom(s)', 'Anne-Yvonne, Thérèse'],
        ['Sexe', 'féminin'],
        ['Date et heure de naissance', '4 décembre 1971 à 6 heures 20'],
        ['Lieu de naissance', 'BREST (Finistère)'],
        ['Père', 'QUÉMÉNEUR Yves Marie, né le 12 janvier 1940 à Lannilis'],
        ['Mère', 'ABGRALL Denise, née le 9 mai 1945 à Plabennec'],
      ],
    )}${paragraphs(['<b>Mentions marginales</b> : mariée à PLOUGONVELIN (Finistère) le 20 juin 1998 avec Hervé LE GALL. Veuve depuis le 3 février 2026.', 'Délivré selon procédé informatisé, certifié conforme aux indications portées au registre.', 'À BREST, le 22 octobre 2026. L’officier de l’état civil délégué, (sceau)'])}<p style="font-size:8pt">Cet extrait doit dater de moins de trois mois pour le mariage et le pacte civil de solidarité.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'QUÉMÉNEUR',
      first_names: 'Anne-Yvonne, Thérèse',
      born_on: '1971-12-04',
      born_at: either('BREST', 'BREST (Finistère)'),
      delivered_on: '2026-10-22',
    },
    absent: ['expires_on', 'document_number'],
  },
);

const scouarnec = accountOf('scouarnec-29');
const rib = paperOf(
  'rib-agence-vannes',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; .b { border: .4mm solid #b00020; padding: 4mm } .g td, .g th { border: .15mm solid #888; text-align: center }`,
  [
    `<p style="font-size:15pt;color:#b00020"><b>Banque Atlantique Exemple</b></p><p>Agence VANNES RÉPUBLIQUE (00417) – 7 place de la République – 56000 VANNES – 0 820 00 56 00 (0,12 €/min)</p><div class="b"><h1 style="font-size:13pt;text-align:center">RELEVÉ D’IDENTITÉ BANCAIRE</h1><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).</p><p>Titulaire du compte : <b>INDIV. SUCCESSION LE SCOUARNEC JOB</b><br>14 RUE DES VENETES<br>56000 VANNES</p><table class="g"><tr><th>Code banque</th><th>Code guichet</th><th>N° de compte</th><th>Clé RIB</th><th>Domiciliation</th></tr><tr><td>${scouarnec.bank}</td><td>${scouarnec.branch}</td><td>${scouarnec.number}</td><td>${scouarnec.key}</td><td>VANNES REPUBLIQUE</td></tr></table><p style="margin-top:4mm">IBAN : <b>${scouarnec.spaced}</b><br>Code BIC (SWIFT) : <b>BATLFRP1VAN</b></p></div><p style="font-size:7.4pt;margin-top:4mm">Banque Atlantique Exemple, société coopérative à capital variable, RCS Vannes 930 117 205, courtier en assurance ORIAS 07 000 418. Édité le 02/11/2026.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: scouarnec.iban,
      bic: 'BATLFRP1VAN',
      holder: 'INDIV. SUCCESSION LE SCOUARNEC JOB',
    },
    absent: ['balance', 'rnc', 'born_on'],
  },
);

const harid = accountOf('lharidon-29');
const phone = paperOf(
  'rib-application-quimper',
  `font: 12pt/1.6 'URW Gothic', sans-serif; padding: 18mm 50mm; .k { background: #f1f3ff; border-radius: 4mm; padding: 5mm; margin: 4mm 0 } small { color: #667; display: block }`,
  [
    `<p style="color:#4c3bcf;font-size:16pt"><b>penn·ti bank</b></p><p>Partager mon RIB</p><div class="k"><small>Bénéficiaire</small>Mme Bertille L’Haridon<small>IBAN</small>${harid.spaced}<small>BIC</small>PNTIFR22XXX<small>Adresse de la banque</small>Penn·ti Bank SA, 1 rue de Penhoët, 35000 Rennes<small>Adresse du titulaire</small>18 rue du Frout, 29000 Quimper</div><p style="font-size:9pt;color:#667">Compte principal – généré le 13 nov. 2026 à 21:07. Vos dépôts sont garantis jusqu’à 100 000 €.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: harid.iban,
      bic: 'PNTIFR22XXX',
      holder: 'Mme Bertille L’Haridon',
    },
    absent: ['balance', 'rnc', 'price'],
  },
);

export const PAPIERS_VENDEURS = [card, passport, birth, rib, phone];
