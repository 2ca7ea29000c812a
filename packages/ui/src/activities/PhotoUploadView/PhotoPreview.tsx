'use client'

import { useCallback } from 'react'
import { previewSize } from './PhotoUploadView.css.ts'

export const photoPreviewSizes = ['small', 'cover'] as const
export type PhotoPreviewSize = (typeof photoPreviewSizes)[number]

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
