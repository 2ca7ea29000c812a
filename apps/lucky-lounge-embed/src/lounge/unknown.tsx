import { UnknownWidget } from '@players-club/ui/lounge/UnknownWidget'
import { mountPage } from '../frame/mountPage.tsx'
import { openFrame } from '../frame/openFrame.ts'

const { host, locale, onHeight } = await openFrame()
host.post({ type: 'error', code: 'unknown' })
await mountPage(<UnknownWidget onHeight={onHeight} />, { locale, platform: 'embed' })
