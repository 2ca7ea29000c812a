'use client'

import { isLightText, type Advertisement } from '@players-club/domain-models'
import type { ComponentType } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { CarouselProps } from '../../primitives/Carousel/Carousel.tsx'
import { hideOnError } from '../../primitives/Image/Image.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Loading } from '../../primitives/QueryState/Loading.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { layer, slide, stage, still, title, words } from './HomeOffers.css.ts'

export interface HomeBannerProps {
  /** Undefined while they are loading. */
  advertisements: readonly Advertisement[] | undefined
  /** Loads after the first paint; until then the first advertisement is static. */
  Carousel?: ComponentType<CarouselProps>
}

/** The advertisements in a carousel. */
export function HomeBanner({ advertisements, Carousel }: HomeBannerProps) {
  const translate = useMessages()
  if (!advertisements) return <BannerSkeleton />
  const [first] = advertisements
  if (!first) return null
  const label = translate('shell.home.banner')
  if (Carousel)
    return (
      <Carousel
        label={label}
        slides={advertisements.map(advertisement => ({
          id: String(advertisement.id),
          title: advertisement.title,
          content: <BannerSlide {...advertisement} />,
        }))}
      />
    )
  return (
    <section aria-label={label} className={advertisements.length > 1 ? still : undefined}>
      <BannerSlide {...first} />
    </section>
  )
}

const BannerSkeleton = () => (
  <Loading>
    <div className={still}>
      <div className={slide.dark}>
        <div className={words}>
          <Skeleton shape="heading" />
          <Skeleton shape="pill" />
        </div>
        <div className={stage} />
      </div>
    </div>
  </Loading>
)

function BannerSlide({ title: text, buttonText, buttonUrl, buttonTarget, ...looks }: Advertisement) {
  return (
    <div className={slide[isLightText(looks.textColor) ? 'light' : 'dark']}>
      <div className={words}>
        <p className={title}>{text}</p>
        <LinkButton href={buttonUrl} isExternal={buttonTarget === 'EXTERNAL'}>
          {buttonText}
        </LinkButton>
      </div>
      <div className={stage}>
        <img {...hideOnError} className={layer} src={looks.backgroundImage} alt="" loading="lazy" />
        <img {...hideOnError} className={layer} src={looks.imageUrl} alt="" loading="lazy" />
      </div>
    </div>
  )
}
