import type { RobotScope } from '@quitus/domain/robots/run-state';

import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import type { Place } from './search-options.ts';
import { useConnectorForm } from './use-robot.ts';

type PlaceFormProps = { uid: string; scope: RobotScope; place: Place };

/** What this portal asks, once the server has said it. */
export function PlaceForm({ uid, scope, place }: PlaceFormProps) {
  const query = useConnectorForm(uid, scope, place);
  return (
    <Loaded
      query={query}
      waiting={<Skeleton className="h-64" />}
      failure="Ce portail n’a pas pu être ouvert"
    >
      {(form) => <ConnectForm uid={uid} form={form} place={place} />}
    </Loaded>
  );
}
