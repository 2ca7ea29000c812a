'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import { ActivityFrame } from '../ActivityFrame/ActivityFrame.tsx'
import { PhotoForm } from './PhotoForm.tsx'
import type { PhotoUploadViewProps } from './PhotoUploadViewProps.ts'

export {
  PhotoPreview,
  photoPreviewSizes,
  type PhotoPreviewProps,
  type PhotoPreviewSize,
} from './PhotoPreview.tsx'
export type { PhotoUploadViewProps } from './PhotoUploadViewProps.ts'

/** An activity that earns points for sending a photo. */
export function PhotoUploadView({ children, ...props }: PhotoUploadViewProps) {
  const { activity, error, refresh, isSignedIn, content, onSignIn } = props
  const translate = useMessages()
  const frame = { activity, error, refresh, isSignedIn }
  if (!isSignedIn)
    return (
      <ActivityFrame
        {...frame}
        action={<Button onPress={onSignIn}>{translate('activities.upload.signIn')}</Button>}
      />
    )
  return (
    <>
      <ActivityFrame {...frame}>
        <Part of={content} count={6}>
          {known => <PhotoForm {...props} content={known} />}
        </Part>
      </ActivityFrame>
      {children}
    </>
  )
}
