// Whose home or lots they are, in a sentence: « établi le 3 mars pour Mme Anne DURAND ».
import { fold } from '../../french/fold.ts';
import { found, foundBox, type Written } from '../../french/written.ts';
import { bare, lacksName, PERSON, personIn } from '../names/person-names.ts';
import { type Block, blocksOf } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { endsInParticle } from './particles.ts';

const SAID = String.raw`(?:appartenant a(?:ux)?|(?:dependant|relevant|provenant) de|(?:quote-)?part (?:des charges )?de|charges de|(?:compte|situation|releve|decompte|appel)(?: (?:individuel|de charges|de compte|de copropriete))? de|(?:adresse|envoye|destine|remis)e?s? a|propriete des?|proprietaires? ?:|(?:vendeurs?|bailleurs?|coproprietaires?|coproprietaire vendeur|destinataires?) ?:|bonjour,?|chere?s?|chez|a la (?:demande|requete) (?:et pour le compte )?des?|(?:pour le compte|sur demande|au profit) des?|(?:requis|mandatee?s?|missionnee?s?|commandee?s?|demandee?s?|confiee?s?) par|(?:etablie?s?|realisee?s?|dressee?s?|effectuee?s?|delivree?s?|emise?s?|redigee?s?)(?: par [^.;\n]{2,60}?)?(?: le [^.;\n]{4,24}?)? pour(?: le compte de)?|(?:logement|appartement|maison|studio|bien|habitation|installation)(?: \([^()\n]{1,30}\))? de(?: l'installation de)?|soussigne(?:e|s|\(e?s?\)|[.·]e?s?|/e|-e)*(?:\s\([a-z]{3,12}\))? ?[:,]?)\s*:?\s+`;
/** Who wrote the report, and not whose home it is. */
const OF_TRADE =
  /^[\s,(-]*(?:agissant |en (?:sa |ma )?qualite d[e'] ?)*(?:geometre|expert|diagnosti|operat|technicien|gerante?\b|notaire|syndic|maire\b|officier|artisan|chauffagiste|ramoneur|inspect|agent|directeur|directrice|responsable|ingenieur|architecte|clerc|huissier|commissaire)/;

/** « …, usufruitière, et M. Luc DURAND », « …, Mme PETIT et M. ROUX »: one of several is not who they are. */
const OF_SEVERAL =
  /^\s?(?:\((?:usuf|nue?s?[- ]prop|us\.|np)[^)]{0,20}\)|,\s(?:usufruit|nue?s?[- ]prop)[a-z-]*)?\s?(?:[,;/&]|,?\set)\s(?:de\s)?(?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle)\s/;

/** « visite effectuée le 3 mars chez Mme PETIT ». */
const EXAMINED =
  /\b(?:visite|intervention|mesur|diagnosti|control|repera|rendu|effectue|realise|ramon|entretien)[^.;]{0,80}$/;

export function inText(sheet: Sheet): Reading<string>[] {
  return blocksOf(sheet).flatMap((block) =>
    saidIn(block.written, lineOver(sheet, block)).map((one) => ({
      value: one.value,
      raw: one.raw.replaceAll(/\s+/g, ' '),
      box: foundBox(block.written, one),
      page: block.page,
    })),
  );
}

/** « Certifie avoir ramoné le conduit » over « chez Mme PETIT », which its width sets apart: its sentence began there. */
function lineOver({ lines }: Sheet, { lines: [first] }: Block): string {
  const at = lines.findIndex(({ cells }) => cells.some((cell) => cell === first?.cell));
  return at > 0 ? `${lines[at - 1]?.folded ?? ''} ` : '';
}

/** A line that ends after one word of a name goes on; after two, another line begins. */
function unwrapped(text: string): string {
  const [line = '', next, ...rest] = text.split('\n');
  if (next === undefined) return line;
  // « Marie- » over « Odile ».
  if (/\p{L}-\s*$/u.test(line))
    return unwrapped([`${line.trimEnd()}${next.trimStart()}`, ...rest].join('\n'));
  const goesOn =
    // « SCI FAM. » over « DURAND »: a stop inside a name shortens a word of it.
    /\p{L}\.\s*$/u.test(line) ||
    lacksName(line.trimEnd()) ||
    endsInParticle(line) ||
    /(?:\s(?:et|ou|&)|,)\s*$/.test(line) ||
    /^(?:et|ou|&)\s/.test(next.trimStart());
  return bare(line).length > 1 && !goesOn
    ? line
    : unwrapped([`${line} ${next}`, ...rest].join('\n'));
}

function saidIn(written: Written, over: string) {
  const folded = fold(written.text);
  const said = new RegExp(
    String.raw`(?<![\p{L}])${SAID.replaceAll(' ', String.raw`\s`)}(?:l'|la\s)?(?<name>${PERSON.replaceAll('[ ]', String.raw`\s`)})`,
    'dgu',
  );
  return [...folded.matchAll(said)].flatMap((match) => {
    const [from, to] = match.indices?.groups?.['name'] ?? [0, 0];
    const value = personIn(unwrapped(written.text.slice(from, to)));
    const after = value ? folded.slice(from + value.length) : '';
    // « Bonjour Monsieur ROUX, » over « En ma qualité de syndic »: whoever is greeted does not speak.
    const isGreeted = /^(?:bonjour|chere?s?)\b/.test(match[0]);
    const isMaker = (!isGreeted && OF_TRADE.test(after)) || OF_SEVERAL.test(after);
    // People meet, leave keys and have their letters sent « chez Mme PETIT »: hers is the home that somebody examined.
    if (/^chez\s/.test(match[0]) && !EXAMINED.test(over + folded.slice(0, match.index))) return [];
    // The rest of it stands further down than lines of one block do.
    const isCut =
      value &&
      ((to === folded.length && (lacksName(value) || folded.endsWith('-'))) ||
        endsInParticle(value));
    return value && !isMaker && !isCut ? [found(written, from, to - from, value)] : [];
  });
}
