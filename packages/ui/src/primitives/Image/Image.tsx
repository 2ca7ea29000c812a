import type { ReactNode, SyntheticEvent } from 'react'
import { memo, useState } from 'react'
import { cx } from '../../themes/cx.ts'
import { media } from '../../tokens/scales.ts'
import { fitClass, image as imageClass, place, words } from './Image.css.ts'
import type { ImageFit } from './imageVariants.ts'

export interface ImageSource {
  type: 'image/avif' | 'image/webp'
  srcSet: string
}

export interface ImageProps {
  src: string
  /** What the picture says; empty where it is decoration. */
  alt: string
  /** The picture's own size in pixels: it keeps the place. */
  width: number
  height: number
  /** Better formats, best first. */
  sources?: readonly ImageSource[]
  sizes?: string
  /** Another picture for narrow screens, with its own size. */
  narrow?: {
    src: string
    width: number
    height: number
    /** Pixels. @default those of a phone */ below?: number
  }
  /** @default 'natural' */
  fit?: ImageFit
  /** The largest picture of the first screen is fetched at once, all others when they come near. */
  isFirstScreen?: boolean
  /** Drawn where the picture cannot be fetched, `null` for nothing; without it, what the picture says is written there. */
  fallback?: ReactNode
}

const fitted = {
  natural: cx(imageClass, fitClass.natural),
  cover: cx(imageClass, fitClass.cover),
} satisfies Record<ImageFit, string>

const NARROW = `not all and ${media.tablet}`

/** A picture of server-rendered markup may have failed before React listened. */
function tellFailure(element: HTMLImageElement | null): void {
  if (element?.complete && element.currentSrc !== '' && element.naturalWidth === 0)
    element.dispatchEvent(new Event('error'))
}

/** Decoration that cannot be fetched leaves its place: no mark of a broken picture. */
function leave({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true
}

/** For decoration that is drawn by hand, `<img {...orNothing} … />`: what cannot be fetched leaves its place empty. */
export const orNothing = { ref: tellFailure, onError: leave, decoding: 'async' } as const

/**
 * The picture without a component of its own and without a stand-in, for a card that is drawn by the hundred. Whether
 * it failed is known to its element alone; another source is another element.
 */
export function drawImage(props: Omit<ImageProps, 'fallback'>, onError = leave) {
  const { src, alt, width, height, sources, sizes, narrow, fit = 'natural', isFirstScreen = false } = props
  const image = (
    <img
      ref={tellFailure}
      className={fitted[fit]}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirstScreen ? 'eager' : 'lazy'}
      fetchPriority={isFirstScreen ? 'high' : undefined}
      decoding="async"
      onError={onError}
    />
  )
  // An only child costs React less than a list with one in it.
  const className = fit === 'cover' ? place : undefined
  if (!narrow && !sources)
    return (
      <picture key={src} className={className}>
        {image}
      </picture>
    )
  return (
    <picture key={src} className={className}>
      {narrow && (
        <source
          media={narrow.below === undefined ? NARROW : `not all and (min-width: ${narrow.below}px)`}
          srcSet={narrow.src}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      {sources?.map(source => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}

function ImagePlain({ fallback, ...props }: ImageProps) {
  const { src, alt } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  if (fallback === undefined && alt === '') return drawImage(props)
  if (failedSrc !== src) return drawImage(props, () => setFailedSrc(src))
  return fallback === undefined ? <span className={words}>{alt}</span> : fallback
}

/** A picture that keeps its place, comes when it is needed and has a stand-in. */
export const Image = memo(ImagePlain)
