const LOADER = 'https://client.crisp.chat/l.js';

/** Crisp's loader, or anything that speaks like it: two globals, then one script. */
export function loadChat(chatId: string): void {
  if (document.querySelector(`script[src="${LOADER}"]`)) return;
  Object.assign(window, { $crisp: [], CRISP_WEBSITE_ID: chatId });
  const script = document.createElement('script');
  script.src = LOADER;
  script.async = true;
  document.head.append(script);
}
