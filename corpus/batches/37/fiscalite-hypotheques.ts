// What the tax office and the land register send: two notices, two answers.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { FLEX, flex } from './outils.ts';

const tax = paperOf(
  'taxe-avis-2026-chartres',
  `font: 8.2pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; ${FLEX} .l { width: 60mm; font-size: 7.4pt } .bl { background: #e6ecf7; padding: 2.4mm; margin-bottom: 2.4mm } .amt { border: .6mm solid #000091; padding: 3mm; font-size: 10.5pt; margin: 3mm 0 } td, th { border: .2mm solid #8b95ab; padding: .7mm 1mm; text-align: right } td:first-child, th:first-child { text-align: left } th { background: #e6ecf7; font-weight: bold }`,
  [
    flex(
      `<div class="l"><b style="font-size:10pt">FINANCES PUBLIQUES</b><br>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>SIP CHARTRES<br>5 PLACE DE LA RÉPUBLIQUE<br>28019 CHARTRES CEDEX<br><br><div class="bl"><b>Pour accéder à votre espace sur impots.gouv.fr</b><br>Votre numéro fiscal : 18 63 417 209 552<br>(identifiant)<br>Référence de l’avis : 26 28 3310774 09<br>Numéro de contrat : néant</div><div class="bl"><b>Vos contacts</b><br>Par messagerie sécurisée dans votre espace particulier<br>Par téléphone au 0 809 401 401 (service gratuit + coût de l’appel)</div><div class="bl"><b>Vos références</b><br>Numéro de propriétaire : 085 V00417 T<br>Débiteur légal : VAN DER ELST JEAN-BAPTISTE<br>N° de rôle : 221<br>Date d’établissement : 03/08/2026<br>Date de mise en recouvrement : 31/08/2026</div></div>`,
      `<div style="width:118mm"><p style="font-size:16pt;margin:0"><b>AVIS D’IMPÔT 2026</b></p><p style="font-size:12pt"><b>TAXES FONCIÈRES</b><br><span style="font-size:8pt">votées et perçues par la commune, le département, l’intercommunalité et divers organismes</span></p><p style="margin:14mm 0 10mm 20mm;font-size:9.6pt">M VAN DER ELST JEAN-BAPTISTE<br>6 SEN DES VIGNES<br>28300 MAINVILLIERS</p><div class="amt">Somme à payer : <b>1 372,00 €</b><br>À payer au plus tard le : <b>15/10/2026</b></div><p>Le montant étant supérieur à 300 €, vous devez payer par prélèvement ou directement en ligne sur impots.gouv.fr jusqu’au 20/10/2026 minuit (la somme sera prélevée sur votre compte le 26/10/2026). Tout autre moyen de paiement entraîne une majoration de 0,2 %.</p><p>Le montant de vos taxes foncières 2025 s’élevait à 1 331 €, soit une variation de + 3,08 %. Vous pouvez opter pour le prélèvement mensuel en 2027 : 10 mensualités à partir du 15 janvier.</p><p>Si vous avez vendu ce bien en cours d’année, vous restez redevable de la taxe pour l’année entière : elle est due par le propriétaire au 1er janvier.</p></div>`,
    ),
    `<p><b>TAXES FONCIÈRES 2026</b> – Détail du calcul des cotisations – Département : 28 EURE-ET-LOIR – Commune : 085 CHARTRES</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Inter communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total cotisations',
      ],
      [
        ['Taux 2025', '42,15 %', '%', '2,00 %', '0,312 %', '7,90 %', '0,245 %', ''],
        ['Taux 2026', '42,15 %', '%', '2,00 %', '0,318 %', '8,10 %', '0,251 %', ''],
        ['Adresse : 33 RUE DE LA TANNERIE – lot 0000012', '', '', '', '', '', '', ''],
        ['Base', '2412', '', '2412', '2412', '2412', '2412', ''],
        ['Cotisation', '1017', '', '48', '8', '195', '6', ''],
        ['Adresse : 33 RUE DE LA TANNERIE – lot 0000057', '', '', '', '', '', '', ''],
        ['Base', '94', '', '94', '94', '94', '94', ''],
        ['Cotisation', '40', '', '2', '0', '8', '0', ''],
        ['Cotisations 2025', '1036', '', '49', '8', '193', '6', '1292'],
        ['Cotisations 2026', '1057', '', '50', '8', '203', '6', '1324'],
        ['Variation', '+2,03 %', '', '+2,04 %', '0 %', '+5,18 %', '0 %', '+2,48 %'],
      ],
    )}<table style="width:96mm;margin:5mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>48</td></tr><tr><td>Dégrèvement JA État</td><td></td></tr><tr><td>Dégrèvement Habitation principale</td><td></td></tr><tr><td><b>Montant de votre impôt :</b></td><td><b>1372</b></td></tr></table><p style="margin-top:5mm;font-size:7pt">Calcul : base × taux. Cotisation minimale de recouvrement : 12 €. Les bases sont revalorisées chaque année. L’administration fiscale est tenue au secret professionnel ; ces données font l’objet d’un traitement informatique.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 137200,
      teom: 20300,
      tax_fees: 4800,
      tax_number: '1863417209552',
      pay_by: '2026-10-15',
      owner: 'VAN DER ELST JEAN-BAPTISTE',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const house = paperOf(
  'taxe-mensualisee-vendome',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; pre { font: 7.6pt/1.45 'DejaVu Sans Mono', monospace } .q { border: .3mm solid #444; padding: 2mm 3mm; margin: 2mm 0 }`,
  [
    `<p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b> – Avis d’impôt – <b>TAXES FONCIÈRES 2026</b></p>
    <p style="margin-left:95mm">M OU MME LEMAÎTRE-DIALLO<br>LA BOURDONNIÈRE<br>41100 NAVEIL</p>
    <div class="q">Identifiant fiscal : 09 71 330 846 115 &nbsp; Réf. avis : 26 41 0088412 55 &nbsp; SIP VENDÔME<br>Propriétaires : LEMAÎTRE OLIVIER – DIALLO KADIATOU (indivision)</div>
    <div class="q"><b>Vous êtes mensualisé. Vous n’avez rien à payer à réception de cet avis.</b><br>Montant de votre impôt : 987 €. Mensualités déjà prélevées ou à prélever jusqu’au 15 octobre : 960 €. Le solde de 27 € sera prélevé le 16 novembre 2026 sur votre compte. Nouvelle mensualité à partir de janvier 2027 : 98 €.</div>
    <pre>
DEPARTEMENT 41 LOIR-ET-CHER     COMMUNE 158 NAVEIL

PROPRIETES BATIES         COMMUNE   INTERCO    TSE     TEOM   GEMAPI
TAUX 2026                 46,02 %   1,35 %  0,240 %  11,20 %  0,190 %
LA BOURDONNIERE
BASE                        1571      1571     1571     1571     1571
COTISATION                   723        21        4      176        3
COTISATIONS 2025             710        21        4      170        3

PROPRIETES NON BATIES     COMMUNE   INTERCO    TSE   CHAMBRE AGRI
BASE                          38        38       38       38
COTISATION                    21         1        0        5

TOTAL DES COTISATIONS                                      954
FRAIS DE GESTION DE LA FISCALITE DIRECTE LOCALE             33
MONTANT DE L'IMPOT                                         987
</pre><p style="font-size:7.4pt">Pour la parcelle ZD 41, vous bénéficiez de l’exonération de 20 % en faveur des terres agricoles. Réclamation possible jusqu’au 31 décembre 2027. Date d’établissement : 05/08/2026.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 98700,
      teom: 17600,
      tax_fees: 3300,
      tax_number: '0971330846115',
      owner: either(
        'LEMAÎTRE OLIVIER – DIALLO KADIATOU',
        'M OU MME LEMAÎTRE-DIALLO',
        'LEMAÎTRE OLIVIER',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const register = paperOf(
  'hypotheque-releve-blois',
  `font: 8.4pt/1.4 'DejaVu Sans Mono', monospace; padding: 12mm 13mm; letter-spacing: -.15mm; ${FLEX} td, th { border: .2mm solid #222; padding: 1mm } .t { text-align: center; border: .4mm solid #222; padding: 2mm; margin: 4mm 0; font-size: 9.6pt }`,
  [
    `${flex('DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE<br>BLOIS 1<br>10 RUE LOUIS BODIN 41026 BLOIS CEDEX', 'N° de la demande : 4104P01 2026H7715<br>Demande déposée le : 12/10/2026<br>Pour : ETUDE DU CHATEAU, notaires<br>Réf. : SL/LEPAGE')}
    <div class="t">RELEVE DES FORMALITES PUBLIEES<br>DEMANDE DE RENSEIGNEMENTS N° 3233-SD – HORS FORMALITE</div>
    <p>Période demandée : du 01/01/1974 au 12/10/2026<br>Date de certification du fichier immobilier : 09/10/2026</p>
    ${table(
      ['IMMEUBLES', 'DESIGNATION CADASTRALE', 'VOLUME', 'LOTS'],
      [['BLOIS', 'DM 411', '', '24 – 88 – 131']],
    )}<p></p>${table(['PERSONNES', 'NAISSANCE'], [['BOURDIN Marie-Ange Colette', '06/06/1957 CONTRES']])}<p></p>
    ${table(
      ['N° ORDRE', 'DATE DE DEPOT', 'REFERENCE', 'NATURE DE L’ACTE – REDACTEUR – DATE'],
      [
        [
          '1',
          '02/03/2004',
          '4104P01 2004P1180',
          'ATTESTATION APRES DECES – Me THOREAU – 14/01/2004',
        ],
        [
          '2',
          '17/09/2020',
          '4104P01 2020P5512',
          'VENTE – Me LE MOIGNE – 28/08/2020 – BOURDIN Huguette, GALLAIS à BOURDIN Marie-Ange – PRIX 116 500 EUR',
        ],
        [
          '3',
          '17/09/2020',
          '4104P01 2020V2240',
          'PRIVILEGE DE PRETEUR DE DENIERS – BANQUE LIGERIENNE EXEMPLE – MT PRINCIPAL 75 000 EUR – ACCESSOIRES 15 000 EUR – DATE EXTREME D’EFFET 10/09/2036',
        ],
      ],
    )}
    <p style="margin-top:5mm">CERTIFICAT DU COMPTABLE : le présent relevé, établi sur 1 page, comporte 3 formalités dont 1 inscription. Aucune formalité en instance sur le registre des dépôts du 10/10/2026 au 12/10/2026.<br>Délivré à BLOIS le 14/10/2026</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-09',
      requested_from: '1974-01-01',
      owners: either(['BOURDIN Marie-Ange Colette'], ['BOURDIN Marie-Ange']),
      charges_registered: 1,
      parcels: ['DM 411'],
      lots: ['24', '88', '131'],
    },
    absent: ['price', 'deed_on', 'surface_carrez'],
  },
);

const none = paperOf(
  'hypotheque-certificat-vendome',
  `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 16mm 18mm; .b { border: .3mm solid #000; padding: 3mm; margin-bottom: 3mm }`,
  [
    `<p>N° 3233-SD (Cerfa) – DEMANDE DE RENSEIGNEMENTS (pour la période à compter du 1er janvier 1956) – formulaire réponse</p><div class="b">Service de la publicité foncière : VENDÔME<br>Demandeur : Me P. ARNAUDEAU, notaire, 4 place Saint-Martin, 41100 VENDÔME<br>Coût : 12 € – déposée le 21/09/2026 – n° 4105P02 2026H2208</div>
    <div class="b"><b>Désignation des immeubles</b><br>Commune : NAVEIL (41100) – Section ZD n° 40 – Section ZD n° 41 – maison « La Bourdonnière »</div><div class="b"><b>Désignation des personnes</b><br>1. LEMAÎTRE Olivier Guy, 18/01/1979<br>2. DIALLO Kadiatou, 27/07/1982</div>
    <p style="font-size:12pt"><b>ÉTAT RÉPONSE</b></p><p>Le comptable soussigné certifie que, dans la limite de la période allant du 01/01/1976 au 18/09/2026 (date de mise à jour du fichier), il n’existe du chef des personnes et sur les immeubles ci-dessus désignés <b>aucune inscription</b> subsistante, et que les seules formalités sont :</p><p>– 11/05/2012, vol. 2012P n° 1904, VENTE du 16/03/2012 (Me ARNAUDEAU), cts CHESNEAU à LEMAÎTRE et DIALLO, acquéreurs chacun pour moitié.</p><p>À Vendôme, le 24 septembre 2026. Le comptable public, chef du service.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-18',
      requested_from: either('1956-01-01', '1976-01-01'),
      owners: either(
        ['LEMAÎTRE Olivier Guy', 'DIALLO Kadiatou'],
        ['LEMAÎTRE Olivier', 'DIALLO Kadiatou'],
      ),
      charges_registered: 0,
      parcels: ['ZD 40', 'ZD 41'],
    },
    absent: ['price', 'surface_carrez', 'iban'],
  },
);

export const FISCALITE_HYPOTHEQUES = [tax, house, register, none];
