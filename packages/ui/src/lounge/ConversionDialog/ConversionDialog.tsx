'use client'

import type { ConversionTerms } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Slider } from '../../primitives/Slider/Slider.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** Where the exchange of points for tokens is: not asked for, being confirmed, pending, done or failed. */
export type ConversionStage =
  | { at: 'idle' }
  | { at: 'confirming' | 'pending'; input: number }
  | { at: 'done'; input: number; value: { balance: number } }
  | { at: 'failed'; error: LocalizedText; isOutcomeUnknown: boolean }

/** The exchange of points for tokens: how many, what they cost, and the result. */
export interface ConversionDialogProps {
  isOpen: boolean
  state: ConversionStage
  terms: ConversionTerms
  points: number
  /** The most tokens that can be converted now. */
  most: number
  /** The price of the chosen tokens in points. */
  cost: number
  /** Why the same is asked again. */
  notice?: LocalizedText | null
  onChoose: (tokens: number) => void
  onConfirm: () => void
  onRetry: () => void
  onClose: () => void
}

/** Asks how many points to convert, then shows the outcome. */
export function ConversionDialog(props: ConversionDialogProps) {
  const { state } = props
  switch (state.at) {
    case 'idle':
      return null
    case 'done':
      return <Converted {...props} tokens={state.input} balance={state.value.balance} />
    case 'failed':
      return <Failed {...props} {...state} />
    default:
      return <Choosing {...props} tokens={state.input} isPending={state.at === 'pending'} />
  }
}

function Choosing(props: ConversionDialogProps & { tokens: number; isPending: boolean }) {
  const { isOpen, terms, points, most, cost, tokens, isPending, notice } = props
  const translate = useMessages()
  const step = terms.activityAmount
  const formatTokens = (amount: number) => translate('lounge.convert.tokens', { amount })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={translate('lounge.convert.dialog')}
      size="small"
      isBusy={isPending}
      footer={
        <>
          <Button isPending={isPending} onPress={props.onConfirm}>
            {translate('lounge.convert.confirm', { cost })}
          </Button>
          <Button emphasis="outline" isDisabled={isPending} onPress={props.onClose}>
            {translate('shell.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {notice && (
          <Notice tone="info" isAnnounced>
            {resolveText(translate, notice)}
          </Notice>
        )}
        {most > step ? (
          <Slider
            name="tokens"
            label={translate('lounge.convert.amount')}
            hint={translate('lounge.convert.amountHint', { step })}
            min={step}
            max={most}
            step={step}
            value={tokens}
            format={formatTokens}
            isDisabled={isPending}
            onChange={props.onChoose}
          />
        ) : (
          <Text size="lead" weight="bold">
            {formatTokens(tokens)}
          </Text>
        )}
        <Text>
          {translate('lounge.convert.cost', { cost })}{' '}
          {points >= cost && translate('lounge.convert.after', { left: points - cost })}
        </Text>
      </Stack>
    </Dialog>
  )
}

function Converted(props: ConversionDialogProps & { tokens: number; balance: number }) {
  const { isOpen, tokens: amount, balance, onClose } = props
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('lounge.convert.done')}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{translate('lounge.convert.close')}</Button>
          <LinkButton href="/lucky-lounge" emphasis="outline">
            {translate('lounge.convert.play')}
          </LinkButton>
        </>
      }
    >
      <Text>{translate('lounge.convert.doneText', { amount, balance })}</Text>
    </Dialog>
  )
}

function Failed(props: ConversionDialogProps & { error: LocalizedText; isOutcomeUnknown: boolean }) {
  const { isOpen, error, isOutcomeUnknown, onRetry, onClose } = props
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('lounge.convert.failed')}
      size="small"
      isAlert
      footer={
        <>
          {isOutcomeUnknown && <Button onPress={onRetry}>{translate('shell.tryAgain')}</Button>}
          <Button emphasis={isOutcomeUnknown ? 'outline' : 'strong'} onPress={onClose}>
            {translate('shell.close')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Notice tone="danger">{resolveText(translate, error)}</Notice>
        <Text>{translate(isOutcomeUnknown ? 'lounge.convert.unsure' : 'lounge.convert.failedText')}</Text>
      </Stack>
    </Dialog>
  )
}
