/** A line that loses what is sent would keep the question for minutes. */
const PATIENCE_MS = 10_000

/** Whether the server answers at all, with whatever status. */
export async function isServerReached(): Promise<boolean> {
  try {
    await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  }
}
