import { createContext } from 'react'

/** Whether the page in the frame has failed, and how its error boundary says so: the router does not know an error of a render. */
export const PageFailureContext = createContext<
  readonly [hasFailed: boolean, setFailed: (hasFailed: boolean) => void]
>([false, () => {}])
