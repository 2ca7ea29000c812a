import { html } from 'hono/html'
import { showBriefly } from '../../kernel/showMoment.ts'
import { type Html, page } from '../../pages/page.ts'
import type { IdScans } from './IdScan.ts'

type ScanShown = Omit<IdScans[number], 'status'> & { status: string }
type Props = { clubUrl: string; scans: readonly ScanShown[] }

const OUTCOMES = [
  ['0000', 'does not match: one attempt fewer'],
  ['9999', 'belongs to a verified account already'],
  ['any other, or none', 'matches, as long as name, birth date and address are given'],
] as const

const STATUS: Record<string, string> = {
  pending: 'waits for its id',
  approved: 'approved',
  rejected: 'rejected',
  lapsed: 'nobody finished it in its hour',
}

const row = ({ id, firstName, lastName, createdAt, status }: ScanShown) => html`
  <li>
    <a class="letter" href="/identity/scans/${id}">
      <strong>${firstName} ${lastName}</strong>
      <span>${STATUS[status]}</span>
      <time datetime="${createdAt}">${showBriefly(new Date(createdAt))}</time>
    </a>
  </li>
`

/** Which digits lead to which outcome, and all ID scans. */
export const identityPage = ({ clubUrl, scans }: Props): Html =>
  page({
    title: 'Identity',
    service: 'identity',
    clubUrl,
    intro: 'Checks who a player is: by what they enter, and by a scan of their id.',
    body: html`
      <section>
        <h2>What the last four digits do</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Digits</th>
              <th scope="col">The data entered</th>
            </tr>
          </thead>
          <tbody>
            ${OUTCOMES.map(
              ([digits, outcome]) =>
                html`<tr>
                  <th scope="row">${digits}</th>
                  <td>${outcome}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
      <section>
        <h2>Scans of ids, newest first</h2>
        ${
          scans.length > 0
            ? html`<ul class="letters">
                ${scans.map(row)}
              </ul>`
            : html`<p class="empty">
                No scan yet. Sign in as noattempts@players.example and verify the identity in the profile.
              </p>`
        }
      </section>
    `,
  })
