import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { toneVars } from '../../themes/tone.css.ts'
import { borderWidth, lineOfText, space, weight } from '../../tokens/scales.ts'

export const notice = componentStyle('notice', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  border: `${borderWidth.hairline} solid ${toneVars.border}`,
  borderRadius: vars.radius.large,
  color: toneVars.subtleFg,
  backgroundColor: toneVars.subtleBg,
})

/** Centres the icon on the first line. */
export const mark = componentStyle('mark', {
  display: 'flex',
  alignItems: 'center',
  height: lineOfText.normal,
})

export const content = componentStyle('content', {
  display: 'grid',
  flex: 1,
  gap: space[2],
  justifyItems: 'start',
})

export const title = componentStyle('title', { fontWeight: weight.bold })
