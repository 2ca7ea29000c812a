/** A sun with rays at the lower edge of a background in its own colour. */
export function sunrise(light: string, ground: string): string {
  const disc = `radial-gradient(circle at 50% 100%, ${light} 24%, ${ground} 25% 32%, transparent 33%)`
  const rays = `repeating-conic-gradient(from -90deg at 50% 100%, ${light} 0 7.5deg, ${ground} 8deg 14.5deg, ${light} 15deg)`
  return `${disc}, ${rays}`
}
