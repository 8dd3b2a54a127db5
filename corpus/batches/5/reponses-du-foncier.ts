// What weighs on a home: two answers of the fichier immobilier, one sheet of the livre foncier of Alsace.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const marseille = paperOf(
  'hypotheque-marseille-formalites',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; .t { text-align: center; font-size: 11.5pt; font-weight: bold; margin: 5mm 0 } .c { border: .25mm solid #000; padding: 2mm 3mm; margin-bottom: 3mm } .n { display: flex; justify-content: space-between; font-weight: bold; border-bottom: .15mm solid #000; margin-bottom: 1mm } .f { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; display: flex; justify-content: space-between; font-size: 7.4pt } td { padding: .4mm 1mm }`,
  [
    `<table><tr><td><b>Direction générale des finances publiques</b><br>SERVICE DE LA PUBLICITÉ FONCIÈRE<br>MARSEILLE 1<br>38 boulevard Baptiste Bonnet<br>13285 MARSEILLE CEDEX 08</td><td style="text-align:right">Demande de renseignements n° 2026F20714<br>(formulaire n° 3233-SD)<br>déposée le 05/10/2026<br>par Maître BELKACEM<br>Réf. dossier : ESPOSITO / VENTE 1014207</td></tr></table><div class="t">RELEVÉ DES FORMALITÉS PUBLIÉES<br>pour la période de publication sur l’ancien fichier et FIDJI, du 01/01/1974 au 21/09/2026</div><div class="c"><b>CERTIFICAT</b><br>Le service de la publicité foncière certifie le présent document qui contient les éléments suivants : les copies des fiches hypothécaires pour la période du 01/01/1974 au 31/08/1996 : [x] Il n’y a que les formalités indiquées au registre ; pour la période du 01/09/1996 au 21/09/2026 (date de mise à jour fichier) : [x] Il existe les formalités indiquées dans l’état réponse ; pour la période du 21/09/2026 au 05/10/2026 (date de dépôt de la demande) : [x] Il n’existe aucune formalité au registre des dépôts concernant la demande.<br>À MARSEILLE 1, le 08/10/2026. Pour le service de la publicité foncière, le comptable des finances publiques, Martine SUC.</div><p><b>Désignation de l’immeuble sur lequel porte la demande</b></p>${table(
      ['Code', 'Commune', 'Désignation cadastrale', 'Volume', 'Lot'],
      [
        ['205', 'MARSEILLE 5EME', '820 D 114', '', '14'],
        ['205', 'MARSEILLE 5EME', '820 D 114', '', '73'],
      ],
    )}<p style="margin-top:4mm"><b>Personne(s) visée(s) par la demande</b> : ESPOSITO Laetitia Marie, née le 11/05/1981</p><p style="font-size:8pt">Avertissement : le présent relevé ne comprend pas les formalités périmées ni celles radiées, sauf demande expresse. Les informations concernant la situation hypothécaire postérieure à la date de dépôt ne sont pas fournies.</p><div class="f"><span>Demande n° 2026F20714</span><span>1 / 2</span></div>`,
    `<div class="c"><div class="n"><span>N° d’ordre : 1 – Date de dépôt : 06/08/1988</span><span>Référence d’enliassement : 1988P5120</span></div>Nature de l’acte : VENTE – Rédacteur : NOT ROSTAND / MARSEILLE<br>Disposant : SCI LA VERRERIE – Bénéficiaire : SAVELLI Robert, ROCHE Ginette</div><div class="c"><div class="n"><span>N° d’ordre : 2 – Date de dépôt : 22/04/2024 – Date de l’acte : 09/04/2024</span><span>Référence d’enliassement : 2024P9903</span></div>Nature de l’acte : VENTE – Rédacteur : NOT Inès BELKACEM / MARSEILLE<br>Disposant, donateur : SAVELLI Robert Édouard (02/03/1944) ; ROCHE Ginette Paule (19/07/1947)<br>Titulaire : ESPOSITO Laetitia Marie (11/05/1981) – TP – lots 14 et 73<br>Prix / évaluation : 217.000,00 EUR</div><div class="c"><div class="n"><span>N° d’ordre : 3 – Date de dépôt : 22/04/2024</span><span>Référence d’enliassement : 2024V4108</span></div>Nature de l’acte : HYPOTHÈQUE LÉGALE SPÉCIALE DU PRÊTEUR DE DENIERS – Rédacteur : NOT Inès BELKACEM<br>Créancier : BANQUE PHOCÉENNE EXEMPLE – Débiteur : ESPOSITO Laetitia Marie<br>Montant principal : 148.000,00 EUR – Accessoires : 29.600,00 EUR – Taux d’intérêt : 3,62 %<br>Date extrême d’exigibilité : 05/04/2044 – Date extrême d’effet : 05/04/2045</div><div class="c"><div class="n"><span>N° d’ordre : 4 – Date de dépôt : 17/02/2026</span><span>Référence d’enliassement : 2026V1177</span></div>Nature de l’acte : HYPOTHÈQUE LÉGALE DU SYNDICAT DES COPROPRIÉTAIRES – Rédacteur : Maître ORSINI, avocat<br>Créancier : SDC LA VERRERIE – Débiteur : ESPOSITO Laetitia Marie<br>Montant principal : 2.140,00 EUR – Date extrême d’effet : 17/02/2036</div><p>Fin de l’état réponse : 4 formalités, dont 2 publications et 2 inscriptions.</p><div class="f"><span>Demande n° 2026F20714</span><span>2 / 2</span></div>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-09-21', '2026-10-05', '2026-10-08'),
      requested_from: '1974-01-01',
      owners: either(['ESPOSITO Laetitia Marie'], ['ESPOSITO Laetitia']),
      charges_registered: 2,
      parcels: either(['820 D 114'], ['D 114']),
      lots: ['14', '73'],
    },
    absent: ['deed_on', 'surface_carrez', 'rnc', 'iban'],
  },
);

const rennes = paperOf(
  'hypotheque-rennes-sans-inscription',
  `font: 10pt/1.45 'DejaVu Serif Condensed', serif; padding: 18mm 20mm; .b { border: .3mm solid #222; padding: 3mm 4mm; margin: 4mm 0 } td { border-bottom: .1mm solid #888 }`,
  [
    `<p style="text-align:center"><b>SERVICE DE LA PUBLICITÉ FONCIÈRE ET DE L’ENREGISTREMENT DE RENNES</b><br>Cité administrative, boulevard de la Liberté, 35000 RENNES</p><p style="text-align:center;font-size:13pt"><b>ÉTAT HYPOTHÉCAIRE HORS FORMALITÉ</b></p><p>Réquisition n° 3504P01 2026H8830 déposée le 12 octobre 2026 par la SAS BODIN HAMON NOTAIRES.</p>${table(
      [],
      [
        ['Objet', 'Renseignements sur les immeubles et les personnes, inscriptions et mutations'],
        ['Période requise', 'à compter du 1er janvier 1956'],
        ['Immeuble', 'RENNES, 14 rue Legraverend, cadastré BM n° 318, lots 1 et 2'],
        [
          'Propriétaires',
          'M. JOUAULT Patrick René, né le 4 juin 1958 ; Mme DELAUNAY Catherine, née le 21 janvier 1960',
        ],
      ],
    )}<div class="b"><p><b>RÉPONSE DU SERVICE</b></p><p>Mutations : il existe une publication du 12 septembre 1986, volume 86P numéro 3317, acquisition par M. et Mme JOUAULT.</p><p>Inscriptions de privilèges, d’hypothèques et de nantissements : <b>NÉANT</b>. L’inscription prise le 12 septembre 1986, volume 86V numéro 1408, au profit du Crédit Foncier Exemple, a produit effet jusqu’au 10 septembre 2003 et est périmée.</p><p>Saisies et commandements valant saisie : NÉANT.</p></div><p>Le comptable soussigné certifie qu’il n’existe, dans la documentation hypothécaire, aucune inscription subsistante à la date du 9 octobre 2026, dernière date à laquelle le fichier immobilier est à jour.</p><p>Délivré à RENNES, le 15 octobre 2026. Coût : 12 euros par demande et par immeuble. Le présent état n’engage le service que pour les immeubles et les personnes expressément désignés à la réquisition (articles 2449 et 2450 du code civil).</p><p style="margin-left:95mm">Pour le comptable public,<br>la contrôleuse, N. KERBRAT</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-10-09', '2026-10-15'),
      requested_from: '1956-01-01',
      owners: either(
        ['M. JOUAULT Patrick René', 'Mme DELAUNAY Catherine'],
        ['JOUAULT Patrick', 'DELAUNAY Catherine'],
      ),
      charges_registered: 0,
      parcels: ['BM 318'],
      lots: ['1', '2'],
    },
    absent: ['deed_on', 'price', 'surface_carrez', 'rnc'],
  },
);

const strasbourg = paperOf(
  'hypotheque-strasbourg-feuillet',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10pt; background: #dfe5ec; padding: 1mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #7c8a99 } th { font-weight: bold; background: #f1f4f7 }`,
  [
    `<p>TRIBUNAL JUDICIAIRE DE STRASBOURG<br>BUREAU FONCIER – LIVRE FONCIER INFORMATISÉ (AMALFI)</p><h1>COPIE DU LIVRE FONCIER<br><span style="font-size:10pt">délivrée en application de l’article 37-3 de la loi du 1er juin 1924</span></h1><p>Commune : STRASBOURG – Feuillet : 64318 – Copropriété, lots privatifs – Édition du 20/10/2026 à 10:14 – Requérant : Me METZGER</p><h2>1. Désignation de l’immeuble</h2>${table(
      ['Section', 'Parcelle', 'Adresse', 'Contenance', 'Lots', 'Tantièmes'],
      [
        ['96', '214', '22 rue de Verdun', '9 a 37 ca', '7', '61/1000'],
        ['96', '214', '22 rue de Verdun', '9 a 37 ca', '31', '2/1000'],
        ['96', '214', '22 rue de Verdun', '9 a 37 ca', '48', '5/1000'],
      ],
    )}<h2>2. Propriétaires</h2>${table(
      ['Nom, prénoms', 'Naissance', 'Droit', 'Inscrit le'],
      [
        [
          'KIEFFER Bernard Joseph',
          '17/11/1969 HAGUENAU',
          'Pleine propriété, communauté',
          '11/08/2017',
        ],
        [
          'MULLER Sandrine Odile',
          '26/03/1972 SELESTAT',
          'Pleine propriété, communauté',
          '11/08/2017',
        ],
      ],
    )}<h2>3. Charges et restrictions du droit de disposer</h2><p>Néant.</p><h2>4. Privilèges et hypothèques</h2>${table(
      ['Rang', 'Nature', 'Titulaire', 'Montant', 'Ordonnance du', 'Terme'],
      [
        [
          '1',
          'Privilège de prêteur de deniers',
          'Caisse Rhénane Exemple',
          '180 000,00 € + 20 % accessoires',
          '11/08/2017',
          '10/07/2038',
        ],
      ],
    )}<h2>5. Requêtes en instance (registre des dépôts)</h2><p>Aucune requête n’est en instance d’examen à la date d’édition.</p><p style="margin-top:6mm">La présente copie reproduit les inscriptions subsistantes au 20/10/2026. Les annexes (actes, décisions, certificats d’héritier) peuvent être consultées au bureau foncier. Dans les départements du Bas-Rhin, du Haut-Rhin et de la Moselle, les droits inscrits au livre foncier sont présumés exister au profit du titulaire de l’inscription (article 41 de la loi du 1er juin 1924).</p><p>Le greffier du livre foncier</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-20',
      owners: either(
        ['KIEFFER Bernard Joseph', 'MULLER Sandrine Odile'],
        ['KIEFFER Bernard', 'MULLER Sandrine'],
      ),
      charges_registered: 1,
      parcels: ['96 214'],
      lots: ['7', '31', '48'],
    },
    absent: ['requested_from', 'deed_on', 'price', 'surface_carrez'],
  },
);

export const REPONSES_DU_FONCIER = [marseille, rennes, strasbourg];
