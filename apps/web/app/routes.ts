import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/*
 * The route table. A route inside `secured` needs a login (L); a route inside `guests` redirects a signed-in player
 * home; the club layout has header, menus and footer, the bare layout has none. An outage replaces all routes inside
 * `open`: the result of a payment is outside, so that a returning player still sees it.
 */
export default [
  layout('shell/open.layout.tsx', [
    layout('shell/club.layout.tsx', [
      index('shell/home.route.tsx'),
      layout('accounts/guests.layout.tsx', [
        route('login', 'accounts/signIn.route.tsx'),
        route('forgot-password', 'accounts/forgotPassword.route.tsx'),
        route('forgot-password-sent', 'accounts/forgotPasswordSent.route.tsx'),
        route('reset/finish', 'accounts/resetFinish.route.tsx'),
      ]),
      route('activate', 'accounts/activate.route.tsx'),
      route('activated', 'accounts/activated.route.tsx'),
      route('activate-email', 'accounts/activateEmail.route.tsx'),
      route('activate-email-sent', 'accounts/activateEmailSent.route.tsx'),
      route('unsuspend', 'accounts/unsuspend.route.tsx'),
      route('register/:inviteCode?', 'accounts/register.route.tsx'),
      layout('accounts/secured.layout.tsx', [
        route('history', 'history/history.route.tsx'),
        route('ticket-entry', 'tickets/ticketEntry.route.tsx'),
        route('profile-completion/:activityId', 'activities/profileCompletion.route.tsx'),
        route('settings', 'profile/settings.layout.tsx', [
          index('profile/settings.route.tsx'),
          route('email-sign-up', 'activities/emailSignUp.route.tsx', { id: 'email-sign-up' }),
          route('profile-completion', 'activities/profileCompletion.route.tsx', { id: 'profile-completion' }),
          route('profile', 'profile/profile.route.tsx'),
          route('preferences', 'profile/preferences.route.tsx'),
          route('account-security', 'accounts/accountSecurity.route.tsx'),
          route('account-security/change-password', 'accounts/changePassword.route.tsx'),
          route('account-security/change-email', 'accounts/changeEmail.route.tsx'),
          route('account-security/deactivate-account', 'accounts/deactivateAccount.route.tsx'),
          route('invite-friends', 'accounts/inviteFriends.route.tsx'),
          ...['change-password', 'change-email', 'deactivate-account'].map(path =>
            route(path, 'accounts/flatSettings.route.tsx', { id: path }),
          ),
        ]),
        layout('profile/settings.layout.tsx', { id: 'settings-beside' }, [
          route('invite-friends', 'accounts/inviteFriends.route.tsx', { id: 'invite-friends' }),
        ]),
      ]),
      layout('activities/emailSignUp.layout.tsx', [
        route('email-signUp/:activityId', 'activities/emailSignUp.route.tsx'),
      ]),
      route('feedback', 'content/feedback.route.tsx'),
      route('earn', 'activities/earn.route.tsx'),
      route('view-url/:activityId', 'activities/viewUrl.route.tsx'),
      route('upload-content/:activityId', 'activities/uploadContent.route.tsx'),
      route('code-redemption', 'activities/codeRedemption.route.tsx'),
      ...['code-redemption', 'promo-code'].map(path =>
        route(`${path}/:activityId`, 'activities/promoCode.route.tsx', { id: `${path}-page` }),
      ),
      route('survey/v2/:activityId', 'surveys/surveyV2.route.tsx'),
      route('survey/:activityId', 'surveys/survey.route.tsx'),
      route('poll/:activityId', 'surveys/poll.route.tsx'),
      route('quiz/:activityId', 'surveys/quiz.route.tsx'),
      route('collect-them-all/:id', 'activities/collectThemAll.route.tsx'),
      route('interactive-game/:activityId', 'activities/digitalGame.route.tsx'),
      route('rewards', 'rewards/rewards.route.tsx'),
      route('rewards/:rewardId', 'rewards/reward.route.tsx'),
      route('games', 'games/games.route.tsx'),
      route('games/types/:gameTypeId', 'games/gamesOfType.route.tsx'),
      // Without an id, an address of these leads where an unknown id does.
      ...['games/:gameId', 'games-draw/:gameId?', 'games-quick-draw/:gameId?'].map(path =>
        route(path, 'games/game.route.tsx', { id: `${path.split('/')[0]}-page` }),
      ),
      route('promotion', 'promotions/promotions.route.tsx'),
      route('promotion/:drawId', 'promotions/promotion.route.tsx'),
      route('media/:pageName', 'content/media.route.tsx'),
      layout('content/information.layout.tsx', [
        route('information-list', 'content/informationList.route.tsx'),
        route('information-list/:id', 'content/informationTile.route.tsx'),
      ]),
      route('lucky-lounge', 'lounge/lounge.layout.tsx', [
        index('lounge/lobby.route.tsx'),
        route('explore', 'lounge/explore.route.tsx'),
        route('game/:gameId?', 'lounge/game.route.tsx'),
        route('reward/:rewardId?', 'lounge/reward.route.tsx'),
        layout('lounge/players.layout.tsx', [
          route('history', 'lounge/history.route.tsx'),
          route('store', 'store/store.route.tsx'),
          route('store-billing', 'store/storeBilling.route.tsx'),
          route('store-payment-success', 'store/paymentSuccess.route.tsx'),
        ]),
      ]),
      route('unsubscribe', 'profile/unsubscribe.route.tsx'),
      route('redirect-back', 'shell/redirectBack.route.tsx'),
      route('*', 'shell/notFound.route.tsx'),
    ]),
    layout('shell/bare.layout.tsx', [
      route('games-quick-draw-widget/:gameId?', 'games/quickDrawWidget.route.tsx'),
    ]),
  ]),
  layout('shell/bare.layout.tsx', { id: 'always-open' }, [
    route('lucky-lounge/store/pay', 'store/storePay.route.tsx'),
  ]),
] satisfies RouteConfig
