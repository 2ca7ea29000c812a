import type { ReactNode } from 'react'
import type { Responsive } from '../../sprinkles/responsive.ts'
import type { Space } from '../../tokens/scales.ts'
import { Container } from '../Container/Container.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PageHeading, type LeadSize } from './PageHeading.tsx'

export { leadSizes, PageHeading, type LeadSize, type PageHeadingProps } from './PageHeading.tsx'

/** The head and the parts of a page, with the space between them. */
export interface PageFrameProps {
  /** The title; a page that is named by what it loads renders a `PageHeading` of its own. */
  title?: string
  /** A sentence below the title. */
  lead?: string
  /** `body` is muted. @default 'lead' */
  leadSize?: LeadSize
  /** Above the title: a link back or a bar of links. */
  top?: ReactNode
  /** Space between the parts of the page. @default 6 */
  gap?: Responsive<Space>
  /** It stands in a layout that has the margins. */
  isNested?: boolean
  children?: ReactNode
}

/** The frame of a page: its margins, its title and its parts below each other. */
export function PageFrame({ title, lead, leadSize, top, gap = 6, isNested, children }: PageFrameProps) {
  const parts = (
    <Stack gap={gap}>
      {top}
      {title !== undefined && <PageHeading title={title} lead={lead} leadSize={leadSize} />}
      {children}
    </Stack>
  )
  return isNested ? parts : <Container>{parts}</Container>
}
