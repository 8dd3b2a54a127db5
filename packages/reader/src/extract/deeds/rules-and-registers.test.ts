// Rules of buildings, deeds that change them and answers of the land registry, in wordings that no paper at hand has.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'rcp modern',
    'RCP_EDD',
    'RCP',
    `RÈGLEMENT DE COPROPRIÉTÉ – ÉTAT DESCRIPTIF DE DIVISION
Résidence LES HALLES
6 place des Halles, 79000 NIORT
L'AN DEUX MILLE VINGT ET UN, LE DIX MAI
Maître Sonia BARBIER, notaire à NIORT, a reçu le présent acte contenant RÈGLEMENT DE COPROPRIÉTÉ
Cadastré section BP n° 412 pour 11 a 40 ca
TABLEAU RÉCAPITULATIF
N° de lot      Bâtiment      Étage      Nature      Quote-part / 1000
1              A             RDC        Commerce    410
2              A             1er        Appartement  290
3              A             2e         Appartement  280
4              A             S/sol      Cave        20
TOTAL                                               1 000
Publié au service de la publicité foncière de NIORT 1, le 2 juin 2021, volume 2021P numéro 4410`,
    {
      building: 'Résidence LES HALLES',
      building_address: '6 place des Halles, 79000 NIORT',
      deed_on: '2021-05-10',
      notary: 'Maître Sonia BARBIER',
      parcels: ['BP 412'],
      lot_shares: ['1:410/1000', '2:290/1000', '3:280/1000', '4:20/1000'],
      publication: '2021P n° 4410',
    },
  ],
  [
    'rcp prose',
    'RCP_EDD',
    'RCP',
    `PARDEVANT Me Louis ARNOUX, notaire à TOULON, soussigné,
A COMPARU Monsieur Victor BLANC, entrepreneur, propriétaire d'un immeuble sis à TOULON (83000), 18 rue d'Alger, dénommé "LE MISTRAL", cadastré section CD numéro 41
Lequel a établi le présent règlement de copropriété
L'an mil neuf cent soixante-huit, le quatre novembre
ETAT DESCRIPTIF DE DIVISION
LOT NUMERO UN : au rez-de-chaussée, un magasin. Et les trois cents/millièmes (300/1000) de la propriété du sol et des parties communes
LOT NUMERO DEUX : au premier étage, un appartement. Et les trois cent cinquante/millièmes (350/1000) de la propriété du sol et des parties communes
LOT NUMERO TROIS : au second étage, un appartement. Et les trois cent cinquante/millièmes (350/1000) de la propriété du sol et des parties communes
Transcrit au bureau des hypothèques de TOULON le 20 décembre 1968, volume 812, numéro 33`,
    {
      building: 'LE MISTRAL',
      building_address: "18 rue d'Alger, 83000 TOULON",
      deed_on: '1968-11-04',
      notary: 'Me Louis ARNOUX',
      parcels: ['CD 41'],
      lot_shares: ['1:300/1000', '2:350/1000', '3:350/1000'],
      publication: '812 n° 33',
    },
  ],
  [
    'modificatif',
    'RCP_EDD',
    'MODIFICATIF',
    `MODIFICATIF DE L'ÉTAT DESCRIPTIF DE DIVISION
Immeuble LE MISTRAL – 18 rue d'Alger, 83000 TOULON
L'AN DEUX MILLE SEIZE, le vingt janvier
Maître Karine LOPEZ, notaire à TOULON, a reçu le présent acte à la requête du syndicat des copropriétaires
L'immeuble cadastré section CD numéro 41 a fait l'objet d'un règlement de copropriété établi suivant acte reçu par Me Louis ARNOUX, notaire à TOULON, le 4 novembre 1968, publié le 20 décembre 1968, volume 812, numéro 33
Le lot numéro 3 est supprimé et remplacé par les lots 4 et 5 :
Lot numéro 4 : un studio. Et les 150/1000èmes des parties communes générales
Lot numéro 5 : un appartement. Et les 200/1000èmes des parties communes générales
Publié au SPF de TOULON 1 le 11 février 2016 volume 2016P n° 1502`,
    {
      building: 'LE MISTRAL',
      building_address: "18 rue d'Alger, 83000 TOULON",
      deed_on: '2016-01-20',
      notary: 'Maître Karine LOPEZ',
      parcels: ['CD 41'],
      modifies: ['1968-11-04'],
      lot_shares: ['4:150/1000', '5:200/1000'],
      publication: '2016P n° 1502',
    },
  ],
  [
    'modificatif table',
    'RCP_EDD',
    'MODIFICATIF',
    `Maître Hugues FERRAND, notaire à PAU, soussigné, a reçu le 9 juin 2020 le présent acte contenant MODIFICATIF AU RÈGLEMENT DE COPROPRIÉTÉ
de l'ensemble immobilier dénommé « LES LILAS », situé à PAU (64000), 22 avenue des Lilas, cadastré section BX n° 118
Règlement d'origine : acte de Maître LABAT, notaire à PAU, en date du 3 avril 1979
NOUVEAUX LOTS
Lot      Nature      Anciens tantièmes      Nouveaux tantièmes
8        Bureau      95/1000                60/1000
16       Studio      -                      35/1000
Le surplus du règlement demeure inchangé`,
    {
      building: 'LES LILAS',
      building_address: '22 avenue des Lilas, 64000 PAU',
      deed_on: '2020-06-09',
      notary: 'Maître Hugues FERRAND',
      parcels: ['BX 118'],
      modifies: ['1979-04-03'],
      lot_shares: ['8:60/1000', '16:35/1000'],
    },
  ],
  [
    'hypo none',
    'ETAT_HYPOTHECAIRE',
    null,
    `SERVICE DE LA PUBLICITÉ FONCIÈRE DE VANNES
ÉTAT HORS FORMALITÉ – Demande de renseignements n° 2026H1204
Période demandée : du 01/01/1974 au 04/03/2026
Immeuble : VANNES, section BT n° 9, lots 3 et 14
Personne : M. KERVELLA Loïc, né le 14/02/1961
CERTIFICAT
Le comptable certifie qu'il n'existe aucune inscription grevant l'immeuble à la date du 04/03/2026.
Formalités : vente publiée le 12/06/2004, volume 2004P n° 3310`,
    {
      certified_on: '2026-03-04',
      requested_from: '1974-01-01',
      charges_registered: 0,
      parcels: ['BT 9'],
      lots: ['3', '14'],
    },
  ],
  [
    'hypo list',
    'ETAT_HYPOTHECAIRE',
    null,
    `DGFiP – SPF NIORT 1      Demande n° 2025F4418
RELEVÉ DES FORMALITÉS PUBLIÉES
Période de certification : du 01/01/1975 au 14/11/2025
Désignation des immeubles : NIORT (79) BP 412, lots 24 et 71
Titulaires : LECLERC Amaury (02/05/1988), DIAZ Inès (08/06/1990)
Formalité 1 : 20/02/2022 – 2022P1188 – VEFA – SCCV LES HALLES NIORT / LECLERC, DIAZ
Formalité 2 : 20/02/2022 – 2022V0512 – Hypothèque légale spéciale de prêteur de deniers – CRÉDIT DE L'OUEST – 170 000 €
Formalité 3 : 11/09/2024 – 2024V2207 – Hypothèque conventionnelle – BANQUE EXEMPLE – 30 000 €`,
    {
      certified_on: '2025-11-14',
      requested_from: '1975-01-01',
      owners: ['LECLERC Amaury', 'DIAZ Inès'],
      charges_registered: 2,
      parcels: ['BP 412'],
      lots: ['24', '71'],
    },
  ],
  [
    'livre foncier',
    'ETAT_HYPOTHECAIRE',
    null,
    `LIVRE FONCIER DE COLMAR
EXTRAIT DU LIVRE FONCIER – Feuillet 8812
Édition du 12/09/2026
Section      Parcelle      Lieu-dit      Contenance
14           55            rue des Clefs  4 a 12 ca
Lots de copropriété : 6 et 22
Propriétaires : SCHMITT Paul né le 03/03/1955 et MEYER Anne née le 12/07/1958
Charges : néant
Inscriptions hypothécaires : néant`,
    {
      certified_on: '2026-09-12',
      owners: ['SCHMITT Paul', 'MEYER Anne'],
      charges_registered: 0,
      parcels: ['14 55'],
      lots: ['6', '22'],
    },
  ],
  [
    'hypo letter',
    'ETAT_HYPOTHECAIRE',
    null,
    `Service de la publicité foncière de ROYAN
Royan, le 6 mai 2026
ÉTAT HYPOTHÉCAIRE
En réponse à votre réquisition du 20 avril 2026, concernant Mme GUÉRIN Sylvie Anne née le 4 août 1965, propriétaire du lot 3 de l'immeuble cadastré ROYAN AC 77, il est certifié que, depuis le 1er janvier 1976 et jusqu'au 30 avril 2026, date de mise à jour du fichier, il existe une inscription d'hypothèque conventionnelle prise le 3 juin 2015, volume 2015V n° 1881, au profit de la BANQUE EXEMPLE pour 60 000 euros.`,
    {
      certified_on: '2026-04-30',
      requested_from: '1976-01-01',
      owners: ['GUÉRIN Sylvie Anne'],
      charges_registered: 1,
      parcels: ['AC 77'],
      lots: ['3'],
    },
  ],
  [
    'rcp cover',
    'RCP_EDD',
    'RCP',
    `LE CLOS FLEURI
30 cours Gambetta, 69003 LYON
RÈGLEMENT DE COPROPRIÉTÉ
CONTENANT ÉTAT DESCRIPTIF DE DIVISION
Acte reçu par Maître Jean BERTHET, notaire à LYON, le 15 juin 1988
Publié à la conservation des hypothèques de LYON 3 le 2 août 1988, volume 88P, numéro 2210
Section cadastrale : DK, parcelle n° 54
Lot      Description      Tantièmes généraux /10000
1        Local            2500
2        Appartement      3700
3        Appartement      3800`,
    {
      building: 'LE CLOS FLEURI',
      building_address: '30 cours Gambetta, 69003 LYON',
      deed_on: '1988-06-15',
      notary: 'Maître Jean BERTHET',
      publication: '88P n° 2210',
      parcels: ['DK 54'],
      lot_shares: ['1:2500/10000', '2:3700/10000', '3:3800/10000'],
    },
  ],
  [
    'hypo cerfa',
    'ETAT_HYPOTHECAIRE',
    null,
    `SPF BREST 1 – RÉPONSE À LA DEMANDE DE RENSEIGNEMENTS N° 2026H553
Certificat délivré pour la période du 01/01/1978 au 02/02/2026
IMMEUBLES REQUIS
Commune     Références cadastrales     Lots
BREST       HV 88                      4
BREST       HV 88                      11
PERSONNES REQUISES
DUBOIS Kévin Marc (12/08/1991)
FORMALITÉS
1. Date de dépôt : 09/12/2020 – Réf. : 2020P10221 – Vente – LACOSTE / DUBOIS
2. Date de dépôt : 09/12/2020 – Réf. : 2020V4410 – Privilège de prêteur de deniers – Créancier : BANQUE ARMOR
Nombre d'inscriptions en cours : 1`,
    {
      certified_on: '2026-02-02',
      requested_from: '1978-01-01',
      owners: ['DUBOIS Kévin Marc'],
      charges_registered: 1,
      parcels: ['HV 88'],
      lots: ['4', '11'],
    },
  ],
  [
    'modificatif prose',
    'RCP_EDD',
    'MODIFICATIF',
    `ACTE MODIFICATIF DE L’ÉTAT DESCRIPTIF DE DIVISION ET DU RÈGLEMENT DE COPROPRIÉTÉ
de la résidence LE PHARE, 1 quai Nord, 17000 LA ROCHELLE
Le 4 avril 2018, par-devant Maître Aline BOUYER, notaire à LA ROCHELLE, a comparu le syndicat des copropriétaires
Cadastre : section EM numéro 12
L’état descriptif a été établi suivant acte reçu par Maître VIAUD le 7 juillet 1974
Création du lot 61 par prélèvement sur les parties communes : Lot numéro 61 : un local, et les 45/100045èmes des parties communes générales
Publié à LA ROCHELLE 1 le 2 mai 2018, volume 2018P, numéro 3302`,
    {
      deed_on: '2018-04-04',
      notary: 'Maître Aline BOUYER',
      parcels: ['EM 12'],
      modifies: ['1974-07-07'],
      lot_shares: ['61:45/100045'],
      publication: '2018P n° 3302',
      building: 'Résidence LE PHARE',
      building_address: '1 quai Nord, 17000 LA ROCHELLE',
    },
  ],
  [
    'hypo lifted',
    'ETAT_HYPOTHECAIRE',
    null,
    `SERVICE DE LA PUBLICITÉ FONCIÈRE DE GAP
ÉTAT RÉPONSE – demande n° 2026H0091 du 12/01/2026
Immeuble : GAP – section CN n° 14, 15 et 18
Propriétaires : GARCIN Théo, né le 11/04/1980 ; GARCIN Lisa, née le 02/12/1982
Relevé des formalités du 01/01/1974 au 12/01/2026
Vente publiée le 03/10/2012 volume 2012P n° 5120
Inscription d’hypothèque conventionnelle du 03/10/2012, volume 2012V n° 2210, au profit de BANQUE DES ALPES, radiée le 14/06/2022
Inscriptions en cours : néant`,
    {
      certified_on: '2026-01-12',
      requested_from: '1974-01-01',
      owners: ['GARCIN Théo', 'GARCIN Lisa'],
      charges_registered: 0,
      parcels: ['CN 14', 'CN 15', 'CN 18'],
    },
  ],
  [
    'hypo two files',
    'ETAT_HYPOTHECAIRE',
    null,
    `SPFE DE TOULOUSE 3
CERTIFICAT DE DÉPÔT – DEMANDE DE RENSEIGNEMENTS N° 2026F7781
Le comptable certifie le présent document :
fiches hypothécaires : du 01/01/1976 au 30/04/1998
relevé des formalités publiées : du 01/05/1998 au 11/03/2026 (date de mise à jour fichier)
registre des dépôts : du 11/03/2026 au 16/03/2026 : aucune formalité
Personnes requises : BOUSQUET Henri, né le 07/07/1957 ; BOUSQUET Marie, née le 09/01/1960
Immeuble requis : TOULOUSE, section 804 AB n° 55, lots n° 6 et 41
Ordre 1 – 12/04/2001 – 2001P3315 – Vente
Ordre 2 – 12/04/2001 – 2001V1201 – Hypothèque conventionnelle – date extrême d’effet 05/04/2018
Ordre 3 – 18/09/2020 – 2020V5510 – Hypothèque conventionnelle – date extrême d’effet 10/09/2036
Le relevé révèle deux inscriptions.`,
    {
      certified_on: '2026-03-11',
      requested_from: '1976-01-01',
      owners: ['BOUSQUET Henri', 'BOUSQUET Marie'],
      charges_registered: 2,
      parcels: ['AB 55'],
      lots: ['6', '41'],
    },
  ],
];

describe('rules of buildings and land registers', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    expect(typedFacts(text, type, sub_kind)).toMatchObject(facts);
  });
});
