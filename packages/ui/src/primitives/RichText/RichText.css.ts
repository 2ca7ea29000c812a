import { componentGlobalStyle, componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, lineHeight, measure, space, typeSize, weight } from '../../tokens/scales.ts'

export const richText = componentStyle('richText', {
  display: 'grid',
  gap: space[4],
  maxWidth: measure.text,
  justifyItems: 'start',
})

// The tree's elements are rendered by us but carry no classes.
const inside = (selector: string, rule: Parameters<typeof componentGlobalStyle>[1]) =>
  componentGlobalStyle(`${richText} ${selector}`, rule)

inside(':is(h2, h3, h4)', {
  fontFamily: vars.font.display,
  fontWeight: weight.bold,
  lineHeight: lineHeight.snug,
  marginBlockStart: space[3],
})
inside('h2', { fontSize: typeSize.heading })
inside('h3', { fontSize: typeSize.title })
inside('h4', { fontSize: typeSize.lead })
inside(':is(ul, ol)', { display: 'grid', gap: space[2], paddingInlineStart: space[6] })
inside('ul', { listStyle: 'disc' })
inside('ol', { listStyle: 'decimal' })
inside('li::marker', { color: vars.color.text.accent, fontWeight: weight.bold })
inside('hr', {
  width: '100%',
  border: 0,
  borderBlockStart: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
})
inside(':is(th, td)', {
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBlockEnd: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
})

/** Wide tables scroll in their own frame, never the page. */
export const tableFrame = componentStyle('tableFrame', { width: '100%', overflowX: 'auto' })
