'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { ActivityFrame, type ActivityFrameProps } from '../ActivityFrame/ActivityFrame.tsx'
import { PromoCodeForm, type PromoCodeFormProps } from './PromoCodeForm.tsx'

/** The page of a promo code: the form, and the activity that the code belongs to. */
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
    <PageFrame
      top={<Link href="/earn">{translate('activities.all')}</Link>}
      title={translate('activities.code.title')}
      lead={translate('activities.code.lead')}
    >
      <PromoCodeForm {...form} />
      {children}
    </PageFrame>
  )
}
