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
  /** The same text in further languages, if the reader's language is unknown. */
  further?: readonly { locale: Locale; paragraphs: readonly string[] }[]
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

const desert = {
  ink: '#2a1710',
  muted: '#6b5648',
  page: '#f8f0e0',
  head: '#4a1a0c',
  headNote: '#fbe3b8',
  button: '#a8430f',
  line: '#e8d9bd',
}

/** Text is readable on the surface, and the surface on the night: these pairs are checked at the start. */
const colorsOf = ({ look }: Brand): typeof desert => {
  if (!look) return desert
  const { accent, surface, text, night } = look.colors
  return {
    ink: text,
    muted: text,
    page: surface,
    head: night,
    headNote: surface,
    button: night,
    line: accent,
  }
}

const stylesOf = (brand: Brand) => {
  const { ink, muted, page, head, headNote, button, line } = colorsOf(brand)
  const torn = `border-top:2px dashed ${line}`
  return {
    page: `margin:0;padding:0;color:${ink};background:${page};${FONT}`,
    background: `background:${page}`,
    ticket: 'width:100%;max-width:560px;background:#ffffff;border-radius:16px;border-collapse:separate',
    head: `padding:20px 32px;background:${head};border-radius:16px 16px 0 0;color:#ffffff;${FONT}`,
    sign: `display:inline-block;width:36px;height:36px;margin-right:12px;border-radius:10px;vertical-align:middle;background:${button};background-image:linear-gradient(transparent 64%,${head} 64%),radial-gradient(circle at 50% 64%,#ffca3a 30%,transparent 31%);border:1px solid ${button}`,
    name: 'display:inline-block;vertical-align:middle;font-size:18px;line-height:1.2;font-weight:bold',
    lottery: `display:block;font-size:13px;font-weight:normal;color:${headNote}`,
    title: `margin:0 0 20px;font-size:26px;line-height:1.2;font-weight:bold;color:${ink};${FONT}`,
    button: `display:inline-block;padding:14px 28px;border-radius:8px;background:${button};color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none;${FONT}`,
    stub: `padding:20px 32px 12px;${torn};color:${muted}`,
    further: `margin:24px 0 0;padding:24px 0 0;${torn}`,
    small: `margin:0 0 12px;font-size:14px;line-height:1.5;color:${muted};${FONT}`,
  }
}

const PARAGRAPH = `margin:0 0 16px;font-size:16px;line-height:1.5;${FONT}`

/** The address of support is a link wherever a text names it. */
const linked = ({ supportEmail }: Brand, text: string) =>
  escape(text).replaceAll(supportEmail, `<a href="mailto:${supportEmail}">${supportEmail}</a>`)

const row = (style: string, ...content: string[]) =>
  `<tr><td style="${style}">${content.join('\n')}</td></tr>`

/** One mail as plain text and as HTML, styled as a ticket with the club's name; both say the same. */
export const renderMail = ({
  brand,
  translate,
  subject,
  paragraphs,
  further = [],
  link,
  closing,
}: MailContent) => {
  const { clubName, lotteryName, problemGambling } = brand
  const styles = stylesOf(brand)
  // The drawing is the first lottery's mark.
  const sign = brand.look ? '' : `<span style="${styles.sign}"></span>`
  const paragraph = (text: string, style = PARAGRAPH) => `<p style="${style}">${linked(brand, text)}</p>`
  const foot = [
    translate('shell.mail.sender'),
    translate('shell.mail.help', { phone: problemGambling.phone }),
  ]
  const said = [...paragraphs, ...further.flatMap(each => each.paragraphs)]
  return {
    subject,
    text: `${[...said, `${link.label}: ${link.url}`, ...closing, '--', ...foot].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${translate.locale}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only">',
      `<title>${escape(subject)}</title></head>`,
      `<body style="${styles.page}">`,
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.background}">`,
      '<tr><td align="center" style="padding:32px 16px">',
      `<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.ticket}">`,
      row(
        styles.head,
        `${sign}<span style="${styles.name}">${escape(clubName)}<span style="${styles.lottery}">${escape(lotteryName)}</span></span>`,
      ),
      row(
        'padding:32px 32px 16px',
        `<h1 style="${styles.title}">${escape(subject)}</h1>`,
        ...paragraphs.map(text => paragraph(text)),
        ...further.flatMap(each => [
          `<div lang="${each.locale}" style="${styles.further}">`,
          ...each.paragraphs.map(text => paragraph(text)),
          '</div>',
        ]),
        `<p style="${PARAGRAPH};padding-top:8px"><a href="${escape(link.url)}" style="${styles.button}">${escape(link.label)}</a></p>`,
      ),
      ...(closing.length > 0
        ? [row(styles.stub, ...closing.map(text => paragraph(text, styles.small)))]
        : []),
      '</table>',
      `<div style="max-width:560px;padding:20px 16px 0;text-align:left">`,
      ...foot.map(text => paragraph(text, styles.small)),
      '</div></td></tr></table></body></html>',
    ].join('\n'),
  }
}
