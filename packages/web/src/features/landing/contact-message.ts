export interface ContactMessage {
  name: string;
  email: string;
  message: string;
  /** A trap: people do not see this field. */
  website: string;
}

export const UNSENT = "Une erreur s'est produite lors de l'envoi du message de contact";

/** What stands in the form now. The telephone number is asked for and not sent, as specified. */
export function readMessage(form: HTMLFormElement | null): ContactMessage {
  const fields = new FormData(form ?? undefined);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    website: text('website'),
  };
}
