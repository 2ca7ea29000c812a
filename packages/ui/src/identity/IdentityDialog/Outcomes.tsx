'use client'

import { Camera, Clock3, IdCard } from 'lucide'
import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { SupportText } from '../../messages/SupportText.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { need, needs, reasons } from './IdentityDialog.css.ts'
import type { IdentityDialogState } from './IdentityDialogState.ts'

type At<Name extends IdentityDialogState['at']> = Extract<IdentityDialogState, { at: Name }>

/** The data did not match; the player can correct it while attempts are left. */
export function Failed({ state }: { state: At<'error'> }) {
  const translate = useMessages()
  return (
    <Stack gap={5}>
      <Notice tone="danger">{translate('identity.failed', { attempts: state.attemptsLeft })}</Notice>
      <Stack gap={3}>
        <Text>{translate('identity.failed.check')}</Text>
        <ul className={reasons}>
          <li>{translate('identity.failed.check.name')}</li>
          <li>{translate('identity.failed.check.birthDate')}</li>
          <li>{translate('identity.failed.check.address')}</li>
        </ul>
      </Stack>
    </Stack>
  )
}

export function Verified({ state }: { state: At<'verified'> }) {
  const translate = useMessages()
  return (
    <Stack gap={4}>
      <Notice tone="success">{translate('identity.verified.text')}</Notice>
      {state.profileUpdated && <Text>{translate('identity.verified.profileUpdated')}</Text>}
    </Stack>
  )
}

const SCAN_NEEDS = [
  { key: 'identity.scan.needs.id', icon: IdCard },
  { key: 'identity.scan.needs.camera', icon: Camera },
  { key: 'identity.scan.needs.minutes', icon: Clock3 },
] as const

/** What a scan needs, shown before it starts. */
function ScanNeeds() {
  const translate = useMessages()
  return (
    <Stack gap={3}>
      <Text weight="bold">{translate('identity.scan.needs')}</Text>
      <ul className={needs} role="list">
        {SCAN_NEEDS.map(({ key, icon }) => (
          <li key={key} className={need}>
            <Icon icon={icon} />
            {translate(key)}
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** A scan is the next step: why, what it needs, and why the request for its link failed. */
export function ScanOffer({
  state,
}: {
  state: At<'dataExpired' | 'maxAttemptsReached' | 'manualScanError'>
}) {
  const translate = useMessages()
  const hasNone = state.at === 'maxAttemptsReached' && state.manualScanUrl === null && !state.isAsking
  return (
    <Stack gap={5}>
      {state.at === 'dataExpired' && (
        <Stack gap={3}>
          <Text>{translate('identity.expired')}</Text>
          <Text tone="muted">{translate('identity.expired.text')}</Text>
        </Stack>
      )}
      {state.at === 'manualScanError' && (
        <Notice tone="danger">
          <SupportText>{translate('identity.manualScanFailed')}</SupportText>
        </Notice>
      )}
      {state.at === 'maxAttemptsReached' && (
        <Text>
          <SupportText>
            {translate(hasNone ? 'identity.noAttemptsLeft.noScan' : 'identity.noAttemptsLeft')}
          </SupportText>
        </Text>
      )}
      <FailureNotice message={state.notice} supportLink="samePage" />
      {!hasNone && <ScanNeeds />}
    </Stack>
  )
}
