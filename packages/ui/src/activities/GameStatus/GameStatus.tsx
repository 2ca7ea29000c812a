'use client'

import type { GameMode, GameUnit } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** A play that is over, with what it came to. */
export interface PlayedGame {
  mode: GameMode
  /** The result; null when it could not be loaded. */
  amount: number | null
}

/** The last play of a game with its result, and a play that was not finished. */
export interface GameStatusProps {
  /** The last finished play, if its result is to be shown. */
  played: PlayedGame | null
  /** What it is played for. @default 'points' */
  unit?: GameUnit
  /** There is an unfinished play to resume. */
  hasUnfinished: boolean
  /** It is loading. */
  isOpening: boolean
  onResume: () => void
}

/** The result of the last play of a game, and an unfinished play to resume. */
export function GameStatus({ played, unit = 'points', hasUnfinished, isOpening, onResume }: GameStatusProps) {
  return (
    <>
      {played && <Played {...played} unit={unit} />}
      {hasUnfinished && <Unfinished isOpening={isOpening} onResume={onResume} />}
    </>
  )
}

const RESULT_KEYS = {
  points: { won: 'digitalGames.done.won', none: 'digitalGames.done.none' },
  tokens: { won: 'digitalGames.done.wonTokens', none: 'digitalGames.done.noTokens' },
} as const

function Played({ mode, amount, unit }: PlayedGame & { unit: GameUnit }) {
  const translate = useMessages()
  const { won, none } = RESULT_KEYS[unit]
  if (mode === 'fun') return <Notice isAnnounced>{translate('digitalGames.done.fun')}</Notice>
  if (amount === null) return <Notice isAnnounced>{translate('digitalGames.safe')}</Notice>
  return amount > 0 ? (
    <Notice tone="success" isAnnounced title={translate(won, { amount })} />
  ) : (
    <Notice isAnnounced>{translate(none)}</Notice>
  )
}

function Unfinished({ isOpening, onResume }: Pick<GameStatusProps, 'isOpening' | 'onResume'>) {
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
