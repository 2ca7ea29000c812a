import type { StaticPage } from './StaticPage.ts'

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
