// Papers of people: cards, passports, birth records, bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, type Paper } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const MRZ = `font: 11.5pt/1.3 'DejaVu Sans Mono', monospace; white-space: pre`;
/** The fictitious specimen form: a field, its check digit. */
const checked = (field: string): string => `${field}${mrzDigit(field)}`;

const oldFirst = `${'IDFRABERTHELOT'.padEnd(30, '<')}351092`;
const oldSecond = `${checked('170444100321')}MARIE<<ODILE<<${checked('820614')}F`;
const oldMrz = `${oldFirst}\n${oldSecond}${mrzDigit(oldFirst + oldSecond)}`;
const oldCard: Paper = {
  name: 'cni-bleue',
  css: `.card { width: 105mm; border: .3mm solid #6a8fb5; border-radius: 3mm; background: #eaf2fa; padding: 3mm; font-size: 8.5pt } .z { font: 8.6pt 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm }`,
  pages: [
    `<div class="card"><b>RÉPUBLIQUE FRANÇAISE</b><br>CARTE NATIONALE D’IDENTITÉ N° : 170444100321 &nbsp; Nationalité Française<p></p>Nom : <b>BERTHELOT</b><br>Prénom(s) : <b>MARIE, ODILE, JEANNE</b><br>Sexe : F &nbsp; Né(e) le : 14.06.1982<br>à : SAINT-BRIEUC (22)<br>Taille : 1,66 m<br>Signature du titulaire :<div class="z">${oldMrz.replaceAll('<', '&lt;')}</div></div><div class="card" style="margin-top:12mm">Adresse : 5 VENELLE DU FOUR<br>35000 RENNES<br>Carte valable jusqu’au : 03.04.2032<br>délivrée le : 04.04.2017<br>par : PRÉFECTURE D’ILLE-ET-VILAINE (35)<br>Signature de l’autorité :</div>`,
  ],
  documents: [
    {
      type: 'DOC_IDENTITE',
      also: ['DOC_IDENTITE_ACQUEREURS'],
      sub_kind: 'CARTE_IDENTITE',
      facts: {
        last_name: 'BERTHELOT',
        first_names: {
          either: ['MARIE, ODILE, JEANNE', 'MARIE ODILE', 'MARIE ODILE JEANNE', 'MARIE'],
        },
        born_on: '1982-06-14',
        expires_on: '2032-04-03',
        document_number: '170444100321',
      },
    },
  ],
};

const first = `IDFRA${checked('T7X62KR90')}`.padEnd(30, '<');
const dates = `${checked('741127')}F${checked('330908')}FRA`.padEnd(29, '<');
const newMrz = [
  first,
  `${dates}${mrzDigit(`${first.slice(5)}${dates.slice(0, 7)}${dates.slice(8, 15)}${dates.slice(18)}`)}`,
  'HUREAU<<SYLVIE<ANNE'.padEnd(30, '<'),
];
const newCard: Paper = {
  name: 'cni-carte',
  css: `.card { width: 92mm; height: 58mm; border: .3mm solid #999; border-radius: 3mm; padding: 3mm; font-size: 7pt; margin: 10mm auto; position: relative; background: linear-gradient(120deg, #e9f3f7, #fbeef0) } b { font-size: 8.5pt } .f { position: absolute; left: 32mm } .z { ${MRZ} ; font-size: 10pt }`,
  pages: [
    `<div class="card"><b>RÉPUBLIQUE FRANÇAISE FR</b><br>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD<div style="position:absolute;left:3mm;top:16mm;width:24mm;height:30mm;background:#bbb"></div><div class="f">NOM / Surname<br><b>HUREAU</b><br>Prénoms / Given names<br><b>Sylvie, Anne</b><br>SEXE / Sex &nbsp; NATIONALITÉ / Nationality &nbsp; DATE DE NAISS. / Date of birth<br><b>F &nbsp; FRA &nbsp; 27 11 1974</b><br>LIEU DE NAISSANCE / Place of birth<br><b>CHOLET</b><br>N° DU DOCUMENT / Document No &nbsp; DATE D’EXPIR. / Expiry date<br><b>T7X62KR90 &nbsp; 08 09 2033</b></div></div>
    <div class="card">TAILLE / Height &nbsp; <b>1,71 m</b> &nbsp; DATE DE DÉLIVRANCE / Date of issue <b>09 09 2023</b><br>ADRESSE / Address<br><b>27 RUE PAUL BELLAMY<br>44000 NANTES FRANCE</b><div class="z" style="margin-top:8mm">${newMrz.join('\n').replaceAll('<', '&lt;')}</div></div>`,
  ],
  documents: [
    {
      type: 'DOC_IDENTITE',
      also: ['DOC_IDENTITE_ACQUEREURS'],
      sub_kind: 'CARTE_IDENTITE',
      facts: {
        last_name: 'HUREAU',
        first_names: { either: ['SYLVIE ANNE', 'Sylvie, Anne'] },
        born_on: '1974-11-27',
        expires_on: '2033-09-08',
        document_number: 'T7X62KR90',
      },
    },
  ],
};

const passportSecond = `${checked('19FV40812')}FRA${checked('900523')}M${checked('290117')}${'<'.repeat(14)}`;
const passport: Paper = {
  name: 'passeport-page',
  css: `.p { border: .3mm solid #844; width: 125mm; padding: 4mm; font-size: 8pt; background: #f7eef4 } .z { ${MRZ}; font-size: 9pt }`,
  pages: [
    `<div class="p"><b>PASSEPORT – PASSPORT</b> &nbsp; République française<p></p>Type : P &nbsp; Code du pays : FRA &nbsp; Passeport n° / Passport No : 19FV40812<br>Nom/Surname (1)<br><b>KARROUMI</b><br>Prénoms/Given names (2)<br><b>Abdel, Malik</b><br>Nationalité (3) Française &nbsp; Date de naissance (4) <b>23 05 1990</b><br>Sexe (5) M &nbsp; Lieu de naissance (6) <b>RENNES</b><br>Date de délivrance (7) 18 01 2019 &nbsp; Date d’expiration (8) <b>17 01 2029</b><br>Autorité (9) Préfecture d’Ille-et-Vilaine<p></p><div class="z">${'P<FRAKARROUMI<<ABDEL<MALIK'.padEnd(44, '<').replaceAll('<', '&lt;')}\n${`${passportSecond}${mrzDigit('<'.repeat(14))}`.slice(0, 43).replaceAll('<', '&lt;')}${mrzDigit(`${passportSecond.slice(0, 10)}${passportSecond.slice(13, 20)}${passportSecond.slice(21, 43)}`)}</div></div>`,
  ],
  documents: [
    {
      type: 'DOC_IDENTITE',
      also: ['DOC_IDENTITE_ACQUEREURS'],
      sub_kind: 'PASSEPORT',
      facts: {
        last_name: 'KARROUMI',
        first_names: { either: ['ABDEL MALIK', 'Abdel, Malik'] },
        born_on: '1990-05-23',
        expires_on: '2029-01-17',
        document_number: '19FV40812',
      },
    },
  ],
};

const full: Paper = {
  name: 'naissance-copie',
  css: `font: 11pt/1.6 'Nimbus Roman', serif; padding: 25mm`,
  pages: [
    `<p>DÉPARTEMENT DE MAINE-ET-LOIRE<br>VILLE DE CHOLET</p><h1 style="font-size:14pt;text-align:center">COPIE INTÉGRALE D’ACTE DE NAISSANCE<br>Acte n° 1187</h1><p>Le vingt-sept novembre mil neuf cent soixante-quatorze, à quatre heures quinze minutes, est née, rue de l’Hôpital, Sylvie Anne, du sexe féminin, de Bernard HUREAU, né à Maulévrier le 4 mai 1945, ajusteur, et de Monique CESBRON, née à Cholet le 30 janvier 1949, son épouse, domiciliés à Cholet.</p><p>Dressé le vingt-huit novembre mil neuf cent soixante-quatorze, sur la déclaration du père, qui, lecture faite, a signé avec Nous, officier de l’état civil.</p><p>MENTIONS MARGINALES : néant.</p><p>Copie certifiée conforme, délivrée selon procédé informatisé.<br>Cholet, le 25 août 2026<br>L’officier de l’état civil par délégation</p>`,
  ],
  documents: [
    {
      type: 'ACT_NAISSANCE',
      also: ['ACT_NAISSANCE_ACQUEREURS'],
      sub_kind: null,
      facts: {
        last_name: 'HUREAU',
        first_names: 'Sylvie Anne',
        born_on: '1974-11-27',
        born_at: 'CHOLET',
        delivered_on: '2026-08-25',
      },
    },
  ],
};
const extract: Paper = {
  name: 'naissance-extrait',
  css: `font: 10.5pt 'DejaVu Sans', sans-serif; td { border: .2mm solid #888; padding: 2mm }`,
  pages: [
    `<p><b>Mairie de SAUMUR</b> – Service de l’état civil</p><h1 style="font-size:13pt">EXTRAIT D’ACTE DE NAISSANCE AVEC FILIATION</h1>${table(
      [],
      [
        ['Année et n° de l’acte', '1958 / 00143'],
        ['Nom', 'TESSIER'],
        ['Prénoms', 'Jean-Luc, Marcel'],
        ['Né le', '8 février 1958 à 22 heures'],
        ['À', 'SAUMUR (Maine-et-Loire)'],
        ['Père', 'Marcel TESSIER'],
        ['Mère', 'Yvonne GIRARDEAU'],
        ['Mentions', 'Marié à ANGERS le 12 septembre 1981 avec Brigitte ROUSSEAU'],
      ],
    )}<p style="margin-top:8mm">Délivré conforme aux registres, à Saumur le 06/07/2026. Sceau de la mairie.</p>`,
  ],
  documents: [
    {
      type: 'ACT_NAISSANCE',
      also: ['ACT_NAISSANCE_ACQUEREURS'],
      sub_kind: null,
      facts: {
        last_name: 'TESSIER',
        first_names: 'Jean-Luc, Marcel',
        born_on: '1958-02-08',
        born_at: either('SAUMUR', 'SAUMUR (Maine-et-Loire)'),
        delivered_on: '2026-07-06',
      },
    },
  ],
};

const hureau = accountOf('hureau');
const tessier = accountOf('tessier');
const slip: Paper = {
  name: 'rib-coupon',
  css: `.c { border: .3mm solid #000; width: 150mm; font-size: 8.5pt; padding: 3mm } td { border: .2mm solid #000; text-align: center }`,
  pages: [
    `<div class="c"><b>RELEVÉ D’IDENTITÉ BANCAIRE</b> – Banque de l’Exemple, agence de Nantes Bretagne<p></p>${table(['Banque', 'Guichet', 'N° compte', 'Clé', 'Devise'], [[hureau.bank, hureau.branch, hureau.number, hureau.key, 'EUR']])}<p></p>Identifiant international (IBAN) : ${hureau.spaced}<br>Identifiant international de la banque (BIC) : EXEMFRPPXXX<p></p>Titulaire du compte : MLE SYLVIE HUREAU<br>27 RUE PAUL BELLAMY 44000 NANTES</div>`,
  ],
  documents: [
    {
      type: 'RIB',
      sub_kind: null,
      facts: {
        iban: hureau.iban,
        bic: 'EXEMFRPPXXX',
        holder: { either: ['MLE SYLVIE HUREAU', 'SYLVIE HUREAU'] },
      },
    },
  ],
};
const app: Paper = {
  name: 'rib-application',
  css: `font: 12pt 'URW Gothic', sans-serif; padding: 25mm; .g { color: #777; font-size: 9pt; margin-top: 5mm }`,
  pages: [
    `<h1 style="color:#5a2fc2">Vos coordonnées bancaires</h1><div class="g">Compte joint au nom de</div>M. ou Mme Jean-Luc Tessier<div class="g">IBAN</div>${tessier.spaced}<div class="g">Code BIC / SWIFT</div>EXEMFRPPXXX<div class="g">Domiciliation</div>Exemple Banque en ligne<p style="margin-top:20mm;font-size:9pt">Ce document peut être transmis à vos débiteurs ou créanciers pour la mise en place de virements ou de prélèvements.</p>`,
  ],
  documents: [
    {
      type: 'RIB',
      sub_kind: null,
      facts: {
        iban: tessier.iban,
        bic: 'EXEMFRPPXXX',
        holder: { either: ['M. ou Mme Jean-Luc Tessier', 'Jean-Luc Tessier'] },
      },
    },
  ],
};

export const PERSONNES = [oldCard, newCard, passport, full, extract, slip, app];
