export const consent = {
  title: 'Connect “%{name}”?',
  lead: 'An assistant asks to act for you in Laurel.',
  assistant: 'It calls itself',
  place: 'Your answer goes to',
  thisComputer: 'A program on this computer (%{host})',
  you: 'It acts as',
  inTeam: '%{name} in %{team}',
  other: 'Someone else?',
  scopes: 'It will be able to',
  scope: {
    'recognition:read': 'See what you can still give, and find colleagues by name',
    'recognition:write': 'Thank colleagues in your name, with points from your allowance',
    'rewards:read': 'See the rewards of your company',
    'rewards:redeem': 'Spend your points on rewards',
    'reports:read': 'Read the reports about the people you lead',
    'ledger:read': 'See your points and where they come from',
  },
  scopeOfAdmin: {
    'recognition:read':
      'See what you can still give, find colleagues, and read the recognition of the whole team',
    'reports:read': 'Read the reports about the whole team',
    'ledger:read': 'See the points of everyone in your team, and the books behind them',
  },
  advice:
    'Allow it only if you have just started this in your assistant. Anyone can choose its name. What it does is recorded as yours.',
  chooseOne: 'Keep at least one, or deny.',
  allow: 'Allow',
  deny: 'Deny',
  later: 'You can disconnect it at any time: in the portal, your account › Connected assistants.',
  back: 'Back to %{host}',
  refusedTitle: 'This assistant can’t be connected',
  refused: {
    ASSISTANT_UNKNOWN:
      'Laurel does not know this assistant, or not at this address. Go back to the assistant and connect again.',
    AUTHORIZATION_REFUSED:
      'The assistant asked in a way that Laurel does not accept. Go back to it and connect again.',
    ASSISTANTS_TOO_MANY:
      'You have connected as many assistants as you can. Disconnect one in your account, then connect again.',
  },
  freshTitle: 'Sign in again',
  freshLead: 'For your security, sign in again before you connect an assistant.',
  asking: 'Asking what the assistant needs…',
} as const
