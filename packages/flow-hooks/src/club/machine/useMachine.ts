'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import type { FormDraft } from '../draft/FormDraft.ts'
import { keepDraft } from '../draft/keepDraft.ts'
import { useStore } from '../store/useStore.ts'
import { useClub } from '../useClub.ts'
import { createRunner } from './createRunner.ts'
import type { Machine, Perform } from './Machine.ts'

/** What a run of a machine has besides the machine. */
export type MachineOptions<S, E, T> = {
  /** Keeps the input of a form that must survive the end of a session and a reload. */
  readonly draft?: FormDraft<S, E, T>
  /** What the run is about: with another key the machine starts over. */
  readonly key?: string | number | null | undefined
}

/**
 * Runs a flow's machine for as long as the component is mounted; leaving the page abandons the run. The machine and the
 * draft are those of the first render with a key; effects are performed by `perform` of the last render.
 */
export function useMachine<S, E, F extends { readonly type: string }, T = never>(
  machine: Machine<S, E, F>,
  perform: Perform<E, F>,
  { draft, key }: MachineOptions<S, E, T> = {},
): readonly [S, (event: E) => void] {
  const club = useClub()
  const begun = () => ({ key, draft, runner: createRunner(machine, perform) })
  const [run, setRun] = useState(begun)
  if (run.key !== key) setRun(begun())
  const { runner, draft: own } = run
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
