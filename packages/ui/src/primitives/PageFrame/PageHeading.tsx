import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

/** How the sentence below a title looks: `lead` is larger, `body` is muted. */
export const leadSizes = ['body', 'lead'] as const
/** How the sentence below a title looks: `lead` is larger, `body` is muted. */
export type LeadSize = (typeof leadSizes)[number]

/** The title of a page, the sentence below it, and what else belongs to its head. */
export interface PageHeadingProps {
  title: string
  /** A sentence below the title. */
  lead?: string
  /** `body` is muted. @default 'lead' */
  leadSize?: LeadSize
  /** More below the lead. */
  children?: ReactNode
}

/** The heading of level 1 with its lead. */
export function PageHeading({ title, lead, leadSize = 'lead', children }: PageHeadingProps) {
  const isMuted = leadSize === 'body'
  return (
    <Stack gap={isMuted ? 2 : 3}>
      <Heading level={1}>{title}</Heading>
      {lead !== undefined && (
        <Text size={leadSize} tone={isMuted ? 'muted' : 'default'}>
          {lead}
        </Text>
      )}
      {children}
    </Stack>
  )
}
