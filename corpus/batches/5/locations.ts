// Homes that are let: an agency's model contract, two private people's form, a lease of some months, a receipt.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const agency = paperOf(
  'bail-nantes-agence',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 17mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10pt; background: #e7ecf2; padding: 1mm 2mm; margin: 3.5mm 0 1.5mm } p { margin-bottom: 1.4mm; text-align: justify } .pg { position: absolute; bottom: 7mm; left: 17mm; right: 17mm; display: flex; justify-content: space-between; font-size: 7.4pt }`,
  [
    `<h1>CONTRAT DE LOCATION<br><span style="font-size:9pt">soumis au titre Ier de la loi n° 89-462 du 6 juillet 1989 – bail type de location d’un logement nu à usage de résidence principale (annexe 1 du décret n° 2015-587 du 29 mai 2015)</span></h1><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p>– <b>Monsieur Fabien GUILLOUX et Madame Élise GUILLOUX née BRIAND</b>, personnes physiques, demeurant 17 rue des Hauts Pavés, 44000 NANTES, adresse électronique f.guilloux@example.fr, désignés ci-après le <b>BAILLEUR</b>, représentés par leur mandataire OUEST LOCATION SARL, 22 rue Crébillon, 44000 NANTES, carte professionnelle CPI 4401 2018 000 000 311, titulaire d’un mandat de gestion n° 1188 ;</p><p>– <b>Madame Chloé MARCHAND</b>, née le 12 avril 1996 à SAUMUR, adresse électronique c.marchand@example.fr, désignée ci-après le <b>LOCATAIRE</b>.</p><p>Il a été convenu ce qui suit :</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement. Localisation : 9 rue du Coudray, 44000 NANTES, 4e étage gauche. Identifiant fiscal du logement : 441090077218. Type d’habitat : immeuble collectif. Régime juridique : copropriété (lots 22, 61 et 94). Période de construction : de 1975 à 1989. Surface habitable : 74,50 m². Nombre de pièces principales : 3. Autres parties : balcon. Modalités de production de chauffage : collectif. Modalités de production d’eau chaude sanitaire : collectif.</p><p>Rappel : un logement décent doit respecter les critères minimaux de performance. Niveau de performance du logement (étiquette DPE) : C.</p><p>B. Destination des locaux : usage exclusif d’habitation. C. Locaux accessoires à usage privatif : cave n° 61, place de stationnement n° 94. D. Locaux et équipements à usage commun : ascenseur, local à vélos.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet du contrat : 1er septembre 2026. B. Durée du contrat : trois ans. En l’absence de proposition de renouvellement, le contrat est, à l’issue de cette durée, reconduit tacitement pour trois ans et dans les mêmes conditions. Le locataire peut mettre fin au bail à tout moment, après avoir donné congé, avec un préavis d’un mois (zone tendue).</p><div class="pg"><span>Bail GUILLOUX / MARCHAND – OUEST LOCATION</span><span>1/2 – paraphes</span></div>`,
    `<h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer. Fixation du loyer initial : montant du loyer mensuel : 890,00 € (huit cent quatre-vingt-dix euros). Le loyer du logement est soumis au décret fixant annuellement le montant maximum d’évolution des loyers à la relocation : oui. Montant du dernier loyer acquitté par le précédent locataire : 872,40 €, versé le 01/07/2026. Modalités de révision : 1er septembre de chaque année, trimestre de référence de l’IRL : 1er trimestre 2026, valeur 146,12.</p><p>B. Charges récupérables. Modalité de règlement : provisions sur charges avec régularisation annuelle. Montant des provisions : 135,00 € par mois.</p><p>C. Modalités de paiement : périodicité mensuelle, paiement à échoir, le 1er de chaque mois. Montant total dû à la première échéance pour une période complète de location : 1 025,00 €.</p><h2>V. TRAVAUX</h2><p>Depuis la fin du dernier contrat : peinture du séjour et de la chambre 1, 1 840 € TTC, facture du 20/08/2026.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie de l’exécution des obligations du locataire : 890,00 €, inférieur ou égal à un mois de loyer hors charges.</p><h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>En cas de pluralité de locataires, ceux-ci sont tenus solidairement et indivisiblement.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le bail sera résilié de plein droit en cas d’inexécution des obligations du locataire : défaut de paiement des loyers et des charges au terme convenu, non-versement du dépôt de garantie, défaut d’assurance contre les risques locatifs, troubles de voisinage constatés par une décision de justice.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Plafonds applicables : visite, constitution du dossier et rédaction du bail 10 € TTC/m² ; état des lieux 3 € TTC/m². À la charge du locataire : 745,00 € + 223,50 €. À la charge du bailleur : 890,00 €.</p><h2>X. ANNEXES</h2><p>Extrait du règlement de copropriété ; dossier de diagnostic technique (DPE, électricité, état des risques) ; notice d’information ; état des lieux ; attestation d’assurance ; acte de cautionnement de M. Denis MARCHAND.</p><p>Le 21 août 2026, à NANTES. Signature du bailleur ou de son mandataire – Signature du locataire.</p><div class="pg"><span>Bail GUILLOUX / MARCHAND – OUEST LOCATION</span><span>2/2 – paraphes</span></div>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either(
        'Monsieur Fabien GUILLOUX et Madame Élise GUILLOUX née BRIAND',
        'Monsieur Fabien GUILLOUX et Madame Élise GUILLOUX',
        'Fabien GUILLOUX',
      ),
      tenant: 'Madame Chloé MARCHAND',
      property_address: either(
        '9 rue du Coudray, 44000 NANTES',
        '9 rue du Coudray, 44000 NANTES, 4e étage gauche',
      ),
      lots: ['22', '61', '94'],
      surface_habitable: 7450,
      lease_from: '2026-09-01',
      lease_duration_months: 36,
      rent: 89000,
      rent_charges: 13500,
      deposit: 89000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const form = paperOf(
  'bail-marseille-formulaire',
  `font: 9.6pt/1.45 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; text-align: center; border: .6mm double #333; padding: 2mm } h2 { font-size: 10pt; text-transform: uppercase; border-bottom: .3mm solid #333; margin: 3.5mm 0 1.5mm } td { border: .15mm solid #777; padding: 1.1mm 2mm } td:first-child { width: 66mm; background: #f4f4f4 } i { font: italic 11pt 'Z003', cursive; color: #1a3a8a }`,
  [
    `<h1>BAIL DE LOCATION MEUBLÉE<br><span style="font-size:9.5pt">résidence principale du locataire – articles 25-3 et suivants de la loi du 6 juillet 1989</span></h1><h2>Parties</h2>${table(
      [],
      [
        ['Propriétaire bailleur', 'Mme Laetitia ESPOSITO'],
        ['Domicile', '6 traverse de la Gaye, 13009 MARSEILLE'],
        ['Locataire(s)', 'M. Hugo PELLEGRIN et Mme Manon ROUX'],
        ['Caution', 'Mme Brigitte PELLEGRIN'],
      ],
    )}<h2>Logement</h2>${table(
      [],
      [
        ['Adresse', '128 boulevard Chave, 13005 MARSEILLE – bât. B, 1er étage'],
        ['Nature', 'Appartement meublé de trois pièces, cave n° 73'],
        ['Surface habitable', '64,90 m²'],
        ['Chauffage / eau chaude', 'individuels, électriques'],
        ['Classe DPE', 'C'],
      ],
    )}<h2>Durée</h2>${table(
      [],
      [
        ['Entrée dans les lieux', '15/11/2026'],
        ['Durée du bail', '12 mois, renouvelable par tacite reconduction'],
        ['Préavis', 'un mois pour le locataire, trois mois pour le bailleur'],
      ],
    )}<h2>Conditions financières</h2>${table(
      [],
      [
        ['Loyer mensuel hors charges', '1 080,00 €'],
        ['Complément de loyer', 'sans objet'],
        ['Loyer de référence majoré', '17,90 €/m²'],
        ['Forfait de charges', '70,00 € par mois'],
        ['Total mensuel', '1 150,00 €, payable le 5 de chaque mois par virement'],
        ['Dépôt de garantie', '2 160,00 € (deux mois)'],
        ['Révision', 'chaque 15 novembre, IRL du 2e trimestre'],
      ],
    )}<h2>Clauses</h2><p>Le locataire s’assure contre les risques locatifs et en justifie chaque année. Il use paisiblement des lieux, entretient le logement et ses équipements et ne sous-loue pas sans l’accord écrit du bailleur. À défaut de paiement, le bail est résilié de plein droit six semaines après commandement. Les colocataires sont solidaires jusqu’à six mois après le congé de l’un d’eux. Inventaire du mobilier, état des lieux, notice et diagnostics sont annexés.</p><p>Fait en trois exemplaires à Marseille, le 3 novembre 2026 &nbsp;&nbsp; <i>lu et approuvé – L. Esposito</i> &nbsp;&nbsp; <i>lu et approuvé – H. Pellegrin, M. Roux</i></p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Mme Laetitia ESPOSITO',
      tenant: 'M. Hugo PELLEGRIN et Mme Manon ROUX',
      property_address: either(
        '128 boulevard Chave, 13005 MARSEILLE',
        '128 boulevard Chave, 13005 MARSEILLE – bât. B, 1er étage',
      ),
      surface_habitable: 6490,
      lease_from: '2026-11-15',
      lease_duration_months: 12,
      rent: 108000,
      rent_charges: 7000,
      deposit: 216000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const short = paperOf(
  'bail-rennes-mobilite',
  `font: 10.6pt/1.5 'P052', serif; padding: 20mm 24mm; h2 { font-size: 11pt; margin: 3mm 0 1mm } p { text-align: justify }`,
  [
    `<p style="text-align:center;font-size:15pt"><b>BAIL MOBILITÉ</b><br><span style="font-size:10pt">régi par le titre Ier ter de la loi n° 89-462 du 6 juillet 1989</span></p>${paragraphs(['ENTRE : Monsieur Patrick JOUAULT, demeurant 6 chemin de la Touche à CHANTEPIE (35135), bailleur, d’une part,', 'ET : Monsieur Andrea FERRETTI, étudiant en stage, né à BOLOGNE (Italie) le 19 mai 2001, locataire, d’autre part,', 'Il a été arrêté ce qui suit. Le bailleur loue au locataire, qui l’accepte, un studio meublé situé 14 rue Legraverend à RENNES (35000), rez-de-chaussée, d’une surface habitable de 24,30 m², tel qu’il est décrit à l’état des lieux et à l’inventaire.'])}<h2>Motif</h2><p>Le locataire justifie d’un stage de fin d’études à l’université. Conformément à l’article 25-13 de la loi, le présent contrat est un bail mobilité : il n’est ni renouvelable ni reconductible.</p><h2>Durée</h2><p>Le contrat commence à courir le 1er février 2027 pour une durée de six mois ; il expirera le 31 juillet 2027 à minuit sans formalité. Le locataire peut le résilier à tout moment avec un préavis d’un mois.</p><h2>Loyer et charges</h2><p>Le loyer est fixé à la somme de quatre cent soixante euros (460 €) par mois, augmentée d’un forfait de charges de quarante euros (40 €), le tout payable d’avance le premier jour du mois. Le loyer ne peut être révisé en cours de bail.</p><h2>Garantie</h2><p>Aucun dépôt de garantie ne peut être exigé. Le locataire bénéficie du cautionnement Visale n° A10 077 421 988.</p><h2>Obligations</h2><p>Le locataire occupe les lieux paisiblement, répond des dégradations survenues pendant sa jouissance et s’assure contre les risques dont il doit répondre. Le bailleur remet un logement décent, en bon état d’usage, et assure les réparations autres que locatives.</p>`,
    `<h2>Clause résolutoire</h2><p>À défaut de paiement d’un terme de loyer ou de charges à son échéance, ou à défaut d’assurance, le bail sera résilié de plein droit après un commandement resté sans effet dans le délai légal.</p><h2>Élection de domicile</h2><p>Pour l’exécution des présentes, les parties font élection de domicile en leurs demeures respectives.</p><h2>Documents remis au locataire</h2><p>Diagnostic de performance énergétique (classe D), constat de risque d’exposition au plomb, état des installations d’électricité, état des risques, notice d’information, extrait du règlement de copropriété relatif à la destination de l’immeuble, à la jouissance des parties privatives et communes.</p><h2>Mobilier</h2><p>Lit avec couette, volets occultants, plaques de cuisson, four, réfrigérateur, vaisselle, table et sièges, étagères, luminaires, matériel d’entretien.</p><p style="margin-top:8mm">Fait à Rennes en deux originaux, le 14 décembre 2026.</p><p>Le bailleur &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Le locataire</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Monsieur Patrick JOUAULT',
      tenant: 'Monsieur Andrea FERRETTI',
      property_address: '14 rue Legraverend, 35000 RENNES',
      surface_habitable: 2430,
      lease_from: '2027-02-01',
      lease_duration_months: 6,
      rent: 46000,
      rent_charges: 4000,
    },
    absent: ['deposit', 'iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-nantes-gestion',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; .hd { display: flex; justify-content: space-between } h1 { font-size: 14pt; color: #9a3412; margin-top: 8mm } td { border-bottom: .15mm solid #ccc } td:last-child { text-align: right }`,
  [
    `<div class="hd"><div><b style="font-size:13pt;color:#9a3412">OUEST LOCATION</b><br>22 rue Crébillon, 44000 NANTES<br>Gestion locative : 02 40 00 71 90</div><div style="padding-top:14mm">Mme MARCHAND Chloé<br>9 rue du Coudray<br>4e étage gauche<br>44000 NANTES</div></div><h1>QUITTANCE DE LOYER</h1><p>Période du 01/10/2026 au 31/10/2026 – éditée le 06/10/2026 – réf. locataire L-2207</p><p>Pour le compte du propriétaire : M. ET MME GUILLOUX FABIEN<br>Bien loué : 9 rue du Coudray, 44000 NANTES</p>${table(
      [],
      [
        ['Loyer principal', '890,00 €'],
        ['Provision pour charges', '135,00 €'],
        ['Aide au logement versée au bailleur (CAF)', '- 112,00 €'],
        ['Total quittancé', '1 025,00 €'],
        ['<b>Reçu de vous par prélèvement le 05/10/2026</b>', '<b>913,00 €</b>'],
      ],
    )}<p style="margin-top:6mm">Dont quittance, sous réserve de tous nos droits et actions. Le paiement de la présente quittance n’emporte pas présomption de paiement des termes antérieurs. Elle annule tous les reçus qui auraient pu être donnés pour acompte versé sur le présent terme.</p><p>Article 21 de la loi du 6 juillet 1989 : le bailleur ou son mandataire est tenu de transmettre gratuitement une quittance au locataire qui en fait la demande. Avec l’accord exprès du locataire, la quittance peut être transmise par voie électronique.</p><p>Pour OUEST LOCATION, la responsable de gestion, S. LERAY</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'M. ET MME GUILLOUX FABIEN',
      tenant: 'Mme MARCHAND Chloé',
      property_address: '9 rue du Coudray, 44000 NANTES',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 89000,
      rent_charges: 13500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'rnc'],
  },
);

export const LOCATIONS = [agency, form, short, receipt];
