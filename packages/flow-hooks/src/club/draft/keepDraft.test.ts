import { string } from 'superstruct'
import { expect, test } from 'vitest'
import { createTestClub, testSession } from '../../testing/index.ts'
import { createRunner } from '../machine/createRunner.ts'
import type { Machine } from '../machine/Machine.ts'
import type { FormDraft } from './FormDraft.ts'
import { keepDraft } from './keepDraft.ts'

type State = { at: 'loading' } | { at: 'editing'; text: string }
type Event = { type: 'loaded' } | { type: 'typed'; text: string }

const machine: Machine<State, Event, never> = {
  initial: { at: 'loading' },
  transition(state, event) {
    if (event.type === 'loaded') return [{ at: 'editing', text: '' }, []]
    return [state.at === 'editing' ? { ...state, text: event.text } : state, []]
  },
}

const draft: FormDraft<State, Event, string> = {
  form: 'note',
  struct: string(),
  inputOf: state => (state.at === 'loading' ? undefined : state.text || null),
  restored: text => ({ type: 'typed', text }),
}

function openForm() {
  const club = createTestClub().start()
  const runner = createRunner(machine, () => {})
  return { club, runner, stored: () => club.drafts.read('note', string()) }
}

test('input is stored at each change, restored once the form is shown, and deleted when nothing is left to lose', () => {
  const { club, runner, stored } = openForm()
  club.drafts.write('note', 'begun')
  keepDraft(club, runner, draft)
  expect(stored()).toBe('begun')
  runner.send({ type: 'loaded' })
  expect(runner.getState()).toEqual({ at: 'editing', text: 'begun' })
  runner.send({ type: 'typed', text: 'begun and changed' })
  expect(stored()).toBe('begun and changed')
  runner.send({ type: 'typed', text: '' })
  expect(stored()).toBeNull()
})

test('the draft of a player whose session is restored late is put into a form that is still empty', () => {
  const { club, runner } = openForm()
  club.session.begin(testSession())
  club.drafts.write('note', 'begun')
  club.session.end()
  keepDraft(club, runner, draft)
  runner.send({ type: 'loaded' })
  expect(runner.getState()).toEqual({ at: 'editing', text: '' })
  club.session.begin(testSession())
  expect(runner.getState()).toEqual({ at: 'editing', text: 'begun' })
})

test('a change after the player has left is not stored for the next visitor', () => {
  const { club, runner, stored } = openForm()
  club.session.begin(testSession())
  keepDraft(club, runner, draft)
  runner.send({ type: 'loaded' })
  runner.send({ type: 'typed', text: 'mine' })
  club.session.end()
  runner.send({ type: 'typed', text: 'mine, after an aborted call' })
  expect(stored()).toBeNull()
  club.session.begin(testSession())
  expect(stored()).toBe('mine')
})
