import type { MessageRow, Translate } from '@players-club/domain-models'
import type { ComponentType, ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'

export interface LazyDialogProps {
  isOpen: boolean
  /** Called when the code failed to load. The next opening tries again. */
  onMissing?: () => void
}

export interface LazyDialog<Props> {
  (props: Props & LazyDialogProps): ReactNode
  /** Loads the dialog's code: call it on hover, on focus or when the page is idle. */
  preload(): void
}

/**
 * A dialog whose code and message rows load when it first opens or is preloaded. Once loaded it stays mounted
 * in its page, closed, so that opening it is as fast as for a dialog in the main bundle.
 */
export function lazyDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly MessageRow[] = [],
): LazyDialog<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let mountedTranslate: Translate | undefined
  const listeners = new Set<() => void>()
  const loadAll = async () => {
    const [component] = await Promise.all([load(), mountedTranslate?.load(texts)])
    // Before it is mounted it has no context, so it does not know the language of its texts.
    if (!mountedTranslate && texts.length > 0) return
    Loaded = component
    for (const notify of listeners) notify()
  }
  const loadOnce = () =>
    (loading ??= loadAll().finally(() => {
      loading = undefined
    }))
  const subscribe = (notify: () => void) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  }

  function Lazy({ onMissing, ...props }: Props & LazyDialogProps) {
    const { isOpen } = props
    const translate = useMessages()
    const Dialog = useSyncExternalStore(
      subscribe,
      () => Loaded,
      () => undefined,
    )
    useEffect(() => {
      mountedTranslate = translate
    }, [translate])
    useEffect(() => {
      if (!isOpen || Loaded) return
      let isCurrent = true
      loadOnce().catch(() => isCurrent && onMissing?.())
      return () => {
        isCurrent = false
      }
    }, [isOpen, onMissing])
    // Without `onMissing` the rest is exactly Props; TypeScript cannot infer this for a generic.
    return Dialog ? <Dialog {...(props as unknown as Props)} /> : null
  }

  return Object.assign(Lazy, {
    preload() {
      if (!Loaded) loadOnce().catch(() => undefined)
    },
  })
}
