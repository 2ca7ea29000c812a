import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { InviteFriendsView, type InviteFriendsViewProps } from './InviteFriendsView.tsx'

const props: InviteFriendsViewProps = {
  data: { inviteCode: 'VERA-1985', acceptedThisMonth: 1, pointsThisMonth: 1000 },
  earns: 1250,
  error: null,
  origin: 'https://club.example',
  onRetry: () => {},
}
const link = 'https://club.example/register/VERA-1985'

afterEach(() => vi.restoreAllMocks())

test('[ROUTE-014] the page shows the player’s code and the link that contains it', async () => {
  const screen = await renderUi(<InviteFriendsView {...props} />)
  await expect.element(screen.getByText('VERA-1985', { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('Your invite link')).toHaveValue(link)
})

test('the link encodes special characters of the code', async () => {
  const data = { inviteCode: 'A/B?C', acceptedThisMonth: 0, pointsThisMonth: 0 }
  const screen = await renderUi(<InviteFriendsView {...props} data={data} />)
  await expect
    .element(screen.getByLabelText('Your invite link'))
    .toHaveValue('https://club.example/register/A%2FB%3FC')
})

test('the copy button copies the link and confirms it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderUi(<InviteFriendsView {...props} />)
  await screen.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Link copied.')
  expect(write.mock.calls).toEqual([[link]])
})

test('the link can be reached and copied by keyboard alone', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderUi(<InviteFriendsView {...props} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByLabelText('Your invite link')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Link copied.')
  expect(write.mock.calls).toEqual([[link]])
})

test('the page explains how to copy by hand when the clipboard is not available', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const screen = await renderUi(<InviteFriendsView {...props} />)
  await screen.getByRole('button', { name: 'Copy link' }).click()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Your browser could not copy the link. Select it and copy it by hand.')
})

test('[EARN-001] the page says what each friend earns now', async () => {
  const screen = await renderUi(<InviteFriendsView {...props} />)
  await expect.element(screen.getByText(/Each friend who joins with it earns you 1,250 Points/)).toBeVisible()
})

test('the page shows the points earned and the number of friends that earn points', async () => {
  const screen = await renderUi(<InviteFriendsView {...props} />)
  await expect
    .element(screen.getByText('1 friend has joined with your code. Up to 3 earn you points each month.'))
    .toBeVisible()
  await expect.element(screen.getByRole('img', { name: '1 of 3' })).toBeVisible()
  const all = { inviteCode: 'VERA-1985', acceptedThisMonth: 3, pointsThisMonth: 3000 }
  await screen.rerender(<InviteFriendsView {...props} data={all} />)
  await expect.element(screen.getByText(/Your code has earned all it can this month/)).toBeVisible()
})

test('the page offers a retry when the invitation cannot be loaded', async () => {
  const onRetry = vi.fn()
  const error = { key: 'error.offline' } as const
  const screen = await renderUi(
    <InviteFriendsView {...props} data={undefined} error={error} onRetry={onRetry} />,
  )
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
