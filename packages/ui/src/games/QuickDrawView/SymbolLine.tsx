'use client'

import { MEDIA_FILE_PATH, type QuickDrawSymbol } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { line, symbol } from './SymbolLine.css.ts'

export interface SymbolLineProps {
  gameId: number
  symbols: readonly QuickDrawSymbol[]
  /** The label of the line, where there are several. */
  label: string
}

/** A line of the six numbered pictures of a quick-draw game. */
export function SymbolLine({ gameId, symbols, label }: SymbolLineProps) {
  const translate = useMessages()
  return (
    <ol className={line} role="list" aria-label={label}>
      {Object.entries(symbols).map(([place, number]) => (
        // A picture can repeat, so its index is part of the key.
        <li key={place} className={symbol}>
          <Image
            src={`${MEDIA_FILE_PATH}games/${gameId}-${number}.svg`}
            alt={translate('games.symbol', { number })}
            width={64}
            height={48}
            fit="cover"
          />
        </li>
      ))}
    </ol>
  )
}
