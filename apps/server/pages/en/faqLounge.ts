import { DAILY_BONUS_TOKENS } from '@players-club/domain-models'
import type { Facts } from '../facts.ts'
import { a, p, page, question, questions, ul } from '../write.ts'

export const faqLounge = (facts: Facts) => {
  const { loungeName, minAge } = facts
  return page(
    'faq_ll',
    { lead: `Tokens, games and drawings of ${loungeName} in short.` },
    questions(
      'tokens',
      'Tokens',
      question(
        'what',
        'What are tokens?',
        p(
          `What ${loungeName} is played with. A token is not money: it cannot be paid out, sold or given away.`,
        ),
      ),
      question(
        'get',
        'How do I get some?',
        ul(
          `Pick up the daily bonus: ${DAILY_BONUS_TOKENS} tokens.`,
          `Change points: ${facts.stepPoints} points make ${facts.stepTokens} tokens, up to ${facts.tokensPerDay} tokens a day.`,
          'Win them in the games.',
          'Buy them with a card, where that is offered. You have to be verified for it.',
        ),
      ),
      question(
        'back',
        'Can I change tokens back into points?',
        p('No. The exchange works one way, so think twice before you press the button.'),
      ),
    ),
    questions(
      'games',
      'Games',
      question(
        'fun',
        'What is playing for fun?',
        p('A play without a wager: it costs no tokens and wins none. You have to be signed in for it, too.'),
      ),
      question(
        'fair',
        'Who decides whether I win?',
        p(
          'Our server does, before the game shows anything. What you do on the screen is for the fun of it and changes nothing. The odds are on the page of each game.',
        ),
      ),
      question(
        'broken',
        'The game stopped in the middle.',
        p(
          'Open it again: the outcome was kept, and so was what you won. If it is not there, call us: ',
          a(`tel:${facts.phone.replaceAll('-', '')}`, facts.phone),
          '.',
        ),
      ),
    ),
    questions(
      'drawings',
      'Drawings',
      question(
        'enter',
        'How do I enter a drawing?',
        p(
          'Spend tokens on entries. Drawings are held every week, every two weeks, every month and every quarter.',
        ),
      ),
      question(
        'free',
        'Do I have to spend anything?',
        p(
          'No. Each drawing has a free entry, one for each person. It has the same chance as any other entry.',
        ),
      ),
      question(
        'win',
        'How do I hear that I have won?',
        p(
          `By email, and in the list of winners. Winners have to be ${minAge} or older and verified before a prize is paid.`,
        ),
      ),
    ),
    questions(
      'care',
      'Keeping it fun',
      question(
        'stop',
        'I would like to stop for a while.',
        p(
          'Then do. You can ',
          a('/settings/account-security', 'deactivate your account'),
          ', or talk to a counselor at ',
          a(`tel:${facts.problemGambling.phone.replaceAll('-', '')}`, facts.problemGambling.phone),
          '.',
        ),
      ),
    ),
  )
}
