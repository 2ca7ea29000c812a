import { runningPromotion } from '@players-club/domain-models/fixtures'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { withSpacedText } from '../../../../scripts/testing/spacedText.ts'
import { textsThatDoNotFit } from '../../../../scripts/testing/textsThatDoNotFit.ts'
import { openPage } from '../openPage.tsx'

test.each(['en', 'es'] as const)(
  'no text of a promotion is cut on the narrowest phone, set wide (%s)',
  async locale => {
    const { innerWidth, innerHeight } = window
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    const description = 'Every ticket of the season counts, and every week one of them is drawn. '.repeat(6)
    const content = ['Featured', 'Second', 'Third'].map((name, at) => ({
      ...runningPromotion,
      id: 900 + at,
      name,
      description,
    }))
    const { club } = await openPage('/promotion', {
      locale,
      answers: { 'promotions.getPromotions': { content, page: 0, size: 10, totalElements: 3 } },
    })
    await club.browser.settled()
    await expect.poll(() => document.body.textContent.split(description.trim()).length).toBe(4)
    expect(withSpacedText(textsThatDoNotFit)).toEqual([])
  },
)
