'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import type { FormDraft } from '../draft/FormDraft.ts'
import { keepDraft } from '../draft/keepDraft.ts'
import { useStore } from '../store/useStore.ts'
import { useClub } from '../useClub.ts'
import { createRunner } from './createRunner.ts'
import type { Machine, Perform } from './Machine.ts'

/**
 * Runs a flow's machine for as long as the component is mounted; leaving the page abandons the run. A form whose input
 * must survive the end of a session and a reload passes its draft.
 */
export function useMachine<S, E, F extends { readonly type: string }, T = never>(
  machine: Machine<S, E, F>,
  perform: Perform<E, F>,
  draft?: FormDraft<S, E, T>,
): readonly [S, (event: E) => void] {
  const club = useClub()
  const [runner] = useState(() => createRunner(machine, perform))
  // Like the machine, the draft is that of the first render.
  const [own] = useState(draft)
  useLayoutEffect(() => runner.performWith(perform))
  useEffect(() => {
    runner.start()
    const stopKeeping = own && keepDraft(club, runner, own)
    return () => {
      stopKeeping?.()
      runner.stop()
    }
  }, [runner, club, own])
  return [useStore(runner), runner.send]
}
