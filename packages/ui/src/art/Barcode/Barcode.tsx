import { code128 } from './code128.ts'
import { bars } from './Barcode.css.ts'

/** What a barcode says to a scanner, and its alternative text. */
export interface BarcodeProps {
  /** What a scanner reads. */
  data: string
  /** Alternative text. */
  label: string
}

const HEIGHT = 40
/** The quiet zone: ten empty modules on both sides, which scanners need to find the start. */
const QUIET = 10

/** A bar code (Code 128), black on white in every theme, because scanners read nothing else. */
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
