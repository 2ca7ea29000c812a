import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Notice } from '../../primitives/Notice/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { frame } from './IdentityDialog.css.ts'
import type { IdentityState } from './IdentityState.ts'

/**
 * What the checker's page needs: its scripts, its own storage and its form. It is of another origin, so with its own
 * origin it reaches nothing of ours; it opens no windows and leads nobody away.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/** The checker's page in a frame, and how far the club knows the result. */
export function Scan({ state }: { state: Extract<IdentityState, { at: 'manualEntry' }> }) {
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
