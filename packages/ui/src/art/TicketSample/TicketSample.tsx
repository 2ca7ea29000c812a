import type { TicketKind } from '@players-club/domain-models'
import { sand } from '../../tokens/palette.ts'
import { Picture } from '../Picture.tsx'
import { Barcode, Code } from './SampleCodes.tsx'
import { LEFT, MIDDLE, RIGHT, sampleLooks, type SampleLook } from './sampleLooks.ts'
import { SampleMiddle } from './SampleMiddle.tsx'

/** Of which kind of ticket the sample is, which shows where its codes are. */
export interface TicketSampleProps {
  kind: TicketKind
  /** Alternative text. */
  label: string
}

/** A sheet of paper with two notches at the perforation. */
const paper = `M${LEFT} 40a12 12 0 0 1 12-12H${RIGHT - 12}a12 12 0 0 1 12 12V236a14 14 0 0 0 0 28V320a12 12 0 0 1-12 12H${LEFT + 12}a12 12 0 0 1-12-12V264a14 14 0 0 0 0-28Z`

/** A sample ticket of each kind with its codes marked; not a real game. */
export function TicketSample({ kind, label }: TicketSampleProps) {
  const look = sampleLooks[kind]
  const { ground, shade, band, code, isCodeAbove } = look
  return (
    <Picture size={[480, 360]} label={label}>
      <rect width="480" height="360" fill={ground} />
      <path d="M0 270C90 220 190 230 260 266S410 320 480 260V360H0Z" fill={shade} />
      <path d={paper} fill={sand[0]} stroke={band} strokeWidth="2" />
      <path
        d={`M${LEFT + 20} 250H${RIGHT - 20}`}
        stroke={band}
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <rect x={LEFT + 14} y="44" width={RIGHT - LEFT - 28} height="52" rx="8" fill={band} />
      <Motif look={look} />
      <SampleMiddle kind={kind} look={look} />
      <Barcode y={isCodeAbove ? 292 : 262} seed={code} />
      <Code y={isCodeAbove ? 262 : 294} text={code} />
    </Picture>
  )
}

/** A sun over mesas, in the band where a real ticket has the game's name. */
function Motif({ look: { mark, ground } }: { look: SampleLook }) {
  return (
    <>
      <circle cx={MIDDLE} cy="74" r="18" fill={mark} />
      <path
        d={`M${LEFT + 14} 88h46l8-14h44l8 14h60l8-20h32l8 20H${RIGHT - 14}a8 8 0 0 1-8 8H${LEFT + 22}a8 8 0 0 1-8-8Z`}
        fill={ground}
      />
    </>
  )
}
