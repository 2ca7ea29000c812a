import {
  formatPoints,
  GAME_PICTURE_BREAKPOINT_PX,
  type ArcadeGame,
  type Denomination,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { Saying } from '../../messages/Saying.ts'
import { Container } from '../../primitives/Container/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Image } from '../../primitives/Image/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { Missing } from '../../primitives/Missing/index.ts'
import { Notice } from '../../primitives/Notice/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Table } from '../../primitives/Table/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { LoungeBar, type LoungeBarProps } from '../LoungeBar/index.ts'
import { columns, logo, scene, title } from './ArcadeGameView.css.ts'

export interface ArcadeGameViewProps extends LoungeBarProps {
  /** Undefined while it is on its way. */
  game: ArcadeGame | undefined
  /** What a play can take, the least first. */
  wagers: readonly Denomination[] | undefined
  error: Saying | null
  onReload: () => void
}

/** One game of the lounge: how it is played, what a play takes and what it can give. */
export function ArcadeGameView({ game, wagers, error, onReload, ...bar }: ArcadeGameViewProps) {
  const translate = useMessages()
  // That there is no such game is told in the lobby.
  const shown = error?.key === 'lounge.game.notFound' ? null : error
  return (
    <Container>
      <Stack gap={6}>
        <LoungeBar {...bar} />
        <Link href="/lucky-lounge">{translate('lounge.reward.back')}</Link>
        {game && wagers ? (
          <Shown game={game} wagers={wagers} />
        ) : (
          <Missing error={shown} onRetry={onReload}>
            <Stack gap={4}>
              <Skeleton shape="ticket" />
              <Skeleton shape="heading" />
            </Stack>
          </Missing>
        )}
      </Stack>
    </Container>
  )
}

function Shown({ game, wagers }: { game: ArcadeGame; wagers: readonly Denomination[] }) {
  const translate = useMessages()
  const { name, summary, description, ticketFullImage, ticketFullImageMobile: src } = game
  const narrow = { src, width: 480, height: 360, below: GAME_PICTURE_BREAKPOINT_PX }
  return (
    <Stack gap={8}>
      <div className={scene}>
        <Image
          src={ticketFullImage}
          narrow={narrow}
          alt=""
          width={1280}
          height={480}
          fit="cover"
          isFirstScreen
        />
      </div>
      <Stack gap={3}>
        <div className={title}>
          <div className={logo}>
            <Image src={game.logo} alt="" width={64} height={64} fit="cover" isFirstScreen />
          </div>
          <Heading level={1}>{name}</Heading>
        </div>
        <Text size="lead">{summary}</Text>
        <Notice tone="info">{translate('lounge.game.notYet')}</Notice>
      </Stack>
      <div className={columns}>
        <Stack as="section" gap={3}>
          <Heading level={2} size="title">
            {translate('lounge.game.how')}
          </Heading>
          <Text>{description}</Text>
          {game.playForFun && <Text>{translate('lounge.game.forFun')}</Text>}
          {game.portraitOnly && <Text>{translate('lounge.game.upright')}</Text>}
        </Stack>
        <Stakes wagers={wagers} />
      </div>
    </Stack>
  )
}

function Stakes({ wagers }: { wagers: readonly Denomination[] }) {
  const translate = useMessages()
  const tokens = (amount: number) =>
    `${formatPoints(amount, translate.locale)} ${translate('shell.unit.tokens', { amount })}`
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="title">
        {translate('lounge.game.stakes')}
      </Heading>
      <Table
        caption={translate('lounge.game.stakesCaption')}
        rows={wagers}
        rowKey={({ value }) => String(value)}
        columns={[
          {
            id: 'wager',
            title: translate('lounge.game.wager'),
            cell: ({ value }) => tokens(value),
            isRowHeader: true,
          },
          {
            id: 'topPrize',
            title: translate('lounge.game.topPrize'),
            cell: ({ topPrizeValue }) => tokens(topPrizeValue),
            align: 'end',
          },
        ]}
      />
    </Stack>
  )
}
