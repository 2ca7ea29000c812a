import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from './LinkButton.tsx'

test('the link looks like a button and stays a link', async () => {
  const screen = await renderUi(
    <>
      <LinkButton href="/lucky-lounge">Visit</LinkButton>
      <Button>Visit</Button>
    </>,
  )
  const link = screen.getByRole('link', { name: 'Visit' })
  await expect.element(link).toHaveAttribute('href', '/lucky-lounge')
  expect([...link.element().classList]).toEqual([...screen.getByRole('button').element().classList])
})

test('an external link says so', async () => {
  const screen = await renderUi(
    <LinkButton href="https://retailer.example" isExternal>
      Visit the retailer
    </LinkButton>,
  )
  await expect
    .element(screen.getByRole('link'))
    .toHaveAccessibleName('Visit the retailer (opens in a new tab)')
})
