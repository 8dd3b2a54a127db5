// What the land register answers: periods, people, charges.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { recognise } from '../../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'hyp-a',
    'ETAT_HYPOTHECAIRE',
    null,
    `SERVICE DE LA PUBLICITE FONCIERE DE CHARTRES
ETAT REPONSE – DEMANDE N° 2026H 4410
Déposée le 02/03/2026 par Me PICARD
Désignation des immeubles
Commune : CHARTRES   Section : AX   Numéro : 310   Lots : 7, 52
Désignation des personnes
1. GAUTHIER Paul Henri, né le 04/05/1961
2. GAUTHIER née MERCIER Sophie, née le 19/09/1963
Recherche effectuée du 01/01/1976 au 27/02/2026
RELEVE DES FORMALITES
Formalité n° 1 : VENTE – publiée le 12/10/1999 – 1999P5120
Formalité n° 2 : INSCRIPTION D’HYPOTHEQUE CONVENTIONNELLE – 03/04/2012 – 2012V1844 – Effet jusqu’au 01/04/2028
Formalité n° 3 : INSCRIPTION DE PRIVILEGE DE PRETEUR DE DENIERS – 03/04/2012 – 2012V1845 – Effet jusqu’au 01/04/2028
Certifié le 05/03/2026`,
    {
      certified_on: '2026-02-27',
      requested_from: '1976-01-01',
      parcels: ['AX 310'],
      lots: ['7', '52'],
      charges_registered: 2,
    },
  ],
  [
    'hyp-b',
    'ETAT_HYPOTHECAIRE',
    null,
    `DIRECTION GENERALE DES FINANCES PUBLIQUES
SPF EVREUX 1
CERTIFICAT NEGATIF
Demande de renseignements hors formalité n° 2025H1189 du 11/06/2025
Immeuble : EVREUX, section XD n° 45, lot 12
Propriétaires : M. LEFORT Bernard et Mme LEFORT Annie
Le chef de service certifie qu’il n’existe, pour la période du 01/01/1975 au 06/06/2025, au fichier immobilier, aucune inscription
ni saisie du chef des personnes désignées.`,
    {
      certified_on: '2025-06-06',
      requested_from: '1975-01-01',
      parcels: ['XD 45'],
      lots: ['12'],
      charges_registered: 0,
      owners: ['M. LEFORT Bernard', 'Mme LEFORT Annie'],
    },
  ],
  [
    'lf',
    'ETAT_HYPOTHECAIRE',
    null,
    `LIVRE FONCIER DE STRASBOURG
TRIBUNAL JUDICIAIRE – BUREAU FONCIER
COPIE DU FEUILLET N° 10 214
Commune de STRASBOURG
Propriétaire : M. KELLER Thomas, Mme KELLER Anne
Immeuble : section 61 n° 214/32, 8 rue du Faubourg de Pierre, lot de copropriété 14
Charges et servitudes : néant
Privilèges et hypothèques :
Hypothèque conventionnelle de 180 000 € au profit de CAISSE EXEMPLE, inscrite le 14/02/2018, AMALFI C2018STR004417
État à jour au 03/10/2026`,
    {
      certified_on: '2026-10-03',
      owners: ['M. KELLER Thomas', 'Mme KELLER Anne'],
      lots: ['14'],
      charges_registered: 1,
    },
  ],
  [
    'hyp2-a',
    'ETAT_HYPOTHECAIRE',
    null,
    `SERVICE DE LA PUBLICITÉ FONCIÈRE – LIMOGES 1
RENSEIGNEMENTS HYPOTHÉCAIRES SOMMAIRES URGENTS
Réponse à la demande n° 2026H 902 de Me LAGORCE
Personnes : M. FAYE Olivier, né le 02/02/1970 ; Mme FAYE Carine, née le 14/08/1972
Immeubles : LIMOGES, CX 87, lots 3 et 19
Période certifiée : du 01/01/1974 au 14/04/2026
Le relevé comporte deux publications et une inscription :
2004P 3310 – 18/06/2004 – VENTE
2018V 881 – 05/07/2018 – HYPOTHÈQUE CONVENTIONNELLE – BANQUE EXEMPLE – 90 000 €
2018P 4110 – 05/07/2018 – VENTE
Délivré le 17/04/2026`,
    {
      certified_on: '2026-04-14',
      requested_from: '1974-01-01',
      owners: ['M. FAYE Olivier', 'Mme FAYE Carine'],
      parcels: ['CX 87'],
      lots: ['3', '19'],
      charges_registered: 1,
    },
  ],
  [
    'hyp3',
    'ETAT_HYPOTHECAIRE',
    null,
    `MINISTÈRE DE L’ÉCONOMIE ET DES FINANCES
Service de la publicité foncière de PÉRIGUEUX
ÉTAT HYPOTHÉCAIRE SUR FORMALITÉ
Demande n° 2026 F 331
Immeuble concerné : PÉRIGUEUX, section BN n° 204
Titulaires actuels : M. BORDES Jean-Marc et Mme BORDES Véronique
Fichier à jour au 11 mai 2026. Recherches depuis le 1er janvier 1980.
Inscription n° 1 : hypothèque conventionnelle, 2015V n° 1220, du 12/03/2015, effet jusqu’au 10/03/2037
Inscription n° 2 : hypothèque légale du Trésor, 2021V n° 90, du 04/02/2021
Publication n° 1 : vente, 2015P n° 1802, du 12/03/2015`,
    {
      certified_on: '2026-05-11',
      requested_from: '1980-01-01',
      owners: ['M. BORDES Jean-Marc', 'Mme BORDES Véronique'],
      parcels: ['BN 204'],
      charges_registered: 2,
    },
  ],
  [
    'hyp4',
    'ETAT_HYPOTHECAIRE',
    null,
    `SPF DE MELUN – ÉTAT DES INSCRIPTIONS
Demande de renseignements n° 2025H 7120 déposée le 03/11/2025
Du chef de : M. PAYET Jean, né le 02/02/1980, et Mme PAYET Laure, née le 09/09/1983
Commune    Section et numéro    Lots
MELUN      AT 118               8, 40
Période de recherche : du 01/01/1973 au 31/10/2025
Aucune inscription en cours ne grève les immeubles désignés.
Certifié exact le 05/11/2025, le comptable public`,
    {
      certified_on: '2025-10-31',
      requested_from: '1973-01-01',
      owners: ['M. PAYET Jean', 'Mme PAYET Laure'],
      parcels: ['AT 118'],
      lots: ['8', '40'],
      charges_registered: 0,
    },
  ],
  [
    'hyp5',
    'ETAT_HYPOTHECAIRE',
    null,
    `SERVICE DE LA PUBLICITE FONCIERE D’AUXERRE
ETAT HORS FORMALITE N° 2026H 118
Demandeur : SCP MOREAU
Immeuble : AUXERRE – section CE n° 19 – lot 6
Propriétaires : M. GAILLARD Éric et Mme GAILLARD Nadine
Période demandée : du 01/01/1978 au 20/01/2026. Date de certification : 16/01/2026.
FORMALITÉS
1  Vente  2011P 2207  du 03/06/2011
2  Inscription de privilège de prêteur de deniers  2011V 1010  du 03/06/2011
Total : 1 publication, 1 inscription`,
    {
      certified_on: '2026-01-16',
      requested_from: '1978-01-01',
      owners: ['M. GAILLARD Éric', 'Mme GAILLARD Nadine'],
      parcels: ['CE 19'],
      lots: ['6'],
      charges_registered: 1,
    },
  ],
  [
    'hyp-asked-later-than-certified',
    'ETAT_HYPOTHECAIRE',
    null,
    `SERVICE DE LA PUBLICITÉ FONCIÈRE DE TOULON
RELEVÉ DES FORMALITÉS PUBLIÉES
Période demandée  du 01/01/1980 au 20/05/2026
Date de la dernière mise à jour du fichier immobilier (certification)  15/05/2026
Désignation des immeubles  TOULON – section HX n° 91 – lots 8 et 35
Désignation des personnes  PASCAL Hélène, née le 04/02/1960
FORMALITÉS INTERVENUES
VENTE – Me ROY, notaire à TOULON  De SCI CLOVIS à PASCAL Georges
03/04/1990  90P n° 1177  MODIFICATIF À L’ÉTAT DESCRIPTIF`,
    {
      certified_on: '2026-05-15',
      requested_from: '1980-01-01',
      owners: ['PASCAL Hélène'],
      parcels: ['HX 91'],
      lots: ['8', '35'],
    },
  ],
];

describe('an answer', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    const extracted = typedFacts(text, type, sub_kind);
    expect(extracted).toMatchObject(facts);
    expect(recognise(typedPages(...text.split(/^-{5,}$/m)))).toMatchObject([
      { type, sub_kind, answered: true },
    ]);
  });
});
