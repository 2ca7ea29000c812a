'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { frame } from './IdentityDialog.css.ts'
import type { IdentityDialogState } from './IdentityDialogState.ts'

/**
 * The sandbox permissions that the provider's page needs: scripts, its own storage and its form. It is of
 * another origin, so `allow-same-origin` gives no access to our page; it can open no windows and cannot
 * navigate the top page.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/** The provider's page in a frame, and the state of the club's request for its result. */
export function Scan({ state }: { state: Extract<IdentityDialogState, { at: 'manualEntry' }> }) {
  const translate = useMessages()
  return (
    <Stack gap={4}>
      <Text>{translate('identity.scan.lead')}</Text>
      <iframe
        className={frame}
        title={translate('identity.scan.frame')}
        src={state.manualScanUrl}
        sandbox={SANDBOX}
        allow="camera"
        referrerPolicy="no-referrer"
      />
      <div role="status">
        {state.isUnread ? (
          <Notice tone="warning">{translate('identity.scan.unread')}</Notice>
        ) : (
          <Text tone="muted">{translate('identity.scan.waiting')}</Text>
        )}
      </div>
    </Stack>
  )
}
