// A year settled with one owner, twice, and what a syndic tells before a promise of sale.
import { either } from '../../paper.ts';
import { feuillet, grille } from './feuillet.ts';

const yearly = feuillet(
  'decompte-charges-cherbourg',
  `font: 8.8pt 'Nimbus Sans', sans-serif; .t td, .t th { border: .2mm solid #666; padding: .8mm 1.2mm } .t th { background: #dfe6ee; font-weight: bold; text-align: center } .t td:nth-child(n+2) { text-align: right } .hd td { font-weight: bold; text-align: left !important; background: #f2f5f8 } .tot td { font-weight: bold } .adr { margin: 6mm 0 6mm 100mm; font-size: 10.5pt }`,
  [
    `<p><b style="font-size:13pt">CABINET LEPOITTEVIN</b><br>8 rue du Val de Saire – 50100 CHERBOURG-EN-COTENTIN</p><div class="adr">M. et Mme LECONTE Hervé<br>14 quai Lawton Collins<br>50100 CHERBOURG-EN-COTENTIN</div>
    <h1 style="font-size:12.5pt;text-align:center;background:#dfe6ee;padding:2mm">DÉCOMPTE DE RÉPARTITION DES CHARGES<br>Exercice du 01/01/2025 au 31/12/2025</h1>
    <p>Immeuble 0047 – RESIDENCE LES GOELANDS, 14 quai Lawton Collins 50100 CHERBOURG-EN-COTENTIN – Compte 45000218 – Lots 8, 31 et 52 – Date d’édition : 26/05/2026</p>
    ${grille(
      'Nature des dépenses | Dépenses totales | Base | Tantièmes | Quote-part | Part locative',
      `# CHARGES COMMUNES GENERALES
      Honoraires de syndic | 14 880,00 | 10000 | 286 | 425,57 | 0,00
      Assurance multirisque immeuble | 9 642,00 | 10000 | 286 | 275,76 | 0,00
      Nettoyage parties communes | 17 310,00 | 10000 | 286 | 495,07 | 495,07
      Entretien espaces verts | 5 260,00 | 10000 | 286 | 150,44 | 150,44
      Électricité communs | 3 118,00 | 10000 | 286 | 89,17 | 89,17
      = Sous-total charges générales | 50 210,00 | | | 1 436,01 | 734,68
      # CHARGES BATIMENT B
      Contrat ménage escalier B | 8 240,00 | 4120 | 271 | 542,00 | 542,00
      # CHARGES ASCENSEUR B
      Maintenance ascenseur | 3 600,00 | 1000 | 74 | 266,40 | 202,46
      # CHAUFFAGE
      Combustible et exploitation | 45 120,00 | 10000 | 263 | 1 186,66 | 1 186,66
      = TOTAL DE VOS CHARGES | 107 170,00 | | | 3 431,07 | 2 665,80`,
      't',
    )}
    <table class="t" style="width:100mm;margin:5mm 0 5mm auto"><tr><td>Total de vos charges de l’exercice</td><td>3 431,07</td></tr><tr><td>Provisions appelées sur l’exercice</td><td>3 494,25</td></tr><tr class="tot"><td>Solde en votre faveur</td><td>63,18</td></tr></table>
    <p>Le solde de répartition a été porté au crédit de votre compte après approbation des comptes par l’assemblée générale du 21/05/2026. La cotisation au fonds de travaux, qui n’est pas une charge de l’exercice, n’est pas reprise dans ce décompte. Les pièces justificatives des charges peuvent être consultées au cabinet sur rendez-vous dans les conditions de l’article 18-1 de la loi du 10 juillet 1965. La part locative est indiquée au regard de la liste des charges récupérables annexée au décret n° 87-713 du 26 août 1987.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'CABINET LEPOITTEVIN',
      building: 'RESIDENCE LES GOELANDS',
      building_address: '14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN',
      owner: 'M. et Mme LECONTE Hervé',
      account: '45000218',
      lots: ['8', '31', '52'],
      tantiemes: 286,
      base: 10000,
      tantiemes_by_cle: [
        'CHARGES COMMUNES GENERALES : 286/10000',
        'CHARGES BATIMENT B : 271/4120',
        'CHARGES ASCENSEUR B : 74/1000',
        'CHAUFFAGE : 263/10000',
      ],
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 343107,
      provisions: 349425,
      difference: -6318,
      recoverable: 266580,
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

const statement = feuillet(
  'decompte-individuel-montauban',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; color: #00615c } .n td, .n th { border-bottom: .2mm solid #9cc; padding: 1mm } .n th { color: #00615c; font-weight: bold } .n td:nth-child(n+2), .n th:nth-child(n+2) { text-align: right } .tot td { font-weight: bold; background: #e6f2f1 }`,
  [
    `<p><b style="font-size:14pt;color:#00615c">NOVALIM</b> Montauban – 41 allée Mortarieu, 82000 MONTAUBAN – syndic@novalim.example.fr</p><table style="margin:4mm 0"><tr><td>Copropriété <b>LE CLOS DES MINIMES</b><br>22 avenue Gambetta<br>82000 MONTAUBAN</td><td>Madame ESCALIER Brigitte<br>22 avenue Gambetta<br>82000 MONTAUBAN</td></tr></table>
    <h1>Relevé individuel de charges<br>du 01/04/2025 au 31/03/2026</h1><p>Lot 105 (appartement T3, bâtiment 1) et lot 118 (garage) – 967 / 100 000 tantièmes généraux</p>
    ${grille(
      'Poste | Total copropriété | Clé | Votre part | dont récupérable',
      `Eau froide | 11 420,00 | 967/100000 | 110,43 | 110,43
      Électricité | 4 210,00 | 967/100000 | 40,71 | 40,71
      Contrat d’entretien ménager | 15 600,00 | 967/100000 | 150,85 | 150,85
      Contrat portail et VMC | 2 980,00 | 967/100000 | 28,82 | 28,82
      Petites réparations | 6 735,00 | 967/100000 | 65,13 | 0,00
      Prime d’assurance | 8 890,00 | 967/100000 | 85,97 | 0,00
      Honoraires de gestion courante | 12 300,00 | 967/100000 | 118,94 | 0,00
      Frais postaux et d’assemblée | 1 460,00 | 967/100000 | 14,12 | 0,00
      = Total des dépenses courantes | 63 595,00 | | 614,97 | 330,81
      Travaux : remplacement des digicodes (AG 2025) | 4 800,00 | 967/100000 | 46,42 | 0,00
      = Total général | 68 395,00 | | 661,39 | 330,81`,
      'n',
    )}
    <div style="margin-top:6mm;border:.4mm solid #00615c;padding:4mm"><p>Vos charges réelles : <b>661,39 €</b></p><p>Provisions versées pour la période (budget 580,20 € et travaux 46,42 €) : <b>626,62 €</b></p><p style="margin:0">Complément restant à votre charge : <b>34,77 €</b></p></div>
    <p style="margin-top:5mm">Ce complément sera exigible après l’approbation des comptes par l’assemblée générale et figurera sur votre prochain appel de provisions. Si vous êtes bailleur, les dépenses récupérables sont celles que vous pouvez demander à votre locataire, déduction faite des provisions qu’il vous a versées ; tenez les justificatifs à sa disposition pendant six mois.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('NOVALIM Montauban', 'NOVALIM'),
      building: 'LE CLOS DES MINIMES',
      building_address: '22 avenue Gambetta, 82000 MONTAUBAN',
      owner: 'Madame ESCALIER Brigitte',
      lots: ['105', '118'],
      tantiemes: 967,
      base: 100000,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: 66139,
      provisions: 62662,
      difference: 3477,
      recoverable: 33081,
    },
    absent: ['rnc', 'iban', 'due_on', 'fonds_travaux', 'balance'],
  },
);

const before = feuillet(
  'ped-syndic-thionville',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 15mm; h1 { font-size: 15pt; color: #7a1f2b; text-align: center } h2 { font-size: 10.5pt; background: #7a1f2b; color: #fff; padding: 1mm 2mm; margin: 4mm 0 1mm } td { border-bottom: .2mm solid #ccb } td:nth-child(2) { text-align: right; width: 60mm }`,
  [
    `<p><b style="color:#7a1f2b">Moselle Copro Services</b> – 2 place Turenne, 57100 Thionville</p><h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations des parties – article L. 721-2 du code de la construction et de l’habitation (loi ALUR)</p>
    ${grille(
      '',
      `Date d’établissement | 12/10/2026
      Copropriété | RESIDENCE DU MANEGE
      Adresse de l’immeuble | 3 à 9 rue du Manège, 57100 THIONVILLE
      N° d’immatriculation | AC7730154
      Copropriétaire cédant | SCI KLEIN-WEBER
      Lots objet de la mutation | 214, 367`,
    )}
    <h2>I – PARTIE FINANCIÈRE : sommes dues par le cédant</h2>
    ${grille(
      '',
      `Provisions exigibles dans le budget prévisionnel | 134,27 €
      Provisions exigibles hors budget prévisionnel | 0,00 €
      Charges impayées sur les exercices antérieurs | 0,00 €
      Sommes devenues exigibles du fait de la vente | 0,00 €
      Avances exigibles | 0,00 €
      Cotisations au fonds de travaux impayées | 0,00 €`,
    )}
    <h2>II – Sommes dont le syndicat pourrait être débiteur</h2>
    ${grille(
      '',
      `Avance constituant la réserve | 236,40 €
      Avances travaux | 0,00 €`,
    )}
    <h2>III – Sommes incombant au futur acquéreur</h2>
    ${grille(
      '',
      `Reconstitution de l’avance de trésorerie | 236,40 €
      Provision budget, appel du 01/01/2027 | 580,64 €
      Provision travaux (isolation des pignons), appel du 01/01/2027 | 389,74 €
      Fonds de travaux, appel du 01/01/2027 | 25,63 €`,
    )}`,
    `<h2>IV – Charges des deux derniers exercices clos</h2>
    ${grille(
      '',
      `Exercice 01/07/2024 – 30/06/2025 : quote-part appelée au titre du budget | 2 240,16 €
      Exercice 01/07/2024 – 30/06/2025 : quote-part réelle | 2 428,48 €
      Exercice 01/07/2023 – 30/06/2024 : quote-part appelée au titre du budget | 2 198,00 €
      Exercice 01/07/2023 – 30/06/2024 : quote-part réelle | 2 171,55 €`,
    )}
    <h2>V – Situation financière du syndicat au 30/06/2025</h2>
    ${grille(
      '',
      `État global des impayés de charges | 41 806,12 €
      État global de la dette vis-à-vis des fournisseurs | 27 315,90 €
      Fonds de travaux : montant total | 88 240,00 €
      Fonds de travaux : part rattachée aux lots | 1 043,00 €
      Dernière cotisation versée par le cédant | 25,63 €
      Emprunt collectif | Néant
      Procédures en cours | Recouvrement contre un copropriétaire`,
    )}
    <h2>VI – Vie de la copropriété</h2>
    <p>Assurance de l’immeuble : Mutuelle Exemple du Rhin, police n° 7 114 208. Mandat du syndic en cours jusqu’au 31/12/2027. Travaux votés le 04/06/2026 et non clôturés : isolation des pignons, 161 600 € TTC, cinq appels trimestriels. Le plan pluriannuel de travaux a été adopté. Le carnet d’entretien et le diagnostic technique amiante des parties communes sont tenus à la disposition des parties.</p>
    <p>Prochaine assemblée générale : au cours du deuxième trimestre 2027. Règlement de copropriété du 14/02/1978, modifié les 03/10/1985 et 16/09/2020. Aucun arrêté de péril, d’insalubrité ou d’injonction n’a été notifié au syndic. Le syndicat n’est pas membre d’une union ni d’une association syndicale. Le syndicat ne fait pas l’objet d’une procédure d’administration provisoire. Dossier amiante des parties communes : établi, sans obligation de travaux.</p><p>Le présent document est établi à titre d’information préalable à la signature d’un avant-contrat. Il ne se substitue pas à l’état daté qui sera délivré au notaire chargé de l’acte, seul document fixant les sommes dues à la date de la mutation.</p><p style="text-align:right">Fait à Thionville, le 12/10/2026<br>Le syndic</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'Moselle Copro Services',
      building: 'RESIDENCE DU MANEGE',
      building_address: '3 à 9 rue du Manège, 57100 THIONVILLE',
      rnc: 'AC7730154',
      owner: 'SCI KLEIN-WEBER',
      lots: ['214', '367'],
      made_on: '2026-10-12',
      impayes: 4180612,
      dette_fournisseurs: 2731590,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const REPARTITIONS = [yearly, statement, before];
