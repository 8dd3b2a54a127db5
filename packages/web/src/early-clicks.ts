// A public page can be pressed before its scripts are there. What was pressed is done once they are.
declare global {
  interface Window {
    /** Kept by the script of the head, until React listens itself. */
    earlyClicks?: {
      buttons: HTMLElement[];
      forms: HTMLFormElement[];
      stop: () => void;
      stopForms: () => void;
    };
  }
}

const WAITING_SUBMIT = '[type=submit]:disabled';

/**
 * Runs in the head. Links and forms work by themselves; other buttons wait for React, and so does Enter
 * in a form whose button waits for what was typed to be known.
 */
export const earlyClicksScript = `{let buttons=[],forms=[],keep=e=>{let b=e.target.closest('button[type=button]');if(b)buttons.push(b)},enter=e=>{let f=e.key==='Enter'&&e.target.form;if(f&&f.querySelector('${WAITING_SUBMIT}'))forms.push(f)};addEventListener('click',keep);addEventListener('keydown',enter);window.earlyClicks={buttons,forms,stop(){removeEventListener('click',keep)},stopForms(){removeEventListener('keydown',enter)}}}`;

/** From here on React hears every click: one kept as well would be done twice. */
export function stopKeepingClicks(): void {
  window.earlyClicks?.stop();
}

export function doEarlyClicks(): void {
  window.earlyClicks?.stopForms();
  for (const button of window.earlyClicks?.buttons.splice(0) ?? []) button.click();
  for (const form of new Set(window.earlyClicks?.forms.splice(0))) submitOnceReady(form);
}

function submitOnceReady(form: HTMLFormElement): void {
  const button = form.querySelector(WAITING_SUBMIT);
  if (!button) return form.requestSubmit();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    form.requestSubmit();
  });
  observer.observe(button, { attributeFilter: ['disabled'] });
}
