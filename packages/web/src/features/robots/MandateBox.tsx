import { Checkbox } from '../../ui/Checkbox.tsx';

type MandateBoxProps = {
  text: string;
  accepted: boolean;
  error: string | undefined;
  onAccept: (accepted: boolean) => void;
};

/** The text itself, not a link to it: it is what is being accepted. */
export const MandateBox = ({ text, accepted, error, onAccept }: MandateBoxProps) => (
  <div>
    <p className="text-libelle font-semibold">Votre mandat</p>
    <p className="mt-1.75 max-w-116 border-l-2 border-trait pl-4 text-second text-encre-2">
      {text}
    </p>
    <Checkbox
      label="J’ai lu ce mandat et je le donne à Quitus."
      required
      checked={accepted}
      error={error}
      onChange={({ target }) => onAccept(target.checked)}
    />
  </div>
);
