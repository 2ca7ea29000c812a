import {
  errorMessage,
  getConversion,
  redeemPointsForTokens,
  type ErrorMessage,
} from '@players-club/api-client'
import {
  conversionCost,
  conversionMaximum,
  conversionMost,
  conversionSteps,
  SPINNER_AFTER_CONVERSION_MS,
  type ConversionTerms,
} from '@players-club/domain-models'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { useUserTokens } from '../useUserTokens.ts'
import { conversionMachine, type ConversionState } from './conversion.machine.ts'

/** Why nothing can be converted now: too few points for one step, or nothing left for today. */
export type ConversionObstacle = 'tooFewPoints' | 'limitReached'

export type Conversion = {
  readonly state: ConversionState
  /** Undefined as long as they are not known, as are points, most and cost. */
  readonly terms: ConversionTerms | undefined
  readonly points: number | undefined
  /** The most tokens that can be had now. */
  readonly most: number | undefined
  /** What the chosen tokens cost in points. */
  readonly cost: number | undefined
  readonly obstacle: ConversionObstacle | null
  readonly error: ErrorMessage | null
  open(): void
  choose(tokens: number): void
  confirm(): void
  /** The same once more, after its answer was lost. */
  retry(): void
  close(): void
  refresh(): void
}

/** Points for tokens, by steps, as far as points and the day allow. */
export function useConversion(): Conversion {
  const { api, id, spinner } = useClub()
  const query = useQuery(getConversion, {})
  const [points, tokens] = [usePointsBalance(), useUserTokens()]
  const terms = query.data
  const refresh = () => void Promise.all([query.refresh(), points.refresh(), tokens.refresh()])

  const [state, send] = useMachine(conversionMachine, (effect, { signal, tell }) => {
    if (effect.type === 'refresh') return refresh()
    const quantity = terms && conversionSteps(effect.tokens, terms)
    if (!quantity) return
    const hide = spinner.show()
    const options = { signal, idempotencyKey: effect.key }
    tell(
      api
        .call(redeemPointsForTokens, { body: { quantity } }, options)
        .finally(() => hide(SPINNER_AFTER_CONVERSION_MS)),
      ({ balance }) => ({ type: 'converted', balance }),
      error => ({ type: 'convert-failed', message: errorMessage(error), isRefusal: isRefusal(error) }),
    )
  })

  const balance = points.data?.balance
  const isKnown = terms !== undefined && balance !== undefined
  const most = isKnown ? conversionMost(balance, terms) : undefined
  return {
    state,
    terms,
    points: balance,
    most,
    cost: terms && 'tokens' in state ? conversionCost(state.tokens, terms) : undefined,
    obstacle: isKnown ? obstacleTo(balance, terms) : null,
    error: isKnown ? null : (query.error ?? points.error),
    open() {
      if (terms && most) send({ type: 'opened', tokens: terms.activityAmount, key: id() })
    },
    choose: chosen => send({ type: 'amount-chosen', tokens: chosen }),
    confirm: () => send({ type: 'confirmed' }),
    retry: () => send({ type: 'retried' }),
    close: () => send({ type: 'closed' }),
    refresh,
  }
}

function obstacleTo(points: number, terms: ConversionTerms): ConversionObstacle | null {
  if (conversionMaximum(points, terms) === 0) return 'tooFewPoints'
  return conversionMost(points, terms) === 0 ? 'limitReached' : null
}
