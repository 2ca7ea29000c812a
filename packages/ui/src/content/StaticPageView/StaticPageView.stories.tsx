import { faqPage, termsPage } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StaticPageView } from './StaticPageView.tsx'

const meta = {
  title: 'Content/StaticPageView',
  component: StaticPageView,
  parameters: { layout: 'fullscreen' },
  args: { name: 'terms_conditions', data: termsPage, error: null, refresh: fn() },
} satisfies Meta<typeof StaticPageView>

export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {}
export const Questions: Story = { args: { name: 'faq', data: faqPage } }
export const Lounge: Story = { args: { name: 'faq_ll', data: { ...faqPage, name: 'faq_ll' } } }
export const LongWords: Story = {
  args: {
    name: 'privacy',
    data: {
      ...termsPage,
      name: 'privacy',
      isNumbered: false,
      sections: [
        {
          id: 'long',
          title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          body: [
            {
              tag: 'table',
              children: [
                {
                  tag: 'tbody',
                  children: [
                    {
                      tag: 'tr',
                      children: ['__Host-pc_session', 'Keeps you signed in', 'You close the browser'].map(
                        cell => ({ tag: 'td' as const, children: [cell] }),
                      ),
                    },
                  ],
                },
              ],
            },
          ],
          questions: [],
        },
      ],
    },
  },
}
export const Loading: Story = { args: { data: undefined } }
export const Failed: Story = { args: { data: undefined, error: { key: 'error.http.503' } } }
export const Offline: Story = { args: { data: undefined, error: { key: 'error.offline' } } }
