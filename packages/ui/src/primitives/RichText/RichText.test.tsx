import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { RichText } from './RichText.tsx'

test('the tree is rendered as real elements', async () => {
  const screen = await renderUi(
    <RichText
      nodes={[
        { tag: 'h2', children: ['Rules'] },
        { tag: 'ul', children: [{ tag: 'li', children: ['One ', { tag: 'strong', children: ['entry'] }] }] },
      ]}
    />,
  )
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Rules' })).toBeInTheDocument()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('One entry')
  expect(screen.container.querySelector('strong')?.textContent).toBe('entry')
})

test('markup in a text stays text', async () => {
  const { container } = await renderUi(<RichText nodes={['<img src=x onerror=alert(1)>']} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>')
})

test('internal links open in place, and external links open a new tab and say so', async () => {
  const screen = await renderUi(
    <RichText
      nodes={[
        { tag: 'a', href: '/terms', children: ['Terms'] },
        { tag: 'a', href: 'https://lottery.example/odds', children: ['Odds'] },
        { tag: 'a', children: ['Nowhere'] },
      ]}
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'Terms' })).not.toHaveAttribute('target')
  await expect
    .element(screen.getByRole('link', { name: 'Odds (opens in a new tab)' }))
    .toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link').elements()).toHaveLength(2)
})

test('a link to an address that is not open is plain text', async () => {
  const screen = await renderUi(
    <RichText
      nodes={[
        { tag: 'p', children: ['See ', { tag: 'a', href: '/closed', children: ['the lounge'] }, '.'] },
        {
          tag: 'ul',
          children: [{ tag: 'li', children: [{ tag: 'a', href: '/open', children: ['Rules'] }] }],
        },
      ]}
      isOpenAddress={href => href !== '/closed'}
    />,
  )
  await expect.element(screen.getByText('See the lounge.')).toBeVisible()
  expect(
    screen
      .getByRole('link')
      .elements()
      .map(link => link.textContent),
  ).toEqual(['Rules'])
})

test('a table keeps its structure and scrolls by keyboard in its own frame', async () => {
  const row = { tag: 'tr', children: [' ', { tag: 'td', children: ['$500'] }] } as const
  const screen = await renderUi(
    <RichText nodes={[{ tag: 'table', children: ['\n', { tag: 'tbody', children: [row] }] }]} />,
  )
  await expect.element(screen.getByRole('cell')).toHaveTextContent('$500')
  expect(screen.getByRole('table').element().parentElement?.tabIndex).toBe(0)
})
