'use client'

import type { ReactNode, SyntheticEvent } from 'react'
import { memo, useState } from 'react'
import { cx } from '../../themes/cx.ts'
import { media } from '../../tokens/scales.ts'
import { fitClass, image as imageClass, place, words, type ImageFit } from './Image.css.ts'

export { imageFits, type ImageFit } from './Image.css.ts'

/** A picture with its intrinsic size, which reserves its space before it is loaded. */
export interface ImageProps {
  src: string
  /** Alternative text; empty for decoration. */
  alt: string
  /** The intrinsic size in pixels, which reserves the space. */
  width: number
  height: number
  /** Another picture for narrow screens, with its own size. */
  narrow?: {
    src: string
    width: number
    height: number
    /** Pixels. @default the phone breakpoint */ below?: number
  }
  /** @default 'natural' */
  fit?: ImageFit
  /** Loads eagerly, for the largest picture of the first screen; all others load lazily. */
  isFirstScreen?: boolean
  /** Shown when the picture fails to load, `null` for nothing; by default its alternative text. */
  fallback?: ReactNode
}

const fitted = {
  natural: cx(imageClass, fitClass.natural),
  cover: cx(imageClass, fitClass.cover),
} satisfies Record<ImageFit, string>

const NARROW = `not all and ${media.tablet}`

/** A server-rendered picture may have failed before hydration. */
function reportEarlyFailure(element: HTMLImageElement | null): void {
  if (element?.complete && element.currentSrc !== '' && element.naturalWidth === 0)
    element.dispatchEvent(new Event('error'))
}

/** Decoration that fails to load is hidden but keeps its space, without the browser's broken-image icon. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true
}

/**
 * For decoration that is written as `<img {...hideOnError} … />`: when it fails to load, its space stays
 * empty.
 */
export const hideOnError = { ref: reportEarlyFailure, onError: hide, decoding: 'async' } as const

/** Only the DOM element knows that it failed, so another source is another element. */
function drawImage(props: Omit<ImageProps, 'fallback'>, onError = hide) {
  const { src, alt, width, height, narrow, fit = 'natural', isFirstScreen = false } = props
  const image = (
    <img
      ref={reportEarlyFailure}
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
  // A single child costs React less than an array of one.
  const className = fit === 'cover' ? place : undefined
  if (!narrow)
    return (
      <picture key={src} className={className}>
        {image}
      </picture>
    )
  return (
    <picture key={src} className={className}>
      <source
        media={narrow.below === undefined ? NARROW : `not all and (min-width: ${narrow.below}px)`}
        srcSet={narrow.src}
        width={narrow.width}
        height={narrow.height}
      />
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

/** A picture that reserves its space, loads lazily and has a fallback. */
export const Image = memo(ImagePlain)
