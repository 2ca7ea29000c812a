import type { Message, MessageRow } from '@players-club/domain-models'
import { useClub } from '@players-club/flow-hooks/club'
import { lazyDialog, type LazyDialog } from '@players-club/ui/primitives/lazyDialog'
import type { ComponentType } from 'react'

interface Missable {
  isOpen: boolean
  /** Its code cannot be had: goes on without it. */
  onMissing: () => void
}

const unreached = (): Message => ({ type: 'error', key: 'error.offline' })

/**
 * A dialog that a press opens, and whose code comes late. Where it cannot be had the page goes on, and says why nothing
 * has opened; or, where the press has done its work already, `instead` of the dialog what came of it.
 */
export function clubDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  texts?: readonly MessageRow[],
  instead: (props: Props) => Message = unreached,
): LazyDialog<Props & Missable> {
  const Lazy = lazyDialog(load, texts)

  function Told(props: Props & Missable) {
    const { messages } = useClub()
    const miss = () => {
      props.onMissing()
      messages.raise(instead(props))
    }
    return <Lazy {...props} onMissing={miss} />
  }

  return Object.assign(Told, { preload: Lazy.preload })
}
