'use client'

import { FileText, Upload, X } from 'lucide'
import type { DragEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { buttonClass } from '../Button/buttonClass.ts'
import type { CommonFieldProps } from '../Field/Field.tsx'
import { Field } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { area, fileName, fileRow, fileWords, input, size, words } from './FileDrop.css.ts'
import type { FileRefusalReason, FileRules } from './fileRules.ts'
import { refusalOf } from './fileRules.ts'
import { fileSize } from './fileSize.ts'

export type { FileRefusalReason, FileRules } from './fileRules.ts'

/** A field for one file, chosen or dropped; its owner keeps the file and shows why one was refused. */
export interface FileDropProps extends CommonFieldProps, FileRules {
  name: string
  value: File | null
  onChange: (file: File | null) => void
  /** Called instead of `onChange` for files that the rules forbid; the owner then shows an `error`. */
  onRefuse: (reason: FileRefusalReason, files: readonly File[]) => void
  /** A preview of the file, instead of an icon. */
  preview?: ReactNode
  isDisabled?: boolean
  id?: string
}

/** A field for one file, selected or dropped. */
export function FileDrop({ value, onChange, onRefuse, accept, maxBytes, preview, ...props }: FileDropProps) {
  const { name, isDisabled, ...field } = props
  const translate = useMessages('controls')
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  // A new key for each announcement, so that the same text is announced again.
  const [spoken, setSpoken] = useState({ text: '', key: 0 })
  const speak = (text: string) => setSpoken(({ key }) => ({ text, key: key + 1 }))
  useEffect(() => syncInput(picker.current, value), [value])
  useEffect(refuseOtherDrops, [])

  const take = (files: readonly File[]) => {
    syncInput(picker.current, value)
    const [file] = files
    if (!file) return
    const reason = refusalOf(files, { accept, maxBytes })
    if (reason) onRefuse(reason, files)
    else onChange(file)
    speak(
      reason
        ? translate('ui.file.refused', {
            reason,
            name: file.name,
            size: fileSize(maxBytes ?? 0, translate.locale),
          })
        : translate('ui.file.added', { name: file.name }),
    )
  }
  const remove = (file: File) => {
    onChange(null)
    speak(translate('ui.file.removed', { name: file.name }))
    picker.current?.focus()
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <Field {...field}>
      {naming => (
        <>
          <div
            className={area}
            data-over={isOver || undefined}
            onDragOver={isDisabled ? undefined : dragOver}
            onDragLeave={() => setIsOver(false)}
            onDrop={isDisabled ? undefined : drop}
          >
            <label htmlFor={naming.id} className={words}>
              <span className={buttonClass({ emphasis: 'outline', size: 'small' })}>
                <Icon icon={Upload} />
                {translate(value ? 'ui.file.another' : 'ui.file.choose')}
              </span>
              <span>{translate('ui.file.drop')}</span>
            </label>
            <input
              {...naming}
              // ARIA has no required state for file inputs.
              aria-required={undefined}
              ref={picker}
              type="file"
              name={name}
              className={input}
              accept={accept?.join(',')}
              disabled={isDisabled}
              onChange={event => take([...(event.target.files ?? [])])}
            />
          </div>
          {value && (
            <div className={fileRow}>
              {preview ?? <Icon icon={FileText} size="large" />}
              <span className={fileWords}>
                <bdi className={fileName}>{value.name}</bdi>
                <span className={size}>{fileSize(value.size, translate.locale)}</span>
              </span>
              <IconButton
                icon={X}
                label={translate('ui.file.remove', { name: value.name })}
                isDisabled={isDisabled}
                onPress={() => remove(value)}
              />
            </div>
          )}
          <VisuallyHidden>
            <span role="status">
              <span key={spoken.key}>{spoken.text}</span>
            </span>
          </VisuallyHidden>
        </>
      )}
    </Field>
  )
}

/** A browser opens a file that is dropped beside the field, or on a disabled one, in place of the page. */
function refuseOtherDrops() {
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  return () => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  }
}

/**
 * The native input mirrors the prop, for screen readers and forms, and so that the same file can be selected
 * again.
 */
function syncInput(picker: HTMLInputElement | null, file: File | null) {
  if (!picker) return
  const transfer = new DataTransfer()
  if (file) transfer.items.add(file)
  picker.files = transfer.files
}
