'use client'

import type { StaticPage, StaticPageName, StaticPageSection } from '@players-club/domain-models'
import { STATIC_PAGES } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { RichText, type RichTextProps } from '../../primitives/RichText/RichText.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import * as css from './StaticPageView.css.ts'

/** A static page by its name, and its content; undefined while it loads. */
export interface StaticPageViewProps {
  name: StaticPageName
  data: StaticPage | undefined
  error: LocalizedText | null
  refresh: Retry
  /** Whether an address may be linked to. @default every address */
  isOpenAddress?: RichTextProps['isOpenAddress']
}

/** A page of the lottery's texts: about us, questions, terms, privacy. */
export function StaticPageView({ name, data, error, refresh, isOpenAddress }: StaticPageViewProps) {
  const translate = useMessages()
  const isLounge = name.endsWith('_ll')
  return (
    <div className={css.page}>
      <div className={isLounge ? css.head.lounge : css.head.club}>
        <div className={css.words}>
          <Heading level={1}>{translate(`content.page.${name}`)}</Heading>
          {data && (
            <Text size="lead" tone="inherit">
              {data.lead}
            </Text>
          )}
        </div>
        <div className={css.picture}>
          <DesertScene isNight={isLounge} seed={name} />
        </div>
      </div>
      <Part of={{ data, error, refresh }} count={10}>
        {known => <Sections page={known} isOpenAddress={isOpenAddress} />}
      </Part>
      <OtherPages name={name} />
    </div>
  )
}

type IsOpen = Pick<StaticPageViewProps, 'isOpenAddress'>

function Sections({ page: { sections, isNumbered }, isOpenAddress }: { page: StaticPage } & IsOpen) {
  const translate = useMessages()
  const titled = (title: string, index: number): ReactNode => (isNumbered ? `${index + 1}. ${title}` : title)
  return (
    <div className={css.columns}>
      <nav className={css.contents} aria-label={translate('content.onThisPage')}>
        <p className={css.contentsTitle}>{translate('content.onThisPage')}</p>
        <ul role="list">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a className={css.contentsLink} href={`#${id}`}>
                {titled(title, index)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.sections}>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className={css.section}>
            <Heading level={2}>{titled(section.title, index)}</Heading>
            <Body section={section} isOpenAddress={isOpenAddress} />
          </section>
        ))}
      </div>
    </div>
  )
}

function Body({ section: { body, questions }, isOpenAddress }: { section: StaticPageSection } & IsOpen) {
  return (
    <>
      {body.length > 0 && <RichText nodes={body} isOpenAddress={isOpenAddress} />}
      {questions.length > 0 && (
        <div className={css.answers}>
          {questions.map(({ id, question, answer }) => (
            <Disclosure key={id} title={question}>
              {/* The anchor is inside <details>, so that a browser that follows the link opens it. */}
              <div id={id} className={css.answer}>
                <RichText nodes={answer} isOpenAddress={isOpenAddress} />
              </div>
            </Disclosure>
          ))}
        </div>
      )}
    </>
  )
}

function OtherPages({ name }: Pick<StaticPageViewProps, 'name'>) {
  const translate = useMessages()
  return (
    <nav aria-label={translate('content.otherPages')} className={css.others}>
      {STATIC_PAGES.filter(other => other !== name).map(other => (
        <span key={other} className={css.other}>
          <Link href={`/media/${other}`}>{translate(`content.page.${other}`)}</Link>
        </span>
      ))}
    </nav>
  )
}
