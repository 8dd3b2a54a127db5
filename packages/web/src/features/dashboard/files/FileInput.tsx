import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { type ButtonLook, buttonLook } from '../../../ui/button-look.ts';

/** PDF, photos, scans, Word, or an archive of them. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.heic,.heif,.tif,.tiff,.docx,.zip';

type FileInputProps = ButtonLook &
  Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'> & {
    label: string;
    /** Said after the label to whoever does not see what stands around it. */
    about?: string;
    Icon: LucideIcon;
    /** Its label is only read aloud. */
    bare?: boolean;
    className?: string;
    onFiles: (files: File[]) => void;
  };

/** Looks like a button, opens the chooser of the device. */
export function FileInput({
  label,
  about,
  Icon,
  onFiles,
  variant = 'secondary',
  size = 'compact',
  wide,
  bare = false,
  className = '',
  ...input
}: FileInputProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`cursor-pointer has-focus-visible:ring-3 has-focus-visible:ring-anneau has-focus-visible:outline-2 has-focus-visible:outline-email ${buttonLook({ variant, size, wide })} ${className}`}
    >
      <Icon aria-hidden />
      <span className={bare ? 'sr-only' : ''}>
        {label}
        {about !== undefined && <span className="sr-only"> {about}</span>}
      </span>
      <input
        {...input}
        id={id}
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file chosen twice must be heard twice.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
