// What the land register answers, and two notices of property tax.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { sides } from './communs.ts';

const register = paperOf(
  'hypotheque-reponse-perpignan',
  `font: 8.4pt/1.4 'Nimbus Mono PS', monospace; padding: 12mm; td, th { border: .2mm solid #333; padding: .8mm 1.2mm } h1 { font-size: 10.5pt; text-align: center; border: .3mm solid #000; padding: 2mm }`,
  [
    `${sides('DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE<br>PERPIGNAN', 'Demande de renseignements n° 2026 F 9114<br>déposée le 05/10/2026, par Maître DELCLOS-RIU<br>Réf. dossier : PAGES-CLOTES')}
    <h1>DEMANDE DE RENSEIGNEMENTS (HORS FORMALITE)<br>CERTIFICAT</h1>
    <p>Désignation de l'immeuble : PERPIGNAN EH 611, lots 42, 119, 163</p><p>Le service de la publicité foncière certifie le présent document(*) qui contient les éléments suivants :<br>- Les copies des fiches hypothécaires (pour la période antérieure à FIDJI) : du 01/01/1976 au 14/03/2002 : aucune formalité<br>- Le relevé des formalités publiées (pour la période de publication sous FIDJI) : du 15/03/2002 au 02/10/2026 (date de mise à jour fichier)<br>- La date de certification : 30/09/2026</p>
    ${table(
      [
        'N° d’ordre',
        'Date de dépôt',
        'Références',
        'Nature de l’acte',
        'Désignation des personnes et montants',
      ],
      [
        [
          '1',
          '28/05/2003',
          '2003P4410',
          'VENTE',
          'JUANDET / PERPIGNAN – Disposant : SCI ROSSELLÓ – Bénéficiaires : BOUZIANE Ahmed 05/12/1969, FABREGAS Christelle 22/07/1972',
        ],
        [
          '2',
          '28/05/2003',
          '2003V1877',
          'PRIVILEGE DE PRETEUR DE DENIERS',
          'Créancier : BANQUE DU ROUSSILLON EXEMPLE – 91 000 EUR – radié le 11/02/2019',
        ],
        [
          '3',
          '19/07/2021',
          '2021P8806',
          'VENTE',
          'DELCLOS-RIU / PERPIGNAN – Disposants : BOUZIANE, FABREGAS – Bénéficiaire : PAGES-CLOTES Joan Marc 17/02/1984 – Prix : 134 000 EUR',
        ],
        [
          '4',
          '19/07/2021',
          '2021V4029',
          'HYPOTHEQUE LEGALE DE PRETEUR DE DENIERS',
          'Créancier : CREDIT REGIONAL EXEMPLE – Montant principal : 105 000 EUR – accessoires 21 000 EUR – Date extrême d’effet : 05/07/2042',
        ],
      ],
    )}
    <p style="margin-top:4mm">Propriétaire actuel au fichier immobilier : PAGES-CLOTES Joan Marc, né le 17/02/1984 – PP</p><p>Inscriptions en cours à la date de certification : UNE (1)</p>
    <p>A PERPIGNAN, le 07/10/2026. Pour le Service de la publicité foncière, le comptable des finances publiques, Jean-Michel LLOBET.</p><p style="font-size:7pt">(*) Le nombre de page(s) total figure en fin de document. Les dispositions des articles 38 à 43 de la loi n° 78-17 du 6 janvier 1978 s'appliquent : elles garantissent pour les données vous concernant un droit d'accès et de rectification.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-30',
      requested_from: either('1976-01-01', '2002-03-15'),
      owners: either(['PAGES-CLOTES Joan Marc'], ['PAGES-CLOTES Joan']),
      charges_registered: 1,
      parcels: ['EH 611'],
      lots: ['42', '119', '163'],
    },
    absent: ['price', 'deed_on', 'rnc'],
  },
);

const tax = paperOf(
  'taxe-avis-perpignan',
  `font: 8.3pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 12mm; .g { display: grid; grid-template-columns: 66mm 1fr; gap: 6mm } .k { background: #eef3fa; padding: 2.5mm; font-size: 7.8pt } .m { border: .5mm solid #1d4e89; padding: 3mm; font-size: 10.5pt; margin: 3mm 0 } td, th { border: .2mm solid #789; padding: .7mm 1mm; text-align: right; font-size: 7.4pt } td:first-child { text-align: left } th { background: #dfe9f5; text-align: center }`,
  [
    `<div class="g"><div><b>FINANCES PUBLIQUES</b><p style="font-size:7pt">Direction générale des Finances publiques<br>Centre des Finances publiques<br>SIP PERPIGNAN RÉART<br>24 avenue de la Côte Vermeille<br>66000 PERPIGNAN</p><div class="k"><b>Vos références</b><br>Numéro fiscal : 28 41 660 174 302<br>Référence de l’avis : 26 66 1180442 93<br>Numéro de propriétaire : 136 P03318 C<br>Débiteur(s) légal(aux) : PAGES-CLOTES JOAN<br>Numéro de rôle : 221<br>Date d’établissement : 04/08/2026<br>Date de mise en recouvrement : 31/08/2026</div></div>
    <div><h1 style="font-size:14pt">AVIS D’IMPÔT 2026</h1><p><b>TAXES FONCIÈRES</b><br>votées et perçues par la commune, le département et divers organismes</p><p style="margin:10mm 0 0 16mm;font-size:9.4pt">M PAGES-CLOTES JOAN<br>3 CHE DE LA PASSIO VELLA<br>66300 THUIR</p></div></div>
    <div class="m">Montant de votre impôt <b style="float:right">1 411,00 €</b><br>Montant à payer au plus tard le <b>15/10/2026</b> <b style="float:right">1 411,00 €</b></div>
    <p><b>Comment payer ?</b> Votre impôt étant supérieur à 300 €, vous devez payer par un moyen dématérialisé : en ligne sur impots.gouv.fr (vous bénéficiez d’un délai supplémentaire de 5 jours, soit jusqu’au 20 octobre 2026 minuit ; la somme sera prélevée le 26 octobre 2026), ou par prélèvement à l’échéance ou mensuel (adhésion avant le 30 septembre 2026). Pour 2027, pensez à la mensualisation.</p>
    <p>La taxe foncière est établie d’après la situation au 1er janvier 2026. En cas de vente en cours d’année, le vendeur reste seul redevable vis-à-vis de l’administration.</p><p>Où s’adresser : par messagerie sécurisée dans votre espace particulier, ou au 0 809 401 401 (service gratuit + prix appel).</p>`,
    `<p><b>TAXES FONCIÈRES 2026 – Détail du calcul des cotisations</b> &nbsp; Département : 66 PYRÉNÉES-ORIENTALES &nbsp; Commune : 136 PERPIGNAN</p>
    ${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Inter communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total des cotisations',
      ],
      [
        ['Taux 2025', '50,21 %', '', '2,76 %', '0,388 %', '13,90 %', '0,61 %', ''],
        ['Taux 2026', '50,21 %', '', '2,76 %', '0,402 %', '13,90 %', '0,66 %', ''],
        ['Adresse : 6 AV DE PRADES', '', '', '', '', '', '', ''],
        ['Base', '1998', '', '1998', '1998', '1998', '1998', ''],
        ['Cotisation', '1003', '', '55', '8', '278', '13', ''],
        ['Cotisations 2025', '987', '', '54', '8', '273', '12', '1334'],
        ['Cotisations 2026', '1003', '', '55', '8', '278', '13', '1357'],
        [
          'Variation en %',
          '+ 1,62 %',
          '',
          '+ 1,85 %',
          '0,00 %',
          '+ 1,83 %',
          '+ 8,33 %',
          '+ 1,72 %',
        ],
      ],
    )}
    <p></p>${table(['Propriétés non bâties', 'Commune', 'Chambre d’agriculture', 'Total'], [['Cotisation', '0', '0', '0']])}
    <table style="width:95mm;margin:6mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>54</td></tr><tr><td>Dégrèvement Habitation principale</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1411</b></td></tr></table>
    <p style="margin-top:6mm;font-size:7pt">Les cotisations sont calculées en multipliant la base par le taux. Frais de gestion : 3 % des taxes foncières et 8 % de la taxe d’enlèvement des ordures ménagères. – 2/2</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 141100,
      teom: 27800,
      tax_fees: 5400,
      tax_number: '2841660174302',
      pay_by: either('2026-10-15', '2026-10-20'),
      owner: 'M PAGES-CLOTES JOAN',
    },
    absent: ['iban', 'price', 'rnc'],
  },
);

const web = paperOf(
  'taxe-espace-particulier-ales',
  `font: 9.6pt/1.45 'DejaVu Sans', sans-serif; font-size: 8.8pt; padding: 8mm 14mm; .u { display: flex; justify-content: space-between; font-size: 7pt } .c { border: .2mm solid #bbb; padding: 3mm; margin: 3mm 0 } .l { display: flex; justify-content: space-between; border-bottom: .1mm solid #ddd; padding: .8mm 0 }`,
  [
    `<div class="u"><span>22/10/2026 18:07</span><span>impots.gouv.fr – Espace particulier – Mes biens et mes taxes</span></div><p style="margin-top:5mm"><b>RÉPUBLIQUE FRANÇAISE</b> – impots.gouv.fr</p><h1 style="font-size:15pt">Taxe foncière 2026</h1>
    <p>M. SYLVAIN JOUVE – Numéro fiscal : 17 66 304 552 118</p>
    <div class="c"><b>Avis n° 26 30 0077125 40</b> – mis en ligne le 27 août 2026 – commune : ALÈS (30)
    <div class="l"><span>Propriétés bâties – 14 RUE MISTRAL – base 1 104 – part communale</span><span>588 €</span></div><div class="l"><span>Intercommunalité</span><span>31 €</span></div><div class="l"><span>Taxes spéciales d’équipement</span><span>5 €</span></div><div class="l"><span>Taxe d’enlèvement des ordures ménagères</span><span>152 €</span></div><div class="l"><span>GEMAPI</span><span>6 €</span></div><div class="l"><span>Frais de gestion</span><span>31 €</span></div><div class="l"><b>Montant de l’impôt</b><b>813 €</b></div></div>
    <div class="c">Date limite de paiement : 15 octobre 2026<br>Payé en ligne le 14 octobre 2026 – numéro d’opération 4471 2280 – prélèvement le 26 octobre 2026</div>
    <p>Vous souhaitez mensualiser ? Vous avez jusqu’au 15 décembre pour la prochaine taxe foncière. Télécharger l’avis (PDF, 184 Ko). Déclarer l’occupation de mes biens. Contester. Aide.</p>
    <p style="font-size:7pt">Ministère de l’Économie et des Finances – Accessibilité : partiellement conforme – Mentions légales – Données personnelles</p><div class="u" style="position:absolute;bottom:6mm;left:14mm;right:14mm"><span>https://cfspart.impots.example.fr/mes-biens/taxes/2026</span><span>1/1</span></div>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 81300,
      teom: 15200,
      tax_fees: 3100,
      tax_number: '1766304552118',
      pay_by: '2026-10-15',
      owner: 'M. SYLVAIN JOUVE',
    },
    absent: ['iban', 'price', 'rnc'],
  },
);

export const FICHIER_ET_IMPOTS = [register, tax, web];
