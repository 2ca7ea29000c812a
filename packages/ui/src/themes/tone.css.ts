import { createGlobalThemeContract } from '@vanilla-extract/css'
import { componentVariants } from './componentStyle.ts'
import { vars } from './contract.css.ts'
import { tones } from './roles.ts'

/** The tone of an element: set by `toneClass[tone]`, read by the component's styles. */
export const toneVars = createGlobalThemeContract(
  { bg: '', bgHover: '', bgPressed: '', fg: '', border: '', subtleBg: '', subtleFg: '' },
  (_value, path) => `pc-tone-${path.join('-')}`,
)

/** The class that gives an element the colours of a tone as `toneVars`. */
export const toneClass = componentVariants('tone', tones, tone => ({
  vars: {
    [toneVars.bg]: vars.color[tone].bg,
    [toneVars.bgHover]: vars.color[tone].bgHover,
    [toneVars.bgPressed]: vars.color[tone].bgPressed,
    [toneVars.fg]: vars.color[tone].fg,
    [toneVars.border]: vars.color[tone].border,
    [toneVars.subtleBg]: vars.color[tone].subtleBg,
    [toneVars.subtleFg]: vars.color[tone].subtleFg,
  },
}))
