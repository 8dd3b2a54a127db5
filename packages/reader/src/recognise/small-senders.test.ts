// Papers of small offices and of other registers, whose titles no list has: they are told by what they say.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const answerOf = (text: string): string =>
  recognise(typedPages(text))
    .map(({ answered, type, sub_kind }) => (answered ? `${type}/${sub_kind}` : '?'))
    .join(' | ');

describe('ours', () => {
  it.each([
    [
      'CHARGES/RELEVE_DE_COMPTE',
      `Cabinet LENOIR, syndic
Dijon, le 4 janvier 2027
Objet : votre compte de l’année 2026, copropriété LES TANNEURS, lots 3 et 19
Madame,
Vous trouverez ci-dessous le récapitulatif de l’année.
Date      Opération      Appelé      Versé
01/01/2026      Appel 1er trimestre      402,10
14/01/2026      Votre chèque      402,10
01/04/2026      Appel 2e trimestre      402,10
20/04/2026      Votre chèque      402,10
01/07/2026      Appel 3e trimestre      402,10
Solde dû au 31/12/2026      402,10
Vous restez redevable de 402,10 €.`,
    ],
    [
      'CHARGES/RELEVE_DE_COMPTE',
      `SYNDIC BÉNÉVOLE DU 9 RUE HAUTE
Compte de Mme Sylvie ARNAL au 30/09/2026 – lots 2 et 7
Date      Libellé      Débit      Crédit      Solde
01/01/2026      Solde à nouveau      0.00
01/01/2026      Provision T1      210.00      210.00
08/01/2026      Virement      210.00      0.00
01/04/2026      Provision T2      210.00      210.00
12/04/2026      Virement      210.00      0.00
Total des mouvements      420.00      420.00`,
    ],
    [
      'CHARGES/DECOMPTE',
      `Cabinet LENOIR, syndic
Clôture de l’exercice 2025 – vos charges de copropriété
M. Denis ROY, copropriété LES TANNEURS, lots 3 et 19
L’assemblée générale du 12 mai 2026 ayant approuvé les comptes, votre quote-part des dépenses s’établit ainsi :
Charges générales      210 / 10 000      1 204,10
Ascenseur      22 / 1 000      184,40
Total de vos charges      1 388,50
Provisions versées      1 420,00
Trop-versé à votre crédit      31,50`,
    ],
    [
      'CHARGES/DECOMPTE',
      `IMMO CONSEIL
RÉPARTITION DÉFINITIVE DES CHARGES – EXERCICE DU 01/07/2025 AU 30/06/2026
Copropriétaire : SCI DES LILAS – Lots 4, 12
Nature      Dépense de l’immeuble      Tantièmes      Votre quote-part
Eau      8 210,00      120 / 1 000      985,20
Assurance      3 400,00      120 / 1 000      408,00
Provisions appelées      1 500,00
Solde en votre faveur      106,80`,
    ],
    [
      'ETAT_HYPOTHECAIRE/null',
      `TRIBUNAL JUDICIAIRE DE METZ – BUREAU FONCIER
EXTRAIT DU LIVRE FONCIER DE METZ – Feuillet 2210
Désignation : section 12 n° 88, lots 4 et 31
Propriétaire : WEBER Jean, né le 04/05/1960
Charges et restrictions : néant
Privilèges et hypothèques : rang 1, hypothèque conventionnelle, BANQUE EXEMPLE, 90 000 €
Inscriptions subsistantes au 12/10/2026`,
    ],
    [
      'ETAT_HYPOTHECAIRE/null',
      `Service de la publicité foncière d’ARRAS
CERTIFICAT – réponse à votre réquisition
Le comptable des finances publiques chargé de la publicité foncière certifie qu’il n’existe au fichier immobilier aucune inscription sur l’immeuble cadastré section AB n° 12, du chef de M. Paul ROBIN, pour la période du 01/01/1976 au 02/03/2026.`,
    ],
    [
      'CV_AG/null',
      `Syndic bénévole : Mme Anne PERRIN
Le 10 janvier 2026
Chers copropriétaires,
Notre assemblée générale annuelle aura lieu le samedi 7 février 2026 à 10 heures, chez M. ROCHE.
À l’ordre du jour :
1/ Comptes 2025
2/ Quitus`,
    ],
    [
      'CV_AG/POUVOIR',
      `PROCURATION – ASSEMBLÉE GÉNÉRALE DU 18/11/2026
SDC PORTE OCÉANE, 12 quai Ouest, 76600 LE HAVRE
Nom du copropriétaire      SCI DES EMBRUNS
Je donne mandat à M. REY pour voter en mon nom à l’assemblée générale`,
    ],
    [
      'PV_AG/null',
      `Copropriété du 3 rue Basse
Réunion annuelle des copropriétaires du 4 mars 2026 – relevé de décisions
Présents : 4 copropriétaires sur 5, 812 millièmes
1. Comptes 2025. Pour : 812. Contre : 0. Adopté
2. Budget 2026, 4 200 €. Pour : 812. Contre : 0. Adopté
La séance est levée à 20 h`,
    ],
    [
      'TITRE_PROP/ATTESTATION_DE_PROPRIETE',
      `SCP BRUN, notaires à AGEN
Je soussigné, Maître Paul BRUN, notaire à AGEN, certifie que Mme Léa NOËL est propriétaire de l’appartement formant le lot 12 de l’immeuble 4 rue Haute, 47000 AGEN, pour l’avoir acquis de M. Jean FABRE suivant acte reçu par moi le 3 mai 2019.
Fait pour servir et valoir ce que de droit.`,
    ],
  ])('%s', (answer, text) => {
    expect(answerOf(text)).toBe(answer);
  });
});
