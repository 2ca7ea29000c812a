import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, easing, grid, layer, space } from '../../tokens/scales.ts'

/** The surface that popovers and menus share. */
export const popover = componentStyle(
  {
    zIndex: layer.popover,
    maxWidth: `min(${grid(88)}, calc(100vw - 2 * ${space[4]}))`,
    overflowY: 'auto',
    border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.large,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.overlay,
    boxShadow: vars.shadow.high,
    transition: `opacity ${vars.motion.quick} ${easing.out}, translate ${vars.motion.quick} ${easing.out}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0, translate: `0 -${space[1]}` } },
  },
  'popover',
)

export const content = componentStyle({ padding: space[5], outline: 'none' }, 'content')
