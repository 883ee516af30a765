import { listGroups } from '@laurel/contract/team/listGroups.ts'
import { useMe } from '../app/access/MeContext.ts'
import { useAnswer } from '../app/connection/useAnswer.ts'

/**
 * Who pays when this admin gives an award: the award allowance where they manage the channel, else the company. An
 * award by direct message is paid by the allowance of an administrator who manages any channel. Undefined until known.
 */
export const useAwardPayer = (channelId: string | null): 'allowance' | 'company' | undefined => {
  const { user } = useMe()
  const { data } = useAnswer(listGroups, after => ({ query: after }), ['managers'])
  if (!data) return undefined
  const managed = data.groups.filter(group => group.managers.includes(user.id))
  const isOwn = managed.some(group => channelId === null || group.id === channelId)
  return isOwn ? 'allowance' : 'company'
}
