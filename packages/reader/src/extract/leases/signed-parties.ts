// Who says himself that he lets: « Je soussigné Luc ESSAI, propriétaire », « Le propriétaire, Luc ESSAI » under a
// receipt; and whom a tenant says to be the tenant of.
import { namesAfter } from '../parties/names-after.ts';
import { preceding, type FlowText } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';

const DECLARES = /(?<value>\bje soussignee?),?/;
const AS_OWNER =
  /[\s,]*(?:agissant )?(?:en qualite de |comme )?(?:proprietaire|bailleur|bailleresse)/;

const declared = (flowText: FlowText): Reading<string>[] =>
  preceding(flowText, namesAfter(flowText, DECLARES), AS_OWNER);

/** Alone on its line, or before the name: heads of two columns of signatures have each other's names under them. */
const SIGNS =
  /(?<=^|\n)(?<value>(?:le|la) (?:proprietaire|bailleur|bailleresse)\s?[,:]?)(?=[ \n](?![^\n]*\t))/;

const TENANT_OF =
  /(?<value>\blocataires? (?:de|chez))(?= (?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle|la sci|sci) )/;

export const landlordsOfTenants = (flowText: FlowText): Reading<string>[] =>
  namesAfter(flowText, TENANT_OF);

/** The surest of these ways first. */
export const saidLandlords = (flowText: FlowText): Reading<string>[] =>
  [landlordsOfTenants(flowText), declared(flowText), namesAfter(flowText, SIGNS)].find(
    (found) => found.length > 0,
  ) ?? [];
