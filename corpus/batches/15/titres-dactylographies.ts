// How people came to own: a typed sale, a modern deed of Word, a notary's certificate, and the land register.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const sale = paperOf(
  'titre-dactylo-honfleur',
  `font: 11pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 16mm 14mm 32mm; p { text-align: justify; margin-bottom: 3.5mm }`,
  [
    `<p>PARDEVANT Me Gaston LEPRÊTRE, notaire à la résidence de HONFLEUR (Calvados), soussigné, ONT COMPARU : Monsieur Ferdinand Marcel ANQUETIL, capitaine au long cours en retraite, et Madame Berthe Jeanne LENOIR, son épouse qu’il assiste et autorise, demeurant ensemble à HONFLEUR, rue Haute, numéro 15, nés, savoir, le mari à FÉCAMP le 8 juin 1899, la femme à HONFLEUR le 30 janvier 1904, ci-après dénommés « les vendeurs », LESQUELS ont par ces présentes vendu, en s’obligeant solidairement à toutes les garanties de fait et de droit, à Mademoiselle Simone Aline TOUTAIN, institutrice, célibataire majeure, née à PONT-AUDEMER le 11 novembre 1931, demeurant à HONFLEUR, cours des Fossés, ici présente et qui accepte, ci-après « l’acquéreur », les biens et droits immobiliers dont la désignation suit.</p><p>Dans un immeuble sis à HONFLEUR, quai Sainte-Catherine, numéro 36, cadastré section B sous le numéro 512 pour un are quatre-vingts centiares, soumis au régime de la copropriété : LOT NUMÉRO SEPT, consistant en un appartement au troisième étage composé de deux pièces et cuisine, vue sur le bassin, et les cent vingt-quatre millièmes (124/1000es) de la propriété du sol et des parties communes ; LOT NUMÉRO ONZE, consistant en un grenier sous combles, et les onze millièmes (11/1000es) desdites parties communes.</p>`,
    `<p>Tels que ces biens existent et se comportent, l’acquéreur déclarant les connaître pour les occuper comme locataire. Ils appartiennent aux vendeurs pour les avoir acquis de la veuve HAMELIN par acte de Me BRIÈRE du 3 octobre 1949, transcrit à PONT-L’ÉVÊQUE le 9 novembre 1949, volume 1877 numéro 25. L’acquéreur en aura la pleine propriété à compter de ce jour et la jouissance du même moment.</p><p>Cette vente a lieu aux charges et conditions ordinaires, que l’acquéreur s’oblige à exécuter : prendre les biens dans l’état où ils se trouvent, sans recours pour vices du sol ou de la construction, mitoyennetés ou défaut de contenance, la différence excédât-elle un vingtième ; souffrir les servitudes passives, apparentes ou occultes, notamment la tolérance de tendre des filets au crochet de la façade, rapportée dans un acte de Me BRIÈRE ; acquitter les contributions à compter du premier janvier prochain ; continuer l’assurance souscrite à la Mutuelle du Calvados par police numéro 8.114 ; se soumettre au règlement de copropriété dressé par Me BRIÈRE le 12 janvier 1949. Les vendeurs déclarent qu’ils ne sont ni interdits, ni pourvus d’un conseil judiciaire, ni en faillite, et que les biens sont libres de toute inscription.</p><p>La présente vente est faite moyennant le prix de QUARANTE-DEUX MILLE FRANCS (42.000 F), que l’acquéreur a payé comptant, des deniers provenant d’un prêt de la Caisse d’Épargne pour trente mille francs, aux vendeurs qui le reconnaissent et lui en donnent bonne et valable quittance, DONT QUITTANCE.</p><p>Une expédition des présentes sera publiée au bureau des hypothèques de PONT-L’ÉVÊQUE. Les frais seront supportés par l’acquéreur. Pour l’exécution, domicile est élu en l’étude.</p><p>DONT ACTE, sur deux pages. Fait et passé à HONFLEUR, en l’étude, L’AN MIL NEUF CENT SOIXANTE-SEPT, LE VINGT-TROIS SEPTEMBRE, et après lecture les parties ont signé avec le notaire. Suivent les signatures. En marge : « Publié au bureau des hypothèques de Pont-l’Évêque le 17 octobre 1967, vol. 3306 n° 14, dépôt 4127. »</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1967-09-23',
      notary: either('Me Gaston LEPRÊTRE', 'Maître Gaston LEPRÊTRE', 'Me LEPRÊTRE'),
      sellers: either(
        ['Monsieur Ferdinand Marcel ANQUETIL', 'Madame Berthe Jeanne LENOIR'],
        ['Ferdinand ANQUETIL', 'Berthe LENOIR'],
      ),
      buyers: either(['Mademoiselle Simone Aline TOUTAIN'], ['Simone TOUTAIN']),
      property_address: either(
        'HONFLEUR, quai Sainte-Catherine, numéro 36',
        '36 quai Sainte-Catherine, HONFLEUR',
      ),
      lots: ['7', '11'],
      lot_shares: ['7:124/1000', '11:11/1000'],
      parcels: ['B 512'],
      publication: either('3306 n° 14', 'vol. 3306 n° 14', 'volume 3306 n° 14'),
    },
    absent: ['surface_carrez', 'rnc', 'meeting_on', 'born_on'],
  },
);

const modern = paperOf(
  'titre-word-valenciennes',
  `font: 11pt/1.4 'Carlito', sans-serif; padding: 16mm 20mm 16mm 40mm; h2 { font-size: 11.5pt; text-align: center; text-decoration: underline; margin: 4mm 0 1.5mm } p { text-align: justify } .pg { position: absolute; bottom: 8mm; left: 40mm; font-size: 8pt }`,
  [
    `<p>Réf : 1008812 03 / ML / JT</p><p>L’AN DEUX MILLE VINGT-TROIS<br>Le VINGT-SIX OCTOBRE</p><p>Maître <b>Mathilde LESTIENNE-BRASSART</b>, notaire au sein de la SELARL « HAINAUT NOTAIRES », titulaire d’un office notarial à VALENCIENNES (Nord), 40 place d’Armes,</p><p>A REÇU le présent acte de <b>VENTE</b> entre :</p><h2>IDENTIFICATION DES PARTIES</h2><p>1°) <b>VENDEURS</b> : Madame Jacqueline Henriette <b>COUSIN</b>, retraitée, veuve de Monsieur Émile CARLIER, demeurant à SAINT-AMAND-LES-EAUX (59230), 17 rue Thiers, née à DENAIN le 2 mars 1941, usufruitière ; et Monsieur Frédéric Émile <b>CARLIER</b>, chauffeur, demeurant à ANZIN (59410), 6 rue Jean Jaurès, né à VALENCIENNES le 18 septembre 1968, nu-propriétaire.</p><p>2°) <b>ACQUÉREUR</b> : Madame Samira <b>BOUTELDJA</b>, aide-soignante, divorcée de Monsieur Loïc COUSIN, demeurant à VALENCIENNES (59300), 12 rue des Récollets, née à MAUBEUGE le 5 mai 1984, non remariée, non liée par un pacte civil de solidarité.</p><p class="pg">Paraphes</p>`,
    `<h2>DÉSIGNATION</h2><p>À VALENCIENNES (NORD) 59300, 5 rue de Famars, dans un ensemble immobilier en copropriété dénommé RÉSIDENCE WATTEAU-CARPEAUX, cadastré BD 77 et BD 311 :</p><p>Lot n° 77 : bâtiment Carpeaux, quatrième étage, un appartement F3 et les 318/20000èmes des parties communes générales.<br>Lot n° 212 : un emplacement de parking et les 22/20000èmes.</p><p>Superficie « loi Carrez » : 63,17 m² pour le lot 77, suivant attestation du cabinet DIAG’ESCAUT du 1er septembre 2023.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de CENT DIX-NEUF MILLE CINQ CENTS EUROS (119.500,00 €), dont 3.000,00 € de meubles, payé comptant par la comptabilité du notaire. Frais d’agence à la charge de l’acquéreur, en sus : 6.500,00 €.</p><h2>ORIGINE DE PROPRIÉTÉ</h2><p>Donation-partage reçue par Me DRUART, notaire à DENAIN, le 14 mai 2009, publiée à VALENCIENNES 1 le 30 juin 2009 volume 2009P n° 5518.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>L’acte sera publié au service de la publicité foncière de VALENCIENNES. DONT ACTE sur support électronique.</p><p class="pg">Paraphes</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2023-10-26',
      notary: either(
        'Maître Mathilde LESTIENNE-BRASSART',
        'Mathilde LESTIENNE-BRASSART',
        'Maître LESTIENNE-BRASSART',
      ),
      sellers: either(
        ['Madame Jacqueline Henriette COUSIN', 'Monsieur Frédéric Émile CARLIER'],
        ['Jacqueline COUSIN', 'Frédéric CARLIER'],
      ),
      buyers: either(['Madame Samira BOUTELDJA'], ['Samira BOUTELDJA']),
      price: 11950000,
      property_address: '5 rue de Famars, 59300 VALENCIENNES',
      lots: ['77', '212'],
      lot_shares: ['77:318/20000', '212:22/20000'],
      parcels: ['BD 77', 'BD 311'],
      surface_carrez: 6317,
    },
    absent: ['publication', 'rnc', 'surface_habitable', 'meeting_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-saint-lo',
  `font: 11.5pt/1.55 'Nimbus Roman', serif; padding: 24mm 26mm; p { text-align: justify }`,
  [
    `<p style="text-align:center"><b>SCP « Marguerite VAUTIER et Erwan LE GALL »</b><br>Notaires associés<br>22 rue Torteron – 50000 SAINT-LÔ</p><p style="text-align:center;margin:10mm 0;font-size:14pt"><b>ATTESTATION</b></p><p>Je soussigné, <b>Maître Erwan LE GALL</b>, notaire à SAINT-LÔ, certifie et atteste :</p><p>Qu’aux termes d’un acte reçu par moi ce jourd’hui, 14 février 2025, il a été constaté la vente par la société dénommée « SCI DES REMPARTS DE VIRE », ayant son siège à VIRE NORMANDIE, au profit de Monsieur Abdoulaye Moussa <b>DIALLO</b> et de Madame Clémence Marie Josèphe <b>de SAINT-POL</b>, son épouse, demeurant ensemble à CAEN (14000), 3 venelle Sainte-Anne, chacun pour moitié indivise,</p><p>d’une MAISON d’habitation avec jardin, située à AGNEAUX (50180), 8 chemin de la Palière, cadastrée section ZC numéro 84, pour 7 a 15 ca.</p><p>Prix : deux cent douze mille euros (212 000 €), acquitté en mes mains.</p><p>Les acquéreurs sont propriétaires depuis ce jour et ont la jouissance des lieux par la remise des clefs.</p><p>EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit.</p><p style="text-align:right">À Saint-Lô, le 14 février 2025</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2025-02-14',
      notary: either('Maître Erwan LE GALL', 'Erwan LE GALL', 'Maître LE GALL'),
      sellers: either(
        ['SCI DES REMPARTS DE VIRE'],
        ['société dénommée « SCI DES REMPARTS DE VIRE »'],
      ),
      buyers: either(
        ['Monsieur Abdoulaye Moussa DIALLO', 'Madame Clémence Marie Josèphe de SAINT-POL'],
        ['Abdoulaye DIALLO', 'Clémence de SAINT-POL'],
      ),
      price: 21200000,
      property_address: '8 chemin de la Palière, 50180 AGNEAUX',
      parcels: ['ZC 84'],
    },
    absent: ['lots', 'publication', 'surface_carrez', 'rnc', 'lot_shares'],
  },
);

const register = paperOf(
  'hypotheque-reponse-valenciennes',
  `font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; padding: 12mm; td, th { border: .15mm solid #000; padding: .7mm 1mm } .b { border: .4mm solid #000; text-align: center; padding: 2mm; margin: 3mm 0 }`,
  [
    `<p>Direction générale des finances publiques        Cerfa 11194<br>SERVICE DE LA PUBLICITE FONCIERE DE VALENCIENNES 1</p><p>Demande de renseignements n° 5924P01 2026H9907 – déposée le 03/02/2026 par HAINAUT NOTAIRES – référence BOUTELDJA</p><div class="b">CERTIFICAT – RELEVE DES FORMALITES<br>PUBLIEES DU 01/01/1976 AU 02/02/2026</div><p>DEMANDE PORTANT SUR : VALENCIENNES BD 77, lots 77 et 212 – BD 311<br>PERSONNE : BOUTELDJA SAMIRA, 05/05/1984</p>${table(
      ['N°', 'Date de dépôt', 'Référence', 'Nature de l’acte', 'Disposants / bénéficiaires'],
      [
        [
          '1',
          '30/06/2009',
          '2009P5518',
          'DONATION-PARTAGE (Me DRUART, 14/05/2009)',
          'CARLIER EMILE, COUSIN JACQUELINE / CARLIER FREDERIC',
        ],
        [
          '2',
          '20/11/2023',
          '2023P14207',
          'VENTE (Me LESTIENNE-BRASSART, 26/10/2023) PRIX 119 500 EUR',
          'COUSIN, CARLIER / BOUTELDJA SAMIRA, TPP',
        ],
        [
          '3',
          '20/11/2023',
          '2023V5180',
          'HYPOTHEQUE LEGALE DE PRETEUR DE DENIERS 96 000 EUR, EXTREME EFFET 10/11/2044',
          'Au profit de : CREDIT DU HAINAUT EXEMPLE',
        ],
      ],
    )}<p style="margin-top:4mm">PROPRIETAIRE ACTUEL : BOUTELDJA SAMIRA (toute propriété)<br>INSCRIPTIONS EN COURS : 1 – SAISIES : NEANT – REQUISITIONS EN ATTENTE : NEANT</p><p>Certifié conforme aux documents déposés. A Valenciennes, le 09/02/2026, pour le chef de service. Coût : 12 EUR.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      requested_from: '1976-01-01',
      certified_on: either('2026-02-02', '2026-02-09'),
      owners: ['BOUTELDJA SAMIRA'],
      charges_registered: 1,
      parcels: ['BD 77', 'BD 311'],
      lots: ['77', '212'],
    },
    absent: ['surface_carrez', 'rnc', 'iban'],
  },
);

export const TITRES_DACTYLOGRAPHIES = [sale, modern, certificate, register];
