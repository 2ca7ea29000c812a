/** Whether the server answers at all, with whatever status. */
export async function isServerReached(): Promise<boolean> {
  try {
    await fetch('/health', { cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
