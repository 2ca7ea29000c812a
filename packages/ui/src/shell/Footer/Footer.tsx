'use client'

import type { Locale } from '@players-club/domain-models'
import { Smartphone } from 'lucide'
import { useBrand } from '../../messages/BrandProvider.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { phoneUrl, PhoneWords } from '../../primitives/Link/PhoneWords.tsx'
import {
  badge,
  badges,
  care,
  columns,
  footer,
  inText,
  language,
  languages,
  link,
  links,
  small,
  text,
  title,
} from './Footer.css.ts'

/** Whether the lounge is shown, and what happens when a language is chosen. */
export interface FooterProps {
  /** Inside Lucky Lounge the questions and the terms are the lounge's own. */
  isLounge: boolean
  /** The languages of the lottery; with one there is nothing to choose. */
  locales: readonly Locale[]
  onLocaleChosen: (locale: Locale) => void
}

const languageNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' }

/**
 * The footer of every page: help with problem gambling first, then the club's texts, its other sites and the
 * language.
 */
export function Footer({ isLounge, locales, onLocaleChosen }: FooterProps) {
  const translate = useMessages()
  const { problemGambling: help, social, apps } = useBrand()
  const suffix = isLounge ? '_ll' : ''
  return (
    <footer className={footer}>
      <div className={columns}>
        <div className={care}>
          <h2 className={title}>{translate('shell.footer.careTitle')}</h2>
          <p className={text}>
            {translate('shell.footer.disclaimer')}{' '}
            <a className={inText} href={phoneUrl(help.phone)}>
              <PhoneWords
                text={translate('shell.footer.problemGambling', { phone: help.phone })}
                phone={help.phone}
              />
            </a>{' '}
            <a className={inText} href={help.url}>
              {translate('shell.problemGamblingHelp')}
            </a>
          </p>
          <p className={small}>{translate('shell.footer.version')}</p>
        </div>
        <nav aria-label={translate('shell.footer.links')}>
          <ul className={links} role="list">
            <FooterLink href={`/media/faq${suffix}`} label={translate('shell.faq')} />
            <FooterLink href={`/media/terms_conditions${suffix}`} label={translate('shell.footer.terms')} />
            <FooterLink href="/media/privacy" label={translate('shell.footer.privacy')} />
            <FooterLink href="/feedback" label={translate('shell.feedback')} />
          </ul>
        </nav>
        <div>
          {social.length > 0 && (
            <ul className={links} role="list" aria-label={translate('shell.footer.social')}>
              {social.map(place => (
                <FooterLink key={place.name} href={place.url} label={place.name} />
              ))}
            </ul>
          )}
          {apps.length > 0 && (
            <ul className={badges} role="list" aria-label={translate('shell.footer.apps')}>
              {apps.map(store => (
                <li key={store.name}>
                  <a className={badge} href={store.url}>
                    <Icon icon={Smartphone} size="small" />
                    {store.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {locales.length > 1 && (
            <div className={languages} role="group" aria-label={translate('shell.footer.language')}>
              {locales.map(locale => (
                <button
                  key={locale}
                  type="button"
                  lang={locale}
                  className={language}
                  aria-current={locale === translate.locale ? 'true' : undefined}
                  onClick={() => onLocaleChosen(locale)}
                >
                  {languageNames[locale]}
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a className={link} href={href}>
        {label}
      </a>
    </li>
  )
}
