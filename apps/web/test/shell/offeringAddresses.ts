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
import { pageOf } from './offers.ts'

/** A page whose server offers addresses wherever it can; what names one alone names the first. */
export function offeringAddresses(options: PageOptions, offered: readonly string[]): PageOptions {
  const [first = '/'] = offered
  // The last ones come first, because lists are cut.
  const paths = offered.toReversed()
  const activities = pageOf(
    paths.map((navigateTo, at) => ({ ...linkActivity, id: 900 + at, type: 'STANDARD_ACTIVITY', navigateTo })),
  )
  const words: RichTextNode[] = paths.map(href => ({ tag: 'a', href, children: [href] }))
  const deepLink = { WEB_DEEPLINK: first }
  return {
    ...options,
    remoteConfig: {
      switches: { ENABLE_GAME_DROPDOWN: true, USE_LOCAL_STORAGE_TO_LOGIN: false, SHOW_CONTACT_INFO: true },
      BALANCES_BUTTONS_CONFIG: { points: deepLink, tokens: deepLink },
    },
    answers: {
      ...options.answers,
      'content.getAdvertisements': {
        content: paths.map((buttonUrl, id) => ({ ...advertisementFixture, id, buttonUrl })),
      },
      'activities.listPublicActivities': activities,
      'activities.listPlayerActivities': activities,
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
      'content.getInformationTile': {
        ...informationTileFixture,
        webDescription: words,
        buttonTargetWeb: first,
      },
    },
  }
}
