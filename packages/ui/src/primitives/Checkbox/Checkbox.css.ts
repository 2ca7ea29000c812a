import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, media, space, touchTarget } from '../../tokens/scales.ts'
import { choiceBox } from './choiceBox.ts'

export const checkbox = componentStyle('checkbox', {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space[3],
  minHeight: touchTarget,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.text.disabled, cursor: 'not-allowed' } },
})

export const box = componentStyle('box', {
  ...choiceBox,
  borderRadius: vars.radius.small,
  selectors: {
    '&:checked, &:indeterminate': {
      borderColor: vars.color.accent.bg,
      backgroundColor: vars.color.accent.bg,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger.border },
    '&::before': {
      content: '""',
      width: grid(3.5),
      height: grid(3.5),
      backgroundColor: vars.color.accent.fg,
      clipPath: 'polygon(14% 44%, 0 60%, 42% 100%, 100% 16%, 84% 2%, 40% 68%)',
      transform: 'scale(0)',
      transition: `transform ${vars.motion.quick}`,
    },
    '&:checked::before': { transform: 'scale(1)' },
    '&:indeterminate::before': { transform: 'scale(1)', clipPath: 'inset(40% 0)' },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
})
