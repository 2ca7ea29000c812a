import type { PhotoFault, UploadContent } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import type { PagePart } from '../../primitives/QueryState/index.ts'
import type { ActivityFrameProps } from '../ActivityFrame/index.ts'

export interface PhotoUploadViewProps extends Pick<
  ActivityFrameProps,
  'activity' | 'error' | 'refresh' | 'isSignedIn'
> {
  /** What may be uploaded. */
  content: PagePart<UploadContent>
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
