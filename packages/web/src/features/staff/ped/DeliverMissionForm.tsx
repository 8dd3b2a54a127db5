import type { WaitingMission } from '@quitus/api/desk.api';
import { missionDeliveryRefusal } from '@quitus/domain/missions/mission';
import { type SubmitEvent, useState } from 'react';

import { paths } from '../../../paths.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { STATUS_LOOK } from '../../../ui/status-look.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { FormButtons } from '../FormButtons.tsx';
import { useMissionDesk, useSlotFiles } from './use-mission-desk.ts';

type DeliverMissionFormProps = { mission: WaitingMission; onClose: () => void };

/** The file is put in its place in the dossier first; here it is said to be the one. */
export function DeliverMissionForm({ mission, onClose }: DeliverMissionFormProps) {
  const { portfolio_uid, kind, id, document_status } = mission;
  const slotFiles = useSlotFiles(portfolio_uid, kind);
  const [chosen, setChosen] = useState('');
  const { deliver } = useMissionDesk(id);
  return (
    <div className="mt-4 max-w-140 rounded-carte bg-creux p-5">
      <Loaded
        query={slotFiles}
        waiting={<Skeleton className="h-14" />}
        failure="Les fichiers du dossier n’ont pas pu être chargés"
      >
        {(files) => {
          const [first] = files;
          if (!first)
            return (
              <p>
                Déposez d’abord le fichier{' '}
                <TextLink to={paths.document(portfolio_uid, kind)}>à sa place</TextLink>, puis
                livrez-le ici.
              </p>
            );
          if (missionDeliveryRefusal(document_status))
            return (
              <p>
                {STATUS_LOOK[document_status].label}
                {'\u00a0'}: contrôlez d’abord{' '}
                <TextLink to={paths.controlOf({ portfolio_uid, document_type: kind })}>
                  ce document
                </TextLink>
                . Il se livre une fois vérifié.
              </p>
            );
          const file_id = chosen || first.id;
          return (
            <form
              noValidate
              onSubmit={(event: SubmitEvent) => {
                event.preventDefault();
                deliver.mutate(file_id, { onSuccess: onClose });
              }}
              className="flex flex-col gap-4"
            >
              <Select
                label="Fichier livré"
                value={file_id}
                onChange={({ target }) => setChosen(target.value)}
              >
                {files.map((file) => (
                  <option key={file.id} value={file.id}>
                    {file.name}
                  </option>
                ))}
              </Select>
              <FormButtons pending={deliver.isPending} onClose={onClose}>
                Livrer cette pièce
              </FormButtons>
            </form>
          );
        }}
      </Loaded>
    </div>
  );
}
