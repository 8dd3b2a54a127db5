// Numbers of reports beside numbers of policies, and what surveys conclude in boxes and in counts.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';

const of = (content: string, kind: 'AMIANTE' | 'PLOMB' | 'ELECTRICITE' | 'GAZ' | 'TERMITES') =>
  factValues(content, 'DIAGNOSTICS', kind);

describe('the number of a report', () => {
  it('is not that of the policy in the column at the left', async () => {
    const found = await of(
      `#grid(columns: (3fr, 1fr), column-gutter: 20pt, [ESSAI DIAGNOSTICS, 3 rue Haute, 99100 ESSAIVILLE, RC pro Modèle \\ Assur n° 8830117], [Dossier \\ 26-0331-A])
= État relatif à la présence d’amiante`,
      'AMIANTE',
    );
    expect(found['report_number'] ?? '26-0331-A').toBe('26-0331-A');
  });

  it('is no article of a code', async () => {
    const found = await of(
      `= État relatif à la présence d’amiante
Références : \\ Articles L. 1334-13 du code de la santé publique`,
      'AMIANTE',
    );
    expect(found).not.toHaveProperty('report_number');
  });

  it('opens the line under the title, or follows the day', async () => {
    const under = await of(
      `= État relatif à la présence de termites
N° ESS-T-26-0552 – Norme NF P 03-201`,
      'TERMITES',
    );
    expect(under).toMatchObject({ report_number: 'ESS-T-26-0552' });
    const after = await of(
      'Établi le 3 juin 2026 sous le n° EB/26/T/0719 pour M. Luc ESSAI.',
      'TERMITES',
    );
    expect(after).toMatchObject({ report_number: 'EB/26/T/0719' });
  });
});

describe('what was found', () => {
  it('is the box that is ticked, or what the form answers', async () => {
    const ticked = await of(
      '= Électricité\n\\[ \\] Aucune anomalie #h(1cm) \\[X\\] Une ou plusieurs anomalies',
      'ELECTRICITE',
    );
    expect(ticked).toMatchObject({ diagnostic_result: 'POSITIVE' });
    const answered = await of('= Gaz\nAnomalies relevées : non', 'GAZ');
    expect(answered).toMatchObject({ diagnostic_result: 'NEGATIVE' });
    const open = await of('= Gaz\nAnomalies relevées : oui / non', 'GAZ');
    expect(open).not.toHaveProperty('diagnostic_result');
  });

  it('is told by the units of each class, in a sentence or one after the other', async () => {
    const said = await of(
      'Sur 40 unités, 30 sont de classe 0, 8 de classe 1, 2 de classe 2 et 0 de classe 3.',
      'PLOMB',
    );
    expect(said).toMatchObject({ diagnostic_result: 'POSITIVE' });
    const listed = await of('Classe 0 : 40 – classe 1 : 0 – classe 2 : 0 – classe 3 : 0', 'PLOMB');
    expect(listed).toMatchObject({ diagnostic_result: 'NEGATIVE' });
    const half = await of('Classe 0 : 40 – classe 1 : 0', 'PLOMB');
    expect(half).not.toHaveProperty('diagnostic_result');
  });

  it('says in the present what lead was found', async () => {
    const found = await of(
      'Le constat met en évidence la présence de revêtements contenant du plomb.',
      'PLOMB',
    );
    expect(found).toMatchObject({ diagnostic_result: 'POSITIVE' });
    const none = await of('Le constat ne révèle pas de revêtement contenant du plomb.', 'PLOMB');
    expect(none['diagnostic_result'] ?? 'NEGATIVE').toBe('NEGATIVE');
  });
});

it('an area follows the law that it is measured by', async () => {
  const found = await factValues(
    'Superficie privative, au sens de l’article 46 de la loi du 10 juillet 1965, de 41,27 m².',
    'CERT_CARREZ',
    null,
  );
  expect(found).toMatchObject({ surface_carrez: 4127 });
});

it('an area stands under its label, in a card beside another', async () => {
  const found = await factValues(
    '#grid(columns: (1fr, 1fr), row-gutter: 6pt, [établi le], [surface de référence], [02/02/2026], [48,6 m²])',
    'DIAGNOSTICS',
    'DPE',
  );
  expect(found).toMatchObject({ surface_reference: 4860 });
});
