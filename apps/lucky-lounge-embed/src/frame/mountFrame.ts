import type { MessageKey } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { fetchForPartner } from './fetchForPartner.ts'
import { mountPage } from './mountPage.tsx'
import type { Frame } from './openFrame.ts'

/**
 * Renders a widget in its frame, and names the frame in the partner's page. That page gets an error where the widget
 * cannot be rendered, for the frame stays empty then.
 */
export async function mountFrame(
  widget: ReactNode,
  { host, locale }: Frame,
  title?: MessageKey,
): Promise<void> {
  try {
    await mountPage(widget, { locale, platform: 'embed', fetch: fetchForPartner(host), title })
    host.post({ type: 'title', title: document.title })
  } catch (error) {
    host.post({ type: 'error', code: 'failed' })
    throw error
  }
}
