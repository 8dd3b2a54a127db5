/** Contracts are checked under a policy that forbids generated code: zod must not try it. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** An earlier site of the same address may have left one, which would serve stale pages for ever. */
export async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
