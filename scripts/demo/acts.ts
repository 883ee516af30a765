import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { DemoValue } from './messages.ts'
import type { DemoPerson } from './people.ts'
import type { demoRewards } from './rewards.ts'

export type DemoReward = (typeof demoRewards)[number]

export type GiveAct = {
  readonly kind: 'give'
  readonly at: Instant
  readonly giver: DemoPerson
  readonly recipients: readonly DemoPerson[]
  readonly points: Points
  readonly channelSlackId: string
  readonly value: DemoValue
  readonly message: string
  readonly isRecalled: boolean
}

export type RedeemAct = {
  readonly kind: 'redeem'
  readonly at: Instant
  readonly person: DemoPerson
  readonly reward: DemoReward
  /** How an administrator ends it; some still wait. */
  readonly end: { readonly kind: 'complete' | 'cancel'; readonly at: Instant } | undefined
}

export type TopUpAct = { readonly kind: 'topUp'; readonly at: Instant; readonly points: Points }

export type AdjustAct = {
  readonly kind: 'adjust'
  readonly at: Instant
  readonly person: DemoPerson
  readonly points: Points
  readonly reason: string
}

/** Something that happened in the demo company. */
export type DemoAct = GiveAct | RedeemAct | TopUpAct | AdjustAct
