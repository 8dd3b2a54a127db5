// What sellers bring that no slot of the home asks for: how they are bound to one another, who signs for whom.
import { expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const answersOf = (...texts: readonly string[]): string =>
  recognise(typedPages(...texts))
    .map(({ answered, type, sub_kind }) => (answered ? `${type}/${sub_kind}` : '?'))
    .join(' | ');

const partnership = `MAIRIE DE TESTVILLE
Service de l’état civil
RÉCÉPISSÉ D’ENREGISTREMENT DE LA DÉCLARATION CONJOINTE D’UN PACTE CIVIL DE SOLIDARITÉ
L’officier de l’état civil certifie que Rose TEMOIN, née le 2 mai 1990, et Guy EXEMPLE, né le 3 juin 1989,
ont déclaré ce jour conclure entre eux un pacte civil de solidarité.`;

const statutes = `SCI DU TEST
STATUTS
Société civile immobilière au capital de 2 000 euros, 3 rue du Test, 44000 Nantes
Article 1. Forme : la société est régie par les articles 1832 et suivants du code civil.
Article 3. Dénomination et siège : SCI du Test, à Nantes.
Article 4. Durée de la société : quatre-vingt-dix-neuf ans.`;
const decision = `SCI DU TEST
Décision des associés du 4 mai 2026
Les associés autorisent la vente du lot 12 de l’immeuble, moyennant un prix net vendeur de 90 000 euros,
et donnent pouvoir au gérant de signer l’acte de vente.`;

const power = `PROCURATION POUR VENDRE
Je soussigné Guy EXEMPLE, demeurant à Testville, donne pouvoir à ma sœur Rose EXEMPLE
de signer en mon nom la promesse de vente de l’appartement. Bon pour pouvoir.`;

it.each([
  ['a pacte civil that was registered', 'OTHER/null', [partnership]],
  ['the statutes of a company, and what it decided', 'OTHER/null', [statutes, decision]],
  ['a power to sell', 'OTHER/null', [power]],
])('%s', (_, answer, texts) => {
  expect(answersOf(...texts)).toBe(answer);
});

it('the statutes of owners who share a road are papers of the home', () => {
  const shared = `STATUTS DE L’ASSOCIATION SYNDICALE LIBRE DES PINS
Servitude de passage sur la voie commune, entretien à frais communs.`;
  expect(answersOf(shared)).not.toMatch(/^OTHER\//);
});
