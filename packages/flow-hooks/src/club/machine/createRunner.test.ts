import { expect, test } from 'vitest'
import { createSettling } from '../../testing/index.ts'
import { createRunner } from './createRunner.ts'
import { abandon, type Machine, type Run } from './Machine.ts'

const { settled } = createSettling()

type Event = { type: 'asked' } | { type: 'answered'; answer: string } | { type: 'failed' } | { type: 'left' }
type Ask = { type: 'ask' }

const machine: Machine<string, Event, Ask> = {
  initial: 'idle',
  transition(state, event) {
    if (event.type === 'asked') return ['waiting', [{ type: 'ask' }]]
    if (event.type === 'answered') return [event.answer, []]
    if (event.type === 'left') return ['left', [abandon]]
    return [state, []]
  },
}

function asking() {
  const answers: ((answer: string) => void)[] = []
  const signals: AbortSignal[] = []
  const runner = createRunner(machine, (_, run: Run<Event>) => {
    signals.push(run.signal)
    const asked = new Promise<string>(answer => answers.push(answer))
    run.sendResult(
      asked,
      answer => ({ type: 'answered', answer }),
      () => ({ type: 'failed' }),
    )
  })
  return { runner, answers, signals }
}

test('an effect runs after its state is set, and its answer is sent as an event', async () => {
  const { runner, answers } = asking()
  runner.start()
  runner.send({ type: 'asked' })
  expect(runner.getState()).toBe('waiting')
  answers[0]?.('hello')
  await settled()
  expect(runner.getState()).toBe('hello')
})

test('abandoning aborts pending calls and ignores their late answers', async () => {
  const { runner, answers, signals } = asking()
  runner.send({ type: 'asked' })
  runner.send({ type: 'left' })
  expect(signals[0]?.aborted).toBe(true)
  answers[0]?.('too late')
  await settled()
  expect(runner.getState()).toBe('left')
})

test('a call made after abandoning is answered', async () => {
  const { runner, answers } = asking()
  runner.send({ type: 'asked' })
  runner.send({ type: 'left' })
  runner.send({ type: 'asked' })
  answers[1]?.('new')
  answers[0]?.('old')
  await settled()
  expect(runner.getState()).toBe('new')
})

test('stopping resets the machine, and a second start works like the first', async () => {
  const { runner, answers } = asking()
  runner.start()
  runner.send({ type: 'asked' })
  runner.stop()
  expect(runner.getState()).toBe('idle')
  runner.send({ type: 'asked' })
  expect(runner.getState()).toBe('idle')
  runner.start()
  runner.send({ type: 'asked' })
  answers[1]?.('again')
  await settled()
  expect(runner.getState()).toBe('again')
})

test('an event sent during another one is queued', () => {
  const seen: string[] = []
  const runner = createRunner<string[], { type: string }, { type: 'echo'; of: string }>(
    {
      initial: [],
      transition: (state, event) => [
        [...state, event.type],
        event.type === 'first'
          ? [
              { type: 'echo', of: 'one' },
              { type: 'echo', of: 'two' },
            ]
          : [],
      ],
    },
    (effect, run) => {
      run.send({ type: effect.of })
      seen.push(runner.getState().join())
    },
  )
  runner.send({ type: 'first' })
  expect(runner.getState()).toEqual(['first', 'one', 'two'])
  expect(seen).toEqual(['first', 'first'])
})
