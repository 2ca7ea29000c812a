'use client'

import { ballLabels, type JackpotResult } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { ball, label, row, special } from './BallRow.css.ts'

export interface BallRowProps {
  result: Pick<JackpotResult, 'gameId' | 'numbers' | 'specialBall' | 'multiplier'>
}

/** The drawn numbers; the special ball and the multiplier have the names of their game, or general ones. */
export function BallRow({ result: { gameId, numbers, specialBall, multiplier } }: BallRowProps) {
  const translate = useMessages()
  const names = ballLabels(gameId) ?? {
    specialBall: translate('games.result.specialBall'),
    multiplier: translate('games.result.multiplier'),
  }
  return (
    <ul className={row} role="list" aria-label={translate('games.result.numbers')}>
      {Object.entries(numbers).map(([place, number]) => (
        // A digit can repeat, so its index is part of the key.
        <li key={place} className={ball}>
          {number}
        </li>
      ))}
      {specialBall !== null && (
        <li className={label}>
          <span className={special}>{specialBall}</span>
          <VisuallyHidden> </VisuallyHidden>
          {names.specialBall}
        </li>
      )}
      {multiplier !== null && <li className={label}>{`${names.multiplier} ${multiplier}×`}</li>}
    </ul>
  )
}
