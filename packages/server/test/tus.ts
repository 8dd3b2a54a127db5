// Sends bytes as a browser does, over a real connection.
import { urlOf } from '@quitus/api/client';
import { API_BASE } from '@quitus/api/endpoint';
import { uploadsApi } from '@quitus/api/uploads.api';

const TUS = { 'tus-resumable': '1.0.0' };

export type Sender = { access: string };
export type Bytes = Uint8Array<ArrayBuffer>;

export function tusClient(base: string) {
  const authorization = ({ access }: Sender) => ({ ...TUS, authorization: `Bearer ${access}` });
  const api = `${base}${API_BASE}`;
  const at = (id: string) => urlOf(api, uploadsApi.appendUpload, { params: { id } });
  return {
    create: (sender: Sender, id: string, length: number) =>
      fetch(urlOf(api, uploadsApi.createUpload), {
        method: 'POST',
        headers: {
          ...authorization(sender),
          'upload-length': String(length),
          'upload-metadata': `file_id ${Buffer.from(id).toString('base64')}`,
        },
      }),
    append: (sender: Sender, id: string, body: Bytes | ReadableStream, offset = 0) =>
      fetch(at(id), {
        method: 'PATCH',
        headers: {
          ...authorization(sender),
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body,
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      }),
    /** Where it stopped; null for what nobody announced. */
    offset: async (sender: Sender, id: string): Promise<number | null> => {
      const answer = await fetch(at(id), { method: 'HEAD', headers: authorization(sender) });
      const header = answer.headers.get('upload-offset');
      return header === null ? null : Number(header);
    },
  };
}
