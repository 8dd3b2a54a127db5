import { beforeAll, describe, expect, it } from 'vitest';

import { grayPage, photographed } from '../../../test/degraded.ts';
import { temporaryFiles } from '../../../test/files.ts';
import { typesetPdf } from '../../../test/typeset-pages.ts';
import { compose, movedPoint, type Point, rotating, shifting } from '../matrix.ts';
import { evenLight } from './background.ts';
import { withoutDust } from './dust.ts';
import { glanceOf, type Gray, isBlank, warped } from './gray.ts';
import { prepare } from './prepare.ts';
import { sheetCorners } from './quad.ts';
import { skewOf } from './skew.ts';
import { turned } from './turned.ts';

const written = temporaryFiles();
let page: Gray = { width: 1, height: 1, data: new Uint8Array(1) };

beforeAll(async () => {
  page = await grayPage(written(typesetPdf('#set text(lang: "fr")\n#lorem(500)')), 1000);
});

/** Clockwise around the middle. */
function leaning(degrees: number): Gray {
  const { width, height } = page;
  const back = compose(
    shifting(width / 2, height / 2),
    compose(rotating(-degrees), shifting(-width / 2, -height / 2)),
  );
  return warped(page, back, width, height);
}

const CORNERS = [
  [210, 160],
  [1010, 220],
  [1060, 1390],
  [130, 1330],
] as const;

describe('the lean of a page', () => {
  it.each([0, 1.3, -2, 4.1])('%f degrees is found', (degrees) => {
    const found = skewOf(glanceOf(leaning(degrees)));
    expect(found.sideways).toBe(false);
    expect(Math.abs(found.degrees - degrees)).toBeLessThanOrEqual(0.15);
  });

  it('is found on its side as well', () => {
    const found = skewOf(glanceOf(turned(leaning(1.3), 90)));
    expect(found.sideways).toBe(true);
    expect(Math.abs(found.degrees - 1.3)).toBeLessThanOrEqual(0.15);
  });
});

describe('dust', () => {
  /** A page of one shade with these points, in rows of 40. */
  const sheet = (shade: number, points: Record<number, number>): Gray => {
    const data = new Uint8Array(1600).fill(shade);
    for (const [at, value] of Object.entries(points)) data[Number(at)] = value;
    return { width: 40, height: 40, data };
  };

  it('of one point or two is taken away, dark or light', () => {
    const dirty = sheet(230, { 170: 0, 665: 10, 666: 10, 1210: 0, 1250: 0 });
    expect(withoutDust(dirty)).toEqual(sheet(230, {}));
    expect(withoutDust(sheet(40, { 170: 255, 665: 250, 666: 255 }))).toEqual(sheet(40, {}));
  });

  it('is neither the dot of a letter nor a stroke one point wide', () => {
    const dot = { 410: 0, 411: 0, 450: 0, 451: 0 };
    const stroke = Object.fromEntries(Array.from({ length: 40 }, (_, row) => [row * 40 + 30, 0]));
    const letters = { ...dot, ...stroke };
    expect(withoutDust(sheet(230, { ...letters, 1250: 0 }))).toEqual(sheet(230, letters));
  });

  it('is smoothed with the grain of a page whose every point is off, edges kept', () => {
    const shadeAt = (index: number) => (index % 40 < 20 ? 60 : 220);
    const grainy = sheet(0, {});
    grainy.data = grainy.data.map(
      (_, index) => shadeAt(index) + ((index * index * 7919) % 41) - 20,
    );
    const unlike = ({ data }: Gray) =>
      data.filter((value, index) => Math.abs(value - shadeAt(index)) > 12).length;
    expect(withoutDust(grainy)).toBe(grainy);
    grainy.data[770] = 255;
    expect(unlike(grainy)).toBeGreaterThan(400);
    expect(unlike(withoutDust(grainy))).toBeLessThan(200);
  });

  it('is not sought among the points of small print', () => {
    expect(withoutDust(page)).toBe(page);
  });
});

describe('a sheet on a table', () => {
  const photo = () => photographed(page, 1200, 1600, CORNERS);

  it('is found by its corners', () => {
    const corners = sheetCorners(glanceOf(photo())) ?? [];
    const errors = corners.map(([x, y], index) => {
      const [u, v] = CORNERS[index] ?? [0, 0];
      return Math.max(Math.abs(x - u), Math.abs(y - v));
    });
    expect(errors).toHaveLength(4);
    expect(Math.max(...errors)).toBeLessThan(12);
  });

  it('is not looked for on a scan', () => {
    expect(sheetCorners(glanceOf(page))).toBeNull();
  });

  it('is made flat, and every point finds its way back', () => {
    const { picture, back } = prepare(photo());
    expect([picture.width, picture.height]).toEqual([2481, 3508]);
    const ends: Point[] = [
      [0, 0],
      [2481, 0],
      [2481, 3508],
      [0, 3508],
    ];
    const errors = ends.map((end, index) => {
      const [x, y] = movedPoint(back, end);
      const [u, v] = CORNERS[index] ?? [0, 0];
      return Math.max(Math.abs(x - u), Math.abs(y - v));
    });
    expect(Math.max(...errors)).toBeLessThan(16);
  });
});

describe('the light', () => {
  it('is the same everywhere once divided by the paper', () => {
    const shaded: Gray = {
      ...page,
      data: page.data.map((value, at) => value * (1 - 0.5 * ((at % page.width) / page.width))),
    };
    evenLight(shaded);
    const column = (x: number) =>
      Math.max(
        ...Array.from({ length: 200 }, (_, y) => shaded.data[(y + 20) * page.width + x] ?? 0),
      );
    expect(column(20)).toBeGreaterThan(225);
    expect(column(page.width - 20)).toBeGreaterThan(225);
  });

  it('leaves a dark band dark, with its white letters', () => {
    const [width, height] = [1000, 1400];
    const sheet = { width, height, data: new Uint8Array(width * height).fill(225) };
    for (let y = 400; y < 560; y += 1) sheet.data.fill(50, y * width + 60, y * width + 940);
    for (let y = 460; y < 490; y += 1) sheet.data.fill(230, y * width + 200, y * width + 212);
    evenLight(sheet);
    const at = (x: number, y: number) => sheet.data[y * width + x] ?? 0;
    expect(at(500, 480)).toBeLessThan(110);
    expect(at(206, 475)).toBeGreaterThan(225);
    expect(at(500, 900)).toBeGreaterThan(225);
  });
});

describe('the back of a sheet', () => {
  const empty = (): Gray => ({ width: 600, height: 800, data: new Uint8Array(480_000).fill(240) });

  it('has a grain and a speck, and nothing to read', () => {
    const back = empty();
    for (let at = 0; at < back.data.length; at += 7) back.data[at] = 215;
    back.data.fill(0, 1000, 1030);
    expect(isBlank(back)).toBe(true);
  });

  it('is not blank with one word on it', () => {
    const back = empty();
    for (let row = 400; row < 410; row += 1) back.data.fill(40, row * 600 + 300, row * 600 + 310);
    expect(isBlank(back)).toBe(false);
    expect(isBlank(page)).toBe(false);
  });
});
