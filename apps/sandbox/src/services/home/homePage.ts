import { html } from 'hono/html'
import { SERVICES } from '../../pages/services.ts'
import { type Html, page } from '../../pages/page.ts'
import { PASSWORD, PLAYERS } from './players.ts'

export const homePage = (clubUrl: string): Html =>
  page({
    title: 'Services outside the club',
    clubUrl,
    intro:
      'Everything the Players Club meets outside itself, kept on this machine: its mail, its clock, the services it calls. Open one and change it.',
    body: html`
      <ul class="crates">
        ${SERVICES.map(
          ({ name, title, says, programs, icon }) =>
            html`<li class="crate">
              <h2>
                <a href="/${name}">${icon}<span>${title}</span></a>
              </h2>
              <p>${says}</p>
              <p class="stencil">
                <span class="visually-hidden">For programs: </span><code>${programs}</code>
              </p>
            </li>`,
        )}
      </ul>
      <section aria-labelledby="players-title">
        <h2 id="players-title">Players to try</h2>
        <p>
          The password of all is <code>${PASSWORD}</code>. Sign in at
          <a href="${clubUrl}/login" target="_blank" rel="noopener">the Players Club (opens in a new tab)</a>.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">E-mail</th>
              <th scope="col">State</th>
              <th scope="col">Mailbox</th>
            </tr>
          </thead>
          <tbody>
            ${PLAYERS.map(
              ({ email, state }) =>
                html`<tr>
                  <th scope="row"><code>${email}</code></th>
                  <td>${state}</td>
                  <td>
                    <a href="/mail?to=${encodeURIComponent(email)}"
                      >Mail<span class="visually-hidden"> of ${email}</span></a
                    >
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
    `,
  })
