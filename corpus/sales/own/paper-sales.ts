// What papers may be: missing, of another building, of a former syndic, telling two things.
import { exerciseOf } from '@quitus/papers/samples/accounts';
import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { convocation } from '@quitus/papers/samples/convocation';
import { type Home, holdingOf } from '@quitus/papers/samples/home';
import type { Sample } from '@quitus/papers/samples/press';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { carrez } from '@quitus/papers/samples/superficie';
import { titreDePropriete } from '@quitus/papers/samples/titre-de-propriete';

import { ledger } from './ledger.ts';
import type { OwnSale } from './own-sales.ts';
import {
  called,
  DAY,
  dossierFor,
  homeOf,
  inBuilding,
  movesOf,
  NOTHING_OWED,
  type Papers,
  type Truth,
  usualPapers,
  usualTruth,
  without,
} from './world.ts';

const AS_OF = '2026-11-05';

/** The account is in order. */
const saleOf = (
  name: string,
  told: string,
  home: Home,
  papers: Papers,
  truth: Truth,
  date = DAY,
): OwnSale => ({
  name,
  told,
  date,
  dossier: dossierFor(home),
  papers: { releve: ledger(home, movesOf(home, 0), AS_OF), ...papers },
  truth: { ...usualTruth(home), ...NOTHING_OWED, 'II-C': 0, ...truth },
});

/** The same words everywhere in a sample, replaced. */
const reworded = (sample: Sample, from: string, to: string): Sample => {
  const blocks: Sample['blocks'] = JSON.parse(JSON.stringify(sample.blocks).replaceAll(from, to));
  return { ...sample, blocks };
};

function noAnnexes(): OwnSale {
  const home = homeOf({ seed: 'own/no-annexes' });
  const papers = {
    ...without(usualPapers(home), 'convocation', 'fiche'),
    convocation: convocation(home, 'alone'),
  };
  return saleOf('own-sans-annexes', 'the convocation came without its annexes', home, papers, {
    'COPRO-1': null,
    'COPRO-2': null,
    'COPRO-3-b': null,
    'COPRO-3-c': null,
    'II-A-1': null,
    'III-1': null,
    'VIE-EMPRUNT': null,
    'VIE-LOTS': null,
  });
}

function notApproved(): OwnSale {
  const home = homeOf({ seed: 'own/not-approved', number: 8 });
  // Before the meeting of 11 June 2026: 2025 is closed and not approved.
  const date = '2026-05-20';
  const papers = without(
    usualPapers(home),
    'pv-2026',
    'decompte-2025',
    'fiche',
    'appel-2026-3',
    'appel-2026-4',
    'carnet',
  );
  const known = usualTruth(home);
  return {
    name: 'own-non-approuve',
    told: 'the year is closed, its accounts are not approved',
    date,
    dossier: dossierFor(home),
    papers: { ...papers, releve: ledger(home, movesOf(home, 0, [1, 2]), '2026-05-10') },
    truth: {
      ...NOTHING_OWED,
      'II-C': 0,
      EXERCICE: known.EXERCICE ?? null,
      PROVISION: called(home, 2026, 2).current,
      'N1-EXERCICE': '2024-01-01/2024-12-31',
      'N1-BUDGET-APPELE': known['N2-BUDGET-APPELE'] ?? null,
      'N1-BUDGET-REEL': known['N2-BUDGET-REEL'] ?? null,
      'N2-EXERCICE': '2023-01-01/2023-12-31',
      'N2-BUDGET-APPELE': null,
      'COPRO-1': null,
      'COPRO-2': null,
      'COPRO-3-b': null,
      'VIE-DERNIERE-AG': '2025-06-18',
      'VIE-PROCHAINE-AG': '2026-06-11',
      'III-2-a': {
        schedule: [
          { day: '2026-07-01', cents: called(home, 2026, 3).current },
          { day: '2026-10-01', cents: called(home, 2026, 4).current },
        ],
      },
    },
  };
}

function newSyndic(): OwnSale {
  const home = homeOf({ seed: 'own/new-syndic', number: 6 });
  const { building } = holdingOf(home);
  const former = inBuilding(home, {
    syndic: { ...building.syndic, name: 'Agence du Vieux Moulin' },
  });
  const old = usualPapers(former);
  const papers = {
    ...usualPapers(home),
    ...Object.fromEntries(Object.entries(old).filter(([name]) => /2024|2025/.test(name))),
  };
  return saleOf('own-nouveau-syndic', 'the syndic changed', home, papers, {});
}

function otherTantiemes(): OwnSale {
  const home = homeOf({ seed: 'own/other-tantiemes', number: 10 });
  const { building, owner } = holdingOf(home);
  const lots = owner.lots.map((lot, index) =>
    index === 0 ? { ...lot, tantiemes: lot.tantiemes + 15 } : lot,
  );
  const deed = titreDePropriete(
    { ...home, holding: { building, owner: { ...owner, lots } } },
    'copie',
  );
  return saleOf(
    'own-tantiemes',
    'the deed and the calls give other tantièmes',
    home,
    { ...usualPapers(home), titre: deed },
    {
      TANTIEMES: 'contradictory',
      'COPRO-3-c': null,
      'II-A-1': null,
      'III-1': null,
    },
  );
}

function otherArea(): OwnSale {
  const home = homeOf({ seed: 'own/other-area', number: 13 });
  const papers = {
    ...usualPapers(home),
    carrez: carrez(
      {
        ...home,
        surface: home.surface - 240,
        rooms: home.rooms.map((room, index) =>
          index === 1 ? { ...room, area: room.area - 240 } : room,
        ),
      },
      'sober',
    ),
  };
  return saleOf('own-superficies', 'the deed and the certificate give other areas', home, papers, {
    SURFACE: 'contradictory',
  });
}

function otherBuilding(): OwnSale {
  const home = homeOf({ seed: 'own/right-building', number: 7 });
  const stranger = homeOf({ seed: 'own/wrong-building', number: 7 });
  const away = {
    ...stranger,
    address: { street: '3 quai des Brumes', postcode: '44000', city: 'Nantes' },
  };
  const other = inBuilding(away, {
    address: away.address,
    syndic: holdingOf(home).building.syndic,
    name: 'Le Clos des Brumes',
  });
  const papers = {
    ...usualPapers(home),
    'pv-autre': procesVerbal(other, 'prose', 2026),
    'appel-autre': appelDeFonds(other, 'table', 2026, 4),
  };
  return saleOf('own-autre-immeuble', 'minutes and a call of another building', home, papers, {});
}

function small(): OwnSale {
  const home = homeOf({ seed: 'own/small', flats: 4, number: 2 });
  return saleOf('own-petite', 'a copropriété of four flats', home, usualPapers(home), {});
}

function loan(): OwnSale {
  const home = homeOf({ seed: 'own/loan', number: 15 });
  const annexed = reworded(
    convocation(home, 'complete'),
    'montant restant dû : néant',
    'montant restant dû : 42 350,00 €',
  );
  return saleOf(
    'own-emprunt',
    'a collective loan',
    home,
    { ...usualPapers(home), convocation: annexed },
    {
      'VIE-EMPRUNT': true,
      'I-A-7': null,
    },
  );
}

function twice(): OwnSale {
  const home = homeOf({ seed: 'own/twice', number: 16, has_lift: true });
  const papers = {
    ...usualPapers(home),
    'appel-2026-4-copie': appelDeFonds(home, 'table', 2026, 4),
    'releve-copie': ledger(home, movesOf(home, 0), AS_OF),
  };
  return saleOf('own-doublons', 'the same papers twice, in another layout', home, papers, {
    BUDGET: exerciseOf(holdingOf(home).building, 2026).budget,
  });
}

function otherUnpaid(): OwnSale {
  const home = homeOf({ seed: 'own/other-unpaid', number: 17 });
  const papers = usualPapers(home);
  const { fiche } = papers;
  if (!fiche) throw new Error('no sheet');
  const blocks: Sample['blocks'] = JSON.parse(
    JSON.stringify(fiche.blocks).replace(
      /("Sommes restant dues par les copropriétaires",")[^"]*/,
      '$11 111,11 €',
    ),
  );
  return saleOf(
    'own-impayes',
    'the sheet and the accounts give other unpaid sums',
    home,
    { ...papers, fiche: { ...fiche, blocks } },
    {
      'COPRO-1': 'contradictory',
    },
  );
}

export const PAPER_SALES: readonly OwnSale[] = [
  noAnnexes(),
  notApproved(),
  newSyndic(),
  otherTantiemes(),
  otherArea(),
  otherBuilding(),
  small(),
  loan(),
  twice(),
  otherUnpaid(),
];
