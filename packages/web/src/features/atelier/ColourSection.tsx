import { Section } from './Section.tsx';

/* Written out: a class that is built from pieces does not reach the style sheet. */
const COLOURS = [
  ['Encre', 'bg-encre'],
  ['Surface', 'bg-surface'],
  ['Creux', 'bg-creux'],
  ['Émail', 'bg-email'],
  ['Lampe', 'bg-lampe'],
  ['Vert', 'bg-vert'],
  ['Azur', 'bg-azur'],
  ['Ocre', 'bg-ocre'],
  ['Brique', 'bg-brique'],
  ['Ardoise', 'bg-ardoise'],
  ['Gris', 'bg-gris'],
] as const;

export function ColourSection() {
  return (
    <Section title="Couleurs">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {COLOURS.map(([name, ground]) => (
          <li key={name} className="flex items-center gap-3 text-second">
            <span className={`size-12 flex-none rounded-champ border border-trait ${ground}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
