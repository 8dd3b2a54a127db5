export const CONSENT_COOKIE = 'cookie-consent';
export const REFUSAL_KEY = 'cookie-refusal';

/**
 * Runs in the head, before the first paint: the banner stands in every prerendered page, and must not
 * flash at somebody who has answered it.
 */
export const consentScript = `try{if(document.cookie.includes('${CONSENT_COOKIE}=')||sessionStorage.getItem('${REFUSAL_KEY}'))document.documentElement.dataset.answered=''}catch{}`;
