import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { isTimeZone } from '@laurel/ledger/kernel/timeZone.ts'
import type { SyncMember } from '@laurel/ledger/members/profile/syncMember.ts'
import { z } from 'zod'
import { localeOfSlack } from './slackLocale.ts'

/** A person as in `users.list`, `users.info` and user events. */
export const SlackUser = z.object({
  id: z.string().min(1),
  name: z.string().optional(),
  deleted: z.boolean().optional(),
  is_bot: z.boolean().optional(),
  is_ultra_restricted: z.boolean().optional(),
  /** Set for a person of another organisation in a shared channel. */
  is_stranger: z.boolean().optional(),
  is_admin: z.boolean().optional(),
  is_owner: z.boolean().optional(),
  is_primary_owner: z.boolean().optional(),
  real_name: z.string().optional(),
  tz: z.string().nullish(),
  /** Sent where it is asked for, and with events. */
  locale: z.string().nullish(),
  updated: z.number().optional(),
  profile: z
    .object({
      real_name: z.string().optional(),
      display_name: z.string().optional(),
      email: z.string().optional(),
      image_192: z.string().optional(),
      image_72: z.string().optional(),
    })
    .optional(),
})
export type SlackUser = z.infer<typeof SlackUser>

/** Apps, Slackbot and people of other organisations are no members. */
export const isPerson = (user: SlackUser): boolean =>
  user.is_bot !== true && user.id !== 'USLACKBOT' && user.is_stranger !== true

/** Multi-channel guests take part; single-channel guests and people who left do not. */
export const takesPart = (user: SlackUser): boolean =>
  isPerson(user) && user.deleted !== true && user.is_ultra_restricted !== true

/**
 * The command that syncs a member with Slack. Its id derives from this version of the person, so that two events with the
 * same data are one command, and a change back to an earlier name is another. The owner is the first administrator.
 */
export const syncMemberCommand = (
  teamId: TeamId,
  user: SlackUser,
  occurredAt: Instant,
  isOwner = false,
): SyncMember => {
  const memberId = memberIdOf(teamId, user.id)
  const locale = localeOfSlack(user.locale)
  const data = {
    memberId,
    externalKey: user.id,
    profile: profileOf(user),
    ...(locale !== undefined && { locale }),
    isActive: takesPart(user),
    isAdmin: isOwner,
    isOwner,
  }
  const version = user.updated === undefined ? occurredAt : String(user.updated)
  return {
    type: 'syncMember',
    id: derivedId('slack.syncMember', memberId, version, JSON.stringify(data)),
    teamId,
    actor: { kind: 'system', id: 'slack' },
    occurredAt,
    data,
  }
}

const Email = z.email().max(320)
const PictureUrl = z.url()

/** The profile of a person in Slack. */
export const profileOf = ({ id, name, real_name, tz, profile }: SlackUser): SyncMember['data']['profile'] => {
  const shownName = [profile?.real_name, real_name, profile?.display_name, name, id].find(
    candidate => candidate !== undefined && candidate.trim() !== '',
  )
  return {
    name: (shownName ?? id).trim().slice(0, 200).toWellFormed(),
    email: Email.safeParse(profile?.email?.trim().toLowerCase()).data ?? null,
    pictureUrl: PictureUrl.safeParse(profile?.image_192 ?? profile?.image_72).data ?? null,
    timeZone: tz && isTimeZone(tz) ? tz : null,
  }
}
