// Papers that are none of ours, though they speak the language of those that are.
import { paragraphs, table } from '../../writing.ts';
import { lying, stranger } from './outils.ts';

const grid = `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; h1 { font-size: 13pt } td, th { border: .15mm solid #999; padding: .8mm 1.2mm }`;

export const ETRANGERS_PROCHES = [
  stranger(
    'devis-etancheite-marseille',
    grid,
    [
      `<p><b>SOPRA-SUD ÉTANCHÉITÉ</b> – ZI La Valentine, 13011 MARSEILLE – SIRET 900 227 118 00031 – décennale Exemple n° 77 041</p><h1>DEVIS n° D25-0418 du 22/04/2025</h1><p>Client : SDC LE GRAND PAVOIS DE SAINTE-MARGUERITE c/o QUADRIAL, 262 avenue du Prado, 13008 MARSEILLE<br>Chantier : toiture-terrasse bâtiment B, 41 boulevard Ganay, 13009 MARSEILLE</p>${table(
        ['Poste', 'Désignation', 'U', 'Qté', 'P.U. HT', 'Total HT'],
        [
          ['1', 'Installation de chantier, protections', 'ens', '1', '3 800,00', '3 800,00'],
          ['2', 'Dépose complexe existant et évacuation', 'm²', '410', '38,00', '15 580,00'],
          [
            '3',
            'Étanchéité bicouche autoprotégée + isolant 140 mm',
            'm²',
            '410',
            '86,00',
            '35 260,00',
          ],
          ['4', 'Relevés et naissances EP', 'ens', '1', '2 160,00', '2 160,00'],
        ],
      )}<p>Total HT 56 800,00 € – TVA 10 % 5 680,00 € – <b>Total TTC 62 480,00 €</b><br>Acompte 30 % à la commande. Validité du devis : 3 mois. Bon pour accord, date et signature.</p>`,
    ],
    ['DOCS_MAISON_MOINS_10_ANS', 'ENTRETIEN'],
    ['total', 'to_pay', 'meeting_on', 'works_adopted'],
  ),
  stranger(
    'facture-eau-montpellier',
    `font: 8.4pt/1.35 'Carlito', sans-serif; padding: 12mm; .b { background: #0284c7; color: #fff; padding: 2mm 3mm; font-size: 12pt } td, th { border-bottom: .15mm solid #9cc; padding: .9mm } .cp { position: absolute; bottom: 14mm; left: 12mm; right: 12mm; border-top: .3mm dashed #000; padding-top: 3mm }`,
    [
      `<p><b style="font-size:15pt;color:#0284c7">Régie Eaux Lez Exemple</b></p><p style="margin-left:100mm">MME VAN DEN BROECK-ESTÈVE<br>9 BIS RUE DU FAUBOURG SAINT-JAUMES<br>34000 MONTPELLIER</p><div class="b">Votre facture n° 2025 118 440 – 24 octobre 2025</div><p>Abonnement 44 718 – période du 12/04/2025 au 10/10/2025 – compteur E17-0099</p>${table(
        ['', 'm³', 'Prix HT', 'Montant HT', 'TVA'],
        [
          ['Part fixe abonnement', '', '', '14,20', '5,5 %'],
          ['Consommation', '38', '1,4210', '54,00', '5,5 %'],
          [
            'Collecte et traitement des eaux usées (assainissement collectif)',
            '38',
            '1,6020',
            '60,88',
            '10 %',
          ],
          ['Organismes publics', '38', '0,3300', '12,54', '5,5 %'],
        ],
      )}<p>Total TTC : 152,15 € – Solde antérieur : 0,00 € – <b>Net à payer avant le 12/11/2025 : 152,15 €</b></p><div class="cp"><b>TALON DE PAIEMENT À JOINDRE À VOTRE CHÈQUE</b> – réf. 44718 / 118440 – 152,15 €</div>`,
    ],
    [],
    ['total', 'to_pay', 'solde_anterieur', 'sewer_kind', 'due_on'],
  ),
  lying(
    stranger(
      'tableau-amortissement-gaillac',
      `font: 7.8pt 'DejaVu Sans Condensed', sans-serif; padding: 10mm; h1 { background: #14532d; color: #fff; font-size: 12pt; padding: 1.5mm 3mm } td, th { border: .15mm solid #9b9; padding: .7mm 1.2mm; text-align: right }`,
      [
        `<h1>BANQUE DU TARN EXEMPLE – TABLEAU D’AMORTISSEMENT PRÉVISIONNEL</h1><p>Emprunteurs : M. O’BRIEN Dylan et Mme EL FASSI Soukaïna – prêt immobilier n° 81 004 471 – 211 000,00 € sur 300 mois au taux fixe de 3,45 % – bien financé : 418 chemin de Saurs, 81600 GAILLAC</p>${table(
          [
            'Rang',
            'Échéance',
            'Capital restant dû avant',
            'Intérêts',
            'Capital amorti',
            'Assurance',
            'Échéance totale',
            'Capital restant dû après',
          ],
          [
            [
              '1',
              '05/10/2024',
              '211 000,00',
              '606,63',
              '443,90',
              '52,75',
              '1 103,28',
              '210 556,10',
            ],
            [
              '2',
              '05/11/2024',
              '210 556,10',
              '605,35',
              '445,18',
              '52,75',
              '1 103,28',
              '210 110,92',
            ],
            [
              '3',
              '05/12/2024',
              '210 110,92',
              '604,07',
              '446,46',
              '52,75',
              '1 103,28',
              '209 664,46',
            ],
            [
              '4',
              '05/01/2025',
              '209 664,46',
              '602,79',
              '447,74',
              '52,75',
              '1 103,28',
              '209 216,72',
            ],
          ],
        )}<p style="margin-top:3mm">TAEG 4,02 %. Garantie : hypothèque légale spéciale de prêteur de deniers. Document non contractuel.</p>`,
      ],
      [],
      ['balance', 'entries', 'price', 'emprunts', 'charges_registered'],
    ),
  ),
  stranger(
    'mise-en-demeure-toulon',
    `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 22mm`,
    [
      `<p>HEXACOPRO VAR – Groupe SEVIGNAC<br>Service recouvrement</p><p style="text-align:right">Toulon, le 5 mai 2024<br>Lettre recommandée avec avis de réception 1A 204 118 7702 4</p><p style="margin-left:80mm">BEN YOUSSEF Mehdi – LAFFARGUE Clémentine<br>12 rue Castillon<br>83000 TOULON</p><p><b>Objet : MISE EN DEMEURE de payer – copropriété LE CASTILLON</b></p>${paragraphs(['Madame, Monsieur,', 'Malgré nos relances, vous restez redevables envers le syndicat des copropriétaires de charges impayées. Nous vous mettons en demeure de régler la somme de 2 010,67 euros dans le délai de trente jours à compter de la première présentation de la présente.', 'À défaut, conformément à l’article 19-2 de la loi du 10 juillet 1965, nous saisirons le président du tribunal judiciaire de Toulon, sans autre avis. Les frais de la présente, 48,00 euros, vous sont imputés en application de l’article 10-1.', 'Veuillez agréer, Madame, Monsieur, nos salutations.', 'Le responsable du recouvrement, M. Rossignol'])}`,
    ],
    ['CHARGES'],
    ['meeting_on', 'due_on', 'courantes'],
  ),
  stranger(
    'avis-valeur-avignon',
    `font: 10pt/1.45 'URW Gothic', sans-serif; padding: 16mm; h1 { background: #be123c; color: #fff; font-size: 18pt; padding: 4mm } td { border-bottom: .2mm solid #ddd } td:last-child { text-align: right }`,
    [
      `<p><b>Réseau Immovia – agence des Remparts, Avignon</b></p><h1>Votre avis de valeur</h1><p>Réalisé le 14 janvier 2026 pour Mme Clotilde REYNAUD – appartement T3, 52 rue des Teinturiers, 84000 Avignon (copropriété Îlot des Teinturiers)</p>${table(
        [],
        [
          ['Surface déclarée', '68 m²'],
          ['DPE (annoncé)', 'D – 201 kWh/m²/an'],
          ['Charges de copropriété annuelles', '1 640 €'],
          ['Taxe foncière', '1 310 €'],
          ['Prix moyen du quartier', '3 180 €/m²'],
          ['<b>Fourchette d’estimation</b>', '<b>205 000 – 222 000 €</b>'],
        ],
      )}<p style="margin-top:5mm">Confiez-nous la vente : photos professionnelles, visite virtuelle et diagnostics offerts* pour tout mandat exclusif signé avant le 31 mars. *Hors audit énergétique. Cet avis n’est pas une expertise et n’engage pas l’agence.</p>`,
    ],
    [],
    ['price', 'surface_carrez', 'energy', 'tax_total', 'surface_habitable'],
  ),
  stranger(
    'bulletin-paie-gardien-perpignan',
    grid,
    [
      `<table><tr><td>SDC LES TERRASSES DU CANIGOU<br>représenté par DOMELYS PERPIGNAN CATALOGNE<br>60 avenue Julien Panchot, 66000 PERPIGNAN<br>SIRET 900 118 663 00010 – APE 8110Z</td><td>M. SOLER Vicens<br>gardien d’immeuble, catégorie B<br>loge bât. A<br>Convention collective : gardiens, concierges et employés d’immeubles</td></tr></table><h1>BULLETIN DE PAIE – FÉVRIER 2026</h1><p>Période du 01/02/2026 au 28/02/2026 – paiement le 27/02/2026</p>${table(
        ['Rubrique', 'Base', 'Taux', 'Part salarié', 'Part employeur'],
        [
          ['Salaire de base (10 000 UV)', '151,67', '', '1 912,40', ''],
          ['Prime tri sélectif', '', '', '35,00', ''],
          ['Avantage en nature logement', '', '', '141,20', ''],
          ['Sécurité sociale – vieillesse', '2 088,60', '6,90 %', '- 144,11', '178,58'],
          ['Retraite complémentaire', '2 088,60', '4,01 %', '- 83,75', '125,52'],
          ['CSG déductible', '2 052,05', '6,80 %', '- 139,54', ''],
        ],
      )}<p>Avantage en nature déduit : 141,20 – <b>Net payé : 1 580,00 €</b> – cumul net imposable 2026 : 3 442,40 €. Dans votre intérêt, conservez ce bulletin sans limitation de durée.</p>`,
    ],
    [],
    ['total', 'to_pay', 'period_from', 'syndic', 'owner'],
  ),
  stranger(
    'info-travaux-hall-toulouse',
    `font: 12pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 20mm; h1 { background: #10312b; color: #fff; text-align: center; font-size: 20pt; padding: 4mm }`,
    [
      `<p>Altéria Gestion Occitanie – Copropriété Carré Saint-Cyprien</p><h1>INFORMATION AUX RÉSIDENTS</h1>${paragraphs(['Dans le cadre des travaux d’étanchéité de la terrasse Nord, votés en assemblée générale, l’entreprise Garonne Étanch interviendra du lundi 12 au vendredi 30 janvier 2026, de 8 h à 17 h.', 'L’accès à la terrasse sera interdit. Le monte-charge de chantier sera installé côté allées Charles-de-Fitte ; quatre places de stationnement seront neutralisées.', 'Le relevé des compteurs d’eau prévu le 15 janvier est reporté au 5 février.', 'Votre conseil syndical : Mme Delrieu, M. Ouedraogo, M. Puech. Merci de votre compréhension.'])}`,
    ],
    [],
    ['meeting_on', 'works_adopted', 'resolutions', 'made_on'],
  ),
];
