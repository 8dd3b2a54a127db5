// A public page can be pressed before its scripts are there. What was pressed is done once they are.
declare global {
  interface Window {
    /** Kept by the script of the head, until React listens itself. */
    earlyClicks?: { buttons: HTMLElement[]; stop: () => void };
  }
}

/** Runs in the head. Links and forms work by themselves; other buttons wait for React. */
export const earlyClicksScript = `{let buttons=[],keep=e=>{let b=e.target.closest('button[type=button]');if(b)buttons.push(b)};addEventListener('click',keep);window.earlyClicks={buttons,stop(){removeEventListener('click',keep)}}}`;

/** From here on React hears every click: one kept as well would be done twice. */
export function stopKeepingClicks(): void {
  window.earlyClicks?.stop();
}

export function doEarlyClicks(): void {
  for (const button of window.earlyClicks?.buttons.splice(0) ?? []) button.click();
}
