import { GENDERS, type MessageKey, type MessageParams, type ProfileValues } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { DateField } from '../../primitives/DateField/index.ts'
import { Grid } from '../../primitives/Grid/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { MaskedField } from '../../primitives/MaskedField/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { AddressForm, type AddressLists } from '../AddressForm/index.ts'
import type { PersonField } from './personFieldNames.ts'

export interface PersonFieldsProps {
  values: ProfileValues
  onChange: (change: Partial<ProfileValues>) => void
  /** A field was left. */
  onLeave: (field: PersonField) => void
  errors: { readonly [Field in PersonField]?: { readonly key: MessageKey; readonly params?: MessageParams } }
  /** What the address is chosen from. */
  lists: AddressLists
  /** Brings a telephone number into its shape. */
  maskPhone: (value: string) => string
  /** An operator may leave these out. */
  asked: { readonly gender: boolean; readonly phone: boolean }
  isDisabled?: boolean
  /** Stands before the fields' names in their ids, for an ErrorSummary to lead to. */
  idPrefix: string
}

/** Who a player is: name, birth date, gender, home address, mobile number. */
export function PersonFields({ values, onChange, onLeave, errors, asked, ...props }: PersonFieldsProps) {
  const translate = useMessages()
  const { isDisabled, idPrefix } = props
  const common = (field: 'firstName' | 'lastName' | 'birthDate' | 'phone' | 'gender') => {
    const error = errors[field]
    return {
      id: `${idPrefix}-${field}`,
      name: field,
      label: translate(`profile.${field}`),
      error: error && translate(error.key, error.params),
      value: values[field],
      onChange: (value: string) => onChange({ [field]: value }),
      onBlur: () => onLeave(field),
      isDisabled,
    }
  }
  return (
    <Stack gap={8}>
      <Stack gap={5}>
        <Grid columns={{ mobile: 1, tablet: 2 }} gap={5}>
          <TextField {...common('firstName')} autoComplete="given-name" />
          <TextField {...common('lastName')} autoComplete="family-name" />
        </Grid>
        <DateField {...common('birthDate')} hint={translate('profile.birthDate.hint')} autoComplete="bday" />
        <Grid columns={{ mobile: 1, tablet: 2 }} gap={5}>
          {asked.phone && (
            <MaskedField
              {...common('phone')}
              hint={translate('profile.phone.hint')}
              isOptional
              mask={props.maskPhone}
              inputMode="tel"
              autoComplete="tel-national"
            />
          )}
          {asked.gender && (
            <Select
              {...common('gender')}
              hint={translate('profile.gender.hint')}
              isOptional
              options={GENDERS.map(value => ({ value, label: translate(`profile.gender.${value}`) }))}
            />
          )}
        </Grid>
      </Stack>
      <Stack gap={4}>
        <Heading level={2} size="title">
          {translate('profile.address')}
        </Heading>
        <AddressForm
          values={values}
          onChange={onChange}
          onLeave={onLeave}
          errors={errors}
          lists={props.lists}
          isDisabled={isDisabled}
          idPrefix={idPrefix}
        />
      </Stack>
    </Stack>
  )
}
