'use client'

import { plainName } from '@players-club/domain-models'
import { Check, ChevronDown } from 'lucide'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { use, useMemo, useState } from 'react'
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  type InputProps,
} from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { control } from '../Field/Field.css.ts'
import { Field, type CommonFieldProps } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { box, mark } from '../Select/Select.css.ts'
import { input, list, nothing, option as optionClass, sheet } from './ComboBox.css.ts'

/** An option of a combo box: the value that its owner keeps, and the text that the reader searches and a form sends. */
export interface ComboBoxOption {
  value: string
  label: string
}

/** A field that filters its options as the reader types; its owner keeps the chosen value. */
export interface ComboBoxProps extends CommonFieldProps {
  name: string
  options: readonly ComboBoxOption[]
  /** The value of an option; empty when nothing is selected. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  autoComplete?: AutoFill
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLInputElement>
}

/** A text box that filters a long list of options. Load it lazily, with the form that needs it. */
export function ComboBox({ options, value, onChange, onBlur, ...props }: ComboBoxProps) {
  const { label, hint, error, isOptional, id, isDisabled, name, autoComplete = 'off', ref } = props
  const translate = useMessages('controls')
  const [text, setText] = useState('')
  const chosen = options.find(option => option.value === value)
  const ordered = useMemo(
    () => (text === chosen?.label ? options : prefixMatchesFirst(options, text)),
    [options, text, chosen],
  )
  /** react-aria resets a text that was not selected in the list. */
  const selectNamed = (typed: string) => {
    const named = optionNamed(options, typed)
    if (named && named !== chosen) onChange(named.value)
  }
  return (
    <I18nProvider locale={translate.locale}>
      <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
        {naming => (
          <AriaComboBox
            aria-labelledby={`${naming.id}-label`}
            className={box}
            id={naming.id}
            name={name}
            formValue="text"
            validationBehavior="aria"
            defaultItems={ordered}
            defaultFilter={isMatch}
            value={value === '' ? null : value}
            // The text is there with the box: react-aria would know it once the options are.
            defaultInputValue={chosen?.label}
            onChange={key => onChange(key === null ? '' : String(key))}
            onInputChange={setText}
            onBlur={event => {
              selectNamed(event.target.value)
              onBlur?.()
            }}
            isDisabled={isDisabled}
            shouldFocusWrap
            allowsEmptyCollection
          >
            <TextBox {...naming} {...{ options, selectNamed, autoComplete, ref }} />
            <span className={mark}>
              <Icon icon={ChevronDown} />
            </span>
            <OptionList selectNamed={selectNamed}>
              <ListBox<ComboBoxOption>
                className={list}
                renderEmptyState={() => <p className={nothing}>{translate('ui.comboBox.none', { text })}</p>}
              >
                {option => (
                  <ListBoxItem id={option.value} textValue={option.label} className={optionClass}>
                    {option.label}
                    {option.value === value && <Icon icon={Check} />}
                  </ListBoxItem>
                )}
              </ListBox>
            </OptionList>
          </AriaComboBox>
        )}
      </Field>
    </I18nProvider>
  )
}

interface TextBoxProps extends InputProps {
  options: readonly ComboBoxOption[]
  selectNamed: (text: string) => void
  ref: Ref<HTMLInputElement> | undefined
}

/** The box, with what react-aria's lacks: a press opens the list, and a text that names an option selects it. */
function TextBox({ options, selectNamed, ...props }: TextBoxProps) {
  const state = use(ComboBoxStateContext)
  const focusNamed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!['Enter', 'Tab'].includes(event.key) || !state?.isOpen || state.selectionManager.focusedKey !== null)
      return
    const only = state.collection.size === 1 ? state.collection.getFirstKey() : null
    const key = optionNamed(options, event.currentTarget.value)?.value ?? only
    if (key !== null) state.selectionManager.setFocusedKey(key)
  }
  return (
    <Input
      {...props}
      className={cx(control, input)}
      dir="auto"
      onClick={event => {
        if (state?.isOpen) return
        // Selects the text, so that typing replaces it.
        event.currentTarget.select()
        state?.open(null, 'manual')
      }}
      onChange={event => {
        // Autofill changes boxes that do not have focus, and no blur follows; in the box that has focus it would count
        // only after the blur, when the press on a button that waits for it is lost.
        if (!state?.isFocused || isAutofill(event.nativeEvent)) selectNamed(event.currentTarget.value)
      }}
      onKeyDownCapture={focusNamed}
      onKeyDown={event => {
        // Closes only the list: react-aria lets Escape through to a surrounding dialog when an option is selected.
        if (event.key === 'Escape' && state?.isOpen) event.stopPropagation()
      }}
    />
  )
}

/**
 * Closes when the page scrolls, with the option that the text names. Any other text stays as it is being typed: what
 * scrolls may be a part of the page that has grown or shrunk meanwhile.
 */
function OptionList({ selectNamed, children }: Pick<TextBoxProps, 'selectNamed'> & { children: ReactNode }) {
  const state = use(ComboBoxStateContext)
  const close = () => {
    selectNamed(state?.inputValue ?? '')
    state?.setOpen(false)
  }
  return (
    <Popover className={sheet} containerPadding={0} isOpen={state?.isOpen ?? false} onOpenChange={close}>
      {children}
    </Popover>
  )
}

/** Typing, pasting and deleting name what they do; Chromium and WebKit fill with a plain event, Firefox replaces text. */
const isAutofill = (event: Event) =>
  !(event instanceof InputEvent) || ['', 'insertReplacementText'].includes(event.inputType)

const isMatch = (label: string, text: string) => plainName(label).includes(plainName(text))

const optionNamed = (options: readonly ComboBoxOption[], text: string) =>
  options.find(({ label }) => plainName(label) === plainName(text))

const prefixMatchesFirst = (options: readonly ComboBoxOption[], text: string) => {
  const query = plainName(text)
  const rank = ({ label }: ComboBoxOption) => (plainName(label).startsWith(query) ? 0 : 1)
  return options.toSorted((one, other) => rank(one) - rank(other))
}
