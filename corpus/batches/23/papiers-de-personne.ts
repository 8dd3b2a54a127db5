// Papers that no slot waits for, though they come in the same post: letters, bills, a leaflet, a mail.
import { stranger } from '../../stranger.ts';
import { paragraphs, spaced, table } from '../../writing.ts';
import { foot } from './outils.ts';

const letter = `font: 10.6pt/1.5 'P052', serif; padding: 20mm 22mm`;
const grid = `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; td, th { border: .15mm solid #999; padding: .9mm 1.4mm } th { background: #f0f0f0 } td:nth-child(n+3) { text-align: right }`;

const HOURS = 38;
const PRICE = 6250;
const work = HOURS * PRICE;
const stuff = 118400;
const taxFree = work + stuff;
const tax = Math.round(taxFree / 10);

const LOAN = { left: 14200000, monthly: 81236 };
const loanRows = (): string[][] => {
  let { left } = LOAN;
  return ['05/11/2026', '05/12/2026', '05/01/2027', '05/02/2027', '05/03/2027'].map(
    (day, index) => {
      const interest = Math.round((left * 325) / 120000);
      const capital = LOAN.monthly - interest;
      left -= capital;
      return [
        String(index + 1),
        day,
        spaced(LOAN.monthly),
        spaced(capital),
        spaced(interest),
        spaced(left),
      ];
    },
  );
};

export const PAPIERS_DE_PERSONNE = [
  stranger(
    'lettre-notaire-pieces-rouen',
    letter,
    `<p><b>SELARL HAVARD, PICQUENARD et associés</b><br>Notaires – 9 rue de Crosne, 76000 ROUEN</p><p style="margin-left:80mm">Monsieur et Madame de LA MARTINIÈRE<br>23 rue des Faulx<br>76000 ROUEN</p><p>Rouen, le 14 septembre 2026<br>Dossier : VENTE de LA MARTINIÈRE / à trouver – Réf. 1019944/MLH/EP</p>${paragraphs(['Chers clients,', 'Vous m’avez chargée de préparer la vente de votre appartement des Jardins du Robec. Afin de constituer votre dossier, je vous remercie de me faire parvenir les pièces suivantes :', '– votre titre de propriété et le règlement de copropriété avec ses modificatifs ;<br>– les procès-verbaux des trois dernières assemblées générales ;<br>– les deux derniers appels de fonds et le relevé de charges de l’exercice 2025 ;<br>– la fiche synthétique et le carnet d’entretien ;<br>– la dernière taxe foncière ;<br>– les diagnostics (DPE, amiante, électricité, ERP, certificat Carrez) ;<br>– vos pièces d’identité, un extrait d’acte de naissance et un RIB.', 'Je vous précise que les fonds ne seront virés que sur un compte ouvert à vos noms. Méfiez-vous des courriels qui vous communiqueraient un autre IBAN : appelez toujours l’étude au 02 35 00 41 00.', 'Je vous prie de croire, chers clients, à l’assurance de mes sentiments dévoués.', 'Marie-Laure HAVARD'])}`,
    ['price', 'deed_on', 'surface_carrez', 'tax_total', 'meeting_on', 'iban'],
  ),
  stranger(
    'facture-ascensoriste-reims',
    grid,
    `<p><b style="font-size:13pt">CHAMPAGNE ÉLÉVATEURS</b><br>Z.I. Farman – 51100 REIMS – SIRET 900 000 660 00019</p><p style="margin-left:100mm">SDC LES TERRASSES DE CLAIRMARAIS<br>s/c MARNE GESTION IMMOBILIÈRE<br>29 place Drouet d’Erlon<br>51100 REIMS</p><h1 style="font-size:13pt">FACTURE N° 26-08-1177 du 28/08/2026</h1><p>Chantier : 6 rue Gosset, 51100 REIMS – votre ordre de service du 03/07/2026 – échéance 30/09/2026</p>${table(
      ['Réf.', 'Désignation', 'Qté', 'P.U. HT', 'Total HT'],
      [
        [
          'MO1',
          'Main-d’œuvre : remplacement du variateur',
          String(HOURS),
          spaced(PRICE),
          spaced(work),
        ],
        ['VAR', 'Variateur 7,5 kW', '1', spaced(stuff), spaced(stuff)],
      ],
    )}<p style="text-align:right;margin-top:4mm">Total HT : ${spaced(taxFree)} €<br>TVA 10 % : ${spaced(tax)} €<br><b>NET À PAYER : ${spaced(taxFree + tax)} €</b></p><p>Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire de recouvrement : 40 €. Pas d’escompte.</p>`,
    ['total', 'to_pay', 'owner', 'travaux', 'due_on'],
    ['ENTRETIEN'],
  ),
  stranger(
    'courriel-syndic-montpellier',
    `font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 12mm 15mm; .h { border-bottom: .3mm solid #999; margin-bottom: 5mm } .q { border-left: .8mm solid #bbb; padding-left: 4mm; color: #444 }`,
    `<div class="h"><b>De :</b> Solange Rouvière &lt;s.rouviere@rouviere.example.fr&gt;<br><b>Envoyé :</b> mardi 3 novembre 2026 11:26<br><b>À :</b> Étude Talbi &lt;talbi@example.fr&gt;<br><b>Objet :</b> RE: 18 rue Foch – succession Bouscaren – état daté</div>${paragraphs(['Bonjour Maître,', 'Bien reçu votre demande. L’état daté partira vendredi, contre règlement de 380 € TTC. Le compte de la succession reste débiteur (trois trimestres), je vous envoie le décompte séparément.', 'Pour l’assemblée : le PV du 24 septembre a été notifié le 12 octobre, donc le délai de contestation court jusqu’au 12 décembre. La cage d’escalier a bien été votée, le premier appel est au 1er février.', 'Cordialement, S. Rouvière'])}<div class="q"><p>Le 02/11/2026 à 17:40, Étude Talbi a écrit :</p><p>Chère Madame, pouvez-vous m’adresser l’état daté du lot 9, le dernier procès-verbal et le carnet d’entretien ? L’acquéreur souhaite signer avant la fin de l’année au prix de 148 000 €.</p></div>`,
    ['meeting_on', 'price', 'balance', 'due_on'],
  ),
  stranger(
    'depliant-diagnostiqueur-dijon',
    `font: 11pt/1.45 'URW Gothic', sans-serif; padding: 18mm; h1 { font-size: 24pt; color: #b4540a; margin-bottom: 4mm } td { border-bottom: .2mm solid #b4540a; padding: 2mm } td:last-child { text-align: right }`,
    `<h1>Vous vendez ? Vous louez ?</h1><p style="font-size:14pt">DIAG’DUCS – tous vos diagnostics en une seule visite – Dijon et Côte-d’Or</p>${table(
      [],
      [
        ['DPE appartement jusqu’à 60 m²', '109 €'],
        ['Pack vente : DPE + amiante + électricité + ERP + Carrez', '279 €'],
        ['Pack vente avant 1949 : + plomb', '339 €'],
        ['Gaz (installation de plus de 15 ans)', '85 €'],
        ['Termites (communes sous arrêté)', '95 €'],
      ],
    )}${paragraphs(['Le DPE est valable 10 ans, l’état des risques 6 mois, l’état de l’installation d’électricité 3 ans, le constat amiante négatif sans limite.', 'Prenez rendez-vous au 03 80 00 19 19 ou sur diagducs.example.fr. – 10 % avec le code RENTRÉE26 jusqu’au 30/11/2026.', 'DIAG’DUCS – 31 rue Monge, 21000 Dijon – certifié sans détention de fonds – ne pas jeter sur la voie publique.'])}`,
    ['made_on', 'valid_until', 'surface_carrez', 'diagnostic_result', 'property_address', 'energy'],
  ),
  stranger(
    'bulletin-paie-concierge-strasbourg',
    grid,
    `<table><tr><td><b>Employeur</b><br>SDC LE QUAI DES TANNEURS<br>5 quai des Tanneurs, 67000 STRASBOURG<br>représenté par son syndic ALSAGEST<br>SIRET 900 000 338 00011 – CCN Gardiens, concierges et employés d’immeubles (IDCC 1043)</td><td style="text-align:left"><b>BULLETIN DE PAIE</b><br>Période du 01/10/2026 au 31/10/2026 – paiement le 30/10/2026<br>Mme MULLER Rosalie – gardienne, catégorie B, coef. 255<br>Matricule 0002 – entrée le 01/03/2012</td></tr></table><p></p>${table(
      ['Rubrique', 'Base', 'Taux', 'Gain', 'Retenue'],
      [
        ['Salaire contractuel (8 400 UV)', '', '', '1 684,20', ''],
        ['Prime d’ancienneté', '1 684,20', '12 %', '202,10', ''],
        ['Astreinte de nuit', '', '', '158,00', ''],
        ['<b>Salaire brut</b>', '', '', '<b>2 044,30</b>', ''],
        ['Cotisations salariales', '2 044,30', '21,50 %', '', '439,52'],
        ['Avantage en nature logement', '', '', '', '118,40'],
        ['<b>Net à payer</b>', '', '', '<b>1 486,38</b>', ''],
      ],
    )}<p>Congés payés acquis : 12,5 – pris : 5. Dans votre intérêt, conservez ce bulletin sans limitation de durée.</p>`,
    ['total', 'to_pay', 'period_from', 'balance'],
  ),
  stranger(
    'mandat-de-vente-bordeaux',
    `${letter}; font-size: 9.6pt`,
    `<p style="text-align:center"><b>MANDAT EXCLUSIF DE VENTE N° 4417</b><br>(articles 1984 et suivants du code civil, loi n° 70-9 du 2 janvier 1970)</p>${paragraphs(['Entre Monsieur Jean-Baptiste LACOSTE d’ARTHEZ, usufruitier, et Mademoiselle Hortense LACOSTE d’ARTHEZ, nue-propriétaire, demeurant 19 allée de Tourny, 33000 BORDEAUX, ci-après le MANDANT, et l’agence PIERRES DES CHARTRONS, 70 rue Notre-Dame, 33000 BORDEAUX, carte CPI 3301 2021 000 000 512, ci-après le MANDATAIRE.', '1. Désignation : un appartement de quatre pièces, lot 14 de la copropriété Le Clos Lagrange, 88 rue Lagrange, 33000 BORDEAUX, d’une superficie d’environ 92 m², libre à la vente.', '2. Prix : les biens sont à présenter au prix de QUATRE CENT VINGT-CINQ MILLE EUROS (425 000 €), honoraires d’agence inclus.', '3. Honoraires : 4,5 % TTC du prix de vente, à la charge du vendeur.', '4. Durée : trois mois irrévocables à compter du 20 octobre 2026, puis prorogation tacite de neuf mois ; résiliation par lettre recommandée avec préavis de quinze jours.', '5. Le mandant s’engage à fournir le titre de propriété, les diagnostics et les trois derniers procès-verbaux. Faculté de rétractation : quatorze jours.', 'Fait à Bordeaux en deux exemplaires, le 20 octobre 2026. Mots nuls : 0. Lignes nulles : 0.'])}`,
    ['price', 'deed_on', 'sellers', 'surface_carrez', 'notary'],
  ),
  stranger(
    'tableau-amortissement-amiens',
    grid,
    `<p><b style="color:#006a4d;font-size:13pt">BANQUE DE LA SOMME EXEMPLE</b><br>Agence Amiens Hautoye</p><h1 style="font-size:13pt">TABLEAU D’AMORTISSEMENT PRÉVISIONNEL</h1><p>Emprunteur : M. KOWALCZYK Piotr, 7 rue des Corroyers, 80000 AMIENS – Prêt n° 00047 118 2044 01 – objet : acquisition résidence principale – taux fixe 3,25 % – capital restant dû au 05/10/2026 : ${spaced(LOAN.left)} €</p>${table(['N°', 'Échéance', 'Mensualité', 'Capital', 'Intérêts', 'Capital restant dû'], loanRows())}<p>Assurance décès-invalidité facultative non comprise. Document non contractuel.</p>${foot('Banque de la Somme Exemple – société coopérative à capital variable – RCS Amiens 900 000 180')}`,
    ['balance', 'total', 'emprunts', 'entries', 'due_on'],
  ),
];
