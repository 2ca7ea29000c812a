import { useEffect, useLayoutEffect, useRef } from 'react'
import type { LoungeDetail, LoungeEvent } from '../loader/LuckyLounge.ts'

export type LuckyLoungeWidgetProps = {
  /** Where the Players Club is: `https://club.example`. */
  club: string
  widget: 'balance'
  lang?: 'en' | 'es' | undefined
  theme?: 'lucky-lounge' | 'players-club'
  /** The site's own colours and radius; they override the theme. */
  brand?: { accent: string; surface: string; text: string; radius?: number }
  onReady?: (detail: LoungeDetail) => void
  onSignedIn?: (detail: LoungeDetail) => void
  onSignedOut?: (detail: LoungeDetail) => void
  onError?: (detail: LoungeDetail) => void
}

/** A Lucky Lounge widget for React sites. It adds the loader to the page once for all widgets. */
export function LuckyLoungeWidget({
  club,
  widget,
  lang,
  theme,
  brand,
  ...listeners
}: LuckyLoungeWidgetProps) {
  const ref = useRef<HTMLElement>(null)
  const latest = useRef(listeners)
  // With the new attributes, so that no event after them calls the listeners of the render before.
  useLayoutEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const element = ref.current
    const call: Record<LoungeEvent, (detail: LoungeDetail) => void> = {
      ready: detail => latest.current.onReady?.(detail),
      signedin: detail => latest.current.onSignedIn?.(detail),
      signedout: detail => latest.current.onSignedOut?.(detail),
      error: detail => latest.current.onError?.(detail),
    }
    const stops = Object.entries(call).map(([name, listener]) => {
      const onEvent = ({ detail }: CustomEventInit<LoungeDetail>) => detail && listener(detail)
      element?.addEventListener(`lounge:${name}`, onEvent)
      return () => element?.removeEventListener(`lounge:${name}`, onEvent)
    })
    return () => stops.forEach(stop => stop())
  }, [])
  // React writes a property of the element where there is one, and `lang = undefined` becomes the text "undefined". Before
  // the next microtask, in which the element looks at its attributes.
  useLayoutEffect(() => {
    if (lang === undefined) ref.current?.removeAttribute('lang')
  }, [lang])
  useEffect(() => {
    const script = loaderScript(`${club}/embed/v1.js`)
    // Without the loader there is nothing else that could report it.
    const refuse = () =>
      ref.current?.dispatchEvent(
        new CustomEvent('lounge:error', {
          bubbles: true,
          composed: true,
          detail: { widget, code: 'refused' },
        }),
      )
    script.addEventListener('error', refuse)
    return () => script.removeEventListener('error', refuse)
  }, [club, widget])
  return <lucky-lounge-widget ref={ref} widget={widget} lang={lang} theme={theme} {...brand} />
}

/** The loader's script of the page, which is added where there is none yet. */
function loaderScript(src: string): HTMLScriptElement {
  const present = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`)
  if (present) return present
  const script = document.createElement('script')
  script.src = src
  script.async = true
  // A later widget tries again.
  script.onerror = () => script.remove()
  document.head.append(script)
  return script
}
