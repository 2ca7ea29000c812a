import type { QuickDrawFrameMessage, QuickDrawWarning } from '@players-club/domain-models'
import type { Machine, Step } from '../../club/machine/Machine.ts'

/** The game in the frame: not known yet, running, or at the end of a draw. */
export type QuickDrawFrameState =
  | { readonly at: 'loading' }
  | { readonly at: 'running' }
  | { readonly at: 'drawn'; readonly externalId: string }

export type QuickDrawFrameEvent = {
  readonly type: 'message-received'
  readonly message: QuickDrawFrameMessage
}

export type QuickDrawFrameEffect =
  | { readonly type: 'start' }
  | { readonly type: 'warn'; readonly reason: QuickDrawWarning }
  | { readonly type: 'refresh' }

function transition(
  state: QuickDrawFrameState,
  { message }: QuickDrawFrameEvent,
): Step<QuickDrawFrameState, QuickDrawFrameEffect> {
  switch (message.type) {
    case 'ready':
      // A reloaded frame is started again.
      return [{ at: 'running' }, [{ type: 'start' }]]
    case 'warning':
      return [state, [{ type: 'warn', reason: message.reason }]]
    case 'drawn':
      if (state.at === 'loading') return [state, []]
      return [{ at: 'drawn', externalId: message.externalId }, [{ type: 'refresh' }]]
  }
}

export const quickDrawFrameMachine: Machine<QuickDrawFrameState, QuickDrawFrameEvent, QuickDrawFrameEffect> =
  { initial: { at: 'loading' }, transition }
