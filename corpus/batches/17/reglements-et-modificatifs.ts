// Rules of a complex in volumes with an ASL, and an amendment that joins two lots.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const rules = paperOf(
  'reglement-volumes-versailles',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm 18mm 34mm; h2 { font-size: 11pt; text-align: center } p { text-align: justify } td, th { border: .2mm solid #000; padding: .8mm 1.5mm; font-size: 9pt }`,
  [
    `<p>108 441 02<br>GdB/AM</p><p style="margin-top:10mm"><b>L’AN DEUX MILLE SEIZE<br>LE TROIS FÉVRIER</b></p><p>À VERSAILLES (Yvelines), 23 rue Royale, au siège de l’office notarial ci-après nommé,</p><p>Maître Guillaume de BEAUCORPS, notaire associé de la société par actions simplifiée « NOTAIRES DU ROI SOLEIL »,</p><p>A reçu en la forme authentique le présent acte contenant <b>RÈGLEMENT DE COPROPRIÉTÉ ET ÉTAT DESCRIPTIF DE DIVISION</b></p><p>À LA REQUÊTE DE la société dénommée SCCV VERSAILLES CHANTIERS ÎLOT 4, société civile de construction-vente au capital de 1 000 €, dont le siège est à BOULOGNE-BILLANCOURT (92100), 15 rue de la Saussière, immatriculée au RCS de Nanterre.</p><h2>EXPOSÉ</h2><p>L’ensemble immobilier complexe, dont dépend le volume 3 objet des présentes, est situé à VERSAILLES (78000), 18 rue des Étangs-Gobert. Il dépend de l’association syndicale libre « ÎLOT DES CHANTIERS » et figure au cadastre : section BX numéro 412 pour 41 a 07 ca et section BX numéro 415 pour 2 a 66 ca. L’ensemble prend le nom de « LES TERRASSES GOBERT ».</p>`,
    `<h2>ÉTAT DESCRIPTIF DE DIVISION</h2><p>L’immeuble est divisé en quatre-vingt-huit (88) lots. Tableau récapitulatif (extrait) :</p>${table(
      [
        'Lot',
        'Bât.',
        'Esc.',
        'Niveau',
        'Nature',
        'Tantièmes généraux / 100.000',
        'Tantièmes ascenseur / 1.000',
      ],
      [
        ['11', 'A', '1', 'R+2', 'Appartement', '1.642', '38'],
        ['12', 'A', '1', 'R+2', 'Appartement', '1.118', '26'],
        ['13', 'A', '1', 'R+3', 'Appartement', '2.204', '54'],
        ['61', '', '', 'SS-1', 'Stationnement', '118', ''],
      ],
    )}<h2 style="margin-top:6mm">PARTIES COMMUNES SPÉCIALES</h2>${paragraphs(['Sont spéciales aux lots du bâtiment A la cage d’escalier, l’ascenseur et sa machinerie. Les charges en sont réparties entre les seuls lots qui les desservent.', 'CHARGES. Les charges générales sont réparties selon les tantièmes de copropriété. Les charges de l’association syndicale libre incombent au syndicat, qui les répartit en charges générales.'])}`,
    `<h2>DESTINATION – USAGE</h2><p>L’immeuble est à usage exclusif d’habitation et de stationnement. La location meublée de courte durée est interdite. Les balcons ne peuvent recevoir ni linge ni parabole.</p><h2>SYNDIC PROVISOIRE</h2><p>La société GÉRANCE EXEMPLE YVELINES est désignée syndic provisoire jusqu’à la première assemblée générale.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Publié au service de la publicité foncière de VERSAILLES 1 le 24 février 2016, volume 2016 P numéro 1480.</p><p style="margin-top:8mm">DONT ACTE sur quarante-sept pages.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '2016-02-03',
      notary: either(
        'Maître Guillaume de BEAUCORPS',
        'Guillaume de BEAUCORPS',
        'Maître de BEAUCORPS',
      ),
      building: 'LES TERRASSES GOBERT',
      building_address: '18 rue des Étangs-Gobert, 78000 VERSAILLES',
      parcels: ['BX 412', 'BX 415'],
      lot_shares: ['11:1642/100000', '12:1118/100000', '13:2204/100000', '61:118/100000'],
      publication: either('2016 P n° 1480', 'volume 2016 P numéro 1480', '2016P n° 1480'),
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const amendment = paperOf(
  'modificatif-reunion-troyes',
  `font: 11pt/1.55 'C059', serif; padding: 20mm 24mm; h2 { font-size: 11.4pt; margin-top: 5mm }`,
  [
    `<p>Office notarial CHAMPAGNE-HUGUENOT – 5 rue Émile-Zola – 10000 TROYES</p><h1 style="font-size:14pt;text-align:center">MODIFICATIF N° 2<br>À L’ÉTAT DESCRIPTIF DE DIVISION</h1><p>Par-devant Maître Anne-Laure HUGUENOT, notaire à TROYES (Aube), le sept octobre deux mille vingt-deux, a comparu le syndicat des copropriétaires de l’immeuble situé à TROYES (10000), 9 rue de la Monnaie, représenté par son syndic, la SARL AUBE GÉRANCE.</p><h2>Rappel des actes antérieurs</h2><p>1° Règlement de copropriété et état descriptif de division reçus par Maître LEFÈVRE, notaire à TROYES, le 12 janvier 1961, publiés le 3 février 1961, volume 2204 numéro 31.<br>2° Modificatif n° 1 reçu par Maître COLLOT le 30 juin 1988, publié le 4 août 1988, volume 88P numéro 3377.</p><h2>Réunion de lots</h2><p>Les lots 5 et 6 sont supprimés et remplacés par le lot vingt-trois (23) : au premier étage, un appartement de cinq pièces, avec les quatre cent douze millièmes (412/1000) des parties communes générales.</p><h2>Formalités</h2><p>Le présent acte sera publié au service de la publicité foncière de TROYES.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2022-10-07',
      notary: either('Maître Anne-Laure HUGUENOT', 'Anne-Laure HUGUENOT', 'Maître HUGUENOT'),
      modifies: either(['1961-01-12', '1988-06-30'], ['1961-01-12']),
      building_address: '9 rue de la Monnaie, 10000 TROYES',
      lot_shares: ['23:412/1000'],
    },
    absent: ['publication', 'price', 'meeting_on', 'rnc', 'parcels'],
  },
);

export const REGLEMENTS = [rules, amendment];
