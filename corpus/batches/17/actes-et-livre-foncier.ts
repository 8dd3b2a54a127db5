// Deeds and registers: a sale with special keys, a buyer abroad, heirs, the Livre foncier, a mortgage state.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const sale = paperOf(
  'titre-vente-versailles',
  `font: 10.6pt/1.48 'Nimbus Roman', serif; padding: 18mm 18mm 18mm 36mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } p { text-align: justify } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`,
  [
    `<p>109 774 05<br>GdB/CLM/</p><p><b>L’AN DEUX MILLE VINGT-TROIS,<br>LE VINGT-HUIT JUILLET</b><br>À VERSAILLES (Yvelines), 23 rue Royale, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Guillaume de BEAUCORPS</b>, Notaire associé de la SAS « NOTAIRES DU ROI SOLEIL », titulaire d’un Office Notarial à VERSAILLES,</p><p>Avec la participation de Maître Mariam TRAORÉ-SIMONNET, notaire à PARIS (75015), assistant l’ACQUÉREUR, par visioconférence,</p><p><b>A REÇU LE PRÉSENT ACTE CONTENANT VENTE</b> à la requête de :</p><h2>VENDEUR</h2><p>1) Monsieur Étienne Marie Joseph <b>LE TELLIER d’ORVAL</b>, officier de marine en retraite, demeurant à BREST (29200), 4 rue de Siam, né à ROCHEFORT (17300) le 22 février 1949, divorcé non remarié.<br>2) Madame Apolline Claire <b>LE TELLIER d’ORVAL</b>, architecte, épouse de Monsieur Sven LINDQVIST, demeurant à STOCKHOLM (Suède), née à TOULON (83000) le 9 mai 1981.</p><h2>ACQUÉREUR</h2><p>Monsieur Rajesh <b>KRISHNAMURTHY</b>, ingénieur, demeurant à SINGAPOUR (228208), 12 Orchard Road, célibataire, né à CHENNAI (Inde) le 30 novembre 1986, de nationalité indienne, représenté par Madame Jade BRUNEL, clerc, en vertu d’une procuration authentique.</p><p class="pg">Page 1 sur 21</p>`,
    `<h2>IDENTIFICATION DU BIEN</h2><p>Dans un ensemble immobilier soumis au régime de la copropriété dénommé « LES TERRASSES GOBERT », situé à VERSAILLES (78000), 18 rue des Étangs-Gobert, cadastré section BX n° 412 et section BX n° 415, les lots de copropriété suivants :</p><p><b>Lot numéro treize (13)</b><br>Bâtiment A, escalier 1, troisième étage : un appartement de quatre pièces avec terrasse.<br>Et les deux mille deux cent quatre cent millièmes (2204 /100000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro soixante et un (61)</b><br>Au premier sous-sol : un emplacement de stationnement.<br>Et les cent dix-huit cent millièmes (118 /100000 èmes).</p><h2>SUPERFICIE</h2><p>La superficie de la partie privative du lot 13 est de 84,17 m², ainsi qu’il résulte d’une attestation du 2 mai 2023. Sa surface habitable n’a pas été mesurée.</p><h2>EFFET RELATIF</h2><p>Acquisition en l’état futur d’achèvement suivant acte reçu par Maître de BEAUCORPS le 14 mars 2016, publié au SPF de VERSAILLES 1 le 6 avril 2016, volume 2016P numéro 2233, pour le prix de 598 000 €.</p><p class="pg">Page 2 sur 21</p>`,
    `<h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>SIX CENT SOIXANTE-QUINZE MILLE EUROS (675 000,00 EUR)</b>. Le mobilier, évalué à 12 400,00 EUR, est compris dans ce prix. La commission de l’agence (21 000 €) est à la charge du vendeur.</p><h2>PLUS-VALUE</h2><p>Madame Apolline LE TELLIER d’ORVAL, résidente d’un État de l’Union européenne, est dispensée de représentant fiscal.</p><h2>ASSOCIATION SYNDICALE</h2><p>Le BIEN est dans le périmètre de l’ASL « ÎLOT DES CHANTIERS ». Les charges de l’association sont payées par le syndicat.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de VERSAILLES 1.</p><p class="pg">Page 3 sur 21</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2023-07-28',
      notary: either(
        'Maître Guillaume de BEAUCORPS',
        'Guillaume de BEAUCORPS',
        'Maître de BEAUCORPS',
      ),
      sellers: either(
        [
          'Monsieur Étienne Marie Joseph LE TELLIER d’ORVAL',
          'Madame Apolline Claire LE TELLIER d’ORVAL',
        ],
        ['Étienne LE TELLIER d’ORVAL', 'Apolline LE TELLIER d’ORVAL'],
      ),
      buyers: ['Monsieur Rajesh KRISHNAMURTHY'],
      price: 67500000,
      property_address: '18 rue des Étangs-Gobert, 78000 VERSAILLES',
      lots: ['13', '61'],
      lot_shares: ['13:2204/100000', '61:118/100000'],
      parcels: ['BX 412', 'BX 415'],
      surface_carrez: 8417,
    },
    absent: ['publication', 'surface_habitable', 'rnc', 'meeting_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-vente-nancy',
  `font: 11pt/1.6 'P052', serif; padding: 24mm 22mm; .r { border: .3mm solid #000; padding: 4mm; margin: 5mm 0 }`,
  [
    `<p style="text-align:center">SELARL THOUVENIN – CHATON – NDIAYE<br>Notaires associés – 14 rue Gambetta – 54000 NANCY</p><h1 style="text-align:center;font-size:15pt;margin:8mm 0">ATTESTATION DE VENTE</h1>${paragraphs(['Maître Ousmane NDIAYE, notaire associé à NANCY, certifie avoir reçu aujourd’hui, seize janvier deux mille vingt-cinq (16/01/2025), un acte de vente :'])}<div class="r">PAR : Madame Huguette Simone LALLEMAND, veuve de Monsieur Roger CLAUDEL<br>AU PROFIT DE : Monsieur Yacine BELKACEM-MARCHAL et Madame Ségolène PIERRAT, partenaires d’un pacte civil de solidarité, chacun pour moitié</div>${paragraphs(['Portant sur les lots 8 (appartement de trois pièces, rez-de-chaussée surélevé) et 33 (cave) de la copropriété « LE CLOS DE BONSECOURS », à NANCY (54000), 112 rue de Mon-Désert, cadastrée section CE n° 208.', 'Moyennant le prix de 139 000,00 EUR, payé comptant et quittancé à l’acte.', 'L’entrée en jouissance a lieu ce jour, les biens étant libres de toute occupation. L’acte est en cours de publication au SPF de NANCY 1.', 'Attestation délivrée sur papier libre à la demande des acquéreurs. Nancy, le 16 janvier 2025.'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2025-01-16',
      notary: either('Maître Ousmane NDIAYE', 'Ousmane NDIAYE', 'Maître NDIAYE'),
      sellers: either(['Madame Huguette Simone LALLEMAND'], ['Huguette LALLEMAND']),
      buyers: ['Monsieur Yacine BELKACEM-MARCHAL', 'Madame Ségolène PIERRAT'],
      price: 13900000,
      property_address: '112 rue de Mon-Désert, 54000 NANCY',
      lots: ['8', '33'],
      parcels: ['CE 208'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const heirs = paperOf(
  'titre-succession-reims',
  `font: 10.8pt/1.55 'DejaVu Serif Condensed', serif; padding: 20mm 22mm; h2 { font-size: 11pt; margin-top: 4mm }`,
  [
    `<p>Étude de Maître Cécile PONSARDIN, notaire, 11 rue Cérès, 51100 REIMS</p><h1 style="font-size:14pt;text-align:center">ATTESTATION DE PROPRIÉTÉ IMMOBILIÈRE<br>après décès</h1><p>L’AN DEUX MILLE VINGT-TROIS, le cinq septembre, Maître Cécile PONSARDIN, notaire à REIMS, a établi la présente attestation en vue de la publication au fichier immobilier de la transmission par décès.</p><h2>Défunt</h2><p>Monsieur Xavier Henri AUBRY DE LA TOUR, né à ÉPERNAY le 1er août 1938, veuf, décédé à REIMS le 19 septembre 2022.</p><h2>Héritiers</h2><p>Madame Solène AUBRY DE LA TOUR épouse KOWALCZYK, demeurant à VARSOVIE (Pologne), et Monsieur Tanguy AUBRY DE LA TOUR, demeurant à REIMS, ses deux enfants, héritiers chacun pour moitié en pleine propriété.</p><h2>Immeuble transmis</h2><p>À REIMS (51100), 92 boulevard Diancourt, dans la copropriété « LES COTEAUX DE SAINT-REMI », cadastrée section HN numéro 66 : lot 113 (appartement, 305/20000) et lot 208 (cave, 12/20000). Évaluation : 168 000 euros.</p><h2>Origine</h2><p>Acquisition de la SCI Diancourt, acte de Maître JACQUEMART du 11 avril 1979.</p><p>Publié au SPF de REIMS 1 le 28 septembre 2023, volume 2023P numéro 9907.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: null,
    facts: {
      deed_on: '2023-09-05',
      notary: either('Maître Cécile PONSARDIN', 'Cécile PONSARDIN', 'Maître PONSARDIN'),
      property_address: '92 boulevard Diancourt, 51100 REIMS',
      lots: ['113', '208'],
      lot_shares: ['113:305/20000', '208:12/20000'],
      parcels: ['HN 66'],
      publication: either('2023P n° 9907', 'volume 2023P numéro 9907'),
    },
    absent: ['price', 'surface_carrez', 'rnc', 'meeting_on'],
  },
);

const mortgages = paperOf(
  'hypotheque-etat-chambery',
  `font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; padding: 12mm; td, th { border: .2mm solid #444; font-size: 7.8pt }`,
  [
    `<p>DIRECTION GENERALE DES FINANCES PUBLIQUES – SERVICE DE LA PUBLICITE FONCIERE DE CHAMBERY 1<br>Etat sur formalité / hors formalité : HF – Demande 2025H08817 du 03/11/2025 – Demandeur : Me FALCOZ-VIGNE, notaire à AIX-LES-BAINS</p><h1 style="font-size:11pt;text-align:center">RELEVE DES FORMALITES – CERTIFICAT</h1><p>Immeuble requis : AIX-LES-BAINS, section CD n° 177, lots 24 et 91<br>Période de certification du 01/01/1975 au 24/10/2025</p>${table(
      ['N°', 'Dépôt', 'Enliassement', 'Nature', 'Personnes'],
      [
        [
          '1',
          '12/05/2009',
          '2009P5120',
          'VENTE',
          'SNC LAC ET MONTAGNE / ROSSI-BLANC Sandra 14/03/1977',
        ],
        [
          '2',
          '12/05/2009',
          '2009V2817',
          'PRIVILEGE DE PRETEUR DE DENIERS, 160 000 EUR, effet 05/2030',
          'BANQUE EXEMPLE DES ALPES',
        ],
        [
          '3',
          '20/02/2014',
          '2014V0911',
          'HYPOTHEQUE CONVENTIONNELLE, 25 000 EUR, effet 02/2026',
          'BANQUE EXEMPLE DES ALPES',
        ],
        [
          '4',
          '03/03/2022',
          '2022V1406',
          'HYPOTHEQUE LEGALE DU SYNDICAT, 4 118,20 EUR, effet 02/2032',
          'SDC LE REVARD',
        ],
      ],
    )}<p style="margin-top:4mm">Titulaire actuel au fichier : ROSSI-BLANC Sandra Lucie, née le 14/03/1977 (PP)</p><p>Le comptable certifie l’existence de 1 publication et de 3 inscriptions non radiées. Délivré à Chambéry le 06/11/2025.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2025-10-24',
      requested_from: '1975-01-01',
      owners: either(['ROSSI-BLANC Sandra Lucie'], ['ROSSI-BLANC Sandra']),
      charges_registered: 3,
      parcels: ['CD 177'],
      lots: ['24', '91'],
    },
    absent: ['price', 'deed_on', 'surface_carrez'],
  },
);

const amc = (label: string, value: string) => [`<b>${label}</b>`, value];
const landBook = paperOf(
  'titre-livre-foncier-strasbourg',
  `font: 9.6pt/1.45 'DejaVu Sans', sans-serif; padding: 17mm; td { border-bottom: .2mm solid #9aa } h2 { font-size: 10.6pt; background: #e7ebf2; padding: 1mm 2mm; margin: 4mm 0 1mm }`,
  [
    `<p>Office notarial KLEIN-SCHAEFFER – 1 rue des Francs-Bourgeois – 67000 STRASBOURG</p><h1 style="font-size:14pt">ATTESTATION D’ACQUISITION</h1><p>Je soussigné Maître Frédéric KLEIN, notaire à STRASBOURG, atteste que, par acte reçu en mon étude le 30 août 2022 :</p>${table(
      [],
      [
        amc('Vendeur', 'La société QUAI ZORN INVEST SARL'),
        amc(
          'Acquéreurs',
          'Monsieur Jean-Georges SCHOETTEL et Madame Véronique WURTZ, son épouse, biens de communauté',
        ),
        amc('Immeuble', 'Copropriété LE QUAI ZORN, 15 quai Zorn, 67000 STRASBOURG'),
        amc('Cadastre', 'Section 79 n° 44/12, 8,71 ares'),
        amc('Lots', '9 (appartement), 22 (grenier), 47 (garage)'),
        amc('Prix', '412 500,00 €, payé par la comptabilité de l’étude'),
        amc('Transfert de propriété', 'au jour de l’acte'),
      ],
    )}<h2>Livre foncier</h2><p>La requête en inscription a été déposée au bureau foncier de STRASBOURG. L’inscription au Livre foncier tient lieu de publicité foncière dans les départements du Bas-Rhin, du Haut-Rhin et de la Moselle (loi du 1er juin 1924).</p><p>Strasbourg, le 1er septembre 2022. Sceau de l’étude.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2022-08-30',
      notary: either('Maître Frédéric KLEIN', 'Frédéric KLEIN', 'Maître KLEIN'),
      sellers: either(
        ['La société QUAI ZORN INVEST SARL'],
        ['QUAI ZORN INVEST SARL'],
        ['QUAI ZORN INVEST'],
      ),
      buyers: ['Monsieur Jean-Georges SCHOETTEL', 'Madame Véronique WURTZ'],
      price: 41250000,
      property_address: '15 quai Zorn, 67000 STRASBOURG',
      lots: ['9', '22', '47'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

export const ACTES_ET_LIVRE_FONCIER = [sale, certificate, heirs, mortgages, landBook];
