/** Members, administrators, channels and what any command may meet. */
export const members = {
  COMMAND_CONFLICT: {
    title: 'Key used before',
    detail: 'This Idempotency-Key came with another request before. Send a new key for a new intent.',
  },
  MEMBER_UNKNOWN: {
    title: 'Member unknown',
    detail: 'There is no such member in your team. Reload the list and choose from it.',
  },
  MEMBER_INACTIVE: {
    title: 'Member inactive',
    detail: 'This member has left the team. Ask an administrator to bring them back first.',
  },
  EXPIRY_NOT_DUE: {
    title: 'Expiry not due',
    detail: 'These points can still be redeemed. They expire on the day that the account shows.',
  },
  OWNER_STAYS_ADMIN: {
    title: 'Owner stays administrator',
    detail: 'The owner of a team always stays an administrator. Choose another member.',
  },
  LAST_ADMINISTRATOR: {
    title: 'Last administrator',
    detail: 'A team needs an administrator. Make another member one first.',
  },
  REASON_REQUIRED: {
    title: 'Reason required',
    detail: 'Say why; the reason stays with the entry in the ledger.',
  },
  OWN_FINDING: {
    title: 'About yourself',
    detail: 'This finding names you. Ask another administrator to look at it.',
  },
  NOTHING_TO_ADJUST: {
    title: 'Nothing to adjust',
    detail: 'Enter the points to add, or a negative number to take points away.',
  },
  BALANCE_TOO_LOW: {
    title: 'Balance too low',
    detail: 'The balance can’t go below zero. Take away no more than it holds.',
  },
  CHANNEL_EXISTS: {
    title: 'Channel exists',
    detail: 'This chat channel is a recognition channel already. Edit it instead.',
  },
  CHANNEL_UNKNOWN: {
    title: 'Channel unknown',
    detail: 'There is no such recognition channel in your team. Reload the list and choose from it.',
  },
  DEAD_LETTER_UNKNOWN: {
    title: 'Unfinished work unknown',
    detail: 'There is no such unfinished work in your team. Reload the list and choose from it.',
  },
  DEAD_LETTER_ALREADY_RETRIED: {
    title: 'Tried again already',
    detail: 'This is being tried again, or was finished. Reload the list to see where it stands.',
  },
  PRO_REQUIRED: {
    title: 'Pro plan required',
    detail: 'This feature is only available on the Pro plan.',
  },
  CHANNEL_IN_USE: {
    title: 'Channel in use',
    detail: 'A running competition or an open campaign needs this channel. End it first.',
  },
} as const
