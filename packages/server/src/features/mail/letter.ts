// One look for every mail: a title, a few sentences, one button, and the same thing as plain text.
import { html, type Html } from '../../html.ts';

export type Letter = {
  subject: string;
  title: string;
  /** Null for a message that is not written to a person. */
  greeting?: string | null;
  paragraphs: string[];
  button?: { label: string; url: string };
  notes: string[];
  /** The picture of whoever writes through us; a whole address. */
  logo_url?: string | null;
};

export type MailContent = { subject: string; text: string; html: string; reply_to?: string };

const INK = '#161d2f';
const INK_2 = '#434b5f';
const ENAMEL = '#1d3b84';
const SERIF = "Spectral, Georgia, 'Times New Roman', serif";
const SANS = 'Figtree, Arial, Helvetica, sans-serif';

const paragraph = (text: string): Html => {
  const lines = text.split('\n').map((line, index) => (index > 0 ? html`<br />${line}` : line));
  return html`<p style="margin:0 0 16px;font:400 16px/26px ${SANS};color:${INK}">${lines}</p>`;
};
const note = (text: string): Html =>
  html`<p style="margin:0 0 8px;font:400 14px/21px ${SANS};color:${INK_2}">${text}</p>`;

const letterhead = (logo_url: string | null): Html =>
  logo_url
    ? html`<p style="margin:0 0 40px">
        <img
          src="${logo_url}"
          alt=""
          height="60"
          style="display:block;height:60px;max-width:100%"
        />
      </p>`
    : html`<p style="margin:0 0 40px;font:500 27px/1 ${SERIF};color:${INK}">Quitus</p>`;

/** One thing to do, as a button and as an address that can be copied. */
const call = (button: { label: string; url: string }): Html =>
  html`<p style="margin:24px 0">
      <a
        href="${button.url}"
        style="display:inline-block;padding:15px 30px;border-radius:10px;background:${ENAMEL};color:#ffffff;font:600 16px/24px ${SANS};text-decoration:none"
        >${button.label}</a
      >
    </p>
    ${note('Si le bouton ne répond pas, copiez cette adresse :')}
    <p style="margin:0 0 24px;font:400 14px/21px ${SANS};word-break:break-all">
      <a href="${button.url}" style="color:${ENAMEL}">${button.url}</a>
    </p>`;

export function writeLetter(letter: Letter, publicUrl: string): MailContent {
  const { title, greeting = 'Bonjour,', button, notes, logo_url = null } = letter;
  const paragraphs = [...(greeting === null ? [] : [greeting]), ...letter.paragraphs];
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label} :\n${button.url}`] : []),
    ...notes,
    'Quitus. Rendre simple ce qui est compliqué.',
    publicUrl,
  ].join('\n\n');
  const body = html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${letter.subject}</title>
      </head>
      <body style="margin:0;padding:32px 12px;background:#ecebe5">
        <div style="max-width:600px;margin:0 auto">
          <div style="background:#ffffff;border-radius:16px;padding:40px 36px">
            ${letterhead(logo_url)}
            <h1 style="margin:0 0 24px;font:400 34px/42px ${SERIF};color:${INK}">${title}</h1>
            ${paragraphs.map(paragraph)} ${button ? call(button) : ''}
            <div style="height:1px;background:#dedcd3;margin:0 0 20px"></div>
            ${notes.map(note)}
          </div>
          <p style="margin:28px 0 4px;text-align:center;font:400 17px/24px ${SERIF};color:${INK_2}">
            Rendre simple ce qui est compliqué.
          </p>
          <p style="margin:0;text-align:center;font:400 13px/20px ${SANS}">
            <a href="${publicUrl}/confidentialite" style="color:${INK_2}">Confidentialité</a>
            ·
            <a href="${publicUrl}/mentionslegales" style="color:${INK_2}">Mentions légales</a>
          </p>
        </div>
      </body>
    </html>`;
  return { subject: letter.subject, text, html: body.markup };
}
