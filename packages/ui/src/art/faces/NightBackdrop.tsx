import { mesa, saguaroPath } from '../DesertScene/landforms.ts'
import type { FaceColors } from './faceColors.ts'

interface NightBackdropProps {
  colors: FaceColors
  random: () => number
}

/** The background of a lounge face: stars, a glow in its first colour, and mesas with a neon edge. */
export function NightBackdrop({ colors, random }: NightBackdropProps) {
  const between = (low: number, high: number) => Math.round(low + random() * (high - low))
  const ridge = `M0 292H${between(20, 60)}${mesa(between(110, 150), 292, 190, between(60, 92)).replace('M', 'L').replace('Z', '')}H${between(300, 320)}${mesa(between(390, 410), 292, 150, between(46, 74)).replace('M', 'L').replace('Z', '')}H480`
  return (
    <>
      <rect width="480" height="360" fill={colors.ground} />
      <g fill={colors.shade}>
        <circle cx="240" cy="176" r="176" opacity="0.55" />
        <circle cx="240" cy="176" r="132" />
      </g>
      <g fill={colors.paper}>
        {Array.from({ length: 34 }, (_, index) => (
          <circle
            key={index}
            cx={between(6, 474)}
            cy={between(6, 250)}
            r={between(6, 20) / 10}
            opacity={between(45, 95) / 100}
          />
        ))}
      </g>
      <path d={`${ridge}V360H0Z`} fill={colors.dark} />
      <path d={ridge} fill="none" stroke={colors.third} strokeWidth="3" strokeLinejoin="round" />
      <path
        d={saguaroPath(between(34, 60), 336, 96)}
        fill="none"
        stroke={colors.main}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
