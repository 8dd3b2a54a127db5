export function Steps({ current, total }: { current: number; total: number }) {
  return (
    <p className="text-second text-encre-3">
      Étape {current} sur {total}
    </p>
  );
}
