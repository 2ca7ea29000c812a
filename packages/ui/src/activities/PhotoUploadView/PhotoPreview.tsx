'use client'

import { useCallback } from 'react'
import { previewSize } from './PhotoUploadView.css.ts'

/** The sizes of a photo's preview: beside its file name, or filling the available space. */
export const photoPreviewSizes = ['small', 'cover'] as const
/** The size of a photo's preview: beside its file name, or filling the available space. */
export type PhotoPreviewSize = (typeof photoPreviewSizes)[number]

/** The photo that is previewed; it is read in the browser and not sent. */
export interface PhotoPreviewProps {
  photo: File
  /** Beside its file name, or filling the available space. @default 'small' */
  size?: PhotoPreviewSize
}

/** A preview of a picture that is not uploaded yet. */
export function PhotoPreview({ photo, size = 'small' }: PhotoPreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(photo)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [photo],
  )
  return <img ref={show} className={previewSize[size]} alt="" />
}
