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
  const total = widths.reduce((sum, width) => sum + width, 2 * QUIET)
  const drawn = widths.map((width, index) =>
    index % 2 === 0 ? `h${width}v${HEIGHT}h-${width}zm${width} 0` : `m${width} 0`,
  )
  return (
    <svg
      className={bars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${total} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={`M${QUIET} 0${drawn.join('')}`} />
    </svg>
  )
}
