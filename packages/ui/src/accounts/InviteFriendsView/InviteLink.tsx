'use client'

import { Copy, Share2 } from 'lucide'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { control } from '../../primitives/Field/Field.css.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useIsHydrating } from '../../primitives/useIsHydrating.ts'

type Outcome = 'copied' | 'copyFailed'

/** A link to copy, and to share where the device supports it. */
export function InviteLink({ link }: { link: string }) {
  const translate = useMessages()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // Known only in the browser: the server renders the page without it.
  const canShare = !useIsHydrating() && 'share' in navigator
  const copy = () => {
    // A new element each time, because a screen reader does not announce an unchanged text again.
    setOutcome(null)
    navigator.clipboard.writeText(link).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  }
  const share = () => {
    // Closing the device's share dialog is not an error.
    navigator.share({ url: link, text: translate('invite.shareText') }).catch(() => undefined)
  }
  return (
    <Stack gap={3}>
      <Field label={translate('invite.link')}>
        {naming => (
          <input
            {...naming}
            aria-required={undefined}
            className={control}
            readOnly
            value={link}
            onFocus={event => event.target.select()}
          />
        )}
      </Field>
      <Inline gap={3}>
        <Button onPress={copy}>
          <Icon icon={Copy} /> {translate('invite.copy')}
        </Button>
        {canShare && (
          <Button emphasis="outline" onPress={share}>
            <Icon icon={Share2} /> {translate('invite.share')}
          </Button>
        )}
      </Inline>
      <div role="status">
        {outcome && (
          <Text tone={outcome === 'copied' ? 'success' : 'danger'}>{translate(`invite.${outcome}`)}</Text>
        )}
      </div>
    </Stack>
  )
}
