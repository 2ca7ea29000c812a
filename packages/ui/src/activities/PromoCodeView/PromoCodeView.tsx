import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { ActivityFrame, type ActivityFrameProps } from '../ActivityFrame/ActivityFrame.tsx'
import { PromoCodeForm, type PromoCodeFormProps } from './PromoCodeForm.tsx'

export interface PromoCodeViewProps extends PromoCodeFormProps {
  /** The activity whose codes are accepted; without it the codes of any are. */
  page?: Pick<ActivityFrameProps, 'activity' | 'error' | 'refresh' | 'isSignedIn'>
  /** Dialogs of this page. */
  children?: ReactNode
}

/** The page to redeem promo codes for points. */
export function PromoCodeView({ page, children, ...form }: PromoCodeViewProps) {
  const translate = useMessages()
  if (page)
    return (
      <>
        <ActivityFrame {...page}>
          <PromoCodeForm {...form} />
        </ActivityFrame>
        {children}
      </>
    )
  return (
    <Container>
      <Stack gap={6}>
        <Link href="/earn">{translate('activities.all')}</Link>
        <Stack gap={3}>
          <Heading level={1}>{translate('activities.code.title')}</Heading>
          <Text size="lead">{translate('activities.code.lead')}</Text>
        </Stack>
        <PromoCodeForm {...form} />
      </Stack>
      {children}
    </Container>
  )
}
