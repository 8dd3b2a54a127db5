const LOADER = 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js';

/** Trustpilot's loader: it looks for the places marked in the page and fills them. */
export function loadReviews(): void {
  document.querySelector(`script[src="${LOADER}"]`)?.remove();
  const script = document.createElement('script');
  script.src = LOADER;
  script.async = true;
  document.head.append(script);
}
