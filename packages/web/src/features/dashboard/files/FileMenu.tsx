import { Menu } from '@base-ui/react/menu';
import type { DocumentFile } from '@quitus/api/documents.api';
import { Ellipsis, FileUp, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';

import { buttonLook } from '../../../ui/button-look.ts';
import { MENU, MENU_ITEM } from '../../../ui/menu-look.ts';
import { sendFiles } from '../../../uploads/uploads.ts';
import { ACCEPTED } from './FileInput.tsx';
import { useRemoveFile } from './use-files.ts';

type FileMenuProps = {
  uid: string;
  file: DocumentFile;
  /** Whether one may take it out, or its place. */
  removable: boolean;
  onDescribe: () => void;
  onMove: () => void;
};

/** What is done to a file once in a while. */
export function FileMenu({ uid, file, removable, onDescribe, onMove }: FileMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const remove = useRemoveFile(uid);
  const { id, name, current, document_type } = file;
  return (
    <div ref={place}>
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-label={`Autres actions sur ${name}`}
          className={`${buttonLook({ variant: 'quiet' })} size-11 px-0`}
        >
          <Ellipsis aria-hidden />
        </Menu.Trigger>
        {/* Where its button is: what is outside the drawer cannot be reached. */}
        <Menu.Portal container={place}>
          <Menu.Positioner align="end" sideOffset={4} collisionPadding={12} className="z-40">
            <Menu.Popup className={MENU}>
              {current && (
                <Menu.Item className={MENU_ITEM} onClick={onDescribe}>
                  <Pencil aria-hidden />
                  Renommer
                </Menu.Item>
              )}
              {removable && current && (
                <>
                  <Menu.Item className={MENU_ITEM} onClick={() => chooser.current?.click()}>
                    <FileUp aria-hidden />
                    Remplacer
                  </Menu.Item>
                  <Menu.Item className={MENU_ITEM} onClick={onMove}>
                    <FolderInput aria-hidden />
                    Déplacer
                  </Menu.Item>
                </>
              )}
              {removable && (
                <Menu.Item
                  className={MENU_ITEM}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(file)}
                >
                  <Trash2 aria-hidden />
                  Retirer
                </Menu.Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={`Remplacer ${name}`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) sendFiles({ uid, document_type, replaces_id: id }, files);
        }}
      />
    </div>
  );
}
