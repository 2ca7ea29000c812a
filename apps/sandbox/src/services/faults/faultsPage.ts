import { html } from 'hono/html'
import type { FieldProblem } from '../../kernel/Refusal.ts'
import type { Fields } from '../../kernel/submission.ts'
import { field, press, select } from '../../pages/fields.ts'
import { type Html, page } from '../../pages/page.ts'
import { type Fault, MAX_CALLS, MAX_SLOW_MS, type Service, SERVICES } from './Fault.ts'

const CALLED: Record<Service, string> = {
  mail: 'The mail carrier',
  identity: 'The identity provider',
  payments: 'The card payment company',
  location: 'The device’s location',
  arcade: 'The arcade game vendors',
  lottery: 'The lottery’s central ticket system',
}

const KINDS = [
  { value: 'none', label: 'Answers as usual' },
  { value: 'refuse', label: 'Breaks the connection' },
  { value: '403', label: 'Answers 403 Forbidden' },
  { value: '500', label: 'Answers 500 Internal Server Error' },
  { value: '503', label: 'Answers 503 Service Unavailable' },
]

const describe = ({ slowMs, refuse, status, calls }: Fault) => {
  const kind = refuse ? 'breaks the connection' : status ? `answers ${status}` : 'answers as usual'
  const late = slowMs ? `, ${slowMs.toLocaleString('en-US')} ms late` : ''
  return `${kind}${late}, for the next ${calls === 1 ? 'call' : `${calls} calls`}`
}

const row = (fault: Fault) => html`
  <li>
    <span><strong>${CALLED[fault.service]}</strong> ${describe(fault)}.</span>
    ${press('/faults', `Clear ${fault.service}`, { clear: fault.service })}
  </li>
`

type Props = {
  clubUrl: string
  faults: readonly Fault[]
  done?: string | undefined
  problems?: readonly FieldProblem[]
  fields?: Fields
}

export const faultsPage = ({ clubUrl, faults, done, problems = [], fields = {} }: Props): Html =>
  page({
    title: 'Faults',
    service: 'faults',
    clubUrl,
    done,
    problems,
    intro:
      'Make an external service misbehave for the product’s next calls. What you open here yourself stays well.',
    body: html`
      <section>
        <h2>Set now</h2>
        ${
          faults.length > 0
            ? html`<ul class="rows">
                  ${faults.map(row)}
                </ul>
                ${press('/faults', 'Clear all faults', { clear: 'all' })}`
            : html`<p class="empty">All services are well.</p>`
        }
      </section>
      <section class="card">
        <h2>Set a fault</h2>
        <form method="post" action="/faults">
          <div class="columns">
            <div>
              ${select({
                name: 'service',
                label: 'External service',
                value: fields.service ?? 'mail',
                options: SERVICES.map(service => ({ value: service, label: CALLED[service] })),
                problems,
              })}
              ${field({
                name: 'calls',
                label: 'For the next calls',
                hint: `1 to ${MAX_CALLS.toLocaleString('en-US')}`,
                value: fields.calls ?? '1',
                width: 'short',
                problems,
              })}
            </div>
            <div>
              ${select({ name: 'kind', label: 'What it does', value: fields.kind ?? '503', options: KINDS, problems })}
              ${field({
                name: 'slowMs',
                label: 'Delay in milliseconds',
                hint: `Empty for none; up to ${MAX_SLOW_MS.toLocaleString('en-US')}`,
                value: fields.slowMs ?? '',
                width: 'short',
                problems,
              })}
            </div>
          </div>
          <button class="button">Set the fault</button>
        </form>
      </section>
    `,
  })
