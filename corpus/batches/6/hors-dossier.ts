// Papers that people send along and that no slot of a dossier waits for.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const ANYWHERE: readonly DocumentType[] = ['OTHER', 'OTHER_PROPERTY_DOCS', 'DOCS_AUTRE_ACQUEREURS'];
const beside = (name: string, css: string, html: string, absent: readonly FactName[]): Paper =>
  paperOf(`hors-dossier-${name}`, css, [html], {
    type: null,
    also: ANYWHERE,
    sub_kind: null,
    facts: {},
    absent,
  });
const letter = `font: 10.8pt/1.55 'Nimbus Roman', serif; padding: 22mm; p { text-align: justify }`;
const form = `font: 10.4pt/1.5 'Nimbus Sans', sans-serif; padding: 16mm; h1 { font-size: 14pt } h2 { font-size: 10.4pt; margin: 4mm 0 1mm } td, th { border: .15mm solid #aaa } th { background: #f0f0f0 }`;

export const HORS_DOSSIER = [
  beside(
    'facture-electricite',
    form,
    `<p><b style="font-size:14pt;color:#d97706">Volta Énergies</b> – service clients : 09 70 00 11 22</p><h1>Votre facture du 8 septembre 2026</h1><p>N° de facture 20 260 908 417 – Référence client 6 017 442 818 – M. BOUVARD Laurent<br>Lieu de consommation : 22 avenue Jean Perrot, 38100 GRENOBLE – Point de livraison 19 308 220 417 663</p>${table(
      ['', 'Période', 'Quantité', 'Prix unitaire HT', 'Montant HT'],
      [
        ['Abonnement 6 kVA', '01/07/2026 au 31/08/2026', '2 mois', '10,11&nbsp;€', '20,22&nbsp;€'],
        [
          'Consommation heures pleines',
          '01/07/2026 au 31/08/2026',
          '214 kWh',
          '0,1612&nbsp;€',
          '34,50&nbsp;€',
        ],
        [
          'Consommation heures creuses',
          '01/07/2026 au 31/08/2026',
          '131 kWh',
          '0,1254&nbsp;€',
          '16,43&nbsp;€',
        ],
        ['Accise sur l’électricité', '', '345 kWh', '0,0299&nbsp;€', '10,32&nbsp;€'],
        ['Contribution tarifaire d’acheminement', '', '', '', '3,62&nbsp;€'],
      ],
    )}<p>Total hors TVA : 85,09&nbsp;€ – TVA à 5,5 % et 20 % : 15,83&nbsp;€ – <b>Total TTC à payer : 100,92&nbsp;€</b>, prélevé le 23 septembre 2026.</p><h2>Votre consommation</h2><p>Vous avez consommé 345 kWh sur deux mois, soit 8 % de moins que l’an dernier à la même période. Prochain relevé : début novembre. Solde précédent : 0,00&nbsp;€. Origine de l’électricité : 62 % nucléaire, 27 % renouvelables, 11 % autres. Litiges : médiateur national de l’énergie.</p>`,
    ['total', 'to_pay', 'energy', 'period_from', 'owner'],
  ),
  beside(
    'simulation-pret',
    form,
    `<p><b>Banque Exemple des Alpes</b> – agence de Grenoble Grands Boulevards – conseiller : Paul Ginet</p><h1>Simulation de prêt immobilier</h1><p>Établie le 1er octobre 2026 pour M. et Mme BOUVARD, sans valeur contractuelle. Projet : achat d’une maison à Saint-Martin-d’Hères, prix 385&nbsp;000&nbsp;€, après vente de l’appartement du 22 avenue Jean Perrot estimé 228&nbsp;000&nbsp;€.</p>${table(
      ['', 'Prêt relais', 'Prêt amortissable'],
      [
        ['Montant', '150&nbsp;000&nbsp;€', '170&nbsp;000&nbsp;€'],
        ['Durée', '24 mois', '240 mois'],
        ['Taux nominal fixe', '3,85 %', '3,42 %'],
        ['Échéance hors assurance', '481,25&nbsp;€', '980,11&nbsp;€'],
        ['Assurance décès-invalidité', '37,50&nbsp;€', '42,50&nbsp;€'],
        ['TAEG', '4,61 %', '3,98 %'],
        ['Frais de dossier', '500&nbsp;€', '500&nbsp;€'],
      ],
    )}<h2>Pièces à fournir pour l’étude</h2><p>Pièces d’identité, trois derniers bulletins de salaire, avis d’imposition, relevés de compte des trois derniers mois, titre de propriété et tableau d’amortissement du prêt en cours, compromis de vente, dernière taxe foncière, dernier appel de charges.</p><p>Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager. L’emprunteur dispose d’un délai de réflexion de dix jours ; la vente est subordonnée à l’obtention du prêt.</p>`,
    ['price', 'tax_total', 'rent', 'total'],
  ),
  beside(
    'devis-ravalement',
    form,
    `<p><b>FAÇADES DU LEZ SAS</b> – ZA La Lauze, 34430 SAINT-JEAN-DE-VÉDAS – décennale Assurances Exemple Pro n° 88 120 443</p><h1>DEVIS n° D-2025-0871</h1><p>Date : 18 novembre 2025 – validité : 4 mois<br>Client : SDC Les Jardins d’Ariane, c/o Citadel Copro, 3 rue Maguelone, 34000 MONTPELLIER<br>Chantier : 115 avenue de la Pompignane, 34000 MONTPELLIER</p>${table(
      ['Désignation', 'Unité', 'Quantité', 'P.U. HT', 'Total HT'],
      [
        [
          'Installation de chantier, échafaudage, protections',
          'ens.',
          '1',
          '61 200,00',
          '61 200,00',
        ],
        ['Lavage haute pression, traitement anticryptogamique', 'm²', '3 140', '9,40', '29 516,00'],
        [
          'Isolation thermique par l’extérieur, PSE gris 140 mm, enduit',
          'm²',
          '2 610',
          '139,00',
          '362 790,00',
        ],
        ['Réfection des nez de balcons, passivation des aciers', 'ml', '880', '68,20', '60 016,00'],
        ['Descentes d’eaux pluviales', 'ml', '412', '55,00', '22 660,00'],
      ],
    )}<p>Total HT : 536&nbsp;182,00&nbsp;€ – TVA 5,5 % : 29&nbsp;490,01&nbsp;€ – Total TTC : 565&nbsp;672,01&nbsp;€ – remise commerciale : 22,01&nbsp;€ – <b>Net TTC : 565&nbsp;650,00&nbsp;€</b></p><p>Conditions de règlement : 30 % à la commande, situations mensuelles, retenue de garantie de 5 %. Délai d’exécution : 8 mois hors intempéries. L’entreprise est qualifiée RGE. Le client dispose d’un exemplaire à retourner daté et signé avec la mention « bon pour accord ». Travaux à soumettre au vote de l’assemblée générale des copropriétaires.</p>`,
    ['works_adopted', 'works_adopted_total', 'meeting_on', 'total', 'to_pay'],
  ),
  beside(
    'mise-en-demeure-voisin',
    letter,
    `<p>Jean-Luc et Monique HARDOUIN<br>10 rue des Vignes<br>37270 MONTLOUIS-SUR-LOIRE</p><p style="margin-left:90mm">M. et Mme DELANOUE<br>8 rue des Vignes<br>37270 MONTLOUIS-SUR-LOIRE</p><p>Montlouis, le 30 mai 2026</p><p>Objet : haie mitoyenne – mise en demeure d’élaguer</p>${paragraphs(['Madame, Monsieur,', 'Malgré nos demandes verbales des mois de mars et d’avril, les branches de vos thuyas avancent toujours de plus d’un mètre sur notre terrain et privent notre véranda de lumière. Les plantations dépassent en outre deux mètres alors qu’elles sont à moins de deux mètres de la limite séparative.', 'Aux termes de l’article 673 du code civil, celui sur la propriété duquel avancent les branches des arbres du voisin peut contraindre celui-ci à les couper. L’article 671 fixe les distances à respecter, à défaut de règlement ou d’usage local contraire.', 'Nous vous mettons donc en demeure de procéder à l’élagage avant le 30 septembre prochain, en dehors de la période de nidification. Nous sommes prêts à participer à la location d’une nacelle, à hauteur de 150&nbsp;€. À défaut, nous saisirons le conciliateur de justice de la commune.', 'Nous souhaitons que cette affaire se règle à l’amiable, d’autant que nous avons appris votre projet de vendre la maison.', 'Veuillez agréer, Madame, Monsieur, nos salutations distinguées.'])}`,
    ['price', 'meeting_on', 'balance', 'owner'],
  ),
  beside(
    'mandat-agence',
    form,
    `<p><b>AGENCE LA LOGGIA</b> – 30 cours Berriat, 38000 GRENOBLE – carte professionnelle CPI 3801 2022 000 000 655 « Transaction »</p><h1 style="text-align:center">MANDAT DE VENTE SANS EXCLUSIVITÉ N° 2207</h1><p>Loi n° 70-9 du 2 janvier 1970 et décret n° 72-678 du 20 juillet 1972</p><h2>Le mandant</h2><p>M. BOUVARD Laurent et Mme BOUVARD Claire, demeurant 22 avenue Jean Perrot, 38100 GRENOBLE</p><h2>Le bien à vendre</h2><p>Appartement de quatre pièces, au troisième étage avec ascenseur, cave et garage (lots 27, 94 et 158), résidence Le Parc des Allobroges. Superficie annoncée : 81,27 m² loi Carrez. Charges annuelles : environ 2&nbsp;900&nbsp;€. Taxe foncière : 1&nbsp;790&nbsp;€.</p><h2>Prix</h2><p>Les biens devront être présentés au prix de 228&nbsp;000&nbsp;€, payable comptant le jour de la signature de l’acte authentique.</p><h2>Rémunération du mandataire</h2><p>Honoraires de 5 % TTC du prix de vente, à la charge de l’acquéreur, soit 11&nbsp;400&nbsp;€.</p><h2>Durée du mandat</h2><p>Trois mois irrévocables à compter du 14 septembre 2026, reconduits pour une durée maximale d’un an, avec faculté de résiliation à tout moment passé le délai de trois mois, par lettre recommandée avec un préavis de quinze jours.</p><h2>Obligations du mandant</h2><p>Le mandant s’engage à fournir le titre de propriété, le règlement de copropriété, les trois derniers procès-verbaux d’assemblée générale, le dossier de diagnostic technique et le pré-état daté. Il s’interdit de traiter directement avec un acquéreur présenté par l’agence pendant la durée du mandat et un an après.</p><p>Fait en deux exemplaires à Grenoble, le 14 septembre 2026. Formulaire de rétractation joint (contrat conclu hors établissement, quatorze jours).</p>`,
    ['price', 'surface_carrez', 'tax_total', 'deed_on', 'meeting_on'],
  ),
  beside(
    'bulletin-scolaire',
    form,
    `<p>ACADÉMIE DE GRENOBLE – Collège Exemple des Eaux-Claires – 38100 GRENOBLE</p><h1>Bulletin du 3e trimestre – année scolaire 2025-2026</h1><p>Élève : BOUVARD Manon, née le 03/06/2014 – classe de 6e B – professeur principal : Mme Arnaud</p>${table(
      ['Discipline', 'Moyenne élève', 'Moyenne classe', 'Appréciation'],
      [
        ['Français', '14,2', '12,6', 'Bon trimestre, lectures régulières.'],
        ['Mathématiques', '12,8', '12,1', 'Résultats honorables, il faut soigner la rédaction.'],
        ['Histoire-géographie', '15,5', '13,0', 'Participation active.'],
        ['Anglais LV1', '16,0', '13,8', 'Excellent travail à l’oral.'],
        ['SVT', '13,4', '12,9', 'Sérieuse.'],
        ['EPS', '15,0', '14,4', 'Très bon esprit d’équipe.'],
        ['Arts plastiques', '17,0', '14,9', 'De l’imagination.'],
      ],
    )}<p>Absences : 3 demi-journées, justifiées. Retards : 1.</p><p>Appréciation générale du conseil de classe : ensemble très satisfaisant, félicitations. Passage en classe de 5e. Le chef d’établissement, le 12 juin 2026. Ce bulletin doit être conservé, il n’en sera pas délivré de duplicata.</p>`,
    ['born_on', 'last_name', 'meeting_on'],
  ),
];
