// Papers that no slot waits for, found in the same drawers.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const letter = `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 22mm`;
const sheet = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt } td, th { border: .2mm solid #aaa } th { background: #f0f0f0 }`;

export const HORS_DOSSIER = [
  stranger(
    'electricite-facture-annecy',
    sheet,
    `<p style="font-size:15pt;color:#e65100"><b>Énergie Claire Exemple</b></p><p>Service clients : TSA 00118, 00000 EXEMPLE CEDEX</p><p style="margin-left:95mm">M PERRISSIN FABRICE<br>5 CHEMIN DES BARATTES<br>74000 ANNECY</p><h1>Votre facture d’électricité du 12 août 2026</h1><p>N° client : 6 004 118 227 – N° de compte : 1 004 771 – Point de livraison (PDL) : 19 488 203 771 154 – Puissance souscrite : 9 kVA – Option heures creuses</p>${table(
      ['Détail', 'Période', 'Consommation', 'Prix HT', 'Montant HT'],
      [
        ['Abonnement', '12/06/2026 – 11/08/2026', '', '15,74 €/mois', '31,48 €'],
        ['Heures pleines', '12/06/2026 – 11/08/2026', '412 kWh', '0,1613 €/kWh', '66,46 €'],
        ['Heures creuses', '12/06/2026 – 11/08/2026', '268 kWh', '0,1289 €/kWh', '34,55 €'],
        ['Taxes et contributions (accise, CTA)', '', '', '', '28,12 €'],
        ['TVA 20 %', '', '', '', '32,12 €'],
        ['<b>Montant total TTC</b>', '', '', '', '<b>192,73 €</b>'],
      ],
    )}<p style="margin-top:4mm">Votre consommation est en baisse de 6 % par rapport à la même période de l’année précédente. Ce montant sera prélevé le 27 août 2026 sur votre compte. Prochaine relève : vers le 10 octobre 2026.</p><p>Origine de l’électricité vendue : nucléaire 41 %, renouvelable 52 %, gaz 7 %. Cette facture peut servir de justificatif de domicile. En cas de désaccord, vous pouvez saisir le médiateur national de l’énergie.</p>`,
    ['to_pay', 'total', 'energy', 'due_on'],
  ),
  stranger(
    'echeancier-pret-rouen',
    sheet,
    `<p><b>Banque Exemple de Normandie</b> – agence Rouen République</p><h1>Tableau d’amortissement – prêt habitat n° 0771 2214 08</h1><p>Emprunteurs : M. LEMONNIER Arnaud, Mme DUVAL Claire – capital emprunté : 162 400,00 € – taux débiteur fixe : 1,25 % – durée : 240 mois – première échéance : 05/02/2022 – assurance : 0,28 % – garantie : caution</p>${table(
      ['Rang', 'Échéance', 'Capital', 'Intérêts', 'Assurance', 'Mensualité', 'Capital restant dû'],
      [
        ['57', '05/10/2026', '629,14', '135,66', '37,89', '802,69', '129 603,11'],
        ['58', '05/11/2026', '629,80', '135,00', '37,89', '802,69', '128 973,31'],
        ['59', '05/12/2026', '630,45', '134,35', '37,89', '802,69', '128 342,86'],
        ['60', '05/01/2027', '631,11', '133,69', '37,89', '802,69', '127 711,75'],
        ['61', '05/02/2027', '631,77', '133,03', '37,89', '802,69', '127 079,98'],
        ['62', '05/03/2027', '632,43', '132,37', '37,89', '802,69', '126 447,55'],
        ['63', '05/04/2027', '633,08', '131,72', '37,89', '802,69', '125 814,47'],
      ],
    )}<p style="margin-top:4mm">En cas de remboursement anticipé, une indemnité égale à un semestre d’intérêts, sans pouvoir dépasser 3 % du capital restant dû, peut être réclamée (article R. 313-25 du code de la consommation). Tableau édité le 15/09/2026 à titre indicatif.</p>`,
    ['balance', 'entries', 'due_on', 'total'],
  ),
  stranger(
    'devis-cuisine-bayonne',
    sheet,
    `<p><b>CUISINES DE L’ADOUR</b> – 40 avenue de l’Aquitaine – 64100 BAYONNE – RCS Bayonne 900 000 291</p><h1>DEVIS N° D26-0418 du 10 mars 2026</h1><p>Client : SCI ERREKA – chantier : 12 rue Lormand, 64100 BAYONNE – validité de l’offre : 60 jours</p>${table(
      ['Désignation', 'Qté', 'P.U. HT', 'Total HT'],
      [
        ['Dépose de l’ancienne cuisine et évacuation', '1', '380,00', '380,00'],
        ['Meubles bas 60 cm, façade chêne clair', '5', '214,00', '1 070,00'],
        ['Meubles hauts 60 cm', '4', '168,00', '672,00'],
        ['Plan de travail stratifié, le mètre', '4,2', '96,00', '403,20'],
        ['Évier granit et mitigeur', '1', '342,00', '342,00'],
        ['Pose et raccordements', '1', '1 150,00', '1 150,00'],
      ],
    )}<p style="margin-top:3mm">Total HT : 4 017,20 € – TVA 10 % : 401,72 € – <b>Total TTC : 4 418,92 €</b></p><p>Acompte de 40 % à la commande, solde à la fin de la pose. Délai : six semaines. Bon pour accord, date et signature du client :</p><p style="font-size:8pt">Assurance décennale : Prudence Exemple, contrat 55 201 774. Le client particulier dispose d’un droit de rétractation de quatorze jours lorsque le contrat est conclu hors établissement. Les teintes et fils du bois peuvent varier légèrement par rapport aux échantillons exposés.</p>`,
    ['total', 'to_pay', 'owner', 'insurer'],
    ['DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'courrier-voisinage-nancy',
    letter,
    `<p>Didier COLIN<br>Président du conseil syndical<br>Les Tilleuls de Saurupt</p><p style="text-align:right">Nancy, le 3 juillet 2026</p><p>Objet : fonctionnement de la chaufferie pendant les travaux</p>${paragraphs(['Chers voisins,', 'Comme vous le savez, le remplacement de notre chaudière commencera le lundi 20 juillet. L’eau chaude sera coupée du 20 au 24 juillet au matin. Un point d’eau chaude provisoire sera installé au sous-sol, près du local à vélos, et une clé sera remise à chaque foyer par la gardienne du 39.', 'Les techniciens auront besoin d’accéder aux radiateurs de chaque appartement le 29 ou le 30 juillet, entre 8 heures et 17 heures, pour la purge et l’équilibrage du réseau. Merci de remplir le tableau affiché dans l’entrée pour indiquer votre créneau. Ceux qui seraient en vacances peuvent confier leurs clés à un voisin ou à moi-même.', 'Plusieurs d’entre vous m’ont interrogé sur le coût des travaux : toutes les réponses figurent dans les documents envoyés par le syndic au printemps. Je rappelle que le conseil syndical n’encaisse aucune somme.', 'Enfin, la fête des voisins, annulée à cause de la pluie, est reportée au vendredi 11 septembre dans la cour, à partir de 19 heures. Chacun apporte un plat ; les boissons sont offertes par le conseil syndical.', 'Bien cordialement,', 'Didier Colin'])}`,
    ['meeting_on', 'balance', 'total', 'resolutions'],
  ),
  stranger(
    'salaire-bulletin-saumur',
    sheet,
    `<h1>BULLETIN DE PAIE – AOÛT 2026</h1><table><tr><td>Employeur : Association Exemple pour l’Enfance<br>22 rue du Pressoir, 49400 SAUMUR<br>Convention collective 1966 – URSSAF Pays de la Loire</td><td>Salariée : MOREAU Isabelle<br>8 rue du Petit-Puy, 49400 SAUMUR<br>Emploi : orthophoniste – coefficient 587 – entrée le 01/09/2004</td></tr></table><p></p>${table(
      ['Rubrique', 'Base', 'Taux salarial', 'Montant salarial', 'Montant employeur'],
      [
        ['Salaire de base', '121,33 h', '', '1 842,60', ''],
        ['Prime d’ancienneté', '', '', '147,41', ''],
        ['Santé – complémentaire', '', '', '– 28,40', '28,40'],
        ['Retraite – sécurité sociale plafonnée', '1 990,01', '6,90 %', '– 137,31', '170,15'],
        ['Retraite complémentaire tranche 1', '1 990,01', '4,01 %', '– 79,80', '119,60'],
        ['CSG déductible', '1 983,58', '6,80 %', '– 134,88', ''],
        ['CSG / CRDS non déductible', '1 983,58', '2,90 %', '– 57,52', ''],
      ],
    )}<p style="margin-top:4mm">Net social : 1 580,50 € – Net à payer avant impôt sur le revenu : 1 552,10 € – Impôt sur le revenu prélevé à la source (2,9 %) : 46,68 € – <b>Net payé le 28/08/2026 : 1 505,42 €</b></p><p>Congés payés acquis : 12,5 – pris : 25 – solde : 3. Dans votre intérêt et pour vous aider à faire valoir vos droits, conservez ce bulletin sans limitation de durée.</p>`,
    ['to_pay', 'total', 'period_from', 'born_on'],
  ),
  stranger(
    'mandat-vente-rouen',
    letter,
    `<p><b>AGENCE DU ROBEC EXEMPLE</b> – transactions – carte T n° 7606 2018 000 000 331</p><h1 style="font-size:14pt;text-align:center">MANDAT SIMPLE DE VENTE N° 1482</h1>${paragraphs(['Entre les soussignés, M. Arnaud LEMONNIER et Mme Claire DUVAL, ci-après le MANDANT, et l’Agence du Robec Exemple, ci-après le MANDATAIRE, il a été convenu ce qui suit.', 'Le mandant confie au mandataire, qui l’accepte, mandat de rechercher un acquéreur pour l’appartement de trois pièces situé à ROUEN, 33 rue Eau-de-Robec, avec cave et parking, aux conditions ci-après.', 'Prix demandé : 239 000 € net vendeur. Rémunération du mandataire : 5 % TTC du prix de vente, à la charge de l’acquéreur, exigible le jour de la signature de l’acte authentique.', 'Durée : le présent mandat est donné pour trois mois à compter de sa signature ; il se poursuivra par tacite reconduction dans la limite de douze mois et pourra être dénoncé à tout moment, passé le délai initial, par lettre recommandée avec préavis de quinze jours.', 'Le mandant s’engage à fournir les diagnostics obligatoires, le titre de propriété, le règlement de copropriété et les procès-verbaux des trois dernières assemblées générales. Il conserve la faculté de vendre par lui-même, sauf à en informer le mandataire.', 'Le mandataire s’engage à diffuser l’annonce sur ses supports habituels, à organiser les visites et à rendre compte de ses diligences chaque mois.', 'Fait à Rouen, le 1er juillet 2026, en deux exemplaires dont l’un est remis au mandant.'])}`,
    ['price', 'meeting_on', 'surface_carrez', 'deed_on'],
  ),
];
