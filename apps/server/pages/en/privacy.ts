import type { Facts } from '../facts.ts'
import { a, p, page, section, table, ul } from '../write.ts'

export const privacy = ({ clubName, lotteryName, phone, unactivatedDays }: Facts) =>
  page(
    'privacy',
    {
      lead: `What the ${clubName} knows about you, what for, and for how long. Nothing of it is sold, and nothing is measured for advertising.`,
    },
    section(
      'short',
      'In short',
      ul(
        'We keep what the club needs to work, and say below what that is.',
        'We do not sell or lend data, and no advertiser looks over your shoulder.',
        'Our cookies keep you signed in and remember your language. That is all they do.',
      ),
    ),
    section(
      'what-we-keep',
      'What we keep',
      table(
        ['What', 'For how long'],
        [
          'Email address, names, birth date, phone, addresses, gender if you gave it, your invite code',
          'As long as the account. Deactivating ends access and deletes nothing',
        ],
        [
          'A registration that is never activated, with all of the above, and who invited you',
          unactivatedDays === null ? 'As long as the account' : `${unactivatedDays}, then deleted`,
        ],
        ['Who registered with whose invite code', 'As long as the accounts'],
        ['The groups of players that you are in, and features that are on for you', 'As long as the account'],
        ['Your password, as a fingerprint that cannot be turned back (argon2id)', 'As long as the account'],
        [
          'Points and tokens: what moved, when, and what for',
          'For good. The books of a lottery are not rewritten',
        ],
        [
          'Answers to requests that moved points or tokens, so that a repeated one counts once',
          'As long as the movements',
        ],
        ['Which activities earned you points, and when', 'As long as the account'],
        [
          'Tickets you entered: the number printed on them, and the result',
          'As long as the account, since a ticket counts once',
        ],
        [
          'Answers to surveys, polls and quizzes; photos you sent in, which are not published; games you played and what they gave',
          'As long as the account; games for fun two days',
        ],
        ['Rewards you redeemed, with their codes; orders of tokens, never a card', 'As long as the account'],
        [
          'Your entries to drawings, and what you won. If you win, everybody may see your first name and the first letter of your last name',
          'For good',
        ],
        ['Whether you were in the state when that was last checked; never where', 'Until the next check'],
        ['Feedback, as you wrote it', '90 days. The email to our support team is kept by that team'],
        ['What you want to hear from us', 'As long as the account'],
        [
          'Whether your identity was checked, how often, and when that has to be renewed',
          'As long as the account',
        ],
        [
          'Scans of your ID: the reference, the link and the result of the company that checks it; your name and birth date as a fingerprint. Never a picture',
          'As long as the account',
        ],
        ['The last four digits of a social security number, encrypted', '14 days, then deleted'],
        [
          'Sign-ins: random keys, as fingerprints, with their times',
          'Twelve hours; thirty days if you chose to stay signed in',
        ],
        [
          'Wrong passwords and requests, counted under fingerprints of the address, network or account',
          'Fifteen minutes after the last one for passwords; an hour or a day for the rest',
        ],
        ['That a puzzle against robots was solved, as a fingerprint', 'Ten minutes'],
        ['Emails that wait to be sent', 'Until they are sent, three days at most'],
      ),
      p(
        '“As long as the account” has no end of its own: the club deletes no account that was activated. You can ask us to.',
      ),
    ),
    section(
      'what-for',
      'What for',
      ul(
        'To run your account, your points and your prizes.',
        'To check that players are old enough and who they say, as the law wants from a lottery.',
        'To keep strangers out of your account.',
        'To write to you: about your account always, about offers only if you want it.',
      ),
    ),
    section(
      'identity',
      'The check of your identity',
      p(
        'For the check we send your name, birth date, address and, if you give them, the last four digits of your social security number to a company that compares them with public registers. We keep the result. The digits are encrypted on our side, are not shown again, and after 14 days they are deleted.',
      ),
      p('If that is not enough you can scan an ID. The pictures go to that company and never to us.'),
    ),
    section(
      'cookies',
      'Cookies and what your browser keeps',
      table(
        ['Name', 'What it does', 'Until'],
        ['__Host-pc_session', 'Keeps you signed in', 'You close the browser, or thirty days if you chose so'],
        [
          '__Host-pc_guest',
          'Protects forms from being sent by other sites',
          'You close the browser or sign in',
        ],
        ['__Host-pc_embed', 'The same for a widget on the page of a partner', 'You close the browser'],
        ['pc_locale', 'Your language', 'One year'],
        ['players-club.… (storage)', 'Your sign-in, so that tabs know of each other', 'You sign out'],
        [
          'players-club.… (storage)',
          'What you were on the way to or in the middle of: a page, a game, a form, the email address that you asked a link for',
          'You sign out, or the tab closes',
        ],
        [
          'players-club.… (storage)',
          'A cart; a payment that you wait for; what you closed, hid or have seen before',
          'The cart is empty, the payment has an outcome; the rest until you clear it',
        ],
      ),
      p('Because none of them is for measuring or advertising there is nothing to agree to, and no banner.'),
    ),
    section(
      'others',
      'Who else learns something',
      ul(
        'The company that checks identities, as said above.',
        'The company that delivers our emails: your address and the email.',
        'The company that takes payments: your order and your language; your name, birth date, email address, phone and billing address. Your card goes to that company alone, and never to us.',
        'The service that tells whether a place is in the state: where your device says it is, but not who you are.',
        'The central system of the lottery: the codes of a ticket, but not whose it is.',
        'Makers of games: that a round is played and what it comes to, but not by whom.',
        'The companies whose pages of games, ID scans and payments open inside ours: your network address and your browser. They may use cookies of their own.',
        'Courts and authorities, where the law makes us.',
        'Partners who show our widgets: that you are signed in. Neither your name nor your balance leaves the widget.',
      ),
    ),
    section(
      'logs',
      'Our logs',
      p(
        'They tell when a page was asked for, how long it took and whether it worked, and if not, why. They hold no names, no addresses, nothing you typed, and only half of a network address.',
      ),
    ),
    section(
      'your-rights',
      'What you can do',
      ul(
        ['See and correct your data: ', a('/settings/profile', 'your profile'), '.'],
        ['Choose what we write about: ', a('/settings/preferences', 'Communication Preferences'), '.'],
        ['Leave: ', a('/settings/account-security', 'Account & Security'), '.'],
        [
          'Ask for a copy, or for deletion of what the law does not make us keep: ',
          a(`tel:${phone.replaceAll('-', '')}`, phone),
          '.',
        ],
      ),
    ),
    section(
      'children',
      'Children',
      p(
        `The ${lotteryName} is for adults. We keep no data of children, and delete what reaches us by mistake.`,
      ),
    ),
  )
