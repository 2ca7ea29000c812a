import { formatTotal } from '@players-club/domain-models'
import { html } from 'hono/html'
import { showBriefly } from '../../kernel/showMoment.ts'
import { type Html, page } from '../../pages/page.ts'
import { CARDS } from './cards.ts'
import { NOTICES } from './notices.ts'
import { type Payment, type Payments, wasOpened } from './Payment.ts'

const STATUS: Readonly<Record<Payment['status'], string>> = {
  open: 'waits for its card',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'refunded',
}

const notices = (reference: string) => html`
  <form class="presses" method="post" action="/pay/payments/${reference}/notices">
    ${Object.entries(NOTICES).map(
      ([kind, { label }]) =>
        html`<button class="button quiet" name="notice" value="${kind}">${label}</button>`,
    )}
  </form>
`

const nameOf = ({ amount, currency, description }: Payment) =>
  `${formatTotal(amount / 100, { locale: 'en', currency })}: ${description}`

const row = (payment: Payment) => html`
  <li>
    <a class="letter" href="/pay/page/${payment.reference}">
      <strong>${wasOpened(payment) ? nameOf(payment) : `Never opened: ${payment.orderId}`}</strong>
      <span>${STATUS[payment.status]}</span>
      <time datetime="${payment.createdAt}">${showBriefly(new Date(payment.createdAt))}</time>
    </a>
    ${wasOpened(payment) ? notices(payment.reference) : ''}
  </li>
`

/** The test cards, and all payments. */
export const payPage = ({ clubUrl, payments }: { clubUrl: string; payments: Payments }): Html =>
  page({
    title: 'Payments',
    service: 'pay',
    clubUrl,
    intro: 'Takes the money for tokens, on pages of its own that stand in a frame of the store.',
    body: html`
      <section>
        <h2>Cards to try</h2>
        <p>With any date to come, any security code, any name and any zip code. No card is kept.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Card</th>
              <th scope="col">What becomes of it</th>
            </tr>
          </thead>
          <tbody>
            ${CARDS.map(
              ({ number, says }) =>
                html`<tr>
                  <th scope="row"><code>${number}</code></th>
                  <td>${says}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
      <section>
        <h2>Payments, newest first</h2>
        <p>
          A provider may send a notice late, twice or with other content. The buttons send such a notice to
          the product.
        </p>
        ${
          payments.length > 0
            ? html`<ul class="letters">
                ${payments.map(row)}
              </ul>`
            : html`<p class="empty">No payment yet. Buy tokens in the store of Lucky Lounge.</p>`
        }
      </section>
    `,
  })
