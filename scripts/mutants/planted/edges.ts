import type { Mutant } from '../Mutant.ts'
import { hooks, models, server, ui, web } from '../suites.ts'

const home = web('test/shell/home.test.tsx')

/** What phones type and paste, and answers that are not as they should be. */
export const edges: readonly Mutant[] = [
  {
    name: 'a name with the apostrophe of phones is refused',
    file: 'packages/forms-validation/src/profile/nameRule.ts',
    from: "[ ,.'’‘-]",
    to: "[ ,.'-]",
    suites: web('test/profile/profile.test.tsx'),
  },
  {
    name: 'the apostrophe of phones is stored',
    file: 'packages/domain-models/src/profile/plainName.ts',
    from: '.replaceAll(/[’‘]/g, "\'")',
    to: '',
    suites: models('src/profile/plainName.test.ts'),
  },
  {
    name: 'a refused name does not say which character',
    file: 'packages/forms-validation/src/profile/nameRule.ts',
    from: '  if (character === undefined) return',
    to: '  if (character !== null) return',
    suites: web('test/profile/profile.test.tsx'),
  },
  {
    name: 'a whole date that is pasted goes into one box',
    file: 'packages/ui/src/primitives/DateField/DateField.tsx',
    from: '    if (!whole) return\n',
    to: '    if (whole !== null || whole === null) return\n',
    suites: ui('src/primitives/DateField/DateField.test.tsx'),
  },
  {
    name: 'a masked field ends a composition',
    file: 'packages/ui/src/primitives/MaskedField/useMasked.ts',
    from: 'setComposed(typed)',
    to: 'setComposed(null)',
    suites: ui('src/primitives/MaskedField/MaskedField.test.tsx'),
  },
  {
    name: 'a form that is posted to its page is answered with a problem in JSON',
    file: 'apps/server/src/kernel/http/pages.ts',
    from: "(method === 'POST' && (headers.get('accept') ?? '').includes('text/html'))",
    to: 'false',
    suites: server('src/kernel/http/headers.test.ts'),
  },
  {
    name: 'a page that cannot be rendered in time is answered with 500',
    file: 'apps/server/src/kernel/http/brokenPage.ts',
    from: 'failure?.status === 503 ? 503 : 500',
    to: 'failure?.status === 504 ? 503 : 500',
    suites: server('src/kernel/http/headers.test.ts'),
  },
  {
    name: 'one bad announcement takes the carousel away',
    file: 'packages/api-client/src/content/getAdvertisements.ts',
    from: "import { object, type } from 'superstruct'\nimport { endpoint, lenientArray }",
    to: "import { array as lenientArray, object, type } from 'superstruct'\nimport { endpoint }",
    suites: home,
  },
  {
    name: 'one bad activity takes the list away',
    file: 'packages/api-client/src/activities/activitiesList.ts',
    from: "import { enums, max, min, object, optional, type } from 'superstruct'\nimport { lenientArray, queryInteger }",
    to: "import { array as lenientArray, enums, max, min, object, optional, type } from 'superstruct'\nimport { queryInteger }",
    suites: home,
  },
  {
    name: 'the card of a sold-out coupon says Redeem',
    file: 'packages/ui/src/rewards/RewardCard/RewardCard.tsx',
    from: 'if (isEntryClosed(reward, now) || isSoldOut(reward))',
    to: 'if (isEntryClosed(reward, now))',
    suites: ui('src/rewards/RewardCard/RewardCard.test.tsx'),
  },
  {
    name: 'flags are given up after three retries',
    file: 'packages/flow-hooks/src/club/featureFlags/createFeatureFlags.ts',
    from: 'delay = LATER_RETRY_DELAY_MS',
    to: 'delay = Infinity',
    suites: hooks('src/club/featureFlags/createFeatureFlags.test.ts'),
  },
  {
    name: 'the list of promotions forgets how many were shown',
    file: 'packages/flow-hooks/src/promotions/loadMore/usePromotions.ts',
    from: 'if (pages.length > 1) keepPlace(pages.length - 1)',
    to: 'if (pages.length < 0) keepPlace(pages.length - 1)',
    suites: web('test/promotions/promotions.test.tsx'),
  },
  {
    name: 'the lounge is printed in the colours of the night',
    file: 'packages/ui/src/themes/luckyLounge.css.ts',
    from: '[media.screen]: {',
    to: 'all: {',
    suites: ui('src/themes/themes.test.tsx'),
  },
  {
    name: 'the colours of the lounge depend on the order of the sheets',
    file: 'packages/ui/src/themes/playersClub.css.ts',
    from: ':where(:root:not([data-theme]), [data-theme="players-club"], [data-theme="lucky-lounge"])',
    to: ':root:not([data-theme]), [data-theme="players-club"], [data-theme="lucky-lounge"]',
    suites: ui('src/themes/themes.test.tsx'),
  },
]
