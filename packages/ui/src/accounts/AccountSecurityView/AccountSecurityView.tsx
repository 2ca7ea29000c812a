'use client'

import { AtSign, KeyRound, Phone, UserRoundX } from 'lucide'
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'
import type { MessageKey } from '@players-club/domain-models'
import { useBrand } from '../../messages/BrandProvider.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PhoneWords } from '../../primitives/Link/PhoneWords.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { entry, mark, words } from './AccountSecurityView.css.ts'

interface Entry {
  href: string
  icon: IconDrawing
  title: MessageKey
  text: MessageKey
}

const entries: readonly Entry[] = [
  {
    href: '/settings/account-security/change-password',
    icon: KeyRound,
    title: 'settings.changePassword',
    text: 'security.password.card',
  },
  {
    href: '/settings/account-security/change-email',
    icon: AtSign,
    title: 'settings.changeEmail',
    text: 'security.email.card',
  },
  {
    href: '/settings/account-security/deactivate-account',
    icon: UserRoundX,
    title: 'settings.deactivateAccount',
    text: 'security.deactivate.card',
  },
]

/** What the page of the account's security shows: the address, and perhaps how to call customer support. */
export interface AccountSecurityViewProps {
  /** The address that the player signs in with. */
  email: string
  /** Whether the phone number of customer support is shown. */
  isContactShown: boolean
}

/** Links to the actions on the account itself. */
export function AccountSecurityView({ email, isContactShown }: AccountSecurityViewProps) {
  const translate = useMessages()
  return (
    <PageFrame isNested>
      <PageHeading
        title={translate('shell.accountSecurity')}
        lead={translate('security.lead')}
        leadSize="body"
      >
        <Text>{translate('security.email.now', { email })}</Text>
      </PageHeading>
      <Stack as="ul" gap={4}>
        {entries.map(({ href, icon, title, text }) => (
          <Card key={href} as="li">
            <div className={entry}>
              <span className={mark}>
                <Icon icon={icon} />
              </span>
              <div className={words}>
                <Heading level={2} size="title">
                  <Link href={href}>{translate(title)}</Link>
                </Heading>
                <Text tone="muted">{translate(text)}</Text>
              </div>
            </div>
          </Card>
        ))}
      </Stack>
      {isContactShown && <Contact />}
    </PageFrame>
  )
}

function Contact() {
  const translate = useMessages()
  const { phone } = useBrand()
  return (
    <Card surface="sunken">
      <div className={entry}>
        <span className={mark}>
          <Icon icon={Phone} />
        </span>
        <div className={words}>
          <Heading level={2} size="title">
            {translate('security.contact')}
          </Heading>
          <Text>
            {translate('security.contactText')}{' '}
            <Link href={`tel:${phone}`}>
              <PhoneWords text={phone} phone={phone} />
            </Link>
          </Text>
        </div>
      </div>
    </Card>
  )
}
