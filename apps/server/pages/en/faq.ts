import { DRAW_GAME_CLAIM_DAYS, POINTS_DELAY_HOURS } from '@players-club/domain-models'
import type { Facts } from '../facts.ts'
import { a, p, page, question, questions, ul } from '../write.ts'

export const faq = (facts: Facts) => {
  const { clubName, loungeName, phone } = facts
  return page(
    'faq',
    { lead: `What players ask us most about the ${clubName}.` },
    questions(
      'joining',
      'Joining the club',
      question('cost', 'What does it cost?', p('Nothing. The club is free, and so is leaving it.')),
      question(
        'who',
        'Who can join?',
        p(
          `Everyone aged ${facts.minAge} or older. You need an email address of your own: one address, one account.`,
        ),
      ),
      question(
        'activate',
        'I registered. Why can I not sign in?',
        p(
          `We sent you an email with a link. Open it within ${facts.linkMinutes} minutes, and your account is active. Look in the spam folder, too.`,
        ),
        p('The link is too old? ', a('/activate-email', 'Get a new one'), '.'),
      ),
      question(
        'invite',
        'What does it bring to invite friends?',
        p(
          `When a friend registers with your code and activates the account, you earn ${facts.invitePoints} points. That works ${facts.invitesAMonth} times a month; after that friends can still join with your code, but it earns no points.`,
        ),
        p('Your code is under ', a('/settings/invite-friends', 'Invite Friends'), '.'),
      ),
    ),
    questions(
      'account',
      'Your account',
      question(
        'forgot',
        'I forgot my password.',
        p(a('/forgot-password', 'Ask for a link'), ' and choose a new one. The link works once.'),
      ),
      question(
        'locked',
        'Why is my account locked?',
        p(
          'After several wrong passwords we lock sign-in for fifteen minutes. Wait, or ',
          a('/forgot-password', 'set a new password'),
          '.',
        ),
      ),
      question(
        'suspended',
        'My account is suspended or deactivated. Can I have it back?',
        p(
          'Try to sign in. We offer to send you a link, and with it you choose a new password. Your points and your history are still there.',
        ),
      ),
      question(
        'change-email',
        'How do I change my email or password?',
        p(
          'Under ',
          a('/settings/account-security', 'Account & Security'),
          '. You need your current password.',
        ),
      ),
      question(
        'mails',
        'How do I get fewer emails?',
        p(
          'Choose what you want to hear about under ',
          a('/settings/preferences', 'Communication Preferences'),
          '. Emails about the safety of your account always come.',
        ),
      ),
      question(
        'idle',
        'Why was I signed out?',
        p('After an hour without activity we sign you out, and tell you two minutes before.'),
      ),
    ),
    questions(
      'points',
      'Points',
      question(
        'earn',
        'How do I earn points?',
        ul(
          'Enter your tickets.',
          'Take part in the activities on the Earn page.',
          `Complete your profile: ${facts.profilePoints} points, once.`,
          `Let us email you about promotions: ${facts.emailPoints} points, once.`,
          `Invite friends: ${facts.invitePoints} points for each.`,
        ),
      ),
      question(
        'delay',
        'My points have not arrived.',
        p(
          `Points may take up to ${POINTS_DELAY_HOURS} hours to appear. Everything that moved is in your `,
          a('/history', 'history'),
          '.',
        ),
      ),
      question(
        'cash',
        'Can I turn points into money?',
        p(
          `No. Points buy rewards and entries, and can be changed for tokens of ${loungeName}. They cannot be sold or given away.`,
        ),
      ),
    ),
    questions(
      'tickets',
      'Tickets and prizes',
      question(
        'claim',
        'I have won in a lottery game. Does the club pay?',
        p(
          `No. Take your ticket to a retailer or a claim center. Prizes of draw games must be claimed within ${DRAW_GAME_CLAIM_DAYS} days of the draw.`,
        ),
      ),
      question(
        'verify',
        'Why do you want to verify who I am?',
        p(
          `Cash drawings, bought tokens and free entries are for people of ${facts.minAge} or older who are who they say. A check of your name, birth date and address is enough for most; you have three tries, and after that a scan of an ID.`,
        ),
      ),
    ),
    questions(
      'help',
      'More help',
      question(
        'phone',
        'I would rather talk to a person.',
        p('Call ', a(`tel:${phone.replaceAll('-', '')}`, phone), '.'),
      ),
      question(
        'gambling',
        'I play more than I want to.',
        p(
          'You are not alone, and help is free: ',
          a(`tel:${facts.problemGambling.phone.replaceAll('-', '')}`, facts.problemGambling.phone),
          '.',
        ),
      ),
    ),
  )
}
