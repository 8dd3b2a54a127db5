// The settlement of a year for one owner: by key with what is let, and by kind of cost.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const byKey = paperOf(
  'decompte-charges-rouen',
  `font: 8.4pt 'DejaVu Sans', sans-serif; padding: 12mm; .c th { border: .2mm solid #444; background: #ddd; font-size: 7.4pt; text-align: center } .c td { border: .2mm solid #bbb; padding: .8mm 1.2mm } .c td:nth-child(n+2) { text-align: right } .k td { background: #f2f2f2; font-weight: bold; text-align: left !important }`,
  [
    `<table><tr><td><b style="font-size:13pt">SEINE COPROPRIÉTÉ</b><br>70 rue Jeanne-d’Arc – 76000 ROUEN</td><td style="padding:12mm 0 0 30mm;font-size:10pt">M. LEMONNIER ARNAUD<br>ET MME DUVAL CLAIRE<br>14 QUAI DE LA BOURSE<br>76000 ROUEN</td></tr></table>
    <p style="background:#444;color:#fff;padding:2mm;font-size:11pt;margin-top:4mm">DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU 01/10/2024 AU 30/09/2025</p><p>Syndicat des copropriétaires LE CLOS MARTAINVILLE – 33 RUE EAU-DE-ROBEC 76000 ROUEN – immat. AF1-840-736<br>Copropriétaire 1840-0027 – Lots 27, 86, 142 – Comptes approuvés par l’assemblée générale du 19/02/2026 – Édité le 26/02/2026</p>
    ${table(
      [
        'Dépenses',
        'Montant à répartir',
        'Tantièmes totaux',
        'Vos tantièmes',
        'Votre quote-part',
        'Dont TVA',
        'Dont récupérable',
      ],
      [
        '<tr class="k"><td colspan="7">01 CHARGES GENERALES</td></tr>',
        [
          'Nettoyage parties communes',
          '31 480,00',
          '100 000',
          '1 286',
          '404,83',
          '67,47',
          '404,83',
        ],
        ['Électricité communs', '9 215,40', '100 000', '1 286', '118,51', '19,75', '118,51'],
        ['Assurance immeuble', '21 904,00', '100 000', '1 286', '281,69', '0,00', '0,00'],
        [
          'Honoraires syndic gestion courante',
          '24 600,00',
          '100 000',
          '1 286',
          '316,36',
          '52,73',
          '0,00',
        ],
        ['Entretien espaces verts', '12 312,00', '100 000', '1 286', '158,33', '26,39', '158,33'],
        ['Sous-total', '99 511,40', '', '', '1 279,72', '166,34', '681,67'],
        '<tr class="k"><td colspan="7">05 ASCENSEUR ESC. 3</td></tr>',
        ['Contrat de maintenance', '3 120,00', '1 000', '88', '274,56', '24,96', '200,43'],
        '<tr class="k"><td colspan="7">07 CHAUFFAGE COLLECTIF</td></tr>',
        ['Combustible et P2', '84 210,00', '100 000', '1 320', '1 111,57', '101,05', '1 111,57'],
        '<tr class="k"><td colspan="7">12 PARKING SOUS-SOL</td></tr>',
        ['Entretien porte et éclairage', '2 460,00', '600', '10', '41,00', '6,83', '41,00'],
        '<tr class="k"><td>TOTAL DE VOS CHARGES</td><td></td><td></td><td></td><td>2 706,85</td><td>299,18</td><td>2 034,67</td></tr>',
      ],
      'c',
    )}
    <table style="width:110mm;margin:6mm 0 0 auto;font-size:9.5pt"><tr><td>Total de vos charges de l’exercice</td><td style="text-align:right">2 706,85 €</td></tr><tr><td>Provisions appelées au cours de l’exercice</td><td style="text-align:right">2 580,00 €</td></tr><tr style="font-weight:bold"><td>Insuffisance portée au débit de votre compte</td><td style="text-align:right">126,85 €</td></tr></table>
    <p style="margin-top:5mm;font-size:7.4pt">La régularisation ci-dessus est inscrite à votre compte à la date de l’assemblée générale (article 45-1 du décret du 17 mars 1967). Les charges récupérables sont déterminées par référence au décret n° 87-713 du 26 août 1987. Conservez ce document : il peut vous être demandé pour votre déclaration de revenus fonciers.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'SEINE COPROPRIÉTÉ',
      building: 'LE CLOS MARTAINVILLE',
      building_address: '33 RUE EAU-DE-ROBEC, 76000 ROUEN',
      rnc: 'AF1840736',
      owner: either('M. LEMONNIER ARNAUD ET MME DUVAL CLAIRE', 'M. LEMONNIER ARNAUD'),
      account: '1840-0027',
      lots: ['27', '86', '142'],
      tantiemes: 1286,
      base: 100000,
      tantiemes_by_cle: either(
        [
          'CHARGES GENERALES : 1286/100000',
          'ASCENSEUR ESC. 3 : 88/1000',
          'CHAUFFAGE COLLECTIF : 1320/100000',
          'PARKING SOUS-SOL : 10/600',
        ],
        [
          '01 CHARGES GENERALES : 1286/100000',
          '05 ASCENSEUR ESC. 3 : 88/1000',
          '07 CHAUFFAGE COLLECTIF : 1320/100000',
          '12 PARKING SOUS-SOL : 10/600',
        ],
      ),
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: 270685,
      provisions: 258000,
      difference: 12685,
      recoverable: 203467,
    },
    absent: ['iban', 'due_on', 'fonds_travaux', 'travaux'],
  },
);

const yearly = paperOf(
  'decompte-regularisation-annecy',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; .logo { font-size: 17pt; font-weight: bold; color: #00695c } .l th { background: #00695c; color: #fff } .l td { border-bottom: .2mm solid #b2dfdb } .l td:nth-child(n+2), .l th:nth-child(n+2) { text-align: right } .tot td { font-weight: bold; background: #e0f2f1 }`,
  [
    `<span class="logo">LAC &amp; MONTS IMMOBILIER</span><br>18 avenue de Brogny – 74000 ANNECY<p style="margin:6mm 0 6mm 98mm">M. ou Mme PERRISSIN Fabrice<br>5 chemin des Barattes<br>74000 ANNECY</p><h1 style="font-size:14pt;color:#00695c">Répartition des charges 2025 – votre régularisation</h1><p>Copropriété LE PARC DES BARATTES, 5 chemin des Barattes – 74000 ANNECY<br>Période : 01/01/2025 – 31/12/2025 (comptes approuvés le 21/04/2026)<br>Lots 118, 204, 311 – 207 tantièmes généraux sur 10 000</p>
    ${table(
      ['Postes', 'Dépenses de la copropriété', 'Clé', 'Votre part', 'Part locative'],
      [
        ['Entretien et nettoyage', '38 900,00', '207/10 000', '805,23', '805,23'],
        ['Contrats et petites réparations', '21 400,00', '207/10 000', '442,98', '310,00'],
        ['Assurance multirisque', '18 200,00', '207/10 000', '376,74', '0,00'],
        ['Honoraires et frais de gestion', '26 300,00', '207/10 000', '544,41', '0,00'],
        ['Eau froide', '18 764,00', '193/9 500', '381,21', '381,21'],
        ['Ascenseur bâtiment B', '4 220,00', '41/1 000', '173,02', '126,30'],
        '<tr class="tot"><td>Total des dépenses</td><td>127 784,00</td><td></td><td>2 723,59</td><td>1 622,74</td></tr>',
      ],
      'l',
    )}<p></p>${table(
      [],
      [
        ['Vos charges réelles 2025', '2 723,59 €'],
        ['Vos provisions 2025 (4 appels)', '2 862,49 €'],
        ['<b>Solde en votre faveur</b>', '<b>138,90 €</b>'],
      ],
      'l',
    )}<p style="margin-top:6mm">Ce montant a été porté au crédit de votre compte le 20/05/2026. Aucun remboursement par chèque n’est effectué, sauf demande écrite de votre part. Les cotisations au fonds de travaux ne sont pas des charges et ne sont pas reprises dans cette répartition.</p><p style="font-size:8pt">La part locative est donnée à titre indicatif aux copropriétaires bailleurs ; il leur appartient d’en vérifier le montant au regard du bail et du décret n° 87-713 du 26 août 1987.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'LAC & MONTS IMMOBILIER',
      building: 'LE PARC DES BARATTES',
      building_address: '5 chemin des Barattes, 74000 ANNECY',
      owner: 'M. ou Mme PERRISSIN Fabrice',
      lots: ['118', '204', '311'],
      tantiemes: 207,
      base: 10000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 272359,
      provisions: 286249,
      difference: -13890,
      recoverable: 162274,
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

export const REGULARISATIONS = [byKey, yearly];
