import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PartnerForm } from './PartnerForm.tsx';

const LEAD =
  'Votre logiciel ou votre réseau ouvre des dossiers Quitus, à la bonne adresse, sans ressaisie. Parlons-en.';

export const meta = () =>
  pageMeta({ title: 'Devenir partenaire', description: LEAD, path: paths.becomePartner });

const WHO = [
  {
    title: 'Logiciels de transaction',
    text: 'Un bouton dans votre fiche bien ouvre le dossier correspondant.',
  },
  {
    title: 'Réseaux et agences',
    text: 'Vos agents partent d’un dossier déjà créé, à votre image.',
  },
  {
    title: 'Études notariales',
    text: 'Vous proposez à vos clients de réunir leurs pièces avant le premier rendez-vous.',
  },
  {
    title: 'Diagnostiqueurs et prestataires',
    text: 'Vos pièces sont commandées et livrées dans le dossier.',
  },
];

const WHAT = [
  {
    title: 'Un lien signé qui ouvre un dossier',
    text: 'Vous transmettez l’adresse email, l’adresse du bien, le type de dossier et votre référence. Quitus trouve ou crée le compte et le dossier, puis y conduit la personne.',
  },
  {
    title: 'Une clé qui n’est qu’à vous',
    text: 'Chaque lien est signé (HMAC-SHA256), porte une date de fin et ne sert qu’une fois. Un lien modifié ou rejoué est refusé.',
  },
  {
    title: 'Votre logo',
    text: 'Dans le tableau de bord et dans les e-mails de votre organisation, si vous le souhaitez.',
  },
  {
    title: 'Une documentation courte',
    text: 'La signature tient en une ligne, donnée dans cinq langages de programmation.',
  },
];

export default function PartnersPage() {
  return (
    <div className="conteneur flex flex-col gap-20 pt-8 pb-26 sm:gap-26 sm:pt-14">
      <PageHead title="Devenir partenaire" lead={LEAD} />
      <Points title="Pour qui" points={WHO} />
      <Points title="Ce que vous obtenez" points={WHAT} />
      <section className="grid gap-8 md:grid-cols-[1fr_1.4fr] md:gap-16">
        <div>
          <h2>Écrivez-nous</h2>
          <p className="mt-5 max-w-116 text-encre-2">
            Dites-nous qui vous êtes, quel logiciel vous utilisez et combien de dossiers vous
            ouvrez. Nous revenons vers vous rapidement.
          </p>
        </div>
        <PartnerForm />
      </section>
    </div>
  );
}

type PointsProps = { title: string; points: readonly { title: string; text: string }[] };

function Points({ title, points }: PointsProps) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {points.map((point) => (
          <div key={point.title} className="max-w-116">
            <dt className="font-titre text-h4 font-medium">{point.title}</dt>
            <dd className="mt-1.5 text-encre-2">{point.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
