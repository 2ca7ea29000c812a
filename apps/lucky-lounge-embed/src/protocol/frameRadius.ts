const DEFAULT = 16
const MAX = 32

/** The radius of a widget's corners in pixels, as its attributes ask for it: frame and element round the same corners. */
export function frameRadius(query: URLSearchParams): number {
  const radius = Number(query.get('radius')?.trim() || DEFAULT)
  return radius >= 0 && radius <= MAX ? radius : DEFAULT
}
