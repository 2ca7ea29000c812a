'use client'

import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { back, item, list, mark, markLook, name, step as stepClass } from './Stepper.css.ts'

/** The steps of a task, which of them is current, and the way back to completed ones. */
export interface StepperProps {
  /** The accessible name: "Registration". */
  label: string
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** Index of the current step. */
  current: number
  /** Called to go back to a completed step; without it no step is a button. */
  onBack?: (index: number) => void
}

/** The steps of a wizard: a punch mark for each, filled when it is completed. */
export function Stepper({ label, steps, current, onBack }: StepperProps) {
  const translate = useMessages('controls')
  return (
    <ol className={list} role="list" aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
        return (
          <li key={step} className={item} aria-current={state === 'current' ? 'step' : undefined}>
            <Step onPress={state === 'done' && onBack ? () => onBack(index) : undefined}>
              <span aria-hidden className={cx(mark, markLook[state])}>
                {state === 'done' ? <Icon icon={Check} /> : index + 1}
              </span>
              <span className={name}>
                {step}
                <VisuallyHidden> {translate('ui.wizard.state', { state })}</VisuallyHidden>
              </span>
            </Step>
          </li>
        )
      })}
    </ol>
  )
}

function Step({ onPress, children }: { onPress: (() => void) | undefined; children: ReactNode }) {
  if (!onPress) return <span className={stepClass}>{children}</span>
  return (
    <button type="button" className={cx(stepClass, back)} onClick={onPress}>
      {children}
    </button>
  )
}
