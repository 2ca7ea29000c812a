import { UnknownWidget } from '@players-club/ui/lounge/UnknownWidget'
import { mountFrame } from '../frame/mountFrame.ts'
import { openFrame } from '../frame/openFrame.ts'

const frame = await openFrame()
frame.host.post({ type: 'error', code: 'unknown' })
await mountFrame(<UnknownWidget onHeight={frame.onHeight} />, frame)
