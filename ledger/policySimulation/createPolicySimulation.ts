import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { MemberId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import { periodAt } from '../kernel/period.ts'
import { type Points, sumPoints } from '../kernel/points.ts'
import { postedTo } from '../kernel/posting.ts'
import { resetIfDue } from '../members/allowances/resetAllowance.ts'
import { AllowanceKind, type MemberEvent, memberEvents } from '../members/events.ts'
import { evolve } from '../members/evolve.ts'
import { recordAdjustment } from '../members/points/recordAdjustment.ts'
import type { KnownMember, MemberState } from '../members/state.ts'
import { createConfiguration } from './configuration.ts'
import { changeLots, expiredPoints, type Lot } from './expiry.ts'
import { createFigures } from './figures.ts'
import { type RecordedMemberEvent, redecide } from './redecide.ts'
import { createRefusals } from './refusals.ts'
import { refusalOf, refusedBefore } from './refusedBefore.ts'
import type { SimulatedPolicy } from './simulatedPolicy.ts'
import { tenureAt } from './tenure.ts'

export type SimulationRequest = {
  readonly policy: SimulatedPolicy
  /** The changed policy applies from this instant on; figures begin there. */
  readonly from: Instant
  readonly until: Instant
}

const noChange: SimulatedPolicy = {}

/**
 * Replays the events of one team in the order of the log, from the beginning, beside a history in which the changed policy
 * applied. People behave as they did. Memory grows with members, months and refusals, not with events.
 */
export const createPolicySimulation = ({ policy, from, until }: SimulationRequest) => {
  const configuration = createConfiguration()
  const today = createFigures(from, until)
  const alternative = createFigures(from, until)
  const refusals = createRefusals()
  const members = new Map<MemberId, MemberState>()
  const lots = new Map<MemberId, readonly Lot[]>()
  let sweptPeriod = ''
  let sweptMonth = ''

  const record = (
    memberId: MemberId,
    events: readonly MemberEvent[],
    at: Instant,
    isExpiry = false,
  ): void => {
    for (const event of events) {
      const state = evolve(members.get(memberId) ?? { kind: 'unknown' }, event)
      members.set(memberId, state)
      alternative.observe(event, at, tenureAt(state, at), isExpiry)
      if (policy.expiry && 'postings' in event.data) {
        const takes = event.type.endsWith('ClawedBack') ? 'newest' : 'oldest'
        const change = postedTo('redeemable', event.data.postings)
        lots.set(memberId, changeLots(lots.get(memberId) ?? [], change, at.slice(0, 7), takes))
      }
    }
  }

  /** Another interval has periods that no recorded event begins. */
  const beginPeriods = (at: Instant): void => {
    const changed = policy.allowance
    if (changed?.interval === undefined) return
    const { allowancePolicy, timeZone } = configuration.team()
    if (allowancePolicy.interval === changed.interval) return
    const period = periodAt(at, changed.interval, timeZone)
    if (period <= sweptPeriod) return
    sweptPeriod = period
    for (const state of knownMembers())
      for (const kind of AllowanceKind.options) {
        if (!state.isActive || state.allowances[kind].period === null) continue
        const grant = configuration.grant(state.memberId, kind, changed, at)
        record(state.memberId, resetIfDue(state, kind, grant), at)
      }
  }

  const expireLots = (at: Instant): void => {
    const month = at.slice(0, 7)
    if (policy.expiry === undefined || month <= sweptMonth) return
    sweptMonth = month
    for (const state of knownMembers()) {
      const due = expiredPoints(lots.get(state.memberId) ?? [], month, policy.expiry.months)
      const points = Math.min(due, state.redeemable)
      if (points === 0) continue
      const expiry = { account: 'redeemable', points: -points, reason: 'expired' } as const
      const decision = recordAdjustment(state, expiry, { kind: 'notNeeded', day: at.slice(0, 10) })
      if (decision.kind === 'accepted') record(state.memberId, decision.events, at, true)
    }
  }

  const knownMembers = (): KnownMember[] =>
    [...members.values()].flatMap(state => (state.kind === 'known' ? [state] : []))

  const replay = (event: RecordedMemberEvent): void => {
    const { occurredAt } = event.metadata
    const memberId = memberOf(event)
    const isChanged = occurredAt >= from
    if (isChanged && occurredAt < until) {
      beginPeriods(occurredAt)
      expireLots(occurredAt)
    }
    const state = members.get(memberId)
    today.observe(event, occurredAt, tenureAt(state, occurredAt))
    if (state?.kind !== 'known') {
      record(memberId, [event], occurredAt)
      return
    }
    if (refusedBefore(event, refusals)) return
    const decision = redecide(state, event, isChanged ? policy : noChange, configuration)
    if (decision.kind === 'accepted') {
      record(memberId, decision.events, occurredAt)
      return
    }
    const refusal = refusalOf(event, memberId, decision.rejection.code)
    if (refusal) refusals.note(refusal, isChanged && occurredAt < until)
    if (event.type === 'RedemptionDebited') refusals.refuseRedemption(event.data.redemptionId)
    if (event.type === 'ShoutoutGiven' || event.type === 'ShoutoutReinstated')
      refusals.refuseGiven(event.data.shoutoutId, event.recordedAt)
    if (event.type === 'AwardGiven' || event.type === 'AwardReinstated')
      refusals.refuseGiven(event.data.grantId, event.recordedAt)
  }

  return {
    observe: (event: RecordedLedgerEvent): void => {
      configuration.observe(event)
      if (isOfMember(event)) replay(event)
    },
    /** The redeemable points of all members in the simulated history. */
    redeemable: (): Points => sumPoints(knownMembers().map(member => member.redeemable)),
    redeemableOf: (memberId: MemberId): Points => {
      const state = members.get(memberId)
      return state?.kind === 'known' ? state.redeemable : 0
    },
    result: () => ({
      today: today.result(),
      alternative: alternative.result(),
      refused: refusals.result(),
    }),
  }
}

export type PolicySimulation = ReturnType<ReturnType<typeof createPolicySimulation>['result']>

const memberTypes: ReadonlySet<string> = new Set(memberEvents.map(({ type }) => type))

const isOfMember = (event: RecordedLedgerEvent): event is RecordedMemberEvent => memberTypes.has(event.type)

/** The member whose stream holds the event. */
const memberOf = (event: RecordedMemberEvent): MemberId => {
  if ('memberId' in event.data) return event.data.memberId
  return 'recipientId' in event.data ? event.data.recipientId : event.data.giverId
}
