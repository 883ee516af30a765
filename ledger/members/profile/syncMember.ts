import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import { jsonEquals } from '../../kernel/jsonEquals.ts'
import type { Locale } from '../../kernel/locale.ts'
import type { MemberEvent, MemberProfile } from '../events.ts'
import type { KnownMember, MemberState } from '../state.ts'

/** Syncs a member with the workspace: adds, changes or deactivates the member, or does nothing. */
export type SyncMember = Command<
  'syncMember',
  {
    readonly memberId: MemberId
    readonly externalKey: string
    readonly profile: MemberProfile
    /** Left out where the workspace does not say it: a known one stays. */
    readonly locale?: Locale
    readonly isActive: boolean
    /** Used when the member is added; afterwards only `changeMemberAdmin` moves these. */
    readonly isAdmin: boolean
    readonly isOwner: boolean
  }
>

export const syncMember = (state: MemberState, { data }: SyncMember): Decision<MemberEvent, never> => {
  if (state.kind === 'known') return accept(...(state.isErased ? [] : changes(state, data)))
  if (!data.isActive) return accept()
  const { memberId, externalKey, profile, isAdmin, isOwner } = data
  return accept(
    { type: 'MemberAdded', data: { memberId, externalKey, profile, isAdmin, isOwner } },
    ...newLocale(null, data),
  )
}

const changes = (state: KnownMember, data: SyncMember['data']): MemberEvent[] => {
  const { memberId, profile } = data
  const events: MemberEvent[] = []
  if (!jsonEquals(state.profile, profile))
    events.push({ type: 'MemberProfileChanged', data: { memberId, profile } })
  events.push(...newLocale(state.chatLocale, data))
  if (state.isActive && !data.isActive) events.push({ type: 'MemberDeactivated', data: { memberId } })
  if (!state.isActive && data.isActive) events.push({ type: 'MemberReactivated', data: { memberId } })
  return events
}

const newLocale = (known: Locale | null, { memberId, locale }: SyncMember['data']): MemberEvent[] =>
  locale === undefined || locale === known ? [] : [{ type: 'MemberLocaleSynced', data: { memberId, locale } }]
