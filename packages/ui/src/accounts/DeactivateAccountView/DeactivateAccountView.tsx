import type { MessageKey } from '@players-club/domain-models'
import { Lock, LogOut, Mail } from 'lucide'
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { fact, mark } from './DeactivateAccountView.css.ts'

const facts: readonly { text: MessageKey; icon: IconDrawing }[] = [
  { text: 'security.deactivate.signedOut', icon: LogOut },
  { text: 'security.deactivate.kept', icon: Lock },
  { text: 'security.deactivate.back', icon: Mail },
]

export interface DeactivateAccountViewProps {
  onDeactivate: () => void
  /** The confirmation dialog. */
  children?: ReactNode
}

/** Explains deactivation before the button that starts it. */
export function DeactivateAccountView({ onDeactivate, children }: DeactivateAccountViewProps) {
  const translate = useMessages()
  return (
    <Stack gap={6}>
      <Heading level={1}>{translate('settings.deactivateAccount')}</Heading>
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
      <Text>
        <Link href="/settings/account-security">{translate('security.back')}</Link>
      </Text>
      {children}
    </Stack>
  )
}
