// A general meeting: who came, what was decided, with which votes. Its convocation and minutes share it.
import { exerciseOf, meetingDay, worksOf } from './accounts.ts';
import { BASE, type Building, tantiemesOf } from './building.ts';
import { createChance } from './chance.ts';
import { euros, longDay, sum } from './figures.ts';

export type Resolution = {
  number: number;
  subject: string;
  project: string;
  article: '24' | '25' | '25-1' | '26';
  votes: { for: number; against: number; abstained: number };
  adopted: boolean;
};

export type Meeting = {
  day: string;
  /** The exercise whose accounts it approves. */
  approves: number;
  present: number;
  /** Shares of those who came, were represented or voted by mail. */
  present_tantiemes: number;
  resolutions: readonly Resolution[];
};

type Item = Pick<Resolution, 'subject' | 'project' | 'article'> & { rejected?: true };

function itemsOf(building: Building, year: number): Item[] {
  const [closing, next] = [exerciseOf(building, year - 1), exerciseOf(building, year + 1)];
  const manager = `${building.syndic.name}, carte professionnelle ${building.syndic.card}`;
  const works = worksOf(building).find(({ voted_on }) => voted_on === meetingDay(year));
  return [
    {
      subject: 'Élection du président de séance',
      project: 'L’assemblée générale désigne un président de séance parmi les copropriétaires.',
      article: '24',
    },
    {
      subject: 'Élection des scrutateurs',
      project: 'L’assemblée générale désigne deux scrutateurs.',
      article: '24',
    },
    {
      subject: 'Désignation du secrétaire de séance',
      project: 'L’assemblée générale confie le secrétariat de la séance au syndic.',
      article: '24',
    },
    {
      subject: 'Rapport du conseil syndical',
      project: 'Le conseil syndical rend compte de sa mission ; ce point est sans vote contraire.',
      article: '24',
    },
    {
      subject: `Approbation des comptes de l’exercice ${year - 1}`,
      project: `L’assemblée générale approuve sans réserve les comptes de l’exercice du 01/01/${year - 1} au 31/12/${year - 1}, arrêtés à ${euros(closing.spent)} de charges courantes, et leur répartition.`,
      article: '24',
    },
    {
      subject: 'Quitus au syndic',
      project: `L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice ${year - 1}.`,
      article: '24',
    },
    {
      subject: 'Désignation du syndic',
      project: `L’assemblée générale désigne ${manager}, en qualité de syndic, du ${longDay(`${year}-07-01`)} au ${longDay(`${year + 1}-06-30`)}, et approuve le contrat joint à la convocation.`,
      article: '25',
    },
    {
      subject: 'Désignation des membres du conseil syndical',
      project: 'L’assemblée générale désigne trois membres du conseil syndical pour un an.',
      article: '25',
    },
    {
      subject: `Budget prévisionnel de l’exercice ${year + 1}`,
      project: `L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/${year + 1} au 31/12/${year + 1}, arrêté à ${euros(next.budget)}. Les provisions sont appelées par quart, le premier jour de chaque trimestre.`,
      article: '24',
    },
    {
      subject: 'Cotisation au fonds de travaux',
      project: `L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 5 % du budget prévisionnel, soit ${euros(next.works_fund)} pour l’exercice ${year + 1}.`,
      article: '25',
    },
    {
      subject: 'Montant des marchés soumis à l’avis du conseil syndical',
      project: 'L’assemblée générale fixe ce montant à 1 500 € TTC.',
      article: '25',
    },
    {
      subject: 'Montant imposant une mise en concurrence',
      project: 'L’assemblée générale fixe ce montant à 3 000 € TTC.',
      article: '25',
    },
    {
      subject: 'Pose d’une borne de recharge dans la cour',
      project:
        'L’assemblée générale autorise la pose d’une borne de recharge aux frais du syndicat.',
      article: '25',
      rejected: true,
    },
    ...(works
      ? [
          {
            subject: works.label,
            project: `L’assemblée générale décide les travaux « ${works.label} » pour un montant de ${euros(works.voted)} TTC, honoraires compris, répartis en charges générales et appelés en ${works.calls.length === 1 ? 'un appel' : `${works.calls.length} appels`}, le premier le ${longDay(works.calls[0] ?? '')}.`,
            article: '24',
          } as const,
        ]
      : []),
    {
      subject: 'Autorisation donnée au syndic d’agir en justice',
      project:
        'L’assemblée générale autorise le syndic à poursuivre le recouvrement des charges impayées.',
      article: '24',
    },
  ];
}

export function meetingOf(building: Building, year: number): Meeting {
  const chance = createChance(`${building.seed}/meeting/${year}`);
  const came = building.owners.filter(() => chance.int(1, 100) <= 74);
  const present_tantiemes = sum(came.map(tantiemesOf));
  const decided = itemsOf(building, year).map(({ rejected, ...item }, index): Resolution => {
    const against = rejected
      ? Math.round(present_tantiemes * 0.66)
      : chance.int(0, 2) * chance.int(120, 380);
    const abstained = chance.int(0, 1) * chance.int(90, 300);
    const votes = { for: present_tantiemes - against - abstained, against, abstained };
    return { ...item, number: index + 1, votes, adopted: isAdopted(item.article, votes) };
  });
  return {
    day: meetingDay(year),
    approves: year - 1,
    present: came.length,
    present_tantiemes,
    resolutions: decided,
  };
}

/** Article 24 counts the votes cast, 25 every share; missing 25 by less than two thirds, 25-1 votes again. */
function isAdopted(article: Resolution['article'], votes: Resolution['votes']): boolean {
  return article === '24' ? votes.for > votes.against : votes.for > BASE / 2;
}
