'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { inLandscape } from './UprightHint.css.ts'

/** Before a play of a game for portrait orientation: in a window that is wider than high, how it can be seen. */
export function UprightHint() {
  const translate = useMessages()
  return (
    <div className={inLandscape}>
      <Notice tone="warning" title={translate('digitalGames.portrait')}>
        {translate('digitalGames.portrait.hint')}
      </Notice>
    </div>
  )
}
