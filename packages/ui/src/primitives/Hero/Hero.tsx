import type { ReactNode } from 'react'
import { cx } from '../../themes/cx.ts'
import type { Panel } from '../../themes/roles.ts'
import { panelClass } from '../Card/Card.css.ts'
import { art, filling, hero, sizeClass, words } from './Hero.css.ts'
import type { HeroElement, HeroSize } from './heroVariants.ts'

export { heroElements, heroSizes, type HeroElement, type HeroSize } from './heroVariants.ts'

/** The text and picture of the panel that opens a page. */
export interface HeroProps {
  /** Text and links. */
  children: ReactNode
  /** A drawing or an Image that fills its container. */
  picture: ReactNode
  /** @default 'sun' */
  panel?: Panel
  /** @default 'medium' */
  size?: HeroSize
  /** @default 'div' */
  as?: HeroElement
  /** The id of the heading that labels a `section`. */
  labelledBy?: string
}

/**
 * Text beside a large picture on a panel of a brand colour; the picture comes above the text on narrow
 * screens.
 */
export function Hero(props: HeroProps) {
  const { children, picture, panel = 'sun', size = 'medium', as: Element = 'div', labelledBy } = props
  return (
    <Element className={cx(hero, panelClass[panel], sizeClass[size])} aria-labelledby={labelledBy}>
      <div className={words}>{children}</div>
      <div className={art}>
        <div className={filling}>{picture}</div>
      </div>
    </Element>
  )
}
