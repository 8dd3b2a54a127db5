// Who people are and where they are paid: card, passport, residence permit, birth, two bank details.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: readonly string[]): string => zone.join('\n').replaceAll('<', '&lt;');
/** Three lines of thirty: `kind` is « IDFRA » or the like. */
const smallZone = (
  kind: string,
  number: string,
  born: string,
  sex: string,
  until: string,
  nation: string,
  names: string,
): string[] => {
  const first = `${kind}${checked(number)}`.padEnd(30, '<');
  const second = `${checked(born)}${sex}${checked(until)}${nation}`.padEnd(29, '<');
  const all = mrzDigit(
    first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18),
  );
  return [first, `${second}${all}`, names.padEnd(30, '<')];
};

const card = paperOf(
  'cni-scan-bastia',
  `padding: 30mm 20mm; .card { width: 88mm; height: 56mm; border: .3mm solid #557; border-radius: 3mm; padding: 2.5mm; margin-bottom: 12mm; background: #f1f6f4; font-size: 6.2pt; line-height: 1.3; position: relative } .card b { font-size: 8.2pt; display: block } .ph { position: absolute; right: 3mm; top: 11mm; width: 18mm; height: 27mm; background: #9aa } .z { font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; position: absolute; bottom: 3mm; left: 3mm }`,
  [
    `<div class="card"><div style="display:flex;justify-content:space-between"><span>RÉPUBLIQUE FRANÇAISE</span><span>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD</span></div><div class="ph"></div><div style="margin-top:2mm">NOM / Surname<b>SANTONI</b>Nom d’usage / Alternate name<b>SANTONI-PAOLETTI</b>Prénoms / Given names<b>Letizia, Anghjula-Maria</b><span style="font-size:5.2pt">SEXE / Sex &nbsp; NATIONALITÉ / Nationality &nbsp; DATE DE NAISS. / Date of birth</span><b>F &nbsp;&nbsp;&nbsp; FRA &nbsp;&nbsp;&nbsp; 03 12 1968</b>LIEU DE NAISSANCE / Place of birth<b>CALVI</b>N° DU DOCUMENT / Document No &nbsp; DATE D’EXPIR. / Expiry date<b>T7XR40C92 &nbsp;&nbsp; 14 05 2032</b></div></div>
    <div class="card">TAILLE / Height<b>1,71 m</b>DATE DE DÉLIVRANCE / Date of issue<b>15 05 2022</b>ADRESSE / Address<b style="font-size:7pt">118 BD DE LA RÉPUBLIQUE<br>30900 NÎMES – FRANCE</b><div class="z">${shown(smallZone('IDFRA', 'T7XR40C92', '681203', 'F', '320514', 'FRA', 'SANTONI<<LETIZIA<ANGHJULA<MARI'))}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'SANTONI',
      first_names: either('Letizia, Anghjula-Maria', 'LETIZIA ANGHJULA MARI'),
      born_on: '1968-12-03',
      born_at: 'CALVI',
      expires_on: '2032-05-14',
      delivered_on: '2022-05-15',
      document_number: 'T7XR40C92',
    },
    absent: ['iban', 'owner'],
  },
);

const passFirst = 'P<FRADE<ROQUEFEUIL<BLANQUEFORT<<GUILHEM<AYMA'.padEnd(44, '<').slice(0, 44);
const passBody = `${checked('24EH30716')}FRA${checked('590228')}M${checked('340109')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-photocopie-beziers',
  `padding: 40mm 25mm; filter: grayscale(1); .p { border: .3mm solid #444; padding: 5mm; width: 152mm; background: #eee; font-size: 7pt } .g { display: grid; grid-template-columns: 40mm 1fr; gap: 5mm } .ph { background: #999; height: 50mm } b { font-size: 9.4pt; display: block } .z { font: 9.8pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm } .r { display: flex; gap: 12mm }`,
  [
    `<div class="p"><div class="r"><span>République française</span><span>PASSEPORT – PASSPORT</span></div><div class="g"><div class="ph"></div><div><div class="r"><span>Type / Type<b>P</b></span><span>Code du pays / Country code<b>FRA</b></span><span>Passeport N° / Passport No.<b>24EH30716</b></span></div>Nom (1) / Surname<b>DE ROQUEFEUIL-BLANQUEFORT</b>Prénoms (2) / Given names<b>Guilhem, Aymar, Marie</b>Nationalité (3) / Nationality<b>Française</b><div class="r"><span>Date de naissance (4) / Date of birth<b>28 02 1959</b></span><span>Sexe (5)<b>M</b></span><span>Lieu de naissance (6)<b>PÉZENAS</b></span></div><div class="r"><span>Date de délivrance (7) / Date of issue<b>10 01 2024</b></span><span>Autorité (9)<b>Sous-préfecture de Béziers</b></span></div>Date d’expiration (8) / Date of expiry<b>09 01 2034</b></div></div><div class="z">${shown([passFirst, passSecond])}</div></div><p style="margin-top:8mm">Copie remise à Mme Rouvière-Cazals le 12/10/2026, valable pour la seule vente du lot 3.</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'DE ROQUEFEUIL-BLANQUEFORT',
      first_names: either('Guilhem, Aymar, Marie', 'GUILHEM AYMA'),
      born_on: '1959-02-28',
      born_at: 'PÉZENAS',
      expires_on: '2034-01-09',
      delivered_on: '2024-01-10',
      document_number: '24EH30716',
    },
    absent: ['iban', 'lots'],
  },
);

const permit = paperOf(
  'sejour-carte-evry',
  `padding: 30mm 20mm; .card { width: 90mm; height: 58mm; border: .3mm solid #755; border-radius: 3mm; padding: 3mm; margin-bottom: 10mm; background: #fbeff2; font-size: 6.4pt; line-height: 1.3; position: relative } .card b { font-size: 8.2pt; display: block } .z { font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre; position: absolute; bottom: 3mm; left: 3mm }`,
  [
    `<div class="card">FRA – RÉPUBLIQUE FRANÇAISE<br><span style="font-size:8pt">TITRE DE SÉJOUR / RESIDENCE PERMIT</span> <span style="float:right">BH4K72LQ6</span><br>NOM / NAME<b>BAH</b>Prénoms / Forenames<b>AÏSSATOU OUMOU</b>Sexe F – Nationalité GIN – Date de naissance<b>19 07 1986</b>Catégorie du titre / Type of permit<b>CARTE DE RÉSIDENT</b>Valable jusqu’au / Card expiry<b>02 04 2031</b></div><div class="card">Lieu de naissance / Place of birth : LABÉ (GUINÉE)<br>Délivré le / Date of issue : 03 04 2021 – Préfecture de l’Essonne<br>Remarques / Remarks : AUTORISE SON TITULAIRE À TRAVAILLER<br>2 ALLÉE JEAN ROSTAND 91000 ÉVRY-COURCOURONNES<div class="z">${shown(smallZone('IRFRA', 'BH4K72LQ6', '860719', 'F', '310402', 'GIN', 'BAH<<AISSATOU<OUMOU'))}</div></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'TITRE_DE_SEJOUR',
    facts: {
      last_name: 'BAH',
      first_names: 'AÏSSATOU OUMOU',
      born_on: '1986-07-19',
      born_at: either('LABÉ (GUINÉE)', 'LABÉ'),
      expires_on: '2031-04-02',
      delivered_on: '2021-04-03',
      document_number: 'BH4K72LQ6',
    },
    absent: ['iban'],
  },
);

const birth = paperOf(
  'naissance-extrait-fort-de-france',
  `font: 10.6pt/1.6 'DejaVu Serif', serif; padding: 22mm; .h { text-align: center } td { border: .2mm solid #000; padding: 1.6mm 3mm }`,
  [
    `<p class="h">RÉPUBLIQUE FRANÇAISE – COLLECTIVITÉ TERRITORIALE DE MARTINIQUE<br><b>VILLE DE FORT-DE-FRANCE</b><br>Service de l’état civil, rue Victor Sévère, 97200 FORT-DE-FRANCE</p><p class="h" style="font-size:13pt"><b>EXTRAIT D’ACTE DE NAISSANCE AVEC FILIATION</b><br>registre de 1977, acte n° 01884</p>${table(
      [],
      [
        ['NOM', 'CÉSAIRE-LUREL'],
        ['Prénoms', 'Marie-Josèphe Eugénie'],
        ['Sexe', 'féminin'],
        ['Née le', 'vingt-trois octobre mil neuf cent soixante-dix-sept (23/10/1977)'],
        ['à', 'Fort-de-France (Martinique)'],
        ['Père', 'LUREL Alcide Raphaël, né le 30/01/1950 au Lorrain'],
        ['Mère', 'CÉSAIRE Éliane Victoire, née le 11/06/1953 à Basse-Pointe'],
      ],
    )}<p style="margin-top:5mm"><b>Mentions marginales :</b> Nom dévolu par déclaration conjointe reçue le 4 mars 1980. Pacte civil de solidarité avec M. BELLEROSE Christophe, déclaré le 9 mai 2014 ; dissous le 17 janvier 2020.</p><p>Extrait délivré le 8 octobre 2026, selon procédé informatisé. L’officier d’état civil, par délégation du maire, signé : G. Rosette.</p><p style="font-size:8pt">La production de cet extrait dispense de la copie intégrale, sauf mariage. Coût : gratuit. Méfiez-vous des sites payants.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'CÉSAIRE-LUREL',
      first_names: 'Marie-Josèphe Eugénie',
      born_on: '1977-10-23',
      born_at: either('Fort-de-France', 'Fort-de-France (Martinique)'),
      delivered_on: '2026-10-08',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const durousseau = accountOf('durousseau-limoges');
const slip = paperOf(
  'rib-bordereau-limoges',
  `font: 8.6pt 'Nimbus Sans Narrow', sans-serif; .r { border: .3mm solid #000; width: 125mm; padding: 3mm; margin: 6mm 0 } td, th { border: .15mm solid #000; text-align: center; padding: .8mm }`,
  [
    [1, 2]
      .map(
        (copy) =>
          `<div class="r"><p><b>BANQUE DU LIMOUSIN EXEMPLE</b> – Relevé d’identité bancaire <span style="float:right">volet ${copy}</span></p><p style="font-size:7pt">Cadre réservé au destinataire du relevé</p>${table(['c/étab', 'c/guichet', 'n/compte', 'c/rice'], [[durousseau.bank, durousseau.branch, durousseau.number, durousseau.key]])}<p style="margin-top:2mm">IBAN ${durousseau.spaced}<br>Code B.I.C. BLEXFR2L</p><table><tr><td style="text-align:left;width:50%">Domiciliation<br>LIMOGES JOURDAN<br>12 pl. Jourdan 87000 LIMOGES</td><td style="text-align:left">Titulaire du compte<br>SCI FAM DUROUSSEAU<br>LE MAS BOURIANE<br>87110 SOLIGNAC</td></tr></table></div>`,
      )
      .join(''),
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: durousseau.iban, bic: 'BLEXFR2L', holder: 'SCI FAM DUROUSSEAU' },
    absent: ['balance', 'rnc', 'owner'],
  },
);

const vandenbossche = accountOf('van-den-bossche');
const neo = paperOf(
  'rib-application-troyes',
  `font: 11pt 'URW Gothic', sans-serif; padding: 22mm; .c { background: #f2f2ff; border-radius: 4mm; padding: 7mm; margin-top: 8mm } small { color: #668; display: block; margin-top: 3mm }`,
  [
    `<p style="font-size:18pt;color:#4433cc"><b>kolibank</b></p><p>Vos coordonnées bancaires, à partager pour recevoir un virement ou autoriser un prélèvement.</p><div class="c"><small>Bénéficiaire</small>Clothilde VAN DEN BOSSCHE<small>IBAN</small>${vandenbossche.spaced}<small>BIC / SWIFT</small>KOLBFRPPXXX<small>Banque</small>Kolibank SA, 60 rue de Monceau, 75008 Paris<small>Adresse du titulaire</small>22 rue Kalas, 10000 Troyes</div><p style="font-size:8pt;margin-top:8mm">Document généré dans l’application le 26 oct. 2026 à 21:04. Kolibank ne vous demandera jamais votre code. Parrainez un proche : 30 € offerts jusqu’au 31 décembre 2026.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: vandenbossche.iban, bic: 'KOLBFRPPXXX', holder: 'Clothilde VAN DEN BOSSCHE' },
    absent: ['balance', 'total', 'born_on'],
  },
);

export const PERSONNES_COMPTES = [card, passport, permit, birth, slip, neo];
