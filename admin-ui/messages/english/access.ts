export const access = {
  proOnly: 'This feature is only available on the Pro plan.',
  laurelCantBeShown: 'Laurel can’t be shown right now',
  signInAgain: 'Sign in again',
  justAMoment: 'Just a moment…',
  takingYouToYour: 'Taking you to your rewards…',
  yourSessionHasExpired: 'Your session has expired',
  forSecurityPurposesYour:
    'For security purposes, your current session has expired. Please reload this page and login again.',
  signInAgainToContinue: 'Sign in again to continue',
  freshSignInReason:
    'For your security, sign in again to do this. You return to this page afterwards; then repeat the action.',
  teamInactive: 'Sorry, your team is currently inactive.',
  askAnAdministrator: 'Please contact an administrator of your team. Your points are kept.',
  trialEnded: 'Your trial has ended',
  subscriptionEnded: 'Your subscription has ended',
  choosePlan: 'Everything that your team has done is kept. Choose a plan to continue.',
  comeBack: 'Points, settings and history stay. Activate it again, or choose another plan.',
  reloadPage: 'Reload page',
} as const
