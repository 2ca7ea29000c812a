import { copper, dusk, sand, sun } from '../../tokens/palette.ts'
import { seeded } from '../seeded.ts'
import { LEFT, MIDDLE, RIGHT } from './sampleLooks.ts'

/** The second code, in a box beside its label. */
export function Second({ y, word, text = '' }: { y: number; word: string; text?: string | undefined }) {
  return (
    <>
      <text x={LEFT + 26} y={y + 30} fontSize="16" fontWeight="700" fill={sand[600]}>
        {word}
      </text>
      <Frame x={LEFT + 86} y={y + 6} width={RIGHT - LEFT - 110} height={38} />
      <text
        x={(LEFT + 86 + RIGHT - 24) / 2}
        y={y + 32}
        fontSize="20"
        fontWeight="700"
        textAnchor="middle"
        fill={copper[900]}
      >
        {text}
      </text>
    </>
  )
}

/** The code that identifies one ticket. */
export function Code({ y, text }: { y: number; text: string }) {
  const isLong = text.length > 20
  return (
    <>
      <Frame x={LEFT + 10} y={y} width={RIGHT - LEFT - 20} height={26} />
      <text
        x={MIDDLE}
        y={y + 18}
        fontSize={isLong ? 13 : 19}
        fontWeight="700"
        textAnchor="middle"
        textLength={isLong ? RIGHT - LEFT - 36 : undefined}
        lengthAdjust="spacingAndGlyphs"
        fill={copper[900]}
      >
        {text}
      </text>
    </>
  )
}

/** The characters to type. */
function Frame(box: { x: number; y: number; width: number; height: number }) {
  return <rect {...box} rx="6" fill={sun[100]} stroke={copper[600]} strokeWidth="3" />
}

/** Draws the same bars for the same code. */
export function Barcode({ y, seed }: { y: number; seed: string }) {
  const random = seeded(seed)
  const bars: string[] = []
  for (let x = LEFT + 30; x < RIGHT - 32;) {
    const width = 1.5 + Math.floor(random() * 3) * 1.5
    bars.push(`M${x} ${y}h${width}v26h-${width}z`)
    x += width + 2 + Math.floor(random() * 3) * 1.5
  }
  return <path d={bars.join('')} fill={dusk[950]} />
}
