import {
  copperStateLottery,
  createTranslate,
  loadCatalogue,
  MESSAGE_ROWS,
} from '../packages/domain-models/src/index.ts'
import type { Locale, Lottery, Translate } from '../packages/domain-models/src/index.ts'
import { BrandProvider, MessagesProvider } from '../packages/ui/src/messages/index.ts'
import { lotteryStyles } from '../packages/ui/src/themes/lottery/lotteryStyles.ts'
import { isShownByWidth } from '../packages/ui/src/testing/isShownByWidth.ts'
import { viewports } from '../packages/ui/src/testing/viewports.ts'
import type { ThemeName } from '../packages/ui/src/themes/index.ts'
import '../packages/ui/src/themes/index.ts'
import type { Preview } from '@storybook/react-vite'
import { isValidElement, lazy, Suspense } from 'react'
import { lakeStateLottery } from './lakeStateLottery.ts'

const DocsPage = lazy(() => import('./DocsPage.tsx'))

type Theme = { title: string; theme: ThemeName; scheme?: 'light' | 'dark'; lottery?: Lottery }

const day: Theme = { title: 'Players Club, day', theme: 'players-club', scheme: 'light' }
const themes: Readonly<Record<string, Theme>> = {
  light: day,
  dark: { title: 'Players Club, evening', theme: 'players-club', scheme: 'dark' },
  'lucky-lounge': { title: 'Lucky Lounge', theme: 'lucky-lounge' },
  // Its scene is by day or by night as the system prefers, in both of these.
  lakeside: {
    title: 'Lakeside Club, day',
    theme: 'players-club',
    scheme: 'light',
    lottery: lakeStateLottery,
  },
  'lakeside-dark': {
    title: 'Lakeside Club, evening',
    theme: 'players-club',
    scheme: 'dark',
    lottery: lakeStateLottery,
  },
}
const themeOf = (globals: { theme?: unknown }) => ({
  lottery: copperStateLottery,
  ...(themes[String(globals.theme)] ?? day),
})

const rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
}
/**
 * The rules whose result depends on theme and width. All other rules read only markup, which is the same in
 * every theme.
 */
const rulesOfThemeAndWidth = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]
/**
 * In tests an iframe's page belongs to another document, and reporting the passed rules takes most of the
 * time.
 */
const inTests = { reporter: 'no-passes', iframes: false } as const

const hasElement = (arg: unknown): boolean =>
  isValidElement(arg) || (typeof arg === 'object' && arg !== null && Object.values(arg).some(hasElement))

const preview: Preview = {
  tags: ['autodocs'],
  // The panel would write out a React element as the object that it is compiled to.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          hasElement(initialArgs[name]) ? { ...argType, control: false } : argType,
        ]),
      ),
  ],
  globalTypes: {
    theme: {
      description: 'Theme and scheme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(themes).map(([value, { title }]) => ({ value, title })),
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en' },
  loaders: [
    async ({ globals }): Promise<{ translate: Translate }> => {
      const locale: Locale = globals.locale === 'es' ? 'es' : 'en'
      return {
        translate: createTranslate(
          await loadCatalogue(locale, MESSAGE_ROWS),
          locale,
          themeOf(globals).lottery,
          true,
        ),
      }
    },
  ],
  decorators: [
    (Story, { globals, loaded }) => {
      const { theme, scheme, lottery } = themeOf(globals)
      const root = document.documentElement
      root.lang = globals.locale === 'es' ? 'es' : 'en'
      root.dataset.theme = theme
      if (scheme) root.dataset.scheme = scheme
      else delete root.dataset.scheme
      return (
        <MessagesProvider translate={loaded.translate}>
          <BrandProvider brand={lottery.brand}>
            {lottery.brand.look && <style>{lotteryStyles(lottery.brand.look)}</style>}
            <Story />
          </BrandProvider>
        </MessagesProvider>
      )
    },
  ],
  // Runs before axe, on the page in its current state.
  afterEach(context) {
    const { judgedBy } = context.globals
    if (!judgedBy) return
    // What only this width shows is not checked elsewhere.
    const isWhole = judgedBy === 'all rules' || isShownByWidth()
    const options = { ...(isWhole ? rules : { runOnly: rulesOfThemeAndWidth }), ...inTests }
    context.parameters = { ...context.parameters, a11y: { ...context.parameters.a11y, options } }
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Forms', '*'] } },
    a11y: {
      test: 'error',
      options: rules,
    },
  },
}

export default preview
