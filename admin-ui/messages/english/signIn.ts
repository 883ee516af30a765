export const signIn = {
  installDenied: 'Uh oh! The product can’t be installed unless you approve the permissions we request.',
  installFailed: 'An error occured, please try again.',
  linkExpired: 'That link has expired, please try again.',
  notInstalled:
    'The workspace you tried logging into isn’t using the product, you may need to install the app.',
  sessionExpired: 'Your session has expired, please login again.',
  signingIn: 'Signing you in…',
  slackTrouble: 'We had trouble logging in with the chat workspace, please try again.',
  somethingWrong: 'Something went wrong, please try again.',
} as const
