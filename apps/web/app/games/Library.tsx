import { readGamesPlace, writeGamesPlace } from '@players-club/domain-models'
import { useClub, useNow } from '@players-club/flow-hooks/club'
import { useGames } from '@players-club/flow-hooks/games'
import { GamesView } from '@players-club/ui/games/GamesView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The library: all games, or those of one type. */
export function Library({ gameTypeId }: { gameTypeId?: number }) {
  const { navigator, lottery } = useClub()
  const { pathname, search } = useLocation()
  const chosen = useMemo(() => readGamesPlace(search), [search])
  const place =
    gameTypeId === undefined ? chosen : { ...chosen, filter: { ...chosen.filter, gameTypes: [gameTypeId] } }
  const games = useGames(place, { hasFeatured: gameTypeId === undefined })
  const typeName = games.meta.types.find(({ id }) => id === gameTypeId)?.name
  return (
    <>
      <PageHead page="shell.games" />
      <GamesView
        {...games}
        place={chosen}
        path={pathname}
        typeName={typeName}
        hasTypeFilter={lottery.settings.gameTypeFilter}
        now={useNow()}
        onFilter={filter => navigator.go(`${pathname}${writeGamesPlace({ filter, page: 0 })}`)}
      />
    </>
  )
}
