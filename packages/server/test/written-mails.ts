// One of every mail, by the name of the function that writes it.
import { agentInvitationMail } from '../src/features/agents/agent-invitation.mail.ts';
import { accountCreatedMail } from '../src/features/auth/account-created.mail.ts';
import { loginLinkMail } from '../src/features/auth/login-link.mail.ts';
import { resetLinkMail } from '../src/features/auth/reset-link.mail.ts';
import { contactMessageMail } from '../src/features/contact/contact-message.mail.ts';
import { testMail } from '../src/features/contact/test.mail.ts';
import { demoCodeMail } from '../src/features/demo/demo-code.mail.ts';
import { guestJoinedMail } from '../src/features/invitations/guest-joined.mail.ts';
import { invitationMail } from '../src/features/invitations/invitation.mail.ts';
import {
  letterCopyMail,
  postReminderMail,
  syndicLetterMail,
} from '../src/features/letters/syndic-letter.mail.ts';
import type { MailContent } from '../src/features/mail/letter.ts';
import { missionAnsweredMail } from '../src/features/missions/mission-answered.mail.ts';
import { missionDeliveredMail } from '../src/features/missions/mission-delivered.mail.ts';
import { paymentReceivedMail } from '../src/features/payments/payment-received.mail.ts';
import {
  subscriptionEndedMail,
  subscriptionUnpaidMail,
} from '../src/features/payments/subscription.mail.ts';
import { withdrawalMail } from '../src/features/payments/withdrawal.mail.ts';
import { pedDeliveredMail } from '../src/features/preetatdate/ped-delivered.mail.ts';
import { pedLateMail } from '../src/features/preetatdate/ped-late.mail.ts';
import { pedQuestionMail } from '../src/features/preetatdate/ped-question.mail.ts';
import { documentExpiresMail } from '../src/features/reading/document-expires.mail.ts';
import { documentRefusedMail } from '../src/features/reading/document-refused.mail.ts';
import { portalStateMail } from '../src/features/robots/portal-state.mail.ts';
import { robotEndedMail } from '../src/features/robots/robot-ended.mail.ts';
import { robotWaitsMail } from '../src/features/robots/robot-waits.mail.ts';
import { teamAlertMail } from '../src/features/robots/team-alert.mail.ts';
import { shareLinkMail } from '../src/features/sharing/share-link.mail.ts';
import { shareOpenedMail } from '../src/features/visits/share-opened.mail.ts';

export const SITE = 'https://quitus.test';
const now = new Date('2026-11-15T10:00:00Z');
const url = `${SITE}/dashboard/7f3c9a1e-5b0d-4c62-9a6e-2f1d8b7c4e90`;
const address = '14 bis rue du Faubourg-Saint-Denis, 75010 Paris, bâtiment C, lot 127';
const logo_url = `${SITE}/api/organizations/7f3c9a1e/logo`;
const one_time = `${SITE}/auth?email_b64=Y2xhaXJlLm1hcnRpbkBleGFtcGxlLmZy&token=${'k7Qd'.repeat(11)}`;
const asked = {
  subject: 'Demande de documents : 14 bis rue du Faubourg-Saint-Denis',
  paragraphs: [
    'Madame, Monsieur,',
    'Je vends le lot 127 et vous demande les documents suivants :',
    '– le carnet d’entretien de l’immeuble ;',
    '– la dernière fiche synthétique de la copropriété.',
    'Claire Martin',
  ],
};

export const WRITTEN_MAILS: Record<string, MailContent> = {
  agentInvitationMail: agentInvitationMail(
    one_time,
    { name: 'Agence des Quais', email: 'nadia@quais.example.fr', logo_url },
    SITE,
  ),
  accountCreatedMail: accountCreatedMail(one_time, address, SITE),
  loginLinkMail: loginLinkMail(one_time, SITE),
  resetLinkMail: resetLinkMail(one_time, SITE),
  contactMessageMail: contactMessageMail(
    {
      name: 'Jean Dupuis',
      email: 'jean.dupuis@example.fr',
      message:
        'Je vends en janvier.\nUn appartement.\n\nVoir https://ailleurs.example.fr/annonce. Merci.',
      company: 'Dupuis',
      phone: '06 00 00 00 00',
    },
    SITE,
  ),
  testMail: testMail(SITE),
  demoCodeMail: demoCodeMail({ portal: 'Impôts de démonstration', code: '482 913' }, SITE),
  guestJoinedMail: guestJoinedMail(
    { url, address, guest: { name: 'Paul Roy', email: 'paul.roy@example.fr' }, role: 'NOTAIRE' },
    SITE,
  ),
  invitationMail: invitationMail(
    {
      url: one_time,
      address,
      invited_by: 'Claire Martin',
      role: 'NOTAIRE',
      message: 'Voici le dossier.\nBien à vous.',
      logo_url: null,
    },
    SITE,
  ),
  syndicLetterMail: syndicLetterMail(
    { text: asked, sender: 'Claire Martin', reply_to: 'claire@example.fr' },
    SITE,
  ),
  letterCopyMail: letterCopyMail(
    { text: asked, syndic_name: 'Cabinet Lenoir', syndic_email: 'contact@lenoir.example.fr', url },
    SITE,
  ),
  postReminderMail: postReminderMail(
    { syndic_name: 'Cabinet Lenoir', address, sent_on: '2026-11-02', url },
    SITE,
  ),
  missionAnsweredMail: missionAnsweredMail(
    {
      url,
      address,
      kind: 'TITRE_PROP',
      accepted: true,
      answer: 'Nous écrivons au notaire.',
      expected_on: '2026-12-01',
    },
    SITE,
  ),
  missionDeliveredMail: missionDeliveredMail({ url, address, kind: 'TITRE_PROP' }, SITE),
  paymentReceivedMail: paymentReceivedMail(
    { product_id: 'PED', quantity: 1, paid_at: now, begin_now_at: now },
    { number: 'FA-2026-000012', net_cents: 5000, tax_cents: 1000, total_cents: 6000 },
    SITE,
  ),
  subscriptionEndedMail: subscriptionEndedMail(
    { product_id: 'PRO_UNLIMITED', falls_to: 'BASIC' },
    SITE,
  ),
  subscriptionUnpaidMail: subscriptionUnpaidMail(
    { product_id: 'PRO_UNLIMITED', falls_to: null },
    SITE,
  ),
  withdrawalMail: withdrawalMail({ id: 'CO-2026-000031', product_id: 'PED' }, 6000, now, SITE),
  pedDeliveredMail: pedDeliveredMail(
    {
      url: `${url}/missionsped`,
      verify_url: `${SITE}/verifier/PED-2026-000007`,
      address,
      number: 'PED-2026-000007',
      again: true,
    },
    SITE,
  ),
  pedLateMail: pedLateMail({ url, address, credit_cents: 1000 }, SITE),
  pedQuestionMail: pedQuestionMail({ url, address, question: 'Le lot 128 est-il vendu ?' }, SITE),
  documentExpiresMail: documentExpiresMail(
    { url, address, document_type: 'DIAGNOSTICS', expires_at: '2026-12-03', days: 18 },
    SITE,
  ),
  documentRefusedMail: documentRefusedMail(
    { url, address, document_type: 'CHARGES', reason: 'La page 2 est illisible.' },
    SITE,
  ),
  portalStateMail: portalStateMail(
    {
      connector_id: 'ics',
      portal: 'Cabinet Lenoir',
      host: 'extranet.lenoir.example.fr',
      login_url: 'https://extranet.lenoir.example.fr/connexion',
      state: 'BROKEN',
      difference: 'Un champ a disparu du formulaire.',
    },
    SITE,
  ),
  robotEndedMail: robotEndedMail(
    { url, portal: 'Cabinet Lenoir', address, failed: false, kept: 7, text: null },
    SITE,
  ),
  robotWaitsMail: robotWaitsMail({ url, portal: 'Cabinet Lenoir', address }, SITE),
  teamAlertMail: teamAlertMail(
    {
      portal: 'Cabinet Lenoir',
      host: 'extranet.lenoir.example.fr',
      version: '3',
      code: 'PORTAL_CHANGED',
      info: null,
    },
    SITE,
  ),
  shareLinkMail: shareLinkMail(
    {
      url: `${SITE}/share/${'k7Qd'.repeat(11)}`,
      address,
      shared_by: 'Agence des Quais',
      expires_at: now,
      has_code: true,
      logo_url,
    },
    SITE,
  ),
  shareOpenedMail: shareOpenedMail({ url, address, recipient: 'Étude Martin' }, SITE),
};
