// Who owns homes: sales, a certificate, an inheritance; what the land book and the land registry answer; tax notices.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const alsace = paperOf(
  'titre-vente-haguenau',
  `font: 10.5pt/1.45 'Nimbus Roman', serif; padding: 17mm 20mm 15mm 36mm; p { text-align: justify } h2 { font-size: 11pt; text-align: center; margin: 3.5mm 0 1.5mm } .pg { position: absolute; bottom: 7mm; right: 20mm; font-size: 8pt }`,
  [
    `<p>102 904 18<br>FK/LM</p><p style="text-align:center"><b>VENTE</b></p><p><b>L’AN DEUX MILLE QUATORZE<br>Le VINGT-DEUX MAI</b></p><p>À HAGUENAU (Bas-Rhin), 2 rue du Tribunal, en l’étude,</p><p><b>Maître Frédéric KLINGELSCHMITT</b>, Notaire à la résidence de HAGUENAU, soussigné, membre de la SCP « KLINGELSCHMITT et MATHIS »,</p><p><b>A REÇU LE PRÉSENT ACTE AUTHENTIQUE DE VENTE IMMOBILIÈRE ENTRE :</b></p><h2>I – LE VENDEUR</h2><p>1°) Monsieur Joseph Antoine <b>WENDLING</b>, retraité, né à SOUFFLENHEIM (Bas-Rhin) le 9 juin 1938,<br>2°) et son épouse Madame Marguerite <b>OHLMANN</b>, sans profession, née à BISCHWILLER (Bas-Rhin) le 30 janvier 1942,<br>demeurant ensemble à HAGUENAU (67500), 17 rue des Dominicains.</p><h2>II – L’ACQUÉREUR</h2><p>Madame Roswitha Elke <b>ZIMMERMANN</b>, traductrice, de nationalité allemande, née à KARLSRUHE (Allemagne) le 12 novembre 1969, épouse de Monsieur Alain BOUCHER, avec lequel elle est mariée sous le régime de la séparation de biens, demeurant à WISSEMBOURG (67160), 4 rue Nationale.</p><p class="pg">1/3</p>`,
    `<h2>III – DÉSIGNATION</h2><p>Dans un immeuble en copropriété dénommé « LES BOULEAUX DU MODERN », sis à HAGUENAU (67500), 17 rue des Dominicains, inscrit au Livre Foncier de HAGUENAU et cadastré : section 11 n° 302/97, sol, 22 a 14 ca ; section 11 n° 303/97, sol, 3 a 06 ca.</p><p><b>LOT NUMÉRO 8</b> : un appartement de trois pièces au premier étage de la cage 17, et les trois cent soixante-seize dix millièmes (376/10 000) de la propriété du sol et des parties communes ;</p><p><b>LOT NUMÉRO 34</b> : une cave, et les six dix millièmes (6/10 000) ;</p><p><b>LOT NUMÉRO 61</b> : un garage, et les trente dix millièmes (30/10 000).</p><p>Superficie privative (loi Carrez) du lot 8 : 71,06 m², selon attestation de M. Burger, géomètre, du 3 avril 2014.</p><h2>IV – ORIGINE DE PROPRIÉTÉ</h2><p>Les vendeurs sont inscrits comme propriétaires au Livre Foncier, feuillet 8814, pour avoir acquis lesdits biens suivant acte de Maître HEITZ du 5 décembre 1981.</p><h2>V – PRIX</h2><p>La présente vente est consentie et acceptée moyennant le prix de <b>CENT VINGT-HUIT MILLE CINQ CENTS EUROS (128.500,00 €)</b>, que l’acquéreur a payé comptant au moyen de ses deniers personnels à hauteur de 48.500,00 € et d’un prêt de 80.000,00 € de la Caisse Exemple de Haguenau. DONT QUITTANCE.</p><p class="pg">2/3</p>`,
    `<h2>VI – JOUISSANCE</h2><p>L’acquéreur sera propriétaire à compter de ce jour et en aura la jouissance le 1er juillet 2014 au plus tard.</p><h2>VII – LIVRE FONCIER</h2><p>Les parties consentent et requièrent l’inscription au Livre Foncier de HAGUENAU : de la mutation de propriété au profit de l’acquéreur à titre de bien propre ; du privilège de prêteur de deniers au profit de la Caisse Exemple pour 80.000,00 €. Elles renoncent à recevoir notification de l’ordonnance d’intabulation.</p><h2>VIII – COPROPRIÉTÉ</h2><p>Le syndic est le Cabinet OBERLIN-WEISS, 8 Grand’Rue à HAGUENAU. Le règlement de copropriété a été établi par Maître HEITZ le 14 mars 1979.</p><p>DONT ACTE, fait et passé à HAGUENAU, les jour, mois et an susdits. Et après lecture les parties ont signé avec le Notaire.</p><p class="pg">3/3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2014-05-22',
      notary: either('Maître Frédéric KLINGELSCHMITT', 'Maître KLINGELSCHMITT'),
      sellers: either(
        ['Monsieur Joseph Antoine WENDLING', 'Madame Marguerite OHLMANN'],
        ['Joseph WENDLING', 'Marguerite OHLMANN'],
      ),
      buyers: either(['Madame Roswitha Elke ZIMMERMANN'], ['Roswitha ZIMMERMANN']),
      price: 12850000,
      property_address: '17 rue des Dominicains, 67500 HAGUENAU',
      lots: ['8', '34', '61'],
      lot_shares: ['8:376/10000', '34:6/10000', '61:30/10000'],
      parcels: either(['11 302/97', '11 303/97'], ['11 302', '11 303']),
      surface_carrez: 7106,
    },
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-besancon',
  `font: 11.5pt/1.6 'C059', serif; padding: 24mm 26mm`,
  [
    `<p style="text-align:center"><b>OFFICE NOTARIAL DE LA CITADELLE</b><br>Me Éloïse GRANDPERRIN – Me Yassine AMRANI<br>15 rue Mégevand, 25000 BESANÇON</p><h1 style="font-size:15pt;text-align:center">ATTESTATION IMMOBILIÈRE</h1>${paragraphs(['Aux termes d’un acte reçu par Maître Yassine AMRANI, notaire à BESANÇON, le 19 octobre 2023, contenant VENTE,', 'par HABITAT 25, office public de l’habitat, dont le siège est à BESANÇON, 4 rue de la Préfecture,', 'au profit de Mademoiselle Inês Maria TAVARES DA COSTA, aide-soignante, célibataire, née à BRAGA (Portugal) le 7 mars 1991, locataire en place,', 'il a été vendu un appartement de type 3 formant le lot 31 et un cellier formant le lot 131 de la copropriété « LES HAUTS DE PALENTE », 7 à 11 rue des Cras, 25000 BESANÇON, cadastrée section EP n° 45 et n° 46.', 'Le prix, soit QUATRE-VINGT-SEIZE MILLE EUROS (96 000,00 €), a été payé comptant.', 'En foi de quoi la présente attestation est délivrée pour servir à l’intéressée ce que de droit. Besançon, le 19 octobre 2023.'])}<p style="text-align:right">[sceau]</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2023-10-19',
      notary: either('Maître Yassine AMRANI', 'Maître AMRANI'),
      sellers: either(['HABITAT 25, office public de l’habitat'], ['HABITAT 25']),
      buyers: either(['Mademoiselle Inês Maria TAVARES DA COSTA'], ['Inês TAVARES DA COSTA']),
      price: 9600000,
      property_address: '7 à 11 rue des Cras, 25000 BESANÇON',
      lots: ['31', '131'],
      parcels: ['EP 45', 'EP 46'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const heirs = paperOf(
  'titre-attestation-deces-nancy',
  `font: 10.8pt/1.5 'DejaVu Serif Condensed', serif; padding: 18mm 24mm; p { text-align: justify } h2 { font-size: 11pt; text-align: center }`,
  [
    `<p>Étude de Me Claire HUMBERT – 6 place de la Carrière – 54000 NANCY</p><p style="text-align:center"><b>ATTESTATION DE PROPRIÉTÉ IMMOBILIÈRE<br>APRÈS LE DÉCÈS DE MONSIEUR RENÉ COLNOT</b></p><p>L’AN DEUX MILLE VINGT-SIX, LE NEUF FÉVRIER, Maître Claire HUMBERT, notaire à NANCY, soussignée, a reçu le présent acte à la requête de :</p><p>1°) Madame Yvette Lucie <b>MANGIN</b>, veuve de Monsieur René COLNOT, demeurant à NANCY (54000), 52 rue du Sergent Blandan, conjoint survivant, bénéficiaire de l’usufruit ;<br>2°) Monsieur Philippe René <b>COLNOT</b>, demeurant à METZ ;<br>3°) Madame Nathalie Yvette <b>COLNOT</b>, épouse de Monsieur Sami KHELIFI, demeurant à LAXOU ; tous deux enfants du défunt, nus-propriétaires chacun pour moitié.</p><h2>DÉCÈS</h2><p>Monsieur René Paul COLNOT, en son vivant retraité, né à LUNÉVILLE le 2 septembre 1940, est décédé à NANCY le 14 août 2025.</p>`,
    `<h2>DÉSIGNATION</h2><p>Dépend de la succession : dans un immeuble sis à NANCY (54000), 52 rue du Sergent Blandan, dénommé RÉSIDENCE THERMALE, cadastré section BX n° 119, le lot numéro 27 (appartement, 184/10000èmes) et le lot numéro 55 (cave, 5/10000èmes). Évaluation en pleine propriété : 156 000 €.</p><h2>ORIGINE</h2><p>Acquis par le défunt, avant son mariage, de la société LORRAINE DE CONSTRUCTION suivant acte de Maître BASTIEN, notaire à NANCY, du 6 mai 1969, publié le 10 juin 1969, volume 4410 n° 33.</p><h2>PUBLICITÉ</h2><p>Publié au service de la publicité foncière de NANCY 1 le 4 mars 2026, volume 2026P n° 1877.</p><p>DONT ATTESTATION.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2026-02-09',
      notary: either('Maître Claire HUMBERT', 'Me Claire HUMBERT', 'Maître HUMBERT'),
      property_address: '52 rue du Sergent Blandan, 54000 NANCY',
      lots: ['27', '55'],
      lot_shares: ['27:184/10000', '55:5/10000'],
      parcels: ['BX 119'],
      publication: either('2026P n° 1877', 'volume 2026P n° 1877'),
    },
    absent: ['price', 'surface_carrez', 'rnc', 'sellers'],
  },
);

const landBook = paperOf(
  'hypotheque-livre-foncier-haguenau',
  `font: 8.8pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h2 { font-size: 9.5pt; background: #1d3d6b; color: #fff; padding: 1mm 2mm; margin: 4mm 0 1mm } td, th { border: .15mm solid #889; padding: 1mm } th { background: #e8edf4; font-size: 7.8pt }`,
  [
    `<table><tr><td style="border:0"><b>ÉTABLISSEMENT PUBLIC D’EXPLOITATION<br>DU LIVRE FONCIER INFORMATISÉ</b><br>Alsace – Moselle</td><td style="border:0;text-align:right">Tribunal judiciaire de STRASBOURG<br>Bureau foncier de HAGUENAU</td></tr></table><h1 style="font-size:14pt;text-align:center">COPIE DU LIVRE FONCIER – DONNÉES DES DROITS ET CHARGES</h1><p>Délivrée à Me KLINGELSCHMITT, notaire, à titre de renseignement – requête n° R2026HAG017743<br>État des inscriptions certifié à la date du 15/09/2026 – édité le 16/09/2026</p><h2>IMMEUBLE</h2>${table(
      ['Commune', 'Section', 'Parcelle', 'Lieu-dit / voie', 'Contenance', 'Lots de copropriété'],
      [
        ['HAGUENAU', '11', '302/97', '17 rue des Dominicains', '22 a 14', '8, 34, 61'],
        ['HAGUENAU', '11', '303/97', 'rue des Dominicains', '3 a 06', '8, 34, 61'],
      ],
    )}<h2>PROPRIÉTÉ</h2>${table(['Titulaire', 'Né(e) le', 'Droit', 'Fondement'], [['ZIMMERMANN Roswitha Elke', '12/11/1969', 'Pleine propriété, bien propre', 'Vente du 22/05/2014 – AMALFI C2014HAG006120']])}<h2>CHARGES ET HYPOTHÈQUES</h2>${table(
      ['Rang', 'Nature', 'Bénéficiaire', 'Montant', 'Fondement'],
      [
        ['1', 'Servitude de passage', 'Parcelle section 11 n° 96', '–', 'Acte du 14/03/1979'],
        [
          '2',
          'Privilège de prêteur de deniers',
          'Caisse Exemple de Haguenau',
          '80 000,00 EUR + 20 %',
          'C2014HAG006121, date extrême d’effet 22/05/2036',
        ],
      ],
    )}<h2>PRÉNOTATIONS – RESTRICTIONS AU DROIT DE DISPOSER</h2><p>Néant</p><h2>REQUÊTES EN COURS</h2><p>Néant</p><p style="font-size:7pt;margin-top:6mm">Le présent document reproduit les informations inscrites au Livre foncier en application de la loi du 1er juin 1924. Il ne remplace pas les annexes, consultables au bureau foncier.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-15',
      owners: either(['ZIMMERMANN Roswitha Elke'], ['ZIMMERMANN Roswitha']),
      charges_registered: either(1, 2),
      parcels: either(['11 302/97', '11 303/97'], ['11 302', '11 303']),
      lots: ['8', '34', '61'],
    },
    absent: ['price', 'requested_from', 'deed_on'],
  },
);

const registry = paperOf(
  'hypotheque-spf-besancon',
  `font: 8.6pt/1.4 'Nimbus Mono PS', monospace; padding: 13mm 14mm; td, th { border: .15mm solid #333; padding: 1mm }`,
  [
    `<p>DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SPF ET E BESANCON 1 - 63 QUAI VEIL-PICARD 25030 BESANCON CEDEX</p><p style="text-align:center;border:.3mm solid #000;padding:2mm">DEMANDE DE RENSEIGNEMENTS HORS FORMALITE N° 2504P01 2026H8812<br>REPONSE - RELEVE DES FORMALITES</p><p>Demande déposée le 07/10/2026 par OFFICE NOTARIAL DE LA CITADELLE, réf. TAVARES/26<br>Période interrogée : du 01/01/1976 au 06/10/2026 (date de mise à jour fichier : 02/10/2026)</p>${table(['Personne', 'Date et lieu de naissance'], [['TAVARES DA COSTA Inês Maria', '07/03/1991 BRAGA']])}<p></p>${table(
      ['Commune', 'Réf. cadastrales', 'Lots'],
      [
        ['BESANCON (25056)', 'EP 45', '31 - 131'],
        ['BESANCON (25056)', 'EP 46', '31 - 131'],
      ],
    )}<p></p>${table(
      ['N°', 'Dépôt', 'Archivage', 'Nature', 'Précisions'],
      [
        [
          '1',
          '12/09/1988',
          '88P 6610',
          'REGLEMENT DE COPROPRIETE - EDD',
          'Me VUILLEMIN du 21/07/1988',
        ],
        [
          '2',
          '31/10/2023',
          '2023P 9027',
          'VENTE',
          'Disposant HABITAT 25 - Bénéficiaire TAVARES DA COSTA - Prix 96 000,00',
        ],
        [
          '3',
          '31/10/2023',
          '2023V 4413',
          'HYPOTHEQUE LEGALE DU PRETEUR DE DENIERS',
          'Créancier BANQUE EXEMPLE COMTOISE - Principal 88 000,00 - Accessoires 17 600,00 - Extrême exigibilité 05/11/2048 - Effet 05/11/2049',
        ],
      ],
    )}<p style="margin-top:5mm">CERTIFICAT : le présent état de 1 page est certifié conforme aux documents détenus au fichier immobilier, à la date du 02/10/2026. Besançon, le 08/10/2026. Le comptable public.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-02',
      requested_from: '1976-01-01',
      owners: ['TAVARES DA COSTA Inês Maria'],
      charges_registered: 1,
      parcels: ['EP 45', 'EP 46'],
      lots: ['31', '131'],
    },
    absent: ['price', 'deed_on', 'rnc'],
  },
);

const tax = paperOf(
  'taxe-avis-mulhouse',
  `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 12mm; .a { display: grid; grid-template-columns: 66mm 1fr; gap: 6mm } .n { border: .2mm solid #5a7; padding: 2mm; font-size: 7.8pt } td, th { border: .15mm solid #899; padding: .7mm 1mm; text-align: right; font-size: 7.8pt } td:first-child, th:first-child { text-align: left } .p { background: #e8f4ee; padding: 3mm; margin: 4mm 0; font-size: 10pt }`,
  [
    `<div class="a"><div><b>FINANCES PUBLIQUES</b><br>DGFiP – SIP MULHOUSE<br>12 rue Coehorn, 68085 MULHOUSE CEDEX<p class="n" style="margin-top:5mm">Vos références<br>N° fiscal du propriétaire : 19 88 004 517 263<br>Référence de l’avis : 26 68 1187740 55<br>Numéro de rôle : 22101<br>Mise en recouvrement : 31/08/2026<br>Identifiant service : 068 007</p><p class="n">Pour vous informer : impots.gouv.fr – 0 809 401 401 (service gratuit + prix appel)</p></div><div><p style="font-size:15pt"><b>AVIS D’IMPÔT 2026</b></p><p style="font-size:12pt">TAXES FONCIÈRES<br><span style="font-size:8.4pt">votées et perçues par la commune, le département et divers organismes</span></p><p style="margin:12mm 0 0 18mm;font-size:10pt">M. YILDIRIM MEHMET<br>18 RUE DE LA SINNE<br>68100 MULHOUSE</p></div></div><div class="p">Montant de votre impôt <b style="float:right">1 733,00 €</b><br>Mensualités déjà prélevées au 31/08/2026 : 1 120,00 € &nbsp; Reste à prélever : 613,00 €<br>Vous êtes mensualisé. Date limite de paiement : 15/10/2026 (sans objet pour vous)</div><p>Propriétaires : YILDIRIM MEHMET / YILDIRIM HATICE NÉE ARSLAN – compte 224 Y00187</p>
    ${table(
      [
        'Propriétés bâties – MULHOUSE (224)',
        'Commune',
        'Syndicat',
        'Interco.',
        'TSE',
        'TEOM',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2025', '44,31 %', '0,212 %', '1,93 %', '0,151 %', '11,02 %', '0,311 %', ''],
        ['Taux 2026', '44,31 %', '0,215 %', '1,93 %', '0,156 %', '11,20 %', '0,318 %', ''],
        ['18 RUE DE LA SINNE – base', '2879', '2879', '2879', '2879', '2879', '2879', ''],
        ['Cotisation', '1276', '6', '56', '4', '322', '9', ''],
        ['Cotisation lissée', '', '', '', '', '', '', ''],
        ['Cotisations 2025', '1255', '6', '55', '4', '311', '9', '1640'],
        ['Cotisations 2026', '1276', '6', '56', '4', '322', '9', '1673'],
        ['Variation', '+1,67 %', '', '', '', '+3,54 %', '', '+2,01 %'],
      ],
    )}<table style="width:90mm;margin:4mm 0 0 auto"><tr><td>Frais de gestion</td><td>60</td></tr><tr><td>Dégrèvement habitation principale</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1733</b></td></tr></table>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 173300,
      teom: 32200,
      tax_fees: 6000,
      tax_number: '1988004517263',
      pay_by: '2026-10-15',
      owner: either(
        'YILDIRIM MEHMET',
        'M. YILDIRIM MEHMET',
        'YILDIRIM MEHMET / YILDIRIM HATICE NÉE ARSLAN',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const taxBack = paperOf(
  'taxe-ancienne-saint-etienne',
  `font: 8.6pt/1.4 'Nimbus Mono PS', monospace; padding: 12mm 14mm; pre { font: 8.2pt/1.35 'Nimbus Mono PS', monospace; margin: 0 }`,
  [
    `<p><b>TAXES FONCIERES 2024</b> &nbsp; AVIS D'IMPOT</p><p>CENTRE DES FINANCES PUBLIQUES DE SAINT-ETIENNE SUD<br>VOTRE NUMERO FISCAL : 07 51 220 936 418<br>REFERENCE DE L'AVIS : 24 42 3308171 09</p><p style="margin:6mm 0 6mm 85mm">INDIVISION DI GIORGIO<br>CHEZ MME BONNEFOY CARLA<br>9 IMP DES PENSEES<br>42270 ST PRIEST EN JAREZ</p><pre>
SOMME A PAYER                                          1 287,00 EUR
DATE LIMITE DE PAIEMENT                                15/10/2024
(PAIEMENT EN LIGNE JUSQU'AU 20/10/2024)

DEPARTEMENT 42 LOIRE       COMMUNE 218 SAINT-ETIENNE

PROPRIETES BATIES       COMMUNE   INTERCO    T.S.E.   ORD. MENAG.   GEMAPI
TAUX 2023               39,15 %   4,42 %     0,498 %  10,87 %       0,194 %
TAUX 2024               39,15 %   4,42 %     0,512 %  10,87 %       0,201 %
ADRESSE 41 RUE DE LA MULATIERE
BASE                       2265      2265       2265      2265         2265
COTISATION                  887       100         12       246            5

TOTAL COTISATIONS                                                      1250
FRAIS DE GESTION DE LA FISCALITE DIRECTE LOCALE                          37
MONTANT DE VOTRE IMPOT                                                 1287
</pre>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2024,
      tax_total: 128700,
      teom: 24600,
      tax_fees: 3700,
      tax_number: '0751220936418',
      pay_by: '2024-10-15',
      owner: either('INDIVISION DI GIORGIO', 'INDIVISION DI GIORGIO CHEZ MME BONNEFOY CARLA'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const ACTES_DE_PROPRIETE = [alsace, certificate, heirs, landBook, registry, tax, taxBack];
