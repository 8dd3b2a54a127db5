// Deeds, answers of the register and papers of homes: what is one of theirs and what is another’s, all of it or nothing.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';
import { writtenText } from '../french/written.ts';
import { findAddresses } from './places/addresses.ts';

describe('an answer of the register', () => {
  const answer = (lines: string) =>
    typedFacts(
      `SERVICE DE LA PUBLICITE FONCIERE
REPONSE A VOTRE DEMANDE DE RENSEIGNEMENTS
${lines}`,
      'ETAT_HYPOTHECAIRE',
    );

  it('is certified up to the day of its file, and not to that of what waits', () => {
    expect(
      answer(`RELEVE DES FORMALITES PUBLIEES DU 01/01/1975 AU 11/05/2025
CERTIFICAT DE DEPOT DES FORMALITES EN ATTENTE DU 12/05/2025 AU 14/05/2025 : NEANT
Inscription(s) subsistante(s) : 2.`),
    ).toMatchObject({
      certified_on: '2025-05-11',
      requested_from: '1975-01-01',
      charges_registered: 2,
    });
    expect(
      answer('Période : du 01/01/1975 au 11/05/2025 (date de mise à jour fichier : 09/05/2025)'),
    ).toMatchObject({ certified_on: '2025-05-09' });
    expect(
      answer('Période : du 01/01/1975 au 11/05/2025 (date de mise à jour fichier)'),
    ).toMatchObject({ certified_on: '2025-05-11' });
  });

  it('is certified up to the day of the file, however that is said', () => {
    expect(
      answer('Certifié à jour du fichier au 30 janvier 2026. Édité le 4 février 2026.'),
    ).toMatchObject({ certified_on: '2026-01-30' });
    expect(answer('Charges : 1. Hypothèque conventionnelle au profit de BANQUE X')).toMatchObject({
      charges_registered: 1,
    });
  });

  it('counts volumes that a narrow column breaks', () => {
    expect(
      answer(`Archivage    Nature
2011P        VENTE
1204
2011V        HYPOTHEQUE LEGALE
4413
2015V        HYPOTHEQUE CONVENTIONNELLE
118`),
    ).toMatchObject({ charges_registered: 2 });
  });

  it('names parcels that were cut from others', () => {
    expect(
      answer(`Commune      Section    Parcelle    Lots
TESTBOURG    14         205/61      8, 34
TESTBOURG    14         206/61      8, 34`),
    ).toMatchObject({ parcels: ['14 205/61', '14 206/61'], lots: ['8', '34'] });
    expect(answer('REQUISITION : TESTBOURG KT 140 – LOTS 4, 19')).toMatchObject({
      parcels: ['KT 140'],
    });
  });
});

describe('a sale', () => {
  it('by somebody and his wife', () => {
    expect(
      typedFacts(
        `VENTE
LE VENDEUR
1°) Monsieur Paul ESSAI, retraité, né à BREST le 9 juin 1938,
2°) et son épouse Madame Rose TEMOIN, née à BREST le 30 janvier 1942.
L’ACQUÉREUR
Madame Anne MODELE, épouse de Monsieur Luc AUTRE, demeurant à NANTES.
DÉSIGNATION
Un appartement cadastré section 11 n° 302/97 et n° 303/97.`,
        'TITRE_PROP',
        'ACTE_DE_VENTE',
      ),
    ).toMatchObject({
      sellers: ['Monsieur Paul ESSAI', 'Madame Rose TEMOIN'],
      buyers: ['Madame Anne MODELE'],
      parcels: ['11 302/97', '11 303/97'],
    });
  });

  it('by an office that says after its name what it is, of lots each in its turn', () => {
    expect(
      typedFacts(
        `ATTESTATION
Aux termes d’un acte reçu par Maître Jean TABELLION, notaire à NANTES, le 3 mai 2021, contenant VENTE,
par LOGIS 40, office public de l’habitat, dont le siège est à NANTES,
au profit de Madame Rose MODELE, née à BREST le 7 mars 1991,
il a été vendu un appartement formant le lot 12 et une cave formant le lot 112 de la copropriété.`,
        'TITRE_PROP',
        'ATTESTATION_DE_PROPRIETE',
      ),
    ).toMatchObject({ sellers: ['LOGIS 40'], buyers: ['Madame Rose MODELE'], lots: ['12', '112'] });
  });
});

describe('a division', () => {
  it('is placed by its commune, under the address of who made it', () => {
    expect(
      typedFacts(
        `SELARL ESSAI, géomètres-experts, 6 allées Basses, 64100 BAYONNE
ÉTAT DESCRIPTIF DE DIVISION
Commune de TESTVILLE (64210) – immeuble sis 28 rue du Port
Cadastre : section CE n° 311`,
        'RCP_EDD',
        'EDD',
      ),
    ).toMatchObject({ building_address: '28 rue du Port, 64210 TESTVILLE' });
  });

  it('of which some pages are there tells their lots, unless one of its shares is nobody’s', () => {
    const pages = (more: string) =>
      typedFacts(
        `RÈGLEMENT DE COPROPRIÉTÉ
La quote-part des parties communes est exprimée en dix millièmes.
LOT 36 - 5ème étage droite, appartement.
Les quatre-vingt-onze/dix millièmes ...... 91/10.000
LOT 37 - 5ème étage gauche, appartement.
Les cent dix-huit/dix millièmes ......... 118/10.000
${more}`,
        'RCP_EDD',
        'RCP',
      );
    expect(pages('TITRE III')).toMatchObject({ lot_shares: ['36:91/10000', '37:118/10000'] });
    expect(pages('Local sans numéro : 93/10.000')).not.toHaveProperty('lot_shares');
  });

  it('has heads with « et »', () => {
    expect(
      typedFacts(
        `ÉTAT DESCRIPTIF DE DIVISION
N° du lot    Désignation    Quote-part du sol et des parties communes (en 1 000èmes)
1            Local          612
2            Appartement    388`,
        'RCP_EDD',
        'EDD',
      ),
    ).toMatchObject({ lot_shares: ['1:612/1000', '2:388/1000'] });
  });
});

describe('a report', () => {
  it('its title says nothing of its maker’s address', () => {
    expect(
      typedFacts(
        `État de l’installation intérieure de gaz
NOVEXPO, 60 cours Haut, 33800 Bordeaux — mission G-12
Adresse du logement    14 avenue Basse, bât. C, apt 34, 33700 Mérignac`,
        'DIAGNOSTICS',
        'GAZ',
      ),
    ).toMatchObject({ property_address: '14 avenue Basse, 33700 Mérignac' });
  });

  it('keeps the accent that a town begins with, and the street under a lot', () => {
    expect(
      typedFacts(
        `État de l’installation intérieure d’électricité
Commune : ÉVREUX (27000) – Adresse : 31 rue des Prés, lot n° 2
Opérateur
L. Essai, visite du 14 avril 2026, rapport édité le 14 avril 2026`,
        'DIAGNOSTICS',
        'ELECTRICITE',
      ),
    ).toMatchObject({ property_address: '31 rue des Prés, 27000 ÉVREUX', made_on: '2026-04-14' });
    const [street] = findAddresses(
      writtenText('Appartement T2, lot 38\n12 avenue des Essais\n17000 LA ROCHELLE'),
    );
    expect(street?.value).toBe('12 avenue des Essais, 17000 LA ROCHELLE');
  });

  it('tells no name that a line breaks after its particle', () => {
    expect(
      typedFacts(
        `Mesurage de la surface habitable
Logement situé 5 rue Haute, 57000 Metz (lot 42), appartenant à M. VAN DER
LINDEN Paul. Intervention du 12 janvier 2026.`,
        'CERTIFICAT_DE_SUPERFICIE',
      ),
    ).not.toHaveProperty('owner');
  });
});

describe('what a report concludes', () => {
  it('of lead and of termites, in few words', () => {
    expect(
      typedFacts(
        'Conclusion : présence de revêtements dégradés contenant du plomb (classe 3)',
        'DIAGNOSTICS',
        'PLOMB',
      ),
    ).toMatchObject({ diagnostic_result: 'POSITIVE' });
    expect(
      typedFacts(
        'Absence d’indices d’infestation de termites le jour de la visite.',
        'DIAGNOSTICS',
        'TERMITES',
      ),
    ).toMatchObject({ diagnostic_result: 'NEGATIVE' });
  });

  it('of energy, until ten years after the day that its number stands before', () => {
    expect(
      typedFacts(
        'N° 2644E1234567A établi le 05/03/2026 valable jusqu’au 04/03/2036',
        'DIAGNOSTICS',
        'DPE',
      ),
    ).toMatchObject({ made_on: '2026-03-05', valid_until: '2036-03-04' });
  });

  it('and who wrote it may live in a named building', () => {
    expect(
      typedFacts(
        `Jean ARPENTEUR, géomètre-expert foncier
Résidence Haute, 9 avenue du Nord, 20600 BASTIA
Objet : mesurage du lot 23, 2 chemin du Test, 20200 BASTIA`,
        'CERT_CARREZ',
      ),
    ).toMatchObject({ property_address: '2 chemin du Test, 20200 BASTIA' });
  });
});

describe('a home that is let', () => {
  it('to whom a sentence gives quittance', () => {
    expect(
      typedFacts(
        `QUITTANCE
Je soussignée Rose MODELE, propriétaire du logement situé 8 rue Basse, 44000 NANTES, donne quittance à M. Paul ESSAI de la somme de 540 €.`,
        'LOGEMENT_LOUE',
        'QUITTANCE',
      ),
    ).toMatchObject({ landlord: 'Rose MODELE', tenant: 'M. Paul ESSAI' });
  });

  it('by one to others, whose role opens their names on the same line', () => {
    const receipt = (parties: string) =>
      typedFacts(
        `QUITTANCE DE LOYER
${parties}
Loyer    500,00`,
        'LOGEMENT_LOUE',
        'QUITTANCE',
      );
    const expected = { landlord: 'SCI DU TEST', tenant: 'Mme ESSAI Rose et M. MODELE Luc' };
    expect(
      receipt(
        'Propriétaire : SCI DU TEST (mandat 18) – locataires : Mme ESSAI Rose et M. MODELE Luc',
      ),
    ).toMatchObject(expected);
    expect(
      receipt('Locataires : Mme ESSAI Rose et M. MODELE Luc – bailleur : SCI DU TEST'),
    ).toMatchObject(expected);
  });

  it('tells all its lots or none', () => {
    const lease = (last: string) =>
      typedFacts(
        `CONTRAT DE LOCATION
Annexes : cave (lot 71), emplacement de stationnement (lot 139) ; ${last}`,
        'LOGEMENT_LOUE',
        'BAIL',
      );
    expect(lease('le logement forme le lot 42.')).toMatchObject({ lots: ['71', '139', '42'] });
    expect(lease('le tout jouxte ledit lot 42.')).not.toHaveProperty('lots');
  });
});

it('a notice of tax that is short of room, and says by when on the net', () => {
  expect(
    typedFacts(
      `TAXES FONCIERES 2024
DATE LIMITE DE PAIEMENT (PAIEMENT EN LIGNE JUSQU’AU 20/10/2024)    15/10/2024
BATI           COMMUNE    T.S.E.     ORD. MENAG.
TAUX 2024      40,00 %    0,500 %    10,00 %
BASE           2000       2000       2000
COTISATION     800        10         200
TOTAL COTISATIONS    1010`,
      'TAX_FONCIERE',
    ),
  ).toMatchObject({ teom: 200_00, pay_by: '2024-10-15' });
});

describe('papers of people', () => {
  it('a place of birth after the sex, or broken at its hyphen', () => {
    expect(
      typedFacts(
        `PASSEPORT
Sexe / Sex (5) – Lieu de naissance / Place of birth (6)
M – TESTVILLE`,
        'DOC_IDENTITE',
        'PASSEPORT',
      ),
    ).toMatchObject({ born_at: 'TESTVILLE' });
    expect(
      typedFacts(
        `CARTE NATIONALE D’IDENTITÉ
LIEU DE NAISSANCE
LE BOURG-
TESTVILLE`,
        'DOC_IDENTITE',
        'CARTE_IDENTITE',
      ),
    ).toMatchObject({ born_at: 'LE BOURG-TESTVILLE' });
  });

  it('a town in capitals before who was born there, and a range of days', () => {
    expect(
      typedFacts(
        'Le trois mars mil neuf cent soixante-dix à huit heures est née à TESTVILLE Rose Marie, du sexe féminin',
        'ACT_NAISSANCE',
      ),
    ).toMatchObject({ born_at: 'TESTVILLE' });
    expect(
      typedFacts('Valable du 05/05/2020 au 04/05/2030', 'DOC_IDENTITE', 'TITRE_DE_SEJOUR'),
    ).toMatchObject({ expires_on: '2030-05-04' });
  });

  it('the code of a bank in English', () => {
    expect(typedFacts('Bank Identification Code : TESTFRPP450', 'RIB')).toMatchObject({
      bic: 'TESTFRPP450',
    });
  });
});
