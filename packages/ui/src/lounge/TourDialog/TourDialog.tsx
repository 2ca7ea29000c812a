'use client'

import type { TourSlide } from '@players-club/domain-models'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { PunchMarks } from '../../primitives/PunchMarks/PunchMarks.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { picture } from './TourDialog.css.ts'

/** The tour of the lounge: its slides, and which of them is shown. */
export interface TourDialogProps {
  isOpen: boolean
  slides: readonly TourSlide[]
  /** The current slide, counted from 0. */
  slide: number
  onNext: () => void
  onBack: () => void
  /** Closes the tour before its end. */
  onSkip: () => void
}

/** A tour of the lounge, slide by slide. */
export function TourDialog({ isOpen, slides, slide, onNext, onBack, onSkip }: TourDialogProps) {
  const translate = useMessages()
  const name = slides[slide] ?? 'welcome'
  const isLast = slide === slides.length - 1
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onSkip}
      title={translate('lounge.tour.title', { title: translate(`lounge.tour.${name}`) })}
      footer={
        <>
          <Button onPress={onNext}>{translate(isLast ? 'lounge.tour.finish' : 'lounge.tour.next')}</Button>
          {slide > 0 && (
            <Button emphasis="outline" onPress={onBack}>
              {translate('lounge.tour.back')}
            </Button>
          )}
          {!isLast && (
            <Button emphasis="plain" onPress={onSkip}>
              {translate('lounge.tour.skip')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <div className={picture}>
          <DesertScene isNight seed={name} />
        </div>
        <Text size="lead">{translate(`lounge.tour.${name}.text`)}</Text>
        <PunchMarks done={slide + 1} total={slides.length} />
      </Stack>
    </Dialog>
  )
}
