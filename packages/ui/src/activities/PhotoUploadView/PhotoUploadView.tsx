import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { ActivityFrame } from '../ActivityFrame/index.ts'
import { PhotoForm } from './PhotoForm.tsx'
import type { PhotoUploadViewProps } from './PhotoUploadViewProps.ts'

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
