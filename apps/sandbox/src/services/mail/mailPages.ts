import { html } from 'hono/html'
import { showBriefly, showMoment } from '../../kernel/showMoment.ts'
import { field } from '../../pages/fields.ts'
import { type Html, page } from '../../pages/page.ts'
import { LETTER_SANDBOX } from './letter.ts'
import type { Mailbox, MailMessage } from './MailMessage.ts'

const row = ({ id, to, subject, sentAt }: MailMessage) => html`
  <li>
    <a class="letter" href="/mail/${encodeURIComponent(id)}">
      <strong>${subject}</strong>
      <span>${to}</span>
      <time datetime="${sentAt}">${showBriefly(new Date(sentAt))}</time>
    </a>
  </li>
`

const empty = (to: string) =>
  to
    ? html`<p class="empty">No mail to “${to}”. <a href="/mail">Show all mail</a></p>`
    : html`<p class="empty">No mail yet. Register, or ask for a new password, and it lands here.</p>`

type ListProps = { clubUrl: string; messages: Mailbox; to: string }

export const mailListPage = ({ clubUrl, messages, to }: ListProps): Html =>
  page({
    title: 'Mail',
    service: 'mail',
    clubUrl,
    intro: 'Every mail the product sent, newest first. Links in them work.',
    body: html`
      <form class="row" method="get" action="/mail" role="search">
        ${field({ name: 'to', label: 'Sent to', type: 'search', value: to, hint: 'A whole address or a part of it' })}
        <button class="button">Search</button>
      </form>
      ${
        messages.length > 0
          ? html`<ul class="letters">
              ${messages.map(row)}
            </ul>`
          : empty(to)
      }
    `,
  })

const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g

/** Plain text with its addresses as links; everything else is escaped. */
function linked(text: string): Html {
  const parts: unknown[] = []
  let end = 0
  for (const match of text.matchAll(LINK)) {
    parts.push(text.slice(end, match.index))
    parts.push(html`<a href="${match[0]}" target="_blank" rel="noopener noreferrer">${match[0]}</a>`)
    end = match.index + match[0].length
  }
  parts.push(text.slice(end))
  return html`${parts}`
}

const mailFrame = ({ id, html: written }: MailMessage) =>
  written === null
    ? html`<p class="empty">This mail has plain text alone.</p>`
    : html`
        <h2>As it looks</h2>
        <iframe
          class="paper"
          title="The mail as it looks"
          sandbox="${LETTER_SANDBOX}"
          src="/mail/${encodeURIComponent(id)}/letter"
        ></iframe>
      `

const answersTo = (address: string) => html`
  <div>
    <dt>Answers to</dt>
    <dd>${address}</dd>
  </div>
`

export const mailMessagePage = (message: MailMessage, clubUrl: string): Html =>
  page({
    title: message.subject,
    service: 'mail',
    clubUrl,
    body: html`
      <p>
        <a href="/mail">All mail</a> ·
        <a href="/mail?to=${encodeURIComponent(message.to)}">All to this address</a>
      </p>
      <dl class="facts">
        <div>
          <dt>To</dt>
          <dd>${message.to}</dd>
        </div>
        ${message.replyTo === undefined ? '' : answersTo(message.replyTo)}
        <div>
          <dt>Sent</dt>
          <dd><time datetime="${message.sentAt}">${showMoment(new Date(message.sentAt))}</time></dd>
        </div>
      </dl>
      ${mailFrame(message)}
      <h2>As plain text</h2>
      <pre class="plain" tabindex="0" role="region" aria-label="The mail as plain text">
${linked(message.text)}</pre>
    `,
  })
