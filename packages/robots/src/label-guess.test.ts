import { describe, expect, it } from 'vitest';

import { guessByLabel, leaveByLabel } from './label-guess.ts';

describe('what a label may be', () => {
  it.each([
    ['Procès-verbal du 12/06/2024', 'PV_AG'],
    ['PV AG 2025', 'PV_AG'],
    ['PV de l’assemblée générale', 'PV_AG'],
    ['Convocation AG 2025', 'CV_AG'],
    ['Ordre du jour', 'CV_AG'],
    ['Annexes comptables 2024', 'CV_AG'],
    ['Budget prévisionnel 2025', 'CV_AG'],
    ['Appel de fonds T3 2026', 'CHARGES'],
    ['Décompte individuel', 'CHARGES'],
    ['Relevé des charges 2024', 'CHARGES'],
    ['Régularisation 2023', 'CHARGES'],
    ['Règlement de copropriété', 'RCP_EDD'],
    ['02_Reglement', 'RCP_EDD'],
    ['EDD modificatif', 'RCP_EDD'],
    ['Fiche synthétique 2025', 'FICHE_SYN'],
    ["Carnet d'entretien", 'CARNET_ENTRETIEN'],
    ['Carnet d’entretien', 'CARNET_ENTRETIEN'],
    ['DTA parties communes', 'DIAGNOSTICS_IMMEUBLE'],
    ['DPE collectif', 'DIAGNOSTICS_IMMEUBLE'],
    ['PPPT voté', 'DIAGNOSTICS_IMMEUBLE'],
    ['Avis de taxes foncières 2024', 'TAX_FONCIERE'],
  ])('« %s » → %s', (title, type) => {
    expect(guessByLabel(title, [])?.document_type).toBe(type);
  });

  it('asks the folder when the title says nothing, and less surely', () => {
    const byTitle = guessByLabel('Appel de fonds', []);
    const byFolder = guessByLabel('000123.PDF', ['VOS DOCUMENTS', 'Appels de fonds']);
    expect(byFolder?.document_type).toBe('CHARGES');
    expect(byFolder?.confidence).toBeLessThan(byTitle?.confidence ?? 0);
  });

  it.each([
    ['000123.PDF', ['Carnet d’entretien']],
    ['Contrat ascenseur', ['04 Contrats']],
    ['Photo', ['Divers']],
    ['Mon bail', []],
  ])('knows nothing of « %s » in %j', (title, path) => {
    expect(guessByLabel(title, path)).toBeNull();
  });
});

describe('what stays at the portal', () => {
  it.each([
    ['Facture 2024-118 plombier', [], 'facture'],
    ['2024-118 plombier', ['Factures'], 'facture'],
    ['Relevé bancaire mars', [], 'relevé bancaire'],
    ['Lettre d’acceptation', [], 'lettre d’acceptation'],
    ['Facture décompte EDF', ['Divers'], 'facture'],
  ])('« %s » in %j: %s', (title, path, reason) => {
    expect(leaveByLabel(title, path)).toBe(reason);
  });

  it.each([
    ['PV AG 2025', ['Factures']],
    ['Courrier', ['Divers']],
    ['Relevé de charges', []],
    ['Relevé des charges et produits', []],
    ['Contrat de syndic', ['Contrats']],
  ])('« %s » in %j is fetched', (title, path) => {
    expect(leaveByLabel(title, path)).toBeNull();
  });
});
