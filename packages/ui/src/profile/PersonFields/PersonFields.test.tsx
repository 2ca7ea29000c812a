import { profileValues, type ProfileValues } from '@players-club/domain-models'
import { countriesFixture, statesFixture, verifiedProfile } from '@players-club/domain-models/fixtures'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { PersonFields } from './PersonFields.tsx'

const lists = {
  countries: countriesFixture,
  states: statesFixture,
  cities: [],
  loading: null,
  failed: null,
  retry: () => {},
}

function Fields({ reported }: { reported?: (change: Partial<ProfileValues>) => void }) {
  const [values, setValues] = useState(profileValues(verifiedProfile))
  return (
    <PersonFields
      values={values}
      onChange={change => {
        setValues({ ...values, ...change })
        reported?.(change)
      }}
      onLeave={() => {}}
      errors={{ lastName: { key: 'field.lastName' } }}
      lists={lists}
      maskPhone={value => value.replace(/\D/g, '').slice(0, 3)}
      shownFields={{ gender: true, phone: true }}
      idPrefix="person"
    />
  )
}

test('[VALID-016] the mobile number keeps its format', async () => {
  const reported = vi.fn<(change: Partial<ProfileValues>) => void>()
  const screen = await renderUi(<Fields reported={reported} />)
  const phone = screen.getByRole('textbox', { name: 'Mobile number (optional)' })
  await phone.fill('6x0-2 5')
  expect(reported).toHaveBeenLastCalledWith({ phone: '602' })
})

test('every field can be focused by its name', async () => {
  const screen = await renderUi(<Fields />)
  const ids = [...screen.container.querySelectorAll('[id^="person-"]')].map(({ id }) => id)
  for (const name of [
    ...['firstName', 'lastName', 'birthDate', 'phone', 'gender'],
    ...['country', 'address1', 'address2', 'apartmentNumber', 'state', 'city', 'zipCode'],
  ])
    expect(ids).toContain(`person-${name}`)
})

test.each(['<script>alert(1)</script>', 'محمد شريف', '🎲🎲', 'x'.repeat(300)])(
  'the typed text %j is reported unchanged',
  async text => {
    const reported = vi.fn<(change: Partial<ProfileValues>) => void>()
    const screen = await renderUi(<Fields reported={reported} />)
    await screen.getByRole('textbox', { name: 'First name' }).fill(text)
    expect(reported).toHaveBeenLastCalledWith({ firstName: text })
    await userEvent.tab()
    await expect
      .element(screen.getByRole('textbox', { name: 'Last name' }))
      .toHaveAccessibleDescription('Error: Please enter a valid last name')
  },
)
