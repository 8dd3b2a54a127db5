import { useReading } from '../facts/use-reading.ts';
import { dossierPages } from '../page-viewer/page-pictures.ts';
import { PageViewer } from '../page-viewer/PageViewer.tsx';
import { useViewing } from '../page-viewer/use-viewing.ts';
import type { PageOfPaper } from './statement-view.ts';
import type { FieldSelection } from './use-field-selection.ts';

type EvidencePageProps = {
  uid: string;
  selection: FieldSelection;
  /** A mark was chosen: its line comes into sight. */
  onMark?: (id: string) => void;
};

export const EvidencePage = (props: EvidencePageProps) =>
  props.selection.place === null ? <NoPaper /> : <Paper {...props} place={props.selection.place} />;

const NoPaper = () => (
  <p className="grid min-h-64 place-content-center p-6 text-center text-encre-2">
    Les pages de vos documents s’affichent ici, à côté de chaque chiffre.
  </p>
);

type PaperProps = EvidencePageProps & { place: PageOfPaper };

/** The page of a paper, with what was read there; the one that is looked at is lit. */
function Paper({ uid, place: { file_id, page, name }, selection, onMark }: PaperProps) {
  const { lit, marks, showPage, chooseMark, ends } = selection;
  const reading = useReading(uid, file_id, true).data;
  const viewing = useViewing({
    files: [{ id: file_id, pages: reading?.pages_total ?? page }],
    shown: { file_id, page },
    onShow: (sheet) => showPage(sheet.page),
    from: 1,
  });
  return (
    <PageViewer
      name={name}
      source={dossierPages(uid)}
      pageView={viewing}
      arrows="HERE"
      marking={{
        size: reading?.pages.find(({ number }) => number === page) ?? null,
        marks,
        chosen: lit,
        chosenRef: ends.setMark,
        onChoose: (id) => {
          chooseMark(id);
          onMark?.(id);
        },
      }}
    />
  );
}
