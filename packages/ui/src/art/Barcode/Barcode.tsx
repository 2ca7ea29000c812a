import { code128 } from './code128.ts'
import { bars } from './Barcode.css.ts'

export interface BarcodeProps {
  /** What a scanner reads. */
  data: string
  /** What it is, for those who do not see it. */
  label: string
}

const HEIGHT = 40
/** Ten modules without a bar on both sides, or no scanner finds where it begins. */
const QUIET = 10

/** A bar code (Code 128), black on white in every theme: scanners read no other. */
export function Barcode({ data, label }: BarcodeProps) {
  const widths = code128(data)
  let at = QUIET
  const drawn = widths.map((width, index) => {
    const path = index % 2 === 0 ? `M${at} 0h${width}v${HEIGHT}h-${width}z` : ''
    at += width
    return path
  })
  return (
    <svg
      className={bars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${at + QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={drawn.join('')} />
    </svg>
  )
}
