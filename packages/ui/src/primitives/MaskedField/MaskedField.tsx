import { control } from '../Field/Field.css.ts'
import { Field } from '../Field/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'
import type { Mask } from './takeMasked.ts'
import { takeMasked } from './takeMasked.ts'

export interface MaskedFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength'> {
  /** Brings what is typed into its shape, as far as it goes, and leaves out what has no place in it. */
  mask: Mask
  /** The shape, in zeros. It goes when typing begins, so that the hint has to say what is wanted. */
  placeholder?: string
  /** What a phone's keyboard does with letters. @default the browser's own */
  autoCapitalize?: 'characters'
}

/** One line of text in a fixed shape, such as a phone number. */
export function MaskedField({ mask, value, onChange, isDisabled, ...props }: MaskedFieldProps) {
  const { label, hint, error, isOptional, id, ...native } = props
  const shown = mask(value)
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {naming => (
        <input
          {...native}
          {...naming}
          className={control}
          dir="auto"
          spellCheck={false}
          value={shown}
          disabled={isDisabled}
          onChange={event => onChange(takeMasked(event.target, event.nativeEvent, mask, shown))}
        />
      )}
    </Field>
  )
}
