'use client'

import type { ClaimField, ClaimValues, LoungeReward } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { PersonFields, type PersonFieldsProps } from '../../profile/PersonFields/PersonFields.tsx'
import { CaptchaProgress } from './CaptchaProgress.tsx'
import type { ShownClaim } from './ShownClaim.ts'
import { todoOf } from './todoOf.ts'

/** The form of a free entry: what is typed, what is wrong with it, and what happens on each action. */
export interface ClaimEntryFormProps extends Pick<PersonFieldsProps, 'lists' | 'maskPhone'> {
  claim: ShownClaim
  reward: Pick<LoungeReward, 'termsConditionsUrl'>
  errors: PersonFieldsProps['errors'] & { readonly email?: PersonFieldsProps['errors']['firstName'] }
  /** The fields that keep the form from being sent, with or without a visible error. */
  wrong: readonly ClaimField[]
  canClaim: boolean
  /** Whether this club asks for phone numbers. */
  asksPhone: boolean
  isPending: boolean
  onChange: (change: Partial<ClaimValues>) => void
  onLeave: (field: ClaimField) => void
  onTick: (boxes: Partial<ShownClaim['boxes']>) => void
  onRetryCaptcha: () => void
  onSubmit: () => void
  onClose: () => void
}

const prefix = 'claim'

/** The no-purchase form: personal data, consent and the captcha. */
export function ClaimEntryForm({
  claim,
  errors,
  isPending,
  onChange,
  onLeave,
  ...props
}: ClaimEntryFormProps) {
  const translate = useMessages()
  const { values, boxes, captcha, isOutcomeUnknown, error } = claim
  const { canClaim, reward } = props
  const isDisabled = isPending || isOutcomeUnknown
  return (
    <Form
      onSubmit={props.onSubmit}
      isPending={isPending}
      submitHint={
        canClaim || isPending ? undefined : todoOf(translate, { boxes, captcha, wrong: props.wrong })
      }
    >
      <Stack gap={6}>
        <Stack gap={2}>
          <Text>{translate('lounge.claim.lead')}</Text>
          <Text tone="muted">
            {translate('lounge.claim.profile')}{' '}
            <Link href="/settings/profile">{translate('lounge.claim.toProfile')}</Link>
          </Text>
        </Stack>
        <PersonFields
          values={{ ...values, gender: '' }}
          onChange={onChange}
          onLeave={field => field !== 'gender' && onLeave(field)}
          errors={errors}
          lists={props.lists}
          maskPhone={props.maskPhone}
          shownFields={{ gender: false, phone: props.asksPhone }}
          isDisabled={isDisabled}
          idPrefix={prefix}
        />
        <TextField
          id={`${prefix}-email`}
          name="email"
          type="email"
          autoComplete="email"
          label={translate('lounge.claim.email')}
          value={values.email}
          onChange={email => onChange({ email })}
          onBlur={() => onLeave('email')}
          error={resolveText(translate, errors.email)}
          isDisabled={isDisabled}
        />
        <Stack gap={4}>
          <Checkbox
            name="updates"
            isSelected={boxes.updates}
            isDisabled={isDisabled}
            onChange={updates => props.onTick({ updates })}
          >
            {translate('lounge.claim.updates')}
          </Checkbox>
          <Checkbox
            name="terms"
            isSelected={boxes.terms}
            isDisabled={isDisabled}
            onChange={terms => props.onTick({ terms })}
          >
            {translate('lounge.claim.terms')}
          </Checkbox>
          {reward.termsConditionsUrl && (
            <p>
              {/* In a new tab, so that the input is not lost. */}
              <Link href={reward.termsConditionsUrl} isExternal>
                {translate('lounge.claim.rules')}
              </Link>
            </p>
          )}
        </Stack>
        <CaptchaProgress captcha={captcha} failure={claim.captchaFailure} onRetry={props.onRetryCaptcha} />
        {error && !isPending && (
          <Notice tone="danger" isAnnounced>
            {isOutcomeUnknown ? translate('lounge.claim.unsure') : resolveText(translate, error)}
          </Notice>
        )}
        <Grid columns={{ mobile: 1, tablet: 2 }} gap={3}>
          <Button type="submit" isDisabled={!canClaim && !isPending} isPending={isPending}>
            {translate('lounge.claim.confirm')}
          </Button>
          <Button emphasis="outline" tone="neutral" isDisabled={isPending} onPress={props.onClose}>
            {translate('lounge.claim.later')}
          </Button>
        </Grid>
      </Stack>
    </Form>
  )
}
