import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space, touchTarget, weight } from '../../tokens/scales.ts'
import { menuTones } from './menuTones.ts'

export const menu = componentStyle({ minWidth: grid(52), padding: space[2], outline: 'none' }, 'menu')

export const item = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: touchTarget,
    paddingInline: space[3],
    borderRadius: vars.radius.medium,
    fontWeight: weight.semibold,
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
      '&[data-focus-visible]': { outlineOffset: `-${borderWidth.heavy}` },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: `${borderWidth.thick} solid Highlight` },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'item',
)

const tones = { neutral: vars.color.accent, danger: vars.color.danger }

export const toneClass = componentVariants(
  menuTones,
  tone => ({
    selectors: {
      '&:not([data-disabled])': tone === 'danger' ? { color: vars.color.danger.subtleFg } : {},
      '&[data-focused]': { color: tones[tone].subtleFg, backgroundColor: tones[tone].subtleBg },
    },
  }),
  'tone',
)
