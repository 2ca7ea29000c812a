import { componentStyle } from '../../themes/componentStyle.ts'
import { unseen } from '../../tokens/scales.ts'

export const visuallyHidden = componentStyle('visuallyHidden', unseen)
