import type { RichTextNode, RichTextTag, StaticPage, StaticPageSection } from '@players-club/domain-models'

const element =
  (tag: RichTextTag) =>
  (...children: RichTextNode[]): RichTextNode => ({ tag, children })

export const p = element('p')
export const ul = (...items: (string | RichTextNode[])[]): RichTextNode => ({
  tag: 'ul',
  children: items.map(item => ({ tag: 'li', children: typeof item === 'string' ? [item] : item })),
})
export const a = (href: string, text: string): RichTextNode => ({ tag: 'a', href, children: [text] })

/** A table of so many columns; the first row heads it. */
export const table = (head: string[], ...rows: string[][]): RichTextNode => ({
  tag: 'table',
  children: [
    {
      tag: 'thead',
      children: [{ tag: 'tr', children: head.map(cell => ({ tag: 'th', children: [cell] })) }],
    },
    {
      tag: 'tbody',
      children: rows.map(cells => ({
        tag: 'tr',
        children: cells.map(cell => ({ tag: 'td', children: [cell] })),
      })),
    },
  ],
})

export const section = (id: string, title: string, ...body: RichTextNode[]): StaticPageSection => ({
  id,
  title,
  body,
  questions: [],
})

type Question = StaticPageSection['questions'][number]

export const questions = (id: string, title: string, ...list: Question[]): StaticPageSection => ({
  id,
  title,
  body: [],
  questions: list,
})

export const question = (id: string, asked: string, ...answer: RichTextNode[]): Question => ({
  id,
  question: asked,
  answer,
})

export const page = (
  name: StaticPage['name'],
  { lead, isNumbered = false }: { lead: string; isNumbered?: boolean },
  ...sections: StaticPageSection[]
): StaticPage => ({ name, lead, isNumbered, sections })
