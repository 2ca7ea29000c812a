'use client'

import type { IdentityValues, MessageKey } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Loading } from '../../primitives/QueryState/Loading.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { useRetry } from '../../primitives/QueryState/useRetry.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { AddressLists } from '../../profile/AddressForm/AddressForm.tsx'
import { FormDialog } from '../../profile/LeaveDialog/FormDialog.tsx'
import { EntryForm } from './EntryForm.tsx'
import { Failed, ScanOffer, Verified } from './Outcomes.tsx'
import type { IdentityDialogState } from './IdentityDialogState.ts'
import { Scan } from './Scan.tsx'

export type { IdentityDialogErrors, IdentityDialogState } from './IdentityDialogState.ts'

/** The identity check: its state, what is typed, and what happens on each action. */
export interface IdentityDialogProps {
  isOpen: boolean
  onClose: () => void
  state: IdentityDialogState
  /** The form's prefill is loading. */
  isLoading: boolean
  /** The reason why the prefill failed to load. */
  loadError: LocalizedText | null
  /** Loads the prefill again; the button is pending until the promise settles. */
  onReload: Retry
  /** Closing the form would lose what was entered. */
  hasInput: boolean
  onChange: (change: Partial<IdentityValues>) => void
  onSubmit: () => void
  /** From the error state back to the form. */
  onRetry: () => void
  /** Requests a link to scan an ID. */
  onRequestScan: () => void
  /** Accepts the offer of a scan. */
  onStartScan: () => void
  /** The lists of countries, states and cities. */
  lists: AddressLists
}

/** A new title is a new step: the dialog takes focus again and its new name announces the outcome. */
const titles: Readonly<Record<IdentityDialogState['at'], MessageKey>> = {
  dataEntry: 'identity.enterData.title',
  inProgress: 'identity.enterData.title',
  error: 'identity.failed.title',
  verified: 'identity.verified.title',
  dataExpired: 'identity.expired.title',
  maxAttemptsReached: 'identity.noAttemptsLeft.title',
  manualEntry: 'identity.scan.title',
  manualScanError: 'identity.manualScanFailed.title',
}

/** The identity check, step by step. */
export function IdentityDialog({ isOpen, onClose, state, hasInput, ...props }: IdentityDialogProps) {
  const translate = useMessages()
  const { isLoading, loadError } = props
  const reload = useRetry(props.onReload)
  const isForm = !isLoading && !loadError && (state.at === 'dataEntry' || state.at === 'inProgress')
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate(titles[state.at])}
      hasInput={hasInput}
      isBusy={state.at === 'inProgress'}
      footer={
        isForm || isLoading ? undefined : (
          <Actions {...props} state={state} reload={reload} onClose={onClose} />
        )
      }
    >
      {close => <Body {...props} state={state} reload={reload} onClose={close} />}
    </FormDialog>
  )
}

interface PartProps extends Omit<IdentityDialogProps, 'isOpen' | 'hasInput' | 'onReload'> {
  reload: ReturnType<typeof useRetry>
}

function Body({ state, isLoading, loadError, reload, ...props }: PartProps) {
  const translate = useMessages()
  if (isLoading)
    return (
      <Loading>
        <Skeleton count={6} />
      </Loading>
    )
  if (loadError)
    return (
      <Notice key={reload.retries} tone="danger" isAnnounced title={translate('identity.loadFailed')}>
        {resolveText(translate, loadError)}
      </Notice>
    )
  switch (state.at) {
    case 'dataEntry':
    case 'inProgress':
      return <EntryForm {...props} state={state} />
    case 'error':
      return <Failed state={state} />
    case 'verified':
      return <Verified state={state} />
    case 'manualEntry':
      return <Scan state={state} />
    case 'dataExpired':
    case 'maxAttemptsReached':
    case 'manualScanError':
      return <ScanOffer state={state} />
  }
}

interface Action {
  label: MessageKey
  onPress: () => void
  isPending?: boolean
}

/** The main action of a state; null where the dialog can only be closed. */
function mainAction({ state, loadError, reload, ...props }: PartProps): Action | null {
  if (loadError) return { label: 'identity.tryAgain', onPress: reload.retry, isPending: reload.isPending }
  switch (state.at) {
    case 'error':
      return { label: 'identity.tryAgain', onPress: props.onRetry }
    case 'dataExpired':
      return { label: 'identity.expired.renew', onPress: props.onRequestScan, isPending: state.isAsking }
    case 'manualScanError':
      return { label: 'identity.scan.again', onPress: props.onRequestScan, isPending: state.isAsking }
    case 'maxAttemptsReached':
      return state.manualScanUrl === null && !state.isAsking
        ? { label: 'identity.tryAgain', onPress: props.onRequestScan }
        : { label: 'identity.scan.start', onPress: props.onStartScan, isPending: state.isAsking }
    default:
      return null
  }
}

function Actions(props: PartProps) {
  const translate = useMessages()
  const way = mainAction(props)
  const { at } = props.state
  const out =
    at === 'verified' ? 'identity.done' : at === 'manualEntry' ? 'identity.scan.later' : 'identity.later'
  return (
    <>
      {way && (
        <Button isPending={way.isPending} onPress={way.onPress}>
          {translate(way.label)}
        </Button>
      )}
      <Button emphasis={at === 'verified' ? 'strong' : 'outline'} onPress={props.onClose}>
        {translate(out)}
      </Button>
    </>
  )
}
