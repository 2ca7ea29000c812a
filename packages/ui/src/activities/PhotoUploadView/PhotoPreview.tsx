import { useEffect, useState } from 'react'
import { previewSize } from './PhotoUploadView.css.ts'

export const photoPreviewSizes = ['small', 'cover'] as const
export type PhotoPreviewSize = (typeof photoPreviewSizes)[number]

export interface PhotoPreviewProps {
  photo: File
  /** Beside its name, or all of the place that there is. @default 'small' */
  size?: PhotoPreviewSize
}

/** A picture that is still on the player's device. */
export function PhotoPreview({ photo, size = 'small' }: PhotoPreviewProps) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(photo)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [photo])
  return src === undefined ? null : <img className={previewSize[size]} src={src} alt="" />
}
