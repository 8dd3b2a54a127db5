// Papers of the building: two summary sheets, the upkeep book, the rules and an amendment to them.
import { either } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';
import { feuillet, grille } from './feuillet.ts';

const registry = feuillet(
  'fiche-registre-cherbourg',
  `font: 8.2pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 11mm 15mm; h1 { font-size: 14pt; color: #1f3d7a; text-align: center } h2 { font-size: 10pt; color: #fff; background: #1f3d7a; padding: .8mm 2mm; margin: 3mm 0 1mm } td { border-bottom: .2mm solid #cdd6e6; padding: .8mm 1mm } td:nth-child(2) { width: 78mm; font-weight: bold }`,
  [
    `<h1>Fiche synthétique de la copropriété AD2048816</h1><p style="text-align:center">(conforme aux dispositions de l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 et du décret n° 2016-1822 du 21 décembre 2016)<br>Générée à partir des données mises à jour le <b>17/06/2026</b></p>
    <h2>1. Identification de la copropriété</h2>${grille(
      '',
      `Nom d’usage de la copropriété | RESIDENCE LES GOELANDS
      Adresse de référence de la copropriété | 14 quai Lawton Collins 50100 CHERBOURG-EN-COTENTIN
      Adresse(s) complémentaire(s) de la copropriété | Néant
      Date d’immatriculation | 12/12/2017
      Date du règlement de copropriété | 30/06/1971
      N° SIRET du syndicat | 900 000 605 00013`,
    )}<h2>2. Identité du syndic ou de l’administrateur provisoire</h2>${grille(
      '',
      `Représentant légal de la copropriété | CABINET LEPOITTEVIN, n° SIRET 900 000 188 00021
      Agissant dans le cadre | d’un mandat de syndic
      Adresse | 8 rue du Val de Saire 50100 CHERBOURG-EN-COTENTIN`,
    )}<h2>3. Organisation juridique de la copropriété</h2>${grille(
      '',
      `Type de syndicat | Syndicat principal
      Si le syndicat est un syndicat coopératif | Non
      Syndicat secondaire | Aucun`,
    )}<h2>4. Caractéristiques techniques de la copropriété</h2>${grille(
      '',
      `Nombre total de lots de copropriété | 142
      Nombre total de lots à usage d’habitation, de commerces et de bureaux | 63
      Nombre de lots à usage de stationnement | 38
      Nombre de bâtiments | 2
      Période de construction des bâtiments | De 1961 à 1974`,
    )}<h2>5. Équipements de la copropriété</h2>${grille(
      '',
      `Type de chauffage | Collectif, gaz
      Nombre d’ascenseurs | 2`,
    )}<h2>6. Caractéristiques financières de la copropriété</h2>${grille(
      '',
      `Date de début de l’exercice comptable | 01/01/2025
      Date de fin de l’exercice comptable | 31/12/2025
      Date de l’assemblée générale ayant approuvé les comptes | 21/05/2026
      Charges pour opérations courantes | 118 765 €
      Charges pour travaux et opérations exceptionnelles | 18 135 €
      Dettes fournisseurs, rémunérations et autres | 18 468 €
      Montant des sommes restant dues par les copropriétaires | 17 907 €
      Nombre de copropriétaires débiteurs dont la dette excède 300 € | 7
      Montant du fonds de travaux | 38 200 €
      Présence d’un personnel employé par le syndicat de copropriétaires | Non`,
    )}<p style="margin-top:3mm">Fiche délivrée par le registre national des copropriétés. Les informations sont fournies sous la responsabilité du télédéclarant.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'CABINET LEPOITTEVIN',
      building: 'RESIDENCE LES GOELANDS',
      building_address: '14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN',
      rnc: 'AD2048816',
      updated_on: '2026-06-17',
      lots_count: 142,
      homes_count: 63,
      parking_count: 38,
      buildings_count: 2,
      build_period: 'De 1961 à 1974',
      heating: either('Collectif, gaz', 'Collectif'),
      lifts_count: 2,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-21',
      charges_courantes: 11876500,
      charges_travaux: 1813500,
      dette_fournisseurs: 1846800,
      impayes: 1790700,
      debtors_count: 7,
      fonds_travaux: 3820000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const ownSheet = feuillet(
  'fiche-syndic-thionville',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 16mm; h1 { font-size: 15pt; color: #7a1f2b } h2 { font-size: 10.5pt; color: #7a1f2b; border-bottom: .4mm solid #7a1f2b; margin: 4mm 0 1mm } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm }`,
  [
    `<p><b style="color:#7a1f2b;font-size:13pt">Moselle Copro Services</b> – 2 place Turenne, 57100 Thionville</p><h1>FICHE SYNTHÉTIQUE DE COPROPRIÉTÉ</h1><p>Établie par le syndic en application de l’article 8-2 de la loi du 10 juillet 1965 – Date de mise à jour : 30 juin 2026</p>
    <h2>Copropriété</h2><p>Dénomination : RESIDENCE DU MANEGE<br>Adresse : 3 à 9 rue du Manège, 57100 THIONVILLE<br>Numéro d’immatriculation : AC7730154 (immatriculée le 08/03/2017)<br>Date d’établissement du règlement de copropriété : 14 février 1978</p>
    <h2>Syndic</h2><p>Nom : Moselle Copro Services, syndic professionnel – SIRET 900 000 412 00019<br>Nature et nombre de mandats : syndic désigné par l’assemblée générale</p>
    <h2>Organisation juridique</h2><p>Syndicat principal de forme classique. Membre d’aucune association syndicale libre.</p>
    <div class="g"><div><h2>Caractéristiques techniques</h2><p>Nombre total de lots inscrits dans l’état descriptif de division : 402<br>Dont lots d’habitation, de commerces ou de bureaux : 144<br>Dont lots de stationnement : 118<br>Nombre de bâtiments : 4<br>Période de construction : de 1975 à 1988</p></div><div><h2>Équipements</h2><p>Chauffage : collectif, réseau de chaleur urbain<br>Nombre d’ascenseurs : 4<br>Autres équipements : portail automatique, interphonie, local à vélos</p></div></div>
    <h2>Caractéristiques financières – exercice clos du 01/07/2024 au 30/06/2025</h2><p>Comptes approuvés par l’assemblée générale du 04/06/2026<br>Montant des charges pour opérations courantes : 205 430,18 €<br>Montant des charges pour travaux et opérations exceptionnelles : 0,00 €<br>Montant des dettes fournisseurs, rémunérations et autres : 27 315,90 €<br>Montant des impayés des copropriétaires : 41 806,12 €<br>Nombre de copropriétaires débiteurs de plus de 300 euros : 16<br>Montant du fonds de travaux : 88 240,00 €</p>
    <h2>Personnel du syndicat</h2><p>Le syndicat n’emploie aucun salarié. Le nettoyage est confié à une entreprise extérieure.</p>
    <p style="margin-top:6mm;font-size:8.4pt">La présente fiche est mise à disposition des copropriétaires, qui en obtiennent copie du syndic dans un délai de quinze jours. Elle est actualisée chaque année dans les deux mois suivant la notification du procès-verbal de l’assemblée au cours de laquelle les comptes ont été approuvés.</p><p style="text-align:right">Le syndic</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Moselle Copro Services',
      building: 'RESIDENCE DU MANEGE',
      building_address: '3 à 9 rue du Manège, 57100 THIONVILLE',
      rnc: 'AC7730154',
      updated_on: '2026-06-30',
      lots_count: 402,
      homes_count: 144,
      parking_count: 118,
      buildings_count: 4,
      build_period: 'de 1975 à 1988',
      heating: either(
        'collectif, réseau de chaleur urbain',
        'collectif',
        'collectif, réseau de chaleur',
      ),
      lifts_count: 4,
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2026-06-04',
      charges_courantes: 20543018,
      charges_travaux: 0,
      dette_fournisseurs: 2731590,
      impayes: 4180612,
      debtors_count: 16,
      fonds_travaux: 8824000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const book = feuillet(
  'carnet-entretien-menton',
  `font: 9.8pt/1.45 'DejaVu Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 15pt; text-align: center } h2 { font-size: 10.5pt; margin: 5mm 0 1mm; text-decoration: underline } td, th { border: .2mm solid #888 } th { background: #eee; font-weight: bold }`,
  [
    `<p>AGENCE RIVIERA GESTION – 56 avenue de Verdun – 06500 MENTON</p><h1>CARNET D’ENTRETIEN</h1><p style="text-align:center">établi conformément au décret n° 2001-477 du 30 mai 2001<br>Mis à jour le 5 octobre 2026</p><h2>I – Identification de l’immeuble</h2>${grille(
      '',
      `Nom | LE MADONE PALACE
      Adresse | 31 avenue de la Madone, 06500 MENTON
      Numéro d’immatriculation | AF3390672
      Année de construction | 1932, surélévation en 1968
      Nombre de niveaux | 6 étages sur rez-de-chaussée, 1 sous-sol
      Syndic en exercice | AGENCE RIVIERA GESTION, depuis le 01/04/2011`,
    )}<h2>II – Contrats d’assurance de l’immeuble</h2>${grille(
      'Nature | Assureur | N° de police | Échéance',
      `Multirisque immeuble | Assurances Azur Exemple | MRI 40 771 226 | 31/12/2026
      Protection juridique | Assurances Azur Exemple | PJ 40 771 227 | 31/12/2026`,
    )}<h2>III – Contrats d’entretien et de maintenance</h2>${grille(
      'Équipement | Entreprise | Périodicité | Date d’échéance',
      `Ascenseur | Ascenseurs du Littoral | Toutes les 6 semaines | 30/06/2028
      Extincteurs | Incendie 06 | Annuelle | Tacite reconduction
      Nettoyage parties communes | Net Menton | Hebdomadaire | Tacite reconduction
      Toiture, descentes | Toits d’Azur | Annuelle | Tacite reconduction
      Dératisation, désinsectisation | Hygiène Riviera | Semestrielle | Tacite reconduction`,
    )}`,
    `<h2>IV – Travaux importants réalisés</h2>${grille(
      'Année | Nature des travaux | Entreprise | Montant TTC',
      `2022 | Ravalement des façades | Façades de la Côte | 148 300 €
      2019 | Mise en sécurité de l’ascenseur | Ascenseurs du Littoral | 26 740 €
      2016 | Réfection de la colonne montante électrique | Elec Riviera | 19 480 €
      2011 | Réfection partielle de la toiture | Toits d’Azur | 37 915 €`,
    )}<h2>V – Diagnostics des parties communes</h2>${grille(
      'Diagnostic | Date | Cabinet | Résultat',
      `Dossier technique amiante | 14/03/2006, mis à jour le 22/11/2021 | Diag Azur | Conduits en amiante-ciment, bon état
      Constat de risque d’exposition au plomb | 18/09/2009 | Diag Azur | Présence en cage d’escalier, non dégradé
      Contrôle quinquennal de l’ascenseur | 10/02/2024 | Contrôle Sud | Sans réserve
      DPE collectif | 28/01/2026 | Thermi Sud | Classe D`,
    )}<h2>VI – Échéancier du programme pluriannuel de travaux</h2><p>Le projet de plan pluriannuel de travaux sera présenté à la prochaine assemblée. Travaux identifiés par le bureau d’études : isolation de la toiture (2028), remplacement des menuiseries communes (2029), réfection du réseau d’eaux usées (2031).</p><p>Procédures en cours : néant. Équipements communs : ascenseur de six personnes, interphonie avec visiophone, éclairage sur détecteur de présence, compteurs d’eau individuels à relevé à distance, extincteurs et plan d’évacuation à chaque niveau. Chauffage individuel dans chaque lot.</p><p>Le présent carnet est tenu à jour par le syndic. Il peut être consulté par tout copropriétaire, ainsi que par l’acquéreur d’un lot à l’occasion de la vente.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'AGENCE RIVIERA GESTION',
      building: 'LE MADONE PALACE',
      building_address: '31 avenue de la Madone, 06500 MENTON',
      rnc: 'AF3390672',
      updated_on: '2026-10-05',
      insurer: 'Assurances Azur Exemple',
      policy_number: either('MRI 40 771 226', 'PJ 40 771 227'),
      insured_until: '2026-12-31',
    },
    absent: ['meeting_on', 'owner', 'lots', 'iban'],
  },
);

const rules = feuillet(
  'reglement-copropriete-cherbourg',
  `font: 10.2pt/1.45 'Nimbus Mono PS', monospace; padding: 18mm 18mm 18mm 30mm; h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; padding: .8mm 1.5mm } p { text-align: justify }`,
  [
    `<p>Maître Gaston LEMONNIER<br>Notaire à CHERBOURG</p><p style="text-align:center;margin-top:8mm"><b>REGLEMENT DE COPROPRIETE<br>contenant ETAT DESCRIPTIF DE DIVISION</b><br>de l’immeuble dénommé « RESIDENCE LES GOELANDS »<br>sis à CHERBOURG (Manche), 14 quai Lawton Collins</p>${paragraphs(['L’AN MIL NEUF CENT SOIXANTE ET ONZE, le TRENTE JUIN,', 'PAR DEVANT Maître Gaston LEMONNIER, notaire à CHERBOURG, soussigné,', 'A COMPARU : la SOCIETE CIVILE IMMOBILIERE DU QUAI LAWTON, dont le siège est à CHERBOURG, 2 rue des Portes, représentée par Monsieur André TOLLEMER, son gérant ;', 'LAQUELLE, préalablement au règlement de copropriété et à l’état descriptif de division objet des présentes, a exposé ce qui suit :', 'La société est propriétaire d’un terrain sis à CHERBOURG, 14 quai Lawton Collins, cadastré section AX numéro 214 pour une contenance de vingt-huit ares quarante centiares, sur lequel elle fait édifier deux bâtiments collectifs, désignés A et B, comprenant chacun un sous-sol, un rez-de-chaussée et cinq étages.', 'Désirant placer cet immeuble sous le régime de la copropriété des immeubles bâtis, tel qu’il résulte de la loi numéro 65-557 du dix juillet mil neuf cent soixante-cinq et du décret numéro 67-223 du dix-sept mars mil neuf cent soixante-sept, elle a établi ainsi qu’il suit le règlement devant régir l’immeuble.'])}<h2>PREMIERE PARTIE – DISPOSITIONS GENERALES</h2><p>Article premier. – Le présent règlement a pour objet d’établir l’état descriptif de division de l’immeuble, de déterminer les parties communes et les parties privatives, de fixer les droits et obligations des copropriétaires et d’organiser l’administration de l’immeuble. Il sera obligatoire pour tous les copropriétaires et leurs ayants cause.</p>`,
    `<h2>DEUXIEME PARTIE – ETAT DESCRIPTIF DE DIVISION</h2><p>L’immeuble est divisé en cent quarante-deux lots, numérotés de un à cent quarante-deux. La quote-part des parties communes afférente à chaque lot est exprimée en dix millièmes (10.000èmes). Le tableau ci-après est un extrait comprenant les lots du bâtiment B, premier et deuxième étages, et leurs dépendances.</p>${grille(
      'Lot | Bâtiment | Etage | Nature du lot | Quote-part /10000',
      `7 | B | 1er | Appartement de trois pièces | 221
      8 | B | 1er | Appartement de quatre pièces | 271
      9 | B | 2ème | Appartement de trois pièces | 224
      31 | B | Sous-sol | Cave | 3
      32 | B | Sous-sol | Cave | 3
      52 | Ext. | – | Emplacement de parking | 12
      53 | Ext. | – | Emplacement de parking | 12`,
    )}<h2>TROISIEME PARTIE – PARTIES COMMUNES ET PRIVATIVES</h2>${paragraphs(['Article 5. – Les parties communes générales comprennent la totalité du sol, les fondations, les gros murs de façade, de pignon et de refend, la toiture, les souches de cheminées, les canalisations, gaines et réseaux de toute nature, les halls d’entrée, les espaces verts et voies de circulation.', 'Elles comprennent encore les locaux de service, la chaufferie et ses accessoires, les clôtures, les branchements généraux d’eau, de gaz et d’électricité jusqu’aux compteurs particuliers, le local des poubelles et celui des voitures d’enfants, ainsi que tous les éléments et objets mobiliers affectés à l’usage de l’ensemble des copropriétaires.', 'Article 6. – Les parties communes spéciales à chaque bâtiment comprennent l’escalier, les paliers, l’ascenseur, sa machinerie et la cage.', 'Article 7. – Les parties privatives sont celles qui sont réservées à l’usage exclusif de chaque copropriétaire : revêtements de sols, cloisons intérieures, menuiseries, appareils sanitaires, installations de chauffage à l’intérieur du lot.'])}`,
    `<h2>QUATRIEME PARTIE – DESTINATION ET CHARGES</h2>${paragraphs(['Article 9. – L’immeuble est destiné à l’usage d’habitation bourgeoise. L’exercice des professions libérales y est toléré, à l’exclusion de toute activité commerciale ou artisanale.', 'Article 10. – Chaque copropriétaire use et jouit librement de ses parties privatives, à la condition de ne porter atteinte ni aux droits des autres copropriétaires ni à la destination de l’immeuble. L’étendage du linge aux fenêtres et sur les balcons est interdit.', 'Article 11. – Aucun copropriétaire ne pourra, sans autorisation de l’assemblée générale, modifier l’aspect extérieur de l’immeuble, même en ce qui concerne les fenêtres, volets, garde-corps, balustrades et peintures. La pose d’enseignes et de plaques est soumise à l’agrément du syndic.', 'Article 12. – Chacun devra laisser exécuter dans son lot les travaux d’intérêt collectif régulièrement décidés, et donner accès aux architectes et entrepreneurs chargés de les surveiller ou de les exécuter.', 'Article 14. – Les charges générales sont réparties entre tous les copropriétaires au prorata des quotes-parts de copropriété. Les charges d’ascenseur sont réparties en fonction de l’utilité que ce service présente à l’égard de chaque lot. Les charges de chauffage sont réparties selon la surface de chauffe.', 'Article 18. – Les copropriétaires se réunissent en assemblée générale au moins une fois par an. Les décisions sont prises aux majorités prévues par les articles 24, 25 et 26 de la loi. Le syndic est nommé par l’assemblée.', 'Article 23. – Une avance permanente de trésorerie, dont le montant est fixé par l’assemblée, est versée par chaque copropriétaire.'])}<h2>PUBLICITE FONCIERE</h2><p>Le présent règlement sera publié au bureau des hypothèques de CHERBOURG. Mention : publié le 22 juillet 1971, volume 3318 numéro 14.</p><p>DONT ACTE sur vingt-six pages. Fait et passé à CHERBOURG, en l’étude du notaire soussigné, les jour, mois et an susdits. Après lecture faite, la comparante a signé avec le notaire.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1971-06-30',
      notary: either('Maître Gaston LEMONNIER', 'Maître LEMONNIER'),
      publication: either('3318 n° 14', 'volume 3318 numéro 14'),
      building: 'RESIDENCE LES GOELANDS',
      building_address: either(
        '14 quai Lawton Collins, CHERBOURG (Manche)',
        '14 quai Lawton Collins, CHERBOURG',
        'CHERBOURG, 14 quai Lawton Collins',
      ),
      parcels: ['AX 214'],
      lot_shares: [
        '7:221/10000',
        '8:271/10000',
        '9:224/10000',
        '31:3/10000',
        '32:3/10000',
        '52:12/10000',
        '53:12/10000',
      ],
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc'],
  },
);

const amendment = feuillet(
  'modificatif-reunion-thionville',
  `font: 11.6pt/1.55 'Nimbus Roman', serif; padding: 18mm 18mm 18mm 32mm; h2 { font-size: 10.8pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; text-align: center } p { text-align: justify }`,
  [
    `<p>104512 02<br>LH/CB/</p><p><b>L’AN DEUX MILLE VINGT,<br>LE SEIZE SEPTEMBRE</b><br>À THIONVILLE (Moselle), 6 place du Luxembourg, au siège de l’Office Notarial, ci-après nommé,<br>Maître Laurence HOFFMANN, notaire associée de la société d’exercice libéral « HOFFMANN et RITZ, notaires associés », titulaire d’un office notarial à THIONVILLE,</p><p>A REÇU le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><p>À LA REQUÊTE du syndicat des copropriétaires de l’immeuble dénommé RESIDENCE DU MANEGE, situé à THIONVILLE (57100), 3 à 9 rue du Manège, immatriculé au registre national des copropriétés sous le numéro AC7730154, représenté par son syndic, la société Moselle Copro Services.</p><h2>EXPOSÉ</h2><p>L’ensemble immobilier est cadastré section 21 numéro 318, lieudit rue du Manège, pour une contenance de 00 ha 91 a 12 ca.</p><p>Il a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître Pierre SIMON, notaire à THIONVILLE, le 14 février 1978, publié au livre foncier de THIONVILLE. Cet acte a été modifié aux termes d’un acte reçu par le même notaire le 3 octobre 1985.</p><p>L’assemblée générale des copropriétaires du 12 décembre 2019 a autorisé la réunion des lots numéros 213 et 215 en un lot unique, à la demande de leur propriétaire, ainsi qu’il résulte de la copie du procès-verbal demeurée annexée.</p><p>Cette assemblée a donné tous pouvoirs au syndic à l’effet de signer l’acte modificatif. Le procès-verbal a été notifié aux copropriétaires opposants ou défaillants et aucun recours n’a été formé dans le délai de deux mois, ainsi que le syndic le déclare.</p>`,
    `<h2>MODIFICATION DE L’ÉTAT DESCRIPTIF DE DIVISION</h2><p>Les lots 213 et 215 sont supprimés et réunis pour former le lot 403, ainsi désigné : au bâtiment C, au deuxième étage, un appartement de six pièces avec loggia, et les mille neuf cent quatre-vingt-quatorze / cent millièmes (1994/100000èmes) des parties communes générales.</p>${grille(
      'N° du lot | Bât. | Étage | Nature | Quote-part générale',
      '403 | C | 2e | Appartement six pièces | 1994 / 100000',
    )}<p style="margin-top:4mm">Le total des tantièmes de copropriété demeure inchangé à cent mille. Les autres dispositions du règlement de copropriété ne sont pas modifiées.</p><p>Par suite, la désignation des lots 213 et 215 figurant à l’état descriptif de division d’origine est purement et simplement remplacée par celle du lot 403. Les charges afférentes à ce dernier seront égales à la somme de celles supportées jusqu’à ce jour par les lots réunis, pour chacune des catégories de charges prévues au règlement.</p><h2>FORMALITÉS</h2><p>Le présent acte sera soumis à la formalité d’inscription au livre foncier à la diligence du notaire. Les frais des présentes sont supportés par le propriétaire des lots réunis, qui s’y oblige.</p><p>Pour l’exécution des présentes, domicile est élu en l’office notarial. Le notaire soussigné certifie que l’identité complète des parties a été régulièrement justifiée.</p><p><b>DONT ACTE</b> sans renvoi, sur quatre pages. Généré en l’office notarial et visualisé sur support électronique aux lieu, jour, mois et an indiqués en entête du présent acte. Et lecture faite, le représentant du requérant a certifié exactes les déclarations le concernant, avant d’apposer sa signature manuscrite sur tablette numérique.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2020-09-16',
      notary: either('Maître Laurence HOFFMANN', 'Maître HOFFMANN'),
      modifies: either(['1978-02-14', '1985-10-03'], ['1978-02-14']),
      building: 'RESIDENCE DU MANEGE',
      building_address: '3 à 9 rue du Manège, 57100 THIONVILLE',
      rnc: 'AC7730154',
      parcels: ['21 318'],
      lot_shares: ['403:1994/100000'],
    },
    absent: ['price', 'publication'],
  },
);

export const DOSSIER_IMMEUBLE = [registry, ownSheet, book, rules, amendment];
