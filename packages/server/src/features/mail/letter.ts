// One look for every mail: a title, a few sentences, one button, and the same thing as plain text.
import { html, Html } from '../../html.ts';
import { sitePaths } from '../../site-paths.ts';
import { COLOURS, logo, look, mark, SANS, SERIF, SHEET } from './letter-look.ts';

export type Letter = {
  subject: string;
  title: string;
  /** Null for a message that is not written to a person. */
  greeting?: string | null;
  paragraphs: string[];
  button?: { label: string; url: string };
  notes: string[];
  /** The picture of whoever writes through us, a whole address; and what is read in its place. */
  logo?: { url: string; name: string } | null;
};

export type MailContent = { subject: string; text: string; html: string; reply_to?: string };

const PREHEADER_LENGTH = 110;
/** What follows the preheader stays out of the list of mails. */
const SILENCE = new Html('&#8199;&#847;'.repeat(60));
const MOTTO = 'Rendre simple ce qui est compliqué.';
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';

/** What the list of mails shows beside the subject: the first words, not « Bonjour ». */
function preheader(paragraphs: readonly string[]): string {
  const words = paragraphs.join(' ').replaceAll(/\s+/g, ' ').trim();
  if (words.length <= PREHEADER_LENGTH) return words;
  return `${words.slice(0, words.lastIndexOf(' ', PREHEADER_LENGTH)).replace(/[ ,.;:]+$/, '')}…`;
}

const link = (url: string, label = url): Html =>
  html`<a href="${url}" ${look('link', `text-decoration:underline;${WRAP}`)}>${label}</a>`;

/** Addresses of ours can be followed; those that people typed are only words. */
function withLinks(line: string, publicUrl: string): (string | Html)[] {
  return line
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part) => (part.startsWith(`${publicUrl}/`) ? link(part) : part));
}

const paragraph = (text: string, publicUrl: string): Html => {
  const lines = text.split('\n').map((line, index) => {
    const words = withLinks(line, publicUrl);
    return index > 0 ? html`<br />${words}` : words;
  });
  return html`<p ${look('ink', `margin:0 0 16px;font:400 16px/26px ${SANS};${WRAP}`)}>${lines}</p>`;
};

const note = (text: string): Html =>
  html`<p ${look('faint', `margin:0 0 8px;font:400 14px/21px ${SANS};${WRAP}`)}>${text}</p>`;

/** One thing to do, as a button and as an address that can be copied. */
const call = (button: { label: string; url: string }): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0">
      <tr>
        <td
          bgcolor="${COLOURS.button.day}"
          ${look('button', 'border-radius:10px;mso-padding-alt:15px 30px')}
        >
          <a
            href="${button.url}"
            ${look(
              'label',
              `display:inline-block;padding:15px 30px;border-radius:10px;font:600 16px/24px ${SANS};text-decoration:none`,
              'action',
            )}
            >${button.label}</a
          >
        </td>
      </tr>
    </table>
    ${note('Si le bouton ne répond pas, copiez cette adresse :')}
    <p style="margin:0 0 24px;font:400 14px/21px ${SANS}">${link(button.url)}</p>`;

const footer = (publicUrl: string, marked: boolean): Html =>
  html`${marked ? html`<p style="margin:28px 0 0;text-align:center">${mark()}</p>` : ''}
    <p
      ${look('faint', `margin:${marked ? 8 : 28}px 0 4px;text-align:center;font:400 17px/24px ${SERIF}`)}
    >
      ${MOTTO}
    </p>
    <p ${look('faint', `margin:0;text-align:center;font:400 13px/24px ${SANS}`)}>
      <a href="${publicUrl}${sitePaths.privacy}" ${look('faint', 'text-decoration:underline')}
        >Confidentialité</a
      >
      ·
      <a href="${publicUrl}${sitePaths.legalNotice}" ${look('faint', 'text-decoration:underline')}
        >Mentions légales</a
      >
    </p>`;

function inText(letter: Letter, publicUrl: string): string {
  const { title, greeting = 'Bonjour,', paragraphs, button, notes } = letter;
  return [
    title,
    ...(greeting === null ? [] : [greeting]),
    ...paragraphs,
    ...(button ? [`${button.label} :\n${button.url}`] : []),
    ...notes,
    `Quitus. ${MOTTO}\n${publicUrl}`,
    `Confidentialité : ${publicUrl}${sitePaths.privacy}\nMentions légales : ${publicUrl}${sitePaths.legalNotice}`,
  ].join('\n\n');
}

function inHtml(letter: Letter, publicUrl: string): Html {
  const { title, greeting = 'Bonjour,', button, notes } = letter;
  const paragraphs = [...(greeting === null ? [] : [greeting]), ...letter.paragraphs];
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.subject}</title>
        <style>
          ${SHEET}
        </style>
      </head>
      <body ${look('page', 'margin:0;padding:0')}>
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
          ${preheader(letter.paragraphs)}${SILENCE}
        </div>
        <table
          role="presentation"
          lang="fr"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          bgcolor="${COLOURS.page.day}"
          ${look('page', 'table-layout:fixed')}
        >
          <tr>
            <td align="center" class="frame" style="padding:32px 12px">
              ${new Html('<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->')}
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                bgcolor="${COLOURS.card.day}"
                ${look('card', 'table-layout:fixed;max-width:600px;border-radius:16px')}
              >
                <tr>
                  <td align="left" class="sheet" style="padding:40px 36px">
                    <div style="margin:0 0 36px">
                      ${letter.logo ? logo(letter.logo.url, letter.logo.name) : mark()}
                    </div>
                    <h1
                      ${look('ink', `margin:0 0 24px;font:400 34px/42px ${SERIF};${WRAP}`, 'title')}
                    >
                      ${title}
                    </h1>
                    ${paragraphs.map((text) => paragraph(text, publicUrl))}
                    ${button ? call(button) : ''}
                    ${
                      notes.length > 0
                        ? html`<div
                              ${look('line', 'height:1px;line-height:1px;margin:0 0 20px')}
                            ></div>
                            ${notes.map(note)}`
                        : ''
                    }
                  </td>
                </tr>
              </table>
              ${new Html('<!--[if mso]></td></tr></table><![endif]-->')}
              ${footer(publicUrl, Boolean(letter.logo))}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}

export function writeLetter(letter: Letter, publicUrl: string): MailContent {
  return {
    subject: letter.subject,
    text: inText(letter, publicUrl),
    html: inHtml(letter, publicUrl).markup,
  };
}
