import autocannon from 'autocannon';

const CONNECTIONS = 20;
const SECONDS = 3;

/** Requests a second of one address, every answer being a 200. */
export async function throughput(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}
