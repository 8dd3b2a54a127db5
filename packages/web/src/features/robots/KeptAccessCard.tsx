import { textOf } from '@quitus/api/client';
import type { ConnectorForm, KeptAccess } from '@quitus/api/robots.api';
import type { RobotScope } from '@quitus/domain/robots/run-state';

import { useNow } from '../../browser/use-now.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { exactDate, shownDate } from '../../words/shown-date.ts';
import { ForgetAccess } from './ForgetAccess.tsx';
import { keptWords } from './kept-words.ts';
import { CARD, LINK } from './panel-look.ts';
import { PortalStateNotice } from './PortalStateNotice.tsx';
import { SCOPE_WORDS } from './scope-words.ts';
import { useStartRun } from './use-robot.ts';

type KeptAccessCardProps = {
  uid: string;
  scope: RobotScope;
  access: KeptAccess;
  form: ConnectorForm;
  onAnother: () => void;
};

/** The access that was kept: used on demand, forgotten on demand. */
export function KeptAccessCard({ uid, scope, access, form, onAnother }: KeptAccessCardProps) {
  const now = useNow();
  const start = useStartRun(uid, scope);
  return (
    <div className="flex flex-col gap-6">
      <PortalStateNotice state={form.portal_state} portal={form.portal} by_hand={form.by_hand} />
      <section aria-labelledby="acces-conserve" className={CARD}>
        <h2 id="acces-conserve" className="text-h3">
          Accès conservé
        </h2>
        <p className="mt-1 text-encre-2">{access.portal}</p>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-second">
          <dt className="text-encre-3">Conservé</dt>
          <dd>{keptWords(access)}</dd>
          {access.given_by !== null && (
            <>
              <dt className="text-encre-3">Confié par</dt>
              <dd className="wrap-anywhere">{access.given_by}</dd>
            </>
          )}
          <dt className="text-encre-3">Utilisé</dt>
          <dd>{access.used_at === null ? 'pas encore' : shownDate(access.used_at, now)}</dd>
          <dt className="text-encre-3">Effacé le</dt>
          <dd>{exactDate(access.expires_at)}</dd>
        </dl>
        <p className="mt-4 text-second text-encre-2">{SCOPE_WORDS[scope].keep}</p>
        {start.isError && (
          <div className="mt-4">
            <Notice tone="error" title="Le robot n’a pas démarré">
              {textOf(start.error)}
            </Notice>
          </div>
        )}
        <Button
          wide
          className="mt-5"
          pending={start.isPending}
          onClick={() =>
            start.mutate({
              connector_id: access.connector_id,
              syndic_id: access.syndic_id,
              login_url: null,
              credentials: null,
              keeps_password: access.keeps_password,
              keeps_session: access.keeps_session,
              mandate_version: form.mandate_version,
            })
          }
        >
          Mettre à jour maintenant
        </Button>
        <details className="mt-3 text-second text-encre-2">
          <summary className="min-h-8 cursor-pointer py-1.5">
            En lançant le robot, vous renouvelez votre mandat
          </summary>
          <p className="mt-1">{form.mandate}</p>
        </details>
        <div className="mt-3 flex flex-wrap gap-x-6">
          <ForgetAccess uid={uid} scope={scope} />
          <button type="button" className={`min-h-11 text-second ${LINK}`} onClick={onAnother}>
            Utiliser un autre accès
          </button>
        </div>
      </section>
    </div>
  );
}
