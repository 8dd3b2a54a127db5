// The house rules that a compiler does not know. Each failure names the file that breaks one.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

import * as LIMITS from '@quitus/api/limits';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const FORBIDDEN_FOLDERS = /(^|\/)(utils?|lib|libs|helpers?|common|shared|types|misc)\//;
/** Tables of record may be long: they are read like a register, not like a story. */
const RECORDS = [/^packages\/api\/src\/errors\.ts$/, /\.data\.tsx?$/];
const MAX_LINES = 400;

const files = globSync('{packages,e2e,bench,corpus,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
}).filter((file) => !/node_modules|\/build\/|\.react-router/.test(file));

const source = (file: string) => readFileSync(join(root, file), 'utf8');
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

type Arrow = { file: string; to: string };

/** Every import, with relative ones written as a path from the root. */
const arrows: Arrow[] = files.flatMap((file) =>
  [...source(file).matchAll(IMPORT)].map(([, target = '']) => ({
    file,
    to: target.startsWith('.') ? relative(root, resolve(root, dirname(file), target)) : target,
  })),
);

const isTest = /\.test\.tsx?$/;

/** What a feature of the server lets the others ask of it: named one by one, never « all there is ». */
const isDoor = (file: string) => /^packages\/server\/src\/features\/[\w-]+\/door\.ts$/.test(file);

const broken = (from: RegExp, forbidden: RegExp) =>
  arrows
    .filter(({ file, to }) => from.test(file) && forbidden.test(to) && !isTest.test(file))
    .map(({ file, to }) => `${file} → ${to}`);

const packageOf = (path: string) => /^packages\/(\w+)\//.exec(path)?.[1];

describe('arrows between packages', () => {
  const ALLOWED: Record<string, string[]> = {
    domain: [],
    api: ['domain'],
    papers: ['domain'],
    reader: ['domain', 'papers'],
    // Papers are what the replicas serve.
    robots: ['domain', 'papers'],
    server: ['domain', 'api', 'papers', 'reader', 'robots'],
    web: ['domain', 'api'],
  };

  it('go the way the house was drawn', () => {
    const wrong = arrows.filter(({ file, to }) => {
      const from = packageOf(file);
      const target = packageOf(to) ?? /^@quitus\/(\w+)/.exec(to)?.[1];
      return from && target && from !== target && !ALLOWED[from]?.includes(target);
    });
    expect(wrong).toEqual([]);
  });

  it('use package names, never a path into a neighbour', () => {
    const wrong = arrows.filter(({ file, to }) => {
      const target = packageOf(to);
      return packageOf(file) && target && packageOf(file) !== target;
    });
    expect(wrong).toEqual([]);
  });

  it('leave the domain without any dependency', () => {
    const outside = arrows.filter(
      ({ file, to }) =>
        file.startsWith('packages/domain/') && !isTest.test(file) && packageOf(to) !== 'domain',
    );
    expect(outside).toEqual([]);
  });

  it('give the contract nothing but the domain and zod', () => {
    expect(broken(/^packages\/api\//, /^(?!zod$|@quitus\/domain\/|packages\/api\/)/)).toEqual([]);
  });
});

/** Where an import by the name of a package leads. */
function placeOf(to: string): string {
  const [, name, path = ''] = /^@quitus\/(\w+)\/(.+)$/.exec(to) ?? [];
  if (name === undefined) return to;
  return `packages/${name}/${path.startsWith('test/') ? path : `src/${path}`}.ts`;
}

/** Rooms that need one another, directly or through others: each list is the imports of one knot. */
function knots(room: (path: string) => string | undefined): string[][] {
  const between = arrows
    .filter(({ file }) => !isTest.test(file))
    .map((arrow) => ({ ...arrow, from: room(arrow.file), target: room(placeOf(arrow.to)) }))
    .filter(({ from, target }) => from && target && from !== target);
  const needs = Map.groupBy(between, ({ from }) => from);
  const reached = (from: string | undefined, seen = new Set<string | undefined>()) => {
    for (const { target } of needs.get(from) ?? [])
      if (!seen.has(target)) {
        seen.add(target);
        reached(target, seen);
      }
    return seen;
  };
  const all = new Map([...needs.keys()].map((one) => [one, reached(one)]));
  const tied = between.filter(({ from, target }) => all.get(target)?.has(from));
  const knotOf = ({ from }: (typeof tied)[number]) =>
    [...all.keys()].filter((one) => all.get(one)?.has(from) && all.get(from)?.has(one)).join();
  return [...Map.groupBy(tied, knotOf).values()].map((knot) =>
    knot.map(({ file, to }) => `${file} → ${to}`),
  );
}

describe('rooms', () => {
  const parents = (path: string): string[] =>
    path.includes('/') ? [dirname(path), ...parents(dirname(path))] : [];
  const holders = new Set(
    files.filter((file) => !isTest.test(file)).flatMap((file) => parents(dirname(file))),
  );

  /** A folder that holds no other; in one that does, each file. */
  const room = (path: string): string | undefined => {
    if (!path.startsWith('packages/')) return undefined;
    return holders.has(dirname(path)) ? path : dirname(path);
  };

  it('no circle ties rooms', () => {
    expect(knots(room)).toEqual([]);
  });
});

describe('arrows inside the server', () => {
  const feature = (path: string) => /^packages\/server\/src\/features\/([\w-]+)\//.exec(path)?.[1];

  it('reach another feature through its door, or through its tables to join them', () => {
    const wrong = arrows.filter(({ file, to }) => {
      const [from, target] = [feature(file), feature(to)];
      const joins = /\.(queries|table|jobs)\.ts$/.test(file) && to.endsWith('.table.ts');
      const isOpen = to.endsWith('/door.ts') || joins;
      return from && target && from !== target && !isOpen && !isTest.test(file);
    });
    expect(wrong).toEqual([]);
  });

  it('find behind a door nothing that nobody asks for', () => {
    const asked = files.filter((file) => feature(file) && !isTest.test(file)).map(source);
    const unasked = files.filter(isDoor).flatMap((door) => {
      const from = `'../${feature(door)}/door.ts'`;
      const askers = asked.filter((text) => text.includes(from)).join('\n');
      const names = [...source(door).matchAll(/(?<=[{,]\s*(?:type )?)\w+(?=\s*[,}])/g)];
      return names.filter(([name]) => !new RegExp(`\\b${name}\\b`).test(askers)).map(String);
    });
    expect(unasked).toEqual([]);
  });

  it('call queries what asks the database', () => {
    const QUERY = /\.(select\w*|insert|update|delete|execute|query|\$count)\b|sql`/;
    const wrong = files.filter((file) => file.endsWith('.queries.ts') && !QUERY.test(source(file)));
    expect(wrong).toEqual([]);
  });

  it('never go from the technical rooms to the features', () => {
    const rooms = /^packages\/server\/src\/(http|db|adapters|jobs|audit|metrics)\//;
    expect(broken(rooms, /^packages\/server\/src\/features\//)).toEqual([]);
  });
});

it('only one file of the server writes slots, and only one statement of it a status', () => {
  const writes = /\.(insert|update)\(portfolioDocuments\)|(insert into|update) portfolio_documents/;
  const server = files.filter((file) => /^packages\/server\/(src|test)\//.test(file));
  const writers = server.filter((file) => writes.test(source(file)));
  expect(writers).toEqual(['packages/server/src/features/portfolios/slots.queries.ts']);
  const set = writers.flatMap((file) => [...source(file).matchAll(/\.set\(\{ status\b/g)]);
  expect(set).toHaveLength(1);
});

describe('arrows inside the reader', () => {
  /** Each needs only those before it. */
  const ROOMS = [
    'file',
    'page',
    'layout',
    'french',
    'recognise',
    'extract',
    'model',
    'arithmetic',
    'proof',
    'control',
  ];
  /** In `extract`: how a page is asked, then what several papers tell, then the papers. */
  const EXTRACT = [
    'sheet',
    'figures',
    'names',
    'places',
    'parties',
    'shares',
    'people',
    'surveys',
    'taxes',
    'deeds',
    'leases',
    'money',
    'books',
    'meetings',
  ];
  const going = (rooms: readonly string[], name: RegExp) => {
    const room = (path: string) => rooms.indexOf(name.exec(path)?.[1] ?? '');
    return arrows.filter(
      ({ file, to }) => room(file) >= 0 && room(to) > room(file) && !isTest.test(file),
    );
  };

  it('go to the rooms before', () => {
    expect(going(ROOMS, /^packages\/reader\/src\/(\w+)\//)).toEqual([]);
    expect(going(EXTRACT, /^packages\/reader\/src\/extract\/(\w+)\//)).toEqual([]);
  });

  it('name every room of the rules', () => {
    const found = files.map((file) => /^packages\/reader\/src\/extract\/(\w+)\//.exec(file)?.[1]);
    expect([...new Set(found)].filter((room) => room && !EXTRACT.includes(room))).toEqual([]);
  });
});

describe('arrows inside the web', () => {
  const feature = (path: string) => /^packages\/web\/src\/features\/([\w-]+)\//.exec(path)?.[1];

  it('do not join two features', () => {
    const wrong = arrows.filter(({ file, to }) => {
      const [from, target] = [feature(file), feature(to)];
      return from && target && from !== target;
    });
    expect(wrong).toEqual([]);
  });

  /** A file at the root is a room of its own. */
  const room = (path: string) =>
    /^packages\/web\/src\/((?:features\/)?[\w.-]+)(?=\/|$)/.exec(path)?.[1];

  it('tie no features in a circle, with all that they hold', () => {
    expect(knots(room)).toEqual([]);
  });

  it('go from the features to what they share, and from there to ui', () => {
    const shared = /^packages\/web\/src\/(?!features|layouts|demo|atelier)[\w-]+\//;
    expect(broken(shared, /^packages\/web\/src\/(features|layouts|demo)\//)).toEqual([]);
    expect(
      broken(
        /^packages\/web\/src\/ui\//,
        /^packages\/web\/src\/(?!ui|browser|site|start-up|theme)[\w-]+\//,
      ),
    ).toEqual([]);
  });
});

describe('how much may be typed', () => {
  const inside = (folder: string) =>
    files.filter((file) => file.startsWith(`packages/${folder}/src/`) && !isTest.test(file));

  it('is asked of the contract by every field', () => {
    const typedAgain = inside('web').filter((file) => /\bmaxLength[=:]\W*\d/.test(source(file)));
    expect(typedAgain).toEqual([]);
  });

  it('is what the contract refuses', () => {
    const contract = inside('api').map(source).join('\n');
    const unused = Object.keys(LIMITS).filter((text) => !contract.includes(`(LIMITS.${text}`));
    expect(unused).toEqual([]);
  });
});

describe('files', () => {
  it('are no barrels', () => {
    expect(files.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual([]);
    const reexports = files
      .filter((file) => !isDoor(file))
      .filter((file) => /^export (\*|(type )?\{[^}]*\}) from /m.test(source(file)));
    expect(reexports).toEqual([]);
  });

  it('live in rooms that say what they are for', () => {
    expect(files.filter((file) => FORBIDDEN_FOLDERS.test(file))).toEqual([]);
  });

  it('tell one story', () => {
    const long = files
      .filter((file) => !RECORDS.some((record) => record.test(file)))
      .map((file) => ({ file, lines: source(file).split('\n').length }))
      .filter(({ lines }) => lines > MAX_LINES);
    expect(long).toEqual([]);
  });

  it('were all looked at', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(arrows.some(({ to }) => to.startsWith('@quitus/domain/'))).toBe(true);
  });
});

it('clock and chance stay out of the domain', () => {
  const impure = files.filter(
    (file) =>
      file.startsWith('packages/domain/src/') &&
      !isTest.test(file) &&
      /new Date\(\)|Date\.now\(|Math\.random\(|randomUUID/.test(source(file)),
  );
  expect(impure).toEqual([]);
});

describe('the public style sheet', () => {
  const sheet = source('packages/web/src/theme/app.css');
  const asPattern = (glob: string) =>
    glob
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  const leftOut = [...sheet.matchAll(/@source not '\.\.\/([^']+)'/g)].map(
    ([, glob = '']) => new RegExp(`^packages/web/src/${asPattern(glob)}(?:/|$)`),
  );
  const isLeftOut = (path: string) => leftOut.some((pattern) => pattern.test(path));

  it('has the rules of every component that a public page uses', () => {
    expect(leftOut.length).toBeGreaterThan(5);
    const missing = arrows
      .filter(({ file, to }) => file.startsWith('packages/web/src/') && to.endsWith('.tsx'))
      .filter(({ file, to }) => !isLeftOut(file) && isLeftOut(to) && !isTest.test(file))
      .map(({ file, to }) => `${file} → ${to}`);
    expect(missing).toEqual([]);
  });
});
