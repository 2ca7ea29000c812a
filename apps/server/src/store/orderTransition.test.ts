import type { OrderState } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { decide, isNew, transition, type Transition, type Verdict } from './orderTransition.ts'

const TOTAL = 1000

const verdict = (status: Verdict['status'], over: Partial<Verdict> = {}): Verdict => ({
  ...{ status, amount: TOTAL, currency: 'USD', reference: status === 'open' ? null : 'first' },
  ...over,
})

/** The verdicts of a provider on one order; "time" is the end of its half hour. */
const VERDICTS = {
  open: verdict('open'),
  paid: verdict('paid'),
  'paid without a reference': verdict('paid', { reference: null }),
  'paid by a second payment': verdict('paid', { reference: 'second' }),
  'paid another amount': verdict('paid', { amount: 999 }),
  'paid in another currency': verdict('paid', { currency: 'EUR' }),
  failed: verdict('failed'),
  cancelled: verdict('cancelled'),
  refunded: verdict('refunded'),
} as const
type VerdictName = keyof typeof VERDICTS
type Step = VerdictName | 'time' | 'operator credits' | 'operator closes'

const VERDICT_NAMES = Object.keys(VERDICTS) as VerdictName[]
const STEPS: Step[] = [...VERDICT_NAMES, 'time']
const WITH_OPERATOR: Step[] = [...VERDICT_NAMES, 'operator credits', 'operator closes']

const sequences = (alphabet: readonly Step[], length: number): Step[][] =>
  length === 0
    ? [[]]
    : sequences(alphabet, length - 1).flatMap(begun => alphabet.map(step => [...begun, step]))

const upTo = (alphabet: readonly Step[], length: number): Step[][] =>
  Array.from({ length }, (_, index) => sequences(alphabet, index + 1)).flat()

/** The state around an order, as far as money is concerned. */
interface World {
  state: OrderState
  verdicts: Verdict[]
  isOverdue: boolean
  credits: number
  spent: number
  alarms: number
  mails: OrderState[]
  states: OrderState[]
}

const begin = (state: OrderState): World => ({
  ...{ state, verdicts: [], isOverdue: false, credits: 0, spent: TOTAL },
  ...{ alarms: 0, mails: [], states: [state] },
})

const apply = (world: World, [state, effects]: Transition): void => {
  world.state = state
  world.states.push(state)
  for (const effect of effects)
    if (effect === 'credit') world.credits += 1
    else if (effect === 'takeFromLimit') world.spent += TOTAL
    else if (effect === 'giveBackToLimit') world.spent -= TOTAL
    else if (effect === 'raiseAlarm') world.alarms += 1
    else world.mails.push(state)
}

const take = (world: World, step: Step): void => {
  const isCredited = world.credits > 0
  if (step === 'time') world.isOverdue = true
  else if (step === 'operator credits' || step === 'operator closes') {
    const decided = decide({ ...world, isCredited }, step === 'operator credits' ? 'credit' : 'close')
    if (decided) apply(world, decided)
  } else {
    const facts = { ...world, total: TOTAL, currency: 'USD', isCredited }
    const received = VERDICTS[step]
    const keeps = isNew(facts, received)
    apply(world, transition(facts, received))
    if (keeps) world.verdicts.push(received)
  }
}

const walk = (steps: readonly Step[], from: OrderState = 'pending'): World => {
  const world = begin(from)
  for (const step of steps) take(world, step)
  return world
}

const OPEN: OrderState[] = ['created', 'pending']
const UNPAID: OrderState[] = ['failed', 'cancelled', 'expired']

/** Returns the first sequences that break a rule. Ten thousand assertions would be slow, with useless messages. */
const offenders = (walks: readonly Step[][], isRight: (world: World, steps: readonly Step[]) => boolean) =>
  OPEN.flatMap(from =>
    walks.filter(steps => !isRight(walk(steps, from), steps)).map(steps => [from, ...steps].join(' → ')),
  ).slice(0, 5)

const has = (steps: readonly Step[], ...wanted: Step[]) => wanted.some(step => steps.includes(step))

describe('every sequence of up to four notices', () => {
  const walks = upTo(STEPS, 4)
  const paidRightly = (steps: readonly Step[]) =>
    has(steps, 'paid', 'paid without a reference', 'paid by a second payment')
  const paidWrongly = (steps: readonly Step[]) =>
    has(steps, 'paid another amount', 'paid in another currency')

  test('credits an order at most once, and only when its whole amount was paid', () => {
    expect(
      offenders(walks, ({ credits }, steps) => credits === 0 || (credits === 1 && paidRightly(steps))),
    ).toEqual([])
  })

  test('ends credited or disputed once money has come in', () => {
    expect(
      offenders(
        walks,
        ({ state, credits }, steps) =>
          !paidRightly(steps) || (state === 'paid' && credits === 1) || state === 'disputed',
      ),
    ).toEqual([])
  })

  test('ends credited when exactly the whole amount was paid, whatever other notices came', () => {
    const isPlain = (steps: readonly Step[]) =>
      has(steps, 'paid', 'paid without a reference') &&
      !has(steps, 'paid by a second payment', 'refunded') &&
      !paidWrongly(steps)
    expect(offenders(walks, ({ state }, steps) => !isPlain(steps) || state === 'paid')).toEqual([])
  })

  test('ends disputed when money fits no order, was paid twice, or was refunded', () => {
    const isOdd = (steps: readonly Step[]) =>
      paidWrongly(steps) ||
      has(steps, 'refunded') ||
      (steps.includes('paid') &&
        steps.includes('paid by a second payment') &&
        !has(steps, 'paid without a reference'))
    expect(offenders(walks, ({ state }, steps) => !isOdd(steps) || state === 'disputed')).toEqual([])
  })

  test('leaves a dispute only by an operator', () => {
    expect(
      offenders(walks, ({ states }) => {
        const since = states.indexOf('disputed')
        return since < 0 || states.slice(since).every(state => state === 'disputed')
      }),
    ).toEqual([])
  })

  test('raises one alarm for a dispute, and none without one', () => {
    expect(offenders(walks, ({ alarms, state }) => alarms === (state === 'disputed' ? 1 : 0))).toEqual([])
  })

  test('counts the total for the day once, unless nothing was paid', () => {
    expect(offenders(walks, ({ spent, state }) => spent === (UNPAID.includes(state) ? 0 : TOTAL))).toEqual([])
  })

  test('is paid only with its tokens credited, and unpaid only when no money was reported', () => {
    const isTrue = ({ state, credits }: World, steps: readonly Step[]) => {
      const isMoney = paidRightly(steps) || paidWrongly(steps) || steps.includes('refunded')
      if (state === 'paid') return credits === 1
      if (UNPAID.includes(state)) return credits === 0 && !isMoney && has(steps, 'failed', 'cancelled')
      return OPEN.includes(state) ? steps.every(step => step === 'open' || step === 'time') : isMoney
    }
    expect(offenders(walks, isTrue)).toEqual([])
  })

  test('mails the player when an unpaid order is credited, and when a dispute begins', () => {
    const due = ({ states }: World) =>
      states.filter((state, index) => {
        const before = states[index - 1]
        if (before === undefined || before === state) return false
        return state === 'disputed' || (state === 'paid' && UNPAID.includes(before))
      })
    expect(offenders(walks, world => world.mails.join() === due(world).join())).toEqual([])
  })

  test('changes nothing when a notice is repeated', () => {
    const isRepeatable = (world: World, steps: readonly Step[]) =>
      steps.every(step => {
        const again = structuredClone(world)
        take(again, step)
        const { states: _, isOverdue: _overdue, ...left } = again
        const { states: _states, isOverdue: _before, ...held } = world
        return JSON.stringify(left) === JSON.stringify(held)
      })
    expect(offenders(upTo(STEPS, 3), isRepeatable)).toEqual([])
  })
})

describe('every sequence of up to four notices and operator decisions', () => {
  const walks = upTo(WITH_OPERATOR, 4)

  test('credits an order at most once, and ends paid only when it is credited', () => {
    expect(
      offenders(walks, ({ credits, state }) => credits <= 1 && (state !== 'paid' || credits === 1)),
    ).toEqual([])
  })

  test('counts the total for the day once, unless nothing was credited and nothing is disputed', () => {
    expect(
      offenders(walks, ({ spent, state, credits }) => {
        const counts = OPEN.includes(state) || state === 'disputed' || credits === 1
        return spent === (counts ? TOTAL : 0)
      }),
    ).toEqual([])
  })

  test('raises an alarm each time that a dispute begins', () => {
    expect(
      offenders(walks, ({ states, alarms }) => {
        const begun = states.filter((state, at) => state === 'disputed' && states[at - 1] !== 'disputed')
        return alarms === begun.length
      }),
    ).toEqual([])
  })

  test('mails the player about every decision', () => {
    expect(
      offenders(walks, ({ states, mails }) => {
        const left = states.filter((state, at) => state !== 'disputed' && states[at - 1] === 'disputed')
        return left.every(state => mails.includes(state))
      }),
    ).toEqual([])
  })

  test('begins a new dispute when new money arrives after one was settled', () => {
    expect(walk(['paid another amount', 'operator closes', 'paid']).state).toBe('disputed')
    expect(walk(['paid another amount', 'operator credits', 'paid by a second payment']).state).toBe(
      'disputed',
    )
    expect(walk(['paid another amount', 'operator credits', 'paid another amount']).state).toBe('paid')
    expect(walk(['paid another amount', 'operator closes', 'refunded']).state).toBe('closed')
  })
})

test('an operator cannot credit an order twice, nor settle one that is not disputed', () => {
  expect(decide({ state: 'disputed', isCredited: true }, 'credit')).toBeNull()
  for (const state of ['created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'closed'] as const) {
    expect(decide({ state, isCredited: state === 'paid' }, 'credit')).toBeNull()
    expect(decide({ state, isCredited: state === 'paid' }, 'close')).toBeNull()
  }
})
