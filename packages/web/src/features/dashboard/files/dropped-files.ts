// What was dropped on the page: files, and the files of folders.

/** A whole disk dropped by mistake stops here. */
export const MOST_FILES = 200;

/** Nobody chose these: the system leaves them in folders. */
const LITTER = /^(\.|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i;

/** Must be called while the drop is being handled: its items are gone right after. */
export async function droppedFiles(items: Iterable<DataTransferItem>): Promise<File[]> {
  const dropped = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  const files: File[] = [];
  for (const one of dropped) {
    if (one instanceof File) files.push(one);
    else if (one) await collect(one, files);
  }
  return files.slice(0, MOST_FILES);
}

async function collect(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (LITTER.test(entry.name) || files.length >= MOST_FILES) return;
  if (isFile(entry)) files.push(await fileOf(entry));
  else if (isFolder(entry))
    for (const inside of await contentOf(entry)) await collect(inside, files);
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** Browsers give a folder by handfuls, until one is empty. */
async function contentOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
    all.push(...some);
  }
}
