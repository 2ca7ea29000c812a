import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid } from '../../tokens/scales.ts'

const picture = { flex: 'none', objectFit: 'cover', backgroundColor: vars.color.surface.sunken } as const

export const previewSize = {
  small: componentStyle('small', {
    ...picture,
    width: grid(24),
    height: grid(24),
    borderRadius: vars.radius.medium,
  }),
  cover: componentStyle('cover', { ...picture, width: '100%', height: '100%' }),
}
