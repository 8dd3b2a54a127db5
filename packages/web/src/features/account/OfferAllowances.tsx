import { type AccountAllowances, allowancesApi } from '@quitus/api/allowances.api';
import type { AccountType } from '@quitus/domain/accounts/account-type';
import { fullnessOf, roomLeft } from '@quitus/domain/payments/allowances';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { keys } from '../../query-client.ts';
import { Gauge } from '../../ui/Gauge.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { weightWords } from '../../uploads/file-weight.ts';
import { CARD } from './card-look.ts';

/** What the offer lets one keep and send, and how much of it is used. */
export function OfferAllowances({ type }: { type: AccountType }) {
  const allowances = useQuery({
    queryKey: keys.allowances,
    queryFn: () => call(allowancesApi.account),
    // What was sent a moment ago counts.
    staleTime: 0,
  });
  return (
    <Loaded
      query={allowances}
      waiting={<Skeleton className="h-44 w-full" />}
      failure="Ces chiffres n’ont pas pu être chargés"
    >
      {(known) => <Bars type={type} {...known} />}
    </Loaded>
  );
}

function Bars({ type, storage, mails_today }: AccountAllowances & { type: AccountType }) {
  const shared = type === 'ENTERPRISE_AGENT' || type === 'ENTERPRISE_MASTER';
  return (
    <div className={`flex flex-col gap-7 ${CARD}`}>
      <Gauge
        label={shared ? 'Fichiers conservés par votre agence' : 'Fichiers conservés'}
        figures={storage}
        text={`${weightWords(storage.used)} sur ${weightWords(storage.allowed)}`}
      >
        <StorageAdvice type={type} {...storage} />
      </Gauge>
      <Gauge
        label="E-mails envoyés aujourd’hui"
        figures={mails_today}
        text={`${mails_today.used} sur ${mails_today.allowed}`}
      >
        <MailAdvice {...mails_today} />
      </Gauge>
    </div>
  );
}

type Figures = AccountAllowances['storage'];

function StorageAdvice({ type, ...figures }: Figures & { type: AccountType }) {
  const level = fullnessOf(figures);
  if (level === 'EASY')
    return (
      <p className="text-encre-2">
        Les dossiers archivés comptent, les fichiers retirés aussi pendant 30 jours.
      </p>
    );
  const full = level === 'FULL';
  return (
    <p className={full ? 'text-brique' : 'text-ocre'}>
      {full
        ? 'Aucun fichier ne peut plus être ajouté. '
        : `Il reste ${weightWords(roomLeft(figures))}. `}
      Retirez les fichiers qui ne servent plus : leur place se libère après 30 jours.{' '}
      {type === 'ENTERPRISE_AGENT' ? null : (
        <>
          Ou choisissez <TextLink to={paths.chooseOffer}>une offre supérieure</TextLink>.
        </>
      )}
    </p>
  );
}

function MailAdvice(figures: Figures) {
  const level = fullnessOf(figures);
  if (level === 'EASY')
    return (
      <p className="text-encre-2">
        Partages et invitations. Vous pouvez copier un lien de partage sans limite.
      </p>
    );
  return level === 'FULL' ? (
    <p className="text-brique">
      Vous pourrez en envoyer d’autres demain. D’ici là, copiez vos liens de partage.
    </p>
  ) : (
    <p className="text-ocre">
      Il en reste {roomLeft(figures)} pour aujourd’hui. Ensuite, vous pourrez toujours copier les
      liens de partage.
    </p>
  );
}
