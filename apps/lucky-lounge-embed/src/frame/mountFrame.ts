import type { ReactNode } from 'react'
import { mountPage } from './mountPage.tsx'
import type { Frame } from './openFrame.ts'

/** Renders a widget in its frame. The partner's page is told where that fails, for the frame stays empty then. */
export async function mountFrame(widget: ReactNode, { host, locale }: Frame): Promise<void> {
  try {
    await mountPage(widget, { locale, platform: 'embed' })
  } catch (error) {
    host.post({ type: 'error', code: 'failed' })
    throw error
  }
}
