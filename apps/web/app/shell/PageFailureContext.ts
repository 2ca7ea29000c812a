import { createContext } from 'react'

/**
 * Whether the page in the frame has failed, and the function by which its error boundary reports it: the router does not
 * report render errors.
 */
export const PageFailureContext = createContext<
  readonly [hasFailed: boolean, setFailed: (hasFailed: boolean) => void]
>([false, () => {}])
