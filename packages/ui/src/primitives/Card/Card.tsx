import type { ReactNode } from 'react'
import type { Responsive } from '../../sprinkles/responsive.ts'
import { responsive } from '../../sprinkles/responsive.ts'
import { padding as paddingClass } from '../../sprinkles/padding.css.ts'
import { cx } from '../../themes/cx.ts'
import type { Panel } from '../../themes/roles.ts'
import type { Space } from '../../tokens/scales.ts'
import { card, panelClass, surfaceClass } from './Card.css.ts'
import type { CardElement, CardSurface } from './cardVariants.ts'

export { cardElements, cardSurfaces, type CardElement, type CardSurface } from './cardVariants.ts'

interface CardFrame {
  children: ReactNode
  /** @default { mobile: 5, tablet: 6 } */
  padding?: Responsive<Space>
  /** @default 'div' */
  as?: CardElement
}

/** A surface of the theme, or a panel of a brand colour with its own text colour. */
export type CardProps = CardFrame &
  (
    | {
        /** @default 'raised' */
        surface?: CardSurface
        panel?: undefined
      }
    | { panel: Panel; surface?: undefined }
  )

const usualPadding = { mobile: 5, tablet: 6 } as const

/** A plain box that groups its content. */
export function Card({ children, surface, panel, padding = usualPadding, as: Element = 'div' }: CardProps) {
  const look = panel ? panelClass[panel] : surfaceClass[surface ?? 'raised']
  return <Element className={cx(card, look, responsive(paddingClass, padding))}>{children}</Element>
}
