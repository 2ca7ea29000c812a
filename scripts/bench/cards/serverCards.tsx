import { renderToString } from 'react-dom/server'
import { Cards, rewardsOf, type Kind } from './cards.tsx'

const TIMES = 40

/** The mean time to render one page of cards as HTML. */
export function measureServerCards(kind: Kind, count: number): number {
  const begun = performance.now()
  for (let turn = 0; turn < TIMES; turn += 1)
    renderToString(<Cards kind={kind} rewards={rewardsOf(count, turn)} />)
  return (performance.now() - begun) / TIMES
}

/** The HTML of both kinds has to be the same, or the comparison means nothing. */
export const cardsAsHtml = (kind: Kind): string =>
  renderToString(<Cards kind={kind} rewards={rewardsOf(2, 0)} />)
