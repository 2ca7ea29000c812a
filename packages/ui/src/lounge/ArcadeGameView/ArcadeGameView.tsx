'use client'

import { GAME_PICTURE_BREAKPOINT_PX } from '@players-club/domain-models'
import { GameStatus } from '../../activities/GameStatus/GameStatus.tsx'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { LoungeBar } from '../LoungeBar/LoungeBar.tsx'
import { columns, logo, scene, ticket, title } from './ArcadeGameView.css.ts'
import type { ArcadeGameViewProps, ShownGameProps } from './ArcadeGameViewProps.ts'
import { Chances } from './Chances.tsx'
import { PlayTicket } from './PlayTicket.tsx'

export type { ArcadeGameViewProps } from './ArcadeGameViewProps.ts'

/** The page of an arcade game: instructions, cost of a play, prizes with odds, and the buttons to play. */
export function ArcadeGameView(props: ArcadeGameViewProps) {
  const { game, wagers, error, onReload, isSignedIn, tokens } = props
  const translate = useMessages()
  return (
    <PageFrame top={<LoungeBar isSignedIn={isSignedIn} tokens={tokens} />}>
      <Link href="/lucky-lounge">{translate('lounge.reward.back')}</Link>
      <Part
        of={{ data: game && wagers && { game, wagers }, error, refresh: onReload }}
        skeleton={
          <Stack gap={4}>
            <Skeleton shape="ticket" />
            <Skeleton shape="heading" />
          </Stack>
        }
      >
        {known => <LoadedGame {...props} {...known} />}
      </Part>
    </PageFrame>
  )
}

function LoadedGame(props: ShownGameProps) {
  const { game, wagers, chances, wagerIndex, played, hasUnfinished, opening, onResume } = props
  const translate = useMessages()
  const { name, summary, description, ticketFullImage, ticketFullImageMobile: src } = game
  const narrow = { src, width: 480, height: 360, below: GAME_PICTURE_BREAKPOINT_PX }
  const wager = wagers[wagerIndex]
  return (
    <div className={columns}>
      <Stack gap={6}>
        <div className={scene}>
          <Image
            src={ticketFullImage}
            narrow={narrow}
            alt=""
            width={1280}
            height={480}
            fit="cover"
            isFirstScreen
            fallback={<DesertScene isNight seed={name} />}
          />
        </div>
        <Stack gap={3}>
          <div className={title}>
            <div className={logo}>
              <Image
                src={game.logo}
                alt=""
                width={64}
                height={64}
                fit="cover"
                isFirstScreen
                fallback={null}
              />
            </div>
            <Heading level={1}>{name}</Heading>
          </div>
          <Text size="lead">{summary}</Text>
        </Stack>
        <GameStatus {...{ played, hasUnfinished, onResume }} unit="tokens" isOpening={opening !== null} />
      </Stack>
      <div className={ticket}>
        <PlayTicket {...props} />
      </div>
      <Stack gap={8}>
        <Stack as="section" gap={3}>
          <Heading level={2} size="title">
            {translate('lounge.game.how')}
          </Heading>
          <Text>{description}</Text>
          {game.portraitOnly && <Text>{translate('lounge.game.upright')}</Text>}
        </Stack>
        {wager && chances.length > 0 && <Chances chances={chances} wager={wager.value} />}
      </Stack>
    </div>
  )
}
