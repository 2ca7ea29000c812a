'use client'

import type { MessageKey } from '@players-club/domain-models'
import { Lock, LogOut, Mail } from 'lucide'
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { SecurityPage } from '../SecurityPage/SecurityPage.tsx'
import { fact, mark } from './DeactivateAccountView.css.ts'

const facts: readonly { text: MessageKey; icon: IconDrawing }[] = [
  { text: 'security.deactivate.signedOut', icon: LogOut },
  { text: 'security.deactivate.kept', icon: Lock },
  { text: 'security.deactivate.back', icon: Mail },
]

/** What happens when the player wants to deactivate the account, and the dialog that asks about it. */
export interface DeactivateAccountViewProps {
  onDeactivate: () => void
  /** The confirmation dialog. */
  children?: ReactNode
}

/** Explains deactivation before the button that starts it. */
export function DeactivateAccountView({ onDeactivate, children }: DeactivateAccountViewProps) {
  const translate = useMessages()
  return (
    <SecurityPage title={translate('settings.deactivateAccount')}>
      <Card>
        <Stack gap={5} align="start">
          <Text weight="semibold">{translate('security.deactivate.lead')}</Text>
          <Stack as="ul" gap={3}>
            {facts.map(({ text, icon }) => (
              <li key={text} className={fact}>
                <span className={mark}>
                  <Icon icon={icon} />
                </span>
                <Text as="span">{translate(text)}</Text>
              </li>
            ))}
          </Stack>
          <Button tone="danger" onPress={onDeactivate}>
            {translate('security.deactivate.button')}
          </Button>
        </Stack>
      </Card>
      {children}
    </SecurityPage>
  )
}
