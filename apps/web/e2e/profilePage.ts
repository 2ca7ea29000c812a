import type { Page } from '@playwright/test'

/** The parts of the profile page. */
export function profilePage(page: Page) {
  const main = page.getByRole('main')
  return {
    firstName: main.getByRole('textbox', { name: 'First name' }),
    phone: main.getByRole('textbox', { name: /^Mobile number/ }),
    country: main.getByRole('combobox', { name: /^Country/ }),
    street: main.getByRole('textbox', { name: 'Street address' }),
    state: main.getByRole('combobox', { name: 'State' }),
    city: main.getByRole('combobox', { name: 'City' }),
    zip: main.getByRole('textbox', { name: 'Zip code' }),
    save: main.getByRole('button', { name: 'Save' }),
    unsaved: main.getByText('You have changes that are not saved yet.'),
  }
}
