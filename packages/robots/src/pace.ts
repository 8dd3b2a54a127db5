/** Who waits for their turn at a host: across processes in the server, in one process in tests. */
export type Pace = {
  /** Resolves when a request may leave. */
  turn: (host: string, rps: number, signal: AbortSignal) => Promise<void>;
  /** The portal asked to wait. */
  pause: (host: string, seconds: number) => Promise<void>;
};
