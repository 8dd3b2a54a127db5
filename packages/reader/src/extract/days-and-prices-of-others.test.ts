// Values that stand beside those that are asked for, and are something else’s.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

describe('deeds', () => {
  it('what the seller once paid is no price of this sale', () => {
    expect(
      typedFacts(
        `ACTE DE VENTE
EFFET RELATIF
Acquisition suivant acte reçu par Maître ESSAI le 4 mars 2011, publié au SPF de VANNES le 2 avril 2011,
volume 2011P numéro 12, pour le prix de 98 000 €.
PRIX
La présente vente est conclue moyennant le prix de CENT VINGT MILLE EUROS (120 000,00 EUR).`,
        'TITRE_PROP',
      ),
    ).toMatchObject({ price: 12000000 });
  });

  it('two prices that nothing parts are none', () => {
    expect(
      typedFacts(
        `ATTESTATION
La vente a eu lieu moyennant le prix de 98 000 €.
La cave a été cédée moyennant le prix de 4 000 €.`,
        'TITRE_PROP',
      ),
    ).not.toHaveProperty('price');
  });

  it('a deed received today, the day after it', () => {
    expect(
      typedFacts(
        `ATTESTATION DE VENTE
Maître Jean ESSAI, notaire à VANNES, certifie avoir reçu aujourd'hui, trois mai deux mille vingt-quatre (03/05/2024), un acte de vente.`,
        'TITRE_PROP',
      ),
    ).toMatchObject({ deed_on: '2024-05-03' });
  });

  it('lots in a sentence, each with its share between brackets', () => {
    expect(
      typedFacts(
        `ATTESTATION APRES DECES
Dans la copropriété ESSAI : lot 31 (appartement, 205/10000) et lot 84 (cave, 9/10000).`,
        'TITRE_PROP',
      ),
    ).toMatchObject({ lots: ['31', '84'], lot_shares: ['31:205/10000', '84:9/10000'] });
  });

  it('the lot that replaces two others', () => {
    expect(
      typedFacts(
        `MODIFICATIF A L'ETAT DESCRIPTIF DE DIVISION
Les lots 2 et 3 sont supprimés et remplacés par le lot dix-neuf (19) : un appartement, avec les deux cents millièmes (200/1000) des parties communes générales.`,
        'RCP_EDD',
        'MODIFICATIF',
      ),
    ).toMatchObject({ lot_shares: ['19:200/1000'] });
  });

  it('the base of the general shares, beside that of the lift', () => {
    expect(
      typedFacts(
        `ETAT DESCRIPTIF DE DIVISION
Lot     Nature          Tantièmes généraux / 10.000     Tantièmes ascenseur / 1.000
1       Appartement     1.240                           30
2       Cave            60                              5`,
        'RCP_EDD',
        'RCP',
      ),
    ).toMatchObject({ lot_shares: ['1:1240/10000', '2:60/10000'] });
  });

  it('the present owner of the register, whom a deed names by fewer names', () => {
    expect(
      typedFacts(
        `RELEVE DES FORMALITES
1     12/05/2009     VENTE     SNC ESSAI / TEST-BLANC Anne 14/03/1977
Titulaire actuel au fichier : TEST-BLANC Anne Lucie, née le 14/03/1977`,
        'ETAT_HYPOTHECAIRE',
      ),
    ).toMatchObject({ owners: ['TEST-BLANC Anne Lucie'] });
  });
});

describe('homes and people', () => {
  it('a pact in the margin is no day of the copy', () => {
    expect(
      typedFacts(
        `COMMUNE DE LENS
EXTRAIT D'ACTE DE NAISSANCE
Pour extrait conforme, délivré à Lens le 22 août 2024.
Mentions : a conclu un pacte civil de solidarité le 2 mars 2021 avec ESSAI Paul.`,
        'ACT_NAISSANCE',
      ),
    ).toMatchObject({ delivered_on: '2024-08-22' });
  });

  it('a state that has to be looked at again is no end of the report', () => {
    expect(
      typedFacts(
        `Rapport de repérage amiante
Date du repérage : 19/03/2025
L'état de conservation est à revoir avant le 18/03/2028.`,
        'DIAGNOSTICS',
        'AMIANTE',
      ),
    ).not.toHaveProperty('valid_until');
  });

  it('an address beside lots is the home’s, an owner above or not', () => {
    expect(
      typedFacts(
        `CABINET ESSAI – 6 rue du Bureau – 94000 CRÉTEIL
Donneur d'ordre     Étude Test, notaires                    Propriétaire     M. TEST Paul
Adresse             7 rue du Port, 94000 CRÉTEIL            Lots             881`,
        'DIAGNOSTICS',
        'AMIANTE',
      ),
    ).toMatchObject({ property_address: '7 rue du Port, 94000 CRÉTEIL' });
  });

  it('a form on one line, with the names of its fields', () => {
    expect(
      typedFacts(
        `ÉTAT DES NUISANCES SONORES AÉRIENNES
62 avenue du Port-Neuf – code postal 91200 – commune ATHIS-MONS – parcelle AP 88
Vendeur : Mme ESSAI Lou – Date : 09/09/2025 – Acquéreur : …`,
        'DIAGNOSTICS',
        'BRUIT',
      ),
    ).toMatchObject({
      property_address: '62 avenue du Port-Neuf, 91200 ATHIS-MONS',
      made_on: '2025-09-09',
    });
  });

  it('an area that is pointed at, in a certificate with its number', () => {
    expect(
      typedFacts(
        `Certificat de mesurage
Nous avons mesuré la superficie de la partie privative du lot 5, selon l'article 46.
Cette superficie est de 97,08 m². Le présent certificat, n° 2023-1188, vaut ce jour.`,
        'CERT_CARREZ',
      ),
    ).toMatchObject({ surface_carrez: 9708, report_number: '2023-1188' });
  });

  it('a notice of a company, and who receives it', () => {
    expect(
      typedFacts(
        `SCI ESSAI 17
représentée par Mme Anne TEST, gérante
6 chemin du Test, 38240 MEYLAN
Lettre recommandée                                          M. Rodrigue EXEMPLE
avec avis de réception                                      17 rue du Port, 2e étage
Meylan, le 20 janvier 2026                                  38000 GRENOBLE
Objet : congé pour vente
Le présent congé vaut offre de vente à votre profit.`,
        'LOGEMENT_LOUE',
        'CONGE',
      ),
    ).toMatchObject({ landlord: 'SCI ESSAI 17', tenant: 'M. Rodrigue EXEMPLE' });
  });

  it('an account of two, under a label in two languages', () => {
    expect(
      typedFacts(
        `RELEVÉ D'IDENTITÉ BANCAIRE
Titulaire du compte (Account Owner)
M ESSAI JEAN
OU MME ESSAI ANNE
24 RUE DU TEST`,
        'RIB',
      ),
    ).toMatchObject({ holder: 'M ESSAI JEAN OU MME ESSAI ANNE' });
  });
});
