// Papers whose titles and words neither the samples nor the corpus have, and papers that are none of ours.
import { describe, expect, it } from 'vitest';

import { typesetPages } from '../../test/typeset-pages.ts';
import { recognise } from './recognise.ts';

async function answersOf(content: string): Promise<string[]> {
  const documents = recognise(await typesetPages(content));
  return documents
    .filter(({ answered }) => answered)
    .map(({ type, sub_kind, pages }) => `${type}/${sub_kind} ${pages.join()}`);
}

describe('other titles', () => {
  it.each([
    [
      'CHARGES/DECOMPTE 1',
      `*Cabinet Test*, 3 rue du Test, 44000 Nantes
#align(center)[*SOLDE DES CHARGES - EXERCICE 2025*] Dépenses de l'exercice 1 200,00 €, provisions appelées 1 000,00 €, solde à votre charge 200,00 €.`,
    ],
    [
      'PV_AG/null 1',
      `*Copropriété Les Ormes* \\ Compte-rendu AG du 3 avril 2026
Présents ou représentés : 720/1000. \\ Résolution 1 - comptes 2025 : pour 720, contre 0, adoptée. \\ Résolution 2 - quitus : pour 720, contre 0, adoptée. La séance est levée à 20 h.`,
    ],
    [
      'CV_AG/null 1',
      `#align(center)[*CONVOCATION*] Le syndic vous prie d'assister à l'assemblée générale des copropriétaires, le mardi 5 mai 2026 à 18 h, avec l'ordre du jour suivant.`,
    ],
    [
      'DIAGNOSTICS_ASSAINISSEMENT/ASSAINISSEMENT 1',
      `Syndicat des eaux du Test \\ #align(center)[*ATTESTATION DE CONFORMITÉ*] Le branchement d'eaux usées de l'immeuble 3 rue Haute, 56000 Vannes est raccordé au réseau public d'assainissement collectif. Test au colorant positif.`,
    ],
    [
      'DIAGNOSTICS_IMMEUBLE/DPE_COLLECTIF 1',
      `= DPE Diagnostic de performance énergétique - bâtiment collectif à usage d'habitation
Établi le 01/02/2025, valable jusqu'au 31/01/2035. Nombre de logements : 24. Consommation énergie primaire 180 kWh/m²/an. Émissions 30 kg CO2/m²/an.`,
    ],
    [
      'DIAGNOSTICS/DPE 1',
      `= DPE Diagnostic de performance énergétique (logement)
Établi le 01/02/2025, valable jusqu'au 31/01/2035. Type de bien : appartement dans un immeuble collectif. Surface de référence 60 m². Consommation énergie primaire 180 kWh/m²/an. Émissions 30 kg CO2/m²/an.`,
    ],
  ])('%s', async (answer, content) => {
    expect(await answersOf(content)).toEqual([answer]);
  });
});

describe('none of ours', () => {
  it.each([
    [
      'a statement of a bank that paid the syndic',
      `Banque Test - RELEVÉ DE COMPTE N° 4 au 30/06/2026 \\ Date Libellé Débit Crédit \\ 01/06/26 Prélèvement SEPA syndic 200,00 \\ 02/06/26 Virement reçu 1 500,00 \\ 03/06/26 Carte 12,00 \\ 04/06/26 Carte 15,00 \\ Nouveau solde créditeur 1 273,00`,
    ],
    [
      'a letter of the syndic',
      `Cabinet Test, syndic \\ Madame, Monsieur, nous vous informons que les travaux votés en assemblée générale débuteront le 3 mai. Le procès-verbal et le règlement de copropriété sont dans votre espace.`,
    ],
    [
      'a formal notice to pay',
      `= Mise en demeure
Votre compte copropriétaire présente un solde débiteur de 812,40 € au titre des appels de fonds. Merci de régler.`,
    ],
    [
      'the contract of a syndic',
      `= Contrat de syndic
Entre le syndicat des copropriétaires et le Cabinet Test. Honoraires : 5 000 €. Carnet d'entretien, assemblée générale, appel de fonds : prestations incluses.`,
    ],
  ])('%s', async (_, content) => {
    expect(await answersOf(content)).toEqual([]);
  });
});

it('parts a mail from the paper before it', async () => {
  const content = `= Attestation de superficie privative
Superficie privative au sens de l'article 46 de la loi du 10 juillet 1965 : 40,20 m².
#pagebreak()
De : agence\\@example.fr \\ À : vendeur\\@example.fr \\ Objet : votre dossier
Bonjour, voici le document.`;
  expect(await answersOf(content)).toEqual(['CERT_CARREZ/CARREZ 1']);
});

it('parts a leaflet from the paper before it', async () => {
  const content = `= Convocation à l'assemblée générale
Les copropriétaires sont convoqués à l'assemblée générale qui se tiendra le 4 mai 2026. Ordre du jour : 1. Approbation des comptes. 2. Budget prévisionnel.
#pagebreak()
= Vous vendez ? Vous louez ?
Tous vos diagnostics en une visite. Pack vente : DPE, amiante, électricité : 279 €. Prenez rendez-vous au 03 80 00 19 19, – 10 % avec le code AUTOMNE.`;
  expect(await answersOf(content)).toEqual(['CV_AG/null 1']);
});

describe('a pile', () => {
  const CALL = `*Cabinet Test*, 3 rue du Test, 44000 Nantes \\ Copropriétaire : M. Exemple
#align(center)[*APPEL DE FONDS - 2E TRIMESTRE 2026*] Provisions sur charges : 210,00 €. Montant de l'appel : 210,00 €, exigible le 01/04/2026.`;

  it('parts a call from the contract that lies under it', async () => {
    const contract = `#align(center)[*CONTRAT DE SYNDIC*] Entre le syndicat des copropriétaires et le Cabinet Test, il est convenu ce qui suit. Durée : deux ans.`;
    expect(await answersOf(`${CALL}\n#pagebreak()\n${contract}`)).toEqual([
      'CHARGES/APPEL_DE_FONDS 1',
    ]);
  });

  it('parts a notary’s certificate from a survey that no title opens', async () => {
    const certificate = `*Maître Exemple, notaire à Nantes* \\ *ATTESTATION DE PROPRIÉTÉ* \\ Je soussigné atteste que l'acquéreur est propriétaire du lot 4.`;
    const area = `Mission 12 \\ Relevé des pièces du lot n° 4, loi n° 96-1107 et décret n° 97-532 \\ Séjour 20,10 m² \\ Chambre 11,00 m² \\ Superficie privative totale : 31,10 m²`;
    expect(await answersOf(`${certificate}\n#pagebreak()\n${area}`)).toEqual([
      'TITRE_PROP/ATTESTATION_DE_PROPRIETE 1',
      'CERT_CARREZ/CARREZ 2',
    ]);
  });
});
