import { wholeLine } from '@quitus/domain/portfolios/property-address';

import { type MailContent, writeLetter } from '../mail/door.ts';

type Delivered = {
  url: string;
  verify_url: string;
  address: string;
  number: string;
  again: boolean;
};

export function pedDeliveredMail(
  { url, verify_url, address, number, again }: Delivered,
  publicUrl: string,
): MailContent {
  return writeLetter(
    {
      subject: `Votre pré-état daté ${number}`,
      title: again ? 'La nouvelle édition est prête' : 'Votre pré-état daté est prêt',
      paragraphs: [
        `Le pré-état daté du bien situé ${wholeLine(address)} est dans le dossier, avec la source de chaque montant.`,
        ...(again ? ['Il remplace l’édition précédente, qui ne doit plus être remise.'] : []),
        `Son numéro est ${number}. Toute personne qui le reçoit peut vérifier qu’il est authentique et à jour : ${verify_url}`,
      ],
      button: { label: 'Ouvrir le pré-état daté', url },
      notes: ['Si un document du dossier change d’ici trois mois, la mise à jour est sans frais.'],
    },
    publicUrl,
  );
}
