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
 * A dialog whose code and message rows load when it first opens or is preloaded. Once loaded it stays
 * mounted in its page, closed, so that opening it is as fast as for a dialog in the main bundle.
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
  // Set once the dialog is mounted: the page knows the language of the texts.
  let translate: Translate | undefined
  const dialog = cachePromise(async () => {
    const [Dialog] = await Promise.all([load(), translate?.load(texts)])
    return Dialog
  })

  function Lazy({ onLoadError, ...props }: Props & LazyDialogProps) {
    const { isOpen } = props
    const mounted = useMessages()
    const Dialog = useSyncExternalStore(dialog.subscribe, dialog.current, () => undefined)
    useEffect(() => {
      translate = mounted
    }, [mounted])
    const failed = useEffectEvent((error: unknown) => onLoadError?.(error))
    useEffect(() => {
      if (!isOpen) return
      let isCurrent = true
      loadLate(dialog.load, options).catch((error: unknown) => isCurrent && failed(error))
      return () => {
        isCurrent = false
      }
    }, [isOpen])
    // Without `onLoadError` the rest is exactly Props; TypeScript cannot infer this for a generic.
    return Dialog ? <Dialog {...(props as unknown as Props)} /> : null
  }

  return Object.assign(Lazy, {
    preload() {
      const canLoadTexts = translate !== undefined || texts.length === 0
      const loading = canLoadTexts ? dialog.load() : load()
      loading.catch(() => undefined)
    },
  })
}
