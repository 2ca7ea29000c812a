import { html } from 'hono/html'
import { type Html, page } from '../../pages/page.ts'
import { GAMES, type Kind } from './games.ts'
import type { Rounds } from './Round.ts'

const SHOWN = 20

const PLAYED: Record<Kind, string> = {
  spin: 'Three reels, three spins.',
  wheel: 'One wheel, one turn.',
  match: 'Nine places, three alike.',
}

/** The games of the providers, and the rounds that were opened last. */
export const arcadePage = ({ clubUrl, rounds }: { clubUrl: string; rounds: Rounds }): Html => {
  const latest = rounds.slice(-SHOWN).reverse()
  return page({
    title: 'Arcade',
    clubUrl,
    service: 'arcade',
    intro:
      'Games of other houses. The club fixes what a play wins and has a round opened for it; the game, in a frame of the club, only reveals it.',
    body: html`
      <ul class="crates">
        ${GAMES.map(
          ({ id, kind, names }) =>
            html`<li class="crate">
              <h2>${names.en}</h2>
              <p>${PLAYED[kind]}</p>
              <p class="stencil"><code>${id}</code></p>
            </li>`,
        )}
      </ul>
      <section aria-labelledby="rounds-title">
        <h2 id="rounds-title">Rounds opened last</h2>
        ${latest.length === 0 ? html`<p>None yet.</p>` : ''}
        <ol>
          ${latest.map(
            ({ gameId, prize, openedAt }) =>
              html`<li>
                <code>${gameId}</code> at ${openedAt}: ${prize > 0 ? `wins ${prize}` : 'wins nothing'}
              </li>`,
          )}
        </ol>
      </section>
    `,
  })
}
