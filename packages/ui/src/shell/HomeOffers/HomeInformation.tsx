'use client'

import type { InformationTileSummary } from '@players-club/domain-models'
import { InformationTileCard } from '../../content/InformationTileCard/InformationTileCard.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { HomeSection } from './HomeSection.tsx'

/** The first information-only tiles. */
export function HomeInformation({ tiles }: { tiles: readonly InformationTileSummary[] | undefined }) {
  const translate = useMessages()
  if (tiles?.length === 0) return null
  return (
    <HomeSection
      title={translate('shell.home.informationTitle')}
      all={{ href: '/information-list', text: translate('shell.home.allInformation') }}
    >
      {tiles?.map(tile => (
        <InformationTileCard key={tile.id} tile={tile} action={translate('shell.home.read')} />
      ))}
    </HomeSection>
  )
}
