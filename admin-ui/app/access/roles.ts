import type { Me } from './MeContext.ts'

export type Role = 'member' | 'channelManager' | 'lead' | 'segmentManager' | 'administrator' | 'owner'

/** The roles of a person. Everyone is a member; the other roles add to it. */
export const rolesOf = ({ user }: Me): readonly Role[] => [
  'member',
  ...(user.is_channel_manager ? (['channelManager'] as const) : []),
  ...(user.subordinate_users.length > 0 ? (['lead'] as const) : []),
  ...(user.is_manager ? (['segmentManager'] as const) : []),
  ...(user.is_admin ? (['administrator'] as const) : []),
  ...(user.is_owner ? (['owner'] as const) : []),
]
