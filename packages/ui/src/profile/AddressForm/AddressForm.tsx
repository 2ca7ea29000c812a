'use client'

import {
  ADDRESS_MAX,
  APARTMENT_MAX,
  emptyAddress,
  ZIP_MAX,
  type AddressValues,
  type City,
  type Country,
  type KeyedText,
  type State,
} from '@players-club/domain-models'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { useRetry } from '../../primitives/QueryState/useRetry.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { CityField } from './CityField.tsx'
import { withChosen } from './withChosen.ts'

/** The lists of countries, states and cities. */
export interface AddressLists {
  countries: readonly Country[]
  states: readonly State[]
  /** Empty where the list is incomplete; then any city may be entered. */
  cities: readonly City[]
  /** The list that is loading. */
  loading: 'countries' | 'states' | 'cities' | null
  /** The list that failed to load. */
  failed: 'countries' | 'states' | 'cities' | null
  /** Loads the failed list again, which stays failed until the promise settles. */
  retry: Retry
}

/** What is wrong with an address, as texts of the catalogue; a valid field has no entry. */
export type AddressErrors = {
  readonly [Field in Exclude<keyof AddressValues, 'stateCode' | 'countryCode'>]?: KeyedText
}

/** The fields of an address: what is typed, what is wrong with it, and the lists to choose from. */
export interface AddressFormProps {
  values: AddressValues
  onChange: (change: Partial<AddressValues>) => void
  /** Called on blur of a field. */
  onLeave?: (field: keyof AddressErrors) => void
  errors: AddressErrors
  lists: AddressLists
  isDisabled?: boolean
  /** For the identity check: required, without second line and apartment. */
  isForIdentity?: boolean
  /** Marks required fields with a star, including the country. */
  marksRequired?: boolean
  /** Prefix of the fields' ids: `home-city`, so that an ErrorSummary can focus them. */
  idPrefix: string
}

/**
 * An address: the country first, all other fields once it is selected. A field whose list is loading is not disabled:
 * Tab would skip it.
 */
export function AddressForm({ values, onChange, onLeave, errors, lists, ...props }: AddressFormProps) {
  const { isDisabled, idPrefix } = props
  const translate = useMessages()
  const isExtra = (field: keyof AddressErrors) => field === 'address2' || field === 'apartmentNumber'
  const marked = (field: keyof AddressErrors, label: string) =>
    props.marksRequired && !isExtra(field) ? `${label} *` : label
  const regions = new Intl.DisplayNames(translate.locale, { type: 'region' })
  const common = (field: keyof AddressErrors) => {
    const error = errors[field]
    return {
      id: `${idPrefix}-${field}`,
      name: field,
      label: marked(field, translate(`profile.address.${field}`)),
      error: error && translate(error.key, error.params),
      onBlur: onLeave && (() => onLeave(field)),
    }
  }
  const countries = lists.countries.map(({ iso2, name }) => ({
    value: iso2,
    label: regions.of(iso2) ?? name,
  }))
  const states = lists.states.map(({ stateCode, name }) => ({ value: stateCode, label: name }))
  const chooseCountry = (iso2: string) => {
    const country = lists.countries.find(one => one.iso2 === iso2)
    // State and city belong to a country; without a country the address is empty.
    if (country) onChange({ country: country.name, countryCode: iso2, state: '', stateCode: '', city: '' })
    else onChange(emptyAddress)
  }
  const chooseState = (stateCode: string) => {
    const state = lists.states.find(one => one.stateCode === stateCode)
    if (state) onChange({ state: state.name, stateCode, city: '' })
  }
  const text = (field: 'address1' | 'address2' | 'apartmentNumber' | 'city' | 'zipCode') => ({
    ...common(field),
    value: values[field],
    onChange: (value: string) => onChange({ [field]: value }),
    isDisabled,
  })
  const loadingText = (part: AddressLists['loading']) =>
    lists.loading === part ? translate('profile.address.loading') : undefined
  return (
    <Stack gap={5}>
      {lists.failed && (
        <LookupFailure onRetry={lists.retry} field={`${idPrefix}-${FIELD_OF[lists.failed]}`} />
      )}
      <Select
        {...common('country')}
        isOptional={!props.isForIdentity && !props.marksRequired}
        autoComplete="country"
        options={withChosen(countries, values.countryCode, regions.of(values.countryCode || 'US'))}
        value={values.countryCode}
        onChange={chooseCountry}
        placeholder={loadingText('countries')}
        isDisabled={isDisabled}
      />
      {values.countryCode !== '' && (
        <>
          <TextField {...text('address1')} autoComplete="address-line1" maxLength={ADDRESS_MAX} />
          {!props.isForIdentity && (
            <Grid columns={{ mobile: 1, tablet: 2 }} gap={{ mobile: 5 }}>
              <TextField
                {...text('address2')}
                isOptional
                autoComplete="address-line2"
                maxLength={ADDRESS_MAX}
              />
              <TextField
                {...text('apartmentNumber')}
                isOptional
                autoComplete="address-line3"
                maxLength={APARTMENT_MAX}
              />
            </Grid>
          )}
          <Select
            {...common('state')}
            autoComplete="address-level1"
            options={withChosen(states, values.stateCode, values.state)}
            value={values.stateCode}
            onChange={chooseState}
            placeholder={loadingText('states')}
            isDisabled={isDisabled}
          />
          <Grid columns={{ mobile: 1, tablet: 2 }} gap={{ mobile: 5 }}>
            <CityField
              {...text('city')}
              cities={lists.cities}
              isLoading={lists.loading === 'cities'}
              hasState={values.stateCode !== ''}
            />
            <TextField {...text('zipCode')} autoComplete="postal-code" maxLength={ZIP_MAX} />
          </Grid>
        </>
      )}
    </Stack>
  )
}

/** The field that a list is for. */
const FIELD_OF = { countries: 'country', states: 'state', cities: 'city' } as const

/** Says that a list is missing, until it is there. */
function LookupFailure({ onRetry, field }: { onRetry: Retry; field: string }) {
  const translate = useMessages()
  const { isPending, retries, retry } = useRetry(onRetry)
  const button = useRef<HTMLButtonElement>(null)
  // The button is removed with focus: the list that it has loaded is what comes next.
  const passFocus = useEffectEvent(() => {
    if (button.current === document.activeElement) document.getElementById(field)?.focus()
  })
  useLayoutEffect(() => () => passFocus(), [])
  return (
    <Stack gap={3} align="start">
      <Notice key={retries} tone="warning" isAnnounced>
        {translate('profile.address.lookupFailed')}
      </Notice>
      <Button ref={button} emphasis="outline" size="small" isPending={isPending} onPress={retry}>
        {translate('shell.tryAgain')}
      </Button>
    </Stack>
  )
}
