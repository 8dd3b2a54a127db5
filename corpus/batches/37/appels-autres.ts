// Calls for funds out of the ordinary run: works, a late one, a volunteer's spreadsheet.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, plain, spaced, sum, table } from '../../writing.ts';
import { FLEX, flex, quote } from './outils.ts';

const WORKS = [
  ['Ravalement façades rue et cour – Entreprise SOCRAVAL', 4120000],
  ['Maîtrise d’œuvre – Agence LE BRETON architectes', 329600],
  ['Assurance dommages-ouvrage', 98500],
  ['Honoraires syndic sur travaux (2,50 % TTC)', 103000],
] as const;
const shares = WORKS.map(([, total]) => quote(total, 268, 5000));
const worksShare = sum(shares);
const works = paperOf(
  'appel-travaux-tours',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 18mm; ${FLEX} .band { border-left: 3mm solid #8c1d40; padding-left: 4mm } .w td, .w th { border-bottom: .2mm solid #b8a; padding: 1.4mm } .w th { color: #8c1d40; font-weight: bold } .w td:nth-child(n+2), .w th:nth-child(n+2) { text-align: right } .tot td { font-weight: bold; background: #f7ebf0 } .ch { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm; font-size: 8pt; text-align: center } .ch div { border: .2mm solid #8c1d40; padding: 1.5mm } .on { background: #f7ebf0 }`,
  [
    `${flex(
      `<div class="band"><b style="font-size:14pt">TOURANGELLE DE GESTION</b><br>Syndic · Gestion locative · Ventes</div>`,
      `<div style="text-align:right;font-size:8pt">18 boulevard Heurteloup<br>37000 TOURS<br>02 47 00 18 18</div>`,
    )}
    <div style="margin:10mm 0 6mm 95mm;font-size:10pt">SCI BEL-AIR<br>Monsieur Youssef EL AMRANI, gérant<br>14 quai Paul Bert<br>37100 TOURS</div>
    <p>Tours, le ${inFull('2026-11-16')}</p>
    <p><b>Objet : Copropriété LE PRIEURÉ SAINT-CÔME, 61 rue Walvein, 37000 TOURS<br>APPEL DE FONDS TRAVAUX – Ravalement des façades – Appel 2/4</b></p>
    <p>Madame, Monsieur,</p><p>L’assemblée générale du 23 juin 2026 (résolution n° 14) a décidé la réalisation des travaux ci-dessous pour un montant global de 186.044,00 € TTC, appelable en quatre échéances égales. Conformément à cette décision, nous vous adressons le deuxième appel.</p>
    ${table(
      [
        'Nature',
        'Montant de l’échéance',
        'Vos millièmes (lots 9, 31)',
        'Base',
        'Montant à votre charge',
      ],
      [
        ...WORKS.map(([label, total], index) => [
          label,
          `${spaced(total)} €`,
          268,
          5000,
          `${spaced(shares[index] ?? 0)} €`,
        ]),
        `<tr class="tot"><td>TOTAL APPEL TRAVAUX N° 2</td><td>${spaced(sum(WORKS.map(([, total]) => total)))} €</td><td>268</td><td>5000</td><td>${spaced(worksShare)} €</td></tr>`,
      ],
      'w',
    )}
    <p style="margin-top:4mm">Calendrier des appels :</p><div class="ch"><div>1er appel<br>15/09/2026<br>émis</div><div class="on">2e appel<br><b>15/12/2026</b><br>présent appel</div><div>3e appel<br>15/03/2027<br>à venir</div><div>4e appel<br>15/06/2027<br>à venir</div></div>
    <p style="margin-top:5mm">Nous vous remercions de nous faire parvenir la somme de <b>${spaced(worksShare)} €</b> pour le <b>15 décembre 2026</b>, date d’exigibilité, par virement sur le compte travaux du syndicat ou par chèque. Cet appel est distinct de vos provisions trimestrielles, que vous avez reçues ou recevrez par courrier séparé.</p>
    <p>Aucun prélèvement n’est effectué pour les appels de travaux, même si vous êtes adhérent au prélèvement automatique. En cas de vente du lot, l’appel reste dû par celui qui est copropriétaire au jour de l’exigibilité (décret du 17 mars 1967, art. 6-2), nonobstant toute convention contraire des parties.</p>
    <p>Nous vous prions d’agréer, Madame, Monsieur, nos salutations distinguées.</p><p style="margin-left:110mm">Le service comptabilité<br>P/o Estelle GABORIAU</p>
    <p style="position:absolute;bottom:8mm;left:18mm;right:18mm;font-size:6.4pt;text-align:center;color:#555">TOURANGELLE DE GESTION – SAS au capital de 40 000 € – SIREN 900 000 592 RCS TOURS – CPI 3701 2019 000 000 592 – Syndicat immatriculé au RNC : AB9-440-017 – Garantie GALIENNE CAUTION – Médiation : ANM Conso Exemple, Paris</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'TOURANGELLE DE GESTION',
      building: 'LE PRIEURÉ SAINT-CÔME',
      building_address: '61 rue Walvein, 37000 TOURS',
      rnc: 'AB9440017',
      owner: either('SCI BEL-AIR', 'SCI BEL-AIR Monsieur Youssef EL AMRANI, gérant'),
      lots: ['9', '31'],
      tantiemes: 268,
      base: 5000,
      due_on: '2026-12-15',
      total: worksShare,
      travaux: worksShare,
      to_pay: worksShare,
    },
    absent: [
      'courantes',
      'fonds_travaux',
      'solde_anterieur',
      'iban',
      'recoverable',
      'period_from',
      'avances',
    ],
  },
);

const NEVERS = accountOf('nevers-loire');
const LATE = { general: quote(612000, 305, 8000), lift: quote(88000, 52, 1000) };
const lateFund = quote(35000, 305, 8000);
const lateTotal = LATE.general + LATE.lift + lateFund;
const OLD = 61277;
const late = paperOf(
  'appel-relance-nevers',
  `font: 9pt/1.35 'Nimbus Mono PS', monospace; padding: 13mm 14mm; pre { font: inherit; margin: 0 } .st { position: absolute; right: 14mm; top: 62mm; border: .6mm solid #b00; color: #b00; padding: 2mm 4mm; font-weight: bold; transform: rotate(-4deg) }`,
  [
    `<div class="st">RAPPEL</div><pre>
NIVERNAIS IMMOBILIER – M. et C. DUBOSC
ADMINISTRATEURS DE BIENS
3, RUE DU COMMERCE                          MLE OUEDRAOGO AISSATA
58000 NEVERS                                RES. LOIRE-NIEVRE  ESC C  APT 31
TEL 03 86 00 03 03                          27 QUAI DE MANTOUE
                                            58000 NEVERS

                                            NEVERS, LE 26/10/2026

IMMEUBLE : 118 – RESIDENCE LOIRE-NIEVRE
           25-27 QUAI DE MANTOUE – 58000 NEVERS
           IMMATRICULATION AE1775302
CPTE     : 450118-0031
LOT(S)   : 0031 APPARTEMENT, 0092 CAVE

*** APPEL DE FONDS 4EME TRIMESTRE 2026 – RAPPEL POUR NON PAIEMENT ***
*** PERIODE DU 01/10/2026 AU 31/12/2026 – EXIGIBLE LE 01/10/2026 ***

LIBELLE                           A REPARTIR     BASE  TANT.   QUOTE-PART
-------------------------------------------------------------------------
PROV. CHARGES GENERALES             6 120,00     8000    305   ${spaced(LATE.general).padStart(10)}
PROV. ASCENSEUR ESC. C                880,00     1000     52   ${spaced(LATE.lift).padStart(10)}
FONDS DE TRAVAUX ART 14-2-1           350,00     8000    305   ${spaced(lateFund).padStart(10)}
-------------------------------------------------------------------------
TOTAL DE L'APPEL DU 01/10/2026                                 ${spaced(lateTotal).padStart(10)}

SOLDE ANTERIEUR DEBITEUR AU 30/09/2026                         ${spaced(OLD).padStart(10)}
                                                              ===========
TOTAL RESTANT DU A CE JOUR                                     ${spaced(lateTotal + OLD).padStart(10)}
-------------------------------------------------------------------------

SAUF ERREUR OU OMISSION DE NOTRE PART, NOUS N'AVONS PAS RECU LE REGLEMENT
DE LA SOMME CI-DESSUS. NOUS VOUS REMERCIONS DE L'ADRESSER PAR RETOUR.
PASSE UN DELAI DE HUIT JOURS, UNE MISE EN DEMEURE PAR LETTRE RECOMMANDEE
(48,00 EUR TTC, CONTRAT DE SYNDIC ART. 9.1) VOUS SERA ADRESSEE, SUIVIE DE
LA TRANSMISSION DE VOTRE DOSSIER A NOTRE HUISSIER.
SI VOTRE PAIEMENT A CROISE CE COURRIER, VEUILLEZ NE PAS EN TENIR COMPTE.

VIREMENT : SDC LOIRE-NIEVRE
IBAN ${NEVERS.spaced}

LE SERVICE CONTENTIEUX

SARL DUBOSC AU CAPITAL DE 7 622,45 EUR – RCS NEVERS 900 000 615
CPI 5801 2017 000 000 615 – CAISSE DE GARANTIE : GALIENNE CAUTION
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('NIVERNAIS IMMOBILIER', 'NIVERNAIS IMMOBILIER – M. et C. DUBOSC'),
      building: 'RESIDENCE LOIRE-NIEVRE',
      building_address: '25-27 QUAI DE MANTOUE, 58000 NEVERS',
      rnc: 'AE1775302',
      owner: 'MLE OUEDRAOGO AISSATA',
      lots: ['31', '92'],
      tantiemes: 305,
      base: 8000,
      account: '450118-0031',
      iban: NEVERS.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: lateTotal,
      courantes: LATE.general + LATE.lift,
      fonds_travaux: lateFund,
      solde_anterieur: OLD,
      to_pay: lateTotal + OLD,
    },
    absent: ['travaux', 'avances', 'recoverable'],
  },
);

const OWNERS = [
  ['1', 'Mme PICHON Ginette (usufr.) / PICHON Alain (nu-propr.)', 214],
  ['2', 'M. DA SILVA FERREIRA Armando', 186],
  ['3', 'M. et Mme KOWALCZYK', 230],
  ['4 et 7', 'Mlle LE HÉNAFF Rozenn', 251],
  ['5', 'SARL Pharmacie du Pont', 119],
] as const;
const GIEN = { budget: 160000, fund: 8000 };
const spreadsheet = paperOf(
  'appel-tableur-benevole-gien',
  `font: 9.5pt 'Carlito', sans-serif; padding: 12mm; td, th { border: .2mm solid #bbb; padding: .9mm 1.4mm; height: 5mm } .n { text-align: right } .y td { background: #fff59d; font-weight: bold } th { background: #dbe7d0 }`,
  [
    `<table><tr><td colspan="6" style="font-size:13pt"><b>Copro 8 rue Gambetta GIEN – appel 1er semestre 2027</b></td></tr>
    <tr><td colspan="3">Syndic bénévole : Rozenn LE HÉNAFF</td><td colspan="3">fait le 28/11/2026</td></tr>
    <tr><td colspan="3">Immeuble : 8 rue Gambetta 45500 GIEN</td><td colspan="3">RNC AG2048861</td></tr>
    <tr><td colspan="3">Pour : M. DA SILVA FERREIRA Armando, lot 2</td><td colspan="3">du 01/01/2027 au 30/06/2027</td></tr>
    <tr><td colspan="6"></td></tr>
    <tr><th>Lot</th><th>Nom</th><th>Millièmes</th><th>Charges courantes</th><th>Fonds trvx</th><th>Total</th></tr>
    ${OWNERS.map(([lot, name, part]) => {
      const [one, two] = [quote(GIEN.budget, part, 1000), quote(GIEN.fund, part, 1000)];
      return `<tr class="${lot === '2' ? 'y' : ''}"><td>${lot}</td><td>${name}</td><td class="n">${part}</td><td class="n">${plain(one)}</td><td class="n">${plain(two)}</td><td class="n">${plain(one + two)}</td></tr>`;
    }).join('')}
    <tr><td></td><td>TOTAL</td><td class="n">1000</td><td class="n">${plain(sum(OWNERS.map(([, , part]) => quote(GIEN.budget, part, 1000))))}</td><td class="n">${plain(sum(OWNERS.map(([, , part]) => quote(GIEN.fund, part, 1000))))}</td><td class="n">${plain(sum(OWNERS.map(([, , part]) => quote(GIEN.budget, part, 1000) + quote(GIEN.fund, part, 1000))))}</td></tr>
    <tr><td colspan="6"></td></tr><tr><td colspan="4">Votre part (186/1000)</td><td></td><td class="n">${plain(quote(GIEN.budget, 186, 1000) + quote(GIEN.fund, 186, 1000))}</td></tr>
    <tr><td colspan="4">Report : vous aviez payé 20 € de trop au 2e semestre 2026</td><td></td><td class="n">-20,00</td></tr>
    <tr class="y"><td colspan="4">A PAYER avant le 15/01/2027</td><td></td><td class="n">${plain(quote(GIEN.budget, 186, 1000) + quote(GIEN.fund, 186, 1000) - 2000)} €</td></tr></table>
    <p style="margin-top:6mm">Bonjour à tous, comme convenu à l’AG du 14 novembre on reste à 3 200 € de budget pour l’année (2 appels de 1 600 €) et 160 € pour le fonds travaux. Merci de payer par virement, le RIB n’a pas changé, ou de me glisser un chèque dans la boîte. L’appel est dû au 1er janvier mais je vous laisse jusqu’au 15. Pensez à relever vos compteurs d’eau ! Rozenn</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Rozenn LE HÉNAFF', 'Mlle LE HÉNAFF Rozenn'),
      building_address: '8 rue Gambetta, 45500 GIEN',
      rnc: 'AG2048861',
      owner: 'M. DA SILVA FERREIRA Armando',
      lots: ['2'],
      tantiemes: 186,
      base: 1000,
      period_from: '2027-01-01',
      period_to: '2027-06-30',
      due_on: either('2027-01-15', '2027-01-01'),
      total: quote(GIEN.budget, 186, 1000) + quote(GIEN.fund, 186, 1000),
      courantes: quote(GIEN.budget, 186, 1000),
      fonds_travaux: quote(GIEN.fund, 186, 1000),
      solde_anterieur: -2000,
      to_pay: quote(GIEN.budget, 186, 1000) + quote(GIEN.fund, 186, 1000) - 2000,
    },
    absent: ['travaux', 'avances', 'iban', 'recoverable'],
  },
);

export const APPELS_AUTRES = [works, late, spreadsheet];
