/** What the links of our mails carry. */
export type EmailLink = { email_b64: string; token: string };

export function readLink(search: string): EmailLink | null {
  const query = new URLSearchParams(search);
  const email_b64 = query.get('email_b64');
  const token = query.get('token');
  return email_b64 && token ? { email_b64, token } : null;
}
