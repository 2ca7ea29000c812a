'use client'

import { loadLate, type LateCodeOptions, type MessageRow, type Translate } from '@players-club/domain-models'
import type { ComponentType, ReactNode } from 'react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cachePromise } from './cachePromise.ts'

/** What every dialog that is loaded late takes beside its own props. */
export interface LazyDialogProps {
  isOpen: boolean
  /** Called when the code failed to load. The next opening tries again. */
  onLoadError?: (error: unknown) => void
}

/** A dialog whose code is loaded when it is first opened, or earlier by `preload`. */
export interface LazyDialog<Props> {
  (props: Props & LazyDialogProps): ReactNode
  /** Loads the dialog's code: call it on hover, on focus or when the page is idle. */
  preload(): void
}

/**
 * A dialog whose code and message rows, in the language of its provider, load when it first opens or is preloaded. Once
 * loaded it stays mounted in its page, closed, so that opening it is as fast as for a dialog in the main bundle.
 *
 * @example
 * ```tsx
 * import { Button, lazyDialog } from '@players-club/ui'
 * import { useState } from 'react'
 *
 * const TourDialog = lazyDialog(
 *   () => import('@players-club/ui/lounge/TourDialog').then(module => module.TourDialog),
 *   ['tour'],
 * )
 *
 * export function Tour() {
 *   const [isOpen, setOpen] = useState(false)
 *   const close = () => setOpen(false)
 *   return (
 *     <>
 *       <Button onPointerEnter={TourDialog.preload} onPress={() => setOpen(true)}>
 *         Tour
 *       </Button>
 *       <TourDialog
 *         isOpen={isOpen}
 *         slides={['welcome']}
 *         slide={0}
 *         onNext={close}
 *         onBack={close}
 *         onSkip={close}
 *       />
 *     </>
 *   )
 * }
 * ```
 */
export function lazyDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly MessageRow[] = [],
  options?: LateCodeOptions,
): LazyDialog<Props> {
  const code = cachePromise(load)
  const withTexts = new WeakMap<Translate, typeof code>()
  /** Loads what each mounted dialog needs in its own language. */
  const mounted = new Set<() => Promise<unknown>>()

  function dialogIn(translate: Translate): typeof code {
    if (texts.length === 0) return code
    const known = withTexts.get(translate)
    if (known) return known
    const dialog = cachePromise(async () => {
      const [Dialog] = await Promise.all([code.load(), translate.load(texts)])
      return Dialog
    })
    withTexts.set(translate, dialog)
    return dialog
  }

  function Lazy({ onLoadError, ...props }: Props & LazyDialogProps) {
    const { isOpen } = props
    const dialog = dialogIn(useMessages())
    const Dialog = useSyncExternalStore(dialog.subscribe, dialog.current, () => undefined)
    useEffect(() => {
      const loadHere = () => dialog.load()
      mounted.add(loadHere)
      return () => void mounted.delete(loadHere)
    }, [dialog])
    const failed = useEffectEvent((error: unknown) => onLoadError?.(error))
    useEffect(() => {
      if (!isOpen) return
      let isCurrent = true
      loadLate(dialog.load, options).catch((error: unknown) => isCurrent && failed(error))
      return () => {
        isCurrent = false
      }
    }, [isOpen, dialog])
    // Without `onLoadError` the rest is exactly Props; TypeScript cannot infer this for a generic.
    return Dialog ? <Dialog {...(props as unknown as Props)} /> : null
  }

  return Object.assign(Lazy, {
    preload() {
      for (const loadPart of [code.load, ...mounted]) loadPart().catch(() => undefined)
    },
  })
}
