import { DRAW_GAME_CLAIM_DAYS, POINTS_DELAY_HOURS } from '@players-club/domain-models'
import type { Facts } from '../facts.ts'
import { a, p, page, section, ul } from '../write.ts'

export const terms = (facts: Facts) => {
  const { lotteryName, clubName, loungeName, minAge, phone } = facts
  return page(
    'terms_conditions',
    {
      lead: `The rules of the ${clubName}. By registering you agree to them. In force since January 1, 2026.`,
      isNumbered: true,
    },
    section(
      'who-can-join',
      'Who can join',
      p(
        `The ${clubName} is run by the ${lotteryName}. You may join if you are ${minAge} or older. Employees of the lottery, and people who live with them, cannot take part in drawings.`,
      ),
      p('One person has one account. An account cannot be sold, lent or given away.'),
    ),
    section(
      'your-account',
      'Your account',
      ul(
        'What you tell us about yourself has to be true, and you keep it up to date.',
        'Your password is yours alone. What is done with your account counts as done by you until you tell us that another person used it.',
        'We lock an account for a while after several wrong passwords, and may suspend one that is used against these rules.',
        'You can deactivate your account at any time, and have it back by email.',
      ),
    ),
    section(
      'points',
      'Points',
      p(
        `Points are earned by entering tickets and by activities. Each activity says what it earns, and how often. Points may take up to ${POINTS_DELAY_HOURS} hours to appear.`,
      ),
      p(
        'Points are not money and have no cash value. They cannot be transferred. We may take back points that came by mistake or by cheating; your history shows it.',
      ),
      p(
        `An accepted invitation earns points ${facts.invitesAMonth} times in a month. Inviting yourself earns nothing.`,
      ),
    ),
    section(
      'rewards',
      'Rewards and drawings',
      p(
        'Points that were spent on a reward do not come back, unless the reward cannot be given. Each coupon code is good once. Each drawing has rules of its own; where they differ from these terms, they win.',
      ),
      p('Winners are drawn at random. The decision of a drawing is final.'),
    ),
    section(
      'tickets',
      'Lottery tickets',
      p(
        `Entering a ticket in the club does not claim a prize, and does not replace the ticket. Keep the ticket: only the ticket itself is paid. Prizes of draw games must be claimed within ${DRAW_GAME_CLAIM_DAYS} days.`,
      ),
      p('A ticket counts once, for the player who enters it first.'),
    ),
    section(
      'lounge',
      loungeName,
      p(`For ${loungeName} there are `, a('/media/terms_conditions_ll', 'further terms'), '.'),
    ),
    section(
      'identity',
      'Proving who you are',
      p(
        'Before we pay a cash prize, sell tokens or take a free entry we check that you are who you say. Without a passed check there is no prize. How we treat what you tell us for it stands in the ',
        a('/media/privacy', 'privacy policy'),
        '.',
      ),
    ),
    section(
      'not-allowed',
      'What is not allowed',
      ul(
        'Programs or scripts that use the club in your place.',
        'Tickets that are not yours, false names, several accounts.',
        'Trying to get at the data or the points of others.',
      ),
      p(
        'Looking for weaknesses in good faith is welcome: ',
        a('/media/about_us#security', 'how to report one'),
        '.',
      ),
    ),
    section(
      'changes',
      'Changes, and the end of the club',
      p(
        'We may change these terms. We tell you at least thirty days before, by email, and you can leave. If the club ends, we tell you ninety days before, and points can be spent until then.',
      ),
    ),
    section(
      'liability',
      'What we answer for',
      p(
        'We answer for what we do on purpose or by gross neglect. A page that cannot be reached for a while gives no claim. The law of the state in which the lottery is run applies.',
      ),
      p('Questions? Call ', a(`tel:${phone.replaceAll('-', '')}`, phone), '.'),
    ),
  )
}
