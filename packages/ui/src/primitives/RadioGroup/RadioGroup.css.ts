import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { grid, media, space, touchTarget, typeSize } from '../../tokens/scales.ts'
import { choiceBox } from '../Checkbox/choiceBox.ts'

export const group = componentStyle('group', { display: 'grid', gap: space[1], justifyItems: 'start' })

export const choice = componentStyle('choice', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minHeight: touchTarget,
  paddingBlock: space[2],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.text.disabled, cursor: 'not-allowed' } },
})

export const dot = componentStyle('dot', {
  ...choiceBox,
  borderRadius: '50%',
  selectors: {
    '&:checked': { borderColor: vars.color.accent.bg, backgroundColor: vars.color.accent.bg },
    '[aria-invalid="true"] &': { borderColor: vars.color.danger.border },
    '&:disabled': { opacity: 0.6 },
    '&::before': {
      content: '""',
      width: grid(2.5),
      height: grid(2.5),
      borderRadius: '50%',
      backgroundColor: vars.color.accent.fg,
      transform: 'scale(0)',
      transition: `transform ${vars.motion.quick}`,
    },
    '&:checked::before': { transform: 'scale(1)' },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
})

export const words = componentStyle('words', { display: 'grid' })

export const choiceHint = componentStyle('choiceHint', {
  fontSize: typeSize.small,
  color: vars.color.text.muted,
  selectors: { ':disabled ~ * > &': { color: 'inherit' } },
})
