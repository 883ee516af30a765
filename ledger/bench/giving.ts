import type { Actor } from '../kernel/actor.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { memberIdOf, teamIdOf } from '../kernel/foreignIds.ts'
import type { SyncMember } from '../members/profile/syncMember.ts'
import type { CreditShoutout } from '../members/shoutouts/creditShoutout.ts'
import type { GiveShoutout } from '../members/shoutouts/giveShoutout.ts'

const actor: Actor = { kind: 'system', id: 'bench' }
const occurredAt = '2026-03-10T12:00:00.000Z'
const allowance = { period: '2026-03-01', points: 1_000_000_000 }
export const pointsEach = 10

/** The commands of benchmarks, in a team of their own. The same arguments make the same command. */
export const givingIn = (teamName: string) => {
  const teamId = teamIdOf(teamName)
  const envelope = (...key: readonly string[]) => ({
    id: derivedId('bench', teamName, ...key),
    teamId,
    actor,
    occurredAt,
  })
  const memberId = (name: string) => memberIdOf(teamId, name)
  const shoutoutId = (giver: string, number: number) => derivedId('shoutout', teamId, giver, String(number))

  return {
    teamId,
    memberId,
    add: (name: string): SyncMember => ({
      type: 'syncMember',
      ...envelope('add', name),
      data: {
        memberId: memberId(name),
        externalKey: name,
        profile: { name, email: null, pictureUrl: null, timeZone: null },
        isActive: true,
        isAdmin: false,
        isOwner: false,
      },
    }),
    give: (giver: string, recipient: string, number: number): GiveShoutout => ({
      type: 'giveShoutout',
      ...envelope('give', giver, String(number)),
      data: {
        shoutoutId: shoutoutId(giver, number),
        giverId: memberId(giver),
        recipientIds: [memberId(recipient)],
        pointsEach,
        channelId: null,
        value: 'teamwork',
        message: 'Thank you for staying late to help with the release.',
      },
      policy: {
        allowance,
        day: '2026-03-10',
        absentRecipientIds: [],
        ineligibleRecipientIds: [],
        pointOptions: [],
        values: [],
        isValueRequired: false,
      },
    }),
    credit: (giver: string, recipient: string, number: number): CreditShoutout => ({
      type: 'creditShoutout',
      ...envelope('credit', giver, String(number)),
      data: {
        shoutoutId: shoutoutId(giver, number),
        giverId: memberId(giver),
        recipientId: memberId(recipient),
        points: pointsEach,
      },
      policy: { channelId: null },
    }),
  }
}

export type Giving = ReturnType<typeof givingIn>
