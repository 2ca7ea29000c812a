import { GENDERS, type MessageKey, type MessageParams, type ProfileValues } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { ErrorSummary } from '../../primitives/ErrorSummary/index.ts'
import { Form } from '../../primitives/Form/index.ts'
import { Grid } from '../../primitives/Grid/index.ts'
import { MaskedField } from '../../primitives/MaskedField/index.ts'
import { RadioGroup } from '../../primitives/RadioGroup/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { AddressForm, type AddressLists } from '../../profile/AddressForm/index.ts'
import { RegistrationProgress, type RegistrationProgressProps } from './RegistrationProgress.tsx'

/** In the order in which they stand in the form. */
const fields = [
  'firstName',
  'lastName',
  'birthDate',
  'country',
  'address1',
  'address2',
  'apartmentNumber',
  'state',
  'city',
  'zipCode',
  'phone',
  'gender',
] as const
type PersonalField = (typeof fields)[number]

interface FieldError {
  readonly key: MessageKey
  readonly params?: MessageParams
}

export interface RegistrationPersonalProps extends RegistrationProgressProps {
  form: ProfileValues
  onChange: (change: Partial<ProfileValues>) => void
  /** A field was left. */
  onLeave: (field: 'firstName' | 'lastName' | 'birthDate' | 'phone') => void
  onSave: () => void
  onSkip: () => void
  onBack: () => void
  errors: Partial<Record<PersonalField, FieldError>>
  /** The errors are those of a form that was to be sent: they are summed up. */
  isRefused: boolean
  /** What the address is chosen from. */
  lists: AddressLists
  /** Brings a telephone number into its shape. */
  maskPhone: (value: string) => string
  /** An operator may leave these out. */
  asked: { readonly gender: boolean; readonly phone: boolean }
}

const prefix = 'registration'

/** The second step of registration: who the player is, now or later. */
export function RegistrationPersonal({ form, errors, onChange, asked, ...props }: RegistrationPersonalProps) {
  const translate = useMessages('accountPages', 'profile')
  const said = (field: PersonalField) => {
    const error = errors[field]
    return error && translate(error.key, error.params)
  }
  const summed = fields.flatMap(field => {
    const message = said(field)
    return message === undefined ? [] : [{ fieldId: `${prefix}-${field}`, message }]
  })
  const isBusy = props.progress !== null
  const words = (field: 'firstName' | 'lastName' | 'birthDate' | 'phone' | 'gender') => ({
    id: `${prefix}-${field}`,
    label: translate(`profile.${field}`),
    error: said(field),
  })
  const typed = (field: 'firstName' | 'lastName' | 'birthDate' | 'phone') => ({
    ...words(field),
    name: field,
    value: form[field],
    onChange: (value: string) => onChange({ [field]: value }),
    onBlur: () => props.onLeave(field),
  })
  return (
    <Form onSubmit={props.onSave} isPending={isBusy}>
      <Stack gap={5}>
        {props.isRefused && <ErrorSummary errors={summed} />}
        <Grid columns={{ mobile: 1, tablet: 2 }} gap={5}>
          <TextField {...typed('firstName')} autoComplete="given-name" />
          <TextField {...typed('lastName')} autoComplete="family-name" />
        </Grid>
        <DateField {...typed('birthDate')} hint={translate('profile.birthDate.hint')} autoComplete="bday" />
        <AddressForm
          values={form}
          onChange={onChange}
          errors={errors}
          lists={props.lists}
          idPrefix={prefix}
        />
        {asked.phone && (
          <MaskedField
            {...typed('phone')}
            hint={translate('profile.phone.hint')}
            isOptional
            mask={props.maskPhone}
            inputMode="tel"
            autoComplete="tel-national"
          />
        )}
        {asked.gender && (
          <RadioGroup
            {...words('gender')}
            isOptional
            name="gender"
            options={GENDERS.map(value => ({ value, label: translate(`profile.gender.${value}`) }))}
            value={GENDERS.find(gender => gender === form.gender) ?? null}
            onChange={gender => onChange({ gender })}
          />
        )}
        <RegistrationProgress progress={props.progress} failure={props.failure} onRetry={props.onRetry} />
        <Grid columns={{ mobile: 1, tablet: 3 }} gap={3}>
          <Button type="submit" isPending={isBusy}>
            {translate('registration.save')}
          </Button>
          <Button emphasis="outline" tone="neutral" onPress={isBusy ? undefined : props.onSkip}>
            {translate('registration.skip')}
          </Button>
          <Button emphasis="plain" onPress={isBusy ? undefined : props.onBack}>
            {translate('registration.previous')}
          </Button>
        </Grid>
      </Stack>
    </Form>
  )
}
