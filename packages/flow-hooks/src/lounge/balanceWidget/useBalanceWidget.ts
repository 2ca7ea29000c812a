'use client'

import { useEffect } from 'react'
import { getUserTokens, redeemEmbedCode } from '@players-club/api-client'
import { useMachine } from '../../club/machine/useMachine.ts'
import type { StoragePort } from '../../club/ClubPorts.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { balanceWidgetMachine, type BalanceWidgetState } from './balanceWidget.machine.ts'
import type { SignInWindowPort, WidgetHost } from './WidgetHost.ts'

/** What the balance widget needs of its surroundings: the partner's page, and the window of the sign-in. */
export type BalanceWidgetPorts = { readonly host: WidgetHost; readonly signInWindow: SignInWindowPort }

/** What `useBalanceWidget` returns: the state of the widget, and the verbs. */
export type BalanceWidget = {
  readonly state: BalanceWidgetState
  /** Opens the club's window, or brings an open one to the front. */
  signIn(): void
  retry(): void
}

/**
 * That this partner's frame has had a session. The session itself is a cookie, which no script can read. All partners on
 * one site share cookie and storage, and the player has allowed one of them.
 */
const rememberedKey = (host: WidgetHost) => `players-club.widget.${host.partnerOrigin()}`

const recalled = (host: WidgetHost, local: StoragePort) =>
  ({ type: local.get(rememberedKey(host)) ? 'session-remembered' : 'nothing-remembered' }) as const

/** The balance widget's flow, in a partner's page. */
export function useBalanceWidget({ host, signInWindow }: BalanceWidgetPorts): BalanceWidget {
  const { api, id, storage } = useClub()
  const { local } = storage

  const [state, send] = useMachine(balanceWidgetMachine, (effect, run) => {
    const { signal } = run
    switch (effect.type) {
      case 'recall':
        return run.send(recalled(host, local))
      case 'remember':
        return local.set(rememberedKey(host), 'yes')
      case 'forget':
        return local.remove(rememberedKey(host))
      case 'openWindow': {
        const partnerOrigin = host.partnerOrigin()
        if (partnerOrigin === null) return run.send({ type: 'window-blocked' })
        const binding = { partnerOrigin, nonce: id() }
        const opened = signInWindow.open(binding, answer => {
          if (answer.type === 'code') run.send({ type: 'code-given', code: answer.code, binding })
          else run.send({ type: answer.type === 'declined' ? 'window-declined' : 'window-closed' })
        })
        signal.addEventListener('abort', signInWindow.leave, { once: true })
        if (opened === 'blocked') run.send({ type: 'window-blocked' })
        return
      }
      case 'focusWindow':
        return signInWindow.focus()
      case 'redeem': {
        const body = { code: effect.code, ...effect.binding }
        const opened = api.call(redeemEmbedCode, { body }, { signal })
        return run.sendResult(
          opened,
          () => ({ type: 'session-opened' }),
          error => ({ type: 'code-refused', error }),
        )
      }
      case 'loadBalance':
        return run.sendResult(
          api.call(getUserTokens, {}, { signal }),
          tokens => ({ type: 'balance-loaded', tokens }),
          error => ({ type: 'balance-refused', error }),
        )
      case 'notifyPartner':
        return host.notify(effect.news)
    }
  })

  const isSigningIn = state.at === 'signingIn' || state.at === 'entering'
  useEffect(() => {
    if (!isSigningIn) return
    host.hold(true)
    return () => host.hold(false)
  }, [host, isSigningIn])
  useEffect(() => host.onSeen(() => send({ type: 'page-seen' })), [host, send])
  useEffect(() => host.onAnswered(() => send(recalled(host, local))), [host, local, send])
  useEffect(
    () =>
      local.subscribe(key => {
        if (key === rememberedKey(host) || key === null) send(recalled(host, local))
      }),
    [host, local, send],
  )

  return useStableVerbs({
    state,
    signIn: () => send({ type: 'sign-in-pressed' }),
    retry: () => send({ type: 'retried' }),
  })
}
