import type { PhotoFault, UploadContent } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import type { PagePart } from '../../primitives/QueryState/Part.tsx'
import type { ActivityFrameProps } from '../ActivityFrame/ActivityFrame.tsx'

/** The page of an activity that earns points for a photo: the chosen file, its progress and the actions. */
export interface PhotoUploadViewProps extends Pick<
  ActivityFrameProps,
  'activity' | 'error' | 'refresh' | 'isSignedIn'
> {
  /** The rules for uploads. */
  content: PagePart<UploadContent>
  photo: File | null
  title: string
  fault: PhotoFault | 'missing' | null
  /** Upload progress from 0 to 1; null when no upload is running. */
  share: number | null
  onChoose: (photo: File | null) => void
  onTitle: (title: string) => void
  onSubmit: () => void
  onCancel: () => void
  onSignIn: () => void
  /** Dialogs of this page. */
  children?: ReactNode
}
