import { componentGlobalStyle, componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space, typeSize } from '../../tokens/scales.ts'
import { art, body, stub, surface, torn } from '../TicketCard/TicketCard.css.ts'
import { notched } from '../TicketCard/notched.ts'
import { number, pill } from '../TicketCard/TicketStub.css.ts'

export const wide = componentStyle('wide', {
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: `5fr 4fr ${grid(76)}`, gridColumn: '1 / -1' },
  },
})

/** A part of the ticket where it lies. */
const lying = (part: string, rule: Parameters<typeof componentGlobalStyle>[1]) =>
  componentGlobalStyle(`${wide} ${part}`, { '@media': { [media.desktop]: rule } })

lying(art, {
  aspectRatio: 'auto',
  height: grid(72),
  borderStartEndRadius: 0,
  borderEndStartRadius: vars.radius.large,
})
lying(body, { alignContent: 'center', padding: space[8] })
lying(torn, { background: notched('100%', surface, 'side') })
lying(stub, {
  flexDirection: 'column',
  flexWrap: 'nowrap',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: space[5],
  padding: space[8],
  borderEndStartRadius: 0,
  borderStartEndRadius: vars.radius.large,
  background: notched('0', surface, 'side'),
})
lying(`${stub}::before`, {
  insetBlock: space[5],
  insetInline: `-${borderWidth.hairline} auto`,
  borderBlockStart: 'none',
  borderInlineStart: `${borderWidth.thick} dashed ${vars.color.border.subtle}`,
})
lying(number, { flex: 'none', fontSize: typeSize.display })
lying(pill, { marginInlineStart: 0 })
