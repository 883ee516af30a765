import type { Company } from './company.ts'
import { channelMembersOf, type ScaleWish } from './foundingCommands.ts'

/** The last member leaves all channels, and is an administrator for a moment. */
export function* lastChanges(company: Company): Generator<ScaleWish> {
  const memberId = company.memberIds.at(-1) ?? ''
  for (const [index, channelId] of company.channelIds.entries()) {
    const members = channelMembersOf(company, index)
    if (!members.includes(memberId)) continue
    const memberIds = members.filter(id => id !== memberId)
    yield { type: 'syncChannelMembers', data: { channelId, memberIds } }
  }
  for (const isAdmin of [true, false])
    yield { type: 'changeMemberAdmin', data: { memberId, isAdmin }, policy: { isLast: false } }
}
