import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { panelColors } from '../../themes/panelColors.ts'
import { panels } from '../../themes/roles.ts'
import { cardSurfaces } from './cardVariants.ts'
import { borderWidth } from '../../tokens/scales.ts'

export const card = componentStyle('card', {
  // The border shows the card's edge in forced colours, which remove shadows and fills.
  border: `${borderWidth.hairline} solid transparent`,
  borderRadius: vars.radius.large,
})

const surfaces = {
  raised: { backgroundColor: vars.color.surface.raised, boxShadow: vars.shadow.medium },
  outlined: { backgroundColor: vars.color.surface.raised, borderColor: vars.color.border.subtle },
  sunken: { backgroundColor: vars.color.surface.sunken },
}
export const surfaceClass = componentVariants('surface', cardSurfaces, surface => surfaces[surface])

export const panelClass = componentVariants('panel', panels, panelColors)
