import type { Locale } from '@players-club/domain-models'

export interface MailContent {
  locale: Locale
  subject: string
  paragraphs: readonly string[]
  /** The one thing to do. */
  link: { label: string; url: string }
  /** Said after the link. */
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

const PARAGRAPH = 'margin:0 0 16px;font:16px/1.5 sans-serif'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#7a3b12;color:#ffffff;font:bold 16px sans-serif;text-decoration:none'

const paragraph = (text: string) => `<p style="${PARAGRAPH}">${escape(text)}</p>`

/** One mail as plain text and as HTML; both say the same. */
export const renderMail = ({ locale, subject, paragraphs, link, closing }: MailContent) => ({
  subject,
  text: `${[...paragraphs, `${link.label}: ${link.url}`, ...closing].join('\n\n')}\n`,
  html: [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;color:#241a14;background:#ffffff">',
    ...paragraphs.map(paragraph),
    `<p style="${PARAGRAPH}"><a href="${escape(link.url)}" style="${BUTTON}">${escape(link.label)}</a></p>`,
    ...closing.map(paragraph),
    '</body></html>',
  ].join('\n'),
})
