// Who people are and where they bank: a laminated card with a married name, a passport, a birth record, two accounts.
import { mrzDigit } from '@quitus/papers/samples/identifiers';

import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { table } from '../../writing.ts';

const checked = (field: string): string => `${field}${mrzDigit(field)}`;
const shown = (zone: string): string => zone.replaceAll('<', '&lt;');

const first = `${'IDFRAPASQUIER'.padEnd(30, '<')}942012`;
const second = `${checked('161094203418')}AURELIE<<CLAIR${checked('880916')}F`;
const zone = `${first}\n${second}${mrzDigit(first + second)}`;
const card = paperOf(
  'cni-plastifiee-usage',
  `padding: 24mm 30mm; .c { width: 108mm; height: 76mm; border: .3mm solid #7d97b5; border-radius: 3mm; padding: 3mm 4mm; background: linear-gradient(170deg, #e6eef8, #f4f7fb); font-size: 8.2pt; line-height: 1.5; margin-bottom: 10mm; position: relative } .ph { position: absolute; left: 4mm; top: 17mm; width: 25mm; height: 32mm; background: #9fb0c4 } .i { margin-left: 30mm } .z { position: absolute; bottom: 3mm; left: 4mm; font: 8.4pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre }`,
  [
    `<div class="c"><b>RÉPUBLIQUE FRANÇAISE</b><br>CARTE NATIONALE D’IDENTITÉ N° : <b>161094203418</b> &nbsp; Nationalité Française<div class="ph"></div><div class="i">Nom : <b>PASQUIER</b><br>Nom d’usage : <b>ép. DIALLO</b><br>Prénom(s) : <b>AURÉLIE, CLAIRE</b><br>Sexe : <b>F</b> &nbsp; Né(e) le : <b>16.09.1988</b><br>à : <b>MEAUX (77)</b><br>Taille : <b>1,68m</b><br>Signature du titulaire :</div><div class="z">${shown(zone)}</div></div><div class="c">Adresse : <b>6 ALLÉE PARMENTIER<br>CRÉTEIL (94)</b><br>Carte valable jusqu’au : <b>24.10.2031</b><br>délivrée le : <b>25.10.2016</b><br>par : <b>PRÉFECTURE DU VAL-DE-MARNE (94)</b><br>Signature de l’autorité :<br><span style="font-size:6.6pt">pour le préfet, le chef de bureau</span></div>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'CARTE_IDENTITE',
    facts: {
      last_name: 'PASQUIER',
      first_names: either('AURÉLIE, CLAIRE', 'AURELIE CLAIRE', 'AURELIE'),
      born_on: '1988-09-16',
      born_at: either('MEAUX (77)', 'MEAUX'),
      expires_on: '2031-10-24',
      delivered_on: '2016-10-25',
      document_number: '161094203418',
    },
    absent: ['iban', 'owner'],
  },
);

const passFirst = 'P<FRATERRIER<<LUCAS<JULIEN'.padEnd(44, '<');
const passBody = `${checked('21HD08846')}FRA${checked('790203')}M${checked('310614')}${'<'.repeat(14)}0`;
const passSecond = `${passBody}${mrzDigit(passBody.slice(0, 10) + passBody.slice(13, 20) + passBody.slice(21, 43))}`;
const passport = paperOf(
  'passeport-photocopie-annecy',
  `padding: 30mm 22mm; .p { border: .3mm solid #402; border-radius: 2mm; padding: 4mm 5mm; width: 160mm; background: #f3eef2; font-size: 6.8pt; line-height: 1.3 } .g { display: grid; grid-template-columns: 40mm 1fr; gap: 5mm; margin-top: 2mm } .ph { background: #a9a2a8; height: 50mm } b { font-size: 9.4pt; display: block; margin-bottom: .8mm } .two { display: grid; grid-template-columns: 1fr 1fr } .z { font: 10pt/1.4 'DejaVu Sans Mono', monospace; white-space: pre; margin-top: 4mm }`,
  [
    `<div class="p"><div style="display:flex;justify-content:space-between;font-size:9pt"><span>PASSEPORT<br>PASSPORT</span><span>RÉPUBLIQUE FRANÇAISE</span></div><div class="g"><div class="ph"></div><div><div class="two"><span>Type / Type<b>P</b></span><span>Code du pays / Country code – Passeport n° / Passport No<b>FRA &nbsp; 21HD08846</b></span></div>Nom / Surname (1)<b>TERRIER</b>Prénoms / Given names (2)<b>Lucas, Julien</b><div class="two"><span>Nationalité / Nationality (3)<b>Française</b></span><span>Sexe / Sex (5) – Taille / Height (12)<b>M &nbsp; 1,82 m</b></span><span>Date de naissance / Date of birth (4)<b>03 02 1979</b></span><span>Lieu de naissance / Place of birth (6)<b>ANNECY</b></span><span>Date de délivrance / Date of issue (7)<b>15 06 2021</b></span><span>Date d’expiration / Date of expiry (8)<b>14 06 2031</b></span><span>Autorité / Authority (9)<b>Préfecture de la Haute-Savoie</b></span><span>Couleur des yeux / Colour of eyes (13)<b>Marron</b></span></div>Domicile / Residence (11)<b>17 ROUTE DES CREUSES 74940 ANNECY</b></div></div><div class="z">${shown(`${passFirst}\n${passSecond}`)}</div></div><p style="margin-top:12mm">Copie conforme à l’original, remise au Cabinet Burnod le 2 mars 2026 pour la mise à jour de la fiche du gérant de la SCI.</p>`,
  ],
  {
    type: 'DOC_IDENTITE',
    also: ['DOC_IDENTITE_ACQUEREURS'],
    sub_kind: 'PASSEPORT',
    facts: {
      last_name: 'TERRIER',
      first_names: either('Lucas, Julien', 'LUCAS JULIEN'),
      born_on: '1979-02-03',
      born_at: 'ANNECY',
      expires_on: '2031-06-14',
      delivered_on: '2021-06-15',
      document_number: '21HD08846',
    },
    absent: ['iban', 'owner'],
  },
);

const birth = paperOf(
  'naissance-extrait-filiation',
  `font: 10.4pt/1.5 'Nimbus Sans', sans-serif; padding: 20mm; td { border: .2mm solid #000; padding: 1.6mm 2.5mm } td:first-child { width: 62mm; background: #f4f4f4 }`,
  [
    `<table style="border:0"><tr><td style="border:0;background:none"><b>MAIRIE DE GIEN</b><br>Loiret (45)<br>Service de l’état civil</td><td style="border:0;text-align:right">Ville de GIEN – place Jean Jaurès<br>45500 GIEN</td></tr></table><h1 style="font-size:15pt;text-align:center;margin:8mm 0 2mm">EXTRAIT D’ACTE DE NAISSANCE</h1><p style="text-align:center">avec indication de la filiation<br>Acte n° 00014 – année 1961</p>${table(
      [],
      [
        ['NOM', 'FOUCAULT'],
        ['Prénom(s)', 'Brigitte Marie'],
        ['Sexe', 'féminin'],
        ['Date et heure de naissance', '11 janvier 1961 à 4 heures 30'],
        ['Lieu de naissance', 'GIEN (Loiret)'],
        ['PÈRE : nom, prénom(s)', 'FOUCAULT Roger Émile'],
        ['né le, à', '2 mai 1932 à BRIARE (Loiret)'],
        ['MÈRE : nom, prénom(s)', 'THIBAULT Paulette'],
        ['née le, à', '19 août 1935 à SULLY-SUR-LOIRE (Loiret)'],
      ],
    )}<p style="margin-top:6mm"><b>MENTIONS MARGINALES</b></p><p>Mariée à Orléans (Loiret) le 7 juillet 1984 avec Patrick Louis MERLIN.<br>Divorcée par jugement du tribunal de grande instance d’Orléans en date du 6 février 2009.</p><p style="margin-top:8mm">Extrait délivré selon procédé informatisé, certifié conforme aux indications portées au registre.</p><p>GIEN, le 28 septembre 2026</p><p style="text-align:right">L’officier de l’état civil par délégation du maire,<br>signature et sceau de la mairie</p><p style="font-size:7.6pt;margin-top:14mm">Le présent extrait ne peut être utilisé comme titre de circulation. Quiconque aura utilisé ou tenté d’utiliser une expédition incomplète, erronée ou périmée en vue de faire établir un acte de l’état civil s’expose aux sanctions du décret n° 62-921 du 3 août 1962.</p>`,
  ],
  {
    type: 'ACT_NAISSANCE',
    also: ['ACT_NAISSANCE_ACQUEREURS'],
    sub_kind: null,
    facts: {
      last_name: 'FOUCAULT',
      first_names: 'Brigitte Marie',
      born_on: '1961-01-11',
      born_at: either('GIEN (Loiret)', 'GIEN'),
      delivered_on: '2026-09-28',
    },
    absent: ['expires_on', 'document_number', 'iban'],
  },
);

const foucault = accountOf('foucault-brigitte');
const branch = paperOf(
  'rib-guichet-orleans',
  `font: 9pt 'Nimbus Sans', sans-serif; padding: 16mm; .r { border: .3mm solid #06406b; padding: 4mm; margin-bottom: 9mm } .r td, .r th { border: .2mm solid #8aa8bf; text-align: center } .r th { background: #e4edf4; font-size: 7.6pt }`,
  [
    `<p style="color:#06406b;font-size:14pt"><b>Caisse Régionale Val de Loire Exemple</b></p>${[
      1, 2,
    ]
      .map(
        () =>
          `<div class="r"><p style="text-align:center"><b>RELEVE D’IDENTITE BANCAIRE</b></p><p>Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, prélèvements).</p>${table(['Code établissement', 'Code guichet', 'N° de compte', 'Clé RIB'], [[foucault.bank, foucault.branch, foucault.number, foucault.key]])}<p style="margin-top:3mm">IBAN : <b>${foucault.spaced}</b><br>BIC – Adresse SWIFT : <b>AGEXFRPP845</b></p><table><tr><td style="text-align:left">Domiciliation<br>ORLEANS LA SOURCE<br>Tél. 02 38 00 19 45</td><td style="text-align:left">Intitulé du compte<br><b>MME BRIGITTE FOUCAULT</b><br>112 AVENUE DAUPHINE<br>45100 ORLEANS</td></tr></table></div>`,
      )
      .join(
        '',
      )}<p style="font-size:7.6pt">Imprimé le 02/10/2026 depuis votre espace en ligne. Votre conseiller : Mme Perrine ADAM.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: {
      iban: foucault.iban,
      bic: 'AGEXFRPP845',
      holder: either('MME BRIGITTE FOUCAULT', 'BRIGITTE FOUCAULT'),
    },
    absent: ['balance', 'born_on', 'rnc', 'to_pay'],
  },
);

const aravis = accountOf('sci-les-aravis');
const online = paperOf(
  'rib-neobanque-sci',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 26mm 24mm; .k { color: #6a6f7a; font-size: 8.6pt; margin: 5mm 0 0 } .v { font-size: 12.5pt; margin: 0 }`,
  [
    `<p style="font-size:20pt;color:#5b2be0"><b>pyxa pro</b></p><h1 style="font-size:17pt;margin-top:10mm">Coordonnées bancaires</h1><p class="k">Titulaire du compte</p><p class="v">SCI LES ARAVIS</p><p class="k">Adresse du titulaire</p><p class="v">17 route des Creuses, 74940 Annecy</p><p class="k">IBAN</p><p class="v">${aravis.spaced}</p><p class="k">BIC</p><p class="v">PYXAFR22XXX</p><div style="display:grid;grid-template-columns:repeat(4,1fr)"><div><p class="k">Code banque</p><p class="v">${aravis.bank}</p></div><div><p class="k">Code guichet</p><p class="v">${aravis.branch}</p></div><div><p class="k">Numéro de compte</p><p class="v">${aravis.number}</p></div><div><p class="k">Clé</p><p class="v">${aravis.key}</p></div></div><p class="k">Domiciliation</p><p class="v">Pyxa Paiements SAS, 40 rue du Sentier Exemple, 75002 Paris</p><p style="margin-top:18mm;font-size:9pt;color:#6a6f7a">Transmettez ce RIB pour recevoir un virement ou mettre en place un prélèvement. Compte de paiement professionnel ouvert auprès de Pyxa Paiements, établissement de paiement agréé. Document généré le 11 août 2026 à 14:02. Une question ? Écrivez-nous depuis l’application.</p>`,
  ],
  {
    type: 'RIB',
    sub_kind: null,
    facts: { iban: aravis.iban, bic: 'PYXAFR22XXX', holder: 'SCI LES ARAVIS' },
    absent: ['balance', 'born_on', 'rnc', 'rent'],
  },
);

export const IDENTITES = [card, passport, birth, branch, online];
