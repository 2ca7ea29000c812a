'use client'

import type { AddressValues, KeyedText } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { MaskedField, type MaskedFieldProps } from '../../primitives/MaskedField/MaskedField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { AddressForm, type AddressLists } from '../../profile/AddressForm/AddressForm.tsx'

export interface BillingFormValues extends AddressValues {
  phone: string
}
export type BillingFormField = Exclude<keyof BillingFormValues, 'stateCode' | 'countryCode'>

export interface BillingFormProps {
  values: BillingFormValues
  onChange: (change: Partial<BillingFormValues>) => void
  onLeave: (field: BillingFormField) => void
  /** The errors to show at the fields. */
  errors: { readonly [Field in BillingFormField]?: KeyedText }
  /** The fields that keep the form from being submitted. */
  wrong: readonly BillingFormField[]
  lists: AddressLists
  maskPhone: MaskedFieldProps['mask']
  usesHome: boolean
  /** Whether the player has a home address to use. */
  hasHome: boolean
  onUseHome: (isChosen: boolean) => void
  isBusy: boolean
  onPay: () => void
}

const FIELDS = ['country', 'address1', 'address2', 'apartmentNumber', 'state', 'city', 'zipCode'] as const

/** The form for the billing address, and the button to pay. */
export function BillingForm({ values, errors, wrong, onChange, onLeave, ...props }: BillingFormProps) {
  const translate = useMessages()
  const labels = {
    ...Object.fromEntries(FIELDS.map(field => [field, translate(`profile.address.${field}`)])),
    phone: translate('store.billing.phone'),
  }
  const named = Object.entries(labels).flatMap(([field, label]) =>
    wrong.some(each => each === field) ? [label] : [],
  )
  const hint =
    named.length > 0
      ? translate('store.billing.check', { fields: new Intl.ListFormat(translate.locale).format(named) })
      : undefined
  const phone = errors.phone
  return (
    <Card>
      <Form
        onSubmit={props.onPay}
        isPending={props.isBusy}
        submitHint={hint}
        label={translate('store.billing')}
      >
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={2} size="title">
              {translate('store.billing.address')}
            </Heading>
            <Text tone="muted">{translate('store.billing.required')}</Text>
          </Stack>
          <Checkbox
            name="useHome"
            isSelected={props.usesHome}
            isDisabled={!props.hasHome}
            onChange={props.onUseHome}
          >
            {translate('store.billing.useHome')}
          </Checkbox>
          <AddressForm
            {...{ values, onChange, onLeave, errors }}
            lists={props.lists}
            marksRequired
            idPrefix="billing"
          />
          <MaskedField
            id="billing-phone"
            name="phone"
            label={`${translate('store.billing.phone')} *`}
            hint={translate('store.billing.phone.hint')}
            mask={props.maskPhone}
            inputMode="tel"
            autoComplete="tel-national"
            value={values.phone}
            onChange={value => onChange({ phone: value })}
            onBlur={() => onLeave('phone')}
            error={phone && translate(phone.key, phone.params)}
          />
          <div>
            <Button type="submit" isDisabled={named.length > 0 && !props.isBusy} isPending={props.isBusy}>
              {translate('store.proceed')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
