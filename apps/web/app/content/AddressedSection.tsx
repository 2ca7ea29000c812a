import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Leads to the section that the address names, once the page has it, and opens the answer around it. The router
 * scrolls only to what is there when the address changes, and it opens nothing.
 */
export function AddressedSection({ isKnown }: { isKnown: boolean }) {
  const { hash, key } = useLocation()
  return hash === '' ? null : <Section key={key} id={hash.slice(1)} isKnown={isKnown} />
}

function Section({ id, isKnown }: { id: string; isKnown: boolean }) {
  const [wasKnown] = useState(isKnown)
  // Before the router scrolls, which cannot reach what is closed.
  useLayoutEffect(() => {
    const section = isKnown ? document.getElementById(id) : null
    const answer = section?.closest('details')
    if (answer) answer.open = true
    if (!wasKnown) section?.scrollIntoView()
  }, [id, isKnown, wasKnown])
  return null
}
