import { expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { recognise } from './recognise.ts';

const RISKS = `ÉTAT DES RISQUES ET POLLUTIONS
Aléas naturels, miniers ou technologiques, sismicité, potentiel radon et sols pollués
Établi le 12 octobre 2026
Adresse de l’immeuble : 14 rue du Marché, 44000 Nantes
Situation de l’immeuble au regard d’un plan de prévention des risques naturels (PPRN)
L’immeuble est situé dans le périmètre d’un PPRN : non
Potentiel radon : zone 3`;

it.each([
  `Information relative aux sinistres indemnisés par l’assurance
Arrêtés portant reconnaissance de l’état de catastrophe naturelle sur la commune
Vendeur   Acquéreur   Date   Signature`,
  `Déclaration de sinistres indemnisés
en application de l’article L. 125-5 du code de l’environnement
Cochez les cases si le bien a donné lieu au versement d’une indemnité`,
  `Description des risques
Inondation par débordement de cours d’eau
Retrait-gonflement des argiles : aléa moyen`,
])('what goes with an état des risques is its second page: « %s »', (second) => {
  expect(recognise(typedPages(RISKS, second))).toMatchObject([{ sub_kind: 'ERP', pages: [1, 2] }]);
});

it('a loss that is declared to an insurer is another paper', () => {
  const loss = `DÉCLARATION DE SINISTRE
Contrat habitation n° 4418
Dégât des eaux survenu le 3 mars 2026 dans la cuisine`;
  expect(recognise(typedPages(RISKS, loss))).toHaveLength(2);
});

it('« annexe 3 » at the end of its title line opens a page, whatever columns it shares with annexe 2', () => {
  const columns = 'E-1   E voté   E réel   E+1   E+2';
  const second = `Compte de gestion général   annexe 2
exercice clos du 01/04/2025 au 31/03/2026 – réalisé à approuver
Charges pour opérations courantes   ${columns}
601 Eau   8 420,55   8 600,00   9 214,37   8 900,00   9 150,00
Produits pour opérations courantes   ${columns}`;
  const third = `Compte de gestion par clé   annexe 3
pour opérations courantes – exercice clos du 01/04/2025 au 31/03/2026 – réalisé à approuver
Clé et nature de la dépense   ${columns}
601 Eau   8 420,55   8 600,00   9 214,37   8 900,00   9 150,00
Total net G1   39 510,50   41 550,00   42 977,12   43 004,00   44 204,00`;
  expect(recognise(typedPages(second, third))).toMatchObject([
    { sub_kind: 'ANNEXE_2', pages: [1] },
    { sub_kind: 'ANNEXE_3', pages: [2] },
  ]);
});
