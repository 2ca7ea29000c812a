/** Reports that the page was hidden or is seen again. Returns how to stop. */
export function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
