import { claimValues } from '@players-club/domain-models'
import { verifiedProfile, weeklyDrawing } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { addressLists } from '../../profile/AddressForm/addressLists.fixtures.ts'
import { ClaimEntryDialog, type ClaimEntryStage } from './ClaimEntryDialog.tsx'

const values = { ...claimValues(verifiedProfile), phone: '(602) 555-0100' }

const filling = {
  at: 'filling',
  values,
  boxes: { updates: false, terms: false },
  captcha: 'working',
  captchaFailure: null,
  isOutcomeUnknown: false,
  error: null,
} as const satisfies ClaimEntryStage

const ready = { ...filling, boxes: { updates: true, terms: true }, captcha: 'done' } as const

const meta = {
  title: 'Lounge/ClaimEntryDialog',
  component: ClaimEntryDialog,
  args: {
    isOpen: true,
    stage: filling,
    reward: weeklyDrawing,
    errors: {},
    wrong: [],
    canClaim: false,
    hasInput: true,
    lists: addressLists,
    asksPhone: true,
    maskPhone: value => value,
    onChange: fn(),
    onLeave: fn(),
    onTick: fn(),
    onRetryCaptcha: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof ClaimEntryDialog>

export default meta
type Story = StoryObj<typeof meta>

export const JustOpened: Story = {}
export const WithoutPhone: Story = { args: { asksPhone: false } }
export const Ready: Story = { args: { stage: ready, canClaim: true } }
export const CaptchaFailed: Story = {
  args: {
    stage: { ...ready, captcha: 'failed', captchaFailure: { key: 'lounge.claim.captcha.failed' } },
  },
}
export const Unlike: Story = {
  args: {
    canClaim: true,
    stage: { ...ready, values: { ...values, lastName: 'Somebody' }, error: { key: 'lounge.claim.mismatch' } },
    errors: { lastName: { key: 'lounge.claim.differs' } },
  },
}
export const Wrong: Story = {
  args: {
    stage: { ...ready, values: { ...values, zipCode: '', email: 'nobody' } },
    errors: { zipCode: { key: 'field.zipCode' }, email: { key: 'error.email.invalid' } },
    wrong: ['zipCode', 'email'],
  },
}
export const TooSoon: Story = {
  args: { canClaim: true, stage: { ...ready, error: { key: 'error.reward.freeEntryTrace' } } },
}
export const Unsure: Story = {
  args: { canClaim: true, stage: { ...ready, isOutcomeUnknown: true, error: { key: 'error.offline' } } },
}
export const Claiming: Story = { args: { canClaim: true, stage: { ...ready, at: 'claiming' } } }
export const Claimed: Story = {
  args: {
    stage: { at: 'claimed', entry: { id: 'f-1', rewardId: 201, drawId: 7, entries: 1, playerEntries: 4 } },
  },
}
export const Refused: Story = {
  args: { stage: { at: 'refused', message: { key: 'error.reward.freeEntryPerDraw' } } },
}
