// Reports, people's papers and syndics' heads in wordings of their own: a day, a rent or an area is extracted by
// what proves it, a person by the words of a label in any order.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

const PAGES = [
  {
    name: 'gas, with a form of two columns',
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    text: `ACTIV'DIAG TEST SARL          Dossier : AD/26/0417-G
9 cours Mirabeau, 13100 AIX-EN-PROVENCE          Édité le 14/05/2026
ÉTAT DE L'INSTALLATION INTÉRIEURE DE GAZ
1 - LE BIEN
Rue : 31 avenue des Belges          Code postal : 13100
Ville : AIX-EN-PROVENCE          Lot principal : 18
2 - LE DEMANDEUR ET LE PROPRIÉTAIRE
Nom du propriétaire : Mme Karine VIDAL-TEST
Qualité du demandeur : notaire
3 - L'OPÉRATEUR
Luc MARIN, certification n° 4471, fin de validité le 30/11/2028
Visite réalisée le 12/05/2026 en présence du propriétaire
CONCLUSION : l'installation ne comporte aucune anomalie.
Ce diagnostic pourra être utilisé jusqu'au 11/05/2029 en cas de vente et jusqu'au 11/05/2032 en cas de location.`,
    facts: {
      report_number: 'AD/26/0417-G',
      property_address: '31 avenue des Belges, 13100 AIX-EN-PROVENCE',
      lots: ['18'],
      owner: 'Mme Karine VIDAL-TEST',
      made_on: '2026-05-14',
      valid_until: '2029-05-11',
      diagnostic_result: 'NEGATIVE',
    },
  },
  {
    name: 'electricity in a letter',
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    text: `Cabinet Voltalis Test
2 rue Pasteur, 31000 TOULOUSE
Rapport VT-2026-0088
DIAGNOSTIC DE L'INSTALLATION INTÉRIEURE D'ÉLECTRICITÉ
Pour le compte de Monsieur et Madame Joël CASTEX-TEST, vendeurs, nous avons examiné le 3 juin 2026
l'appartement situé 17 bis rue des Filatiers, 31000 TOULOUSE (lots 6 et 27 de la copropriété).
Des anomalies ont été constatées : absence de mise à la terre dans la cuisine.
Prochain contrôle à prévoir au plus tard pour le 02/06/2029 (validité légale de trois ans).
Assurance professionnelle : contrat 778421, échéance 31/12/2026.`,
    facts: {
      report_number: 'VT-2026-0088',
      property_address: '17 bis rue des Filatiers, 31000 TOULOUSE',
      lots: ['6', '27'],
      owner: 'Monsieur et Madame Joël CASTEX-TEST',
      made_on: '2026-06-03',
      valid_until: '2029-06-02',
      diagnostic_result: 'POSITIVE',
    },
  },
  {
    name: 'termites, short',
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    text: `RELATIF À LA PRÉSENCE DE TERMITES – Rapport n° 2026/TER/119
Mission commandée par : M. Gilles ROQUES-TEST (propriétaire)
Immeuble examiné : 4 impasse des Tanneurs, 33000 BORDEAUX
Intervention en date du 22 septembre 2026
Fin de validité légale : 21 mars 2027
Résultat : aucun indice d'infestation de termites n'a été décelé.
Attestation d'assurance en cours jusqu'au 30/06/2027`,
    facts: {
      report_number: '2026/TER/119',
      owner: 'M. Gilles ROQUES-TEST',
      property_address: '4 impasse des Tanneurs, 33000 BORDEAUX',
      made_on: '2026-09-22',
      valid_until: '2027-03-21',
      diagnostic_result: 'NEGATIVE',
    },
  },
  {
    name: 'DPE on one page',
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    text: `Diagnostic de performance énergétique
Identifiant ADEME          2669E1122334T
Réalisé le          08/03/2026
À renouveler avant le          07/03/2036
Certification du technicien valable jusqu'au          15/09/2029
Localisation          3 montée des Épies, 69005 LYON
Bailleur / vendeur          Mme PERRIN-TEST Alice
Lots          12 et 40
Surface de référence          54,30 m²
Énergie primaire          212 kWh/m²/an
Gaz à effet de serre          44 kg CO2/m²/an
Réf. dossier          PL-0126-77`,
    facts: {
      dpe_number: '2669E1122334T',
      made_on: '2026-03-08',
      valid_until: '2036-03-07',
      property_address: '3 montée des Épies, 69005 LYON',
      owner: 'Mme PERRIN-TEST Alice',
      lots: ['12', '40'],
      surface_reference: 5430,
      energy: 212,
      emissions: 44,
      report_number: 'PL-0126-77',
    },
  },
  {
    name: 'Carrez in columns',
    type: 'CERT_CARREZ',
    sub_kind: null,
    text: `MESURAGE DE LOT DE COPROPRIÉTÉ
Mission n° MES-26-31 effectuée le 11 février 2026
Commanditaire et propriétaire : Mme Élodie RAYNAL-TEST
Situation du bien : 8 rue Foch, 34000 MONTPELLIER – lot 9
Pièces          Surface privative     Surface hors Carrez
Séjour          24,10                 0,00
Chambre         11,25                 0,00
Cuisine          7,40                 0,00
Mezzanine        3,05                 6,20
Total           45,80                 6,20
Je certifie la présente exacte.`,
    facts: {
      report_number: 'MES-26-31',
      made_on: '2026-02-11',
      owner: 'Mme Élodie RAYNAL-TEST',
      property_address: '8 rue Foch, 34000 MONTPELLIER',
      lots: ['9'],
      surface_carrez: 4580,
    },
  },
  {
    name: 'a lease as a form',
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    text: `BAIL DE LOCATION NON MEUBLÉE
ENTRE LES SOUSSIGNÉS
Mme Monique LAFARGUE-TEST, née DUPIN, demeurant 5 rue Neuve, 64000 PAU, agissant en qualité de bailleresse,
M. Hugo PENE-TEST et Mme Sarah LALANNE-TEST, agissant en qualité de colocataires solidaires.
LOGEMENT : appartement de 3 pièces, 14 boulevard des Pyrénées, 64000 PAU, lot 22
Surface habitable : 66,4 m²
DURÉE : 3 ans, du 01/04/2026 au 31/03/2029
LOYER : 780,00 euros par mois
PROVISION POUR CHARGES : 95,00 euros
TOTAL MENSUEL : 875,00 euros
GARANTIE : il est versé 780,00 euros à titre de dépôt de garantie.
Fait à Pau le 25/03/2026`,
    facts: {
      landlord: 'Mme Monique LAFARGUE-TEST',
      tenant: 'M. Hugo PENE-TEST et Mme Sarah LALANNE-TEST',
      property_address: '14 boulevard des Pyrénées, 64000 PAU',
      lots: ['22'],
      surface_habitable: 6640,
      lease_from: '2026-04-01',
      lease_duration_months: 36,
      rent: 78000,
      rent_charges: 9500,
      deposit: 78000,
    },
  },
  {
    name: 'a receipt in a table',
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    text: `QUITTANCE N° 2026-05
Propriétaire          SCI DES REMPARTS TEST
Locataire          Mme Leïla HADDAD-TEST
Logement          2 place du Théâtre, 67000 STRASBOURG
Terme          Mai 2026
Loyer nu          612,40 €
Provision eau et chauffage          88,00 €
Montant encaissé          700,40 €
Ancien loyer jusqu'au 30/04/2026          600,00 €`,
    facts: {
      landlord: 'SCI DES REMPARTS TEST',
      tenant: 'Mme Leïla HADDAD-TEST',
      property_address: '2 place du Théâtre, 67000 STRASBOURG',
      period_from: '2026-05-01',
      period_to: '2026-05-31',
      rent: 61240,
      rent_charges: 8800,
    },
  },
  {
    name: 'an insurance in a letter',
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    text: `GARANCE MUTUELLE TEST
Assurances des particuliers
Référence client et contrat : 77412 / HAB 003 914
Nous attestons que Monsieur Denis AUBRAC-TEST est garanti par notre société pour son appartement
situé 29 rue Gambetta, 46000 CAHORS.
La garantie court du 1er avril 2026 au 31 mars 2027 inclus.`,
    facts: {
      insurer: 'GARANCE MUTUELLE TEST',
      owner: 'Monsieur Denis AUBRAC-TEST',
      property_address: '29 rue Gambetta, 46000 CAHORS',
      valid_until: '2027-03-31',
    },
  },
  {
    name: 'a birth extract',
    type: 'ACT_NAISSANCE',
    sub_kind: null,
    text: `VILLE DE PÉRIGUEUX
EXTRAIT D'ACTE DE NAISSANCE AVEC FILIATION
Acte n° 412 de l'année 1979
NOM : DELBOS-TEST
Prénoms : Mathilde, Rose
Née le 6 mai 1979 à 14 heures à Périgueux
Sexe : féminin
Fille de Alain DELBOS-TEST et de Simone RIVET
Extrait certifié conforme, délivré à Périgueux le 3 novembre 2026`,
    facts: {
      last_name: 'DELBOS-TEST',
      first_names: 'Mathilde, Rose',
      born_on: '1979-05-06',
      born_at: 'PÉRIGUEUX',
      delivered_on: '2026-11-03',
    },
  },
  {
    name: 'a boiler',
    type: 'ENTRETIEN',
    sub_kind: null,
    text: `THERMO TEST – 12 zone des Chênes, 87000 LIMOGES
ATTESTATION D'ENTRETIEN DE POMPE À CHALEUR
Client : M. Yves BARDON-TEST
Lieu de l'équipement : 6 allée des Tilleuls, 87100 LIMOGES
Nous avons assuré l'entretien le 9 octobre 2026.
Précédent entretien : 12/10/2025`,
    facts: {
      equipment: 'POMPE_A_CHALEUR',
      owner: 'M. Yves BARDON-TEST',
      property_address: '6 allée des Tilleuls, 87100 LIMOGES',
      made_on: '2026-10-09',
    },
  },
  {
    name: 'a call with a card',
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    text: `AGENCE DU LAC TEST          Madame Odette FILLION-TEST
Administrateur de biens          7 quai Jules Philippe
3 rue Royale, 74000 ANNECY          74000 ANNECY
LES TERRASSES DU LAC TEST – 7 quai Jules Philippe, 74000 ANNECY
APPEL DE PROVISIONS – 2e trimestre 2026
Vos lots : 31 – 77
Votre référence à rappeler : 0311-00031`,
    facts: {
      syndic: 'AGENCE DU LAC TEST',
      owner: 'Madame Odette FILLION-TEST',
      building: 'LES TERRASSES DU LAC TEST',
      building_address: '7 quai Jules Philippe, 74000 ANNECY',
      lots: ['31', '77'],
      account: '0311-00031',
    },
  },
  {
    name: 'minutes',
    type: 'PV_AG',
    sub_kind: null,
    text: `Résidence Belle Rive
6 chemin du Halage, 45000 ORLÉANS
Syndic : LOIRE COPROPRIÉTÉS TEST immatriculée au RCS d'Orléans sous le n° 900 111 222
PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE DU 4 MAI 2026`,
    facts: {
      syndic: 'LOIRE COPROPRIÉTÉS TEST',
      building: 'Résidence Belle Rive',
      building_address: '6 chemin du Halage, 45000 ORLÉANS',
    },
  },
  {
    name: 'lead',
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    text: `CREP – Constat de risque d'exposition au plomb
Constat n° P-26-204 du 17/04/2026
Lieu : 11 rue du Vieux Marché, 68000 COLMAR, 1er étage, lots n° 2 et 14
Propriétaire et donneur d'ordre : Indivision HEITZ-TEST
Mesures réalisées sur place le 15/04/2026
Des revêtements contenant du plomb ont été mis en évidence (classe 1).
Durée de validité : six ans, jusqu'au 14/04/2032`,
    facts: {
      report_number: 'P-26-204',
      property_address: '11 rue du Vieux Marché, 68000 COLMAR',
      lots: ['2', '14'],
      owner: 'Indivision HEITZ-TEST',
      made_on: '2026-04-15',
      valid_until: '2032-04-14',
      diagnostic_result: 'POSITIVE',
    },
  },
  {
    name: 'bank',
    type: 'RIB',
    sub_kind: null,
    text: `BANQUE POSTIÈRE TEST
Relevé d'identité bancaire
Nom du titulaire          MLLE ARNAUD-TEST SOPHIE
IBAN          FR76 3000 6000 0112 3456 7890 189
BIC          AGRIFRPPXXX`,
    facts: {
      holder: 'MLLE ARNAUD-TEST SOPHIE',
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPPXXX',
    },
  },
] as const;

describe('a paper in other words', () => {
  it.each(PAGES)('$name', ({ text, type, sub_kind, facts }) => {
    expect(typedFacts(text, type, sub_kind)).toMatchObject(facts);
  });
});
