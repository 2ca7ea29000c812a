'use client'

import { getArcadeGameData, startInteractiveGame } from '@players-club/api-client'
import { GAME_READY_MS, readGameMessage, type GamePageMessage } from '@players-club/domain-models'
import { useEffect, useRef } from 'react'
import { userIdOf } from '../../club/session/Session.ts'
import { after } from '../../club/machine/after.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useFailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import { useHeldPoints } from '../../club/query/useHeldPoints.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { gameFacts, hidesOutcome } from './gameFacts.ts'
import type { GameFrame, GameFrameOptions } from './GameFrame.ts'
import { endGamePlay } from './endGamePlay.ts'
import type { GamePlay } from './GamePlay.ts'
import { configurationOf } from './configurationOf.ts'
import { launchFailure, loadFailure, errorEvent } from './gameFailures.ts'
import { gameFrameMachine } from './gameFrame.machine.ts'
import { wantedOf } from './opening.ts'
import { unfinishedPlays } from './unfinishedPlays.ts'
import { useRefreshSoon } from './useRefreshSoon.ts'

/** A game in a frame: begins its plays, speaks with its page, and ends them. */
export function useGameFrame(options: GameFrameOptions): GameFrame {
  const { scope, play, launchError, refresh } = options
  const { api, clock, confetti, id, keeper, loseSession, playerStorage, session, lottery } = useClub()
  const failure = useFailureMessage()
  const speak = useRef<(message: GamePageMessage) => void>(() => {})
  const kept = unfinishedPlays(playerStorage.session, scope)
  const refreshSoon = useRefreshSoon(refresh)
  // A failure is ignored: the server ends plays that no client has ended.
  const endUnseen = (of: GamePlay) =>
    of.isEndedByClub && void endGamePlay(api, of, 'end', { idempotencyKey: id() }).then(refresh, () => {})

  const [state, send] = useMachine(gameFrameMachine, (effect, { signal, sendResult, send: sendAlive }) => {
    switch (effect.type) {
      case 'recall': {
        const unfinished = kept.last()
        return unfinished && sendAlive({ type: 'recalled', play: unfinished })
      }
      case 'play':
        kept.keep(wantedOf(effect))
        return sendResult(
          play(effect, { signal, idempotencyKey: effect.key }),
          of => ({ type: 'begun', key: effect.key, play: of }),
          error => launchFailure(error, effect, launchError),
        )
      case 'load': {
        const { key, play: of } = effect
        kept.keep(of, key)
        const params = { digitalRevealToken: of.token }
        return sendResult(
          api.call(getArcadeGameData, { params }, { signal }),
          data => ({ type: 'opened', key, round: { play: of, data } }),
          error => loadFailure(error, key, of),
        )
      }
      case 'await':
        return after(clock, GAME_READY_MS, signal, () =>
          sendAlive({ type: 'ready-timed-out', key: effect.key }),
        )
      case 'configure':
        return speak.current(configurationOf(effect.round, options))
      case 'begin': {
        if (effect.play.mode === 'prize') kept.takeOthers(effect.play).forEach(endUnseen)
        const begun = api.call(startInteractiveGame, { body: { token: effect.play.token } }, { signal })
        return void begun.catch((error: unknown) => sendAlive(errorEvent(error)))
      }
      case 'end': {
        const { play: of, how } = effect
        // The play counts as finished even if the player leaves the page during the request.
        const ended = endGamePlay(api, of, how, { idempotencyKey: id() }).then(({ amount }) => {
          kept.forget(of)
          refreshSoon()
          return amount
        })
        return sendResult(ended, amount => ({ type: 'settled', token: of.token, amount }), errorEvent)
      }
      case 'forget':
        return kept.forget(effect.play)
      case 'celebrate':
        return confetti.celebrate()
      case 'refresh':
        return refreshSoon()
      case 'recheckSession':
        // A failed check does nothing: the next call notices an expired session.
        return void keeper.renew(signal).then(
          endsAt => void (endsAt ?? loseSession()),
          () => {},
        )
      case 'showMessage':
        return options.showMessage?.(effect.message) || failure.show(effect.message)
    }
  })

  const visitor = userIdOf(useStore(session))
  useEffect(() => send({ type: 'visited' }), [visitor, scope, send])
  useHeldPoints(options.unit === 'points' && hidesOutcome(state))

  const shown = 'round' in state ? state.round : null
  return useStableVerbs({
    state,
    facts: gameFacts(state, lottery.settings),
    launch: (mode, wager, expectedBalance) =>
      send({ type: 'launched', mode, wager, expectedBalance, key: id() }),
    resume: () => send({ type: 'resumed', key: id() }),
    receiveMessage(received, reply) {
      const message = shown && readGameMessage(shown.data.themeHostName, received)
      if (!message) return
      speak.current = reply
      send({ type: 'message-received', message, key: id() })
    },
    retry: () => send({ type: 'retried' }),
    skip: () => send({ type: 'skipped' }),
    miss: () => send({ type: 'missed' }),
    close: () => send({ type: 'closed' }),
  })
}
