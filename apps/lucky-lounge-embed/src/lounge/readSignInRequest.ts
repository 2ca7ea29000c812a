import { createEmbedCode } from '@players-club/api-client'
import type { WidgetBinding, WidgetOpener } from '@players-club/flow-hooks/lounge'
import { is } from 'superstruct'
import { PROTOCOL, type WindowMessage } from '../protocol/messages.ts'

/** The widget for which this window was opened, and how to answer it. */
export type SignInRequest = {
  readonly binding: WidgetBinding
  readonly opener: WidgetOpener
  /** The site as the address bar shows it. */
  readonly partner: string
  /** The widget is gone: no page would receive the answer. */
  isLost(): boolean
}

/** Reads the window's address; `null` where there is no opener to answer, or the address is invalid. */
export function readSignInRequest(page: Pick<Window, 'opener' | 'location' | 'close'>): SignInRequest | null {
  const query = new URLSearchParams(page.location.search)
  const binding = { partnerOrigin: query.get('partner'), nonce: query.get('nonce') }
  if (!page.opener || !is(binding, createEmbedCode.body)) return null

  function answer(message: WindowMessage) {
    // The code is sent to a page of the club alone: an opener of another origin receives nothing.
    page.opener?.postMessage(message, page.location.origin)
    page.close()
  }

  const envelope = { lounge: PROTOCOL, id: binding.nonce } as const
  return {
    binding,
    partner: new URL(binding.partnerOrigin).host,
    isLost: () => !page.opener || page.opener.closed,
    opener: {
      deliver: code => answer({ ...envelope, type: 'code', code }),
      decline: () => answer({ ...envelope, type: 'declined' }),
    },
  }
}
