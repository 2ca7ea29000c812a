import { is, string, type } from 'superstruct'
import type { TabsPort } from '../ClubPorts.ts'

const CHANNEL = 'players-club'

/** A tab may still run another version of the app. */
const tabMessage = type({ userId: string(), name: string() })

/** The browser's tabs by a broadcast channel, opened when it is first used: a server that renders opens none. */
export function createBrowserTabs(): TabsPort {
  let opened: BroadcastChannel | null = null
  const channel = () => {
    try {
      return (opened ??= new BroadcastChannel(CHANNEL))
    } catch {
      // Firefox refuses it where cookies are blocked: the page works without the other tabs.
      return null
    }
  }

  return {
    post: message => channel()?.postMessage(message),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (is(data, tabMessage)) listener(data)
      }
      channel()?.addEventListener('message', onMessage)
      return () => channel()?.removeEventListener('message', onMessage)
    },
  }
}
