import type { GameFrame } from '@players-club/flow-hooks/lounge'
import { clubDialog } from '../shell/clubDialog.tsx'

export const LazyGameFrame = clubDialog(() =>
  import('@players-club/ui/lounge/GameFrame').then(module => module.GameFrame),
)

interface GameDialogProps {
  name: string
  frame: GameFrame
  isPortraitOnly: boolean
}

/** The running game in front of its page. */
export function GameDialog({ name, frame, isPortraitOnly }: GameDialogProps) {
  const { isOpen, url, isLoading, error, canSkip } = frame.facts
  return (
    <LazyGameFrame
      {...{ isOpen, name, url, isLoading, error, canSkip, isPortraitOnly }}
      onMessage={frame.receiveMessage}
      onRetry={frame.retry}
      onSkip={frame.skip}
      onClose={frame.close}
      onCloseUnseen={frame.miss}
      onLoadError={frame.miss}
    />
  )
}
