/** What the ways in say when they fail; more than one page shows each. */
export const somethingWrong = 'Something went wrong, please try again.'
export const slackTrouble = 'We had trouble logging in with the chat workspace, please try again.'
export const notInstalled =
  'The workspace you tried logging into isn’t using the product, you may need to install the app.'
export const installFailed = 'An error occured, please try again.'
export const installDenied =
  'Uh oh! The product can’t be installed unless you approve the permissions we request.'
