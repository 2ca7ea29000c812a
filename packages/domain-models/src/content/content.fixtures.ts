import type { Advertisement } from './Advertisement.ts'
import type { InformationTile } from './InformationTile.ts'
import type { StaticPage } from './StaticPage.ts'

/** The static page of the terms, with numbered sections. */
export const termsPage: StaticPage = {
  name: 'terms_conditions',
  lead: 'The rules of the Players Club.',
  isNumbered: true,
  sections: [
    {
      id: 'who-can-join',
      title: 'Who can join',
      body: [{ tag: 'p', children: ['Anybody of 21 or older.'] }],
      questions: [],
    },
    {
      id: 'points',
      title: 'Points',
      body: [
        {
          tag: 'p',
          children: ['See the ', { tag: 'a', href: '/media/faq', children: ['questions'] }, '.'],
        },
      ],
      questions: [],
    },
  ],
}

/** The static page of questions and answers. */
export const faqPage: StaticPage = {
  name: 'faq',
  lead: 'Short answers.',
  isNumbered: false,
  sections: [
    {
      id: 'account',
      title: 'Your account',
      body: [],
      questions: [
        {
          id: 'link-expired',
          question: 'My activation link has expired. What now?',
          answer: [{ tag: 'p', children: ['Ask for a new one.'] }],
        },
        {
          id: 'locked',
          question: 'Why is my account locked?',
          answer: [{ tag: 'p', children: ['Wait fifteen minutes.'] }],
        },
      ],
    },
  ],
}

/** An information tile with a text and a button. */
export const informationTileFixture: InformationTile = {
  id: 3,
  title: 'Where the money goes',
  summary: 'Of each dollar that is played, thirty cents go to parks, schools and trails.',
  webImageUrl: '/media/api/file/content/river-web.svg',
  mobileImageUrl: '/media/api/file/content/river-mobile.svg',
  webDescription: [
    { tag: 'h2', children: ['In the parks'] },
    { tag: 'p', children: ['Trails are mended, and ', { tag: 'strong', children: ['trees'] }, ' planted.'] },
  ],
  buttonTextWeb: 'About us',
  buttonTargetWeb: '/media/about_us',
}

/** An information tile without a button. */
export const plainTileFixture: InformationTile = {
  ...informationTileFixture,
  id: 4,
  title: 'The copper coach is on the road',
  summary: 'Every Saturday in another town.',
  buttonTextWeb: null,
  buttonTargetWeb: null,
}

/** An advertisement with light text that leads to a page of the club. */
export const advertisementFixture: Advertisement = {
  id: 1,
  title: 'Your daily bonus is waiting',
  imageUrl: '/media/api/file/content/lounge.svg',
  buttonText: 'Visit Lucky Lounge',
  buttonUrl: '/lucky-lounge',
  buttonTarget: 'INTERNAL',
  backgroundImage: '/media/api/file/content/lounge-ground.svg',
  textColor: '#ffffff',
}

/** An advertisement with dark text that opens a partner's page. */
export const externalAdvertisementFixture: Advertisement = {
  id: 2,
  title: 'Keep it fun',
  imageUrl: '/media/api/file/content/lanterns.svg',
  buttonText: 'Play responsibly',
  buttonUrl: 'https://www.copperstatelottery.example/play-responsibly',
  buttonTarget: 'EXTERNAL',
  backgroundImage: '/media/api/file/content/lanterns-ground.svg',
  textColor: '#241a14',
}
