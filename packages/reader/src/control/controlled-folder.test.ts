import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';
import { beforeAll, describe, expect, it } from 'vitest';

import { temporaryFolder } from '../../test/files.ts';
import { typesetPdf } from '../../test/typeset-pages.ts';
import { controlFolder, type FolderControl } from './controlled-folder.ts';
import { readFolder } from './folder-files.ts';
import { printedControl } from './printed-control.ts';

const RIB = `= Relevé d’identité bancaire
#table(columns: 2, [Titulaire du compte], [Mme Claire MARTIN], [Domiciliation], [Nantes])
Code banque, code guichet, clé RIB. IBAN : FR76 3000 6000 0112 3456 7890 189`;
const CALL = `= Appel de fonds
Copropriété : Les Lilas, 8 rue des Lilas, 69003 Lyon

Période du 01/10/2026 au 31/12/2026. Exigible le 01/10/2026.

Montant de l’appel de fonds : 668,76 €`;

const SLOW = 60_000;
const folder = temporaryFolder();
const put = (file: string, content: Uint8Array | string) =>
  writeFileSync(join(folder, file), content);
let control: FolderControl;

beforeAll(async () => {
  mkdirSync(join(folder, 'FICHE_SYN'));
  put('deux.pdf', typesetPdf(`${CALL}\n#pagebreak()\n${RIB}`));
  put('FICHE_SYN/banque.pdf', typesetPdf(RIB));
  put('lettre.pdf', typesetPdf('Madame, je vous remercie de votre visite de lundi dernier.'));
  put('faux.pdf', 'bonjour');
  put('.caché', 'bonjour');
  control = controlFolder(
    {
      portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
      situation: EMPTY_SITUATION,
      main_address: '14 rue du Marché, 44000 Nantes',
      rnc_number: null,
      owners: ['Claire MARTIN'],
      lots: [],
    },
    '2026-11-15',
    await readFolder(folder, { ocr: false }),
  );
}, SLOW);

const slot = (type: string) => control.slots.find(({ document_type }) => document_type === type);

describe('a folder of files', () => {
  it('is sorted into the slots of the dossier, a file of two documents by its pages', () => {
    expect(slot('RIB')).toMatchObject({
      status: 'VERIFIED',
      files: [{ file: 'deux.pdf', pages: [2], documents: [{ type: 'RIB', pages: [2] }] }],
    });
    expect(slot('CHARGES')).toMatchObject({ files: [{ file: 'deux.pdf', pages: [1] }] });
    expect(slot('PV_AG')).toMatchObject({ status: 'A_AJOUTER', files: [], rules: [] });
  });

  it('goes where somebody put it, and is refused there', () => {
    expect(slot('FICHE_SYN')).toMatchObject({
      status: 'REJECTED',
      sentence:
        'Document actuel\u00a0: RIB. Document attendu\u00a0: la fiche synthétique du 14 rue du Marché, 44000 Nantes.',
      files: [{ file: 'FICHE_SYN/banque.pdf' }],
    });
  });

  it('leaves apart what nobody knows and what may not come in', () => {
    expect(control.unsorted).toMatchObject([{ file: 'lettre.pdf', pages: [1] }]);
    expect(control.refused).toMatchObject([{ file: 'faux.pdf' }]);
  });

  it('is told to a person in French', () => {
    const printed = printedControl(control);
    expect(printed).toContain('14 rue du Marché, 44000 Nantes, contrôle du 15 novembre 2026');
    expect(printed).toContain(
      'RIB [RIB]\u00a0: VERIFIED\n  deux.pdf, page 2\n    oui C’est le document',
    );
    expect(printed).toContain('À classer\n  lettre.pdf');
    expect(printed).toContain('Refusés\n  faux.pdf');
  });
});
