// Two papers of one sale that do not say the same.
import { describe, expect, it } from 'vitest';

import { consistent } from './consistent.ts';
import { contradictions } from './contradictions.ts';
import { documentOf, examinedOf } from './made-up-papers.ts';

type Made = ReturnType<typeof documentOf>;

const onPage = (made: Made, page: number): Made => ({
  ...made,
  facts: made.facts.map((fact) => ({ ...fact, page })),
});
const carrez = (surface_carrez: number) => documentOf('CERT_CARREZ', 'CARREZ', { surface_carrez });
const sentences = (one: Made, other: Made) =>
  contradictions(examinedOf('CERT_CARREZ', [one], {}, [other])).map(({ sentence }) =>
    sentence.replaceAll('\u00a0', ' '),
  );

const deed = (lot_shares: readonly string[]) =>
  documentOf('TITRE_PROP', 'ACTE_DE_VENTE', { lot_shares, lots: ['17', '58'] });
const call = (tantiemes: number, base = 10_000) =>
  documentOf('CHARGES', 'APPEL_DE_FONDS', { tantiemes, base, lots: ['58', '017'] });
const sheet = (impayes: number, exercice_to: string) =>
  documentOf('FICHE_SYN', null, { impayes, exercice_to });
const annexe = (impayes: number) =>
  documentOf('CV_AG', 'ANNEXE_1', { impayes, closed_on: '2025-12-31' });

describe('two papers', () => {
  it.each<[string, Made, Made, string[]]>([
    [
      'areas',
      carrez(6245),
      onPage(documentOf('TITRE_PROP', 'ACTE_DE_VENTE', { surface_carrez: 5810 }), 4),
      [
        'Superficie : 62,45 m² sur l’attestation de superficie Carrez (page 1), 58,10 m² sur l’acte de vente (page 4).',
      ],
    ],
    [
      'a certificate that was accepted before the deed came',
      documentOf('TITRE_PROP', 'ACTE_DE_VENTE', { surface_carrez: 5810 }),
      carrez(6245),
      [
        'Superficie : 58,10 m² sur l’acte de vente (page 1), 62,45 m² sur l’attestation de superficie Carrez (page 1).',
      ],
    ],
    [
      'areas within a twentieth',
      carrez(6245),
      documentOf('TITRE_PROP', null, { surface_carrez: 6100 }),
      [],
    ],
    [
      'two measures',
      carrez(6245),
      documentOf('DIAGNOSTICS', 'DPE', { surface_reference: 5900 }),
      [],
    ],
    [
      'two measures far apart',
      carrez(6245),
      documentOf('DIAGNOSTICS', 'DPE', { surface_reference: 4500 }),
      [
        'Superficie : 62,45 m² sur l’attestation de superficie Carrez (page 1), 45,00 m² sur le DPE (page 1).',
      ],
    ],
    [
      'shares',
      call(190),
      deed(['17:184/10000', '58:4/10000']),
      [
        'Tantièmes : 190 / 10 000 sur l’appel de fonds (page 1), 188 / 10 000 sur l’acte de vente (page 1).',
      ],
    ],
    ['the same shares', call(188), deed(['17:184/10000', '58:4/10000']), []],
    ['shares of another count', call(190, 1000), deed(['17:184/10000', '58:4/10000']), []],
    [
      'the shares of all lots, and a call that names no lot',
      documentOf('CHARGES', 'APPEL_DE_FONDS', { tantiemes: 188, base: 10_000 }),
      documentOf('RCP_EDD', 'RCP', { lot_shares: ['1:9812/10000', '17:188/10000'] }),
      [],
    ],
    [
      'unpaid sums of one year',
      sheet(1_250_00, '2025-12-31'),
      annexe(1_520_00),
      [
        'Impayés des copropriétaires : 1 250,00 € sur la fiche synthétique (page 1), 1 520,00 € sur l’annexe comptable 1 (page 1).',
      ],
    ],
    ['unpaid sums of two years', sheet(1_250_00, '2024-12-31'), annexe(1_520_00), []],
    [
      'the end of a year',
      documentOf('CHARGES', 'DECOMPTE', { exercice_to: '2025-06-30' }),
      documentOf('PV_AG', null, { approved_to: '2025-12-31' }),
      [
        'Clôture de l’exercice : 30 juin 2025 sur le décompte de charges (page 1), 31 décembre 2025 sur le procès-verbal d’assemblée générale (page 1).',
      ],
    ],
    [
      'owners',
      documentOf('CHARGES', 'APPEL_DE_FONDS', { owner: 'Karim OLLIVAUD' }),
      documentOf('TAX_FONCIERE', null, { owners: ['Claire MARTIN'] }),
      [
        'Propriétaire : Karim OLLIVAUD sur l’appel de fonds (page 1), Claire MARTIN sur l’avis de taxe foncière (page 1).',
      ],
    ],
  ])('%s', (_, one, other, expected) => {
    expect(sentences(one, other)).toEqual(expected);
  });

  it('of a couple may each name one', () => {
    const card = documentOf('DOC_IDENTITE', 'PASSEPORT', { owner: 'Claire MARTIN' });
    const of = (owner: string) => documentOf('TAX_FONCIERE', null, { owners: [owner] });
    const beside = (...others: Made[]) =>
      contradictions(examinedOf('DOC_IDENTITE', [card], {}, others)).length;
    expect(beside(of('Paul DURAND'), of('Claire MARTIN'))).toBe(0);
    expect(beside(of('Paul DURAND'))).toBe(1);
  });

  it('that contradict each other are for a person, who sees both pages', () => {
    const [one, other] = [carrez(6245), documentOf('TITRE_PROP', null, { surface_carrez: 5810 })];
    const finding = consistent(examinedOf('CERT_CARREZ', [one], {}, [onPage(other, 4)]));
    expect(finding).toMatchObject({ outcome: 'undecided', seen: [{ page: 1 }, { page: 4 }] });
  });
});
