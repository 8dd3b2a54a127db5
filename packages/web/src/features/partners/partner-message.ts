export type PartnerMessage = Record<
  'name' | 'company' | 'email' | 'phone' | 'message' | 'website',
  string
>;

export type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent' }
  | { state: 'failed'; text: string };

export const FAILED = "Une erreur s'est produite lors de l'envoi du message de contact";

const text = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export function readMessage(form: HTMLFormElement): PartnerMessage {
  const data = new FormData(form);
  return {
    name: text(data, 'name'),
    company: text(data, 'company'),
    email: text(data, 'email'),
    phone: text(data, 'phone'),
    message: text(data, 'message'),
    website: text(data, 'website'),
  };
}

export const isComplete = ({ name, company, email, message }: PartnerMessage): boolean =>
  [name, company, email, message].every((value) => value !== '');
