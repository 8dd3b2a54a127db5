// Who says himself that he lets: « Je soussigné Luc ESSAI, propriétaire », « Le propriétaire, Luc ESSAI » under a
// receipt; and whom a tenant says to be the tenant of.
import { namesAfter } from '../names/names-after.ts';
import type { Reading } from '../reading.ts';
import { preceding, type Story } from '../sheet/story.ts';

const DECLARES = /(?<value>\bje soussignee?),?/;
const AS_OWNER =
  /[\s,]*(?:agissant )?(?:en qualite de |comme )?(?:proprietaire|bailleur|bailleresse)/;

const declared = (story: Story): Reading<string>[] =>
  preceding(story, namesAfter(story, DECLARES), AS_OWNER);

/** Alone on its line, or before the name: heads of two columns of signatures have each other's names under them. */
const SIGNS =
  /(?<=^|\n)(?<value>(?:le|la) (?:proprietaire|bailleur|bailleresse)\s?[,:]?)(?=[ \n](?![^\n]*\t))/;

const TENANT_OF =
  /(?<value>\blocataires? (?:de|chez))(?= (?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle|la sci|sci) )/;

export const landlordsOfTenants = (story: Story): Reading<string>[] => namesAfter(story, TENANT_OF);

/** The surest of these ways first. */
export const saidLandlords = (story: Story): Reading<string>[] =>
  [landlordsOfTenants(story), declared(story), namesAfter(story, SIGNS)].find(
    (found) => found.length > 0,
  ) ?? [];
