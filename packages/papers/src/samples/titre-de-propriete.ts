// The deed of the last sale, as the notary copies it for the buyer.
import { centered, gap, heading, PAGE, signature, text, texts, title } from './blocks.ts';
import { BASE, oneLine } from './building.ts';
import { euros, grouped, longDay, shortDay, squareMetres } from './figures.ts';
import type { Home } from './home.ts';
import { dayInWords, inWords } from './number-words.ts';
import { civility, feminine, namedAs, type Person } from './people.ts';
import type { Block, Look, Sample } from './press.ts';

/** The whole deed, or the short certificate the notary gives on the day. */
export type DeedLayout = 'copie' | 'attestation';

const LOOK_OF: Record<DeedLayout, Look> = { copie: 'notarial', attestation: 'academic' };

const civil = (person: Person): string =>
  `${civility(person)} ${person.first_name} ${person.last_name.toUpperCase()}, ${person.profession}, né${feminine(person)} à ${person.born_in} le ${longDay(person.born_on)}, de nationalité française, célibataire, non lié${feminine(person)} par un pacte civil de solidarité`;

function designation(home: Home): Block[] {
  const { holding, cadastre, address } = home;
  const place = `figurant au cadastre section ${cadastre.section} n° ${cadastre.number}, pour une contenance de ${cadastre.hectares}`;
  if (!holding) {
    return texts(
      `Une maison d’habitation située à ${address.city} (${address.postcode}), ${address.street}, élevée sur terre-plein d’un rez-de-chaussée et d’un étage, avec jardin, ${place}.`,
      `Elle comprend : ${home.rooms.map(({ name }) => name.toLowerCase()).join(', ')}.`,
    );
  }
  return [
    text(
      `Dans un ensemble immobilier situé à ${address.city} (${address.postcode}), ${address.street}, soumis au régime de la copropriété, ${place}, les lots suivants :`,
    ),
    ...holding.owner.lots.flatMap(({ number, nature, description, tantiemes }) => [
      text(
        `**Lot numéro ${number}** : ${nature.toLowerCase()}, ${description}. Et les ${grouped(tantiemes)}/${grouped(BASE)}èmes des parties communes générales.`,
      ),
    ]),
    text(
      `Superficie de la partie privative du lot principal, article 46 de la loi du 10 juillet 1965 : ${squareMetres(home.surface)}.`,
    ),
    text(
      `L’ensemble immobilier a fait l’objet d’un règlement de copropriété avec état descriptif de division reçu par ${holding.building.deed.notary} le ${longDay(holding.building.deed.day)}, publié volume ${holding.building.deed.volume}, numéro ${holding.building.deed.number}.`,
    ),
  ];
}

export function titreDePropriete(home: Home, layout: DeedLayout) {
  const { purchase, sellers } = home;
  const priceWords = inWords(purchase.price / 100);
  const buyers = sellers.map(civil).join(' ; et ');
  const whole: Block[] = [
    gap(40),
    centered(`**Office notarial**\n${purchase.notary}\n${purchase.office}, ${home.address.city}`),
    gap(20),
    title('Copie authentique', `Acte du ${longDay(purchase.day)}`),
    centered(
      `VENTE\n\n${namedAs(purchase.from)}\n\nau profit de\n\n${sellers.map(namedAs).join('\n')}`,
    ),
    PAGE,
    title(
      'Vente',
      `par ${namedAs(purchase.from)}\nau profit de ${sellers.map(namedAs).join(' et ')}`,
    ),
    text(`**L’AN ${dayInWords(purchase.day).toUpperCase()}**,`),
    text(
      `${purchase.notary}, notaire soussigné, titulaire d’un office notarial dont le siège est à ${home.address.city}, ${purchase.office}, identifié sous le numéro CRPCEN 00000, **A REÇU** le présent acte contenant VENTE à la requête des parties ci-après identifiées.`,
    ),
    heading('Identification des parties'),
    ...texts(
      `**VENDEUR.** ${civil(purchase.from)}, demeurant à ${oneLine(home.address)}.`,
      `**ACQUÉREUR.** ${buyers}, demeurant à ${home.address.city}.`,
      `**QUOTITÉS ACQUISES.** ${sellers.length === 1 ? 'L’acquéreur acquiert la pleine propriété.' : 'Les acquéreurs acquièrent la pleine propriété indivise, chacun pour moitié.'}`,
    ),
    heading('Désignation'),
    ...designation(home),
    heading('Propriété, jouissance'),
    text(
      'L’acquéreur est propriétaire du bien à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, le bien étant libre de toute location ou occupation.',
    ),
    heading('Prix'),
    text(
      `La présente vente est conclue moyennant le prix de **${priceWords.toUpperCase()} EUROS (${euros(purchase.price)})**, payé comptant à l’instant même, ainsi qu’il résulte de la comptabilité du notaire soussigné, qui en donne quittance.`,
    ),
    PAGE,
    heading('Publicité foncière'),
    text(
      `L’acte sera publié au service de la publicité foncière compétent. Publication : volume ${purchase.volume}, numéro ${purchase.number}. Le droit de vente s’élève au taux de droit commun de 5,80 %.`,
    ),
    heading('Origine de propriété et effet relatif'),
    text(
      `Le bien appartient au vendeur par suite de l’acquisition qu’il en a faite suivant acte reçu par Maître Desroseaux le ${longDay(purchase.before_that)}, publié volume ${purchase.before_that.slice(0, 4)}P, numéro 3417.`,
    ),
    heading('Charges et conditions'),
    ...CONDITIONS.map(text),
    heading('Diagnostics et information de l’acquéreur'),
    ...texts(
      'Le dossier de diagnostic technique a été remis à l’acquéreur dès avant la promesse. Il reconnaît en avoir pris connaissance et en faire son affaire personnelle.',
      'L’acquéreur déclare avoir été informé de la situation de l’immeuble au regard des risques naturels, miniers et technologiques.',
    ),
    PAGE,
    heading('Déclarations des parties'),
    ...DECLARATIONS.map(text),
    heading('Affirmation de sincérité et clôture'),
    ...texts(
      'Les parties affirment, sous les peines de droit, que le présent acte exprime l’intégralité du prix. Le notaire soussigné affirme qu’à sa connaissance l’acte n’est contredit par aucune contre-lettre.',
      'DONT ACTE sans renvoi, généré et visualisé sur support électronique en l’étude du notaire soussigné, les jour, mois et an indiqués en tête. Et lecture faite, les parties ont certifié exactes les déclarations les concernant avant d’apposer leur signature.',
      `Pour **COPIE AUTHENTIQUE**, certifiée conforme à la minute par le notaire soussigné. Le notaire certifie la présente copie.`,
    ),
    signature('Les parties', `${purchase.notary}, notaire`),
  ];
  const certificate: Block[] = [
    {
      kind: 'letterhead',
      name: `Office notarial, ${purchase.notary}`,
      lines: [`${purchase.office}, ${home.address.city}`],
      right: [],
    },
    title('Attestation de propriété immobilière'),
    text(
      `Je soussigné, ${purchase.notary}, notaire à ${home.address.city}, certifie qu’aux termes d’un acte reçu le ${longDay(purchase.day)}, ${namedAs(purchase.from)} a vendu à ${sellers.map(namedAs).join(' et ')} le bien ci-après désigné.`,
    ),
    heading('Désignation'),
    ...designation(home),
    text(
      `Moyennant le prix de ${euros(purchase.price)}, payé comptant. L’acquéreur a la propriété et la jouissance du bien à compter du ${shortDay(purchase.day)}.`,
    ),
    text(
      'En foi de quoi la présente attestation est délivrée pour servir et valoir ce que de droit.',
    ),
    signature('', `${purchase.notary}, notaire`),
  ];
  return {
    look: LOOK_OF[layout],
    title: layout === 'copie' ? 'Acte de vente' : 'Attestation de propriété immobilière',
    footer: `${purchase.notary}, acte du ${shortDay(purchase.day)}`,
    written_on: purchase.day,
    blocks: layout === 'copie' ? whole : certificate,
    truth: {
      document_type: 'TITRE_PROP',
      deed_on: purchase.day,
      notary: purchase.notary,
      seller: namedAs(purchase.from),
      buyers: sellers.map(namedAs),
      price: purchase.price,
      lots: home.holding?.owner.lots.map(({ number, tantiemes }) => ({ number, tantiemes })) ?? [],
      base: home.holding ? BASE : null,
      surface: home.holding ? home.surface : null,
      cadastre: home.cadastre,
      publication: layout === 'copie' ? { volume: purchase.volume, number: purchase.number } : null,
    },
  } as const satisfies Sample;
}

const CONDITIONS = [
  'L’acquéreur prend le bien dans l’état où il se trouve, sans recours contre le vendeur pour raison de l’état du sol ou des bâtiments, de vices même cachés, d’erreur dans la désignation ou la contenance, sauf ce qui est dit par la loi pour la superficie des lots.',
  'Il souffre les servitudes passives, apparentes ou occultes, continues ou discontinues, pouvant grever le bien, sauf à s’en défendre et à profiter de celles actives, s’il en existe. Le vendeur déclare n’en avoir créé ni laissé acquérir aucune.',
  'Il acquitte les impôts et contributions à compter de l’entrée en jouissance. La taxe foncière de l’année en cours est répartie entre les parties au prorata du temps.',
  'Il fait son affaire des abonnements à l’eau, au gaz et à l’électricité et de l’assurance du bien, de manière que le vendeur ne soit jamais inquiété à ce sujet.',
  'Le vendeur déclare que le bien est libre de toute inscription, privilège ou hypothèque, ainsi qu’il résulte de l’état délivré par le service de la publicité foncière.',
  'Les contrats d’abonnement et de fourniture d’énergie sont résiliés par le vendeur. Les relevés des compteurs sont faits le jour de la remise des clés.',
];

const DECLARATIONS = [
  'Les parties déclarent ne faire l’objet d’aucune mesure de sauvegarde de justice, de tutelle, de curatelle, de redressement ou de liquidation, et jouir de leur pleine capacité pour contracter.',
  'La vente n’entre pas dans le champ de la taxe sur la valeur ajoutée. Le vendeur déclare sa résidence fiscale en France et, s’il y a lieu, la plus-value qu’il réalise est déclarée lors du dépôt de l’acte.',
  'Le bien est situé dans un secteur soumis au droit de préemption urbain. La déclaration d’intention d’aliéner a été reçue par la commune, qui a fait connaître qu’elle renonçait à l’exercer ; la réponse demeure annexée.',
  'L’acquéreur déclare avoir reçu la notification de l’avant-contrat et n’avoir pas usé de sa faculté de rétractation dans le délai de la loi.',
  'Les parties reconnaissent que les fonds employés ne proviennent d’aucune infraction, et que la présente vente a été négociée directement entre elles, sans le concours d’un intermédiaire.',
  'Pour l’exécution du présent acte et de ses suites, les parties élisent domicile en l’office notarial. Tous les frais, droits et honoraires sont supportés par l’acquéreur.',
  'L’office notarial traite des données à caractère personnel pour l’accomplissement des formalités de l’acte. Les personnes concernées peuvent exercer leurs droits auprès de lui.',
];
