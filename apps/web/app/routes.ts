import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/*
 * The route table. Legend: a route inside `secured` needs a login (L);
 * a route inside `guests` sends a signed-in player home; the club layout gives header, menus and footer.
 */
export default [
  layout('shell/club.layout.tsx', [
    index('shell/home.route.tsx'),
    layout('accounts/guests.layout.tsx', [route('login', 'accounts/signIn.route.tsx')]),
    layout('accounts/secured.layout.tsx', [
      route('history', 'history/history.route.tsx'),
      route('settings', 'profile/settings.layout.tsx', [
        index('profile/settings.route.tsx'),
        ...['change-password', 'change-email', 'deactivate-account'].map(path =>
          route(path, 'accounts/flatSettings.route.tsx', { id: path }),
        ),
      ]),
    ]),
    route('media/:pageName', 'content/media.route.tsx'),
    route('redirect-back', 'shell/redirectBack.route.tsx'),
    route('*', 'shell/notFound.route.tsx'),
  ]),
] satisfies RouteConfig
