'use client'

import { Fragment, useEffect, useState, type ReactNode } from 'react'
import type { ClubPorts } from './ClubPorts.ts'
import { createClub, type ClubOptions } from './createClub.ts'
import { QueryProvider } from './query/QueryProvider.tsx'
import { useStore } from './store/useStore.ts'
import { ClubContext, useClub } from './useClub.ts'

/**
 * The ports of the club, its lottery, and what the server knew when it rendered the page. All but the children is read
 * at the first render: to change any of it later, give the provider another React key.
 */
export type ClubProviderProps = ClubOptions & {
  readonly ports: ClubPorts
  readonly children: ReactNode
}

/**
 * Gives flows what they need from outside. Ports and options are those of the first render.
 *
 * @example
 * ```tsx
 * import { copperStateLottery } from '@players-club/domain-models'
 * import { useSession } from '@players-club/flow-hooks/accounts'
 * import { ClubProvider, type ClubPorts } from '@players-club/flow-hooks/club'
 *
 * export const App = ({ ports }: { ports: ClubPorts }) => (
 *   <ClubProvider lottery={copperStateLottery} ports={ports}>
 *     <Name />
 *   </ClubProvider>
 * )
 *
 * const Name = () => <p>{useSession().account?.firstName ?? 'guest'}</p>
 * ```
 */
export function ClubProvider({ ports, children, ...options }: ClubProviderProps) {
  const [club] = useState(() => createClub(ports, options))
  useEffect(() => club.start(), [club])
  return (
    <ClubContext value={club}>
      <QueryProvider>
        <PlayerScope>{children}</PlayerScope>
      </QueryProvider>
    </ClubContext>
  )
}

/**
 * Page state is keyed by the player: flows, forms and dialogs are mounted again when the player has left. A guest who
 * signs in keeps the state.
 */
function PlayerScope({ children }: { children: ReactNode }) {
  const { departures } = useStore(useClub().session)
  return <Fragment key={departures}>{children}</Fragment>
}
