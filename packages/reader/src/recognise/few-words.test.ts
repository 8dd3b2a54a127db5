// Papers that say little: screens of an app, letters of neighbours, extracts. And those of none that look like them.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const answerOf = (text: string): string =>
  recognise(typedPages(text))
    .map(({ answered, type, sub_kind }) => (answered ? `${type}/${sub_kind}` : '?'))
    .join(' | ');

const IBAN = 'FR76 3000 4015 8700 0260 1171 220';

describe('ours', () => {
  it.each([
    [
      'RIB/null',
      `ma banque de poche
Partager mes coordonnées
Nom du bénéficiaire      Chloé PETIT
IBAN      ${IBAN}
Code BIC      TESTFRPPXXX`,
    ],
    [
      'RIB/null',
      `Caisse de la Vallée
Nous certifions que le compte ci-dessous est ouvert dans nos livres au nom de :
M. OU MME PRADIER JEAN
IBAN ${IBAN}
BIC TESTFR2XXXX`,
    ],
    [
      'CHARGES/DECOMPTE',
      `10 quai des Brumes
Comptes de l’année 2025, part de Mme Oriol (88/1000)
Assurance      1 240,00      109,12
Électricité      402,00      35,38
Total      1 642,00      144,50
Déjà versé      160,00
Je vous dois      15,50`,
    ],
    [
      'CHARGES/DECOMPTE',
      `Arrêté individuel des dépenses
Exercice du 01/07/2024 au 30/06/2025, lot 7
Entretien      8 000,00      91/1000      728,00
Provisions versées      700,00
Solde débiteur      28,00`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE',
      `GRAND LIVRE AUXILIAIRE COPROPRIETAIRES, EXERCICE 2026
450-0112 DURAND
DATE      LIBELLE      DEBIT      CREDIT      SOLDE
01/01      APPEL 1T      310,00      310,00`,
    ],
    [
      'PV_AG/null',
      `Réunion des copropriétaires du 4 rue du Moulin, samedi 14 mars 2026
Présents : Mme Albin (310), M. Berger (240), Mme Costa (450).
1) Comptes 2025 : ils sont approuvés à l’unanimité.
2) M. Berger est reconduit comme syndic pour un an, à l’unanimité.`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE',
      `Compte de M. Essai, lot 6, copro 41 rue Carnot
Date      Quoi      Doit      A payé      Reste
01/01/2026      appel      35,00      35,00
05/01/2026      appel 1er semestre      420,00      455,00
20/01/2026      chèque      455,00      0,00
01/07/2026      appel 2e semestre      420,00      420,00
Il reste donc 420 € à payer. Merci !`,
    ],
    [
      'CHARGES/DECOMPTE',
      `De : Bernard Test, syndic bénévole
Objet : tes charges 2025
J’ai terminé les comptes de l’immeuble. Avec tes 175/1000, cela te fait 1 085,00 € de charges.
Tu as payé 1 200,00 € de provisions. Il te revient donc 115,00 €.`,
    ],
    [
      'LOGEMENT_LOUE/BAIL',
      `Entre M. Essai, propriétaire, et Mlle Test, preneur, il est convenu la location du studio 7 rue Pascal,
à compter du 1er septembre 2026. Loyer 380 € plus 40 € de charges. Dépôt de
garantie 380 €.`,
    ],
    [
      'FICHE_SYN/null',
      `Registre national des copropriétés
Données de la copropriété AB1-234-567
Nom d’usage      Les Hortensias
Nombre de lots      42
Charges courantes      48 110 €`,
    ],
    [
      'CV_AG/VOTE_PAR_CORRESPONDANCE',
      `Bulletin de vote à distance, assemblée du 12 juin 2026
Résolution      Pour      Contre      Abst.
1 Comptes      X
À retourner au syndic trois jours avant l’assemblée.`,
    ],
    [
      'CV_AG/ANNEXE_1',
      `Situation financière au 31/12/2025
Syndicat des copropriétaires Les Ormes
Banque      12 000,00      Provisions et avances      9 000,00
Copropriétaires débiteurs      4 000,00      Fournisseurs      7 000,00`,
    ],
    [
      'LOGEMENT_LOUE/QUITTANCE',
      `Bonjour Inès,
je vous confirme avoir reçu 612 € (560 € de loyer et 52 € de charges) pour le studio du 7 rue Pascal.
Cela vaut quittance. M. Aubry, propriétaire`,
    ],
  ])('%s %#', (answer, text) => {
    expect(answerOf(text)).toBe(answer);
  });
});

describe('an account', () => {
  it('lists what other papers are', () => {
    const text = `Extrait de cpte arrêté au 02.11.2026
Copropriété 117, lot 45
Date      Opération      Débit      Crédit      Solde
01/01/26      REPORT A NOUVEAU      120,50      120,50 D
05/01/26      PROV. 1T26      512,75      633,25 D
08/09/26      FRAIS MISE EN DEMEURE      48,00      681,25 D
02/10/26      PROV. 4T26      512,75      1194,00 D`;
    expect(answerOf(text)).toBe('CHARGES/RELEVE_DE_COMPTE');
  });
});

describe('none of ours', () => {
  it.each([
    [
      'an order to pay',
      `Ordre de virement\nVers : SDC Le Parc, IBAN ${IBAN}, BIC TESTFRPP\n386,40 €`,
    ],
    [
      'a bill of water',
      `Votre facture d’eau\nAbonné SDC Les Ormes, 118 m³, à régler avant le 15/10/2026\nAppel de provisions mensuelles possible.`,
    ],
    ['a mandate', `Mandat de prélèvement SEPA\nRUM 11822\nIBAN ${IBAN}\nBIC TESTFRPP\nrécurrent`],
    [
      'the visit of an agent',
      'Compte rendu de visite\nmandat 118\nVisite du 4 mai avec M. Poncet.',
    ],
    [
      'an invoice with an advance',
      `Facture F-118\nClient : copropriété 8 rue Haute, 1000 tantièmes\nTotal TTC      2 400,00\nAcompte déjà versé      800,00\nReste à payer      1 600,00`,
    ],
    [
      'a meeting where nothing is voted',
      `Réunion des copropriétaires\nInvitation à une réunion d’information. Aucun vote n’aura lieu.`,
    ],
    [
      'a ballot of a firm',
      `Bulletin de vote\nComité social\nPour      Contre\nRésolution 1      X`,
    ],
    ['a screen that shares', 'Partager ce document\nVotre signature a été enregistrée.'],
  ])('%s', (_name, text) => {
    expect(answerOf(text)).toMatch(/^(?:\?|OTHER.*|)$/);
  });
});
