'use client'

import { isIdentityValid, type UserProfile } from '@players-club/domain-models'
import { BadgeCheck, ShieldAlert } from 'lucide'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

interface VerificationProps {
  profile: Pick<UserProfile, 'idologyValid' | 'idologyExpired'>
  onVerify: () => void
}

/** The identity status and the button to verify. */
export function Verification({ profile, onVerify }: VerificationProps) {
  const translate = useMessages()
  if (isIdentityValid(profile))
    return (
      <Card surface="sunken">
        <Stack gap={2} align="start">
          <Badge tone="success" icon={BadgeCheck}>
            {translate('profile.verified')}
          </Badge>
          <Text>{translate('profile.verified.text')}</Text>
        </Stack>
      </Card>
    )
  return (
    <Card surface="sunken">
      <Stack gap={4} align="start">
        <Stack gap={2} align="start">
          <Badge tone="warning" icon={ShieldAlert}>
            {translate('profile.notVerified')}
          </Badge>
          <Text>
            {translate(profile.idologyExpired ? 'profile.expired.text' : 'profile.notVerified.text')}
          </Text>
        </Stack>
        <Button onPress={onVerify}>{translate('profile.verify')}</Button>
      </Stack>
    </Card>
  )
}
