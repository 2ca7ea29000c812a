import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Cards, rewardsOf, type Kind } from './cards.tsx'

const COUNT = 500

declare global {
  interface Window {
    measureCards: (kind: Kind) => { mount: number; rerender: number }
  }
}

/** The time of React's render, without layout and paint, which are the same for the same elements. */
window.measureCards = kind => {
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place)
  const show = (turn: number) => {
    const rewards = rewardsOf(COUNT, turn)
    const begun = performance.now()
    flushSync(() => root.render(<Cards kind={kind} rewards={rewards} />))
    return performance.now() - begun
  }
  const mount = show(0)
  const rerenders = [1, 2, 3].map(show)
  root.unmount()
  place.remove()
  return { mount, rerender: rerenders.reduce((sum, time) => sum + time, 0) / rerenders.length }
}
