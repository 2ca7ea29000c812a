'use client'

import { formatPoints, type GameMode } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { followed } from '../../primitives/Link/followed.ts'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { UprightHint } from '../GameFrame/UprightHint.tsx'
import type { ShownGameProps } from './ArcadeGameViewProps.ts'
import { play } from './ArcadeGameView.css.ts'
import { WagerPicker } from './WagerPicker.tsx'

/** The cost of the next play, and the buttons: for prizes and for fun. */
export function PlayTicket(props: ShownGameProps) {
  const { wagers, wagerIndex, onWager, chances, isSignedIn, tokens, game } = props
  const translate = useMessages()
  const wager = wagers[wagerIndex]
  if (!wager || chances.length === 0) return <Notice tone="neutral">{translate('lounge.game.notYet')}</Notice>
  const missing = isSignedIn && typeof tokens === 'number' ? Math.max(0, wager.value - tokens) : 0
  const affordable = wagers.filter(({ value }) => value <= (tokens ?? 0)).length
  const highest = Math.max(...wagers.map(({ value }) => value))
  const funText =
    wager.value === highest
      ? translate('lounge.game.forFun')
      : translate('lounge.game.forFun.highest', { tokens: highest })
  return (
    <TicketCard
      as="div"
      title={translate('lounge.game.ticket')}
      titleLevel={2}
      stub={formatPoints(wager.value, translate.locale)}
      unit={translate('lounge.game.tokens')}
      controls={<PlayButtons {...props} isShort={missing > 0} />}
    >
      <div className={play}>
        {wagers.length > 1 ? (
          <WagerPicker wagers={wagers} index={wagerIndex} onChange={onWager} />
        ) : (
          <Text>{translate('lounge.game.topPrize', { most: wager.topPrizeValue })}</Text>
        )}
        {isSignedIn && typeof tokens === 'number' && (
          <Text>{translate('lounge.reward.tokens', { tokens })}</Text>
        )}
        {missing > 0 && (
          <Notice tone="warning">{translate('lounge.game.short', { tokens: missing, affordable })}</Notice>
        )}
        {!isSignedIn && <Text>{translate('lounge.game.guest')}</Text>}
        {game.playForFun && <Text tone="muted">{funText}</Text>}
        {game.portraitOnly && <UprightHint />}
      </div>
    </TicketCard>
  )
}

/** Play for prizes, or a link to get tokens when there are too few; play for fun where the game allows it. */
function PlayButtons({
  game,
  opening,
  isSignedIn,
  isReady,
  isShort,
  ...on
}: ShownGameProps & { isShort: boolean }) {
  const translate = useMessages()
  const buttonFor = (mode: GameMode) => ({
    isPending: opening === mode,
    isDisabled: opening !== null && opening !== mode,
    onPress: () => on.onPlay(mode),
    onPointerEnter: on.onPreload,
    onFocus: on.onPreload,
  })
  return (
    <Stack gap={3}>
      {isShort ? (
        <LinkButton href="/lucky-lounge/store" onClick={followed(on.onGetTokens)}>
          {translate('lounge.reward.getTokens')}
        </LinkButton>
      ) : (
        <Button {...buttonFor('prize')} isPending={!isReady || opening === 'prize'}>
          {translate('lounge.game.playForPrizes')}
        </Button>
      )}
      {game.playForFun && (
        <Button
          {...buttonFor('fun')}
          // A player's play for fun needs no balance.
          isPending={opening === 'fun' || (!isSignedIn && !isReady)}
          emphasis="outline"
        >
          {translate('digitalGames.playForFun')}
        </Button>
      )}
    </Stack>
  )
}
