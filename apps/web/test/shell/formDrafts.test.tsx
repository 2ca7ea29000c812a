import { expect, test } from 'vitest'

const sources = (files: Record<string, string>) =>
  Object.entries(files).filter(([path]) => !/\.(test|stories)\.tsx?$/.test(path))
const views = sources(
  import.meta.glob<string>('../../../../packages/ui/src/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const flows = sources(
  import.meta.glob<string>('../../../../packages/flow-hooks/src/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** The row and the file of a source. */
const nameOf = (path: string) => path.replace(/^.*\/(?:ui|flow-hooks)\/src\//, '').replace(/\.tsx?$/, '')

/** Every form of the product: the flow that keeps its draft, or the reason why it has none. */
const FORMS: Record<string, { flow: string } | { reason: string }> = {
  'accounts/ChangeEmailView/ChangeEmailView': { reason: 'It asks for the password.' },
  'accounts/ChangePasswordView/ChangePasswordView': { reason: 'It holds passwords alone.' },
  'accounts/EmailRequestView/EmailRequestView': { reason: 'A guest’s, with an e-mail address alone.' },
  'accounts/NewPasswordForm/NewPasswordForm': { reason: 'It holds passwords alone.' },
  'accounts/RegistrationCredentials/RegistrationCredentials': {
    reason: 'A guest’s, with a password: there is no owner yet.',
  },
  'accounts/RegistrationPersonal/RegistrationPersonal': {
    reason: 'A guest’s personal data: there is no owner yet, and the password before it is not stored.',
  },
  'accounts/SignInView/SignInView': { reason: 'It asks for the password.' },
  'activities/PhotoUploadView/PhotoForm': {
    reason: 'A file cannot be put back into its input, and the title belongs to the file.',
  },
  'activities/PromoCodeView/PromoCodeForm': { reason: 'One short code, which the player has at hand.' },
  'content/FeedbackView/FeedbackView': { flow: 'content/feedback/useFeedback' },
  'games/GamesView/GamesFilterForm': { reason: 'A filter: the address holds it.' },
  'history/HistoryFilter/HistoryFilter': { reason: 'A filter: the address holds it.' },
  'identity/IdentityDialog/EntryForm': { reason: 'It asks for SSN digits.' },
  'lounge/ClaimEntryDialog/ClaimEntryForm': { flow: 'lounge/freeEntry/useClaimEntry' },
  'profile/PreferencesView/PreferencesView': { flow: 'profile/preferences/usePreferences' },
  'profile/ProfileView/ProfileForm': { flow: 'profile/editProfile/useEditProfile' },
  'profile/UnsubscribeView/UnsubscribeView': { reason: 'One button of a mail’s link: nothing is typed.' },
  'store/BillingView/BillingForm': { flow: 'store/billing/useBilling' },
  'surveys/QuestionnaireView/Questions': { flow: 'surveys/questionnaire/useQuestionnaire' },
  'tickets/TicketEntryView/TicketForm': { flow: 'tickets/enterTicket/useEnterTicket' },
}

const draftOf = (name: string) => {
  const form = FORMS[name]
  return form && 'flow' in form ? form.flow : null
}

test('every form of the product has a draft, or a reason why it has none', () => {
  const forms = views.filter(
    ([path, source]) => /<(form|Form)\s/.test(source) && nameOf(path) !== 'primitives/Form/Form',
  )
  expect(forms.map(([path]) => nameOf(path)).toSorted()).toEqual(Object.keys(FORMS).toSorted())
})

test('the flows that keep a draft are those of the forms that have one', () => {
  const keeping = flows.filter(([, source]) => /useMachine\([\s\S]*\{ draft: \w+Draft\b/.test(source))
  const expected = Object.keys(FORMS).flatMap(name => draftOf(name) ?? [])
  expect(keeping.map(([path]) => nameOf(path)).toSorted()).toEqual(expected.toSorted())
})

test('no form that asks for a password, SSN digits or a card has a draft', () => {
  const sensitive = views.filter(
    ([path, source]) => nameOf(path) in FORMS && /PasswordField|NewPassword|\bssn|cc-number/.test(source),
  )
  expect(sensitive.map(([path]) => nameOf(path))).toContain('identity/IdentityDialog/EntryForm')
  expect(sensitive.map(([path]) => draftOf(nameOf(path))).filter(flow => flow !== null)).toEqual([])
})
