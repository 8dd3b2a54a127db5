// The certificate that a home is insured: who, which home, under which contract, until when.
import { daysBetween } from '@quitus/domain/documents/calendar';

import { findDates } from '../../french/dates.ts';
import { plain } from '../../french/fold.ts';
import { findPeriods } from '../../french/periods.ts';
import { SIGNED } from '../figures/survey-days.data.ts';
import { namesIn } from '../names/people.ts';
import { CAPITALS, isEstate, personIn } from '../names/person-names.ts';
import { insurerReadings, policyOf } from '../parties/insurer.ts';
import { wholePeopleIn } from '../parties/married-parties.ts';
import { namesAfter } from '../parties/names-after.ts';
import { addresseeOf } from '../parties/owner.ts';
import { propertyAddresses } from '../places/property.ts';
import { situatedAddresses } from '../places/situated.ts';
import {
  following,
  foundIn,
  preceding,
  type FlowText,
  flowTextOf,
  type Extracted,
} from '../sheet/flow-text.ts';
import { after, datesAfter, textsAfter } from '../sheet/labelled.ts';
import { labelsInLine } from '../sheet/labels-in-line.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import { agreedOrRefused, type Finding, statedOrRefused } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { mailPeople } from './mail-people.ts';

const RULE = 'assurance';
const UNTIL =
  /(?:valable|valide) jusqu'au|jusqu'au|(?:date d')?(?:fin de validite|echeance)(?: (?:du contrat|annuelle|principale))?(?: (?:le|est le|au))?/;
const COVERS =
  /periode(?: de (?:validite|garantie))?|(?:valable|garanties? acquises?|en vigueur|validite)(?: pour la periode)?/;
const INSURED =
  /assuree?s?(?:\(e?\))?|souscriptrices?|souscripteurs?|societaire|titulaire(?: du contrat)?|nom de l'assuree?/;
const HOLDS =
  /[\s,]*(?:(?:demeurant|domiciliee?s?)[^.;]{0,90}?)?\s*(?:(?:assuree?s?|garantie?s?|couverte?s?|titulaires?) (?:sous|aupres|par|au titre|chez|d(?:u|'un) contrat)|(?:est|sont) (?:bien )?(?:titulaires?|assuree?s?|garantie?s?|couverte?s?|beneficiaires?)|beneficient?|(?:a|ont) souscrit)/;
/** « INDIVISION CALMELS », « Dr MODELE Anne »: nothing but whoever it is, by a title or as heirs together. */
const isWhole = (text: string): boolean =>
  personIn(text) === text.trim() && (isEstate(text) || CAPITALS.test(text));
/** Without a title too, after a word that asks for who is insured. */
const UNTITLED =
  /^(?:\p{Lu}\p{Ll}[\p{L}'-]*\s){1,3}(?:(?:de|du|des|la|le)\s|d')*(?:\p{Lu}'?\p{Lu}[\p{Lu}'-]*)(?:\s\p{Lu}[\p{Lu}'-]+){0,2}$/u;
/** Where they live follows who they are. */
const WHERE = /\s[–—|-]\s|\s\(|;|,\s(?=\d|\p{Ll})/u;
/** « SCI DU BAC, Le Bourg, 14210 … », « M. Paul ESSAI, Villa Rose »: but « M. Paul ESSAI, Mme Anne ESSAI » are two. */
const PLACE = /,\s(?!(?:M\.|Mr|Mme|Mlle|Monsieur|Madame|Mademoiselle|Dr|Docteur)\s)/u;
function withoutPlace(text: string): string {
  const whole = text.split(WHERE)[0]?.trim() ?? '';
  const [name = ''] = whole.split(PLACE);
  return isEstate(name) || namesIn(name).length > 0 ? name : whole;
}
/** « Nous certifions garantir M. X », « attestons que Mme Y ». */
const INSURES =
  /(?<value>\b(?:garantir|assurer|couvrir|garantissons|assurons|couvrons)(?:,[^.;,]{3,80},)?|\b(?:(?:attest|certifi)(?:ons|ent|e) que|au nom de))(?= (?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle|sci) )/;
/** « la personne désignée ci-dessus est titulaire du contrat », « vous êtes assuré »: whom the paper is sent to. */
const IS_ADDRESSED =
  /\b(?:personne|assuree?|societaire|cliente?|souscripteur|souscriptrice|destinataire)s?\s(?:[^.;,]{0,40}?\s)?(?:ci-dessus|ci-contre|en\stete|en-tete)|\bvous\s(?:etes\s(?:bien\s)?(?:assure|garanti|couvert|titulaire)|avez\s(?:bien\s)?souscrit|beneficiez)/;
/** « … ; M. X et Mme Y sont titulaires »: those who stand together before the verb. */
function holders(flowText: FlowText): Reading<string>[] {
  const people = wholePeopleIn(flowText);
  const [last] = preceding(flowText, people, HOLDS);
  if (!last) return [];
  const group: Extracted<string>[] = [last];
  for (const one of people.filter(({ at }) => at < last.at).toReversed()) {
    const [first] = group;
    if (!first || !/^\s*(?:,|et)\s*(?:et\s)?$/.test(flowText.folded.slice(one.end, first.at)))
      break;
    group.unshift(one);
  }
  return [{ ...last, value: group.map(({ value }) => value).join(' et ') }];
}

/** Of a letter, or of a mail. */
function addressees(sheets: readonly Sheet[]): Reading<string>[] {
  const posted = sheets.slice(0, 1).flatMap(addresseeOf);
  const mailed = mailPeople(sheets[0]).addressee;
  return posted.length > 0 || !mailed ? posted : [mailed];
}

/** « … jusqu’à sa prochaine échéance, le 31 décembre 2026 ». */
const ENDS = /(?:jusqu|echeance|expir|fin de validite|\bterme\b)[^.;\d]{0,50}$/;
const REACH = 90;

const endStated = (flowText: FlowText): Reading<string> | null =>
  agreed(
    foundIn(flowText, findDates).filter(({ at }) =>
      ENDS.test(flowText.folded.slice(Math.max(0, at - REACH), at)),
    ),
  );

/** In days: a contract runs for a year, or for what is left of it. */
const [SHORTEST, LONGEST] = [80, 380];

/** « La garantie court du 1er avril 2026 au 31 mars 2027 »: the one stretch that is as long as a contract. */
function yearOf(flowText: FlowText): Reading<string> | null {
  const stretches = foundIn(flowText, findPeriods).filter(({ value: { kind, from, to } }) => {
    const days = daysBetween(from, to);
    return kind === 'RANGE' && days > SHORTEST && days < LONGEST;
  });
  return agreed(stretches.map((one) => ({ ...one, value: one.value.to })));
}

/** « Fait à Arras, le », « Rennes, le » over the letter, « Attestation établie le ». */
const MADE =
  /\b(?:attestation|certificat)\s(?:delivree?|etablie?|editee?)\s(?:a\s[\p{L}' -]{2,30},?\s)?le/u;
const madeOn = (flowText: FlowText): Reading<string> | null =>
  agreed(
    [SIGNED, MADE].flatMap((words) => following(flowText, foundIn(flowText, findDates), words)),
  );

export function assurance(printed: readonly Sheet[]): Finding[] {
  const sheets = printed.map(labelsInLine);
  const flowText = flowTextOf(sheets);
  const named = sheets
    .flatMap((sheet) => textsAfter(sheet, INSURED))
    .map((one) => ({ ...one, value: withoutPlace(one.value) }))
    .filter(
      ({ value }) => namesIn(value).length > 0 || isWhole(value) || UNTITLED.test(plain(value)),
    );
  const [owners = []] = [
    named,
    holders(flowText),
    namesAfter(flowText, INSURES),
    IS_ADDRESSED.test(flowText.folded) ? addressees(sheets) : [],
  ].filter((all) => all.length > 0);
  const homes = propertyAddresses(sheets);
  const until = sheets.flatMap((sheet) => [
    ...datesAfter(sheet, UNTIL),
    ...after(sheet, COVERS, findPeriods)
      .filter(({ value }) => value.kind === 'RANGE')
      .map((one) => ({ ...one, value: one.value.to })),
  ]);
  const end = until.length > 0 ? agreed(until) : (endStated(flowText) ?? yearOf(flowText));
  return [
    ...factsOf('owner', RULE, distinct(owners)),
    ...factsOf(
      'property_address',
      RULE,
      distinct(homes.length > 0 ? homes : situatedAddresses(flowText)),
    ),
    ...agreedOrRefused('insurer', RULE, insurerReadings(sheets, flowText)),
    ...factsOf('policy_number', RULE, [policyOf(sheets, flowText)]),
    ...statedOrRefused('valid_until', RULE, end, until),
    ...statedOrRefused('insured_until', RULE, end, until),
    ...factsOf('made_on', RULE, [madeOn(flowText)]),
  ];
}
