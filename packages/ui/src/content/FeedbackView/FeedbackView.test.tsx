import { emptyFeedback } from '@players-club/domain-models'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { FeedbackView, type FeedbackViewProps } from './FeedbackView.tsx'

const props: FeedbackViewProps = {
  values: emptyFeedback,
  locked: [],
  errors: {},
  progress: null,
  reason: null,
  canSend: true,
  isSent: false,
  onChange: () => {},
  onLeave: () => {},
  onSubmit: () => {},
}
const NAMES = ['First name', 'Last name', 'Email', 'Subject', 'Message'] as const

test('[FEEDBACK-001] [FEEDBACK-003] the page is titled Send Us Feedback and has five fields', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<FeedbackView {...props} onChange={onChange} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Send Us Feedback')
  for (const name of NAMES) await screen.getByRole('textbox', { name }).fill('x')
  expect(onChange.mock.calls).toEqual(
    ['firstName', 'lastName', 'email', 'subject', 'message'].map(field => [{ [field]: 'x' }]),
  )
})

test('[FEEDBACK-008] the form cannot be sent until it is valid, and says what to do', async () => {
  const onSubmit = vi.fn()
  const screen = await renderUi(<FeedbackView {...props} canSend={false} onSubmit={onSubmit} />)
  const button = screen.getByRole('button', { name: 'Send message' })
  await expect.element(button).toBeDisabled()
  await expect.element(screen.getByText('Fill in every field and correct what is marked.')).toBeVisible()
  await screen.rerender(<FeedbackView {...props} onSubmit={onSubmit} />)
  await button.click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each(['proving', 'sending'] as const)(
  '[FEEDBACK-004] [FEEDBACK-008] the form in the state %s says so and cannot be sent again',
  async progress => {
    const onSubmit = vi.fn()
    const screen = await renderUi(
      <FeedbackView {...props} canSend={false} progress={progress} onSubmit={onSubmit} />,
    )
    await expect.element(screen.getByRole('progressbar')).toHaveAccessibleName(/…$/)
    const button = screen.getByRole('button', { name: 'Send message' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    expect(onSubmit).not.toHaveBeenCalled()
  },
)

test('[FEEDBACK-007] the fields known from the account are locked and say where their values come from', async () => {
  const screen = await renderUi(<FeedbackView {...props} locked={['firstName', 'email']} />)
  for (const name of ['First name', 'Email'])
    await expect.element(screen.getByRole('textbox', { name })).toBeDisabled()
  await expect.element(screen.getByRole('textbox', { name: 'Last name' })).toBeEnabled()
  await expect
    .element(screen.getByRole('textbox', { name: 'Email' }))
    .toHaveAccessibleDescription('From your account')
})

test('[FEEDBACK-006] errors are shown at their fields, and text over the limit stays visible but cannot be sent', async () => {
  const screen = await renderUi(
    <FeedbackView
      {...props}
      values={{ ...emptyFeedback, message: 'x'.repeat(1001) }}
      errors={{ message: { key: 'feedback.message.invalid', params: { max: 1000 } } }}
    />,
  )
  await expect
    .element(screen.getByRole('textbox', { name: 'Message' }))
    .toHaveAccessibleDescription(/Write a message of up to 1,000 characters/)
})

test('[FEEDBACK-002] the telephone number is offered only when its setting is on', async () => {
  const onCall = vi.fn()
  const screen = await renderUi(<FeedbackView {...props} />)
  expect(screen.getByRole('button', { name: 'Call us' }).query()).toBeNull()
  await screen.rerender(<FeedbackView {...props} onCall={onCall} />)
  await screen.getByRole('button', { name: 'Call us' }).click()
  expect(onCall).toHaveBeenCalledOnce()
})

test('the reason of a failure is shown next to the button that sends again', async () => {
  const screen = await renderUi(<FeedbackView {...props} reason={{ key: 'feedback.captchaFailed' }} />)
  await expect.element(screen.getByText(/not a robot\. What you wrote is still here/)).toBeVisible()
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus()
})
