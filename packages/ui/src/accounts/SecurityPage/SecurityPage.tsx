'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** The title, lead and content of a page below the account's security. */
export interface SecurityPageProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A page of the settings with one action on the account, and the link back to all of them. */
export function SecurityPage({ title, lead, children }: SecurityPageProps) {
  const translate = useMessages()
  return (
    <PageFrame title={title} lead={lead} leadSize="body" isNested>
      {children}
      <Text>
        <Link href="/settings/account-security">{translate('security.back')}</Link>
      </Text>
    </PageFrame>
  )
}
