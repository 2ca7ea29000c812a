import type { MessageRow, Translate } from '@players-club/domain-models'
import type { ComponentType, ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'

export interface LazyDialogProps {
  isOpen: boolean
  /** Its code cannot be had: go on without it. The next opening tries again. */
  onMissing?: () => void
}

export interface LazyDialog<Props> {
  (props: Props & LazyDialogProps): ReactNode
  /** Fetches the dialog's code: to be called as soon as it may be wanted, on hover, on focus, when the page is idle. */
  preload(): void
}

/**
 * A dialog whose code comes when it is first opened or preloaded, and with it the rows of texts that it shows beside
 * those of its page. Once it has come it waits in its page, closed: to open it costs no more than to open one that was
 * there from the start.
 */
export function lazyDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly MessageRow[] = [],
): LazyDialog<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let reader: Translate | undefined
  const pages = new Set<() => void>()
  const fetchAll = async () => {
    const [component] = await Promise.all([load(), reader?.load(texts)])
    // Preloaded before it is mounted anywhere, it does not know in which language to ask for its texts.
    if (!reader && texts.length > 0) return
    Loaded = component
    for (const tell of pages) tell()
  }
  const fetchOnce = () =>
    (loading ??= fetchAll().finally(() => {
      loading = undefined
    }))
  const subscribe = (tell: () => void) => {
    pages.add(tell)
    return () => void pages.delete(tell)
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
      reader = translate
    }, [translate])
    useEffect(() => {
      if (!isOpen || Loaded) return
      let isWanted = true
      fetchOnce().catch(() => isWanted && onMissing?.())
      return () => {
        isWanted = false
      }
    }, [isOpen, onMissing])
    // What is left without `onMissing` is exactly Props; TypeScript cannot tell of a generic.
    return Dialog ? <Dialog {...(props as unknown as Props)} /> : null
  }

  return Object.assign(Lazy, {
    preload() {
      if (!Loaded) fetchOnce().catch(() => undefined)
    },
  })
}
