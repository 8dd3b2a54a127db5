// Heads, feet and letters of syndics that tell much in little room.
import { describe, expect, it } from 'vitest';

import { factValues, listing } from '../../../test/fact-values.ts';

const read = (kind: 'APPEL_DE_FONDS' | 'RELEVE_DE_COMPTE' | 'DECOMPTE', content: string) =>
  factValues(content, 'CHARGES', kind);
const sheet = (content: string) => factValues(content, 'FICHE_SYN', null);
const annexe = (content: string) => factValues(content, 'CV_AG', 'ANNEXE_2');
const minutes = (content: string) => factValues(content, 'PV_AG', null);
const dated = (content: string) => factValues(content, 'PRE_ETAT_DATE', null);

describe('a syndic’s paper', () => {
  it('as a listing in capitals', async () => {
    expect(
      await read(
        'RELEVE_DE_COMPTE',
        listing(`REGIE GAMBETTA TEST                                 EDITE LE 02/02/2026
17 RUE GAMBETTA
42000 SAINT-ETIENNE

IMMEUBLE  : 0093  LE PARC FAURIEL
            8 COURS FAURIEL 42100 SAINT-ETIENNE
COMPTE    : 450 0093 0017
NOM       : MME VIALLE-TEST JOSETTE
LOTS      : 17 - 45 - 102`),
      ),
    ).toMatchObject({
      syndic: 'REGIE GAMBETTA TEST',
      building: 'LE PARC FAURIEL',
      building_address: '8 COURS FAURIEL 42100 SAINT-ETIENNE',
      account: '450 0093 0017',
      owner: 'MME VIALLE-TEST JOSETTE',
      lots: ['17', '45', '102'],
    });
  });

  it('with one dense line that tells everything', async () => {
    expect(
      await read(
        'DECOMPTE',
        `*IMMOTEST SYNDIC* – 1 rue des Arts – 59000 LILLE
= Décompte annuel de charges
Copropriété : 0210 – LES ARCADES – 44 rue Solférino – 59800 LILLE | Copropriétaire : M. ou Mme LEFEBVRE-TEST Guy | Compte : 0210-0009 | Lots : 9, 33`,
      ),
    ).toMatchObject({
      syndic: 'IMMOTEST SYNDIC',
      building: 'LES ARCADES',
      building_address: '44 rue Solférino, 59800 LILLE',
      owner: 'M. ou Mme LEFEBVRE-TEST Guy',
      account: '0210-0009',
      lots: ['9', '33'],
    });
  });

  it('of accounts, whose head stands over two lines', async () => {
    expect(
      await annexe(`*Cabinet Delmas Test* #h(1fr) Syndicat des copropriétaires \\
12 rue Nationale, 59000 LILLE #h(1fr) RÉSIDENCE DU BEFFROI \\
#h(1fr) 5 place du Beffroi, 59000 LILLE
= Annexe 2 – Compte de gestion général
Exercice du 01/01/2025 au 31/12/2025`),
    ).toMatchObject({
      syndic: 'Cabinet Delmas Test',
      building: 'RÉSIDENCE DU BEFFROI',
      building_address: '5 place du Beffroi, 59000 LILLE',
    });
  });

  it('that is a sheet of the register', async () => {
    expect(
      await sheet(`= Fiche synthétique de la copropriété
#table(columns: (1fr, 1fr), [Dénomination de la copropriété], [Le Hameau des Tests], [Adresse de référence], [2 allée des Hêtres, 91000 ÉVRY], [N° d'immatriculation], [AC0-112-358], [Syndic : raison sociale], [Essonne Copro Exemple], [Adresse du syndic], [50 boulevard de France, 91000 ÉVRY])`),
    ).toMatchObject({
      syndic: 'Essonne Copro Exemple',
      building: 'Le Hameau des Tests',
      building_address: '2 allée des Hêtres, 91000 ÉVRY',
      rnc: 'AC0112358',
    });
  });

  it('of a meeting, kept by a neighbour', async () => {
    expect(
      await minutes(`= Assemblée générale du 7 mars 2026
Immeuble 31 rue des Lilas, 93100 MONTREUIL

Syndic non professionnel : Mme Aïcha TRAORÉ-TEST. Présents : M. PETIT (200), Mme TRAORÉ-TEST (150).`),
    ).toMatchObject({
      syndic: 'Mme Aïcha TRAORÉ-TEST',
      building_address: '31 rue des Lilas, 93100 MONTREUIL',
    });
  });

  it('before a sale, with a table of lots', async () => {
    expect(
      await dated(`*Étoile Gestion* – syndic – 6 rue de l'Étoile – 67000 STRASBOURG
= Pré-état daté
Vendeur : Mme Greta MULLER-TEST \\
Résidence LES TILLEULS, 19 rue Oberlin, 67000 STRASBOURG – immatriculée AB7-654-321
#table(columns: 3, [N° de lot], [Nature], [Étage], [21], [Appartement], [3], [77], [Cave], [-1])`),
    ).toMatchObject({
      syndic: 'Étoile Gestion',
      owner: 'Mme Greta MULLER-TEST',
      building: 'Résidence LES TILLEULS',
      building_address: '19 rue Oberlin, 67000 STRASBOURG',
      lots: ['21', '77'],
      rnc: 'AB7654321',
    });
  });

  it('with the window under the title and the manager in a column', async () => {
    expect(
      await read(
        'APPEL_DE_FONDS',
        `#grid(columns: (1fr, 2fr), [*Votre syndic* \\ Atlantis Copropriété \\ 3 rue Crébillon \\ 44000 NANTES \\ Gestionnaire : P. MOREL], [#align(right)[Nantes, le 12/06/2026 \\ Monsieur Jean-Marc BUREAU-TEST \\ 10 rue Voltaire \\ 44000 NANTES]])
= Appel de fonds du 01/07/2026
Immeuble LE KATORZA TEST situé 3 rue Corneille 44000 NANTES \\
Vos lots : n° 0008 (appartement), n° 0051 (parking) — réf. à rappeler : KAT-0008`,
      ),
    ).toMatchObject({
      syndic: 'Atlantis Copropriété',
      owner: 'Monsieur Jean-Marc BUREAU-TEST',
      building: 'LE KATORZA TEST',
      building_address: '3 rue Corneille 44000 NANTES',
      lots: ['8', '51'],
      account: 'KAT-0008',
    });
  });
});
