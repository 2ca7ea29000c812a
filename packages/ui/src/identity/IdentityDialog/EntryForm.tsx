'use client'

import { SSN_DIGITS, SSN_RETENTION_DAYS, type IdentityValues } from '@players-club/domain-models'
import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { MaskedField } from '../../primitives/MaskedField/MaskedField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { AddressForm, type AddressLists } from '../../profile/AddressForm/AddressForm.tsx'
import type { IdentityDialogErrors, IdentityDialogState } from './IdentityDialogState.ts'

/** In the order of the form. */
const fields = [
  'firstName',
  'lastName',
  'birthDate',
  'country',
  'address1',
  'state',
  'city',
  'zipCode',
  'ssnLast4',
] as const satisfies readonly (keyof IdentityValues)[]

const prefix = 'identity'

const WHOLE_SSN_DIGITS = 9

/** Of a whole number its last digits are the ones asked for. Any other surplus stays, and the error names it. */
function lastDigits(value: string) {
  const digits = value.replace(/\D/g, '')
  return digits.length === WHOLE_SSN_DIGITS ? digits.slice(-SSN_DIGITS) : digits
}

export interface EntryFormProps {
  state: Extract<IdentityDialogState, { at: 'dataEntry' | 'inProgress' }>
  onChange: (change: Partial<IdentityValues>) => void
  onSubmit: () => void
  onClose: () => void
  /** The lists of countries, states and cities. */
  lists: AddressLists
}

/** The data for the identity check. The form stays mounted during the check. */
export function EntryForm({ state, onChange, onSubmit, onClose, lists }: EntryFormProps) {
  const translate = useMessages()
  const { values, attemptsLeft } = state
  const isPending = state.at === 'inProgress'
  const errors: IdentityDialogErrors = state.at === 'dataEntry' ? state.errors : {}
  const notice = state.at === 'dataEntry' ? state.notice : null
  const errorText = (field: keyof IdentityValues) => resolveText(translate, errors[field])
  const summed = fields.flatMap(field => {
    const message = errorText(field)
    return message === undefined ? [] : [{ fieldId: `${prefix}-${field}`, message }]
  })
  const typed = (field: 'firstName' | 'lastName' | 'birthDate' | 'ssnLast4') => ({
    id: `${prefix}-${field}`,
    name: field,
    error: errorText(field),
    value: values[field],
    onChange: (value: string) => onChange({ [field]: value }),
    isDisabled: isPending,
  })
  return (
    <Form onSubmit={onSubmit} isPending={isPending}>
      <Stack gap={8}>
        <Stack gap={5}>
          <Text>{translate('identity.enterData.lead')}</Text>
          <ErrorSummary errors={summed} />
        </Stack>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={3} size="lead">
              {translate('identity.enterData.person')}
            </Heading>
            <Text tone="muted">{translate('identity.enterData.hint')}</Text>
          </Stack>
          <Grid columns={{ mobile: 1, tablet: 2 }} gap={5}>
            <TextField
              {...typed('firstName')}
              label={translate('profile.person.firstName')}
              autoComplete="given-name"
            />
            <TextField
              {...typed('lastName')}
              label={translate('profile.person.lastName')}
              autoComplete="family-name"
            />
          </Grid>
          <DateField
            {...typed('birthDate')}
            label={translate('profile.person.birthDate')}
            hint={translate('profile.person.birthDate.hint')}
            autoComplete="bday"
          />
        </Stack>
        <Stack gap={5}>
          <Heading level={3} size="lead">
            {translate('identity.enterData.address')}
          </Heading>
          <AddressForm
            values={values}
            onChange={onChange}
            errors={errors}
            lists={lists}
            isDisabled={isPending}
            isForIdentity
            idPrefix={prefix}
          />
        </Stack>
        <MaskedField
          {...typed('ssnLast4')}
          label={translate('identity.enterData.ssnLast4')}
          hint={translate('identity.enterData.ssnLast4.hint', { days: SSN_RETENTION_DAYS })}
          isOptional
          mask={lastDigits}
          inputMode="numeric"
          autoComplete="off"
        />
        <Stack gap={4}>
          <FailureNotice message={notice} supportLink="newTab" />
          <Text tone="muted">{translate('identity.attemptsLeft', { attempts: attemptsLeft })}</Text>
          <Grid columns={{ mobile: 1, tablet: 2 }} gap={3}>
            <Button type="submit" isPending={isPending}>
              {translate(isPending ? 'identity.inProgress.title' : 'identity.enterData.submit')}
            </Button>
            <Button emphasis="outline" tone="neutral" isDisabled={isPending} onPress={onClose}>
              {translate('identity.later')}
            </Button>
          </Grid>
        </Stack>
      </Stack>
    </Form>
  )
}
