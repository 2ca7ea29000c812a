import { useState } from 'react'

/**
 * The state of a controlled component in its story, which starts again when its control is changed.
 * Storybook's `useArgs` would also show the state in the panel, but changes nothing when stories run as tests.
 */
export function useArgState<T>(arg: T) {
  const [state, setState] = useState(arg)
  const [lastArg, setLastArg] = useState(arg)
  if (arg !== lastArg) {
    setLastArg(arg)
    setState(arg)
  }
  return [state, setState] as const
}
