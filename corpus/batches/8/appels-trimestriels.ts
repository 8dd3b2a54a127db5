// Calls for funds: a quarter told in short, one with works and fund, works alone.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, plain, slashed, spaced, sum, table } from '../../writing.ts';

const BARATTES = accountOf('barattes');
const LORMAND = accountOf('lormand');
const euros = (cents: number) => `${spaced(cents)}\u00a0€`;

const QUARTER = { general: 57960, water: 10158, lift: 4715, fund: 4347 };
const quarterTotal = sum(Object.values(QUARTER));
const AHEAD = 1250;

const quarter = paperOf(
  'appel-trimestre-annecy',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; .hd { display: flex; justify-content: space-between } .logo { font-size: 17pt; font-weight: bold; color: #00695c } .to { margin: 9mm 0 8mm 98mm; font-size: 10.5pt } .box { background: #e0f2f1; border-radius: 2mm; padding: 3mm 4mm; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin-bottom: 5mm } .box b { display: block; font-size: 12.5pt } .l th { background: #00695c; color: #fff } .l td { border-bottom: .2mm solid #b2dfdb } .l td:nth-child(n+2), .l th:nth-child(n+2) { text-align: right } .tot td { font-weight: bold } .leg { position: absolute; bottom: 8mm; left: 15mm; right: 15mm; font-size: 6.8pt; color: #555; text-align: center }`,
  [
    `<div class="hd"><div><span class="logo">LAC &amp; MONTS IMMOBILIER</span><br>18 avenue de Brogny – 74000 ANNECY<br>Tél. 04 50 00 36 18 – copro@lacetmonts.example.fr</div><div style="text-align:right">Votre gestionnaire : Mme Sandrine Favre<br>Votre comptable : M. Duret<br>Annecy, le ${inFull('2026-09-14')}</div></div>
    <div class="to">M. ou Mme PERRISSIN Fabrice<br>Bât. B – Appt 118<br>5 chemin des Barattes<br>74000 ANNECY</div>
    <p><b>Copropriété : LE PARC DES BARATTES</b><br>5 chemin des Barattes – 74000 ANNECY<br>N° d’immatriculation au registre : AC7204518<br>Référence client : 00612-118 (à rappeler dans toute correspondance)</p>
    <h1 style="font-size:14pt;color:#00695c">Appel de fonds du 4ème trimestre 2026</h1>
    <div class="box"><span>Montant de l’appel<b>${euros(quarterTotal)}</b></span><span>Solde avant appel (créditeur)<b>${euros(-AHEAD)}</b></span><span>Net à payer au ${slashed('2026-10-01')}<b>${euros(quarterTotal - AHEAD)}</b></span></div>
    <p>Madame, Monsieur, veuillez trouver ci-dessous le détail des provisions appelées pour la période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')}, conformément au budget prévisionnel voté par l’assemblée générale du ${slashed('2025-04-15')} et appelé par quarts.</p>
    ${table(
      ['Nature', 'À répartir', 'Tantièmes', 'Votre part'],
      [
        [
          'Charges communes générales (lots 118, 204, 311)',
          '28 000,00',
          '207 / 10 000',
          plain(QUARTER.general),
        ],
        ['Eau froide (lot 118)', '5 000,00', '193 / 9 500', plain(QUARTER.water)],
        ['Ascenseur bâtiment B (lot 118)', '1 150,00', '41 / 1 000', plain(QUARTER.lift)],
        `<tr class="tot"><td>Sous-total budget prévisionnel</td><td></td><td></td><td>${plain(quarterTotal - QUARTER.fund)}</td></tr>`,
        ['Fonds de travaux loi ALUR', '2 100,00', '207 / 10 000', plain(QUARTER.fund)],
        `<tr class="tot"><td>TOTAL DE L’APPEL</td><td></td><td></td><td>${plain(quarterTotal)}</td></tr>`,
      ],
      'l',
    )}
    <p style="margin-top:5mm">Vous n’avez pas opté pour le prélèvement automatique. Nous vous remercions de régler par virement en indiquant votre référence client :</p><p style="border:.3mm solid #00695c;padding:2.5mm">Titulaire : SDC LE PARC DES BARATTES<br>IBAN : ${BARATTES.spaced}<br>BIC : EXMPFRPPXXX</p>
    <p style="font-size:8pt">En application de l’article 14-1 de la loi du 10 juillet 1965, la provision est exigible le premier jour de chaque trimestre. À défaut de versement à sa date d’exigibilité, les intérêts au taux légal courent à compter de la mise en demeure (article 36 du décret du 17 mars 1967). Les frais de relance sont imputables au seul copropriétaire défaillant (article 10-1 de la loi).</p>
    <div class="leg">LAC &amp; MONTS IMMOBILIER – SARL au capital de 60 000 € – RCS Annecy 900 000 612 – Carte professionnelle CPI 7401 2021 000 000 118 délivrée par la CCI de Haute-Savoie – Garantie financière : Compagnie Exemple de Caution, Paris</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'LAC & MONTS IMMOBILIER',
      building: 'LE PARC DES BARATTES',
      building_address: '5 chemin des Barattes, 74000 ANNECY',
      rnc: 'AC7204518',
      owner: 'M. ou Mme PERRISSIN Fabrice',
      account: '00612-118',
      lots: ['118', '204', '311'],
      tantiemes: 207,
      base: 10000,
      iban: BARATTES.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: quarterTotal,
      courantes: quarterTotal - QUARTER.fund,
      fonds_travaux: QUARTER.fund,
      solde_anterieur: -AHEAD,
      to_pay: quarterTotal - AHEAD,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles', 'balance'],
  },
);

const MIXED = { common: 38400, heat: 29760, fund: 3200, works: 52800, fee: 1056 };
const mixedTotal = sum(Object.values(MIXED));
const OWED = 7144;

const mixed = paperOf(
  'appel-travaux-alur-nancy',
  `font: 9.6pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 12.5pt; text-align: center; border-top: .6mm solid #000; border-bottom: .6mm solid #000; padding: 2mm; margin: 5mm 0 } .a td { border-left: .2mm solid #000; border-right: .2mm solid #000 } .a { border: .3mm solid #000 } .a th { border: .3mm solid #000; font-weight: bold; text-align: center } .a td:nth-child(n+2) { text-align: right } .a .s td { border-top: .2mm solid #000; border-bottom: .2mm solid #000; font-weight: bold } .a .k td { font-style: italic; text-decoration: underline; text-align: left !important }`,
  [
    `<table><tr><td style="width:95mm"><b>CABINET HUMBERT</b><br>Administrateur de biens depuis 1958<br>22 rue des Carmes<br>54000 NANCY<br>03 83 00 22 58</td><td style="padding-top:18mm">MME WALTER GHISLAINE<br>41 RUE DE SAURUPT<br>54000 NANCY</td></tr></table>
    <p style="margin-top:5mm">Immeuble : LES TILLEULS DE SAURUPT, 41 RUE DE SAURUPT 54000 NANCY<br>Code immeuble 027 – Compte copropriétaire 450027014 – Lots : 14, 39</p>
    <h1>APPEL DE PROVISIONS N° 2 – EXERCICE 2026/2027<br>Période du 01/10/2026 au 31/12/2026 – exigible le 01/10/2026</h1>
    ${table(
      ['LIBELLE', 'BASE', 'TANT.', 'MONTANT A REPARTIR', 'QUOTE-PART'],
      [
        '<tr class="k"><td colspan="5">PROVISIONS SUR BUDGET PREVISIONNEL</td></tr>',
        ['Charges communes', '1 000', '48', '8 000,00', spaced(MIXED.common)],
        ['Chauffage', '1 000', '48', '6 200,00', spaced(MIXED.heat)],
        `<tr class="s"><td>Total provisions budget</td><td></td><td></td><td>14 200,00</td><td>${spaced(MIXED.common + MIXED.heat)}</td></tr>`,
        '<tr class="k"><td colspan="5">FONDS DE TRAVAUX (ART. 14-2-1)</td></tr>',
        ['Cotisation fonds travaux ALUR', '1 000', '48', '666,67', spaced(MIXED.fund)],
        '<tr class="k"><td colspan="5">TRAVAUX HORS BUDGET</td></tr>',
        [
          'Remplacement chaudière collective, 2e appel sur 3 (AG du 12/05/2026, rés. 11)',
          '1 000',
          '48',
          '11 000,00',
          spaced(MIXED.works),
        ],
        ['Honoraires syndic sur travaux chaudière', '1 000', '48', '220,00', spaced(MIXED.fee)],
        `<tr class="s"><td>Total travaux</td><td></td><td></td><td>11 220,00</td><td>${spaced(MIXED.works + MIXED.fee)}</td></tr>`,
        `<tr class="s"><td>TOTAL DU PRESENT APPEL</td><td></td><td></td><td></td><td>${spaced(mixedTotal)}</td></tr>`,
        ['Solde débiteur au 15/09/2026', '', '', '', spaced(OWED)],
        `<tr class="s"><td>TOTAL A REGLER AVANT LE 15/10/2026</td><td></td><td></td><td></td><td>${spaced(mixedTotal + OWED)}</td></tr>`,
      ],
      'a',
    )}
    <p style="margin-top:6mm">Règlement par chèque à l’ordre du « Syndicat des copropriétaires Les Tilleuls de Saurupt », à adresser au cabinet accompagné du coupon ci-dessous. Nos bureaux sont ouverts au public du lundi au vendredi de 9 h à 12 h ; la réception téléphonique de la comptabilité se fait l’après-midi.</p><p>Les sommes appelées au titre des travaux ne sont pas récupérables sur le locataire. La quote-part du fonds de travaux est attachée au lot et n’est pas remboursée à l’occasion de la cession de celui-ci.</p>
    <p style="border-top:.3mm dashed #000;padding-top:4mm;margin-top:8mm">✂ COUPON DE REGLEMENT – Immeuble 027 – Compte 450027014 – MME WALTER GHISLAINE – Appel du 01/10/2026<br><b>Montant : ${spaced(mixedTotal + OWED)} €</b></p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET HUMBERT',
      building: 'LES TILLEULS DE SAURUPT',
      building_address: '41 RUE DE SAURUPT, 54000 NANCY',
      owner: 'MME WALTER GHISLAINE',
      account: '450027014',
      lots: ['14', '39'],
      tantiemes: 48,
      base: 1000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: mixedTotal,
      courantes: MIXED.common + MIXED.heat,
      fonds_travaux: MIXED.fund,
      travaux: MIXED.works + MIXED.fee,
      solde_anterieur: OWED,
      to_pay: mixedTotal + OWED,
    },
    absent: ['rnc', 'iban', 'avances', 'recoverable', 'charges_reelles'],
  },
);

const worksCall = paperOf(
  'appel-ravalement-bayonne',
  `font: 10.2pt/1.5 'C059', serif; padding: 18mm 20mm; table.w td, table.w th { border: .25mm solid #7a1f1f; padding: 1.6mm 2mm } table.w th { background: #7a1f1f; color: #fff } table.w td:nth-child(n+2) { text-align: right }`,
  [
    `<p style="color:#7a1f1f;font-size:15pt;margin:0"><b>ADOUR SYNDIC</b></p><p>9 allées Paulmy – 64100 BAYONNE – 05 59 00 41 77</p><div style="margin:8mm 0 8mm 92mm">SCI ERREKA<br>Monsieur le Gérant<br>27 avenue Foch<br>64200 BIARRITZ</div><p style="text-align:right">Bayonne, le 2 mars 2026</p>
    <p><b>SDC 12 RUE LORMAND</b><br>12 rue Lormand, 64100 BAYONNE<br>Immatriculation : AB9052217<br>Vos lots : 3 (appartement, 1er étage) et 9 (cave)</p>
    <p><b>Objet : appel de fonds travaux – Ravalement de la façade sur rue</b></p>
    <p>Monsieur,</p><p>L’assemblée générale extraordinaire du 29 janvier 2026 a décidé, en sa résolution n° 3, le ravalement de la façade sur rue par l’entreprise Etxe Façades pour un montant de 46 200,00 € TTC, auquel s’ajoutent les honoraires de maîtrise d’œuvre. Nous vous adressons en conséquence le premier appel, représentant 40 % du coût de l’opération.</p>
    ${table(
      ['Poste', 'Appelé', 'Millièmes', 'Votre quote-part'],
      [
        ['Ravalement façade sur rue (40 %)', '18 480,00 €', '165 / 1 000', '3 049,20 €'],
        ['Maîtrise d’œuvre (40 %)', '1 600,00 €', '165 / 1 000', '264,00 €'],
        ['<b>Total</b>', '<b>20 080,00 €</b>', '', '<b>3 313,20 €</b>'],
      ],
      'w',
    )}
    <p style="margin-top:5mm">Nous vous remercions de bien vouloir nous faire parvenir cette somme de <b>3 313,20 €</b> pour le <b>1er avril 2026</b>, date de son exigibilité, par virement sur le compte séparé ouvert au nom du syndicat :</p><p style="text-align:center">${LORMAND.spaced}</p><p>Le deuxième appel (40 %) sera exigible le 1er juin 2026, le solde (20 %) à la réception du chantier. Ces travaux peuvent être éligibles à une aide de l’Anah sous conditions ; notre service technique est à votre disposition pour constituer le dossier. Les travaux commenceront à la mi-avril, sous réserve du versement des fonds par l’ensemble des copropriétaires.</p><p>Nous vous prions d’agréer, Monsieur, nos salutations distinguées.</p><p style="margin-left:92mm">Le syndic,<br>Maider Etcheverry</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ADOUR SYNDIC',
      building: either('SDC 12 RUE LORMAND', '12 RUE LORMAND'),
      building_address: '12 rue Lormand, 64100 BAYONNE',
      rnc: 'AB9052217',
      owner: 'SCI ERREKA',
      lots: ['3', '9'],
      tantiemes: 165,
      base: 1000,
      iban: LORMAND.iban,
      due_on: '2026-04-01',
      total: 331320,
      travaux: 331320,
      to_pay: 331320,
    },
    absent: ['courantes', 'fonds_travaux', 'avances', 'solde_anterieur', 'recoverable'],
  },
);

export const APPELS_TRIMESTRIELS = [quarter, mixed, worksCall];
