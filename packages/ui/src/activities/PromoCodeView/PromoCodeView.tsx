import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Container } from '../../primitives/Container/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { ActivityFrame, type ActivityFrameProps } from '../ActivityFrame/index.ts'
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
