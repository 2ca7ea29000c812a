'use client'

import { ADDRESS_MAX, loadLate, type City } from '@players-club/domain-models'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { ComboBoxOption } from '../../primitives/ComboBox/ComboBox.tsx'
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx'
import { withChosen } from './withChosen.ts'

const loadComboBox = () =>
  loadLate(() => import('../../primitives/ComboBox/ComboBox.tsx'), { mayReload: false })

interface CityListProps {
  field: TextFieldProps
  options: readonly ComboBoxOption[]
}

/** Where the code of the list cannot be loaded, any city may be entered. */
const CityList = lazy(() =>
  loadComboBox().then(
    ({ ComboBox }) => ({
      default: ({ field, options }: CityListProps) => <ComboBox {...field} options={options} />,
    }),
    () => ({ default: ({ field }: CityListProps) => <CityText {...field} /> }),
  ),
)

const CityText = (props: TextFieldProps) => <TextField {...props} maxLength={ADDRESS_MAX} />

interface CityFieldProps extends TextFieldProps {
  cities: readonly City[]
  isLoading: boolean
  hasState: boolean
}

/** The city: one of the list where it is complete, any text elsewhere. */
export function CityField({ cities, isLoading, hasState, ...props }: CityFieldProps) {
  const translate = useMessages()
  const field = { ...props, ref: useKeptFocus(), autoComplete: 'address-level2' } as const
  const options = useMemo(
    () =>
      withChosen(
        cities.map(({ name }) => ({ value: name, label: name })),
        props.value,
      ),
    [cities, props.value],
  )
  useEffect(() => {
    // Before the list of cities is there.
    loadComboBox().catch(() => undefined)
  }, [])
  if (!hasState) return <CityText {...field} hint={translate('profile.address.stateFirst')} isDisabled />
  // What is typed before the list is there stays, as where there is no list. A hint would move what is below it.
  const loading = <CityText {...field} placeholder={translate('profile.address.loading')} />
  if (cities.length === 0) return isLoading ? loading : <CityText {...field} />
  return (
    <Suspense fallback={loading}>
      <CityList field={field} options={options} />
    </Suspense>
  )
}

/** A ref that moves focus and caret to the element that replaces a focused one: it may be replaced while it is typed in. */
function useKeptFocus() {
  const caret = useRef<[number | null, number | null]>(null)
  return useCallback((input: HTMLInputElement | null) => {
    if (caret.current) {
      input?.focus()
      input?.setSelectionRange(...caret.current)
    }
    return () => {
      const hasFocus = input !== null && input === document.activeElement
      caret.current = hasFocus ? [input.selectionStart, input.selectionEnd] : null
    }
  }, [])
}
