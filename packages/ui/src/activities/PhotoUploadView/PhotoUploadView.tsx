import type { PhotoFault, UploadContent } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { ActivityFrame, type ActivityFrameProps } from '../ActivityFrame/index.ts'
import { PhotoForm } from './PhotoForm.tsx'

export interface PhotoUploadViewProps extends Pick<
  ActivityFrameProps,
  'activity' | 'error' | 'refresh' | 'isSignedIn'
> {
  /** What may be uploaded; undefined until it is known. */
  content: UploadContent | undefined
  photo: File | null
  title: string
  fault: PhotoFault | 'missing' | null
  /** How much of the photo has gone out, from 0 to 1; null while it is not under way. */
  share: number | null
  onChoose: (photo: File | null) => void
  onTitle: (title: string) => void
  onSubmit: () => void
  onCancel: () => void
  onSignIn: () => void
  /** Dialogs that belong to this page. */
  children?: ReactNode
}

/** An activity that is done by sending a photo. */
export function PhotoUploadView({ children, ...props }: PhotoUploadViewProps) {
  const { activity, error, refresh, isSignedIn, content, onSignIn } = props
  const translate = useMessages()
  const frame = { activity, error, refresh, isSignedIn }
  if (!isSignedIn)
    return (
      <ActivityFrame
        {...frame}
        action={<Button onPress={onSignIn}>{translate('activities.upload.choose')}</Button>}
      />
    )
  return (
    <>
      <ActivityFrame {...frame}>
        {content ? <PhotoForm {...props} content={content} /> : <Skeleton shape="ticket" />}
      </ActivityFrame>
      {children}
    </>
  )
}
