/** The callers that every operation is tried as, the refused ones first. */
export const actors = [
  'stranger',
  'deactivated',
  'expired',
  'revoked',
  'foreignAdministrator',
  'member',
  'channelManager',
  'administrator',
] as const
export type Actor = (typeof actors)[number]

/** Callers without a session that works. */
export const outsiders: ReadonlySet<Actor> = new Set(['stranger', 'deactivated', 'expired', 'revoked'])

export type Tokens = Readonly<Record<Actor, string | undefined>>
