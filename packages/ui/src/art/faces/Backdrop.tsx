import { pick } from '../seeded.ts'
import type { FaceColors } from './faceColors.ts'

const width = 480
const height = 360
const backdrops = ['rays', 'dots', 'dunes', 'rings'] as const

interface BackdropProps {
  colors: FaceColors
  random: () => number
}

/** The background of a face, with a quiet pattern in its second tone. */
export function Backdrop({ colors, random }: BackdropProps) {
  const pattern = pick(random, backdrops)
  return (
    <>
      <rect width={width} height={height} fill={colors.ground} />
      <g fill={colors.shade}>
        {pattern === 'rays' && <path d={rays(12)} />}
        {pattern === 'dots' &&
          Array.from({ length: 40 }, (_, index) => (
            <circle key={index} cx={30 + (index % 8) * 60} cy={36 + Math.floor(index / 8) * 72} r="7" />
          ))}
        {pattern === 'dunes' && (
          <path d="M0 250C90 200 190 210 260 246S410 300 480 240V360H0ZM0 0H480V40C380 70 300 30 210 46S60 84 0 60Z" />
        )}
        {pattern === 'rings' && (
          <>
            <circle cx="240" cy="180" r="168" />
            <circle cx="240" cy="180" r="138" fill={colors.ground} />
          </>
        )}
      </g>
    </>
  )
}

/** Wedges from the centre outwards, as a sunburst. */
function rays(count: number): string {
  const point = (turn: number) => {
    const angle = turn * Math.PI * 2
    return `${Math.round(240 + 420 * Math.cos(angle))} ${Math.round(180 + 420 * Math.sin(angle))}`
  }
  return Array.from(
    { length: count },
    (_, index) => `M240 180L${point(index / count)} ${point((index + 0.5) / count)}Z`,
  ).join('')
}
