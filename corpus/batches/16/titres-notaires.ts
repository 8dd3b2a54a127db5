// Deeds: a sale in two columns, a certificate, a house given by parents, and what the land register answers.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { lying } from './outils.ts';

const sale = paperOf(
  'titre-vente-marseille',
  `font: 9.8pt/1.42 'Carlito', sans-serif; padding: 16mm 18mm 14mm 30mm; h2 { font-size: 10.4pt; background: #e9e9e9; padding: 1mm 2mm; margin: 3mm 0 2mm } .p { position: absolute; bottom: 6mm; right: 18mm; font-size: 8pt }`,
  [
    `<p style="font-size:8.4pt">100298811<br>JPR/AC/2021-0448</p><p><b>L’AN DEUX MILLE VINGT ET UN, LE VINGT-HUIT MAI</b>, à MARSEILLE (Bouches-du-Rhône), 6<sup>e</sup> arrondissement, 112 rue Paradis, au siège de l’Office Notarial,</p><p>Maître Jean-Philippe RAMBAUD-CASTELLI, notaire associé de la SCP « RAMBAUD-CASTELLI, AMSELLEM ET FIORE », a reçu le présent acte contenant <b>VENTE</b>.</p><h2>IDENTIFICATION DES PARTIES</h2><p><b>– VENDEUR –</b> Monsieur Giovanni Battista <b>ESPOSITO</b>, retraité, et Madame Rosette Sultana <b>BENICHOU</b>, sans profession, son épouse, demeurant ensemble à MARSEILLE (13009), 41 boulevard Ganay. Nés : Monsieur à NAPLES (Italie) le 3 février 1943 ; Madame à CONSTANTINE (Algérie) le 19 octobre 1946.</p><p><b>– ACQUÉREUR –</b> La société dénommée <b>SCI LES TROIS LUCS</b>, société civile immobilière au capital de 1 000 €, dont le siège est à MARSEILLE (13011), 27 traverse de la Martine, identifiée au SIREN sous le numéro 900 662 914, représentée par M. Vartan GARABEDIAN, gérant.</p><h2>QUOTITÉS</h2><p>Les biens appartiennent au VENDEUR en communauté. La SCI LES TROIS LUCS acquiert la pleine propriété en totalité.</p><h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier en copropriété à MARSEILLE 9<sup>e</sup> (13009), 41 boulevard Ganay, dénommé LE GRAND PAVOIS DE SAINTE-MARGUERITE, cadastré quartier Sainte-Marguerite, section 853 D, numéro 61, pour 1 ha 12 a 07 ca :</p><p><b>Lot deux cent quatorze (214)</b> : au bâtiment B, troisième étage, un appartement de type 4. Et les mille cent vingt-huit cent millièmes (1128/100000) des parties communes générales.</p><p class="p">1/2</p>`,
    `<h2>SUPERFICIE « CARREZ »</h2><p>78,64 m² suivant attestation du cabinet Diag Phocéen du 9 février 2021.</p><h2>EFFET RELATIF</h2><p>Acquisition par M. et Mme ESPOSITO aux termes d’un acte reçu par Me CHIAPPE, notaire à MARSEILLE, le 4 juin 1987, publié au 3<sup>e</sup> bureau des hypothèques de MARSEILLE le 10 juillet 1987, volume 6114 n° 2.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de DEUX CENT TRENTE-NEUF MILLE CINQ CENTS EUROS (239 500,00 EUR), payé comptant ce jour par la comptabilité du notaire, au moyen, à concurrence de 190 000,00 EUR, d’un prêt consenti par la Caisse Phocéenne Exemple. Il ne comprend pas la commission de l’agence, 11 000,00 EUR, à la charge de l’acquéreur.</p><h2>JOUISSANCE</h2><p>L’acquéreur est propriétaire à compter de ce jour et entre en jouissance par la perception des loyers, le bien étant loué.</p><h2>COPROPRIÉTÉ</h2><p>Le règlement a été reçu par Me DE ROUX le 18 juillet 1974. Le syndic est QUADRIAL, agence Prado. L’immatriculation de la copropriété est le numéro AB4471926.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Mention : publié et enregistré le 14/06/2021 au SPF de MARSEILLE 3, dépôt 2021 D 9187, volume <b>2021 P N° 6022</b>.</p><p class="p">2/2</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2021-05-28',
      notary: either('Maître Jean-Philippe RAMBAUD-CASTELLI', 'Maître RAMBAUD-CASTELLI'),
      sellers: either(
        ['Monsieur Giovanni Battista ESPOSITO', 'Madame Rosette Sultana BENICHOU'],
        ['Giovanni ESPOSITO', 'Rosette BENICHOU'],
      ),
      buyers: ['SCI LES TROIS LUCS'],
      price: 23950000,
      property_address: either(
        '41 boulevard Ganay, 13009 MARSEILLE',
        'MARSEILLE 9e (13009), 41 boulevard Ganay',
      ),
      lots: ['214'],
      lot_shares: ['214:1128/100000'],
      parcels: either(['853 D 61'], ['D 61']),
      surface_carrez: 7864,
      publication: either('2021P n° 6022', '2021 P N° 6022', 'volume 2021 P N° 6022'),
    },
    absent: ['meeting_on', 'iban', 'rent', 'modifies'],
  },
);

const certificate = paperOf(
  'titre-attestation-ajaccio',
  `font: 11pt/1.55 'URW Bookman', serif; padding: 22mm; h1 { font-size: 14pt; text-align: center; background: #333; color: #fff; padding: 3mm }`,
  [
    `<p>OFFICE NOTARIAL DU GOLFE<br>Maîtres LECA, TOMASINI & ASSOCIÉS<br>1 boulevard du Roi Jérôme, 20000 AJACCIO</p><h1>ATTESTATION</h1><p>Aux termes d’un acte reçu par Maître Marie-Ange TOMASINI, notaire à AJACCIO (Corse-du-Sud), le 12 décembre 2023,</p><p>Monsieur François Xavier POGGI-BACIOCCHI, demeurant à AJACCIO (20090), résidence Les Crêtes, né à SARTÈNE le 1er avril 1951,</p><p>a <b>vendu</b> à Madame Antoinette ORSONI, veuve de Monsieur Ange CASANOVA, pour l’usufruit, et à Monsieur Ghjuvan-Battista CASANOVA, son fils, pour la nue-propriété,</p><p>les lots 18 (appartement) et 52 (parking) de l’immeuble A STELLA DI MARE, situé à AJACCIO (20000), route des Sanguinaires, cadastré section CM numéro 77,</p><p>moyennant le prix de 318 000 € (trois cent dix-huit mille euros), payé comptant.</p><p>En foi de quoi la présente attestation est délivrée pour servir et valoir ce que de droit.</p><p style="text-align:right">Ajaccio, le 12 décembre 2023</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2023-12-12',
      notary: either('Maître Marie-Ange TOMASINI', 'Maître TOMASINI'),
      sellers: either(['Monsieur François Xavier POGGI-BACIOCCHI'], ['François POGGI-BACIOCCHI']),
      buyers: either(
        ['Madame Antoinette ORSONI', 'Monsieur Ghjuvan-Battista CASANOVA'],
        ['Antoinette ORSONI', 'Ghjuvan-Battista CASANOVA'],
      ),
      price: 31800000,
      property_address: 'route des Sanguinaires, 20000 AJACCIO',
      lots: ['18', '52'],
      parcels: ['CM 77'],
    },
    absent: ['publication', 'surface_carrez', 'born_on', 'modifies'],
  },
);

const house = paperOf(
  'titre-attestation-gaillac',
  `font: 10pt/1.5 'DejaVu Serif Condensed', serif; padding: 18mm; .f td { border: .2mm solid #777; padding: 1.5mm 2mm } .f td:first-child { background: #f3ecdf; width: 48mm } h1 { font-size: 13pt; text-align: center; text-decoration: underline }`,
  [
    `<p>SELARL « NOTAIRES DU VIGNOBLE »<br>Me Élodie PUECH-MERCADIER – Me Sélim HADJADJ<br>22 place de la Libération – 81600 GAILLAC</p><h1>ATTESTATION DE PROPRIÉTÉ</h1>${table(
      [],
      [
        ['Nature de l’acte', 'Vente d’une maison d’habitation avec terrain'],
        ['Date de l’acte', '30 août 2024'],
        ['Notaire rédacteur', 'Me Sélim HADJADJ, avec la participation de Me GASC, notaire à ALBI'],
        ['Vendeurs', 'Consorts FABRE : Mme Paulette FABRE née ROUFFIAC, M. Lionel FABRE'],
        [
          'Acquéreurs',
          'M. Dylan Kevin O’BRIEN et Mme Soukaïna EL FASSI, partenaires pacsés, chacun pour moitié indivise',
        ],
        ['Bien', '418 chemin de Saurs, 81600 GAILLAC'],
        ['Cadastre', 'section ZH n° 102 (11 a 40 ca) et section ZH n° 103 (02 a 05 ca)'],
        ['Prix', '264 900,00 €'],
      ],
      'f',
    )}<p style="margin-top:6mm">Le notaire soussigné certifie que la copie de l’acte sera déposée pour publication au service de la publicité foncière d’ALBI. Attestation remise le 2 septembre 2024.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2024-08-30',
      notary: either('Me Sélim HADJADJ', 'Maître Sélim HADJADJ', 'Me HADJADJ'),
      sellers: either(
        ['Mme Paulette FABRE née ROUFFIAC', 'M. Lionel FABRE'],
        ['Paulette FABRE', 'Lionel FABRE'],
        ['Paulette ROUFFIAC', 'Lionel FABRE'],
      ),
      buyers: either(
        ['M. Dylan Kevin O’BRIEN', 'Mme Soukaïna EL FASSI'],
        ['Dylan O’BRIEN', 'Soukaïna EL FASSI'],
      ),
      price: 26490000,
      property_address: '418 chemin de Saurs, 81600 GAILLAC',
      parcels: ['ZH 102', 'ZH 103'],
    },
    absent: ['publication', 'lots', 'lot_shares', 'surface_carrez'],
  },
);

const register = lying(
  paperOf(
    'hypotheque-paysage-albi',
    `font: 7.8pt 'Nimbus Sans', sans-serif; padding: 9mm 10mm; .b { background: #1b365d; color: #fff; padding: 1.5mm 3mm; font-weight: bold; margin: 2mm 0 } td, th { border: .15mm solid #667; padding: .8mm 1.2mm } th { background: #dde4ee; font-weight: bold }`,
    [
      `<table><tr><td style="border:0">DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE ALBI<br>209 rue du Roc – 81013 ALBI CEDEX 09</td><td style="border:0;text-align:right">Demande de renseignements n° 8104P01 2026H1904<br>déposée le 19/01/2026 par Maître HADJADJ<br>Date d’édition : 22/01/2026 – page 1/1</td></tr></table><div class="b">ETAT HORS FORMALITE – RELEVE DES FORMALITES PUBLIEES DU 01/01/1976 AU 20/01/2026</div><p>DATE DE MISE A JOUR FICHIER (date de certification) : 20/01/2026</p>${table(
        ['Code', 'Commune', 'Désignation cadastrale', 'Volume', 'Lot', 'Titulaires actuels'],
        [
          [
            '099',
            'GAILLAC',
            'ZH 102',
            '',
            '',
            'O’BRIEN Dylan Kevin (11/07/1990) ; EL FASSI Soukaïna (02/03/1992)',
          ],
          [
            '099',
            'GAILLAC',
            'ZH 103',
            '',
            '',
            'O’BRIEN Dylan Kevin (11/07/1990) ; EL FASSI Soukaïna (02/03/1992)',
          ],
        ],
      )}<div class="b">FORMALITES</div>${table(
        [
          'N° d’ordre',
          'Date de dépôt',
          'Réf. d’enliassement',
          'Nature de l’acte',
          'Date de l’acte',
          'Rédacteur',
          'Disposants / Débiteurs',
          'Bénéficiaires / Créanciers',
          'Montant principal',
          'Date extrême d’effet',
        ],
        [
          [
            '1',
            '12/05/1994',
            '1994P2207',
            'VENTE',
            '02/04/1994',
            'Me GASC',
            'SAFALT',
            'FABRE Roger',
            '',
            '',
          ],
          [
            '2',
            '18/09/2024',
            '2024P7715',
            'VENTE',
            '30/08/2024',
            'Me HADJADJ',
            'FABRE',
            'O’BRIEN / EL FASSI',
            '264 900,00 EUR',
            '',
          ],
          [
            '3',
            '18/09/2024',
            '2024V3301',
            'HYPOTHEQUE LEGALE SPECIALE DE PRETEUR DE DENIERS',
            '30/08/2024',
            'Me HADJADJ',
            'O’BRIEN / EL FASSI',
            'Banque du Tarn Exemple',
            '211 000,00 EUR',
            '30/08/2050',
          ],
        ],
      )}<p style="margin-top:3mm">CERTIFICAT DU SERVICE DE LA PUBLICITE FONCIERE : le présent état révèle 3 formalités dont une inscription. Le comptable des finances publiques.</p>`,
    ],
    {
      type: 'ETAT_HYPOTHECAIRE',
      sub_kind: null,
      facts: {
        certified_on: '2026-01-20',
        requested_from: '1976-01-01',
        owners: either(
          ['O’BRIEN Dylan Kevin', 'EL FASSI Soukaïna'],
          ['O’BRIEN Dylan', 'EL FASSI Soukaïna'],
        ),
        charges_registered: 1,
        parcels: ['ZH 102', 'ZH 103'],
      },
      absent: ['lots', 'surface_carrez', 'price', 'deed_on'],
    },
  ),
);

export const TITRES_NOTAIRES = [sale, certificate, house, register];
