import { UnknownWidget } from '@players-club/ui/lounge/UnknownWidget'
import { mountFrame } from '../frame/mountFrame.ts'
import { openFrame } from '../frame/openFrame.ts'

void openFrame().then(frame => {
  frame.host.post({ type: 'error', code: 'unknown' })
  return mountFrame(<UnknownWidget onHeight={frame.onHeight} />, frame)
})
