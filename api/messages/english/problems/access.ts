/** Who may call, and how people sign in. */
export const access = {
  notSignedIn: { title: 'Not signed in', detail: 'Sign in first.' },
  sessionExpired: { title: 'Session expired', detail: 'Your session has expired, please login again.' },
  forbidden: {
    title: 'Not allowed',
    detail: 'Only administrators of your team may do this. Ask one of them.',
  },
  keyUnknown: {
    title: 'API key not accepted',
    detail: 'The API key has ended or is mistyped. An administrator can create another one.',
  },
  keyNotAccepted: {
    title: 'Not for this API key',
    detail: 'No API key can make this call. Sign in as a member.',
    scope: 'The API key needs the scope %{scope}. Create one that has it.',
  },
  tooManyApiKeys: {
    title: 'Too many API keys',
    detail: 'A team has at most %{max} API keys. Revoke one that is not used any more.',
  },
  assistantDisconnected: {
    title: 'Assistant not connected',
    detail: 'The token has expired, or the assistant is disconnected. Refresh the token, or connect again.',
  },
  assistantNotAccepted: {
    title: 'Not for this assistant',
    detail: 'The token of an assistant is for /v1/mcp alone. Programs use an API key.',
    scope: 'The person did not allow %{scope}. They can connect the assistant again and allow it.',
  },
  assistantUnknown: {
    title: 'Assistant unknown',
    detail:
      'Laurel does not know this assistant, or not at this address. Go back to the assistant and connect again.',
  },
  authorizationRefused: {
    title: 'Request of the assistant refused',
    detail: 'The assistant asked in a way that Laurel does not accept. Go back to it and connect again.',
  },
  tooManyAssistants: {
    title: 'Too many assistants',
    detail: 'You can connect %{max} assistants. Disconnect one in your account, then connect again.',
  },
  teamInactive: {
    title: 'Team inactive',
    detail: 'Laurel is switched off for your team. An administrator can activate it in the settings.',
  },
  planEnded: {
    title: 'No plan',
    detail: 'The trial or the subscription of your team has ended. An administrator can choose a plan.',
  },
  freshSignInRequired: {
    title: 'Fresh sign-in required',
    detail: 'For your security, sign in again before you do this. Then repeat it within 15 minutes.',
  },
  linkExpired: { title: 'Link expired', detail: 'That link has expired, please try again.' },
  signInFailed: {
    title: 'Sign-in failed',
    detail: 'We had trouble logging in with the chat workspace, please try again.',
  },
  signInNotInstalled: {
    title: 'Not installed',
    detail: "The workspace you tried logging into isn't using the product, you may need to install the app.",
  },
  slackNotSetUp: {
    title: 'Sign in with Slack is not set up',
    detail: 'Sign in with Slack is not set up here. Ask an administrator for a sign-in link.',
  },
  confirmationRequired: {
    title: 'Confirmation required',
    detail: 'Continue as %{name} in %{team}? Confirm it to sign in.',
  },
  installFailed: { title: 'Installation failed', detail: 'An error occured, please try again.' },
  installerNotAdmin: {
    title: 'Not an administrator of the workspace',
    detail:
      'The person who adds Laurel becomes the owner of the team. Ask an owner or administrator of your Slack workspace to add it.',
  },
  slackUnavailable: {
    title: 'Slack gave no answer',
    detail: 'Slack could not finish the installation just now. Wait a minute, then start over.',
  },
  setupNotPossible: {
    title: 'Installing is not set up',
    detail:
      'This Laurel is not connected with Slack. Ask the person who runs it to set the keys of the Slack app.',
  },
} as const
