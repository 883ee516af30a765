import { AllowanceInterval } from '@laurel/ledger/kernel/allowanceInterval.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import { AllowancePoints, PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { tenures } from '../reports/fairness.ts'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** The newest ones of a team are kept. */
export const simulationsMax = 20

/** The changes to try. Null leaves as recorded. */
export const ChangedPolicy = z.strictObject({
  interval: AllowanceInterval.nullable(),
  /** Replaces the figure of the team and of each channel. */
  shoutout_points: AllowancePoints.nullable(),
  award_points: AllowancePoints.nullable(),
  /** The amounts that a shoutout may give to each recipient. */
  point_options: z.array(PositivePoints).min(1).max(50).nullable().default(null),
  /** A spot award with more points gives this many. */
  spot_award_max: PositivePoints.nullable(),
  /** 200 doubles birthdays, anniversaries and welcomes. */
  celebrations_percent: z.int().min(0).max(1000).nullable(),
  /** Earned points expire after so many months. */
  expiry_months: z.int().min(1).max(120).nullable(),
})
export type ChangedPolicy = z.output<typeof ChangedPolicy>

export const simulationStates = ['running', 'ready', 'failed'] as const

const Simulation = z.object({
  id: Identifier,
  policy: ChangedPolicy,
  /** The policy applies from the beginning of this day in UTC on; null stands for the whole history. */
  start: z.iso.date().nullable(),
  state: z.enum(simulationStates),
  /** Why it failed. */
  problem: AnswerText.nullable(),
  ordered_at: Instant,
})
export type Simulation = z.infer<typeof Simulation>

const Figure = z.int()

/** What happened, and what would have happened. */
const Compared = z.object({ today: Figure, changed: Figure })

export const comparedFigures = [
  'given',
  'shoutouts',
  'people_reached',
  'spot_awards',
  'celebrations',
  'budget',
  'redeemed',
  'expired',
  'liability',
] as const

export const refusedKinds = ['shoutout', 'spotAward', 'redemption', 'correction'] as const

export const SimulationResult = z.object({
  totals: z.record(z.enum(comparedFigures), Compared),
  months: z.array(z.object({ month: Month, given: Compared, liability: Compared })).max(1200),
  /** Points of shoutouts; the channels with most of them. Null stands for shoutouts without a channel. */
  channels: z.array(Compared.extend({ id: Identifier.nullable(), name: AnswerText.nullable() })).max(50),
  /** Received points by how long people had been with the company. */
  tenures: z.array(Compared.extend({ tenure: z.enum(tenures) })).max(tenures.length),
  refused: z.record(z.enum(refusedKinds), Figure),
  /** The first refused acts. */
  examples: z
    .array(
      z.object({
        id: AnswerText,
        kind: z.enum(refusedKinds),
        at: Instant,
        points: Figure,
        reason: AnswerText,
        /** Null where Laurel does not know the person any more. */
        user: UserReference.nullable(),
      }),
    )
    .max(50),
})
export type SimulationResult = z.infer<typeof SimulationResult>

const Simulations = z.object({ simulations: z.array(Simulation).max(simulationsMax) })

/** Replays the history of the team under a changed policy in the background, and changes nothing. The same id orders it once. */
export const simulatePolicy = defineCall({
  name: 'simulatePolicy',
  method: 'POST',
  path: '/v1/admin/policy-simulations',
  access: 'admin',
  summary: 'Simulate a changed policy',
  body: z.strictObject({ id: Identifier, policy: ChangedPolicy, start: z.iso.date().nullable() }),
  response: Simulations,
})

/** The newest simulations of the team, without their results. */
export const listPolicySimulations = defineCall({
  name: 'listPolicySimulations',
  method: 'GET',
  path: '/v1/admin/policy-simulations',
  access: 'admin',
  summary: 'Simulated policies',
  query: After,
  response: Simulations,
})

/** One simulation. Its result is null until it is ready. */
export const getPolicySimulation = defineCall({
  name: 'getPolicySimulation',
  method: 'GET',
  path: '/v1/admin/policy-simulations/:id',
  access: 'admin',
  summary: 'A simulated policy with its result',
  params: z.object({ id: Identifier }),
  response: Simulation.extend({ result: SimulationResult.nullable() }),
  errors: ['NOT_FOUND'],
})
