import { copperStateLottery, createTranslate, type Brand } from '@players-club/domain-models'
import { BrandProvider, MessagesProvider } from '@players-club/ui/messages'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { LinkPreview, PublicUrl } from '../../app/shell/LinkPreview.tsx'
import { mount } from '../mount.tsx'

const { brand } = copperStateLottery

const pictureOf = async (shown: Brand): Promise<string | undefined> => {
  await mount(
    <MemoryRouter>
      <MessagesProvider translate={createTranslate({}, 'en', { ...copperStateLottery, brand: shown })}>
        <BrandProvider brand={shown}>
          <PublicUrl value="https://club.example">
            <LinkPreview />
          </PublicUrl>
        </BrandProvider>
      </MessagesProvider>
    </MemoryRouter>,
  )
  const pictures = document.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]')
  const picture = [...pictures].at(-1)?.content
  // React moved it into the head, which the next page shares.
  await cleanup()
  return picture
}

test('a link shows the picture with the name of our club for that club', async () => {
  expect(await pictureOf(brand)).toBe('https://club.example/shared.png')
})

test.each([
  ['another club', { clubName: 'Lakeside Club' }],
  ['a club of the same name of another lottery', { lotteryName: 'Lake State Lottery' }],
])('a link shows no picture for %s that has none of its own', async (_, names) => {
  expect(await pictureOf({ ...brand, ...names })).toBeUndefined()
})

test('a link shows the picture of the look of another club', async () => {
  const colors = { accent: '#0a5c8f', surface: '#f7fafc', text: '#12212e', night: '#0d1b2a' }
  const look = { colors, radius: 8, logo: 'logo.svg', preview: 'preview.png' }
  expect(await pictureOf({ ...brand, clubName: 'Lakeside Club', look })).toBe(
    'https://club.example/lottery/preview.png',
  )
})
