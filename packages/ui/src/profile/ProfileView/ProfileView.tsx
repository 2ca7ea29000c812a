import type { UserProfile } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { QueryState } from '../../primitives/QueryState/QueryState.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx'
import { Verification } from './Verification.tsx'

export interface ProfileViewProps extends Omit<ProfileFormProps, 'values' | 'email'> {
  /** The saved and the edited profile; undefined while loading. */
  saved: UserProfile | undefined
  values: ProfileFormProps['values'] | undefined
  /** The points for a complete profile. */
  earns: number
  /** Why it failed to load. */
  loadError: LocalizedText | null
  onRetry: () => void
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
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{translate('shell.profile')}</Heading>
        <Text tone="muted">{translate('profile.lead')}</Text>
      </Stack>
      {saved && values ? (
        <>
          {props.showsVerification && <Verification profile={saved} onVerify={props.onVerify} />}
          {!saved.completedDate && (
            <Notice tone="accent">{translate('profile.complete', { points: props.earns })}</Notice>
          )}
          <ProfileForm {...props} email={saved.email} values={values} />
        </>
      ) : (
        <QueryState error={loadError} onRetry={onRetry}>
          <Skeleton count={8} />
        </QueryState>
      )}
      {children}
    </Stack>
  )
}
