export const CONSENT_COOKIE = 'cookie-consent';
export const REFUSAL_KEY = 'cookie-refusal';

/**
 * Runs in the head, before the first paint: the banner stands in every prerendered page. It must not
 * flash at somebody who has answered it, and an answer given before the scripts are there must count.
 */
export const consentScript = `try{if(document.cookie.includes('${CONSENT_COOKIE}=')||sessionStorage.getItem('${REFUSAL_KEY}'))document.documentElement.dataset.answered=''}catch{}addEventListener('click',e=>{let b=e.target.closest('[data-answer]');if(b)document.documentElement.dataset.answer=b.dataset.answer});`;
