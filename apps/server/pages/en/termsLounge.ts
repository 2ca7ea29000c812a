import { DRAWING_CLAIM_DAYS } from '@players-club/domain-models'
import type { Facts } from '../facts.ts'
import { a, p, page, section, ul } from '../write.ts'

export const termsLounge = (facts: Facts) => {
  const { clubName, loungeName, minAge } = facts
  return page(
    'terms_conditions_ll',
    {
      lead: `What holds in ${loungeName} besides the terms of the ${clubName}. In force since January 1, 2026.`,
      isNumbered: true,
    },
    section(
      'who-can-play',
      'Who can play',
      p(
        `Members of the ${clubName} of ${minAge} or older. The `,
        a('/media/terms_conditions', `terms of the ${clubName}`),
        ' hold here as well.',
      ),
    ),
    section(
      'tokens',
      'Tokens',
      ul(
        `${facts.stepPoints} points can be changed for ${facts.stepTokens} tokens, up to ${facts.tokensPerDay} tokens in one day, ${facts.city} time. This cannot be undone.`,
        'Tokens have no cash value. They cannot be paid out, transferred or inherited.',
        'Bought tokens are paid for by card. Buying needs a passed check of your identity, and has a daily limit.',
        'Tokens that were wagered do not come back, save where a game broke off before its outcome was decided.',
      ),
    ),
    section(
      'games',
      'Games',
      p(
        'The outcome of a play is decided by our server at random when the play begins, and kept. What a screen shows differently by mistake does not count. Each game states its odds and its prizes.',
      ),
      p('Playing for fun costs and wins nothing.'),
    ),
    section(
      'drawings',
      'Drawings',
      p(
        'Tokens buy entries in the weekly, bi-weekly, monthly and quarterly drawings. No purchase is necessary: each drawing takes one free entry from each person, with the same chance as any other.',
      ),
      p(
        `Prizes are paid to winners whose identity has been checked, and must be claimed within ${DRAWING_CLAIM_DAYS} days of the draw.`,
      ),
    ),
    section(
      'location',
      'Where you are',
      p(
        'Buying tokens, redeeming them for entries and claiming a free entry ask your device where it is, and are possible only within the state. Where the device does not tell, the answer is no.',
      ),
    ),
    section(
      'partners',
      `${loungeName} on other sites`,
      p(
        'Partners may show parts of the lounge on their own pages. There, too, it is we who hold your account: the partner learns that you are signed in, but neither your name nor your balance.',
      ),
    ),
  )
}
