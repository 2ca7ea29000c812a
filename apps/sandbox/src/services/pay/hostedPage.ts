import { formatTotal } from '@players-club/domain-models'
import { html } from 'hono/html'
import type { FieldProblem } from '../../kernel/Refusal.ts'
import type { Fields } from '../../kernel/submission.ts'
import { headTags } from '../../pages/headTags.ts'
import type { Html } from '../../pages/page.ts'
import type { CardField } from './cards.ts'
import type { Payment } from './Payment.ts'
import { returnTo } from './returnTo.ts'
import { WORDS } from './words.ts'

/** `autocomplete` and `inputmode` of each field. */
const INPUTS: Readonly<Record<CardField, { complete: string; mode: string }>> = {
  number: { complete: 'cc-number', mode: 'numeric' },
  expiry: { complete: 'cc-exp', mode: 'text' },
  code: { complete: 'cc-csc', mode: 'numeric' },
  holder: { complete: 'cc-name', mode: 'text' },
  zip: { complete: 'postal-code', mode: 'text' },
}

type AskingProps = { payment: Payment; values: Fields; wrong: readonly CardField[] }

const field = ({ payment, values, wrong }: AskingProps, name: CardField) => {
  const { labels, hints, wrong: problems } = WORDS[payment.locale]
  const { complete, mode } = INPUTS[name]
  const [hint, problem] = [hints[name], wrong.includes(name) ? problems[name] : undefined]
  const ids = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="field long">
    <label for="${name}">${labels[name]}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    ${problem ? html`<p class="error" id="${name}-error">${problem}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      value="${values[name] ?? ''}"
      autocomplete="${complete}"
      inputmode="${mode}"
      ${ids ? html`aria-describedby="${ids}"` : ''}
      ${problem ? html`aria-invalid="true"` : ''}
    />
  </div>`
}

const summary = ({ payment, wrong }: AskingProps) => {
  const words = WORDS[payment.locale]
  const problems: FieldProblem[] = wrong.map(name => ({ field: name, text: words.wrong[name] }))
  if (problems.length === 0) return ''
  return html`<div class="notice problem" role="alert">
    <h2>${words.problem}</h2>
    <ul>
      ${problems.map(({ field: name, text }) => html`<li><a href="#${name}">${text}</a></li>`)}
    </ul>
  </div>`
}

const asking = (props: AskingProps): Html => {
  const { payment } = props
  const words = WORDS[payment.locale]
  const amount = formatTotal(payment.amount / 100, payment)
  return html`
    <h1>${words.title}</h1>
    <p>${payment.description}</p>
    ${summary(props)}
    <form method="post" action="/pay/page/${payment.reference}" novalidate>
      ${field(props, 'number')}
      <div class="row">${field(props, 'expiry')} ${field(props, 'code')}</div>
      <div class="row">${field(props, 'holder')} ${field(props, 'zip')}</div>
      <div class="presses">
        <button class="button" name="decision" value="pay">${words.pay} ${amount}</button>
        <button class="button quiet" name="decision" value="cancel">${words.cancel}</button>
      </div>
    </form>
  `
}

const wordsOf = ({ locale, status, reason }: Payment) => {
  const words = WORDS[locale]
  switch (status) {
    case 'paid':
      return words.done
    case 'refunded':
      return words.refunded
    case 'failed':
      return reason === 'declined' ? words.declined : words.failed
    default:
      return words.over
  }
}

const over = (payment: Payment): Html => {
  const [title, text] = wordsOf(payment)
  return html`
    <h1>${title}</h1>
    <p role="status">${text}</p>
    <p><a class="button" href="${returnTo(payment)}">${WORDS[payment.locale].back}</a></p>
  `
}

/** The fake payment provider's page, for a frame of the product. */
export const hostedPage = (payment: Payment, values: Fields = {}, wrong: readonly CardField[] = []): Html => {
  const { title, problem } = WORDS[payment.locale]
  return html`<!doctype html>
    <html lang="${payment.locale}">
      <head>
        ${headTags(`${wrong.length > 0 ? `${problem}: ` : ''}${title} · Sandbox`)}
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body class="scan pay">
        <header class="board"><p class="stencil">Sandbox: payments</p></header>
        <main id="main">
          ${payment.status === 'open' ? asking({ payment, values, wrong }) : over(payment)}
        </main>
      </body>
    </html>`
}
