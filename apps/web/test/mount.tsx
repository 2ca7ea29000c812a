import { useEffect, useState, type ReactNode } from 'react'
import { render } from 'vitest-browser-react/pure'

interface MountedProps {
  children: ReactNode
  onMounted: () => void
}

function Mounted({ children, onMounted }: MountedProps) {
  const [hasEffects, setHasEffects] = useState(false)
  useEffect(() => {
    if (hasEffects) onMounted()
    // Another round of effects is what this is for.
    // oxlint-disable-next-line react/set-state-in-effect
    else setHasEffects(true)
  }, [hasEffects, onMounted])
  return children
}

/**
 * Renders, and waits for the first effects and for those of the state that they set, of which the router's blocker is
 * one: `render` does so with React's `act`, which the production build does not have.
 */
export async function mount(tree: ReactNode): Promise<void> {
  const mounted = Promise.withResolvers<void>()
  await render(<Mounted onMounted={mounted.resolve}>{tree}</Mounted>)
  await mounted.promise
}
