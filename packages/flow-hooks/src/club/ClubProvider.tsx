import { useEffect, useState, type ReactNode } from 'react'
import type { ClubPorts } from './ClubPorts.ts'
import { createClub, type ClubOptions } from './createClub.ts'
import { QueryProvider } from './query/QueryProvider.tsx'
import { ClubContext } from './useClub.ts'

export type ClubProviderProps = ClubOptions & {
  readonly ports: ClubPorts
  readonly children: ReactNode
}

/** Gives flows what they need from outside. The ports and the initial state are those of the first render. */
export function ClubProvider({ ports, children, ...options }: ClubProviderProps) {
  const [club] = useState(() => createClub(ports, options))
  useEffect(() => club.start(), [club])
  return (
    <ClubContext value={club}>
      <QueryProvider>{children}</QueryProvider>
    </ClubContext>
  )
}
