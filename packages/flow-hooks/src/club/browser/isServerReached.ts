/** Where packets are lost on the way, a request would stay pending for minutes. */
const TIME_LIMIT_MS = 10_000

/** Whether the server answers at all, with whatever status. */
export async function isServerReached(): Promise<boolean> {
  try {
    await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    return true
  } catch {
    return false
  }
}
