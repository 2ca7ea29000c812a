import { isServerReached, useClub } from '@players-club/flow-hooks/club'
import { useEffect, useState } from 'react'
import { OfflinePage } from './OfflinePage.tsx'

const FIRST_CHECK_MS = 2000
const CHECK_EVERY_MS = 10_000
/** A slow navigation has ended by then: after twenty seconds its document is requested (docs/adr/0108). */
const GIVEN_UP_MS = 40_000

/**
 * Stands in for a page that its visitor may not see while the navigation away from it is under way. Without a connection
 * that navigation fails: then it says so, and loads the page again once the server answers, and the guards run again.
 */
export function LeavingPage() {
  const { clock } = useClub()
  const [isCutOff, setCutOff] = useState(false)

  useEffect(() => {
    let isHere = true
    let hasFailed = false
    const begun = clock.elapsed()
    let timer = clock.setTimeout(check, FIRST_CHECK_MS)

    function check() {
      clock.clearTimeout(timer)
      void isServerReached().then(isReached => {
        if (!isHere) return
        // It may also have failed between two checks.
        if (isReached && (hasFailed || clock.elapsed() - begun > GIVEN_UP_MS)) return location.reload()
        if (!isReached) {
          hasFailed = true
          setCutOff(true)
        }
        timer = clock.setTimeout(check, CHECK_EVERY_MS)
      })
    }

    const checkIfVisible = () => document.visibilityState === 'visible' && check()
    window.addEventListener('online', check)
    document.addEventListener('visibilitychange', checkIfVisible)
    return () => {
      isHere = false
      clock.clearTimeout(timer)
      window.removeEventListener('online', check)
      document.removeEventListener('visibilitychange', checkIfVisible)
    }
  }, [clock])

  return isCutOff ? <OfflinePage /> : null
}
