// How homes changed hands: two deeds of sale, a notary's certificate, what the land register answers.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const deedCss = `font: 11pt/1.5 'P052', serif; padding: 20mm 20mm 16mm 36mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 3.5mm 0 1.5mm } p { text-align: justify; margin-bottom: 1.8mm } .pg { position: absolute; bottom: 8mm; right: 20mm }`;

const flat = paperOf(
  'titre-appartement-saintes',
  deedCss,
  [
    `<p>100 882 01<br>MFB/CP/</p><p><b>L’AN DEUX MILLE DIX-HUIT,<br>LE VINGT-SIX JUILLET</b><br>À PONS (Charente-Maritime), 8 rue du Donjon, au siège de l’office notarial, ci-après nommé,</p>${paragraphs(['<b>Maître Marie-France BOUYER</b>, notaire, membre de la société civile professionnelle « BOUYER et RENAUD », titulaire d’un office notarial à PONS, soussignée,', 'A REÇU LA PRÉSENTE <b>VENTE</b> à la requête des parties ci-après identifiées.', 'Cet acte comprend deux parties pour répondre aux exigences de la publicité foncière, néanmoins l’ensemble de l’acte et de ses annexes forme un contrat indissociable et unique.'])}<h2>IDENTIFICATION DES PARTIES</h2><p><b>VENDEUR</b></p><p>Monsieur Roland Jacques CHAIGNEAU, retraité, demeurant à SAINTES (17100), 18 rue du Vieux Pressoir, né à COGNAC (16100) le 2 février 1941, veuf de Madame Simone PAILLÉ et non remarié.</p><p><b>ACQUÉREUR</b></p><p>Monsieur Fabien Marc ROUSSELOT, technicien, né à NIORT (79000) le 19 novembre 1982, et Madame Claire Lucie AUBINEAU, professeure des écoles, née à SAINTES (17100) le 7 mai 1984, demeurant ensemble à CHANIERS (17610), 11 impasse des Tonneliers, mariés à la mairie de CHANIERS le 21 juin 2008 sous le régime de la communauté d’acquêts à défaut de contrat de mariage préalable.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur et Madame ROUSSELOT acquièrent la pleine propriété du BIEN pour le compte de leur communauté.</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier en copropriété dénommé LE CLOS SAINT-EUTROPE situé à SAINTES (CHARENTE-MARITIME) (17100), 18 rue du Vieux Pressoir, figurant ainsi au cadastre :</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [
        ['CE', '412', '18 rue du Vieux Pressoir', '00 ha 31 a 08 ca'],
        ['CE', '415', '18 rue du Vieux Pressoir', '00 ha 04 a 27 ca'],
      ],
    )}<p style="margin-top:3mm">Les lots de copropriété suivants :</p><p><b>Lot numéro huit (8)</b><br>Dans le bâtiment A, au deuxième étage, un appartement de type T3 comprenant entrée, séjour, cuisine, deux chambres, salle de bains, water-closet.<br>Et les deux cent quarante-six dix millièmes (246/10000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro trente et un (31)</b><br>Une cave. Et les quatre dix millièmes (4/10000 èmes) des parties communes générales.</p><p><b>Lot numéro quarante-quatre (44)</b><br>Un emplacement de parking extérieur. Et les huit dix millièmes (8/10000 èmes) des parties communes générales.</p><h2>MESURAGE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965 est de 68,74 m² pour le lot numéro huit (8), ainsi qu’il résulte d’une attestation établie le 5 avril 2018 par la société Diag Saintonge, annexée.</p><h2>RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Règlement établi aux termes d’un acte reçu par Maître LEVRAUD, notaire à SAINTES, le 14 novembre 1974, publié au bureau des hypothèques de SAINTES le 8 janvier 1975, volume 4102 numéro 9.</p><p class="pg">2</p>`,
    `<h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître LEVRAUD, notaire à SAINTES, le 3 octobre 1981, publié le 12 novembre 1981, volume 5588 numéro 22.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance par la prise de possession réelle, le BIEN étant entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>CENT TRENTE-HUIT MILLE EUROS (138 000,00 EUR)</b>. Le paiement de ce prix a lieu de la manière indiquée ci-après : à concurrence de 110 000,00 EUR au moyen d’un prêt consenti par la Caisse Rurale Exemple, et du surplus par les deniers personnels de l’ACQUÉREUR.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de SAINTES. Les droits de mutation sont calculés sur la base du prix ci-dessus.</p><h2>SYNDIC</h2><p>Le syndic de l’ensemble immobilier est le Cabinet BERTHOMÉ, 3 place du Synode à SAINTES, qui a délivré l’état daté le 12 juillet 2018.</p><h2>AFFIRMATION DE SINCÉRITÉ</h2><p>Les parties affirment, sous les peines édictées par l’article 1837 du code général des impôts, que le présent acte exprime l’intégralité du prix.</p><p>DONT ACTE sans renvoi. Généré en l’office notarial et visualisé sur support électronique aux lieu, jour, mois et an indiqués en en-tête du présent acte.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2018-07-26',
      notary: either('Maître Marie-France BOUYER', 'Maître BOUYER'),
      sellers: either(['Monsieur Roland Jacques CHAIGNEAU'], ['Roland CHAIGNEAU']),
      buyers: either(
        ['Monsieur Fabien Marc ROUSSELOT', 'Madame Claire Lucie AUBINEAU'],
        ['Fabien ROUSSELOT', 'Claire AUBINEAU'],
      ),
      price: 13800000,
      property_address: '18 rue du Vieux Pressoir, 17100 SAINTES',
      lots: ['8', '31', '44'],
      lot_shares: ['8:246/10000', '31:4/10000', '44:8/10000'],
      parcels: ['CE 412', 'CE 415'],
      surface_carrez: 6874,
    },
    // The volumes printed are those of older acts.
    absent: ['publication', 'rnc', 'meeting_on', 'iban'],
  },
);

const house = paperOf(
  'titre-maison-oloron',
  `font: 11pt/1.55 'C059', serif; padding: 20mm 20mm 16mm 36mm; h2 { font-size: 11pt; margin: 4mm 0 1.5mm } p { margin-bottom: 2mm }`,
  [
    `<p>SCP LARROUDÉ – PÉES, notaires associés<br>12 place de la Halle – 64190 NAVARRENX</p><p style="margin-top:8mm"><b>VENTE par les consorts BORDENAVE<br>à M. CAZENAVE</b></p><p>L’an deux mille neuf, le trois avril.</p>${paragraphs(['Par-devant Maître Pierre LARROUDÉ, notaire associé à NAVARRENX (Pyrénées-Atlantiques), soussigné, ont comparu :', '1°) Madame Germaine Anna BORDENAVE, retraitée, demeurant à PAU, 7 rue du Gave, née à OLORON-SAINTE-MARIE le 14 septembre 1938, célibataire ;', '2°) Monsieur André Paul BORDENAVE, agriculteur, demeurant à LEDEUIX, né à OLORON-SAINTE-MARIE le 30 juin 1943, époux de Madame Lucienne ARRICAU ;', 'ci-après dénommés LE VENDEUR, d’une part ;', 'et Monsieur Bernard Michel CAZENAVE, mécanicien, demeurant à OLORON-SAINTE-MARIE, 3 rue Carrérot, né à ORTHEZ le 8 décembre 1969, divorcé de Madame Sylvie POUEY et non remarié, ci-après dénommé L’ACQUÉREUR, d’autre part.', 'Lesquels ont établi ainsi qu’il suit la convention de vente entre eux intervenue. LE VENDEUR vend à L’ACQUÉREUR, qui accepte, le bien dont la désignation suit.'])}<h2>DÉSIGNATION</h2><p>Sur la commune d’OLORON-SAINTE-MARIE (64400), 14 chemin de la Marquère, une maison d’habitation élevée d’un étage sur rez-de-chaussée, grange attenante et jardin, cadastrée section AZ n° 88 pour 9 a 40 ca et section AZ n° 89 pour 3 a 15 ca.</p>`,
    `<h2>ORIGINE DE PROPRIÉTÉ</h2><p>Le bien appartient aux vendeurs pour l’avoir recueilli dans la succession de leur mère, Madame Marie CAMOU veuve BORDENAVE, décédée à OLORON-SAINTE-MARIE le 17 janvier 2007, ainsi qu’il résulte de l’attestation dressée par Maître LARROUDÉ le 20 juin 2007.</p><h2>PRIX</h2><p>La vente est consentie et acceptée moyennant le prix principal de CENT SOIXANTE-TROIS MILLE EUROS (163 000 €), que l’acquéreur a payé comptant par la comptabilité du notaire soussigné, ainsi que les vendeurs le reconnaissent et lui en donnent bonne et valable quittance. DONT QUITTANCE.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’acquéreur aura la propriété du bien vendu à compter de ce jour et la jouissance par la prise de possession réelle.</p><h2>ASSAINISSEMENT</h2><p>Les vendeurs déclarent que l’immeuble n’est pas raccordé au réseau public et dispose d’une fosse septique dont le fonctionnement n’est pas garanti.</p><h2>URBANISME</h2><p>Un certificat d’urbanisme d’information délivré le 4 février 2009 est demeuré annexé aux présentes. La commune n’a pas exercé son droit de préemption.</p><h2>FORMALITÉS</h2><p>Le présent acte sera publié au bureau des hypothèques de PAU.</p><p>DONT ACTE en deux pages. Fait et passé à NAVARRENX, en l’étude, lecture faite, les parties ont signé avec le notaire.</p><p style="border:.3mm solid #000;padding:2mm;width:92mm;margin-top:10mm">Publié et enregistré au 1er bureau des hypothèques de PAU<br>le 12 mai 2009 – dépôt 2009 D 6120<br><b>Volume 2009 P n° 3418</b><br>Droits : 8 297 € – salaires : 163 €</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2009-04-03',
      notary: either('Maître Pierre LARROUDÉ', 'Maître LARROUDÉ'),
      sellers: either(
        ['Madame Germaine Anna BORDENAVE', 'Monsieur André Paul BORDENAVE'],
        ['Germaine BORDENAVE', 'André BORDENAVE'],
      ),
      buyers: either(['Monsieur Bernard Michel CAZENAVE'], ['Bernard CAZENAVE']),
      price: 16300000,
      property_address: '14 chemin de la Marquère, 64400 OLORON-SAINTE-MARIE',
      parcels: ['AZ 88', 'AZ 89'],
      publication: either('2009 P n° 3418', '2009P n° 3418', 'Volume 2009 P n° 3418'),
    },
    absent: ['lots', 'lot_shares', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-sete',
  `font: 11pt/1.6 'Nimbus Roman', serif; padding: 24mm 25mm`,
  [
    `<p><b>Maître Élise CASTANIER</b><br>Notaire<br>2 avenue de la Gare – 34140 MÈZE</p><p style="text-align:right">Mèze, le 14 novembre 2022</p><h1 style="font-size:14pt;text-align:center;letter-spacing:.5mm;margin:8mm 0">ATTESTATION</h1>${paragraphs(['JE SOUSSIGNÉE, Maître Élise CASTANIER, notaire à MÈZE (Hérault), CERTIFIE ET ATTESTE :', 'Qu’aux termes d’un acte reçu par moi le 14 novembre 2022, il a été constaté la VENTE', 'Par : Madame Monique Andrée SALVAN, veuve de Monsieur Robert COMBES, demeurant à AGDE (34300), 15 rue du Quatorze-Juillet,', 'Au profit de : la société dénommée SCI LA TRAMONTANE, société civile immobilière au capital de 1 000 €, dont le siège est à FRONTIGNAN (34110), 6 rue de l’Abrivado, immatriculée au RCS de MONTPELLIER sous le numéro 900 000 388, représentée par son gérant Monsieur Gilles PONSOLLE,', 'Des biens et droits immobiliers suivants, dépendant d’un ensemble en copropriété situé à SÈTE (34200), 27 quai des Trois Digues, cadastré section AP numéro 1043 : le lot numéro 214, un appartement de trois pièces au deuxième étage avec les 598/20000èmes des parties communes, et le lot numéro 305, une place de parking couverte avec les 14/20000èmes.', 'Moyennant le prix de DEUX CENT DOUZE MILLE EUROS (212 000,00 €), payé comptant et quittancé dans l’acte. Le transfert de propriété a eu lieu le jour même, avec prise de possession immédiate.', 'La publication de cet acte au service de la publicité foncière est en cours. EN FOI DE QUOI j’ai délivré la présente attestation pour servir et valoir ce que de droit.'])}<p style="margin-left:90mm">Le notaire (sceau et signature)</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2022-11-14',
      notary: either('Maître Élise CASTANIER', 'Maître CASTANIER'),
      sellers: either(['Madame Monique Andrée SALVAN'], ['Monique SALVAN']),
      buyers: either(['SCI LA TRAMONTANE'], ['LA TRAMONTANE']),
      price: 21200000,
      property_address: '27 quai des Trois Digues, 34200 SÈTE',
      lots: ['214', '305'],
      lot_shares: ['214:598/20000', '305:14/20000'],
      parcels: ['AP 1043'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'iban'],
  },
);

const register = paperOf(
  'hypotheque-reponse-saintes',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; .t td, .t th { border: .2mm solid #333 } .t th { background: #eee; font-weight: bold } h1 { font-size: 12pt; text-align: center; border: .4mm solid #000; padding: 2mm; margin: 4mm 0 } h2 { font-size: 10pt; margin: 4mm 0 1mm }`,
  [
    `<table><tr><td style="padding:0"><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>Service de la publicité foncière<br>SAINTES 1</td><td style="padding:0;text-align:right">Demande de renseignements n° 1704P01 2026H4418<br>Déposée le 07/09/2026<br>Par : SCP BOUYER et RENAUD, notaires à PONS<br>Réf. ROUSSELOT</td></tr></table><h1>RELEVÉ DES FORMALITÉS<br>Réponse à une demande de renseignements sommaires urgents hors formalité</h1><h2>Immeubles désignés dans la demande</h2>${table(
      ['Commune', 'Section', 'N° plan', 'N° de lot'],
      [
        ['SAINTES', 'CE', '412', '8, 31, 44'],
        ['SAINTES', 'CE', '415', '8, 31, 44'],
      ],
      't',
    )}<h2>Personnes désignées dans la demande</h2>${table(
      ['Nom, prénoms', 'Date de naissance', 'Qualité'],
      [
        ['ROUSSELOT Fabien Marc', '19/11/1982', 'Propriétaire'],
        ['AUBINEAU Claire Lucie', '07/05/1984', 'Propriétaire'],
      ],
      't',
    )}<h2>Certification</h2><p>Période de certification : du 01/01/1976 au 04/09/2026 (date de mise à jour du fichier). Le service certifie qu’il n’existe, dans la documentation, que les formalités énumérées ci-après.</p><h2>Formalités publiées</h2>${table(
      ['N° d’ordre', 'Date de dépôt', 'Référence', 'Nature de l’acte, rédacteur, parties'],
      [
        [
          '1',
          '12/11/1981',
          'Vol. 5588 n° 22',
          'VENTE – Me LEVRAUD, Saintes, 03/10/1981 – au profit de CHAIGNEAU Roland',
        ],
        [
          '2',
          '09/08/2018',
          '1704P01 2018P4127',
          'VENTE – Me BOUYER, Pons, 26/07/2018 – CHAIGNEAU / ROUSSELOT-AUBINEAU – prix 138 000,00 EUR',
        ],
        [
          '3',
          '09/08/2018',
          '1704P01 2018V1630',
          'PRIVILÈGE DE PRÊTEUR DE DENIERS – Caisse Rurale Exemple – montant 110 000,00 EUR – accessoires 22 000,00 EUR – extrême date d’effet 05/08/2039',
        ],
      ],
      't',
    )}<p style="margin-top:5mm">Nombre d’inscriptions grevant les immeubles : 1. Le présent relevé comporte une page. Coût : 14 €. À Saintes, le 10/09/2026, pour le service de la publicité foncière, le comptable.</p><p style="font-size:7.6pt">Les dispositions de la loi n° 78-17 du 6 janvier 1978 relative à l’informatique, aux fichiers et aux libertés s’appliquent : elles garantissent, pour les données vous concernant, un droit d’accès et de rectification auprès du service.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-04',
      requested_from: '1976-01-01',
      owners: either(
        ['ROUSSELOT Fabien Marc', 'AUBINEAU Claire Lucie'],
        ['ROUSSELOT Fabien', 'AUBINEAU Claire'],
      ),
      charges_registered: 1,
      parcels: ['CE 412', 'CE 415'],
      lots: ['8', '31', '44'],
    },
    absent: ['price', 'deed_on', 'surface_carrez', 'iban'],
  },
);

export const MUTATIONS = [flat, house, certificate, register];
