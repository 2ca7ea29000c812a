import type { Facts } from '../facts.ts'
import { a, p, page, section, ul } from '../write.ts'

export const aboutUs = ({ lotteryName, clubName, loungeName, minAge, phone, problemGambling }: Facts) =>
  page(
    'about_us',
    {
      lead: `The ${clubName} is where players of the ${lotteryName} get a little more out of the tickets they already play.`,
    },
    section(
      'the-club',
      'What the club is',
      p(
        `The ${clubName} is free. You enter your tickets, take part in activities and earn points. Points buy entries in drawings, coupons and plays. Nothing you do in the club changes your odds in a lottery game, and nothing you win in a lottery game depends on being a member.`,
      ),
      p('A ticket stays a ticket: keep it, sign it, and claim a prize with it as you always have.'),
    ),
    section(
      'the-lounge',
      loungeName,
      p(
        `${loungeName} is our arcade. It is played with tokens, not with money. Tokens also enter you in weekly, bi-weekly, monthly and quarterly drawings.`,
      ),
      p('New there? ', a('/media/faq_ll', `Read the questions about ${loungeName}`), '.'),
    ),
    section(
      'who-we-are',
      'Who we are',
      p(
        `The ${lotteryName} sells scratchers, draw games and fast play in one state, and has no other business. Members have to be ${minAge} or older.`,
      ),
    ),
    section(
      'play-kindly',
      'Be kind to yourself when you play',
      p(
        'A lottery is fun for as long as you can spare what it costs. Decide before you play how much that is. If it stops being fun, talk to a counselor: it is free, and you do not have to give your name.',
      ),
      ul(
        ['Call ', a(`tel:${problemGambling.phone.replaceAll('-', '')}`, problemGambling.phone), '.'],
        [a(problemGambling.url, 'Help with problem gambling'), '.'],
        ['Take a break from the club: ', a('/settings/account-security', 'deactivate your account'), '.'],
      ),
    ),
    section(
      'contact',
      'Talk to us',
      p(
        'Call player services at ',
        a(`tel:${phone.replaceAll('-', '')}`, phone),
        '. Many answers are in the ',
        a('/media/faq', 'FAQs'),
        ' already.',
      ),
    ),
    section(
      'security',
      'Report a weakness',
      p(
        'If you have found a way around what protects our players, please tell us before you tell anyone else. Call player services and ask for the security desk, or use ',
        a('/feedback', 'Send Us Feedback'),
        '.',
      ),
      ul(
        'Say what you saw, how we can see it too, and what an attacker could do with it.',
        'Use your own account only, and stop as soon as you see data that is not yours.',
        'You hear from us within five working days, and again when it is fixed. We take no action against anyone who reports in good faith.',
      ),
    ),
  )
