import type { SpotAward } from '../awards/events.ts'
import type { Ledger } from '../handling/ledger.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { ChannelId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import type { Points } from '../kernel/points.ts'
import type { Occasion } from '../members/awards/awardEvents.ts'
import type { GrantAward } from '../members/awards/grantAward.ts'
import type { MemberDetails } from '../members/profile/details.ts'
import type { ClawBackPolicy } from '../teams/vocabulary.ts'
import type { TestTeam } from './testTeam.ts'

const startsAt = '2026-03-10T12:00:00.000Z'

/** Awards and celebrations for the team of a spec; each act under a key, so that it can be repeated. */
export const createTestAwards = (
  ledger: Ledger,
  team: Pick<TestTeam, 'teamId' | 'memberId'>,
  now: () => Instant = () => startsAt,
) => {
  const { teamId, memberId } = team
  const envelope = (key: string) => ({
    id: derivedId('spec award', teamId, key),
    teamId,
    actor: { kind: 'system', id: 'spec' } as const,
    occurredAt: now(),
  })
  const awardId = (name: string) => derivedId('award', teamId, name)
  const grantId = (key: string) => derivedId('grant', teamId, key)
  const award = (name: string, changes: Partial<SpotAward> = {}): SpotAward => ({
    awardId: awardId(name),
    name,
    points: 100,
    message: 'Well done',
    bannerIds: [],
    gifts: [],
    isPrivate: false,
    ...changes,
  })

  return {
    awardId,
    grantId,
    define: (name: string, changes: Partial<SpotAward> = {}) =>
      ledger.handle({
        type: 'defineAward',
        ...envelope(`define ${name} ${JSON.stringify(changes)}`),
        data: award(name, changes),
      }),
    archive: (name: string) =>
      ledger.handle({
        type: 'archiveAward',
        ...envelope(`archive ${name}`),
        data: { awardId: awardId(name) },
      }),
    /** As an administrator gives it: the company pays. */
    give: (
      giver: string,
      recipients: readonly string[],
      name: string,
      changes: Partial<SpotAward> & { key?: string; channelId?: ChannelId } = {},
    ) => {
      const { key = `${giver} ${name}`, channelId = null, ...offered } = changes
      return ledger.handle({
        type: 'giveAward',
        ...envelope(`give ${key}`),
        data: {
          grantId: grantId(key),
          awardId: awardId(name),
          giverId: memberId(giver),
          recipientIds: recipients.map(memberId),
          channelId,
          message: '',
        },
        policy: {
          hasAwards: true,
          award: award(name, offered),
          paidBy: 'company',
          allowance: { period: '2026-03-01', points: 0 },
          absentRecipientIds: [],
          ineligibleRecipientIds: [],
        },
      })
    },
    recall: (giver: string, key: string, options: { act?: string; policy?: ClawBackPolicy } = {}) =>
      ledger.handle({
        type: 'recallAward',
        ...envelope(options.act ?? `recall ${key}`),
        data: { grantId: grantId(key), giverId: memberId(giver), reason: 'A mistake' },
        policy: { clawBackPolicy: options.policy ?? 'absorb' },
      }),
    reinstate: (giver: string, key: string, options: { act?: string } = {}) =>
      ledger.handle({
        type: 'reinstateAward',
        ...envelope(options.act ?? `reinstate ${key}`),
        data: { grantId: grantId(key), giverId: memberId(giver) },
      }),
    celebrate: (
      memberName: string,
      occasion: Occasion,
      points: Points,
      changes: Partial<GrantAward['policy']> = {},
    ) => {
      const key = `${memberName} ${occasion.kind} ${occasion.year}`
      return ledger.handle({
        type: 'grantAward',
        ...envelope(`celebrate ${key}`),
        data: { grantId: grantId(key), memberId: memberId(memberName), occasion },
        policy: {
          awardName: 'Celebration',
          points,
          message: 'Congratulations, {name}!',
          isPrivate: false,
          bannerIds: ['confetti'],
          channelIds: [],
          gifts: [],
          daysLate: 0,
          ...changes,
        },
      })
    },
    setDetails: (memberName: string, changes: Partial<MemberDetails>) =>
      ledger.handle({
        type: 'changeMemberDetails',
        ...envelope(`details ${memberName} ${JSON.stringify(changes)}`),
        data: { memberId: memberId(memberName), changes },
      }),
  }
}
