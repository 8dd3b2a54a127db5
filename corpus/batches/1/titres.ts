// Who owns the home and what weighs on it: deeds, certificates, the land register's answers, tax notices.
import { either, type Paper } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const deed: Paper = {
  name: 'titre-copie',
  css: `font: 10.5pt/1.5 'P052', serif; padding: 18mm 25mm; p { text-align: justify } h2 { font-size: 11pt; text-align: center } .c { text-align: center }`,
  pages: [
    `<p>103221504<br>MB/EL/</p><p><b>L’AN DEUX MILLE DIX-SEPT,<br>LE QUATORZE SEPTEMBRE</b></p><p>À NANTES (Loire-Atlantique), 6 rue du Calvaire, au siège de l’Office Notarial, ci-après nommé,</p><p>Maître Mathilde BAUDOUIN, Notaire soussignée, membre de la société civile professionnelle « Baudouin et associés »,</p><p class="c"><b>A REÇU LE PRÉSENT ACTE CONTENANT VENTE</b></p><h2>VENDEUR</h2><p>Monsieur Roger Émile CHAUVEAU, retraité, époux de Madame Lucette PINEAU, demeurant à NANTES (44000), né à CLISSON (44190) le 3 mars 1941.</p><h2>ACQUÉREUR</h2><p>Madame Sylvie Anne HUREAU, cadre bancaire, demeurant à ORVAULT (44700), célibataire, née à CHOLET (49300) le 27 novembre 1974.</p><h2>QUOTITÉS ACQUISES</h2><p>Madame Sylvie HUREAU acquiert la pleine propriété du BIEN objet de la vente.</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à NANTES (44000), 27 rue Paul Bellamy, dénommé « LES ORMEAUX », figurant ainsi au cadastre : section MR n° 214, surface 00 ha 28 a 12 ca.</p><p><b>Lot numéro vingt-trois (23)</b> : un appartement de quatre pièces au deuxième étage, escalier B, et les deux cent quatre-vingt-seize dix-millièmes (296/10000èmes) des parties communes générales.</p><p><b>Lot numéro quatre-vingt-un (81)</b> : un emplacement de stationnement, et les quinze dix-millièmes (15/10000èmes).</p><p><b>Lot numéro cent quatre (104)</b> : une cave, et les sept dix-millièmes (7/10000èmes).</p><p>La superficie de la partie privative, loi Carrez, est de 78,42 m² pour le lot 23.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de DEUX CENT DOUZE MILLE EUROS (212 000,00 EUR), payé comptant ce jour par la comptabilité de l’office.</p>`,
    `<h2>ORIGINE DE PROPRIÉTÉ</h2><p>Le VENDEUR a acquis le BIEN de la SCI LES ORMEAUX suivant acte reçu par Maître GASNIER, notaire à NANTES, le 6 juin 1973, publié au deuxième bureau des hypothèques de NANTES le 12 juillet 1973, volume 2017, numéro 44.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>L’acte sera publié au service de la publicité foncière de NANTES 2.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance par la prise de possession réelle, le BIEN étant libre de toute occupation.</p><p>DONT ACTE sur trois pages. POUR COPIE AUTHENTIQUE certifiée conforme à la minute.</p>`,
  ],
  documents: [
    {
      type: 'TITRE_PROP',
      sub_kind: 'ACTE_DE_VENTE',
      facts: {
        deed_on: '2017-09-14',
        notary: either('Maître Mathilde BAUDOUIN', 'Maître BAUDOUIN'),
        sellers: either(['Monsieur Roger Émile CHAUVEAU'], ['Roger CHAUVEAU']),
        buyers: either(['Madame Sylvie Anne HUREAU'], ['Sylvie HUREAU']),
        price: 21200000,
        property_address: '27 rue Paul Bellamy, 44000 NANTES',
        lots: ['23', '81', '104'],
        lot_shares: ['23:296/10000', '81:15/10000', '104:7/10000'],
        parcels: ['MR 214'],
        surface_carrez: 7842,
      },
      absent: ['publication'],
    },
  ],
};

const short: Paper = {
  name: 'titre-ancien',
  css: `font: 11pt/1.6 'Nimbus Mono PS', monospace; padding: 20mm 18mm 18mm 40mm`,
  pages: [
    `<p>DU 21 AVRIL 1994</p><p>VENTE<br>par M. et Mme BRUNET<br>à M. et Mme TESSIER</p><p>PARDEVANT Me Louis TANGUY, notaire associé à ANGERS, ont comparu :</p><p>Monsieur André BRUNET et Madame Denise LANGLAIS son épouse, demeurant ensemble à ANGERS, d'une part,</p><p>Monsieur Jean-Luc TESSIER, né à SAUMUR le 8 février 1958, et Madame Brigitte ROUSSEAU, née à ANGERS le 19 août 1960, mariés sous le régime légal, d'autre part,</p><p>Lesquels ont convenu la vente suivante : Monsieur et Madame BRUNET vendent, en s'obligeant aux garanties ordinaires de fait et de droit, à Monsieur et Madame TESSIER qui acceptent,</p>`,
    `<p>DESIGNATION : les lots numéros SIX (un appartement au premier étage, 380/10.000èmes) et DIX-NEUF (une cave, 32/10.000èmes) d'un immeuble sis à ANGERS, 15 rue Saint-Julien, cadastré section BN numéro 77.</p><p>PRIX : QUATRE CENT VINGT MILLE FRANCS (420.000 F), payé comptant et quittancé dans l'acte.</p><p>ENTREE EN JOUISSANCE : à compter de ce jour.</p><p>EXPEDITION sur deux pages. Publié au 1er bureau des hypothèques d'ANGERS le 17 mai 1994, volume 94P numéro 3120.</p>`,
  ],
  documents: [
    {
      type: 'TITRE_PROP',
      sub_kind: 'ACTE_DE_VENTE',
      facts: {
        deed_on: '1994-04-21',
        notary: either('Maître Louis TANGUY', 'Maître TANGUY'),
        sellers: either(
          ['M. et Mme BRUNET'],
          ['Monsieur André BRUNET', 'Madame Denise LANGLAIS'],
          ['Monsieur André BRUNET'],
        ),
        buyers: either(
          ['M. et Mme TESSIER'],
          ['Monsieur Jean-Luc TESSIER', 'Madame Brigitte ROUSSEAU'],
        ),
        property_address: either('15 rue Saint-Julien, ANGERS', '15 rue Saint-Julien'),
        lots: ['6', '19'],
        lot_shares: ['6:380/10000', '19:32/10000'],
        parcels: ['BN 77'],
        publication: '94P n° 3120',
      },
      absent: ['price', 'surface_carrez'],
    },
  ],
};

const certificate: Paper = {
  name: 'titre-attestation',
  css: `font: 12pt/1.6 'P052', serif; padding: 30mm 25mm`,
  pages: [
    `<p>SCP BAUDOUIN ET ASSOCIÉS<br>Notaires – 6 rue du Calvaire – 44000 NANTES</p><h1 style="text-align:center;font-size:16pt">ATTESTATION</h1>${paragraphs(['Je soussignée Maître Mathilde BAUDOUIN, notaire à NANTES, certifie et atteste que, suivant acte reçu par moi ce jour, 28 février 2020, Monsieur Abdel KARROUMI a acquis de la société CLOS VIVIER PROMOTION les biens ci-après désignés :', 'À RENNES (35700), 11 chemin du Vivier, les lots numéros 8 (appartement) et 31 (box) de l’ensemble immobilier LE CLOS VIVIER, cadastré section CP n° 318.', 'Moyennant le prix de 248 000,00 euros payé comptant.', 'Le transfert de propriété a eu lieu ce jour. En foi de quoi j’ai délivré la présente attestation pour servir et valoir ce que de droit.', 'Fait à NANTES, le 28 février 2020.'])}`,
  ],
  documents: [
    {
      type: 'TITRE_PROP',
      sub_kind: 'ATTESTATION_DE_PROPRIETE',
      facts: {
        deed_on: '2020-02-28',
        notary: either('Maître Mathilde BAUDOUIN', 'Maître BAUDOUIN'),
        sellers: ['société CLOS VIVIER PROMOTION'],
        buyers: ['Monsieur Abdel KARROUMI'],
        price: 24800000,
        property_address: '11 chemin du Vivier, 35700 RENNES',
        lots: ['8', '31'],
        parcels: ['CP 318'],
      },
      absent: ['publication', 'surface_carrez'],
    },
  ],
};

const register: Paper = {
  name: 'hypotheque-releve',
  css: `font: 8.5pt 'DejaVu Sans Mono', monospace; td, th { border: .2mm solid #444 }`,
  pages: [
    `<p>DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE NANTES 2</p><h1 style="font-size:11pt;text-align:center">RELEVE DES FORMALITES PUBLIEES<br>du 01/01/1976 au 11/09/2026</h1><p>Demande de renseignements n° 2026F4188 (hors formalité) – déposée le 14/09/2026 par Me BAUDOUIN</p><p>Immeuble : NANTES section MR n° 214, lots 23, 81, 104</p>${table(
      [
        'N° ordre',
        'Date de dépôt',
        'Référence d’enliassement',
        'Nature de l’acte',
        'Rédacteur / titulaires',
      ],
      [
        [
          '1',
          '02/10/2017',
          '2017P7410',
          'VENTE',
          'Me BAUDOUIN – CHAUVEAU / HUREAU Sylvie 27/11/1974',
        ],
        [
          '2',
          '02/10/2017',
          '2017V2205',
          'PRIVILEGE DE PRETEUR DE DENIERS',
          'Créancier : Banque de l’Exemple – Montant principal : 150 000,00 EUR – Date extrême d’effet : 14/09/2038',
        ],
      ],
    )}<p style="margin-top:4mm">Certifié par le comptable du SPF à la date du 11/09/2026.</p>`,
  ],
  documents: [
    {
      type: 'ETAT_HYPOTHECAIRE',
      sub_kind: null,
      facts: {
        certified_on: '2026-09-11',
        requested_from: '1976-01-01',
        owners: either(['HUREAU Sylvie'], ['HUREAU']),
        charges_registered: 1,
        parcels: ['MR 214'],
        lots: ['23', '81', '104'],
      },
    },
  ],
};

const answer: Paper = {
  name: 'hypotheque-reponse',
  css: `font: 10pt 'Nimbus Sans', sans-serif; .b { border: .3mm solid #000; padding: 3mm; margin-bottom: 3mm }`,
  pages: [
    `<p>N° 3233-SD</p><div class="b"><b>DEMANDE DE RENSEIGNEMENTS</b> pour la période à compter du 1er janvier 1956<br>Service de dépôt : SPF ANGERS 1</div><div class="b">Identification du demandeur : Office notarial Tanguy, Angers. Demande déposée le 22/06/2026.</div><div class="b">Désignation des immeubles : ANGERS – BN 77 – lots 6 et 19<br>Désignation des personnes : TESSIER Jean-Luc, 08/02/1958 – ROUSSEAU Brigitte, 19/08/1960</div>
    <h2 style="font-size:12pt">CERTIFICAT DU COMPTABLE</h2><p>Le service de la publicité foncière certifie qu’il n’existe au fichier immobilier, du chef des personnes et sur les immeubles désignés, que les formalités figurant sur les 1 face de copie ci-jointe, et aucune inscription d’hypothèque en vigueur.</p><p>Période de certification : du 01/01/1976 au 19/06/2026. Délivré le 24/06/2026.</p>`,
  ],
  documents: [
    {
      type: 'ETAT_HYPOTHECAIRE',
      sub_kind: null,
      facts: {
        certified_on: '2026-06-19',
        requested_from: either('1956-01-01', '1976-01-01'),
        owners: ['TESSIER Jean-Luc', 'ROUSSEAU Brigitte'],
        charges_registered: 0,
        parcels: ['BN 77'],
        lots: ['6', '19'],
      },
    },
  ],
};

const notice: Paper = {
  name: 'taxe-avis',
  css: `font: 8.6pt 'DejaVu Sans', sans-serif; .two { display: grid; grid-template-columns: 62mm 1fr; gap: 6mm } td, th { border: .2mm solid #789; text-align: right } td:first-child, th:first-child { text-align: left } th { background: #e6f0fa } .m { border: .6mm solid #06c; padding: 3mm; margin: 4mm 0; font-size: 10.5pt }`,
  pages: [
    `<div class="two"><div><b>FINANCES PUBLIQUES</b><br>Direction générale des finances publiques<p></p><b>Vos références</b><br>Numéro fiscal (A) : 30 14 552 018 774<br>Référence de l’avis (B) : 26 44 0012345 67<br>Numéro de propriétaire : 109 H04417 K<br>Débiteur légal : HUREAU SYLVIE<br>Date d’établissement : 31/07/2026<br>Mise en recouvrement : 31/08/2026</div><div><h1 style="font-size:15pt">AVIS D’IMPÔT 2026</h1><b>TAXES FONCIERES</b> votées et perçues par la commune, l’intercommunalité et divers organismes<p style="margin:12mm 0 0 20mm">MME HUREAU SYLVIE<br>27 RUE PAUL BELLAMY<br>44000 NANTES</p></div></div>
    <div class="m">Montant de votre impôt : <b>1 486,00 €</b><br>À payer au plus tard le 15/10/2026 (date limite de paiement), ou le 20/10/2026 par paiement direct en ligne</div><p>Département : 44 LOIRE-ATLANTIQUE – Commune : 109 NANTES</p>`,
    `<p><b>Taxes foncières 2026 – détail du calcul des cotisations</b> – MME HUREAU SYLVIE – 2/2</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Intercommunalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'GEMAPI',
      ],
      [
        ['Taux 2025', '41,66 %', '6,11 %', '0,214 %', '8,11 %', '0,35 %'],
        ['Taux 2026', '41,66 %', '6,11 %', '0,220 %', '8,11 %', '0,36 %'],
        ['Adresse : 27 RUE PAUL BELLAMY', '', '', '', '', ''],
        ['Base', '2531', '2531', '2531', '2531', '2531'],
        ['Cotisation', '1054', '155', '6', '205', '9'],
      ],
    )}${table(
      [],
      [
        ['Total des cotisations', '1 429 €'],
        ['Frais de gestion de la fiscalité directe locale', '57 €'],
        ['Dégrèvement', '0 €'],
        ['<b>Montant de votre impôt</b>', '<b>1 486 €</b>'],
      ],
    )}`,
  ],
  documents: [
    {
      type: 'TAX_FONCIERE',
      sub_kind: null,
      facts: {
        tax_year: 2026,
        tax_total: 148600,
        teom: 20500,
        tax_fees: 5700,
        tax_number: '3014552018774',
        pay_by: '2026-10-15',
        owner: 'HUREAU SYLVIE',
      },
    },
  ],
};

const online: Paper = {
  name: 'taxe-ancien-avis',
  css: `font: 9pt 'Nimbus Sans', sans-serif; pre { font: 8.5pt 'Nimbus Mono PS', monospace }`,
  pages: [
    `<p><b>TAXES FONCIERES 2025</b> – Avis d’impôt – Direction générale des finances publiques</p><p>TESSIER JEAN LUC<br>8 ALL DES ACACIAS<br>49240 AVRILLE</p><p>Votre numéro fiscal : 14 58 903 221 607 (déclarant) – Réf. de l’avis : 25 49 7712004 18</p><pre>
COMMUNE : 007 ANGERS         DEPARTEMENT : 490

PROPRIETES BATIES      COMMUNE   SYNDICAT   INTERCO   TSE    ORDURES MENAGERES
TAUX 2025               54,33 %             1,20 %    0,18 %   9,42 %
15 RUE SAINT JULIEN
BASE                      1648                1648     1648     1648
COTISATION                 895                  20        3      155

TOTAL DES COTISATIONS BATIES                                    1073
FRAIS DE GESTION                                                  38
MONTANT A PAYER                                                 1111 EUR
</pre><p>Vous êtes prélevé à l’échéance. La somme de 1 111 € sera débitée le 27 octobre 2025. Date limite de paiement : 15 octobre 2025.</p>`,
  ],
  documents: [
    {
      type: 'TAX_FONCIERE',
      sub_kind: null,
      facts: {
        tax_year: 2025,
        tax_total: 111100,
        teom: 15500,
        tax_fees: 3800,
        tax_number: '1458903221607',
        pay_by: '2025-10-15',
        owner: 'TESSIER JEAN LUC',
      },
    },
  ],
};

export const TITRES = [deed, short, certificate, register, answer, notice, online];
