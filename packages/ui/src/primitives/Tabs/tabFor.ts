/** The tab that a key selects from the current one, wrapping around; undefined for other keys. */
export function tabFor(key: string, current: number, count: number, isRtl = false): number | undefined {
  const forth = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forth:
      return (current + 1) % count
    case back:
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
