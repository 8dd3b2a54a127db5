import type { Branding } from '@quitus/api/accounts.api';
import { textOf } from '@quitus/api/client';

import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showSnackbar } from '../../ui/snackbars.ts';
import { CARD } from './card-look.ts';
import { LogoDrop } from './LogoDrop.tsx';
import { ROW_ACTION } from './row-action-look.ts';
import { SwitchField } from './SwitchField.tsx';
import { useBranding, useDeleteLogo, useSaveLogoPlaces } from './use-branding.ts';

export function LogoCard({ title }: { title: string }) {
  const query = useBranding();
  return (
    <section className={CARD}>
      <h2 className="text-h4">{title}</h2>
      <div className="mt-4">
        <Loaded
          query={query}
          waiting={<Skeleton className="h-24 w-full" />}
          failure="Le logo n’a pas pu être chargé"
        >
          {(branding) => (
            <>
              {branding.logo_url !== null && <LogoPreview url={branding.logo_url} />}
              <LogoDrop replaces={branding.logo_url !== null} />
              <LogoPlaces branding={branding} />
            </>
          )}
        </Loaded>
      </div>
    </section>
  );
}

/** On both grounds: a dark logo on a transparent one would vanish at night. */
function LogoPreview({ url }: { url: string }) {
  const removal = useDeleteLogo();
  const remove = () =>
    removal.mutate(undefined, {
      onError: (cause) =>
        showSnackbar({ type: 'error', title: 'Le logo n’a pas été retiré', text: textOf(cause) }),
    });
  return (
    <div className="mb-4">
      <div className="grid grid-cols-2 gap-3">
        {(['jour', 'nuit'] as const).map((theme) => (
          <figure key={theme}>
            <div
              data-theme={theme}
              className="grid h-24 place-items-center rounded-champ bg-papier p-4 inset-ring inset-ring-trait"
            >
              <img src={url} alt="" className="max-h-full max-w-full object-contain" />
            </div>
            <figcaption className="mt-1 text-second text-encre-2">
              {theme === 'jour' ? 'De jour' : 'De nuit'}
            </figcaption>
          </figure>
        ))}
      </div>
      <button type="button" className={ROW_ACTION} disabled={removal.isPending} onClick={remove}>
        Retirer le logo
      </button>
    </div>
  );
}

function LogoPlaces({ branding }: { branding: Branding }) {
  const saving = useSaveLogoPlaces();
  const shown = { ...branding, ...(saving.isPending && saving.variables) };
  const save = (places: Parameters<typeof saving.mutate>[0]) =>
    saving.mutate(places, {
      onError: (cause) =>
        showSnackbar({
          type: 'error',
          title: 'Votre choix n’a pas été enregistré',
          text: textOf(cause),
        }),
    });
  return (
    <div className="mt-3">
      <SwitchField
        label="Afficher dans les dossiers"
        checked={shown.logo_in_dashboard}
        disabled={saving.isPending}
        onChange={(logo_in_dashboard) => save({ logo_in_dashboard })}
      />
      <SwitchField
        label="Afficher dans les e-mails"
        checked={shown.logo_in_emails}
        disabled={saving.isPending}
        onChange={(logo_in_emails) => save({ logo_in_emails })}
      />
    </div>
  );
}
