import { documentTitle, pageRanges } from '../../../facts/read-document-words.ts';
import { Select } from '../../../ui/Select.tsx';
import { factsOf } from './read-facts.ts';
import type { Provenance } from './use-provenance.ts';

/** A file may hold several documents: which of them the list tells, and the way to the others. */
export function DocumentChoice({ reading, current, choose }: Provenance) {
  const readable = (reading.data?.documents ?? []).flatMap((document, index) => {
    const [first] = factsOf(document, index);
    return first ? [{ document, index, first }] : [];
  });
  if (readable.length < 2) return null;
  return (
    <div className="mt-3">
      <Select
        label="Dans ce fichier"
        value={current}
        onChange={({ target }) => {
          const wanted = readable.find(({ index }) => String(index) === target.value);
          if (wanted) choose(wanted.first.id, 'LIST');
        }}
      >
        {readable.map(({ document, index }) => (
          <option key={index} value={index}>
            {documentTitle(document)}, {pageRanges(document.pages)}
          </option>
        ))}
      </Select>
    </div>
  );
}
