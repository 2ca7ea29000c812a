import type { Mutant } from '../Mutant.ts'
import { client, models, server, ui, web, widgets } from '../suites.ts'

/** The languages of the configured lottery. */
export const lotteryLanguages: readonly Mutant[] = [
  {
    name: 'who asks for no language of the lottery gets English',
    file: 'packages/domain-models/src/messages/preferredLocale.ts',
    from: '?? locales[0]',
    to: "?? 'en'",
    suites: models('src/messages/preferredLocale.test.ts'),
  },
  {
    name: 'a page is rendered in a language that the lottery does not have',
    file: 'apps/server/src/kernel/http/requestLocale.ts',
    from: '    locales,\n',
    to: "    locales: ['en', 'es'],\n",
    suites: server('test/otherLotteryLanguages.test.ts'),
  },
  {
    name: 'a call is answered in a language that the lottery does not have',
    file: 'apps/server/src/kernel/http/requestLocale.ts',
    from: 'acceptLanguage: accepted(request), locales })',
    to: "acceptLanguage: accepted(request), locales: ['en', 'es'] })",
    suites: server('test/otherLotteryLanguages.test.ts'),
  },
  {
    name: 'a call is answered in the language that another page has chosen',
    file: 'apps/server/src/kernel/http/requestLocale.ts',
    from: "cookie: '',",
    to: "cookie: request.headers.get('cookie') ?? '',",
    suites: server('src/content/staticPages.test.ts'),
  },
  {
    name: 'calls leave the language to the browser',
    file: 'packages/api-client/src/client/createApi.ts',
    from: "        ...(locale && { 'Accept-Language': locale }),\n",
    to: '',
    suites: client('src/client/createApi.test.ts'),
  },
  {
    name: 'a frame is shown in a language that the lottery does not have',
    file: 'apps/lucky-lounge-embed/src/frame/frameParams.ts',
    from: '...preferred].join(), locales })',
    to: "...preferred].join(), locales: ['en', 'es'] })",
    suites: widgets('src/frame/frameParams.test.ts'),
  },
  {
    name: 'mails are bilingual whatever languages the lottery has',
    file: 'apps/server/src/kernel/mail/multilingualMail.ts',
    from: '= lottery.locales\n',
    to: "= ['en', 'es'] as const\n",
    suites: server('src/kernel/mail/multilingualMail.test.ts'),
  },
  {
    name: 'the support team gets feedback in English',
    file: 'apps/server/src/content/feedback.service.ts',
    from: 'createMailTranslate(lottery.locales[0], lottery)',
    to: "createMailTranslate('en', lottery)",
    suites: server('test/otherLotteryLanguages.test.ts'),
  },
  {
    name: 'the footer offers the only language',
    file: 'packages/ui/src/shell/Footer/Footer.tsx',
    from: '{locales.length > 1 && (',
    to: '{locales.length > 0 && (',
    suites: ui('src/shell/Footer/Footer.test.tsx'),
  },
  {
    name: 'pages offer languages that the lottery does not have',
    file: 'apps/web/app/shell/ShellFooter.tsx',
    from: 'locales={locales}',
    to: "locales={['en', 'es']}",
    suites: web('test/shell/frame.test.tsx'),
  },
  {
    name: 'a lottery may have a language twice',
    file: 'apps/server/src/kernel/config/lotteryFile.ts',
    from: '    new Set(value).size === value.length &&\n',
    to: '',
    suites: server('src/kernel/config/config.test.ts'),
  },
  {
    name: 'a ticket that is settled later names its draws in English for every lottery',
    file: 'apps/server/src/tickets/ticketReconciler.ts',
    from: 'locale: lottery.locales[0] }',
    to: "locale: 'en' as const }",
    suites: server('test/otherLotteryLanguages.test.ts'),
  },
]
