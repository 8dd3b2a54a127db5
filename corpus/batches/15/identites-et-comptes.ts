// Who people are: a blue card of the old kind, a passport with two names, a birth record, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

// The old card has two lines of 36, with the name on the first and the number on the second.
const oldFirst = `${'IDFRAPIETRZAK'.padEnd(30, '<')}621104`;
const oldBody = `${checked('150262300417')}${'WLADISLAS<<JEA'.padEnd(14, '<')}${checked('580623')}M`;
const oldSecond = `${oldBody}${mrzDigit(oldFirst + oldBody)}`;

const old = paperOf(
  'cni-bleue-arras',
  `padding: 22mm; .k { width: 105mm; height: 74mm; border: .3mm solid #6a84b0; border-radius: 3mm; padding: 3mm; background: #e9f0fa; font-size: 7.4pt; margin-bottom: 6mm } .k b { font-size: 9.4pt } .g { display: grid; grid-template-columns: 28mm 1fr; gap: 4mm; margin-top: 3mm } .ph { background: #b7c3d6; height: 34mm } .z { font: 8.6pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm }`,
  [
    `<div class="k">RÉPUBLIQUE FRANÇAISE &nbsp; CARTE NATIONALE D’IDENTITÉ N° : <b>150262300417</b> &nbsp; Nationalité Française<div class="g"><div class="ph"></div><div>Nom : <b>PIETRZAK</b><br>Prénom(s) : <b>WLADISLAS, JEAN, STANISLAS</b><br>Sexe : <b>M</b> &nbsp; Né(e) le : <b>23.06.1958</b><br>à : <b>LIÉVIN (62)</b><br>Taille : <b>1,77m</b><br>Signature du titulaire :</div></div><div class="z">${shown(`${oldFirst}\n${oldSecond}`)}</div></div><div class="k">Adresse : <b>7 PETITE PLACE<br>ARRAS (62)</b><br><br>Carte valable jusqu’au : <b>11.02.2030</b><br>délivrée le : <b>12.02.2015</b><br>par : <b>PRÉFECTURE DU PAS-DE-CALAIS (62)</b><br><br>Signature de l’autorité :</div><p style="font-size:8pt">Copie faite à la mairie – 0,18 €</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'PIETRZAK',
      first_names: either('WLADISLAS, JEAN, STANISLAS', 'WLADISLAS JEAN STANISLAS'),
      born_on: '1958-06-23',
      born_at: either('LIÉVIN (62)', 'LIÉVIN'),
      expires_on: '2030-02-11',
      delivered_on: '2015-02-12',
      document_number: '150262300417',
    },
    absent: ['iban', 'building_address'],
  },
);

const passFirst = 'P<FRADE<SAINT<POL<<CLEMENCE<MARIE<JOSEPHE'.padEnd(44, '<');
const passBody = `${checked('24FH60218')}FRA${checked('910402')}F${checked('340516')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-scan-caen',
  `padding: 30mm 20mm; .p { border: .3mm solid #733; padding: 5mm; width: 165mm; background: #f7efe9; font-size: 6.8pt } .g { display: grid; grid-template-columns: 36mm 1fr 1fr; gap: 4mm } .ph { background: #c7b9ad; height: 46mm } b { font-size: 9.2pt; display: block; margin-bottom: 1mm } .z { font: 10.2pt/1.5 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 6mm }`,
  [
    `<div class="p"><p style="display:flex;justify-content:space-between"><span>PASSEPORT<br>PASSPORT</span><span>RÉPUBLIQUE FRANÇAISE</span></p><div class="g"><div class="ph"></div><div><b>P</b>Type/Type<b style="margin-top:1mm">de SAINT-POL</b>Nom/Surname (1)<b style="margin-top:1mm">épouse DIALLO</b>Nom d’usage/Married name (1)<b style="margin-top:1mm">Clémence, Marie, Josèphe</b>Prénoms/Given names (2)<b style="margin-top:1mm">F</b>Sexe/Sex (5)</div><div><b>FRA</b>Code du pays émetteur/Code of issuing State<b style="margin-top:1mm">24FH60218</b>Passeport n°/Passport No<b style="margin-top:1mm">02 04 1991</b>Date de naissance/Date of birth (4)<b style="margin-top:1mm">BAYEUX</b>Lieu de naissance/Place of birth (6)<b style="margin-top:1mm">17 05 2024</b>Date de délivrance/Date of issue (7)<b style="margin-top:1mm">16 05 2034</b>Date d’expiration/Date of expiry (8)<b style="margin-top:1mm">Préfecture du Calvados</b>Autorité/Authority (9)</div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: either('de SAINT-POL', 'DE SAINT POL'),
      first_names: either('Clémence, Marie, Josèphe', 'CLEMENCE MARIE JOSEPHE'),
      born_on: '1991-04-02',
      born_at: 'BAYEUX',
      expires_on: '2034-05-16',
      delivered_on: '2024-05-17',
      document_number: '24FH60218',
    },
    absent: ['iban', 'price'],
  },
);

const birth = paperOf(
  'naissance-extrait-bethune',
  `font: 11pt/1.5 'Nimbus Roman', serif; padding: 20mm; td { border: .2mm solid #000; padding: 2mm; vertical-align: top } td:first-child { width: 45mm }`,
  [
    `<p>MAIRIE DE BÉTHUNE (Pas-de-Calais)</p><p style="text-align:center;font-size:14pt"><b>EXTRAIT D’ACTE DE NAISSANCE</b><br><small>avec filiation – acte n° 1187 de l’année 1979</small></p>${table(
      [],
      [
        [
          'Date et heure de naissance',
          'le trois octobre mil neuf cent soixante-dix-neuf, à cinq heures vingt',
        ],
        ['Lieu', 'BÉTHUNE'],
        ['Prénoms', 'Ludivine Françoise'],
        ['Nom', 'CARPENTIER'],
        ['Sexe', 'féminin'],
        ['Père', 'CARPENTIER Francis Léon, né le 12 mai 1951 à LILLERS'],
        ['Mère', 'DUQUESNOY Éliane, née le 6 août 1954 à NŒUX-LES-MINES'],
        [
          'Mentions marginales',
          'Mariée à TILLÉ (Oise) le 21 juin 2008 avec Damien OBRY. – Divorcée par jugement du tribunal judiciaire de Beauvais du 9 novembre 2022.',
        ],
      ],
    )}<p style="margin-top:8mm">Extrait certifié conforme, délivré selon procédé informatisé le vingt-deux septembre deux mille vingt-cinq (22/09/2025).</p><p style="text-align:right">L’officier de l’état civil, sceau</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'CARPENTIER',
      first_names: 'Ludivine Françoise',
      born_on: '1979-10-03',
      born_at: either('BÉTHUNE', 'BÉTHUNE (Pas-de-Calais)'),
      delivered_on: '2025-09-22',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const hadj = accountOf('fourdrinier-hadj');
const grid = paperOf(
  'rib-guichet-compiegne',
  `font: 9pt 'Nimbus Sans', sans-serif; .r { border: .3mm solid #000; padding: 4mm; margin-bottom: 12mm } td, th { border: .2mm solid #666; text-align: center; padding: 1mm } .n td, .n th { text-align: left; border: 0 }`,
  [
    [1, 2]
      .map(
        () =>
          `<div class="r"><p><b>BANQUE DE L’OISE EXEMPLE</b> – Relevé d’identité bancaire</p><table class="n"><tr><td>Ce relevé est destiné à être remis à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, quittances…)</td><td>Titulaire du compte / Account owner<br><b>M OU MME FOURDRINIER-HADJ</b><br>15 ALLEE DES TILLEULS<br>60280 MARGNY LES COMPIEGNE</td></tr></table><table><thead><tr><th>C/étab.</th><th>C/guichet</th><th>N° de compte</th><th>C/rib</th><th>Domiciliation</th></tr></thead><tbody><tr><td>${hadj.bank}</td><td>${hadj.branch}</td><td>${hadj.number}</td><td>${hadj.key}</td><td>COMPIEGNE SOLFERINO</td></tr></tbody></table><p style="margin-top:3mm">I.B.A.N. ${hadj.spaced} &nbsp;&nbsp; B.I.C. BQOIFRP1XXX</p></div>`,
      )
      .join(''),
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: hadj.iban, bic: 'BQOIFRP1XXX', holder: 'M OU MME FOURDRINIER-HADJ' },
    absent: ['born_on', 'balance', 'owner'],
  },
);

const robec = accountOf('sci-du-robec');
const screen = paperOf(
  'rib-ecran-rouen',
  `font: 11pt/1.5 'Carlito', sans-serif; padding: 25mm; .c { background: #f3f3f8; border-radius: 4mm; padding: 6mm; width: 120mm } small { color: #666; display: block; margin-top: 3mm }`,
  [
    `<p style="color:#5b2be0;font-size:16pt"><b>néoo pro</b></p><p>Détails du compte</p><div class="c"><small>IBAN</small>${robec.spaced}<small>BIC</small>NEOOFR22<small>Titulaire</small>SCI DU ROBEC<small>Adresse du titulaire</small>22 rue Damiette, 76000 Rouen, France<small>Banque</small>Néoo SA, 18 rue de l’Exemple, 75002 Paris</div><p style="font-size:8pt;margin-top:6mm">Exporté de l’application le 3 févr. 2026 à 21:14. Partagez ces informations pour recevoir un virement.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: robec.iban, bic: 'NEOOFR22', holder: 'SCI DU ROBEC' },
    absent: ['balance', 'building_address', 'rnc'],
  },
);

export const IDENTITES_ET_COMPTES = [old, passport, birth, grid, screen];
