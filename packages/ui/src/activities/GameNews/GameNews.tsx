import type { GameMode, GameUnit } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Notice } from '../../primitives/Notice/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'

/** A play that is over. */
export interface PlayedGame {
  mode: GameMode
  /** What it came to; null where that could not be learned. */
  amount: number | null
}

export interface GameNewsProps {
  /** The play that was over last, where it is to be told of. */
  played: PlayedGame | null
  /** What it is played for. @default 'points' */
  unit?: GameUnit
  /** A play was begun and not seen to its end. */
  hasUnfinished: boolean
  /** It is being fetched. */
  isOpening: boolean
  onResume: () => void
}

/** What has become of the plays of a game: of the last one, and of one that waits. */
export function GameNews({ played, unit = 'points', hasUnfinished, isOpening, onResume }: GameNewsProps) {
  return (
    <>
      {played && <Played {...played} unit={unit} />}
      {hasUnfinished && <Unfinished isOpening={isOpening} onResume={onResume} />}
    </>
  )
}

const WORDS = {
  points: { won: 'digitalGames.done.won', none: 'digitalGames.done.none' },
  tokens: { won: 'digitalGames.done.wonTokens', none: 'digitalGames.done.noTokens' },
} as const

function Played({ mode, amount, unit }: PlayedGame & { unit: GameUnit }) {
  const translate = useMessages()
  const { won, none } = WORDS[unit]
  if (mode === 'fun') return <Notice isAnnounced>{translate('digitalGames.done.fun')}</Notice>
  if (amount === null) return <Notice isAnnounced>{translate('digitalGames.safe')}</Notice>
  return amount > 0 ? (
    <Notice tone="success" isAnnounced title={translate(won, { amount })} />
  ) : (
    <Notice isAnnounced>{translate(none)}</Notice>
  )
}

function Unfinished({ isOpening, onResume }: Pick<GameNewsProps, 'isOpening' | 'onResume'>) {
  const translate = useMessages()
  return (
    <Card>
      <Stack gap={4} align="start">
        <Heading level={2} size="title">
          {translate('digitalGames.resume.title')}
        </Heading>
        <Text>{translate('digitalGames.resume.text')}</Text>
        <Button isPending={isOpening} onPress={onResume}>
          {translate('digitalGames.resume')}
        </Button>
      </Stack>
    </Card>
  )
}
