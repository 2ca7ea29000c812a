import type { Brand, Locale, Lottery, Translate } from '@players-club/domain-models'

/** Whose mails are sent. */
export interface MailSender {
  lottery: Lottery
  /** Where the links of the mails lead. */
  publicUrl: string
}

export interface MailContent {
  brand: Brand
  /** Translates into the language of the mail. */
  translate: Translate
  subject: string
  paragraphs: readonly string[]
  /** The same text in a second language, if the reader's language is unknown. */
  again?: { locale: Locale; paragraphs: readonly string[] }
  /** The call to action. */
  link: { label: string; url: string }
  /** Text after the link. */
  closing: readonly string[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, character => ENTITIES[character] ?? '')

// Mail readers support neither style sheets nor pictures without permission: hence tables, inline styles and a drawn
// logo.
const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const INK = '#2a1710'
const MUTED = '#6b5648'
const SAND = '#f8f0e0'
const COPPER = '#a8430f'
const EARTH = '#4a1a0c'
const PAGE = `margin:0;padding:0;color:${INK};background:${SAND};${FONT}`
const TICKET = 'width:100%;max-width:560px;background:#ffffff;border-radius:16px;border-collapse:separate'
const HEAD = `padding:20px 32px;background:${EARTH};border-radius:16px 16px 0 0;color:#ffffff;${FONT}`
const SIGN = `display:inline-block;width:36px;height:36px;margin-right:12px;border-radius:10px;vertical-align:middle;background:${COPPER};background-image:linear-gradient(transparent 64%,${EARTH} 64%),radial-gradient(circle at 50% 64%,#ffca3a 30%,transparent 31%);border:1px solid ${COPPER}`
const NAME = 'display:inline-block;vertical-align:middle;font-size:18px;line-height:1.2;font-weight:bold'
const LOTTERY = 'display:block;font-size:13px;font-weight:normal;color:#fbe3b8'
const TITLE = `margin:0 0 20px;font-size:26px;line-height:1.2;font-weight:bold;color:${INK};${FONT}`
const PARAGRAPH = `margin:0 0 16px;font-size:16px;line-height:1.5;${FONT}`
const BUTTON = `display:inline-block;padding:14px 28px;border-radius:8px;background:${COPPER};color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none;${FONT}`
const TORN = 'border-top:2px dashed #e8d9bd'
const STUB = `padding:20px 32px 12px;${TORN};color:${MUTED}`
const AGAIN = `margin:24px 0 0;padding:24px 0 0;${TORN}`
const SMALL = `margin:0 0 12px;font-size:14px;line-height:1.5;color:${MUTED};${FONT}`

/** The address of support is a link wherever a text names it. */
const linked = ({ supportEmail }: Brand, text: string) =>
  escape(text).replaceAll(supportEmail, `<a href="mailto:${supportEmail}">${supportEmail}</a>`)

const row = (style: string, ...content: string[]) =>
  `<tr><td style="${style}">${content.join('\n')}</td></tr>`

/** One mail as plain text and as HTML, styled as a ticket with the club's name; both say the same. */
export const renderMail = ({ brand, translate, subject, paragraphs, again, link, closing }: MailContent) => {
  const { clubName, lotteryName, problemGambling } = brand
  const paragraph = (text: string, style = PARAGRAPH) => `<p style="${style}">${linked(brand, text)}</p>`
  const foot = [
    translate('shell.mail.sender'),
    translate('shell.mail.help', { phone: problemGambling.phone }),
  ]
  const said = [...paragraphs, ...(again?.paragraphs ?? [])]
  return {
    subject,
    text: `${[...said, `${link.label}: ${link.url}`, ...closing, '--', ...foot].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${translate.locale}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only">',
      `<title>${escape(subject)}</title></head>`,
      `<body style="${PAGE}">`,
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${SAND}">`,
      '<tr><td align="center" style="padding:32px 16px">',
      `<table role="presentation" cellpadding="0" cellspacing="0" style="${TICKET}">`,
      row(
        HEAD,
        `<span style="${SIGN}"></span><span style="${NAME}">${escape(clubName)}<span style="${LOTTERY}">${escape(lotteryName)}</span></span>`,
      ),
      row(
        'padding:32px 32px 16px',
        `<h1 style="${TITLE}">${escape(subject)}</h1>`,
        ...paragraphs.map(text => paragraph(text)),
        ...(again
          ? [
              `<div lang="${again.locale}" style="${AGAIN}">`,
              ...again.paragraphs.map(text => paragraph(text)),
              '</div>',
            ]
          : []),
        `<p style="${PARAGRAPH};padding-top:8px"><a href="${escape(link.url)}" style="${BUTTON}">${escape(link.label)}</a></p>`,
      ),
      ...(closing.length > 0 ? [row(STUB, ...closing.map(text => paragraph(text, SMALL)))] : []),
      '</table>',
      `<div style="max-width:560px;padding:20px 16px 0;text-align:left">`,
      ...foot.map(text => paragraph(text, SMALL)),
      '</div></td></tr></table></body></html>',
    ].join('\n'),
  }
}
