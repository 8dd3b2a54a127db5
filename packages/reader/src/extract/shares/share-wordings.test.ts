// Shares and references of an owner, in words and shapes that neither the samples nor the corpus have.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { typedFacts } from '../../../test/typed-facts.ts';
import { typstTable } from '../../../test/typeset-pages.ts';

const call = (content: string) => factValues(content, 'CHARGES', 'APPEL_DE_FONDS');
const letter = (text: string) => typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS');

describe('the columns of a call', () => {
  it('are told by arithmetic, whatever their heads say', async () => {
    const found = await call(`= Appel de fonds
${typstTable({
  columns: '(3fr, 1fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Répartition', 'Clé', 'Vous', 'Engagé', 'Dû'],
    ['Charges générales', '10 000', '250', '8 000,00', '200,00'],
    ['Chauffage', '9 000', '300', '3 000,00', '100,00'],
    ['Total à payer', '', '', '', '300,00'],
  ],
})}`);
    expect(found).toMatchObject({
      total: 300_00,
      courantes: 300_00,
      tantiemes: 250,
      base: 10_000,
      tantiemes_by_cle: ['Charges générales\u00a0: 250/10000', 'Chauffage\u00a0: 300/9000'],
    });
  });

  it('tell the share of a quarter, not that of the year', async () => {
    const found = await call(`= Appel de fonds du 2e trimestre 2027
${typstTable({
  columns: '(3fr, 1fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Poste', 'Budget annuel', 'Tantièmes', 'Quote-part annuelle', 'Appel du trimestre'],
    ['Charges communes générales', '21 340,00', '103/1000', '2 198,02', '549,51'],
    ['Ascenseur', '2 150,00', '127/1000', '273,05', '68,26'],
    ['Total', '', '', '2 471,07', '617,77'],
  ],
})}`);
    expect(found).toMatchObject({ total: 617_77, courantes: 617_77, tantiemes: 103, base: 1000 });
  });

  it('may have the share in a head', async () => {
    const found = await call(`= Appel travaux
${typstTable({
  columns: '(3fr, 1fr, 1fr)',
  rows: [
    ['Objet', 'Montant voté', 'Votre part (85/1000)'],
    ['Réfection de la toiture', '30 000,00', '2 550,00'],
    ['Honoraires sur travaux', '600,00', '51,00'],
    ['Ensemble', '30 600,00', '2 601,00'],
  ],
})}`);
    expect(found).toMatchObject({ total: 2601_00, travaux: 2601_00, tantiemes: 85, base: 1000 });
    expect(found).not.toHaveProperty('tantiemes_by_cle');
  });
});

describe('a section of works', () => {
  it.each([
    'Travaux votés hors budget',
    'Dépenses exceptionnelles',
    'APPELS POUR TRAVAUX – RAVALEMENT',
  ])('%s is not current, whatever the keys are called', async (title) => {
    const found = await call(`= Appel de fonds
${typstTable({
  columns: '(3fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Clé', 'Total', 'Tantièmes', 'Votre quote-part'],
    ['Budget prévisionnel', '', '', ''],
    ['Charges générales', '10 000,00', '200/10000', '200,00'],
    [title, '', '', ''],
    ['Charges générales', '5 000,00', '200/10000', '100,00'],
    ['Total de l’appel', '', '', '300,00'],
  ],
})}`);
    expect(found).toMatchObject({ courantes: 200_00, travaux: 100_00, total: 300_00 });
  });
});

describe('lines of a call', () => {
  it('that are a part of the line above are not added to it', async () => {
    const found = await call(`= Avis d’échéance
${typstTable({
  columns: '(3fr, 1fr)',
  rows: [
    ['Provisions sur charges courantes', '320,00 €'],
    ['dont charges récupérables', '210,00 €'],
    ['Provisions travaux toiture', '150,00 €'],
    ['Cotisation fonds travaux', '16,00 €'],
    ['Montant de l’échéance', '486,00 €'],
    ['Votre solde avant cette échéance', '-6,00 €'],
    ['Montant à payer', '480,00 €'],
  ],
})}`);
    expect(found).toMatchObject({
      total: 486_00,
      solde_anterieur: -6_00,
      to_pay: 480_00,
      courantes: 320_00,
      travaux: 150_00,
      fonds_travaux: 16_00,
      recoverable: 210_00,
    });
  });

  it('under titles that tell the base of their key', async () => {
    const found = await call(`= Appel de provisions
${typstTable({
  columns: '(3fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Postes', 'Dépenses', 'Vos tantièmes', 'Votre part'],
    ['CHARGES GÉNÉRALES (base 1 000)', '', '', ''],
    ['Nettoyage', '2 000,00', '45', '90,00'],
    ['Assurance', '1 000,00', '45', '45,00'],
    ['ASCENSEUR (base 500)', '', '', ''],
    ['Contrat', '1 000,00', '30', '60,00'],
    ['Total', '', '', '195,00'],
  ],
})}`);
    expect(found).toMatchObject({
      tantiemes: 45,
      base: 1000,
      total: 195_00,
    });
  });

  it('of several lots make one share', async () => {
    const found = await call(`= Appel de provisions
${typstTable({
  columns: '(3fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Poste', 'Total', 'Tantièmes', 'Votre part'],
    ['Lot 12', '', '', ''],
    ['Charges générales', '2 000,00', '45/1000', '90,00'],
    ['Lot 80', '', '', ''],
    ['Charges générales', '2 000,00', '5/1000', '10,00'],
    ['Total', '', '', '100,00'],
  ],
})}`);
    expect(found).toMatchObject({
      tantiemes: 50,
      base: 1000,
      total: 100_00,
    });
  });
});

describe('shares apart from the sums', () => {
  it('in a sentence that names the keys', () => {
    expect(
      letter(`Appel de charges
Vous détenez 212/10 000 dans les charges générales et 30/1 000 dans les charges d’ascenseur.
Merci de nous régler la somme de 410,00 €.`),
    ).toMatchObject({
      tantiemes: 212,
      base: 10_000,
      tantiemes_by_cle: ['charges générales : 212/10000', 'charges d’ascenseur : 30/1000'],
    });
  });

  it('in a small table of keys', async () => {
    const found = await call(`= Appel de provisions
${typstTable({
  columns: '(3fr, 1fr, 1fr)',
  rows: [
    ['Clé', 'Vos tantièmes', 'Base'],
    ['Charges générales', '418', '10 000'],
    ['Escalier B', '96', '1 240'],
  ],
})}
Total de l’appel : 512,00 €`);
    expect(found).toMatchObject({
      tantiemes: 418,
      base: 10_000,
      tantiemes_by_cle: ['Charges générales : 418/10000', 'Escalier B : 96/1240'],
    });
  });

  it('with a column for each key', async () => {
    const found = await call(`= Appel de provisions
${typstTable({
  columns: '(2fr, 2fr, 2fr)',
  rows: [
    ['', 'Charges générales', 'Ascenseur'],
    ['Vos tantièmes', '418', '52'],
    ['Total', '10 000', '1 000'],
  ],
})}
Total de l’appel : 512,00 €`);
    expect(found).toMatchObject({
      tantiemes: 418,
      base: 10_000,
      tantiemes_by_cle: ['Charges générales : 418/10000', 'Ascenseur : 52/1000'],
    });
  });

  it('two that nothing names are none', () => {
    const found = letter(`Appel de charges
Parts de 212/10000 et de 12/10000. Montant de l’appel : 410,00 €.`);
    expect(found).not.toHaveProperty('tantiemes');
    expect(found).not.toHaveProperty('tantiemes_by_cle');
  });

  it.each([
    ['Lots 4 (212/10000) et 9 (12/10000).', 224],
    ['Lot 4 – appartement – 212/10000\nLot 9 – cave – 12/10000', 224],
    // Of three lots two tell theirs.
    ['Lots 4 (212/10000), 9 (12/10000) et 11.', undefined],
    ['Lot 4 (212/10000), lot 9 (12/1000)', undefined],
  ])('those of each lot are one together: %s', (extracted, expected) => {
    const found = letter(`Appel de charges\n${extracted}\nMontant de l’appel : 410,00 €.`);
    expect(found['tantiemes']).toBe(expected);
  });
});

describe('the account of an owner', () => {
  it.each([
    ['Compte copropriétaire n° C-00412 – lots 3 et 8', 'C-00412'],
    ['N° de compte : 450-1207-0033', '450-1207-0033'],
    ['Réf. client : 0714/0021', '0714/0021'],
    ['Code copropriétaire : DUPO0012', 'DUPO0012'],
    ['Votre compte : 4501.0088', '4501.0088'],
  ])('%s', (line, account) => {
    expect(letter(`APPEL DE FONDS\n${line}\nMontant de l’appel : 410,00 €`)).toMatchObject({
      account,
    });
  });

  it.each([
    'Solde de votre compte au 30/09/2026 : 120,00 €',
    'Compte bancaire séparé n° 00012345678',
    'Extrait de compte 2026',
    'Réf. dossier : 2026-114',
  ])('is not in « %s »', (line) => {
    expect(letter(`APPEL DE FONDS\n${line}`)).not.toHaveProperty('account');
  });
});
