import { z } from 'zod'

/** What an API key may be used for. A call without a scope takes no key. */
export const keyScopes = [
  'people:read',
  'recognition:read',
  'recognition:write',
  'rewards:read',
  'rewards:redeem',
  'reports:read',
  'ledger:read',
  'events:read',
  'points:write',
] as const

export const KeyScope = z.enum(keyScopes)
export type KeyScope = z.infer<typeof KeyScope>
