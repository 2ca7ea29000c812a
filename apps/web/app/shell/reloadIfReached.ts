import { isServerReached } from '@players-club/flow-hooks/club'

/** Without a connection a reload would leave the club for the browser's own error page. */
export async function reloadIfReached(): Promise<void> {
  if (await isServerReached()) location.reload()
}
