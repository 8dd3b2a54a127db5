// What the law wants written on an invoice, in the words of the paper and of the file inside it.
import type { Invoice } from '@quitus/domain/payments/invoice';

/** UNTDID 4451: what a note is about. */
type Mention = { subject: 'REG' | 'PMD' | 'PMT' | 'AAB' | 'ACB'; text: string };

/** Late payment concerns professionals only (article L441-10 of the Code de commerce). */
const PROFESSIONAL: readonly Mention[] = [
  {
    subject: 'PMD',
    text: 'Tout retard de paiement donne lieu à des pénalités au taux de trois fois l’intérêt légal.',
  },
  {
    subject: 'PMT',
    text: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard : 40 €.',
  },
  { subject: 'AAB', text: 'Pas d’escompte pour paiement anticipé.' },
];

export const sellerIdentity = ({ seller }: Pick<Invoice, 'seller'>): string =>
  `${seller.name}, ${seller.legal_form} au capital de ${seller.capital}, ${seller.siren} RCS ${seller.rcs}, TVA ${seller.vat_number}`;

export function invoiceMentions(invoice: Invoice): Mention[] {
  const { buyer, kind, reason } = invoice;
  const professional = buyer.company !== null || buyer.siret !== null;
  return [
    { subject: 'REG', text: sellerIdentity(invoice) },
    ...(reason === null ? [] : [{ subject: 'ACB', text: reason } as const]),
    ...(professional && kind === 'INVOICE' ? PROFESSIONAL : []),
  ];
}
