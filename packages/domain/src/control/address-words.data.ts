// How French addresses are shortened.

/** The kinds of ways, by every word that opens one. */
const SHORT_WAYS: Record<string, readonly string[]> = {
  allee: ['all', 'allees'],
  avenue: ['av', 'ave', 'aven'],
  boulevard: ['bd', 'bld', 'blvd', 'bvd', 'boul'],
  chaussee: ['chs'],
  chemin: ['ch', 'che', 'chem'],
  cite: ['cite'],
  clos: ['clos'],
  cour: ['cour'],
  cours: ['crs'],
  domaine: ['dom'],
  esplanade: ['esp'],
  faubourg: ['fg', 'fbg'],
  galerie: ['gal'],
  hameau: ['ham'],
  impasse: ['imp'],
  lotissement: ['lot'],
  mail: ['mail'],
  montee: ['mte'],
  passage: ['pas', 'pass', 'psg'],
  place: ['pl', 'plc'],
  placette: ['placette'],
  promenade: ['prom'],
  quai: ['qu', 'qua'],
  'rond point': ['rpt'],
  route: ['rte'],
  rue: ['r'],
  ruelle: ['rle'],
  sente: ['sente'],
  sentier: ['sen'],
  square: ['sq'],
  traverse: ['tra'],
  venelle: ['ven'],
  villa: ['vla'],
  voie: ['voi'],
};

export const WAYS: ReadonlyMap<string, string> = new Map(
  Object.entries(SHORT_WAYS).flatMap(([way, shorts]) =>
    [way, ...shorts].map((word) => [word, way] as const),
  ),
);

/** Words of names, as they are shortened on envelopes and by the tax office. */
export const LONG_WORDS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['gal', 'general'],
  ['gen', 'general'],
  ['mal', 'marechal'],
  ['mar', 'marechal'],
  ['col', 'colonel'],
  ['cdt', 'commandant'],
  ['cne', 'capitaine'],
  ['lt', 'lieutenant'],
  ['dr', 'docteur'],
  ['pr', 'professeur'],
  ['prof', 'professeur'],
  ['pdt', 'president'],
  ['pres', 'president'],
  ['me', 'maitre'],
  ['gd', 'grand'],
  ['gde', 'grande'],
]);

/** Left out on half of the papers. */
export const STREET_WORDS: ReadonlySet<string> = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'l',
  'd',
  'a',
  'au',
  'aux',
  'et',
]);
