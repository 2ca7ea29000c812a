import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useEarlyInput } from '../../app/shell/useEarlyInput.ts'

function Page() {
  const [size, setSize] = useState('20')
  useEarlyInput()
  return (
    <>
      <p>{`${size} rows`}</p>
      <select value={size} onChange={event => setSize(event.target.value)}>
        <option value="10">10</option>
        <option value="20">20</option>
      </select>
    </>
  )
}

/** As the server renders it. */
const markup =
  '<p>20 rows</p><select><option value="10">10</option><option value="20" selected="">20</option></select>'

test('an option that is chosen before hydration counts', async () => {
  const root = document.createElement('div')
  root.innerHTML = markup
  document.body.append(root)
  onTestFinished(() => root.remove())
  await page.getByRole('combobox').selectOptions('10')
  const hydrated = hydrateRoot(root, <Page />)
  onTestFinished(() => hydrated.unmount())
  await expect.element(page.getByText('10 rows')).toBeVisible()
  await expect.element(page.getByRole('combobox')).toHaveValue('10')
})
