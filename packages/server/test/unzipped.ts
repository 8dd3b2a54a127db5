/** What a zip without compression holds, read as a stranger would: from the directory at its end. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, header] = [zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 42)];
    const [name, extra] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(start, start + size));
    at += 46 + name + extra;
  }
  return files;
}
