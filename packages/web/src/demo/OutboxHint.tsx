import { paths } from '../paths.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { useDemo } from './use-demo.ts';

/** Where mails do not leave the machine, what follows « consultez votre boîte mail ». */
export default function OutboxHint() {
  const { outbox } = useDemo();
  if (!outbox) return null;
  return (
    <p className="mt-2">
      <TextLink to={paths.outbox} className="font-semibold">
        Ouvrir la boîte mail de démonstration
      </TextLink>
    </p>
  );
}
