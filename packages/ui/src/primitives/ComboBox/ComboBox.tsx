import { Check, ChevronDown } from 'lucide'
import type { Ref } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { control } from '../Field/Field.css.ts'
import type { FieldWords } from '../Field/Field.tsx'
import { Field } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { box, mark } from '../Select/Select.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { input as inputClass, nothing, option as optionClass, sheet } from './ComboBox.css.ts'
import type { ComboBoxOption } from './matchOptions.ts'
import { useComboBox } from './useComboBox.ts'

export type { ComboBoxOption } from './matchOptions.ts'

export interface ComboBoxProps extends FieldWords {
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

/** A text box that filters a long list of options. */
export function ComboBox({ options, value, onChange, onBlur, ...props }: ComboBoxProps) {
  const { label, hint, error, isOptional, id, isDisabled, ...native } = props
  const translate = useMessages('controls')
  const listId = useId()
  const combo = useComboBox({ options, value, onChange, onBlur })
  const { isOpen, matches, active, typed, shown } = combo
  const list = useRef<HTMLDivElement>(null)
  const optionId = (index: number) => `${listId}-${index}`
  const isFiltered = isOpen && typed !== null

  useLayoutEffect(() => {
    if (isOpen && list.current) flipAboveIfNeeded(list.current)
  }, [isOpen])
  useLayoutEffect(() => {
    if (isOpen && list.current) showActive(list.current)
  }, [isOpen, active])

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {naming => (
        <div className={box}>
          <input
            {...native}
            {...naming}
            {...combo.input}
            className={cx(control, inputClass)}
            dir="auto"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && matches[active] ? optionId(active) : undefined}
            autoComplete={native.autoComplete ?? 'off'}
            autoCorrect="off"
            spellCheck={false}
            value={shown}
            disabled={isDisabled}
          />
          <span className={mark}>
            <Icon icon={ChevronDown} />
          </span>
          {isOpen && matches.length > 0 && (
            // A press in the list keeps focus in the box, which handles all keys.
            // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
            <div
              ref={list}
              id={listId}
              className={sheet}
              role="listbox"
              aria-label={label}
              onMouseDown={event => event.preventDefault()}
            >
              {matches.map((option, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={option.value}
                  id={optionId(index)}
                  className={optionClass}
                  role="option"
                  aria-selected={option === combo.chosen}
                  data-active={index === active || undefined}
                  onClick={() => combo.choose(option)}
                >
                  {option.label}
                  {option === combo.chosen && <Icon icon={Check} />}
                </div>
              ))}
            </div>
          )}
          {isOpen && matches.length === 0 && (
            <div ref={list} id={listId} className={sheet} aria-hidden>
              <p className={nothing}>{translate('ui.comboBox.none', { text: shown })}</p>
            </div>
          )}
          <VisuallyHidden>
            <span role="status">
              {isFiltered && matches.length > 0 && translate('ui.comboBox.found', { count: matches.length })}
              {isFiltered && matches.length === 0 && translate('ui.comboBox.none', { text: shown })}
            </span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}

/** The list opens below its box, or above it when only there is room. */
function flipAboveIfNeeded(list: HTMLElement) {
  const { top, bottom } = list.parentElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const below = (window.visualViewport?.height ?? window.innerHeight) - bottom
  if (below < list.offsetHeight && top > below) list.dataset.side = 'above'
}

/** Only the list scrolls: if the page moved under the finger, the list would move away with it. */
function showActive(list: HTMLElement) {
  const option = list.querySelector<HTMLElement>('[data-active]')
  if (!option) return
  const above = option.offsetTop - list.scrollTop
  const beyond = option.offsetTop + option.offsetHeight - list.scrollTop - list.clientHeight
  if (above < 0) list.scrollTop += above
  else if (beyond > 0) list.scrollTop += beyond
}
