import { onNewSession } from '../session/createSession.ts'
import type { Club } from '../createClub.ts'
import type { Runner } from '../machine/createRunner.ts'
import type { FormDraft } from './FormDraft.ts'

/** Stores the input of a form at each change, and restores it once the form is shown; returns how to stop. */
export function keepDraft<S, E, F extends { readonly type: string }, T>(
  { drafts, session }: Pick<Club, 'drafts' | 'session'>,
  runner: Runner<S, E, F>,
  { form, struct, inputOf, restored }: FormDraft<S, E, T>,
): () => void {
  const { departures } = session.getState()
  // An aborted call may change the form after its player has left, and the storage is another visitor's by then.
  const isPlayerHere = () => session.getState().departures === departures
  let isShown = false
  let written: string | undefined

  function restore() {
    const input = drafts.read(form, struct)
    if (input !== null) runner.send(restored(input))
  }

  function update() {
    if (!isPlayerHere()) return
    if (inputOf(runner.getState()) === undefined) {
      isShown = false
      return
    }
    if (!isShown) {
      isShown = true
      restore()
    }
    const input = inputOf(runner.getState()) ?? null
    const text = JSON.stringify(input)
    if (text === written) return
    written = text
    drafts.write(form, input)
  }

  const stops = [
    runner.subscribe(update),
    onNewSession(session, () => {
      written = undefined
      if (isPlayerHere() && inputOf(runner.getState()) === null) restore()
    }),
  ]
  update()
  return () => {
    for (const stop of stops) stop()
  }
}
