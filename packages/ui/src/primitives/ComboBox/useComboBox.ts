import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react'
import { useState } from 'react'
import { matchOptions, namedOption, type ComboBoxOption } from './matchOptions.ts'

interface ComboBoxChoice {
  options: readonly ComboBoxOption[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** The state of the box: its text, the matching options and the active option. */
export function useComboBox({ options, value, onChange, onBlur }: ComboBoxChoice) {
  /** Null while the box shows the selected option. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = options.find(option => option.value === value)
  const matches = typed === null ? options : matchOptions(options, typed)

  const open = (at: number) => {
    setOpen(true)
    setActive(at)
  }
  const reset = () => {
    setTyped(null)
    setOpen(false)
  }
  const choose = (option: ComboBoxOption) => {
    reset()
    if (option.value !== value) onChange(option.value)
  }
  /** Selects the option that a text names; resets a text that names none. */
  const commitText = () => {
    const named = typed === null ? undefined : namedOption(options, typed)
    if (named) return choose(named)
    reset()
    if (typed?.trim() === '' && value !== '') onChange('')
  }
  const step = (by: 1 | -1) => {
    if (!isOpen) return open(chosen ? matches.indexOf(chosen) : by === 1 ? 0 : matches.length - 1)
    const from = active === -1 && by === -1 ? 0 : active
    setActive(matches.length === 0 ? -1 : (from + by + matches.length) % matches.length)
  }

  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: event => {
      event.preventDefault()
      step(1)
    },
    ArrowUp: event => {
      event.preventDefault()
      step(-1)
    },
    Enter: event => {
      if (!isOpen) return
      // Enter only selects; the next Enter submits the form.
      event.preventDefault()
      const only = matches.length === 1 ? matches[0] : undefined
      const option = matches[active] ?? (typed === null ? chosen : only)
      if (option) choose(option)
      else commitText()
    },
    Escape: event => {
      if (!isOpen && typed === null) return
      // A surrounding dialog stays open.
      event.stopPropagation()
      event.preventDefault()
      reset()
    },
    Tab: () => {
      const option = isOpen ? matches[active] : undefined
      if (option) choose(option)
    },
  }

  return {
    shown: typed ?? chosen?.label ?? '',
    typed,
    isOpen,
    matches,
    active,
    chosen,
    choose,
    input: {
      onKeyDown: (event: KeyboardEvent) => keys[event.key]?.(event),
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        if (isOpen) return setOpen(false)
        // Selects the text, so that typing replaces it.
        if (typed === null) event.currentTarget.select()
        open(chosen && typed === null ? matches.indexOf(chosen) : -1)
      },
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const isFilledIn = !('inputType' in nativeEvent && nativeEvent.inputType)
        const named = isFilledIn ? namedOption(options, target.value) : undefined
        if (named) return choose(named)
        setTyped(target.value)
        open(-1)
      },
      onBlur: () => {
        commitText()
        onBlur?.()
      },
    },
  }
}
