// Papers that no slot waits for, each near one that is asked for.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const stranger = (
  name: string,
  css: string,
  html: string,
  absent: readonly FactName[],
  also: readonly DocumentType[] = [],
): Paper =>
  paperOf(`etranger-${name}`, css, [html], {
    type: null,
    also: ['OTHER', 'OTHER_PROPERTY_DOCS', 'DOCS_AUTRE_ACQUEREURS', ...also],
    sub_kind: null,
    facts: {},
    absent,
  });
const GRID = `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm; td, th { border: .15mm solid #999 } td:last-child, th:last-child { text-align: right } h1 { font-size: 14pt }`;

export const PAPIERS_SANS_CASE = [
  stranger(
    'facture-etat-date-meaux',
    GRID,
    `<p>GESTIBRIE – 13 cours Raoult – 77100 MEAUX – TVA intracom. FR 00 900 121 312</p><h1>Note d’honoraires n° 2026-H-0418 du 20/10/2026</h1><p>SCI DU MOULIN BRISÉ, 3 cour des Tanneurs, 45000 ORLÉANS<br>Copropriété LE PRÉ SAINT-FARON – prestations imputables au seul copropriétaire (article 10-1 de la loi du 10 juillet 1965)</p>${table(
      ['Prestation', 'Qté', 'HT', 'TTC'],
      [
        ['Établissement de l’état daté (plafond réglementaire)', '1', '316,67', '380,00'],
        ['Copie du carnet d’entretien', '1', '12,50', '15,00'],
        ['Copie de trois procès-verbaux d’assemblée', '3', '25,00', '30,00'],
        ['Total', '', '354,17', '425,00'],
      ],
    )}<p style="margin-top:4mm">Valeur en votre aimable règlement à réception. En cas de retard : indemnité forfaitaire de 40 €.</p>`,
    ['total', 'to_pay', 'meeting_on', 'due_on'],
  ),
  stranger(
    'taxe-habitation-residence-secondaire-antibes',
    `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm; td, th { border: .15mm solid #99a; text-align: right } td:first-child, th:first-child { text-align: left }`,
    `<p><b>FINANCES PUBLIQUES</b> – SIP d’Antibes</p><h1 style="font-size:15pt">AVIS D’IMPÔT 2026 – TAXE D’HABITATION<br><small>sur les résidences secondaires</small></h1><p>VAN DER HAEGHE LUUK – 41 CHE DE LA GAROUPE – 06600 ANTIBES<br>Numéro fiscal : 31 40 228 771 902 – Référence de l’avis : 26 06 9911042 77</p>${table(
      ['', 'Commune', 'Interco.', 'Taxe GEMAPI', 'Total'],
      [
        ['Base', '4811', '4811', '4811', ''],
        ['Taux', '19,22 %', '8,31 %', '0,410 %', ''],
        ['Cotisation', '925', '400', '20', '1345'],
        ['Majoration résidence secondaire (40 %)', '370', '', '', '370'],
        ['Frais de gestion', '', '', '', '57'],
        ['Montant de votre impôt', '', '', '', '1772'],
      ],
    )}<p>À payer au plus tard le 15/12/2026. La taxe foncière fait l’objet d’un avis distinct.</p>`,
    ['tax_total', 'teom', 'pay_by'],
  ),
  stranger(
    'gazette-conseil-syndical-creteil',
    `font: 10pt/1.45 'URW Gothic', sans-serif; padding: 14mm; .two { columns: 2; column-gap: 8mm } h1 { font-size: 22pt; color: #2a5d84 } h2 { font-size: 12pt; margin-bottom: 1mm }`,
    `<h1>La Gazette du Mont-Mesly</h1><p>Lettre du conseil syndical aux habitants des Allées – n° 17, automne 2026</p><div class="two"><h2>Retour sur l’assemblée</h2><p>Merci aux 73 copropriétaires venus ou représentés le 23 juin ! Les comptes ont été approuvés, le budget 2027 s’élèvera à 184 800 € et l’étanchéité du bâtiment B sera refaite à partir de février. Le procès-verbal officiel est sur l’extranet.</p><h2>Charges : on respire</h2><p>L’appel d’octobre reste stable. Un doute ? Bakary tient une permanence le samedi.</p><h2>Fête des voisins</h2><p>On se retrouve allée Parmentier avec une quiche. Inscription auprès de Solange, hall 16.</p><h2>Petites annonces</h2><p>Vends vélo enfant, 40 €. Cherche place de parking à louer. Donne plants de tomates.</p></div>`,
    ['meeting_on', 'budget', 'quitus', 'tantiemes_present', 'resolutions'],
  ),
  stranger(
    'devis-etancheite-toulon',
    GRID,
    `<p>SARL BÉTON RADE – 110 avenue de la Résistance – 83000 TOULON – décennale Bâtisseurs Exemple n° 77.881</p><h1>DEVIS n° D26-0117 du 08/01/2026 – valable 3 mois</h1><p>Client : Syndicat des copropriétaires LE GRAND LARGE, représenté par l’Agence Maritime de Gestion, 31 bd de Strasbourg 83000 TOULON</p>${table(
      ['Désignation', 'U', 'Qté', 'PU HT', 'Total HT'],
      [
        ['Installation, échafaudage suspendu', 'ens', '1', '8 400,00', '8 400,00'],
        ['Purge et passivation des aciers', 'ml', '210', '62,00', '13 020,00'],
        ['Reprise au mortier fibré', 'm²', '115', '148,00', '17 020,00'],
        ['Peinture des sous-faces', 'm²', '124', '36,45', '4 519,80'],
        ['Total HT', '', '', '', '42 959,80'],
        ['TVA 10 %', '', '', '', '4 295,98'],
        ['Total TTC', '', '', '', '47 255,78'],
      ],
    )}<p style="margin-top:4mm">Acompte de 30 % à la commande. Bon pour accord, date et signature :</p>`,
    ['works_adopted', 'travaux_votes', 'total', 'works_adopted_total'],
    ['DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'paie-gardienne-saint-denis',
    GRID,
    `<h1>BULLETIN DE PAIE – OCTOBRE 2026</h1><p>Employeur : SDC LES TILLEULS DE PLEYEL, 4 à 8 rue Ambroise-Croizat, 93200 SAINT-DENIS, représenté par Habitéo Syndic – APE 8110Z<br>Salariée : Mme Dolorès FIGUEIREDO, gardienne logée, catégorie B, niveau 3 – 9 880 UV – période du 01/10/2026 au 31/10/2026</p>${table(
      ['Rubrique', 'Base', 'Taux', 'Retenue', 'Gain'],
      [
        ['Salaire de base', '', '', '', '1 884,20'],
        ['Avantage en nature logement', '', '', '', '148,60'],
        ['Ordures ménagères (sortie des conteneurs)', '', '', '', '96,00'],
        ['Cotisations salariales', '2 128,80', '22,10 %', '470,46', ''],
        ['Net à payer avant impôt', '', '', '', '1 509,74'],
        ['Prélèvement à la source', '1 540,10', '1,30 %', '20,02', ''],
        ['NET PAYÉ PAR VIREMENT LE 30/10/2026', '', '', '', '1 489,72'],
      ],
    )}`,
    ['total', 'to_pay', 'period_from', 'owner'],
  ),
  stranger(
    'courriel-demande-pre-etat-date-valence',
    `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm; hr { border: 0; border-top: .2mm solid #aaa }`,
    `<p><b>De :</b> Coralie Peyronnet &lt;c.peyronnet@drometransac.example.fr&gt;<br><b>À :</b> zohra.kaci@example.fr<br><b>Envoyé :</b> lundi 26 octobre 2026 09:12<br><b>Objet :</b> Vente Le Champ de Mars – pièces manquantes</p><hr>${paragraphs(['Bonjour Madame,', 'Pour que le notaire prépare le compromis, il me manque encore : le dernier appel de fonds (4e trimestre), les procès-verbaux des assemblées 2024 et 2025, le règlement de copropriété avec son modificatif, la fiche synthétique, le carnet d’entretien et la taxe foncière 2026.', 'Le pré-état daté, nous pouvons le préparer ensemble si vous me transmettez la convocation avec les annexes comptables. Prix net vendeur rappelé : 212 000 €.', 'Bien cordialement,', 'Coralie Peyronnet – DrômeTransac – 2 rue Émile-Augier, 26000 Valence'])}<p style="font-size:7pt">Pensez à l’environnement avant d’imprimer. Ce message est confidentiel.</p>`,
    ['price', 'made_on', 'building', 'meeting_on'],
  ),
  stranger(
    'depliant-diagnostiqueur-la-rochelle',
    `font: 11pt/1.45 'Carlito', sans-serif; padding: 16mm; .b { background: #fff3cd; padding: 4mm; margin-bottom: 4mm } h1 { font-size: 24pt; color: #b04a00 } li { margin-bottom: 1mm }`,
    `<h1>Vous vendez ? Pack diagnostics dès 199 € !</h1><div class="b"><b>AUNIS BOIS CONTRÔLE</b>, votre expert à La Rochelle depuis 2008 – 22 rue Gargoulleau, 17000 La Rochelle</div><ul><li>DPE : valable 10 ans, étiquettes de A à G (kWh/m²/an et kg CO₂/m²/an)</li><li>Constat plomb : logements d’avant 1949</li><li>Amiante : permis avant le 1er juillet 1997</li><li>Termites : six mois – toute la Charente-Maritime est concernée !</li><li>Gaz et électricité : installations de plus de 15 ans</li><li>Loi Carrez : lots de copropriété de plus de 8 m²</li><li>État des risques : offert jusqu’au 31/12/2026</li></ul>${table(
      ['Surface', 'Pack vente', 'Pack location'],
      [
        ['Studio', '199 €', '149 €'],
        ['T2 – T3', '259 €', '189 €'],
        ['Maison', '329 €', '249 €'],
      ],
    )}<p style="margin-top:4mm">Rapports sous 48 h. Devis gratuit : 05 46 00 00 17. Ne pas jeter sur la voie publique.</p>`,
    ['diagnostic_result', 'energy', 'made_on', 'valid_until', 'property_address'],
  ),
];
