import type { DetailedHTMLProps, HTMLAttributes } from 'react'

interface WidgetAttributes extends HTMLAttributes<HTMLElement> {
  widget: string
  theme?: string
  accent?: string
  surface?: string
  text?: string
  radius?: number
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lucky-lounge-widget': DetailedHTMLProps<WidgetAttributes, HTMLElement>
    }
  }
}
