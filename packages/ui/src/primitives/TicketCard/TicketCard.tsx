'use client'

import type { ComponentType, ReactNode } from 'react'
import { memo } from 'react'
import { cx } from '../../themes/cx.ts'
import { followed } from '../Link/followed.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { art, body, cover, head, stub, ticket, title as titleClass, torn } from './TicketCard.css.ts'
import { useTitleAboveImage } from '../../messages/BrandProvider.tsx'
import { controls, number, pill, unit as unitClass } from './TicketStub.css.ts'

/** The elements that a ticket card can be. */
export const ticketCardElements = ['article', 'div', 'li'] as const
/** The element that a ticket card is; `li` in a list of cards. */
export type TicketCardElement = (typeof ticketCardElements)[number]

/** The heading levels that the title of a ticket card can have. */
export const ticketTitleLevels = [1, 2, 3, 4] as const
/** The heading level of a ticket card's title. */
export type TicketTitleLevel = (typeof ticketTitleLevels)[number]

interface TicketCardContent {
  title: ReactNode
  /** Heading level. @default 3 */
  titleLevel?: TicketTitleLevel
  /** A drawing or an Image, 16 by 9. */
  picture?: ReactNode
  /** A Badge above the title. */
  badge?: ReactNode
  /** Below the title: a sentence, PunchMarks. */
  children?: ReactNode
  /** The main number, as text: "500". */
  stub?: ReactNode
  /** The unit of the number: "points an entry". */
  unit?: ReactNode
  /** @default 'article' */
  as?: TicketCardElement
}

/** The whole ticket links to `href`, or it has its own controls, or neither. */
export type TicketCardProps = TicketCardContent &
  (
    | {
        href: string
        /** The action, drawn as a button and read as part of the link: "Redeem". */
        action?: string
        /** Called instead of following the link, to pass something to the page. */
        onFollow?: () => void
        controls?: undefined
      }
    | { href?: undefined; action?: undefined; onFollow?: undefined; controls?: ReactNode }
  )

// Joined once: React would compare a newly joined string character by character.
const titles = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<TicketTitleLevel, string>
const bodyAboveStub = cx(body, torn)

/** A ticket card, horizontal with the class of `WideTicketCard`. */
export function TicketCardPlain(props: TicketCardProps & { wide?: string }) {
  const { title, titleLevel = 3, picture, badge, children, as: Element = 'article', wide } = props
  const { href, action, onFollow, stub: figure, unit, controls: own } = props
  const Title = titles[titleLevel]
  const hasStub = figure !== undefined || Boolean(action ?? own)
  const isAbove = useTitleAboveImage() && Boolean(picture) && !wide
  const heading = (
    <Title className={titleClass}>
      {href === undefined ? (
        title
      ) : (
        <a className={cover} href={href} onClick={onFollow && followed(onFollow)}>
          {title}
          {action && <span className={visuallyHidden}> {action}</span>}
        </a>
      )}
    </Title>
  )
  return (
    <Element className={cx(ticket, wide)}>
      {isAbove && <div className={head}>{heading}</div>}
      {picture && <div className={art}>{picture}</div>}
      <div className={hasStub ? bodyAboveStub : body}>
        {badge}
        {!isAbove && heading}
        {children}
      </div>
      {hasStub && (
        <div className={stub}>
          {figure !== undefined && (
            <p className={number}>
              {figure}
              {unit && <span className={unitClass}> {unit}</span>}
            </p>
          )}
          {action && (
            <span aria-hidden className={pill}>
              {action}
            </span>
          )}
          {own && <div className={controls}>{own}</div>}
        </div>
      )}
    </Element>
  )
}

/**
 * The ticket: picture, perforation with two notches, stub. Plain elements, because it is rendered by the
 * hundred.
 */
export const TicketCard: ComponentType<TicketCardProps> = memo(TicketCardPlain)
