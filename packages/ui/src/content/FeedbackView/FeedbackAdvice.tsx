'use client'

import { Phone } from 'lucide'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { advice, aside, scene } from './FeedbackView.css.ts'

/** What may answer a question faster than a mail, and what not to write in a mail. */
export function FeedbackAdvice({ onCall }: { onCall?: () => void }) {
  const translate = useMessages()
  return (
    <aside className={aside}>
      <div className={scene}>
        <DesertScene seed="feedback" />
      </div>
      <div className={advice}>
        <Stack gap={5}>
          <Heading level={2} size="title">
            {translate('feedback.aside.title')}
          </Heading>
          <Stack gap={1}>
            <Text tone="inherit">{translate('feedback.aside.faqText')}</Text>
            <Text tone="inherit">
              <Link href="/media/faq" tone="inherit">
                {translate('feedback.aside.faq')}
              </Link>
            </Text>
          </Stack>
          <Stack gap={1}>
            <Heading level={3} size="body">
              {translate('feedback.aside.tickets')}
            </Heading>
            <Text tone="inherit">{translate('feedback.aside.ticketsText')}</Text>
          </Stack>
          {onCall && (
            <div>
              <Button emphasis="outline" tone="neutral" onPress={onCall}>
                <Icon icon={Phone} /> {translate('contact.call')}
              </Button>
            </div>
          )}
        </Stack>
      </div>
    </aside>
  )
}
