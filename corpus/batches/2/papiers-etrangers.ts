// Papers that no slot waits for, though they speak of homes, accounts and meetings.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const serif = `font: 11pt/1.5 'P052', serif; padding: 24mm`;
const grid = `font: 9pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt } td, th { border: .2mm solid #999 }`;

export const PAPIERS_ETRANGERS = [
  stranger(
    'lettre-relance',
    serif,
    `<p>Sud Copro Conseil<br>5 place des Micocouliers, 31400 Toulouse</p><p style="text-align:right">Toulouse, le 17 août 2026</p><p>Objet : dégât des eaux du 9 août – demande d’accès</p>${paragraphs(['Madame CASTAGNÉ,', 'À la suite de l’infiltration signalée par votre voisin du dessous, notre plombier doit vérifier la bonde de votre douche. Nous vous remercions de nous proposer deux créneaux la semaine prochaine.', 'Conformément à l’article 9 de la loi du 10 juillet 1965, un copropriétaire ne peut faire obstacle à l’exécution de travaux d’intérêt collectif sur ses parties privatives.', 'Votre gestionnaire, Marc Estève'])}`,
    ['total', 'balance', 'meeting_on'],
  ),
  stranger(
    'facture-serrurier',
    grid,
    `<p>SERRURES ET FERMETURES DU RHÔNE – 69100 Villeurbanne – TVA FR00900000733</p><h1>Facture FA-2026-2291 du 02/07/2026</h1><p>Client : M. VERNAY Olivier, 7 rue des Charmettes, 69100 VILLEURBANNE</p>${table(
      ['Réf.', 'Désignation', 'Qté', 'P.U. HT', 'Montant HT'],
      [
        ['CYL30', 'Cylindre européen A2P', '1', '118,00', '118,00'],
        ['MO', 'Main-d’œuvre', '1,5', '62,00', '93,00'],
        ['DEP', 'Déplacement', '1', '35,00', '35,00'],
      ],
    )}<p>Total HT 246,00 € – TVA 10 % 24,60 € – Total TTC 270,60 € – acompte 0,00 € – à payer sous 30 jours. Pénalités de retard : trois fois le taux légal.</p>`,
    ['total', 'to_pay', 'owner'],
    ['ENTRETIEN', 'DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'fiche-de-paie',
    grid,
    `<h1>BULLETIN DE SALAIRE</h1><p>Période : du 01/09/2026 au 30/09/2026 – payé le 28/09/2026<br>Employeur : Hôpital Exemple du Rhône – Salariée : HADDAD Nadia, infirmière – matricule 88120</p>${table(
      ['Libellé', 'Base', 'Taux', 'À payer', 'À déduire', 'Part patronale'],
      [
        ['Traitement indiciaire', '', '', '2 412,66', '', ''],
        ['Prime de nuit', '32,00', '2,11', '67,52', '', ''],
        ['Retraite', '2 412,66', '11,10', '', '267,81', '738,27'],
        ['CSG / CRDS', '2 436,78', '9,70', '', '236,37', ''],
      ],
    )}<p>Net à payer avant impôt sur le revenu : 1 976,00 € – impôt prélevé : 98,80 € – <b>Net versé : 1 877,20 €</b></p>`,
    ['total', 'to_pay', 'period_from'],
  ),
  stranger(
    'compte-bancaire',
    grid,
    `<p><b>Crédit Régional Exemple</b> – agence de Villeurbanne Gratte-Ciel</p><h1>Extrait de compte – septembre 2026</h1><p>COMPTE COURANT JOINT 04417 88210Z – M VERNAY OLIVIER OU MME VERNAY NADIA – solde au 31/08/2026 : + 2 118,40 €</p>${table(
      ['Date', 'Valeur', 'Opération', 'Débit €', 'Crédit €'],
      [
        ['01.09', '01.09', 'VIREMENT RHONALPIM SDC CHARMETTES', '808,27', ''],
        ['07.09', '08.09', 'CARTE 0509 SUPERMARCHE', '132,06', ''],
        ['15.09', '15.09', 'PRLV IMPOT', '98,80', ''],
        ['28.09', '28.09', 'VIR HOPITAL EXEMPLE SALAIRE', '', '1 877,20'],
        ['', '', 'TOTAL DES MOUVEMENTS', '1 039,13', '1 877,20'],
      ],
    )}<p>Solde créditeur au 30/09/2026 : + 2 956,47 €. Médiateur, garantie des dépôts : voir au verso.</p>`,
    ['balance', 'entries', 'total_debit', 'as_of'],
  ),
  stranger(
    'mandat-de-syndic',
    serif,
    `<p style="text-align:center"><b>CONTRAT DE SYNDIC</b><br>(annexe 1 du décret n° 67-223 du 17 mars 1967 – contrat type)</p>${paragraphs(['Le syndicat des copropriétaires de la Résidence JEAN BART, 30 rue de la Barre à LILLE, et le CABINET VANDAMME IMMOBILIER conviennent de ce qui suit.', 'Article 2. Le présent contrat est conclu pour trente-six mois. Il prend effet le 3 juin 2026 et prend fin le 2 juin 2029.', 'Article 7.1.5. La rémunération forfaitaire annuelle s’élève à 9 900 € TTC. Article 7.2. Prestations particulières : vacation horaire 96 € TTC. Article 9.2. Établissement de l’état daté : 380 € TTC ; opposition sur mutation : 150 € TTC ; mise en demeure : 42 € TTC.', 'Le forfait comprend la convocation et la tenue de l’assemblée générale annuelle, la tenue de la comptabilité, le carnet d’entretien, la fiche synthétique.', 'Fait en deux exemplaires. Le président de séance, le syndic.'])}`,
    ['meeting_on', 'budget', 'quitus'],
  ),
  stranger(
    'petite-annonce',
    `font: 11pt 'URW Gothic', sans-serif; padding: 20mm; h1 { font-size: 20pt; color: #b3261e }`,
    `<h1>TOULOUSE – Appartement 2 pièces 45 m²</h1><p style="font-size:18pt"><b>189 000 €</b> <small>honoraires inclus, charge acquéreur 5 %</small></p>${paragraphs(['Allée des Tamaris, dans une résidence sécurisée avec ascenseur, bel appartement traversant, séjour avec balcon, une chambre, place de stationnement. Proche métro.', 'Surface Carrez : 44,83 m². Énergie : classe D, 198 kWh/m²/an. Climat : classe B, 6 kg CO₂/m²/an. Dépenses annuelles d’énergie estimées entre 610 et 870 €.', 'Bien en copropriété : 164 lots, quote-part annuelle de charges 2 086 €, pas de procédure en cours. Taxe foncière : 1 040 €.', 'Réf. TLS-5581 – Agence des Minimes Exemple – 05 61 00 71 43. Visite virtuelle sur demande.'])}`,
    ['surface_carrez', 'energy', 'price', 'tax_total'],
  ),
  stranger(
    'facture-gaz',
    grid,
    `<p><b>Gaz & Lumière Exemple</b></p><h1>Facture de gaz naturel n° 118 204 77 – 3 octobre 2026</h1><p>M. VERNAY OLIVIER – lieu de consommation : 7 rue des Charmettes, 69100 VILLEURBANNE – PCE 21 499 008 812 004 – contrat 4 110 772</p>${table(
      ['', 'Quantité', 'Prix unitaire HT', 'Montant'],
      [
        ['Abonnement août–septembre', '2 mois', '21,40 €', '42,80 €'],
        ['Consommation (relevé réel)', '318 kWh', '0,0921 €', '29,29 €'],
        ['Accise, CTA', '', '', '11,06 €'],
        ['TVA', '', '', '12,55 €'],
        ['Total à payer', '', '', '95,70 €'],
      ],
    )}<p>Prélèvement le 18 octobre 2026. Solde antérieur : 0,00 €. Prochaine facture vers le 3 décembre 2026.</p>`,
    ['energy', 'to_pay', 'total'],
  ),
  stranger(
    'regles-de-la-maison',
    serif,
    `<h1 style="text-align:center;font-size:16pt">Le bien-vivre à la Résidence Jean Bart</h1>${paragraphs(['Rappel des règles de vie commune, affiché dans le hall par le conseil syndical.', '1. Le tri des déchets se fait dans le local du rez-de-chaussée ; les encombrants sont à porter en déchetterie.', '2. Les travaux bruyants sont permis du lundi au samedi, de 8 h à 19 h.', '3. Les vélos et poussettes restent dans le local prévu. Le stationnement devant le portail est interdit.', '4. En cas de panne d’ascenseur, appeler Élévation Nord au numéro affiché en cabine.', 'Merci à tous. Le conseil syndical, septembre 2025.'])}`,
    ['meeting_on', 'resolutions'],
    ['RCP_EDD'],
  ),
];
