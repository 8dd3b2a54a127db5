// Papers that no dossier asks for, though they come with the others: another tax, a council's notes, a quote, a loan, a valuation.
import { stranger } from '../../stranger.ts';
import { paragraphs, spaced, sum, table } from '../../writing.ts';
import { columns, rule } from './outils.ts';

const otherTax = stranger(
  'taxe-habitation-nancy',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; td, th { border: .15mm solid #899; text-align: right } td:first-child { text-align: left }`,
  `<p><b>FINANCES PUBLIQUES</b><br>Direction générale des finances publiques – SIP DE NANCY</p><p style="font-size:15pt"><b>AVIS D’IMPÔT 2025</b></p><p style="font-size:11pt">TAXE D’HABITATION SUR LES RÉSIDENCES SECONDAIRES</p><p>Numéro fiscal : 10 40 331 882 746 – Référence de l’avis : 25 54 9910442 71 – mise en recouvrement 31/10/2025</p><p style="margin-left:95mm">M COLNOT PHILIPPE<br>14 RUE DU PONT DES ROCHES<br>57000 METZ</p>${table(
    ['', 'Commune', 'Intercommunalité', 'GEMAPI'],
    [
      ['Base nette', '2410', '2410', '2410'],
      ['Taux', '28,19 %', '11,64 %', '0,201 %'],
      ['Cotisation', '679', '281', '5'],
      ['Frais de gestion', '', '', '29'],
      ['Montant de votre impôt', '', '', '994'],
    ],
  )}<p style="margin-top:4mm">Local imposé : VILLERS-LÈS-NANCY, 2 allée du Haut du Lièvre, appartement meublé. À payer au plus tard le 15/12/2025.</p>`,
  ['tax_total', 'teom', 'tax_year', 'owner', 'pay_by'],
);

const council = stranger(
  'conseil-syndical-bron',
  `font: 10.5pt/1.5 'Carlito', sans-serif; padding: 18mm 22mm`,
  `<p style="text-align:center"><b>LE PRÉ FLEURI – 36 rue Guillermin, 69500 BRON</b><br>Compte rendu de la réunion du conseil syndical du 8 septembre 2026</p>${paragraphs(['Présents : Mmes Bouazza, Grosjean, MM. Perrin J.-L., Ferreira. Excusée : Mme Zaïdi. Diffusion : affichage et boîtes aux lettres.', '1. Fuite du local poubelles : Plomberie Chassieu interviendra avant la fin du mois (devis 412 €). Avis favorable, 4 voix.', '2. Impayés : trois copropriétaires en retard, 2 905 € au total. La trésorière leur écrit.', '3. Préparation de l’assemblée générale d’avril 2027 : budget à maintenir autour de 88 500 €, devis à demander pour la réfection des cages d’escalier et le ravalement du bâtiment C. Les propositions de résolutions seront à remettre avant le 15 janvier.', '4. Contrat de chauffage : rencontre avec Calorhône le 22 septembre.', 'Prochaine réunion le 10 novembre à 18 h 30. La séance est levée à 20 h. La secrétaire, A. Grosjean.'])}`,
  ['meeting_on', 'resolutions', 'resolutions_adopted', 'budget', 'impayes'],
);

const offer = stranger(
  'devis-ascenseur-mulhouse',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm; td, th { border: .15mm solid #777 } th { background: #e5e9f0 } td:nth-child(n+3) { text-align: right }`,
  `<table><tr><td style="border:0"><b>ASCENSEURS DU RHIN SUPÉRIEUR</b><br>68390 SAUSHEIM</td><td style="border:0;text-align:left">SDC TOUR DE L’EUROPE-SINNE<br>c/o IMMO RHÉNAN, syndic<br>33 avenue Kennedy<br>68100 MULHOUSE</td></tr></table><p style="font-size:13pt;margin-top:5mm"><b>DEVIS N° D26-0318-B du 11/03/2026</b> – modernisation ascenseur pair</p>${table(
    ['Pos.', 'Désignation', 'Qté', 'PU HT', 'Total HT'],
    [
      ['1', 'Cabine inox, sol caoutchouc, main courante', '1', '21 400,00', '21 400,00'],
      ['2', 'Armoire de manœuvre à microprocesseur', '1', '18 250,00', '18 250,00'],
      ['3', 'Portes palières automatiques', '7', '2 480,00', '17 360,00'],
      ['4', 'Dépose, évacuation, essais', '1', '1 899,09', '1 899,09'],
    ],
  )}<p style="text-align:right">Total HT 58 909,09 € – TVA 10 % 5 890,91 € – <b>Total TTC 64 800,00 €</b></p><p>Validité de l’offre : 3 mois. Délai : 14 semaines après approbation par l’assemblée générale. Acompte de 30 % à la commande. Bon pour accord, date et signature du syndic :</p>`,
  ['total', 'to_pay', 'travaux', 'works_adopted', 'works_adopted_total'],
  ['DOCS_MAISON_MOINS_10_ANS'],
);

const loan = Array.from({ length: 14 }, (_, index) => {
  const left = 8800000 - index * 21000;
  const interest = Math.round((left * 0.0395) / 12);
  return { index, interest, capital: 21000, left: left - 21000 };
});
const W = [6, 14, -14, -14, -14, -16] as const;
const schedule = stranger(
  'tableau-amortissement-besancon',
  `padding: 12mm; pre { margin: 0; font: 8.6pt/1.45 'Nimbus Mono PS', monospace }`,
  `<pre>BANQUE EXEMPLE COMTOISE            AGENCE BESANCON GRANVELLE
TABLEAU D'AMORTISSEMENT PREVISIONNEL          EDITE LE 20/10/2023

EMPRUNTEUR   MLLE TAVARES DA COSTA INES        PRET N° 00441 778102 03
OBJET        ACQUISITION APPARTEMENT 11 RUE DES CRAS 25000 BESANCON
CAPITAL      88000,00 EUR    TAUX 3,95 %    CAPITAL CONSTANT
GARANTIE     HYPOTHEQUE LEGALE DU PRETEUR DE DENIERS

${columns(W, ['ECH', 'DATE', 'CAPITAL', 'INTERETS', 'TOTAL', 'RESTANT DU'])}
${rule(78)}
${loan.map(({ index, interest, capital, left }) => columns(W, [index + 1, `05/${String(((index + 11) % 12) + 1).padStart(2, '0')}/${index === 0 ? 2023 : index < 13 ? 2024 : 2025}`, spaced(capital), spaced(interest), spaced(capital + interest), spaced(left)])).join('\n')}
${rule(78)}
SUITE AU VERSO

TOTAL DES 14 PREMIERES ECHEANCES : ${spaced(sum(loan.map(({ interest, capital }) => interest + capital)))}
</pre>`,
  ['balance', 'entries', 'total_debit', 'charges_registered', 'emprunts'],
);

const valuation = stranger(
  'avis-de-valeur-troyes',
  `font: 11pt/1.5 'C059', serif; padding: 20mm 24mm`,
  `<p style="font-size:16pt;color:#7a1f3d"><b>Beffroi Immobilier</b></p><p>3 place de l’Hôtel de Ville, 10000 TROYES</p><p style="text-align:right">Troyes, le 7 septembre 2026</p><h1 style="font-size:14pt">AVIS DE VALEUR</h1>${paragraphs(['Monsieur de SAINT-AUBIN,', 'À la suite de notre visite du 3 septembre, vous trouverez notre avis sur la valeur vénale de votre appartement situé 10 rue Champeaux à TROYES, Hôtel du Mortier, premier étage, lot 3 avec cave lot 9.', 'Caractéristiques : environ 112 m² (superficie Carrez à confirmer), séjour avec cheminée, trois chambres, chauffage gaz individuel. DPE non communiqué, estimé en classe E. Charges de copropriété : environ 1 200 € par an. Taxe foncière : 1 842 €.', 'Compte tenu de l’état du marché local et des ventes comparables (2 050 à 2 480 €/m²), nous estimons ce bien entre 235 000 et 260 000 euros, honoraires d’agence de 5 % TTC en sus.', 'Pour la mise en vente, merci de nous transmettre votre titre de propriété, le règlement de copropriété, les trois derniers procès-verbaux d’assemblée générale et vos diagnostics.', 'Cet avis ne constitue pas une expertise.'])}`,
  ['price', 'surface_carrez', 'tax_total', 'energy', 'deed_on'],
);

const water = stranger(
  'facture-eau-metz',
  `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 14mm; td, th { border-bottom: .15mm solid #8bc } td:last-child { text-align: right }`,
  `<p style="font-size:15pt;color:#068"><b>Eaux de la Seille Exemple</b></p><p>Facture n° 26F0771182 du 02/06/2026 – abonnement 220 418 7</p><p>M. et Mme SCHMITT-GARCIA Loïc, 23 allée des Mirabelliers, 57070 METZ</p>${table(
    ['Période du 01/12/2025 au 31/05/2026 – consommation 58 m³', 'Montant €'],
    [
      ['Distribution de l’eau : abonnement et consommation', '112,44'],
      ['Collecte et traitement des eaux usées (assainissement collectif)', '98,02'],
      ['Organismes publics : agence de l’eau, redevances', '27,26'],
      ['TVA 5,5 % et 10 %', '18,61'],
      ['Total TTC', '256,33'],
      ['Solde antérieur', '0,00'],
      ['<b>Net à payer avant le 22/06/2026</b>', '<b>256,33</b>'],
    ],
  )}<p>Prix du litre : 0,0044 €. Relevé de compteur : 1 204 → 1 262. Prélèvement mensuel possible.</p>`,
  ['total', 'to_pay', 'sewer_kind', 'solde_anterieur', 'due_on'],
);

const pay = stranger(
  'paie-gardien-villeurbanne',
  `font: 8.4pt/1.35 'Nimbus Sans Narrow', sans-serif; padding: 12mm; td, th { border: .15mm solid #888 } td:nth-child(n+2) { text-align: right }`,
  `<p>Employeur : SDC TONKIN II, 14-16-18 rue Salvador Allende, 69100 VILLEURBANNE – représenté par son syndic GRANGE-VACHERON – IDCC 1043 gardiens, concierges et employés d’immeubles</p><h1 style="font-size:13pt">BULLETIN DE PAIE – SEPTEMBRE 2026</h1><p>M. MARTINS PEREIRA Joaquim – gardien catégorie B, coefficient 275 – loge, 14 rue Salvador Allende – période du 01/09/2026 au 30/09/2026</p>${table(
    ['Rubrique', 'Base', 'Taux', 'Gain', 'Retenue'],
    [
      ['Salaire de base 10 000 UV', '', '', '1 824,10', ''],
      ['Prime d’ancienneté 12 %', '1 824,10', '12,00', '218,89', ''],
      ['Salaire en nature logement', '', '', '141,30', ''],
      ['Sécurité sociale', '2 184,29', '7,30', '', '159,45'],
      ['Retraite complémentaire', '2 184,29', '4,15', '', '90,65'],
      ['CSG – CRDS', '2 146,06', '9,70', '', '208,17'],
      ['Reprise avantage en nature', '', '', '', '141,30'],
      ['<b>Net à payer</b>', '', '', '', '<b>1 584,72</b>'],
    ],
  )}<p>Congés acquis : 10,40 jours. Virement le 30/09/2026.</p>`,
  ['total', 'to_pay', 'owner', 'period_from', 'building'],
);

export const PAPIERS_D_AILLEURS = [otherTax, council, offer, schedule, valuation, water, pay];
