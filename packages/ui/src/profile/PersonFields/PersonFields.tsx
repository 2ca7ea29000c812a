'use client'

import { GENDERS, PERSON_FIELDS, type KeyedText, type ProfileValues } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { MaskedField } from '../../primitives/MaskedField/MaskedField.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { AddressForm, type AddressLists } from '../AddressForm/AddressForm.tsx'

/** The fields of a person's details, in the order of the form. */
export const personFieldNames = [...PERSON_FIELDS, 'gender'] as const
/** A field of a person's details, in the order of the form. */
export type PersonField = (typeof personFieldNames)[number]

/** The fields of a person's details: what is typed, what is wrong with it, and which fields are asked for. */
export interface PersonFieldsProps {
  values: ProfileValues
  onChange: (change: Partial<ProfileValues>) => void
  /** Called on blur of a field. */
  onLeave: (field: PersonField) => void
  errors: { readonly [Field in PersonField]?: KeyedText }
  /** The lists of countries, states and cities. */
  lists: AddressLists
  /** Formats a phone number. */
  maskPhone: (value: string) => string
  /** The fields that settings can hide. */
  shownFields: { readonly gender: boolean; readonly phone: boolean }
  isDisabled?: boolean
  /** Prefix of the fields' ids, so that an ErrorSummary can focus them. */
  idPrefix: string
}

/** Personal data: name, birth date, home address, mobile number and gender. */
export function PersonFields({
  values,
  onChange,
  onLeave,
  errors,
  shownFields,
  ...props
}: PersonFieldsProps) {
  const translate = useMessages()
  const { isDisabled, idPrefix } = props
  const words = (field: 'firstName' | 'lastName' | 'birthDate' | 'phone' | 'gender') => {
    const error = errors[field]
    return {
      id: `${idPrefix}-${field}`,
      name: field,
      label: translate(`profile.person.${field}`),
      error: error && translate(error.key, error.params),
      isDisabled,
    }
  }
  const typed = (field: 'firstName' | 'lastName' | 'birthDate' | 'phone') => ({
    ...words(field),
    value: values[field],
    onChange: (value: string) => onChange({ [field]: value }),
    onBlur: () => onLeave(field),
  })
  return (
    <Stack gap={8}>
      <Stack gap={5}>
        <Grid columns={{ mobile: 1, tablet: 2 }} gap={5}>
          <TextField {...typed('firstName')} autoComplete="given-name" />
          <TextField {...typed('lastName')} autoComplete="family-name" />
        </Grid>
        <DateField
          {...typed('birthDate')}
          hint={translate('profile.person.birthDate.hint')}
          autoComplete="bday"
        />
      </Stack>
      <Stack gap={4}>
        <Heading level={2} size="title">
          {translate('profile.address')}
        </Heading>
        <AddressForm
          {...{ values, onChange, onLeave, errors }}
          lists={props.lists}
          isDisabled={isDisabled}
          idPrefix={idPrefix}
        />
      </Stack>
      {(shownFields.phone || shownFields.gender) && (
        <Stack gap={5}>
          {shownFields.phone && (
            <MaskedField
              {...typed('phone')}
              hint={translate('profile.person.phone.hint')}
              isOptional
              mask={props.maskPhone}
              inputMode="tel"
              autoComplete="tel-national"
            />
          )}
          {shownFields.gender && (
            <RadioGroup
              {...words('gender')}
              isOptional
              options={GENDERS.map(value => ({ value, label: translate(`profile.person.gender.${value}`) }))}
              value={GENDERS.find(gender => gender === values.gender) ?? null}
              onChange={gender => onChange({ gender })}
            />
          )}
        </Stack>
      )}
    </Stack>
  )
}
