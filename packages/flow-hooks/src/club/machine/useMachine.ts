import { useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from '../store/useStore.ts'
import { createRunner } from './createRunner.ts'
import type { Machine, Perform } from './Machine.ts'

/** Runs a flow's machine for as long as the component is mounted; leaving the page abandons the run. */
export function useMachine<S, E, F extends { readonly type: string }>(
  machine: Machine<S, E, F>,
  perform: Perform<E, F>,
): readonly [S, (event: E) => void] {
  const [runner] = useState(() => createRunner(machine, perform))
  useLayoutEffect(() => runner.performWith(perform))
  useEffect(() => {
    runner.start()
    return runner.stop
  }, [runner])
  return [useStore(runner), runner.send]
}
