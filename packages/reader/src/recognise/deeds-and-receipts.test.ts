// Deeds of sale and receipts for rent whose titles say little, extracted by what they do.
import { expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const answersOf = (text: string): string =>
  recognise(typedPages(text))
    .map(({ answered, type, sub_kind }) => (answered ? `${type}/${sub_kind}` : '?'))
    .join(' | ');

const sale = `100482 / JM
L'an deux mille dix-neuf, le dix-huit juin.
Par-devant Maître Luc MODELE, notaire à TESTVILLE, soussigné, ONT COMPARU
Madame Rose TEMOIN, retraitée, et Monsieur Guy EXEMPLE, maçon.
Madame TEMOIN vend, sous les garanties ordinaires, à Monsieur EXEMPLE, qui accepte, les biens dont la désignation suit.
Lot n° 8 – un appartement. Prix – cent mille euros (100.000 €), payés comptant.`;

const receipt = `Régie du Test – 14 cours du Port – 69006 LYON
Avis d'échéance et quittance – novembre 2026
Loyer   702,15
Provisions charges   88,00
Reçu de M. Guy EXEMPLE la somme de 790,15 € pour le loyer et les charges de novembre.`;

const rules = `Etude de Me TEMOIN, Notaire à TESTVILLE
CAHIER DES CHARGES et REGLEMENT
Les soussignés, voulant diviser leur maison, ont établi comme suit l'état descriptif et le règlement de copropriété.
LOT N° 1. Une boutique. Et les deux cents millièmes (200/1000) des parties communes.
LOT N° 2. Un logement. Et les trois cents millièmes (300/1000) des parties communes.
LOT N° 3. Un logement. Et les cinq cents millièmes (500/1000) des parties communes.
Le sol et la toiture sont communs.`;

it.each([
  ['RCP_EDD/RCP', rules],
  ['TITRE_PROP/ACTE_DE_VENTE', sale],
  ['LOGEMENT_LOUE/QUITTANCE', receipt],
])('%s', (answer, text) => {
  expect(answersOf(text)).toBe(answer);
});

it('a promise to sell is no deed of sale', () => {
  expect(answersOf(sale.replace('100482 / JM', 'PROMESSE UNILATÉRALE DE VENTE'))).not.toBe(
    'TITRE_PROP/ACTE_DE_VENTE',
  );
});
