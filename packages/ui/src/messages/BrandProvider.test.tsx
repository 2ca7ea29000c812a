import { copperStateLottery } from '@players-club/domain-models'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandProvider, useBrand } from './BrandProvider.tsx'

const Hotline = () => <p>{useBrand().phone}</p>

test('a component gets the brand of the nearest provider', () => {
  const markup = renderToString(
    <BrandProvider brand={copperStateLottery.brand}>
      <Hotline />
      <BrandProvider brand={{ ...copperStateLottery.brand, phone: '313-555-0100' }}>
        <Hotline />
      </BrandProvider>
    </BrandProvider>,
  )
  expect(markup).toBe('<p>602-555-0100</p><p>313-555-0100</p>')
})

test('a component without a provider says what to import', () => {
  expect(() => renderToString(<Hotline />)).toThrow(
    "import { BrandProvider } from '@players-club/ui/messages'",
  )
})
