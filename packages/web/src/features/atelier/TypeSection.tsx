import { Group, Section } from './Section.tsx';

const AMOUNTS = [
  ['Provision', '1 111,11 €'],
  ['Fonds de travaux', '8 098,60 €'],
] as const;

export function TypeSection() {
  return (
    <Section title="Spectral et Figtree">
      <p className="font-titre text-affiche">Donner quitus</p>
      <p className="mt-2 font-titre text-h1">Pré-état daté, lot n° 23, Œuilly</p>
      <p className="mt-2 font-titre text-h2">« 62,40 m² », ½ part, 95 %, 60 €</p>
      <p className="mt-2 font-titre text-h4">
        Ça et là : œuvre, naïf, août, 4<sup>e</sup> étage
      </p>
      <p className="mt-4 text-chapeau text-encre-2">
        Figtree pour l’interface : « guillemets », œuvre, ½ part, 62,40 m², n° 23, 60 €.
      </p>
      <p className="mt-2">
        Texte courant, 1<sup>er</sup> juillet 2026, à 9 h 12…
      </p>
      <p className="mt-2 text-second text-encre-2">Second plan</p>
      <p className="text-mini text-encre-3">Le plus petit texte permis</p>
      <Group title="Chiffres alignés">
        <dl className="w-72">
          {AMOUNTS.map(([term, amount]) => (
            <div key={term} className="flex justify-between">
              <dt>{term}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      </Group>
    </Section>
  );
}
