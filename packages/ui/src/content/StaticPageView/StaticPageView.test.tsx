import { faqPage, termsPage } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { StaticPageView, type StaticPageViewProps } from './StaticPageView.tsx'

const terms: StaticPageViewProps = {
  name: 'terms_conditions',
  data: termsPage,
  error: null,
  refresh: () => {},
}
const faq: StaticPageViewProps = { ...terms, name: 'faq', data: faqPage }

test('[MEDIA-001] the terms number their sections and a table of contents links to each', async () => {
  const screen = await renderUi(<StaticPageView {...terms} />)
  await expect.element(screen.getByRole('heading', { name: 'Terms and Conditions', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '2. Points', level: 2 })).toBeVisible()
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const link = contents.getByRole('link', { name: '2. Points' })
  await expect.element(link).toHaveAttribute('href', '#points')
  expect(document.querySelector('#points')).toContainElement(
    screen.getByRole('heading', { name: '2. Points' }).element(),
  )
})

test('[MEDIA-001] a question opens its answer', async () => {
  const screen = await renderUi(<StaticPageView {...faq} />)
  await expect.element(screen.getByText('Wait fifteen minutes.')).not.toBeVisible()
  await screen.getByText('Why is my account locked?').click()
  await expect.element(screen.getByText('Wait fifteen minutes.')).toBeVisible()
})

test('the answer’s anchor lies inside its closed question, so that a link to it opens the question', async () => {
  await renderUi(<StaticPageView {...faq} />)
  const anchor = document.querySelector('#locked')
  expect(anchor?.closest('details')?.querySelector('summary')?.textContent).toBe('Why is my account locked?')
})

test('each page links to the others and not to itself', async () => {
  const screen = await renderUi(<StaticPageView {...faq} />)
  const others = screen.getByRole('navigation', { name: 'More about the club' })
  await expect
    .element(others.getByRole('link', { name: 'Privacy Policy' }))
    .toHaveAttribute('href', '/media/privacy')
  expect(others.getByRole('link', { name: 'FAQs', exact: true }).query()).toBeNull()
})

test('a page that could not be loaded keeps its title, says so and can be retried', async () => {
  const refresh = vi.fn()
  const screen = await renderUi(
    <StaticPageView {...faq} data={undefined} error={{ key: 'error.offline' }} refresh={refresh} />,
  )
  await expect.element(screen.getByRole('heading', { name: 'FAQs', level: 1 })).toBeVisible()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('We could not reach the club. Check your connection and try again.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
