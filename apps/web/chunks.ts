/** What every page loads. In one piece it compresses far better than in thirty. */
const everyPage = [
  'apps/web/app/root.tsx',
  'apps/web/app/shell/RouteFailure',
  'apps/web/app/shell/Shell',
  'apps/web/app/shell/analytics',
  'apps/web/app/shell/answerFor',
  'apps/web/app/shell/clubDialog',
  'apps/web/app/shell/club.layout',
  'apps/web/app/shell/failureKind',
  'apps/web/app/shell/open.layout',
  'apps/web/app/shell/use',
  'packages/ui/src/primitives/Confetti/Confetti',
  'packages/domain-models/src/accounts/',
  'packages/ui/src/art/LogoMark/',
  'node_modules/swr/',
  'node_modules/superstruct/',
  'node_modules/dequal/',
  'node_modules/lucide-react/dist/esm/createLucideIcon',
  'node_modules/@vanilla-extract/',
  'packages/api-client/src/client/',
  'packages/api-client/src/endpoint/',
  'packages/api-client/src/wire/',
  'packages/domain-models/src/messages/',
  'packages/domain-models/src/money/',
  'packages/domain-models/src/shell/',
  'packages/domain-models/src/time/',
  'packages/flow-hooks/src/accounts/session/',
  'packages/flow-hooks/src/accounts/signOut/',
  'packages/flow-hooks/src/club/',
  'packages/flow-hooks/src/shell/',
  'packages/ui/src/messages/',
  'packages/ui/src/primitives/Button/',
  'packages/ui/src/primitives/Heading/',
  'packages/ui/src/primitives/Icon/',
  'packages/ui/src/primitives/IconButton/',
  'packages/ui/src/primitives/Inline/',
  'packages/ui/src/primitives/Link/',
  'packages/ui/src/primitives/LinkButton/',
  'packages/ui/src/primitives/MessageBar/',
  'packages/ui/src/primitives/SpinnerOverlay/',
  'packages/ui/src/primitives/Stack/',
  'packages/ui/src/primitives/Text/',
  'packages/ui/src/primitives/VisuallyHidden/',
  'packages/ui/src/shell/BalancePill/',
  'packages/ui/src/shell/ClubLayout/',
  'packages/ui/src/shell/FailureView/',
  'packages/ui/src/shell/Footer/',
  'packages/ui/src/shell/Header/',
  'packages/ui/src/shell/MainMenu/',
  'packages/ui/src/shell/MenuPanel/',
  'packages/ui/src/shell/NotFoundView/',
  'packages/ui/src/shell/OutageScreen/',
  'packages/ui/src/shell/PageHead/',
  'packages/ui/src/shell/PlainPage/',
  'packages/ui/src/sprinkles/',
  'packages/ui/src/themes/',
  'packages/ui/src/tokens/',
] as const

/** In those folders, but of few pages, or only when somebody asks for it. */
const apart = [
  'packages/domain-models/src/accounts/CaptchaChallenge',
  'packages/domain-models/src/accounts/Inv',
  'packages/domain-models/src/accounts/signInFailure',
  'packages/domain-models/src/shell/greeting',
  'packages/domain-models/src/shell/recommendations/',
  'packages/domain-models/src/messages/en/',
  'packages/domain-models/src/messages/es/',
  'packages/flow-hooks/src/club/browser/uploadFetch',
  'packages/flow-hooks/src/shell/greeting/',
  'packages/flow-hooks/src/shell/home/',
  'packages/flow-hooks/src/shell/recommendations/',
  'packages/ui/src/themes/color/',
  'packages/ui/src/tokens/palette',
] as const

/** What every form is made of. */
const forms = [
  'packages/ui/src/accounts/AccountPage/',
  'packages/ui/src/primitives/Checkbox/',
  'packages/ui/src/primitives/Field/',
  'packages/ui/src/primitives/Form/',
  'packages/ui/src/primitives/Notice/',
  'packages/ui/src/primitives/PasswordField/',
  'packages/ui/src/primitives/TextField/',
  'packages/forms-validation/src/accounts/emailRule',
  'packages/forms-validation/src/form/',
] as const

/** What home is made of, and with it most pages that show many things. */
const cards = [
  'node_modules/lucide-react/dist/esm/icons/trophy',
  'packages/ui/src/primitives/Badge/Badge.css',
  'packages/ui/src/primitives/Card/Card.css',
  'packages/ui/src/primitives/Grid/Grid.css',
  'packages/ui/src/primitives/Hero/',
  'packages/ui/src/primitives/Image/Image.css',
  'packages/ui/src/primitives/Skeleton/',
  'packages/ui/src/primitives/TicketCard/',
  'packages/ui/src/shell/HomeOffers/HomeOffers.css',
] as const

const isIn = (folders: readonly string[], id: string) =>
  folders.some(folder => id.replaceAll('\\', '/').includes(`/${folder}`))

export const chunks = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|rolldown\/runtime/,
    },
    { name: 'club', test: (id: string) => isIn(everyPage, id) && !isIn(apart, id) },
    { name: 'cards', test: (id: string) => isIn(cards, id) },
    { name: 'forms', test: (id: string) => isIn(forms, id) },
  ],
}
