import type { FakeAnswers } from '@players-club/api-client/fakes'
import type { RichTextNode } from '@players-club/domain-models'
import {
  advertisementFixture,
  couponRecommendation,
  faqPage,
  informationTileFixture,
  linkActivity,
  quickDrawGame,
} from '@players-club/domain-models/fixtures'
import type { PageOptions } from '../openPage.tsx'
import { pages } from '../pages.ts'

/** The last pages come first, because lists are cut. */
const paths = [...new Set(pages.map(({ path }) => path))].toReversed()

const pageOf = <T>(content: T[]) => ({
  content,
  page: 0,
  size: content.length,
  totalElements: content.length,
})
const activities = paths.map((navigateTo, at) => ({
  ...linkActivity,
  id: 900 + at,
  type: 'STANDARD_ACTIVITY',
  navigateTo,
}))
const words: RichTextNode[] = paths.map(href => ({ tag: 'a', href, children: [href] }))

const answers: FakeAnswers = {
  'content.getAdvertisements': {
    content: paths.map((buttonUrl, id) => ({ ...advertisementFixture, id, buttonUrl })),
  },
  'activities.listPublicActivities': pageOf(activities),
  'activities.listPlayerActivities': pageOf(activities),
  'shell.getRecommendations': pageOf(
    paths.map((redirectUrl, id) => ({ ...couponRecommendation, id, redirectUrl })),
  ),
  'content.getStaticPage': {
    ...faqPage,
    sections: [
      {
        id: 'all',
        title: 'All',
        body: words,
        questions: [{ id: 'more', question: 'More?', answer: words }],
      },
    ],
  },
  'games.getRelatedGames': { content: [quickDrawGame] },
  'games.getAllRelatedGames': { content: [quickDrawGame] },
  'games.getGamesByIds': { content: [quickDrawGame] },
  'promotions.getPromotionGames': { gameIds: [quickDrawGame.gameId] },
}

/** A page whose server offers every page of the club wherever it can; what names one address alone names this one. */
export function offeringEveryPage(options: PageOptions, address: string): PageOptions {
  const deepLink = { WEB_DEEPLINK: address }
  return {
    ...options,
    remoteConfig: {
      switches: { ENABLE_GAME_DROPDOWN: true, USE_LOCAL_STORAGE_TO_LOGIN: false, SHOW_CONTACT_INFO: true },
      BALANCES_BUTTONS_CONFIG: { points: deepLink, tokens: deepLink },
    },
    answers: {
      ...options.answers,
      ...answers,
      'content.getInformationTile': {
        ...informationTileFixture,
        webDescription: words,
        buttonTargetWeb: address,
      },
    },
  }
}
