/** Says that what stands beside it is made up. */
export const SampleMark = () => (
  <span className="rounded-full bg-creux px-2.5 py-0.5 align-middle font-texte text-mention font-medium tracking-normal text-encre-2">
    Exemple
  </span>
);
