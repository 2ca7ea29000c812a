import type { ReactNode } from 'react'
import { cx } from '../../themes/cx.ts'
import { alignClass, measured, numeric, sizeClass, toneClass, weightClass } from './Text.css.ts'
import type { TextAlign, TextElement, TextSize, TextTone, TextWeight } from './textVariants.ts'

export {
  textAligns,
  textElements,
  textSizes,
  textTones,
  textWeights,
  type TextAlign,
  type TextElement,
  type TextSize,
  type TextTone,
  type TextWeight,
} from './textVariants.ts'

/** A paragraph or another text, with its size, colour, weight and element. */
export interface TextProps {
  children: ReactNode
  /** @default 'body' */
  size?: TextSize
  /** @default 'default' */
  tone?: TextTone
  /** @default 'regular' */
  weight?: TextWeight
  /** @default 'start' */
  align?: TextAlign
  /** Tabular figures, for numbers that align or change. */
  isNumeric?: boolean
  /** @default 'p' */
  as?: TextElement
  /** For `as="time"`: the machine-readable value. */
  dateTime?: string
}

/** Running text in the text font. */
export function Text({
  children,
  size = 'body',
  tone = 'default',
  weight = 'regular',
  align = 'start',
  isNumeric = false,
  as: Element = 'p',
  dateTime,
}: TextProps) {
  const className = cx(
    sizeClass[size],
    toneClass[tone],
    weightClass[weight],
    align !== 'start' && alignClass[align],
    isNumeric && numeric,
    Element === 'p' && align !== 'center' && measured,
  )
  return (
    <Element className={className} {...(Element === 'time' ? { dateTime } : {})}>
      {children}
    </Element>
  )
}
