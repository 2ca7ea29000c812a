'use client'

import type { UserProfile } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx'
import { Verification } from './Verification.tsx'

/** The page of the profile: the saved and the edited details, the verification, and what happens on each action. */
export interface ProfileViewProps extends Omit<ProfileFormProps, 'values' | 'email'> {
  /** The saved and the edited profile; undefined while loading. */
  saved: UserProfile | undefined
  values: ProfileFormProps['values'] | undefined
  /** The points for a complete profile. */
  earns: number
  /** Why it failed to load. */
  loadError: LocalizedText | null
  onRetry: Retry
  /** Whether this club verifies identities. */
  showsVerification: boolean
  onVerify: () => void
  /** Dialogs of this page. */
  children?: ReactNode
}

/** The page of the player's own profile. */
export function ProfileView({ saved, values, loadError, onRetry, children, ...props }: ProfileViewProps) {
  const translate = useMessages()
  return (
    <PageFrame title={translate('shell.profile')} lead={translate('profile.lead')} leadSize="body" isNested>
      <Part of={{ data: saved && values && { saved, values }, error: loadError, refresh: onRetry }} count={8}>
        {known => (
          <>
            {props.showsVerification && <Verification profile={known.saved} onVerify={props.onVerify} />}
            {!known.saved.completedDate && (
              <Notice tone="accent">
                {translate('profile.complete', { points: props.earns })}
                {props.shownFields.gender && ` ${translate('profile.complete.gender')}`}
              </Notice>
            )}
            <ProfileForm {...props} email={known.saved.email} values={known.values} />
          </>
        )}
      </Part>
      {children}
    </PageFrame>
  )
}
