'use client'

import type { Ref } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { control } from '../Field/Field.css.ts'
import type { CommonFieldProps } from '../Field/Field.tsx'
import { Field } from '../Field/Field.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { area, box, count, over } from './TextArea.css.ts'
import { spokenLeft } from './spokenLeft.ts'

/** A field for several lines with a counter; its owner keeps the value. */
export interface TextAreaProps extends CommonFieldProps {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The limit for the counter; more can be typed, so that pasted text is not cut off unnoticed. */
  limit?: number
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line text box that grows with its content. */
export function TextArea({ onChange, limit, isDisabled, ...props }: TextAreaProps) {
  const { label, hint, error, isOptional, id, ...native } = props
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {naming => (
        <div className={box}>
          <textarea
            {...native}
            {...naming}
            className={cx(control, area)}
            dir="auto"
            rows={4}
            disabled={isDisabled}
            onChange={event => onChange(event.target.value)}
          />
          {limit !== undefined && <Count left={limit - Array.from(props.value).length} limit={limit} />}
        </div>
      )}
    </Field>
  )
}

function Count({ left, limit }: { left: number; limit: number }) {
  const translate = useMessages('controls')
  const countText = (number: number) =>
    number < 0 ? translate('ui.text.over', { count: -number }) : translate('ui.text.left', { count: number })
  const spoken = spokenLeft(left, limit)
  return (
    <>
      <span aria-hidden className={cx(count, left < 0 && over)}>
        {countText(left)}
      </span>
      <VisuallyHidden>
        <span role="status">{spoken !== null && countText(spoken)}</span>
      </VisuallyHidden>
    </>
  )
}
